"""Resourceful: of each Hero card that its Hero draws he draws one more, and keeps one."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class Resourceful(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.search.draw"

    def draws_more(self, state: LastNightState, source: Source, hero: int, rule: str) -> int:
        # With `search` in its row only where the Hero Searches.
        if hero != source.bearer or (self.args.get("search", False) and rule not in SEARCHES):
            return 0
        return 1


SEARCHES: Final = ("lnoe.search.draw", "lnoe.manordeck.search")
TRAIT = Resourceful
