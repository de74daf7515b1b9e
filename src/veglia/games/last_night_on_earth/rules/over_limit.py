"""A Hero with more than he may carry: he gives up the excess, or combines what he has."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.asking import HeroQuestion
from veglia.games.last_night_on_earth.rules.carrying import (
    can_take,
    hand_over,
    is_over,
    limits,
    load,
    weapons_in,
)
from veglia.games.last_night_on_earth.rules.items import lose_card
from veglia.games.last_night_on_earth.rules.models import HEROES
from veglia.games.last_night_on_earth.rules.playable import is_any_unseen, plays_of
from veglia.games.last_night_on_earth.rules.plays import Moment, PlayCard, Targeted
from veglia.games.last_night_on_earth.rules.reactions import Reaction, use
from veglia.games.last_night_on_earth.rules.sources import hand_size
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option

# The moment at which items may be combined before anything has to be given up.
OVER_LIMIT: Final = "over_limit"


class DropItem(Option):
    """Discard an item, named by its first card."""

    def __init__(self, hero: int, card: int) -> None:
        self.hero = hero
        self.card = card


class HandOver(Option):
    """Give an item to another Hero in the same space."""

    def __init__(self, hero: int, card: int, to: int) -> None:
        self.hero = hero
        self.card = card
        self.to = to


def ways_to_combine(state: LastNightState, seat: int, about: Moment) -> list[Option]:
    """Return what a seat can use before the limit is enforced: cards that name this moment."""
    return [
        option
        for option in plays_of(state, seat, about)
        if isinstance(option, PlayCard) and OVER_LIMIT in state.kind(option.card).when
    ]


class BeforeLimit(Reaction):
    """A Hero has more than he may carry: the other Hero players may combine two of his items first."""

    rule: ClassVar[str] = "lnoe.combine.double-handed-before-limit"
    moment: ClassVar[str] = OVER_LIMIT

    def opens(self, state: LastNightState) -> bool:
        return state.is_alive(self.about.hero) and is_over(state, self.about.hero)

    def plays(self, state: LastNightState, seat: int) -> list[Option]:
        return ways_to_combine(state, seat, self.about)


class CheckLimits(HeroQuestion):
    """A Hero with more than he may carry discards or hands over the excess at once; his player chooses."""

    rule: ClassVar[str] = "lnoe.exchange.over-limit"
    forced: ClassVar[bool] = False

    def __init__(self, hero: int, is_asked: bool = False) -> None:
        super().__init__(hero)
        # Whether the other Hero players have been asked if they combine something.
        self.is_asked = is_asked

    def cites(self, state: LastNightState) -> str:
        items, _ = limits(state, self.hero)
        has, _ = load(state, self.hero)
        return "lnoe.exchange.carry-limit" if has > items else "lnoe.exchange.weapon-limit"

    def options(self, state: LastNightState) -> list[Option]:
        if not state.is_alive(self.hero) or not is_over(state, self.hero):
            return []
        items, _ = limits(state, self.hero)
        has, _ = load(state, self.hero)
        one = state.heroes[self.hero]
        # Where only weapons are too many, giving up anything else would not help.
        excess = [item for item in one.items if has > items or weapons_in(state, item)]
        found: list[Option] = [DropItem(self.hero, item[0]) for item in excess]
        others = [other for other in state.heroes_in(one.space) if other != self.hero]
        found += [
            HandOver(self.hero, item[0], other)
            for item in excess
            for other in others
            if can_take(state, other, item)
        ]
        return [*found, *self.combinations(state)]

    def combinations(self, state: LastNightState) -> list[Option]:
        """Return the ways in which the Hero's player can combine two of the items first."""
        return ways_to_combine(state, self.seat(state), Moment(OVER_LIMIT, self.hero))

    def run(self, state: LastNightState) -> None:
        if not self.is_asked and state.is_alive(self.hero) and is_over(state, self.hero):
            others = tuple(seat for seat in state.seats_of(HEROES) if seat != self.seat(state))
            asked = tuple(seat for seat in others if hand_size(state, seat))
            if asked and is_any_unseen(state, HEROES, OVER_LIMIT):
                state.push(CheckLimits(self.hero, True))
                state.push(BeforeLimit(asked, 0, 0, Moment(OVER_LIMIT, self.hero)))
                return
        super().run(state)

    def take(self, state: LastNightState, option: Option) -> None:
        state.push(CheckLimits(self.hero, True))
        if isinstance(option, Targeted):
            use(state, self.seat(state), option, Moment(OVER_LIMIT, self.hero))
        elif isinstance(option, HandOver):
            hand_over(state, self.hero, option.to, option.card, self.rule)
        elif isinstance(option, DropItem):
            one = state.heroes[self.hero]
            for place, item in enumerate(one.items):
                if option.card in item:
                    del one.items[place]
                    for card in item:
                        lose_card(state, self.hero, card)
                    return
