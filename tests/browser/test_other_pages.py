"""Replay, rulebook, the guided first game, the problem report."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.table import Visitor


def played(visitor: Visitor, choices: int) -> dict[str, str]:
    """Set a table, make some choices, and return its links."""
    made = visitor.make_table(seed="5")
    visitor.sit_down(made["table"], made["host"])
    for _ in range(choices):
        visitor.answer(visitor.choices.first)
    return made


def test_a_replay_goes_back_to_the_start_and_on_to_the_end(house: House, screens: Path) -> None:
    visitor = house.visitor()
    made = played(visitor, 12)

    visitor.go(f"/replay/{made['table']}/{made['host']}")
    slider = visitor.page.get_by_role("slider")
    slider.wait_for()

    slider.fill("0")
    expect(slider).to_have_value("0")
    expect(visitor.page.get_by_text("Round 0").first).to_be_attached()
    slider.fill("12")
    expect(visitor.page.locator(".where")).to_contain_text("12")
    visitor.page.screenshot(path=screens / "replay.png")


def test_a_branch_of_a_replay_is_a_new_table_at_that_point(house: House) -> None:
    visitor = house.visitor()
    made = played(visitor, 10)
    visitor.go(f"/replay/{made['table']}/{made['host']}")
    slider = visitor.page.get_by_role("slider")
    slider.wait_for()
    slider.fill("4")
    expect(slider).to_have_value("4")

    visitor.page.get_by_role("button", name="branch").or_(
        visitor.page.get_by_role("button", name="from here")
    ).first.click()

    visitor.wait_until_asked()
    assert made["table"] not in visitor.page.url
    assert visitor.version == 4


def test_the_rulebook_is_searched_and_says_what_is_ours(house: House, screens: Path) -> None:
    visitor = house.visitor()
    visitor.go("/rules/undead_or_alive")
    visitor.page.get_by_role("searchbox").fill("friendly fire")

    expect(visitor.page.get_by_text("Friendly Fire").first).to_be_visible()
    visitor.page.screenshot(path=screens / "rulebook.png")


def test_a_line_of_the_log_opens_its_rule(house: House) -> None:
    visitor = house.visitor()
    played(visitor, 2)

    visitor.page.get_by_role("button", name="Open the rule of this line").first.click()

    expect(visitor.page.get_by_role("dialog")).to_contain_text("uoa.")


def test_the_guided_game_begins_by_pointing_at_something_and_can_be_left(house: House, screens: Path) -> None:
    visitor = house.visitor()
    visitor.go()
    visitor.page.get_by_role("button", name="Play your first game").click()
    guide = visitor.page.locator("[data-guide-bubble], .guide, .bubble").first
    expect(guide).to_be_visible()
    visitor.page.screenshot(path=screens / "guide.png")

    visitor.page.get_by_role("button", name="Leave").first.click()

    expect(guide).to_be_hidden()
    visitor.wait_until_asked()


def test_a_problem_report_holds_the_game_and_no_key(house: House) -> None:
    visitor = house.visitor()
    made = played(visitor, 3)
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Report a problem").click()

    with visitor.page.expect_download() as coming:
        visitor.page.get_by_role("dialog").get_by_role("button", name="ownload").click()

    text = Path(coming.value.path()).read_text()
    assert made["host"] not in text
    assert json.loads(text)
    assert '"undead_or_alive"' in text
