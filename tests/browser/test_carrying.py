"""Cards are picked up by a press or dragged, never thrown away by one."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import House
from tests.browser.table import Visitor


def reorganising(house: House) -> Visitor:
    """Return a table at which a survivor puts the own cards in order."""
    visitor = house.visitor()
    made = visitor.make_table(seed="11")
    visitor.sit_down(made["table"], made["host"])
    visitor.choose("Activate May")
    visitor.choose("Reorganise")
    return visitor


def card(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator("#party [data-hero] .movable [data-target^='card/']").filter(has_text=name).first


def free_slot(visitor: Visitor) -> Locator:
    return visitor.page.locator("#party .empty.lit").first


def test_a_press_picks_a_card_up_and_another_puts_it_down(house: House) -> None:
    visitor = reorganising(house)
    version = visitor.version

    card(visitor, "Scrap Iron").click()

    held = visitor.page.locator("[data-held]")
    expect(held).to_contain_text("Scrap Iron")
    assert visitor.version == version
    slot = free_slot(visitor)
    target = slot.get_attribute("data-target")
    visitor.answer(slot)
    there = visitor.page.locator(f"#party .slot:has([data-target^='card/']):not(:has([data-target='{target}']))")
    expect(there.filter(has_text="Scrap Iron")).to_have_count(1)


def test_escape_puts_the_card_back_and_nothing_has_happened(house: House) -> None:
    visitor = reorganising(house)
    version = visitor.version
    card(visitor, "Scrap Iron").click()

    visitor.page.keyboard.press("Escape")

    expect(visitor.page.locator("[data-held]")).to_have_count(0)
    assert visitor.version == version


def test_the_keyboard_alone_moves_a_card(house: House) -> None:
    visitor = reorganising(house)
    before = visitor.version
    card(visitor, "Scrap Iron").focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("[data-held]")).to_be_visible()
    free_slot(visitor).focus()
    visitor.page.keyboard.press("Enter")
    visitor.wait_for_next(before)


def test_a_card_is_dragged_to_a_slot(house: House) -> None:
    visitor = reorganising(house)
    before = visitor.version
    source = card(visitor, "Scrap Iron").bounding_box()
    assert source is not None
    mouse = visitor.page.mouse
    mouse.move(source["x"] + 20, source["y"] + 20)
    mouse.down()
    mouse.move(source["x"] + 60, source["y"] + 60, steps=4)
    # What glows is where it may go.
    goal = free_slot(visitor).bounding_box()
    assert goal is not None
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    mouse.up()
    visitor.wait_for_next(before)


def test_a_card_let_go_over_nothing_stays_where_it_was(house: House) -> None:
    visitor = reorganising(house)
    before = visitor.version
    source = card(visitor, "Scrap Iron").bounding_box()
    assert source is not None
    mouse = visitor.page.mouse
    mouse.move(source["x"] + 20, source["y"] + 20)
    mouse.down()
    mouse.move(500, 500, steps=6)
    mouse.up()
    visitor.page.wait_for_timeout(300)
    assert visitor.version == before


def test_discarding_is_a_button_that_asks_first(house: House) -> None:
    visitor = reorganising(house)
    before = visitor.version
    card(visitor, "Scrap Iron").click()
    visitor.page.locator("[data-discard]").click()

    sure = visitor.page.get_by_role("alertdialog")
    expect(sure).to_contain_text("Scrap Iron")
    assert visitor.version == before
    sure.locator("[data-keep]").click()
    expect(sure).to_have_count(0)
    assert visitor.version == before

    card(visitor, "Scrap Iron").click()
    visitor.page.locator("[data-discard]").click()
    visitor.answer(visitor.page.locator("[data-sure]"))
    expect(visitor.page.locator("#party [data-target^='card/']").filter(has_text="Scrap Iron")).to_have_count(0)
