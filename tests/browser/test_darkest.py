"""Dark, Darker, Darkest in the browser: the house, its light, fire, the finale, building, the guide."""

import re
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
    # Pieces fade in.
    visitor.page.wait_for_function(
        "() => [...document.querySelectorAll('#board .piece')]"
        ".every(one => getComputedStyle(one).opacity === '1')"
    )
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


def open_builder(visitor: Visitor) -> Locator:
    """Choose the game in the lobby and open its builder."""
    visitor.go()
    visitor.page.get_by_role("group", name="Game").get_by_role("button", name="Darkest").click()
    visitor.open_step("Options")
    visitor.page.get_by_role("button", name="Build a house").click()
    builder = visitor.page.get_by_role("dialog", name="Build a house")
    expect(spot(builder, 0)).to_be_visible()
    return builder


def spot(builder: Locator, number: int) -> Locator:
    return builder.locator(f"[data-place='place/{number}']")


def faults(builder: Locator, count: int) -> None:
    expect(builder.locator(f"[data-faults='{count}']")).to_be_visible()


def test_a_house_is_built_turned_mended_and_played(house: House, screens: Path) -> None:
    visitor = house.visitor()
    builder = open_builder(visitor)
    faults(builder, 0)

    # The Kitchen faces the wrong way: its window is inside.
    spot(builder, 9).click()
    builder.get_by_role("button", name="Turn", exact=True).click()
    expect(builder.locator(".faults")).to_contain_text("window")
    expect(builder.get_by_role("button", name="Play here")).to_be_disabled()
    expect(spot(builder, 9)).to_have_class(re.compile(r"\bchosen\b.*\bwrong\b"))
    visitor.page.screenshot(path=screens / "darkest-builder.png")
    assert serious_faults(visitor) == []
    builder.get_by_role("button", name="Undo", exact=True).click()
    faults(builder, 0)

    # A tile that lies elsewhere changes places with the one that is here.
    spot(builder, 7).click()
    builder.locator("[data-part='I1']").click()
    expect(spot(builder, 7)).to_have_attribute("aria-label", re.compile("Crossing"))
    expect(spot(builder, 8)).to_have_attribute("aria-label", re.compile("Music Room"))
    builder.get_by_role("button", name="Undo", exact=True).click()
    faults(builder, 0)

    builder.get_by_role("button", name="Play here").click()
    expect(builder).to_be_hidden()
    expect(visitor.page.get_by_label("House", exact=True)).to_contain_text("Your own")
    visitor.page.get_by_role("button", name="Set up the table").click()
    visitor.page.get_by_role("link", name="Go to the table").click()
    visitor.wait_until_asked()
    expect(visitor.page.locator("#board [data-explain='kitchen']")).to_have_count(1)


def test_the_keyboard_alone_builds_a_house(house: House) -> None:
    visitor = house.visitor()
    builder = open_builder(visitor)
    keyboard = visitor.page.keyboard

    spot(builder, 0).focus()
    keyboard.press("ArrowRight")
    expect(spot(builder, 1)).to_be_focused()
    keyboard.press("Delete")
    faults(builder, 1)
    expect(spot(builder, 1)).to_have_attribute("aria-pressed", "true")
    keyboard.press("ArrowDown")
    keyboard.press("Control+z")
    faults(builder, 0)


def test_a_share_code_brings_the_same_house_and_a_damaged_one_is_refused(house: House) -> None:
    visitor = house.visitor()
    builder = open_builder(visitor)
    shared = builder.get_by_label("Code of this board")
    usual = shared.input_value()
    builder.get_by_label("Start from").select_option("random:hard")
    builder.get_by_label("Seed").fill("11")
    builder.get_by_role("button", name="Lay out the board").click()
    expect(shared).not_to_have_value(usual)
    code = shared.input_value()
    laid = [spot(builder, number).get_attribute("aria-label") for number in range(20)]

    builder.get_by_label("Start from").select_option("empty")
    builder.get_by_role("button", name="Lay out the board").click()
    faults(builder, 21)
    builder.get_by_label("Share code").fill(code[:-1] + ("0" if code[-1] != "0" else "1"))
    builder.get_by_role("button", name="Open the code").click()
    expect(builder.get_by_role("alert")).to_contain_text("code")
    faults(builder, 21)
    assert [said for said in visitor.complaints if "422" not in said] == []
    visitor.complaints.clear()

    builder.get_by_label("Share code").fill(code)
    builder.get_by_role("button", name="Open the code").click()
    faults(builder, 0)
    assert [spot(builder, number).get_attribute("aria-label") for number in range(20)] == laid


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_lobby_and_builder_keep_nobody_out(house: House, size: tuple[int, int]) -> None:
    visitor = house.visitor(*size)
    builder = open_builder(visitor)
    spot(builder, 7).click()
    assert serious_faults(visitor) == []
    visitor.page.keyboard.press("Escape")
    expect(builder).to_be_hidden()
    assert serious_faults(visitor) == []


def test_the_builder_speaks_italian(house: House) -> None:
    visitor = house.visitor()
    visitor.go()
    visitor.page.get_by_role("button", name="IT", exact=True).or_(
        visitor.page.get_by_role("radio", name="IT")
    ).or_(visitor.page.get_by_label("Italiano")).first.click()
    visitor.page.get_by_role("group", name="Gioco").get_by_role("button", name="Darkest").click()
    visitor.page.locator(".option button[aria-haspopup=dialog]").click()
    builder = visitor.page.get_by_role("dialog")

    spot(builder, 1).click()
    expect(builder.get_by_text("Pezzi per:")).to_be_visible()
    builder.get_by_role("button", name="Togli", exact=True).click()
    expect(builder.get_by_text("1 errore da correggere")).to_be_visible()
    expect(spot(builder, 1)).to_have_attribute("aria-label", re.compile("vuoto"))


# What a beginner does who follows the lessons, the first first.
FOLLOWING = ["attacks", "searches", "tries the door", "Leave it", "break free", "moves to"]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_the_guided_game_is_played_to_its_last_lesson(
    house: House, size: tuple[int, int], screens: Path
) -> None:
    visitor = house.visitor(*size)
    visitor.go()
    visitor.page.get_by_role("group", name="Game").get_by_role("button", name="Darkest").click()
    visitor.page.get_by_role("button", name="Play your first game").click()
    bubble = visitor.page.locator(".bubble")
    expect(bubble.locator("h2")).to_be_visible()
    lessons: list[str] = []

    for _ in range(260):
        visitor.page.locator("#choices[data-version], .ending").first.wait_for()
        lessons += bubble.locator("h2").all_inner_texts()
        if "You know how it goes" in lessons:
            break
        go_on = bubble.get_by_role("button", name="Go on")
        if go_on.count():
            go_on.click()
            continue
        assert not visitor.is_over
        visitor.answer(next_choice(visitor))

    visitor.page.screenshot(path=screens / f"darkest-guide-{size[0]}.png")
    assert lessons[-1] == "You know how it goes"
    assert {"Good evening", "Cameras", "A group acts", "Search a room", "Locked doors", "Attack"} <= set(
        lessons
    )


def next_choice(visitor: Visitor) -> Locator:
    """Return what the lessons ask for, else the first option."""
    for words in FOLLOWING:
        found = visitor.choices.filter(has_text=words)
        if found.count():
            return found.first
    return visitor.choices.first
