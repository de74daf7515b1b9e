"""The set-up: seats, boards, decks, where Heroes start, Zombies on the pits."""

from collections import Counter

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.entering import PlaceHero
from veglia.games.last_night_on_earth.rules.events import HeroDrew, HeroPlaced, ZombiePlaced
from veglia.games.last_night_on_earth.rules.library import CARD_FILES, CONTENT, content
from veglia.games.last_night_on_earth.rules.models import HEROES, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import PickSpace
from veglia.games.last_night_on_earth.rules.setup import StartRolled, place_heroes
from veglia.games.last_night_on_earth.rules.spawning import kind_of
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.turn import SunMoved
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.content import read
from veglia.kernel.dice import seeded
from veglia.kernel.errors import BadSetup
from veglia.kernel.machine import advance, answer
from veglia.kernel.seats import Seat


def dealt(
    mission: str = "die_zombies_die", heroes: int = 1, zombies: int = 1, seed: int = 1, **options: str
) -> LastNightState:
    """Return a game before its first step."""
    seats = [Seat("heroes")] * heroes + [Seat("zombies")] * zombies
    state = TITLE.deal(TITLE.setup(mission, seats, seed, options), seeded(seed))
    assert isinstance(state, LastNightState)
    state.log = []
    return state


def begun(
    mission: str = "die_zombies_die", heroes: int = 1, zombies: int = 1, seed: int = 1, **options: str
) -> LastNightState:
    """Return a game at its first round: the first option is taken at every question of the set-up."""
    state = dealt(mission, heroes, zombies, seed, **options)
    advance(state)
    while state.phase == "setup":
        answer(state, state.offered[0])
    return state


def placed_before_sunset(state: LastNightState) -> list[ZombiePlaced]:
    """Return the Zombies that were placed before the first turn."""
    assert state.log is not None
    first = next(place for place, event in enumerate(state.log) if isinstance(event, SunMoved))
    return [event for event in state.log[:first] if isinstance(event, ZombiePlaced)]


@rule("lnoe.setup.players")
@pytest.mark.parametrize(
    ("heroes", "zombies", "each"),
    [
        (1, 1, [4]),
        (2, 1, [2, 2]),
        (2, 2, [2, 2]),
        (4, 1, [1, 1, 1, 1]),
        (4, 2, [1, 1, 1, 1]),
        (3, 1, [2, 1, 1]),
    ],
)
def test_four_heroes_are_shared_out_evenly(heroes: int, zombies: int, each: list[int]) -> None:
    """lnoe.gap.players."""
    state = dealt(heroes=heroes, zombies=zombies)
    counts = Counter(hero.seat for hero in state.heroes)
    assert [counts[seat] for seat in state.seats_of(HEROES)] == each
    assert len(state.seats_of(ZOMBIES)) == zombies


@rule("lnoe.setup.players", "lnoe.list.alone")
@pytest.mark.parametrize(
    ("mission", "heroes", "zombies", "code"),
    [
        ("die_zombies_die", 5, 1, "seats"),
        ("die_zombies_die", 0, 1, "seats"),
        ("die_zombies_die", 1, 3, "seats"),
        ("alone_in_dark", 2, 1, "hero_seats"),
        ("alone_in_dark", 1, 2, "two_players"),
    ],
)
def test_wrong_seats_are_refused(mission: str, heroes: int, zombies: int, code: str) -> None:
    with pytest.raises(BadSetup) as problem:
        dealt(mission, heroes, zombies)
    assert problem.value.reason == code


def test_heroes_are_dealt_not_chosen() -> None:
    with pytest.raises(BadSetup) as problem:
        TITLE.setup("die_zombies_die", [Seat("heroes", ("billy",)), Seat("zombies")], 1, {})
    assert problem.value.reason == "figures"


