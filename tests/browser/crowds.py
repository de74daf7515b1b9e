"""Crowded tables of all titles: the Heroes among many enemies of every kind, in the middle of a turn."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser

import veglia
from tests.browser.conftest import House
from tests.browser.table import Visitor
from tests.games.dark_darker_darkest.table import acting, again, creature, token, zombies
from tests.games.last_night_on_earth.table import Table
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import TestTable
from tests.server.place import Place, place
from tests.server.test_relic import stand_at
from veglia.games.last_night_on_earth.rules.hero_turn import BeginHeroTurn
from veglia.games.zombicide.engine.rules import zombies as figures
from veglia.games.zombicide.engine.rules.turn import DoNothing
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import State, advance
from veglia.server.settings import Settings
from veglia.server.table.history import Snapshot

# Longer than any test: delays of windows do not end by themselves.
LONG = 600.0
STREET, BESIDE, FAR = "2R.a1", "2R.a2", "2R.a3"
ROOM, NEXT = "12R.B", "12R.A"
MUSIC_ROOM = 14


@dataclass
class Crowd:
    """A game, its mission, who sits where, and its state; the zone with the most figures."""

    game: str
    mission: str
    seats: list[dict[str, Any]]
    state: State
    zone: str


def town() -> Crowd:
    party = ["may", "hanna", "jeb", "molly"]
    gear: dict[str, list[str | None]] = {
        "may": ["machete", None],
        "hanna": ["colt_saa"],
        "jeb": ["springfield"],
    }
    around = {
        STREET: {"walker": 12, "runner": 3, "brute": 2},
        BESIDE: {"walker": 9},
        FAR: {"brute": 3, "runner": 4},
    }
    table = TestTable(party, (3, 4, 5, 2, 6, 1, 3, 4, 5), at=STREET, gear=gear, zombies=around)
    table.add_zombies(STREET, "abomination")
    table.survivor("hanna").wounds = 1
    table.survivor("may").wounds = 2
    table.turn("may")
    return Crowd("undead_or_alive", "m0", [{"heroes": party}], table.state, f"zone/{table.zone(STREET)}")


def sixty() -> Crowd:
    """One Survivor before sixty Zombies that will all move when the Turn ends."""
    game = veglia.new_game("undead_or_alive", mission="m0", seats=[["may"]], seed=5)
    while not any(isinstance(option, DoNothing) for option in game.state.offered):
        game.choose(0)
    state = game.state
    assert isinstance(state, UndeadState)
    for number, count in enumerate(state.zombies):
        figures.remove(state, number // state.scenario.kinds, number % state.scenario.kinds, count)
    may, kinds = state.survivors[0], list(library.zombies())
    away = [zone for name, zone in state.board.places.items() if zone != may.zone and not name.endswith("Z")]
    for number, zone in enumerate(away[-12:]):
        figures.add(state, zone, kinds.index("walker"), 3)
        figures.add(state, zone, kinds.index("brute" if number % 2 else "runner"), 2)
    assert sum(state.zombies) == 60
    may.health = 99
    return Crowd("undead_or_alive", "m0", [{"heroes": ["may"]}], state, f"zone/{may.zone}")


def station() -> Crowd:
    party = ["miranda", "drake", "reese", "miles", "cole", "umkos"]
    around = {ROOM: {"worker": 7, "hunter": 3, "tank": 2, "abomination": 1}, NEXT: {"worker": 5, "tank": 1}}
    table = StationTable(party, (3, 4, 5, 2, 6, 1), at=ROOM, xenos=around)
    table.survivor("drake").wounds = 1
    table.turn("miranda")
    return Crowd("dark_side", "m0", [{"heroes": party}], table.state, f"zone/{table.zone(ROOM)}")


def house() -> Crowd:
    party = ["nina", "bruce", "leo", "lucy"]
    game = acting(*party, rooms=(MUSIC_ROOM,) * 4)
    zombies(game, MUSIC_ROOM, 9)
    token(game, 2, 4)
    creature(game, "zombie_dog", MUSIC_ROOM)
    again(game)
    return Crowd("dark_darker_darkest", "dark", [{"heroes": party}], game.state, f"zone/{MUSIC_ROOM}")


def night() -> Crowd:
    table = Table()
    space = table.at(5, 5)
    for hero in ("jenny", "anderson"):
        table.hero(hero, space)
    for _ in range(9):
        table.zombie(space)
    for _ in range(3):
        table.zombie(table.at(5, 7))
    table.state.push(BeginHeroTurn())
    advance(table.state)
    sides = [{"side": "heroes"}, {"side": "zombies", "holder": "bot"}]
    return Crowd("last_night_on_earth", "die_zombies_die", sides, table.state, f"zone/{space}")


CROWDS: dict[str, Callable[[], Crowd]] = {"town": town, "station": station, "house": house, "night": night}


@contextmanager
def tables() -> Iterator[Place]:
    with place(games=Settings().games, window_seconds=LONG) as running:
        yield running


@contextmanager
def visiting(chromium: Browser, server: Place) -> Iterator[House]:
    made = House(chromium, f"http://127.0.0.1:{server.port}")
    yield made
    complaints = [complaint for visitor in made.visitors for complaint in visitor.complaints]
    made.close()
    assert complaints == []


def sit_down(guests: House, server: Place, crowd: Crowd, size: tuple[int, int], **more: Any) -> Visitor:
    """Return somebody in front of a crowded table."""
    made = server.make(crowd.mission, game=crowd.game, seats=crowd.seats)
    stand_at(server.tables.live[made.table], Snapshot(crowd.state, []))
    visitor = guests.visitor(*size, **more)
    # Nobody has to be told first what the mission is.
    visitor.page.add_init_script(
        "localStorage.getItem('veglia.settings') ?? "
        "localStorage.setItem('veglia.settings', '{\"speed\": 1, \"briefing\": false}')"
    )
    visitor.sit_down(made.table, made.host)
    visitor.wait_until_asked()
    # Pieces fade in.
    visitor.page.wait_for_function(
        "() => [...document.querySelectorAll('#board .piece')]"
        ".every(one => one.matches('.out, .away') || getComputedStyle(one).opacity === '1')"
    )
    return visitor
