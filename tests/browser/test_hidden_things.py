"""Hands, a track, things on edges and tokens face down, at a table of Relic."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import House
from tests.browser.table import Visitor
from tests.browser.test_for_everyone import serious_faults
from tests.server.place import Place, place

DESK = (1440, 900)
PHONE = (390, 844)


@pytest.fixture(scope="module")
def server() -> Iterator[Place]:
    with place(games="tests.two_sides.catalog:GAMES") as running:
        yield running


@pytest.fixture
def relic(chromium: Browser, server: Place) -> Iterator[House]:
    made = House(chromium, f"http://127.0.0.1:{server.port}")
    yield made
    complaints = [complaint for visitor in made.visitors for complaint in visitor.complaints]
    made.close()
    assert complaints == []


def seated(house: House, server: Place, size: tuple[int, int] = DESK) -> tuple[Visitor, Any]:
    """Return a visitor who practises alone with all seats of a new table, and its links."""
    made = server.make("hall", game="relic", practice=True)
    visitor = house.visitor(*size)
    visitor.sit_down(made.table, made.host)
    visitor.wait_until_asked()
    return visitor, made


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_hand_lies_face_up_before_its_player_and_others_are_backs(
    relic: House, server: Place, screens: Path, size: tuple[int, int]
) -> None:
    visitor, _ = seated(relic, server, size)
    page = visitor.page

    visitor.choose("Ann goes first")

    mine = page.get_by_role("region", name="Hand of Ann: 3 cards")
    expect(mine.locator("button[data-target^='card/']")).to_have_count(3)
    expect(mine.get_by_role("img", name="face down")).to_have_count(0)
    if size == PHONE:
        page.get_by_role("button", name="Party", exact=True).click()
    theirs = page.get_by_role("region", name="Hand of shadow 2: 2 cards")
    expect(theirs.get_by_role("img", name="2 cards face down")).to_be_visible()
    expect(theirs.locator("[data-target]")).to_have_count(0)
    page.screenshot(path=screens / f"relic-{size[0]}.png")
    assert serious_faults(visitor) == []


def test_a_spectator_sees_backs_alone(relic: House, server: Place) -> None:
    _, made = seated(relic, server)
    watcher = relic.visitor()

    watcher.sit_down(made.table, made.watch)

    expect(watcher.page.get_by_role("img", name="cards face down")).to_have_count(4)
    expect(watcher.page.locator("[data-target^='card/']")).to_have_count(0)
    expect(watcher.page.locator("#board .known")).to_have_count(0)


def test_a_track_says_where_its_marker_is_in_both_languages(relic: House, server: Place) -> None:
    visitor, _ = seated(relic, server)
    track = visitor.page.locator("[data-target='track/rounds']")

    expect(track).to_have_accessible_name("Round 1 of 10 10: the shadows win")
    expect(track.locator(".now")).to_have_text("1")
    visitor.page.get_by_label("Italiano").click()
    expect(track).to_have_accessible_name("Round 1 di 10 10: vincono le ombre")


def test_a_thing_on_an_edge_stands_between_its_rooms_and_says_why_nothing_can_be_done(
    relic: House, server: Place
) -> None:
    visitor, _ = seated(relic, server)
    door, rooms = (visitor.page.locator(f"#board [data-id='{id}']").first for id in ("edge/door", "zone/0"))

    place, room = door.bounding_box(), rooms.bounding_box()
    assert place is not None
    assert room is not None
    middle = place["x"] + place["width"] / 2
    assert abs(middle - (room["x"] + room["width"])) < 0.05 * room["width"]
    expect(door).to_have_accessible_name("Door, room 1")
    door.click()
    expect(visitor.page.get_by_text("Not now.")).to_be_visible()


def test_a_token_face_down_is_turned_up_by_a_click_and_only_shadows_know_it_before(
    relic: House, server: Place
) -> None:
    visitor, _ = seated(relic, server)
    board = visitor.page.locator("#board")
    token = board.locator("[data-id='token/0']")
    expect(board.locator(".known")).to_have_count(0)
    visitor.choose("Ann goes first")

    while not visitor.choices.filter(has_text="Turn the token").count():
        asked = visitor.prompt.inner_text()
        if "goes first" in asked:
            visitor.choose("Ann goes first")
        elif "shadow" in asked:
            # What is under the tokens is known to whoever plays now.
            expect(board.locator(".known")).to_have_count(3)
            visitor.choose("Do nothing")
        else:
            expect(board.locator(".known")).to_have_count(0)
            visitor.answer(visitor.choices.filter(has_text="Walk to").last)
    expect(token).to_have_accessible_name("Token, face down, room 3. Turn the token in room 3 up")

    visitor.answer(token)

    # Either nothing lies there, face up, or the relic was taken away.
    expect(visitor.page.get_by_text("turns the token in room 3 up").first).to_be_visible()
    expect(board.locator("[data-id='token/0'][aria-label^='Token, face down']")).to_have_count(0)