@rule("lnoe.setup.heroes-random")
def test_heroes_are_dealt_at_random_and_the_others_wait() -> None:
    parties = [tuple(hero.kind for hero in dealt(seed=seed).heroes) for seed in range(30)]
    assert len(set(parties)) > 20
    for seed in range(30):
        state = dealt(seed=seed)
        kinds = [hero.kind for hero in state.heroes]
        assert sorted([*kinds, *state.hero_pool]) == [
            one.place for one in content().heroes if one.set == "base"
        ]
    grown = dealt(growing_hunger="yes")
    assert len(grown.heroes) + len(grown.hero_pool) == 12


@rule("lnoe.setup.board")
def test_four_of_the_outer_boards_lie_round_the_centre() -> None:
    keys = {dealt(seed=seed).town.key for seed in range(40)}
    assert all(key.startswith("TOWN/") and len(set(key.partition("/")[2])) == 4 for key in keys)
    assert len(keys) > 35
    assert {letter for key in keys for letter in key.partition("/")[2]} == set("ABCDEF")
    grown = {dealt(seed=seed, growing_hunger="yes").town.key for seed in range(40)}
    assert {letter for key in grown for letter in key.partition("/")[2]} == set("ABCDEFGH")
    assert dealt("defend_manor").town.key.startswith("MANOR/")
    assert all("B" in dealt("alone_in_dark", seed=seed).town.key for seed in range(10))


@rule("lnoe.setup.decks", "lnoe.sotf.hero-zombie-cards", "lnoe.sotf.three-decks", "lnoe.sotf.decks-in-use")
@pytest.mark.parametrize(
    ("mission", "options", "sizes"),
    [
        ("die_zombies_die", {}, (40, 40, 0, 0, 0)),
        ("burn_em_out", {}, (60, 60, 0, 0, 0)),
        ("hunker_down", {}, (68, 68, 20, 20, 20)),
        ("burn_em_out", {"growing_hunger": "yes"}, (73, 73, 0, 0, 0)),
        ("die_zombies_die", {"survival_and_graves": "yes"}, (40, 40, 20, 20, 20)),
    ],
)
def test_decks_have_their_printed_sizes(
    mission: str, options: dict[str, str], sizes: tuple[int, ...]
) -> None:
    """lnoe.gap.hero-deck and lnoe.gap.zombie-deck."""
    state = dealt(mission, 1, 1, 1, **options)
    decks = (state.hero_deck, state.zombie_deck, state.unique_deck, state.tactic_deck, state.grave_deck)
    assert tuple(sum(is_printed(state, card) for card in deck.pile) for deck in decks) == sizes


def is_printed(state: LastNightState, card: int) -> bool:
    """Return whether a card is in a box: a card of our own has a file beside those."""
    return any(state.kind(card).id in read(CONTENT / "cards" / f"{name}.toml") for name in CARD_FILES)


@rule("lnoe.setup.start-location", "lnoe.setup.start-space")
def test_a_hero_starts_in_any_space_of_his_location() -> None:
    table = Table("TOWN/ABCE")
    joseph = table.hero("joseph", -1)
    place_heroes(table.state)
    advance(table.state)
    assert table.asked == PlaceHero.__name__
    church = table.inside("church")
    assert sorted(option.space for option in table.offers(PickSpace)) == sorted(church)  # type: ignore[attr-defined]  # PickSpace has a space
    table.choose(PickSpace, space=church[3])
    assert table.state.heroes[joseph].space == church[3]
    assert not table.told(HeroDrew)


@rule("lnoe.setup.start-location-missing", "lnoe.death.new-hero-card")
def test_a_hero_without_his_location_starts_at_the_centre_with_a_card() -> None:
    table = Table("TOWN/ABCE")
    becky = table.hero("becky", -1)
    table.on_top("ammo")
    place_heroes(table.state)
    advance(table.state)
    assert [option.space for option in table.offers(PickSpace)] == table.state.town.starts  # type: ignore[attr-defined]  # PickSpace has a space
    table.choose(PickSpace, space=table.state.town.starts[2])
    assert [event.space for event in table.told(HeroPlaced)] == [table.state.town.starts[2]]
    assert [table.state.kind(event.card).id for event in table.told(HeroDrew)] == ["ammo"]
    assert [len(item) for item in table.state.heroes[becky].items] == [1]


