"""Tool Belt: its bearer builds and reinforces with a lower Movement result."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class ToolBelt(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.barr.build"

    def build_plus(self, state: LastNightState, source: Source, hero: int) -> int:
        plus: int = self.args["plus"]
        return plus if source.bearer == hero else 0

    def is_stale(self, state: LastNightState) -> bool:
        return not state.has_rule("barricades")


TRAIT = ToolBelt
