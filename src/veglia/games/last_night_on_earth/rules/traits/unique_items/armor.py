"""Armor: a marker taken off prevents a Wound of the bearer; with the last one the card is lost."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.items import discard_item
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.weapons import MarkerSpent
from veglia.games.last_night_on_earth.rules.wounding import prevent
from veglia.kernel.machine import Option


class Armor(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.sotf.ammo-armor"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != "wound" or not state.woundings or state.woundings[-1].is_prevented:
            return []
        # One that a combination has saved has no marker left to be removed.
        if state.woundings[-1].hero != source.bearer or state.card_markers.get(source.card, 0) <= 0:
            return []
        return [source.option(hero=source.bearer)]

    def play(self, state: LastNightState, played: Played) -> None:
        left = max(0, state.card_markers.get(played.card, 0) - 1)
        state.card_markers[played.card] = left
        state.emit(MarkerSpent(played.bearer, played.card, left), self.rule)
        prevent(state)
        if left == 0:
            discard_item(state, played.bearer, played.card, is_saved=True)


TRAIT = Armor
