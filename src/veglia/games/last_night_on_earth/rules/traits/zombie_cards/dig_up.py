"""From the Grave: a Zombie is sacrificed for one of two Grave Weapons."""

from typing import Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.grave_weapons import (
    RULE,
    AssignWeapon,
    bearers,
    can_draw,
    draw,
    is_below_limit,
)
from veglia.games.last_night_on_earth.rules.piles import discard
from veglia.games.last_night_on_earth.rules.plays import CARD, Choice, Played, Source, picked
from veglia.games.last_night_on_earth.rules.sacrifices import SacrificeCard
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_effects import zombies_of
from veglia.kernel.machine import Option

CARDS: Final = 2


class DigUp(SacrificeCard):
    def targets(self, state: LastNightState, source: Source) -> list[Option]:
        """The sacrifice must leave a Zombie that can get the weapon; one with a weapon makes room for it."""
        fit = bearers(state, source.seat)
        if not state.has_rule(RULE) or not can_draw(state) or not fit:
            return []
        has_room = is_below_limit(state, source.seat)
        return [
            source.option(zombie=zombie.number)
            for zombie in zombies_of(state, source.seat)
            if fit != [zombie.number] and (has_room or zombie.weapon >= 0)
        ]

    def play(self, state: LastNightState, played: Played) -> None:
        drawn = [card for card in (draw(state, played.seat) for _ in range(CARDS)) if card >= 0]
        questions.ask(state, self, (played.seat,), "weapon", CARD, drawn, data=(played.seat, *drawn))

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        for card in choice.data[1:]:
            if card != picked(option):
                discard(state, card)
        state.push(AssignWeapon(choice.data[0], picked(option)))


TRAIT = DigUp
