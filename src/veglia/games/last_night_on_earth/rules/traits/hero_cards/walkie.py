"""Walkie Talkie: once in a turn its bearer trades an item with a Hero anywhere on the same outer board."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.exchanging import may_exchange, trade
from veglia.games.last_night_on_earth.rules.hero_effects import is_calm
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION
from veglia.games.last_night_on_earth.rules.plays import CARD, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option

GIVE: Final = "give"
TAKE: Final = "take"


class Walkie(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.exchange.same-space"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != ACTIVATION or state.active != source.bearer or not is_calm(state):
            return []
        if source.card in state.weapon_users or not may_exchange(state, source.bearer):
            return []
        section = state.town.section[state.heroes[source.bearer].space]
        return [
            source.option(hero=other)
            for other in state.living()
            if other != source.bearer
            and section >= 0
            and state.town.section[state.heroes[other].space] == section
            and may_exchange(state, other)
        ]

    def play(self, state: LastNightState, played: Played) -> None:
        state.weapon_users[played.card] = played.bearer
        items = [item[0] for item in state.heroes[played.bearer].items]
        questions.ask(
            state, self, (played.seat,), GIVE, CARD, items, True, bearer=played.bearer, data=(played.hero,)
        )

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        hero, other = choice.bearer, choice.data[0]
        card = picked(option)
        given, taken = (choice.data[1], card) if choice.topic == TAKE else (card, -1)
        theirs = [item[0] for item in state.heroes[other].items]
        if choice.topic == GIVE and theirs:
            seats = (state.heroes[hero].seat,)
            questions.ask(state, self, seats, TAKE, CARD, theirs, True, bearer=hero, data=(other, card))
        elif given >= 0 or taken >= 0:
            trade(state, hero, other, given, taken)


TRAIT = Walkie