@rule("lnoe.taken.start-location", "lnoe.setup.start-location-missing", "lnoe.setup.pre-hero-markers")
def test_a_taken_over_location_counts_as_missing() -> None:
    for seed in range(200):
        state = begun(seed=seed, hero_rules="barricades,extra_doors:2", zombie_rules="taken_over:2")
        taken = [one.building for one in state.lasting if one.trait == "marker/taken_over_marker"]
        assert len(taken) == 2
        names = {state.town.buildings[building].zone for building in taken}
        for number, hero in enumerate(state.heroes):
            if state.hero_kind(number).start in names:
                assert hero.space in state.town.starts
                return
    raise AssertionError("no Hero had a Taken Over start location")


@rule("lnoe.setup.starting-zombies")
def test_two_dice_of_zombies_start_on_the_pits() -> None:
    """Worked example lnoe.ex.starting-zombies-base is in test_spawning.py; here the whole set-up."""
    for seed in range(12):
        state = begun(seed=seed)
        assert state.log is not None
        rolled = [event for event in state.log if isinstance(event, StartRolled)]
        assert len(rolled) == 1
        assert rolled[0].count == sum(rolled[0].dice)
        placed = placed_before_sunset(state)
        assert len(placed) == rolled[0].count
        counts = Counter(event.space for event in placed)
        assert set(counts) <= set(state.town.pits)
        assert max(counts.values()) - min(counts[pit] for pit in state.town.pits) <= 1


@rule("lnoe.setup.starting-zombies", "lnoe.twoz.colours")
def test_two_zombie_players_roll_one_die_each_for_their_colour() -> None:
    state = begun(zombies=2, seed=5)
    assert state.log is not None
    rolled = [event for event in state.log if isinstance(event, StartRolled)]
    assert [len(event.dice) for event in rolled] == [1, 1]
    counts = Counter(kind_of(event.zombie) for event in placed_before_sunset(state))
    by_seat = {event.seat: event.count for event in rolled}
    assert [counts[colour] for colour in (0, 1)] == [by_seat[seat] for seat in state.seats_of(ZOMBIES)]


@rule("lnoe.setup.sun", "lnoe.zturn.sun-first-turn")
@pytest.mark.parametrize(
    ("mission", "sun"), [("die_zombies_die", 15), ("burn_em_out", 18), ("defend_manor", 17)]
)
def test_the_sun_starts_where_the_scenario_says(mission: str, sun: int) -> None:
    state = begun(mission)
    assert (state.round, state.sun) == (1, sun)


@rule("lnoe.setup.order", "lnoe.setup.pre-hero-markers")
def test_markers_come_before_heroes_and_zombies_last() -> None:
    """lnoe.gap.initial-setup."""
    state = begun(hero_rules="extra_doors:3", zombie_rules="taken_over,lights_out", seed=3)
    assert state.log is not None
    names = [type(event).__name__ for event in state.log]
    lasting = [place for place, name in enumerate(names) if name == "LastingBegan"]
    heroes = [place for place, name in enumerate(names) if name == "HeroPlaced"]
    zombies = names.index("StartRolled")
    assert len(lasting) == 2
    assert len(heroes) == 4
    assert max(lasting) < min(heroes)
    doors = [place for place, name in enumerate(names) if name == "DoorPut"]
    assert len(doors) == 3
    assert max(lasting) < min(doors) < max(doors) < min(heroes)
    assert max(heroes) < zombies
    traits = [event.trait for event in state.log if type(event).__name__ == "LastingBegan"]  # type: ignore[attr-defined]  # LastingBegan has one
    assert traits == ["marker/taken_over_marker", "marker/lights_out_marker"]
