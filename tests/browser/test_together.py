"""Several people at one table, and those who only watch."""

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import House

TWO_SEATS: list[dict[str, Any]] = [
    {"heroes": ["carl", "may"], "holder": "mine"},
    {"heroes": ["meg"], "holder": "link"},
]


def test_two_browsers_play_at_one_table_and_each_waits_for_the_other(house: House, screens: Path) -> None:
    host, friend = house.visitor(), house.visitor()
    made = host.make_table(seats=TWO_SEATS)
    host.sit_down(made["table"], made["host"])
    friend.accept(made["table"], made["links"][0]["key"])
    expect(friend.prompt).to_contain_text("Waiting for")

    while "Meg" not in host.page.locator("#choices").inner_text():
        host.answer(host.choices.first)

    friend.wait_until_asked()
    expect(host.prompt).to_contain_text("Waiting for")
    before = friend.version
    friend.answer(friend.choices.first)
    host.wait_for_next(before)
    assert host.version == friend.version
    friend.page.screenshot(path=screens / "two-seats.png")


def test_a_spectator_sees_what_happens_and_can_choose_nothing(house: House) -> None:
    host, watcher = house.visitor(), house.visitor()
    made = host.make_table(seed="4")
    host.sit_down(made["table"], made["host"])
    watcher.sit_down(made["table"], made["watch"])

    before = host.version
    host.answer(host.choices.first)

    watcher.wait_for_next(before)
    expect(watcher.choices).to_have_count(0)
    expect(watcher.page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(watcher.page.get_by_text("starts with").first).to_be_visible()


def test_taking_back_asks_the_other_seat(house: House) -> None:
    host, friend = house.visitor(), house.visitor()
    made = host.make_table(seats=TWO_SEATS)
    host.sit_down(made["table"], made["host"])
    friend.accept(made["table"], made["links"][0]["key"])
    first = host.prompt.inner_text()
    host.answer(host.choices.first)

    before = host.version
    host.page.get_by_role("button", name="Undo").click()
    friend.page.get_by_role("button", name="Agree").click()

    host.wait_for_next(before)
    assert host.prompt.inner_text() == first


def test_a_bot_takes_a_seat_and_the_game_goes_on(house: House) -> None:
    host = house.visitor()
    seats = [TWO_SEATS[0], {"heroes": ["meg"], "holder": "bot"}]
    made = host.make_table(seats=seats, seed="4")
    host.sit_down(made["table"], made["host"])

    turn = host.page.locator("#log", has_text="Meg's Turn begins.")

    while turn.count() == 0:
        host.answer(host.choices.last)

    expect(turn).to_be_visible()


def test_the_host_gives_a_seat_a_new_link_and_the_old_one_says_why_it_is_dead(
    house: House, screens: Path
) -> None:
    host, friend = house.visitor(), house.visitor()
    made = host.make_table(seats=TWO_SEATS)
    old = made["links"][0]["key"]
    host.sit_down(made["table"], made["host"])
    friend.accept(made["table"], old)
    host.page.once("dialog", lambda dialog: dialog.accept())

    host.page.get_by_role("button", name="Seats").click()
    host.page.get_by_role("button", name="New invitation").click()

    link = host.page.get_by_label("Invitation for Seat 2")
    expect(link).to_be_visible()
    host.page.screenshot(path=screens / "seats.png")
    assert old not in link.input_value()
    dead = "This link was replaced by a new one: ask whoever made the table for it."
    expect(friend.page.get_by_role("status").filter(has_text=dead)).to_be_visible()

    friend.page.reload()
    expect(friend.page.get_by_text(dead)).to_be_visible()
    friend.page.goto(link.input_value())
    friend.board.wait_for()
    expect(friend.prompt).to_contain_text("Waiting for")


def test_a_player_is_called_by_the_name_of_the_seat(house: House) -> None:
    host = house.visitor()
    seats = [{**TWO_SEATS[0], "label": "Ada"}, {**TWO_SEATS[1], "label": "Bruno"}]
    made = host.make_table(seats=seats)
    host.sit_down(made["table"], made["host"])

    expect(host.page.locator(".chip", has_text="First Player").locator("b")).to_have_text("Ada")
