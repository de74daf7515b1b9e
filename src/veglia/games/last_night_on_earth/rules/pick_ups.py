"""Pick-Ups: what a Search in a building may take in place of a card of the deck."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import hooks, sources
from veglia.games.last_night_on_earth.rules.asking import HeroQuestion
from veglia.games.last_night_on_earth.rules.content import PickUp
from veglia.games.last_night_on_earth.rules.drawing import DrawHeroCards, receive, top_hero_card
from veglia.games.last_night_on_earth.rules.piles import discard, one_of_each_title
from veglia.games.last_night_on_earth.rules.plays import LASTING, PickCard
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import OUTDOORS
from veglia.kernel.machine import Event, Option

# Kinds of Pick-Ups.
NO_PICK_UP: Final = 0
CHOSEN: Final = 1
RANDOM: Final = 2
LIBRARY: Final = 3
SUPERMARKET: Final = 4
ANTIQUES: Final = 5
# By what a card may be taken: the building itself, an item or ability; or the place of something lasting.
BUILDING: Final = -1
OWN: Final = -2
# Supermarket: so many are discarded, then so many drawn. Antique Shop: so many are shuffled into the deck.
THROWN: Final = 3
KEPT: Final = 2
RETURNED: Final = 2


class PickUpCard(Option):
    """Search: take a card from the Hero discards; `by` is BUILDING, OWN or the place of a Stockpile."""

    def __init__(self, hero: int, card: int, by: int) -> None:
        self.hero = hero
        self.card = card
        self.by = by


class PickUpAtRandom(Option):
    """Search: take a random card from the Hero discards."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class PickUpEvent(Option):
    """Search: reveal cards of the Hero deck until an Event appears."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class PickUpSupplies(Option):
    """Search: discard three cards of the Hero deck, then draw two."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class PickUpAntiques(Option):
    """Search: shuffle two Hero discards into the deck."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class PickedUp(Event):
    """A Hero has taken a card from the discards."""

    def __init__(self, hero: int, card: int) -> None:
        self.hero = hero
        self.card = card


class CardsRevealed(Event):
    """Cards of the Hero deck have been turned over for all to see."""

    def __init__(self, hero: int, cards: tuple[int, ...]) -> None:
        self.hero = hero
        self.cards = cards


class ShuffledBack(Event):
    """Cards have been shuffled into the Hero deck."""

    def __init__(self, hero: int, cards: tuple[int, ...]) -> None:
        self.hero = hero
        self.cards = cards


def pick_up_at(state: LastNightState, hero: int) -> PickUp | None:
    """Return the Pick-Up of the building in which a Hero is."""
    building = state.building_at(state.heroes[hero].space)
    if building == OUTDOORS:
        return None
    return state.content.zones[state.town.buildings[building].zone].pick_up


def options(state: LastNightState, hero: int) -> list[Option]:
    """Return the Pick-Ups that a Hero may use where he is."""
    pick_up = pick_up_at(state, hero)
    allowing = sources.everything(state, hooks.ALLOWS_PICK_UP)
    if pick_up is None and not allowing:
        return []
    discards = titles(state, state.hero_deck.discards)
    found: list[Option] = []
    if pick_up is not None:
        found += options_of(state, hero, pick_up, discards)
    for source in allowing:
        trait = sources.trait_of(state, source)
        by = source.lasting if source.place == LASTING else OWN
        for card in discards:
            if trait.allows_pick_up(state, source, hero, card):
                found.append(PickUpCard(hero, card, by))
    return found


def options_of(state: LastNightState, hero: int, pick_up: PickUp, discards: list[int]) -> list[Option]:
    """Return the ways to use the Pick-Up of a building."""
    if pick_up.cards == "discard":
        return [PickUpCard(hero, card, BUILDING) for card in discards if pick_up.fits(state.kind(card))]
    if pick_up.cards == "random":
        return [PickUpAtRandom(hero)] if len(state.hero_deck.discards) >= pick_up.least else []
    if pick_up.cards == "library":
        return [PickUpEvent(hero)] if state.hero_deck.pile else []
    if pick_up.cards == "supermarket":
        return [PickUpSupplies(hero)]
    return [PickUpAntiques(hero)] if discards else []


def titles(state: LastNightState, cards: list[int]) -> list[int]:
    """Return one card of each title, that which lies uppermost."""
    return sorted(one_of_each_title(state, cards[::-1]))


def is_pick_up(option: Option) -> bool:
    return parts(option)[0] != NO_PICK_UP


def parts(option: Option) -> tuple[int, int, int]:
    """Return the kind of a Pick-Up, its card and by what that may be taken."""
    if isinstance(option, PickUpCard):
        return CHOSEN, option.card, option.by
    if isinstance(option, PickUpAtRandom):
        return RANDOM, -1, BUILDING
    if isinstance(option, PickUpEvent):
        return LIBRARY, -1, BUILDING
    if isinstance(option, PickUpSupplies):
        return SUPERMARKET, -1, BUILDING
    if isinstance(option, PickUpAntiques):
        return ANTIQUES, -1, BUILDING
    return NO_PICK_UP, -1, BUILDING


def make(state: LastNightState, hero: int, kind: int, card: int, by: int) -> bool:
    """Use a Pick-Up; return whether there was something to take."""
    discards = state.hero_deck.discards
    if kind == LIBRARY:
        reveal_until_event(state, hero)
        return True
    if kind == SUPERMARKET:
        throw_and_draw(state, hero)
        return True
    if kind == ANTIQUES:
        state.push(ReturnCards(hero, ()))
        return bool(discards)
    if kind == RANDOM and discards:
        card = discards[state.dice.below(len(discards))]
    if card not in discards:
        return False
    discards.remove(card)
    if by != BUILDING:
        tell_source(state, hero, card, by)
    state.emit(PickedUp(hero, card), "lnoe.search.pickup")
    receive(state, hero, card, "lnoe.search.pickup")
    return True


def tell_source(state: LastNightState, hero: int, card: int, by: int) -> None:
    """Tell what has allowed a Pick-Up that it was used."""
    for source in sources.everything(state, hooks.ALLOWS_PICK_UP):
        trait = sources.trait_of(state, source)
        place = source.lasting if source.place == LASTING else OWN
        if place == by and trait.allows_pick_up(state, source, hero, card):
            trait.picked_up(state, source, hero)
            return


def reveal_until_event(state: LastNightState, hero: int) -> None:
    """Library: the first Event from the top of the Hero deck goes to the Hero; the deck is shuffled."""
    pile = state.hero_deck.pile
    revealed: list[int] = []
    event = -1
    while pile and event < 0:
        card = pile.pop()
        revealed.append(card)
        if not state.kind(card).is_item:
            event = card
    state.dice.reveals += 1
    state.emit(CardsRevealed(hero, tuple(revealed)), "lnoe.pickup.library")
    pile += [card for card in revealed if card != event]
    state.dice.shuffle(pile)
    if event >= 0:
        receive(state, hero, event, "lnoe.pickup.library")


def throw_and_draw(state: LastNightState, hero: int) -> None:
    """Supermarket: three cards of the Hero deck are discarded, then two are drawn."""
    state.push(DrawHeroCards(hero, KEPT, "lnoe.pickup.supermarket"))
    for _ in range(THROWN):
        card = top_hero_card(state)
        if card < 0:
            return
        discard(state, card)


class ReturnCards(HeroQuestion):
    """Antique Shop: two cards of the Hero discards are chosen and shuffled into the deck."""

    rule: ClassVar[str] = "lnoe.pickup.antique-shop"

    def __init__(self, hero: int, chosen: tuple[int, ...]) -> None:
        super().__init__(hero)
        self.chosen = chosen

    def options(self, state: LastNightState) -> list[Option]:
        left = [card for card in state.hero_deck.discards if card not in self.chosen]
        return [PickCard(card) for card in titles(state, left)]

    def take(self, state: LastNightState, option: Option) -> None:
        assert isinstance(option, PickCard)
        chosen = (*self.chosen, option.card)
        deck = state.hero_deck
        if len(chosen) < RETURNED and len(deck.discards) > len(chosen):
            state.push(ReturnCards(self.hero, chosen))
            return
        for card in chosen:
            deck.discards.remove(card)
            deck.pile.append(card)
        state.dice.shuffle(deck.pile)
        state.emit(ShuffledBack(self.hero, chosen), self.rule)
