"""Crowds of figures in all titles: they are drawn, read and touched one by one, and move without losing an input."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import House
from tests.browser.crowds import CROWDS, sit_down, tables, visiting
from tests.browser.table import Visitor
from tests.server.place import Place

# Room for a finger, in pixels.
FINGER = 44
DESK, PHONE, LANDSCAPE, TABLET = (1440, 900), (390, 844), (844, 390), (1024, 768)


@pytest.fixture(scope="module")
def server() -> Iterator[Place]:
    with tables() as running:
        yield running


@pytest.fixture
def guests(chromium: Browser, server: Place) -> Iterator[House]:
    with visiting(chromium, server) as made:
        yield made


@pytest.mark.parametrize("title", CROWDS)
def test_every_enemy_stands_as_a_figure(guests: House, server: Place, title: str, screens: Path) -> None:
    visitor = sit_down(guests, server, CROWDS[title](), DESK)
    visitor.page.screenshot(path=screens / f"figures-{title}.png")

    foes = visitor.page.locator(
        "#board [data-id^='foe/'], #board [data-id^='zombie/'], #board [data-id^='stack/']"
    )
    expect(foes.first).to_be_visible()
    # A figure has its feet at its origin; a disc has none.
    drawn = foes.evaluate_all(
        "all => all.map(one => one.querySelectorAll(\"g[transform*='translate(-30 -78)']\").length)"
    )
    assert min(drawn) > 0
    # A horde looks like one.
    assert max(drawn) >= 5


def middles(visitor: Visitor, zone: str) -> list[tuple[float, float]]:
    """Return where a finger meets a figure of a zone, stacks first."""
    found: list[list[float]] = visitor.page.evaluate(
        """zone => [...document.querySelectorAll(`#board .piece[data-zone='${zone}']`)]
            .filter(one => /^(stack|foe|zombie|figure)/.test(one.dataset.id))
            .sort((one, other) => Number(/^stack/.test(other.dataset.id)) - Number(/^stack/.test(one.dataset.id)))
            .flatMap(one => {
                const box = one.querySelector('.reach').getBoundingClientRect();
                const at = [box.left + box.width / 2, box.top + box.height / 2];
                return document.elementFromPoint(...at)?.closest('[data-id]') === one ? [at] : [];
            })""",
        zone,
    )
    return [(x, y) for x, y in found]


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE, TABLET], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("title", CROWDS)
def test_a_finger_opens_a_crowd_and_meets_every_figure_in_it(
    guests: House, server: Place, title: str, size: tuple[int, int], screens: Path
) -> None:
    crowd = CROWDS[title]()
    visitor = sit_down(guests, server, crowd, size, has_touch=True)
    page = visitor.page
    # As small as a board gets.
    page.get_by_role("button", name="Show the whole board").click()
    pieces = page.evaluate(
        "zone => document.querySelectorAll(`#board .piece[data-zone='${zone}']`).length", crowd.zone
    )
    assert pieces >= 2

    page.touchscreen.tap(*middles(visitor, crowd.zone)[0])
    inset = page.locator(".close-up")
    expect(inset).to_be_visible()
    figures = page.locator("[data-close-up]")
    assert figures.count() >= 5
    page.screenshot(path=screens / f"crowd-{title}-{size[0]}.png")
    for number in range(figures.count()):
        one = figures.nth(number)
        one.scroll_into_view_if_needed()
        box = one.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
        assert one.inner_text().strip()
        # A finger in its middle meets it, and nothing else.
        assert one.evaluate(
            """one => { const box = one.getBoundingClientRect();
                return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
                    ?.closest('[data-close-up]') === one }"""
        )
        texts = one.locator("span").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
        assert texts >= 12
    page.keyboard.press("Escape")
    expect(inset).to_have_count(0)
