"""What options of this title point at, beside what the family's do."""

from veglia.games.zombicide.engine.show.targets import FamilyTargets
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.show.tokens import ids


class UndeadTargets(FamilyTargets):
    """The targets of the options of one question."""

    def pieces(self) -> dict[str, str]:
        assert isinstance(self.state, UndeadState)
        return ids(self.state)
