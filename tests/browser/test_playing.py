"""Playing at the table with the mouse, from the lobby to the end."""

import random
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.table import Visitor


def test_a_newcomer_sets_a_table_in_the_lobby_and_is_asked_the_first_question(
    house: House, screens: Path
) -> None:
    visitor = house.visitor()
    visitor.go()
    visitor.page.get_by_role("link", name="Set up a new table").click()
    visitor.page.screenshot(path=screens / "lobby.png")

    visitor.page.get_by_role("button", name="Set up the table").click()
    visitor.page.get_by_role("link", name="Go to the table").or_(
        visitor.page.get_by_role("button", name="Go to the table")
    ).click()

    visitor.wait_until_asked()
    expect(visitor.prompt).to_contain_text("start with")
    expect(visitor.page.get_by_text("Take all Objectives")).to_be_visible()


def test_m0_is_played_to_its_end_through_the_page(house: House, screens: Path) -> None:
    visitor = house.visitor()
    made = visitor.make_table(seed="11")
    visitor.sit_down(made["table"], made["host"])
    chance = random.Random(3)

    on_board = 0
    for number in range(2000):
        visitor.page.locator("#choices[data-version], .ending").first.wait_for()
        if visitor.is_over:
            break
        on_board += take_something(visitor, chance)
        if number == 40:
            visitor.page.screenshot(path=screens / "m0-midgame.png")

    expect(visitor.page.locator(".ending")).to_contain_text("lost")
    assert on_board > 10
    visitor.page.screenshot(path=screens / "m0-end.png")


def take_something(visitor: Visitor, chance: random.Random) -> bool:
    """Make a random choice, often by a click on what glows on the board; return whether it was one."""
    before = visitor.version
    spots = visitor.lit_spots() if chance.random() < 0.5 else []
    if not spots:
        visitor.answer(visitor.choices.nth(chance.randrange(visitor.choices.count())))
        return False
    visitor.page.mouse.click(*spots[chance.randrange(len(spots))])
    menu = visitor.page.get_by_role("menuitem")
    # A crowd is shown from up close first.
    figure = visitor.page.locator(".close-up .lit, .close-up .aimed").first
    visitor.page.wait_for_function(
        """before => document.querySelector('.ending, [role=menuitem], .close-up')
            || Number(document.querySelector('#choices')?.dataset.version ?? before) > before""",
        arg=before,
    )
    if figure.is_visible():
        figure.click()
    visitor.page.wait_for_function(
        """before => document.querySelector('.ending, [role=menuitem]')
            || Number(document.querySelector('#choices')?.dataset.version ?? before) > before""",
        arg=before,
    )
    if menu.count():
        menu.nth(0).click()
        visitor.wait_for_next(before)
    return True


def test_reloading_in_the_middle_brings_the_same_table_back(house: House) -> None:
    visitor = house.visitor()
    made = visitor.make_table(seed="5")
    visitor.sit_down(made["table"], made["host"])
    for _ in range(8):
        visitor.answer(visitor.choices.first)
    version, prompt = visitor.version, visitor.prompt.inner_text()

    visitor.page.reload()

    visitor.wait_until_asked()
    assert visitor.version == version
    assert visitor.prompt.inner_text() == prompt


def test_a_choice_can_be_taken_back_until_something_has_come_to_light(house: House) -> None:
    visitor = house.visitor()
    made = visitor.make_table(seed="5")
    visitor.sit_down(made["table"], made["host"])
    first = visitor.prompt.inner_text()
    visitor.answer(visitor.choices.first)
    assert visitor.prompt.inner_text() != first

    before = visitor.version
    visitor.page.get_by_role("button", name="Undo").click()

    visitor.wait_for_next(before)
    assert visitor.prompt.inner_text() == first
    expect(visitor.page.get_by_role("button", name="Undo")).to_be_disabled()


def test_what_cannot_be_chosen_says_why_with_its_rule(house: House) -> None:
    visitor = house.visitor()
    made = visitor.make_table(seed="5")
    visitor.sit_down(made["table"], made["host"])
    while "What does" not in visitor.prompt.inner_text():
        visitor.answer(visitor.choices.first)

    visitor.page.locator('#board [data-id="zone/3"]').click()

    why = visitor.page.locator(".why")
    expect(why).to_contain_text("room 4")
    why.get_by_role("button", name="Rule").first.click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text("uoa.")


def test_a_hint_points_at_a_good_choice(house: House, screens: Path) -> None:
    visitor = house.visitor()
    made = visitor.make_table(seed="5")
    visitor.sit_down(made["table"], made["host"])
    while "What does" not in visitor.prompt.inner_text():
        visitor.answer(visitor.choices.first)

    visitor.page.get_by_role("button", name="Hint").click()

    panel = visitor.page.locator(".preview")
    expect(panel.first).to_contain_text("A good choice:")
    expect(panel.first).to_contain_text("Chance to win")
    visitor.page.screenshot(path=screens / "hint.png")


def test_a_card_and_a_piece_explain_themselves_to_a_mouse_that_rests_on_them(house: House) -> None:
    visitor = house.visitor()
    made = visitor.make_table(seed="5")
    visitor.sit_down(made["table"], made["host"])
    explained = visitor.page.locator(".explained h4")

    visitor.page.locator("#board [data-id^='foe/']").first.hover()
    expect(explained).to_have_text("Walker")
    visitor.page.get_by_role("button", name="Danger Level").hover()
    expect(explained).to_have_text("Danger Level")
