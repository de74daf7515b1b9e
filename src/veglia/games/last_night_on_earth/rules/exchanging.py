"""Step 2: Heroes in one space exchange items, by agreement."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import hooks, sources
from veglia.games.last_night_on_earth.rules.asking import HeroQuestion
from veglia.games.last_night_on_earth.rules.carrying import hand_over
from veglia.games.last_night_on_earth.rules.over_limit import CheckLimits
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION
from veglia.games.last_night_on_earth.rules.plays import Moment
from veglia.games.last_night_on_earth.rules.reactions import active_first, open_window
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Ask, Event, Option, Step

# Whether an item has changed hands in this activation: in `state.counts`.
EXCHANGED: Final = "exchanged"


class GiveItem(Option):
    """Give an item, named by its first card, or one of the Townsfolk to another Hero, or take it from him."""

    def __init__(self, hero: int, card: int, to: int) -> None:
        self.hero = hero
        self.card = card
        self.to = to


class DoneExchanging(Option):
    def __init__(self, hero: int) -> None:
        self.hero = hero


class AgreeToExchange(Option):
    def __init__(self, hero: int, card: int, to: int) -> None:
        self.hero = hero
        self.card = card
        self.to = to


class RefuseExchange(Option):
    def __init__(self, hero: int, card: int, to: int) -> None:
        self.hero = hero
        self.card = card
        self.to = to


class ExchangeRefused(Event):
    """A player has not agreed that an item changes hands."""

    def __init__(self, hero: int, to: int, card: int) -> None:
        self.hero = hero
        self.to = to
        self.card = card


class Exchange(HeroQuestion):
    """The active Hero gives items to Heroes in his space and takes items from them.

    An item is offered to each Hero at most once, so that the step comes to an end.
    """

    rule: ClassVar[str] = "lnoe.exchange.same-space"
    forced: ClassVar[bool] = False

    def __init__(self, hero: int, gone: tuple[tuple[int, int], ...]) -> None:
        super().__init__(hero)
        # First cards of items and the Heroes to whom they have been given or offered in this step.
        self.gone = gone

    def options(self, state: LastNightState) -> list[Option]:
        if not state.is_alive(self.hero) or not may_exchange(state, self.hero):
            return []
        found: list[Option] = []
        for other in state.heroes_in(state.heroes[self.hero].space):
            if other == self.hero or not may_exchange(state, other):
                continue
            for giver, taker in ((self.hero, other), (other, self.hero)):
                one = state.heroes[giver]
                things = [item[0] for item in one.items] + one.townsfolk
                found += [GiveItem(giver, card, taker) for card in things if (card, taker) not in self.gone]
        return [*found, DoneExchanging(self.hero)] if found else []

    def take(self, state: LastNightState, option: Option) -> None:
        if not isinstance(option, GiveItem):
            return
        state.push(Exchange(self.hero, (*self.gone, (option.card, option.to))))
        other = option.to if option.hero == self.hero else option.hero
        agreement = AgreeExchange(other, option.hero, option.card, option.to)
        if state.heroes[option.hero].seat == state.heroes[option.to].seat:
            agreement.exchange(state)
        else:
            state.push(agreement)


class AgreeExchange(Ask[LastNightState]):
    """The player of the other Hero agrees that an item changes hands, or does not."""

    rule: ClassVar[str] = "lnoe.exchange.same-space"

    def __init__(self, asked: int, hero: int, card: int, to: int) -> None:
        # The Hero whose player is asked; who gives what to whom.
        self.asked = asked
        self.hero = hero
        self.card = card
        self.to = to

    def seat(self, state: LastNightState) -> int:
        return state.heroes[self.asked].seat

    def options(self, state: LastNightState) -> list[Option]:
        return [
            AgreeToExchange(self.hero, self.card, self.to),
            RefuseExchange(self.hero, self.card, self.to),
        ]

    def take(self, state: LastNightState, option: Option) -> None:
        if isinstance(option, AgreeToExchange):
            self.exchange(state)
        else:
            state.emit(ExchangeRefused(self.hero, self.to, self.card), self.rule)

    def exchange(self, state: LastNightState) -> None:
        """Let the item change hands."""
        state.counts[EXCHANGED] = 1
        hand_over(state, self.hero, self.to, self.card, self.rule)


class AgreeTrade(AgreeExchange):
    """The player of the other Hero agrees that one item is given for another, or does not."""

    def __init__(self, asked: int, hero: int, card: int, to: int, other: int) -> None:
        super().__init__(asked, hero, card, to)
        # What the other Hero gives for it.
        self.other = other

    def exchange(self, state: LastNightState) -> None:
        super().exchange(state)
        hand_over(state, self.to, self.hero, self.other, self.rule)


def trade(state: LastNightState, hero: int, other: int, given: int, taken: int) -> None:
    """Let a Hero trade with another whose player agrees: an item for an item, or for nothing (-1)."""
    state.push(CheckLimits(other))
    state.push(CheckLimits(hero))
    if given >= 0 and taken >= 0:
        agreement: AgreeExchange = AgreeTrade(other, hero, given, other, taken)
    elif given >= 0:
        agreement = AgreeExchange(other, hero, given, other)
    else:
        agreement = AgreeExchange(other, other, taken, hero)
    if state.heroes[hero].seat == state.heroes[other].seat:
        agreement.exchange(state)
    else:
        state.push(agreement)


class EndExchange(Step[LastNightState]):
    """After the exchange everybody in the space keeps to his limits."""

    rule: ClassVar[str] = "lnoe.exchange.over-limit"

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, state: LastNightState) -> None:
        if state.is_alive(self.hero):
            for hero in reversed(state.heroes_in(state.heroes[self.hero].space)):
                state.push(CheckLimits(hero))


class AfterExchange(Step[LastNightState]):
    """Where something has changed hands, Hero players may use it before step 3: two guns can be combined."""

    rule: ClassVar[str] = "lnoe.hturn.steps"

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, state: LastNightState) -> None:
        if state.counts.pop(EXCHANGED, 0) and state.is_alive(self.hero):
            open_window(state, Moment(ACTIVATION, self.hero), active_first(state, self.hero))


def may_exchange(state: LastNightState, hero: int) -> bool:
    """Return whether nothing keeps a Hero from exchanging items."""
    for source in sources.everything(state, hooks.BARS_EXCHANGE):
        if sources.trait_of(state, source).bars_exchange(state, source, hero):
            return False
    return True
