"""Machine Actions with Machines of a sort, from anywhere on the board."""

from typing import Final

from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.trait import Trait


class RemoteControl(Trait[DarkState]):
    def __init__(self, id: str, rule: str, sort: str) -> None:
        super().__init__(id, rule)
        # bot, sentry_gun or all.
        self.sort: Final = sort


TRAIT = RemoteControl
