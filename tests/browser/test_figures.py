"""Crowds of figures in all titles: they are drawn, read and touched one by one, and move without losing an input."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import House
from tests.browser.crowds import CROWDS, sit_down, tables, visiting
from tests.server.place import Place

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
