"""Johnny's Jacket: takes a Wound in place of its bearer; a bearer of its row has room for more on it."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.wounding import prevent
from veglia.kernel.machine import Event, Option


class CardTookWound(Event):
    """A Wound lies on a card instead of on its bearer; `count` lie there now."""

    def __init__(self, hero: int, card: int, count: int) -> None:
        self.hero = hero
        self.card = card
        self.count = count


class JohnnysJacket(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.faq.johnnys-jacket"

    def room(self, state: LastNightState, hero: int) -> int:
        """Return how many Wounds it holds on a Hero."""
        holds: int = (
            self.args["owner_holds"] if state.hero_kind(hero).id == self.args["owner"] else self.args["holds"]
        )
        return holds

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != "wound" or not state.woundings or state.woundings[-1].is_prevented:
            return []
        if state.woundings[-1].hero != source.bearer:
            return []
        if state.card_wounds.get(source.card, 0) >= self.room(state, source.bearer):
            return []
        return [source.option(hero=source.bearer)]

    def play(self, state: LastNightState, played: Played) -> None:
        count = state.card_wounds.get(played.card, 0) + 1
        state.card_wounds[played.card] = count
        state.emit(CardTookWound(played.bearer, played.card, count), self.rule)
        prevent(state)


TRAIT = JohnnysJacket
