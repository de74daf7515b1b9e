"""Dark, Darker, Darkest in the browser: the house and its light, fights, fire, the finale, building, the guide."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import House
from tests.browser.table import Visitor
from tests.browser.test_for_everyone import serious_faults
from tests.games.dark_darker_darkest.finale_table import finale, nemesis_at
from tests.games.dark_darker_darkest.table import (
    acting,
    again,
    burn,
    card,
    creature,
    destroy_tile,
    state_of,
    token,
    zombies,
)
from tests.server.place import Place, place
from tests.server.test_relic import stand_at
from veglia.kernel.game import Game
from veglia.server.table.history import Snapshot

GAME = "dark_darker_darkest"
SIZES = [(1440, 900), (1280, 720), (844, 390), (390, 844)]
CROSSING, STAIRS, MUSIC_ROOM, HALL, KITCHEN_TILE = 16, 12, 14, 34, 9


@pytest.fixture(scope="module")
def server() -> Iterator[Place]:
    with place(games="veglia.catalog:GAMES") as running:
        yield running


@pytest.fixture
def hill(chromium: Browser, server: Place) -> Iterator[House]:
    made = House(chromium, f"http://127.0.0.1:{server.port}")
    yield made
    complaints = [complaint for visitor in made.visitors for complaint in visitor.complaints]
    made.close()
    assert complaints == []


def crowded() -> Game:
    """Four Survivors beside a crowd, a Creature and a fire, with cameras and a ruin in the house."""
    game = acting("nina", "bruce", "leo", "lucy", rooms=(MUSIC_ROOM, MUSIC_ROOM, MUSIC_ROOM, STAIRS))
    state = state_of(game)
    zombies(game, MUSIC_ROOM, 5)
    zombies(game, HALL, 2)
    token(game, 2, 4)
    creature(game, "zombie_dog", STAIRS)
    card(game, 0, "shotgun")
    burn(game, CROSSING // 2, 3)
    burn(game, 4, 1, flame=False)
    destroy_tile(game, KITCHEN_TILE)
    state.darkness = 3
    state.cameras = [(2, 1), (7, 3), (14, 0)]
    again(game)
    return game


def last_stand() -> Game:
    """The Grand Finale: the Nemesis on the stairs, zombies beside those with the Cure."""
    game = finale("nina", "bruce", "leo", "lucy", rooms=(MUSIC_ROOM,))
    nemesis_at(game, STAIRS)
    zombies(game, HALL, 3)
    state_of(game).darkness = 5
    again(game)
    return game


def sit_down(hill: House, server: Place, game: Game, size: tuple[int, int]) -> Visitor:
    """Return somebody in front of a table that stands where a test has put it."""
    heroes = [state_of(game).profile(who).id for who in range(len(state_of(game).survivors))]
    made = server.make("dark", game=GAME, seats=[{"heroes": heroes}])
    stand_at(server.tables.live[made.table], Snapshot(game.state, []))
    visitor = hill.visitor(*size)
    visitor.sit_down(made.table, made.host)
    visitor.wait_until_asked()
    return visitor


def pieces(visitor: Visitor, start: str) -> Locator:
    return visitor.page.locator(f"#board [data-id^='{start}']")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_crowded_house_shows_who_stands_where_and_what_burns(
    hill: House, server: Place, size: tuple[int, int], screens: Path
) -> None:
    visitor = sit_down(hill, server, crowded(), size)
    visitor.page.screenshot(path=screens / f"darkest-crowd-{size[0]}.png")

    for start, count in (("figure/", 4), ("foe/creature", 1), ("token/camera/", 3), ("token/fire/", 2)):
        expect(pieces(visitor, start)).to_have_count(count)
    # A crowd is drawn as one: five bodies on one piece.
    assert pieces(visitor, "zombie/14").locator("g[transform^='scale']").count() == 5
    # Two and three flames more for each marker, a cone for each camera, a ruin for the tile that is lost.
    assert visitor.page.locator("#board .flame").count() == 2 + 3 * 3 + 2 + 3 * 1
    assert visitor.page.locator("#board path[stroke-dasharray='6 4']").count() == 3
    expect(visitor.page.locator("#board [data-explain='ruin']")).to_have_count(1)


def test_the_table_has_no_fault_that_keeps_people_out(hill: House, server: Place) -> None:
    for game in (crowded(), last_stand()):
        assert serious_faults(sit_down(hill, server, game, (1440, 900))) == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_finale_changes_the_mood_of_the_whole_table(
    hill: House, server: Place, size: tuple[int, int], screens: Path
) -> None:
    before = sit_down(hill, server, crowded(), size)
    surface = "() => getComputedStyle(document.documentElement).getPropertyValue('--surface')"
    explored = before.page.evaluate(surface)

    visitor = sit_down(hill, server, last_stand(), size)
    visitor.page.screenshot(path=screens / f"darkest-finale-{size[0]}.png")

    expect(visitor.page.locator("html")).to_have_attribute("data-mood", "finale")
    assert visitor.page.evaluate(surface) != explored
    expect(pieces(visitor, "foe/nemesis")).to_have_count(1)
    expect(visitor.page.locator("#board .presence").first).to_be_attached()


def test_a_visitor_loads_the_drawings_of_one_title_only(hill: House, server: Place) -> None:
    """The client's own code for a table is at most 300 KB, compressed."""
    visitor = sit_down(hill, server, crowded(), (1440, 900))
    sizes: list[int] = visitor.page.evaluate(
        """async () => {
            const names = performance.getEntriesByType('resource').map(one => one.name)
                .filter(name => /\\.(js|css)$/.test(new URL(name).pathname));
            return Promise.all([...new Set(names)].map(async name => {
                const packed = (await fetch(name)).body.pipeThrough(new CompressionStream('gzip'));
                return (await new Response(packed).arrayBuffer()).byteLength;
            }));
        }"""
    )

    assert 100_000 < sum(sizes) <= 300_000
