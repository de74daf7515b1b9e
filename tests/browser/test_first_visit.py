"""The guided first game, and what makes the page an app."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.conftest import House
from tests.browser.table import Visitor


def begin(visitor: Visitor) -> None:
    """Start the guided game."""
    visitor.go()
    visitor.page.get_by_role("button", name="Play your first game").click()
    expect(visitor.page.locator(".bubble h2")).to_be_visible()


def test_the_guided_game_begins_by_pointing_at_something_and_can_be_left(house: House, screens: Path) -> None:
    visitor = house.visitor()
    begin(visitor)
    guide = visitor.page.locator(".bubble")
    visitor.page.screenshot(path=screens / "guide.png")

    visitor.page.get_by_role("button", name="Leave the guide").click()

    expect(guide).to_be_hidden()
    visitor.wait_until_asked()


# What is wrong with where the guide points, and with what it hides.
FAULTS = """
        () => {
        const box = selector => document.querySelector(selector)?.getBoundingClientRect();
        const isOff = (one, by) => one && (one.left < -by || one.top < -by
            || one.right > innerWidth + by || one.bottom > innerHeight + by);
        const meets = (one, other) => one && other && one.left < other.right && other.left < one.right
            && one.top < other.bottom && other.top < one.bottom;
        const bubble = box('.bubble');
        const ring = box('.ring');
        const faults = [];
        if (isOff(bubble, 0)) faults.push('bubble off the page');
        if (isOff(ring, 9)) faults.push('ring off the page');
        const isOver = [...document.querySelectorAll('#choices [data-choice]')]
            .some(button => meets(bubble, button.getBoundingClientRect()));
        if (isOver) faults.push('bubble over the choices');
        if (document.querySelectorAll('.bubble').length > 1) faults.push('several bubbles');
        // A thing as large as the board cannot be kept free, a card or a piece can,
        // if there is room for the bubble on one of its sides.
        const isSmall = ring && ring.width * ring.height < innerWidth * innerHeight / 4;
        const choices = box('#choices');
        const floor = choices && choices.width > innerWidth / 2 ? choices.top : innerHeight;
        const ceiling = innerWidth < 600 ? box('.table > .top')?.bottom ?? 0 : 0;
        const [wide, high] = bubble ? [bubble.width + 24, bubble.height + 24] : [0, 0];
        const hasRoom = ring && (ring.left >= wide || innerWidth - ring.right >= wide
            || ring.top - ceiling >= high || floor - ring.bottom >= high);
        if (isSmall && hasRoom && meets(bubble, ring)) faults.push('bubble over what it speaks about');
        if (meets(bubble, box('.ending'))) faults.push('bubble over the ending');
        return faults;
    }
"""
# In milliseconds: the bubble looks several times a second where its thing has got to.
SETTLING = 30_000
FRAMES = 20


def misplaced(visitor: Visitor) -> list[str]:
    """Return what is wrong with the guide once it stands still: nothing is, for some frames in a row."""
    visitor.page.evaluate("window.calm = 0")
    try:
        visitor.page.wait_for_function(
            f"() => (calm = ({FAULTS})().length ? 0 : calm + 1) > {FRAMES}", timeout=SETTLING
        )
    except TimeoutError:
        faults: list[str] = visitor.page.evaluate(FAULTS)
        return faults or ["never still"]
    return []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_the_guide_goes_on_with_whatever_the_newcomer_does(house: House, width: int, height: int) -> None:
    visitor = house.visitor(width, height)
    begin(visitor)
    bubble = visitor.page.locator(".bubble")
    lessons: list[str] = []

    for _ in range(40):
        visitor.page.locator("#choices[data-version], .ending").first.wait_for()
        # It is silent where nothing new is to be learnt.
        lessons += bubble.locator("h2").all_inner_texts()
        assert (lessons[-1:], misplaced(visitor)) == (lessons[-1:], [])
        go_on = bubble.get_by_role("button", name="Go on")
        if go_on.count():
            go_on.click()
        elif not visitor.is_over:
            visitor.answer(visitor.choices.first)

    assert len(set(lessons)) >= 6


def test_on_a_phone_the_guide_waits_behind_every_sheet(house: House) -> None:
    visitor = house.visitor(390, 844)
    begin(visitor)
    bubble = visitor.page.locator(".bubble")
    for key, wanted in (("p", "Party"), ("l", "Log"), ("?", "")):
        visitor.page.keyboard.press(key)
        sheet = visitor.page.locator("dialog[open]")
        expect(sheet).to_contain_text(wanted)
        expect(bubble).to_be_hidden()
        visitor.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(bubble).to_be_visible()


def test_the_guide_knows_where_it_was_after_a_reload(house: House) -> None:
    visitor = house.visitor()
    begin(visitor)
    bubble = visitor.page.locator(".bubble")
    bubble.get_by_role("button", name="Go on").click()
    lesson = bubble.locator("h2").inner_text()

    visitor.page.reload()

    expect(bubble.locator("h2")).to_have_text(lesson)


def test_the_page_can_be_installed(house: House) -> None:
    visitor = house.visitor()
    visitor.go()
    link = visitor.page.locator("link[rel=manifest]").get_attribute("href")

    manifest = json.loads(visitor.page.request.get(f"{visitor.address}/{link}").text())

    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert visitor.page.request.get(f"{visitor.address}/{icon['src']}").ok
