"""What happens is shown at a pace of one's own, with a pause; texts are large enough."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.test_few_buttons import GAMES, at_table, choices_of


def test_what_is_shown_can_be_paused_and_gone_through_step_by_step(house: House) -> None:
    visitor = house.visitor(is_fast=False)
    visitor.page.set_default_timeout(30_000)
    made = visitor.make_table(
        mission="m1", seed="5", practice=True, choices=choices_of("undead_or_alive", "m1", 60)
    )
    visitor.sit_down(made["table"], made["host"])
    visitor.wait_until_asked()
    visitor.choices.filter(has_text="Move to").first.click()

    pause = visitor.page.locator("[data-pace='pause']")
    pause.click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    visitor.page.locator("[data-pace='step']").click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    pause.click()
    # Skipping goes to the end whatever the pace is.
    visitor.page.keyboard.press("s")
    visitor.wait_until_asked()


def test_the_speed_and_the_size_of_text_are_kept(house: House) -> None:
    visitor = house.visitor()
    made = visitor.make_table(seed="11")
    visitor.sit_down(made["table"], made["host"])
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_label("Very large").check()
    visitor.page.get_by_label("Slower").check()
    size = "getComputedStyle(document.documentElement).fontSize"
    assert visitor.page.evaluate(size) == "20.8px"
    visitor.page.reload()
    visitor.board.wait_for()
    assert visitor.page.evaluate(size) == "20.8px"
    assert '"speed":0.5' in str(visitor.page.evaluate("localStorage.getItem('veglia.settings')"))


@pytest.mark.parametrize(("game", "mission"), GAMES)
def test_no_text_beside_the_board_is_smaller_than_twelve_pixels(
    house: House, game: str, mission: str
) -> None:
    visitor = at_table(house, game, mission, 60)
    small = visitor.page.evaluate(
        """() => [...document.querySelectorAll('.table *:not(svg *)')].filter(one =>
            [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())
            && one.getClientRects().length && parseFloat(getComputedStyle(one).fontSize) < 12
        ).map(one => `${one.className} ${one.textContent.trim().slice(0, 30)}`)"""
    )
    assert small == []


def test_why_not_is_one_card_with_the_reason_first(house: House) -> None:
    visitor = at_table(house, "undead_or_alive", "m1", 60)
    target = visitor.page.locator("#board [data-id^='token/']:not(.lit)").first
    target.click(force=True)
    why = visitor.page.locator(".why")
    expect(why).to_be_visible()
    visitor.page.wait_for_timeout(1300)
    expect(visitor.page.locator(".explained")).to_have_count(0)
    expect(why.locator(":scope > *").first).to_have_js_property("tagName", "UL")


def test_why_am_i_asked_shows_one_ruling_and_folds_the_rest(house: House) -> None:
    visitor = at_table(house, "undead_or_alive", "m1", 60)
    visitor.page.get_by_role("button", name="Why am I asked this?").click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.locator("h3")).to_be_visible()
    shown = sheet.locator(".ruling:visible").count()
    assert shown <= 1
