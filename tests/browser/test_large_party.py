"""Dark Side with 7 to 12 Survivors: from the lobby to the panels, with the mouse and without it."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import House
from tests.browser.table import Visitor
from tests.browser.test_for_everyone import serious_faults

STEPS_TO_THE_TURNS = 60
# What panels lie on while this title is at the table; it is brown for the first one.
COLD_SURFACE = "#10191a"


def fits(visitor: Visitor, width: int) -> bool:
    """Whether nothing has to be scrolled sideways."""
    return int(visitor.page.evaluate("document.documentElement.scrollWidth")) <= width


def draw_up(visitor: Visitor, count: int) -> list[str]:
    """Choose Dark Side and a party of so many in the lobby, without setting the table; return their names."""
    visitor.go()
    visitor.page.get_by_role("link", name="Set up a new table").click()
    visitor.page.get_by_role("button", name="Zombicide: Dark Side").click()
    visitor.open_step("Party")
    heroes = visitor.page.locator("button.main[aria-pressed]")
    expect(heroes).to_have_count(12)
    for number in range(12):
        if heroes.nth(number).get_attribute("aria-pressed") == "false" and pressed(heroes) < count:
            heroes.nth(number).click()
    assert pressed(heroes) == count
    return visitor.page.locator("button.main[aria-pressed=true] .name").all_inner_texts()


def pressed(heroes: Locator) -> int:
    return len([one for one in heroes.all() if one.get_attribute("aria-pressed") == "true"])


def sit_down(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Set up the table").click()
    visitor.page.get_by_role("link", name="Go to the table").or_(
        visitor.page.get_by_role("button", name="Go to the table")
    ).click()
    visitor.board.wait_for()
    visitor.wait_until_asked()


def play_until_all_stand(visitor: Visitor, count: int) -> None:
    """Answer what is asked before the first Turn."""
    figures = visitor.page.locator("#board [data-id^='figure/']")
    for _ in range(STEPS_TO_THE_TURNS):
        if figures.count() == count and "Turn" in visitor.prompt.inner_text():
            return
        visitor.answer(visitor.choices.first)
    raise AssertionError(f"after {STEPS_TO_THE_TURNS} answers: {visitor.prompt.inner_text()}")


def reached_by_tab(visitor: Visitor, where: str, steps: int) -> list[str]:
    """Return the heroes whose panels the focus passes, in the order in which it does."""
    met: list[str] = []
    for _ in range(steps):
        name = visitor.page.evaluate(
            """where => document.activeElement.closest(where)
                && document.activeElement.closest('[data-hero]')?.getAttribute('aria-label')""",
            where,
        )
        if name and name not in met:
            met.append(name)
        visitor.page.keyboard.press("Tab")
    return met


@pytest.mark.parametrize("count", [7, 12])
def test_a_large_party_from_the_lobby_to_its_panels(house: House, screens: Path, count: int) -> None:
    visitor = house.visitor(1440, 900)
    names = draw_up(visitor, count)
    visitor.page.get_by_role("group", name="Number of seats").get_by_role("button", name="3").click()
    for seat in ("Seat 2", "Seat 3"):
        visitor.page.get_by_label(seat, exact=True).select_option("mine")
    assert fits(visitor, 1440)
    assert serious_faults(visitor) == []

    sit_down(visitor)
    play_until_all_stand(visitor, count)

    expect(visitor.page.locator("#party [data-hero]")).to_have_count(count)
    surface = "getComputedStyle(document.documentElement).getPropertyValue('--surface').trim()"
    assert visitor.page.evaluate(surface) == COLD_SURFACE
    visitor.page.keyboard.press("p")
    assert sorted(reached_by_tab(visitor, "#party", 14 * count)) == sorted(names)
    assert fits(visitor, 1440)
    assert serious_faults(visitor) == []
    visitor.page.screenshot(path=screens / f"party-of-{count}.png")


def test_a_party_of_twelve_on_a_phone(house: House, screens: Path) -> None:
    visitor = house.visitor(390, 844)
    names = draw_up(visitor, 12)
    assert fits(visitor, 390)
    assert serious_faults(visitor) == []

    sit_down(visitor)
    play_until_all_stand(visitor, 12)
    assert fits(visitor, 390)
    visitor.page.screenshot(path=screens / "party-of-12-phone.png")

    visitor.page.keyboard.press("p")
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.locator("[data-hero]")).to_have_count(12)
    assert sorted(reached_by_tab(visitor, "dialog", 14 * 12)) == sorted(names)
    assert fits(visitor, 390)
    assert serious_faults(visitor) == []
    visitor.page.screenshot(path=screens / "party-of-12-phone-sheet.png")
    visitor.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
