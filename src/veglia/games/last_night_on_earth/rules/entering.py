"""Heroes who come into the game while it goes on."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import events
from veglia.games.last_night_on_earth.rules.asking import HeroQuestion
from veglia.games.last_night_on_earth.rules.closed_buildings import is_taken_over
from veglia.games.last_night_on_earth.rules.drawing import DrawHeroCards
from veglia.games.last_night_on_earth.rules.goals import check_goals
from veglia.games.last_night_on_earth.rules.models import Hero
from veglia.games.last_night_on_earth.rules.plays import Decline, PickSpace
from veglia.games.last_night_on_earth.rules.random_building import can_be_rolled, roll_building
from veglia.games.last_night_on_earth.rules.setup_cards import BONUS, StartingCards
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import NO_SPACE
from veglia.kernel.machine import Ask, Event, Option, Step

PLACER: Final = "marker/new_hero"


class NewHeroDrawn(Event):
    """A new Hero comes into the game."""

    def __init__(self, hero: int, seat: int) -> None:
        self.hero = hero
        self.seat = seat


class NobodyLeft(Event):
    """No unused Hero is left."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class EnterCentre(Option):
    """Enter at the centre, with an extra card."""

    def __init__(self) -> None:
        pass


class EnterRandom(Option):
    """Enter in a random building."""

    def __init__(self) -> None:
        pass


def add_hero(state: LastNightState, kind: int, seat: int, is_found: bool) -> int:
    """Add a Hero to the game, not on the board yet; return his number."""
    state.hero_pool.remove(kind)
    state.heroes.append(Hero(kind, seat, NO_SPACE, 0, [], [], [], -1, 0, 0, False, is_found, False, False, 0))
    return len(state.heroes) - 1


class NewHero(Step[LastNightState]):
    """A player takes a new Hero, drawn at random from those not in the game; with Heroes Replenish he may."""

    rule: ClassVar[str] = "lnoe.death.new-hero-now"

    def __init__(self, who: int, is_optional: bool) -> None:
        self.who = who
        self.is_optional = is_optional

    def run(self, state: LastNightState) -> None:
        if not state.hero_pool:
            state.emit(NobodyLeft(self.who), "lnoe.death.pool-empty")
            return
        state.push(ChooseEntry(self.who, self.is_optional))


class ChooseEntry(Ask[LastNightState]):
    """Before any roll the player chooses the centre or a random building."""

    rule: ClassVar[str] = "lnoe.death.new-hero-place"
    forced: ClassVar[bool] = False

    def __init__(self, who: int, is_optional: bool) -> None:
        self.who = who
        self.is_optional = is_optional

    def seat(self, state: LastNightState) -> int:
        return self.who

    def options(self, state: LastNightState) -> list[Option]:
        found: list[Option] = [EnterCentre()]
        if any(not is_taken_over(state, building) for building in can_be_rolled(state)):
            found.append(EnterRandom())
        return [*found, Decline()] if self.is_optional else found

    def take(self, state: LastNightState, option: Option) -> None:
        if isinstance(option, Decline):
            return
        kind = state.hero_pool[state.dice.below(len(state.hero_pool))]
        hero = add_hero(state, kind, self.who, False)
        state.emit(NewHeroDrawn(hero, self.who), "lnoe.setup.heroes-random")
        if isinstance(option, EnterCentre):
            state.push(PlaceHero(hero, tuple(state.town.starts), 1))
        else:
            roll_building(state, state.content.traits[PLACER], (hero,))


class PlaceHero(HeroQuestion):
    """The owner puts a Hero into one of several spaces; then he gets what he starts with."""

    rule: ClassVar[str] = "lnoe.setup.start-space"

    def __init__(self, hero: int, spaces: tuple[int, ...], cards: int) -> None:
        super().__init__(hero)
        self.spaces = spaces
        # Hero cards that he draws for the place.
        self.cards = cards

    def options(self, state: LastNightState) -> list[Option]:
        return [PickSpace(space) for space in self.spaces]

    def take(self, state: LastNightState, option: Option) -> None:
        assert isinstance(option, PickSpace)
        state.heroes[self.hero].space = option.space
        state.emit(events.HeroPlaced(self.hero, option.space), self.rule)
        state.push(Equip(self.hero, self.cards))
        check_goals(state)


class Equip(Step[LastNightState]):
    """A Hero who has come into the game gets items of abilities, starting cards, and cards for his place."""

    rule: ClassVar[str] = "lnoe.setup.start-items"

    def __init__(self, hero: int, cards: int) -> None:
        self.hero = hero
        self.cards = cards

    def run(self, state: LastNightState) -> None:
        starting = state.rules.get("hero_starting_cards", 0)
        if starting:
            cited = "lnoe.startcards.one" if starting == 1 else "lnoe.startcards.two"
            state.push(StartingCards(self.hero, starting, cited))
        if state.has_rule("scenario_items"):
            state.push(StartingCards(self.hero, self.cards, BONUS))
        else:
            state.push(DrawHeroCards(self.hero, self.cards, BONUS))
        kind = state.hero_kind(self.hero)
        for ability in kind.abilities:
            state.content.abilities[ability].trait.enters(state, self.hero)
