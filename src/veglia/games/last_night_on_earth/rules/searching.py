"""Searching: what a Hero may Search where he is, the moment before the card is seen, and what he finds.

A Search draws from the Hero deck, in the Manor House from its own deck, with a Movement result of 5 or more
from a Survival deck, or it is a Pick-Up (pick_ups.py).
"""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import hooks, instead_of_search, pick_ups, sources
from veglia.games.last_night_on_earth.rules.asking import HeroQuestion
from veglia.games.last_night_on_earth.rules.drawing import DrawHeroCards, receive
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.pick_ups import is_pick_up
from veglia.games.last_night_on_earth.rules.plays import Decline, Moment
from veglia.games.last_night_on_earth.rules.reactions import open_window
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import OUTDOORS
from veglia.kernel.deck import Deck
from veglia.kernel.machine import Event, Option, Step

# Where a Search takes its card from: the number of the moment "search".
HERO_DECK: Final = 0
UNIQUE: Final = 1
TACTIC: Final = 2
PICK_UP: Final = 3
# With this Movement result or more a Survival deck may be Searched.
SURVIVAL_FROM: Final = 5
# A card has turned the declared Search into an ordinary one: in `state.counts`.
ORDINARY: Final = "search_ordinary"


class SearchDeck(Option):
    """Search: draw from the Hero deck, in the Manor House from its deck."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class SearchUnique(Option):
    """Search for a Unique Item."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class SearchTactic(Option):
    """Search for a Survival Tactic."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class SearchBegan(Event):
    """A Hero Searches: `origin` is HERO_DECK, UNIQUE, TACTIC or PICK_UP."""

    def __init__(self, hero: int, origin: int) -> None:
        self.hero = hero
        self.origin = origin


def may_search(state: LastNightState, hero: int, is_free: bool) -> bool:
    """Return whether a Hero may Search where he is; `is_free` (by a marker) also in the Manor House."""
    building = state.building_at(state.heroes[hero].space)
    if building == OUTDOORS:
        return False
    if not state.town.buildings[building].searchable and not is_free and not state.manor_deck:
        return False
    for source in sources.everything(state, hooks.BARS_SEARCH):
        if sources.trait_of(state, source).bars_search(state, source, hero):
            return False
    return True


def search_options(state: LastNightState, hero: int, is_free: bool = False) -> list[Option]:
    """Return the ways in which a Hero may Search now; `is_free`: by a Free Search marker."""
    if not may_search(state, hero, is_free):
        return []
    found = [SearchDeck(hero), *survival_options(state, hero), *pick_ups.options(state, hero)]
    return [*found, *instead_of_search.options(state, hero)]


def survival_options(state: LastNightState, hero: int) -> list[Option]:
    """Return the Survival decks that a Hero may Search, by the number set of the building."""
    if not state.has_rule("survival_decks") or state.active != hero or state.movement < SURVIVAL_FROM:
        return []
    building = state.town.buildings[state.building_at(state.heroes[hero].space)]
    if not building.searchable and not state.manor_deck:
        return []
    found: list[Option] = []
    # The Manor House has no set: the Hero chooses.
    if (1 in building.numbers or is_either(building.numbers)) and state.unique_deck.pile:
        found.append(SearchUnique(hero))
    if (6 in building.numbers or is_either(building.numbers)) and state.tactic_deck.pile:
        found.append(SearchTactic(hero))
    return found


def is_either(numbers: tuple[int, ...]) -> bool:
    """Return whether a number set opens both Survival decks."""
    return 1 not in numbers and 6 not in numbers


def is_search(option: Option) -> bool:
    if instead_of_search.is_instead(option):
        return True
    return isinstance(option, (SearchDeck, SearchUnique, SearchTactic)) or is_pick_up(option)


def search(state: LastNightState, hero: int, option: Option) -> None:
    """Declare a Search and its source; before anything is drawn the Zombies may answer."""
    if instead_of_search.is_instead(option):
        instead_of_search.take(state, hero, option)
        return
    origin = PICK_UP
    if isinstance(option, SearchDeck):
        origin = HERO_DECK
    elif isinstance(option, SearchUnique):
        origin = UNIQUE
    elif isinstance(option, SearchTactic):
        origin = TACTIC
    kind, card, by = pick_ups.parts(option)
    state.counts.pop(ORDINARY, None)
    state.emit(SearchBegan(hero, origin), CITED[origin])
    state.push(EndSearch(hero))
    state.push(MakeSearch(hero, origin, kind, card, by))
    open_window(state, Moment("search", hero, card=card, number=origin), state.seats_of(ZOMBIES))


CITED: Final = (
    "lnoe.search.instead-of-move",
    "lnoe.survival.trigger",
    "lnoe.survival.trigger",
    "lnoe.search.pickup",
)


def make_ordinary(state: LastNightState) -> None:
    """Turn the declared Search into an ordinary one."""
    state.counts[ORDINARY] = 1


class MakeSearch(Step[LastNightState]):
    """The declared Search is made."""

    rule: ClassVar[str] = "lnoe.search.draw"

    def __init__(self, hero: int, origin: int, kind: int, card: int, by: int) -> None:
        self.hero = hero
        self.origin = origin
        # Of a Pick-Up: which kind, which card, and by what it is allowed.
        self.kind = kind
        self.card = card
        self.by = by

    def run(self, state: LastNightState) -> None:
        origin = HERO_DECK if state.counts.pop(ORDINARY, 0) else self.origin
        if not state.is_alive(self.hero):
            return
        if origin == UNIQUE:
            self.draw(state, state.unique_deck, "lnoe.survival.unique")
        elif origin == TACTIC:
            self.draw(state, state.tactic_deck, "lnoe.survival.tactics")
        elif origin != PICK_UP or not pick_ups.make(state, self.hero, self.kind, self.card, self.by):
            draw_ordinary(state, self.hero)

    def draw(self, state: LastNightState, deck: Deck, rule: str) -> None:
        state.dice.reveals += 1
        receive(state, self.hero, deck.pile.pop(), rule)


def draw_ordinary(state: LastNightState, hero: int) -> None:
    """Push the draw of an ordinary Search."""
    is_manor = state.building_at(state.heroes[hero].space) == state.town.manor and bool(state.manor_deck)
    rule = "lnoe.manordeck.search" if is_manor else "lnoe.search.draw"
    count = 1
    for source in sources.of_hero(state, hero, hooks.SEARCH_DRAWS):
        count += sources.trait_of(state, source).search_draws(state, source, hero)
    state.push(DrawHeroCards(hero, count, rule, is_manor))


class EndSearch(Step[LastNightState]):
    """A Hero has Searched."""

    rule: ClassVar[str] = "lnoe.search.draw"

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, state: LastNightState) -> None:
        if state.is_alive(self.hero):
            for source in sources.everything(state, hooks.SEARCHED):
                sources.trait_of(state, source).searched(state, source, self.hero)


class FreeSearch(HeroQuestion):
    """A Hero may make an additional Search where he is."""

    rule: ClassVar[str] = "lnoe.search.draw"
    forced: ClassVar[bool] = False

    def __init__(self, hero: int, cited: str, is_marker: bool = True) -> None:
        super().__init__(hero)
        # The rule that gives him the Search.
        self.cited = cited
        # Whether a marker gives it: then also in the Manor House.
        self.is_marker = is_marker

    def cites(self, state: LastNightState) -> str:
        return self.cited

    def options(self, state: LastNightState) -> list[Option]:
        if not state.is_alive(self.hero):
            return []
        found = search_options(state, self.hero, is_free=self.is_marker)
        return [*found, Decline()] if found else []

    def take(self, state: LastNightState, option: Option) -> None:
        if not isinstance(option, Decline):
            search(state, self.hero, option)
