"""The board is the menu: zones are gone to, far ones too, enemies attacked, crowds looked at closely."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import House
from tests.browser.crowds import BESIDE, STREET, Crowd, sit_down, tables, visiting
from tests.browser.test_few_buttons import at_table
from tests.games.zombicide.table import TestTable
from tests.server.place import Place


@pytest.fixture(scope="module")
def server() -> Iterator[Place]:
    with tables() as running:
        yield running


@pytest.fixture
def guests(chromium: Browser, server: Place) -> Iterator[House]:
    with visiting(chromium, server) as made:
        yield made


def test_a_click_on_the_enemy_under_the_crosshair_shoots(guests: House, server: Place) -> None:
    table = TestTable(
        ["jeb"], (6, 6), at=STREET, gear={"jeb": ["springfield"]}, zombies={BESIDE: {"walker": 1}}
    )
    table.turn("jeb")
    crowd = Crowd("undead_or_alive", "m0", [{"heroes": ["jeb"]}], table.state, f"zone/{table.zone(BESIDE)}")
    visitor = sit_down(guests, server, crowd, (1280, 720))
    enemy = visitor.page.locator("#board .piece.aimed")
    expect(enemy).to_have_count(1)
    expect(enemy.locator(".crosshair")).to_be_visible()

    visitor.answer(enemy)

    expect(visitor.page.locator("#board .piece[data-id^='foe/']")).to_have_count(0)
    expect(visitor.page.get_by_role("region", name="Log")).to_contain_text("Springfield")


def test_a_far_zone_shows_its_way_and_is_walked_to_by_one_click(house: House) -> None:
    visitor = at_table(house, "undead_or_alive", "m1", 60)
    far = visitor.page.locator("#board .zone.far").first
    expect(far).to_be_visible()
    zone = far.get_attribute("data-id")
    before = visitor.version

    box = far.bounding_box()
    assert box is not None
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 3)
    way = visitor.page.locator(f"[data-way='{zone}']")
    expect(way).to_contain_text("2 steps")
    visitor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 3)

    visitor.page.wait_for_function(
        "before => Number(document.querySelector('#choices')?.dataset.version ?? 0) >= before + 2", arg=before
    )
    there = visitor.page.locator(f"#board [data-zone='{zone}'][aria-label*='Meg']")
    expect(there).to_have_count(1)


def test_zones_have_their_names_on_hover_and_by_a_switch(house: House) -> None:
    visitor = at_table(house, "undead_or_alive", "m1", 60)
    names = visitor.page.locator("#board .names text")
    expect(names).to_have_count(0)
    visitor.page.locator("#board button.names").click()
    expect(names.filter(has_text="street 6")).to_have_count(1)
    visitor.page.reload()
    expect(names.filter(has_text="street 6")).to_have_count(1)
