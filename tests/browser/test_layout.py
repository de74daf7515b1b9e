"""The table laid out in windows of all sizes: nothing covers what is needed, every text can be read."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.moments import GAMES, moments
from tests.browser.table import Visitor

SIDEWAYS, UPRIGHT = (844, 390), (390, 844)
DESKS = [(1920, 1080), (1440, 900), (1280, 720), (1024, 768)]
SIZES = [*DESKS, SIDEWAYS, UPRIGHT]
LEAST = 12


def sit(house: House, game: str, moment: str, size: tuple[int, int]) -> Visitor:
    visitor = house.visitor(*size)
    made = visitor.make_table(**moments(game)[moment])
    visitor.sit_down(made["table"], made["host"])
    visitor.page.locator(
        "#choices[data-version] [data-choice], #window [data-choice], .ending"
    ).first.wait_for()
    return visitor


def box(visitor: Visitor, where: str) -> dict[str, float]:
    found: Any = visitor.page.locator(where).first.bounding_box()
    assert found is not None, where
    return dict(found)


def covered(visitor: Visitor, where: str) -> list[str]:
    """Return which of some things in the window do not get the click in their middle."""
    return list(
        visitor.page.evaluate(
            """where => [...document.querySelectorAll(where)].filter(one => {
                const box = one.getBoundingClientRect();
                const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                return there && !(one.contains(there) || there.contains(one));
            }).map(one => one.textContent.trim())""",
            where,
        )
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_covered_by_nothing(house: House, game: str) -> None:
    for size in (SIDEWAYS, UPRIGHT, (1280, 720)):
        visitor = sit(house, game, "end", size)
        expect(visitor.page.locator(".ending")).to_be_visible()
        assert covered(visitor, ".ending .ways .button") == []


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_on_its_side_has_room_for_choices_beside_a_fight(house: House, game: str) -> None:
    visitor = sit(house, game, "crowd", SIDEWAYS)
    choices = visitor.page.locator("#choices [data-choice], #choices [data-fold]")
    assert covered(visitor, "#choices .prompt, #choices .tools button") == []
    if choices.count():
        # What is seen first needs no scrolling.
        first = choices.first.bounding_box()
        assert first is not None
        assert first["y"] + first["height"] <= SIDEWAYS[1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", DESKS)
def test_beside_the_board_the_party_has_room(house: House, game: str, size: tuple[int, int]) -> None:
    visitor = sit(house, game, "crowd", size)
    assert box(visitor, "#party")["height"] >= 180
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_tracks_are_short_where_there_is_little_room_and_open(house: House) -> None:
    visitor = sit(house, "dark_darker_darkest", "crowd", (1280, 720))
    tracks = visitor.page.locator("[data-guide='tracks']")
    before = box(visitor, "[data-guide='tracks']")["height"]
    expect(tracks).to_contain_text("Darkness")
    tracks.get_by_role("button", name="Show all tracks").click()
    assert box(visitor, "[data-guide='tracks']")["height"] > 2 * before


@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_smaller_than_twelve_pixels_on_the_board_neither(house: House, game: str) -> None:
    for size in ((1280, 720), SIDEWAYS, UPRIGHT):
        for moment in ("crowd", "end"):
            visitor = sit(house, game, moment, size)
            assert (size, moment, small_texts(visitor)) == (size, moment, [])


def small_texts(visitor: Visitor) -> list[str]:
    """Return what is written smaller than it may be, as it is drawn on the screen."""
    return list(
        visitor.page.evaluate(
            """least => [...document.querySelectorAll('body *')].filter(one =>
                [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())
                && one.getClientRects().length && getComputedStyle(one).visibility === 'visible'
            ).map(one => {
                const scale = one instanceof SVGElement && one.getScreenCTM ?
                    Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b) : 1;
                return [parseFloat(getComputedStyle(one).fontSize) * scale, one];
            }).filter(([size]) => size < least - 0.01).map(([size, one]) =>
                `${size.toFixed(1)} ${one.tagName} ${one.textContent.trim()}`)""",
            LEAST,
        )
    )


def test_a_cue_says_that_options_go_on_below_until_they_have_been_seen(house: House) -> None:
    visitor = sit(house, "dark_side", "start", UPRIGHT)
    cue = visitor.page.locator("#choices .cue")
    expect(cue).to_be_visible()
    visitor.page.locator("#choices .groups").evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(cue).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_bar_of_someone_who_only_watches_is_one_low_line(house: House, game: str) -> None:
    visitor = house.visitor(1280, 720)
    made = visitor.make_table(**moments(game)["start"])
    visitor.sit_down(made["table"], made["watch"])
    visitor.prompt.wait_for()
    assert box(visitor, "#choices")["height"] <= 120
