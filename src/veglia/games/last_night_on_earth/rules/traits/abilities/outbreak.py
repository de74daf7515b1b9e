"""Outbreak: each phase 6 that spawns brings one Zombie more."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import events
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class Outbreak(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.opt.adv-zombie"

    def spawns_more(self, state: LastNightState, source: Source) -> int:
        """Of two players who spawn in one phase only the first gets it."""
        if source.card in state.abilities_used:
            return 0
        state.abilities_used.append(source.card)
        state.emit(events.AbilityUsed(-1, source.card), self.rule)
        return 1


TRAIT = Outbreak
