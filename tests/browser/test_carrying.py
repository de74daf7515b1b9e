"""Cards are picked up by a press or dragged, never thrown away by one."""

from functools import cache
from random import Random

from playwright.sync_api import Locator, expect

import veglia
from tests.browser.conftest import House
from tests.browser.table import Visitor


@cache
def choices() -> tuple[int, ...]:
    """Play until a survivor who carries something puts the own cards in order, with a slot to spare."""
    played = veglia.new_game("undead_or_alive", mission="m1", seed=5)
    chance = Random(3)
    while played.state.asking is not None:
        named = [type(option).__name__ for option in played.state.offered]
        if "ReorganiseCards" in named and len(played.choices) > 40:
            played.choose(named.index("ReorganiseCards"))
            return tuple(played.choices)
        played.choose(chance.randrange(len(named)))
    raise AssertionError("nobody may reorganise")


def reorganising(house: House) -> Visitor:
    """Return a table at which a survivor puts the own cards in order."""
    visitor = house.visitor()
    made = visitor.make_table(mission="m1", seed="5", practice=True, choices=list(choices()))
    visitor.sit_down(made["table"], made["host"])
    visitor.wait_until_asked()
    return visitor


def card(visitor: Visitor) -> Locator:
    return visitor.page.locator("#party .movable [data-target^='card/']").first


def name_of(visitor: Visitor) -> str:
    return card(visitor).locator(".name").inner_text()


def free_slot(visitor: Visitor) -> Locator:
    return visitor.page.locator("#party .empty.lit").first


def test_a_press_picks_a_card_up_and_another_puts_it_down(house: House) -> None:
    visitor = reorganising(house)
    version, name = visitor.version, name_of(visitor)

    card(visitor).click()

    held = visitor.page.locator("[data-held]")
    expect(held).to_contain_text(name)
    assert visitor.version == version
    moved = held.get_attribute("data-held")
    place = free_slot(visitor).bounding_box()
    visitor.answer(free_slot(visitor))
    there = visitor.page.locator(f"#party [data-target='{moved}']").bounding_box()
    assert place is not None
    assert there is not None
    assert abs(there["x"] - place["x"]) < 10


def test_escape_puts_the_card_back_and_nothing_has_happened(house: House) -> None:
    visitor = reorganising(house)
    version = visitor.version
    card(visitor).click()

    visitor.page.keyboard.press("Escape")

    expect(visitor.page.locator("[data-held]")).to_have_count(0)
    assert visitor.version == version


def test_the_keyboard_alone_moves_a_card(house: House) -> None:
    visitor = reorganising(house)
    before = visitor.version
    card(visitor).focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("[data-held]")).to_be_visible()
    free_slot(visitor).focus()
    visitor.page.keyboard.press("Enter")
    visitor.wait_for_next(before)


def test_a_card_is_dragged_to_a_slot(house: House) -> None:
    visitor = reorganising(house)
    before = visitor.version
    source = card(visitor).bounding_box()
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
    source = card(visitor).bounding_box()
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
    before, name = visitor.version, name_of(visitor)
    card(visitor).click()
    held = visitor.page.locator("[data-held]").get_attribute("data-held")
    visitor.page.locator("[data-discard]").click()

    sure = visitor.page.get_by_role("alertdialog")
    expect(sure).to_contain_text(name)
    assert visitor.version == before
    sure.locator("[data-keep]").click()
    expect(sure).to_have_count(0)
    assert visitor.version == before

    card(visitor).click()
    visitor.page.locator("[data-discard]").click()
    visitor.answer(visitor.page.locator("[data-sure]"))
    expect(visitor.page.locator(f"#party [data-target='{held}']")).to_have_count(0)
