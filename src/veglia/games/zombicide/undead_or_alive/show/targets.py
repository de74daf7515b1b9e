"""What options of this title point at, beside what the family's do."""

from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.targets import Targets
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.show.tokens import ids


class UndeadTargets(Targets):
    """The targets of the options of one question."""

    def __init__(self, context: Context, state: UndeadState) -> None:
        super().__init__(context)
        self.undead = state

    def pieces(self) -> dict[str, str]:
        return ids(self.undead)
