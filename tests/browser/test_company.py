"""Company at a table: chat, reactions and pings between people, and who comes by a link."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import House
from tests.browser.table import Visitor
from tests.browser.test_for_everyone import serious_faults

SEATS: list[dict[str, Any]] = [
    {"heroes": ["carl", "may"], "holder": "mine", "label": "Ada"},
    {"heroes": ["meg"], "holder": "link"},
]
DESK = (1440, 900)
PHONE = (390, 844)
NASTY = "<img src=x onerror=alert(1)> <b>bold</b>"


def together(house: House, size: tuple[int, int] = DESK) -> tuple[Visitor, Visitor, dict[str, Any]]:
    """Return a host and a friend at one table."""
    host, friend = house.visitor(*DESK), house.visitor(*size)
    made = host.make_table(seats=SEATS)
    host.sit_down(made["table"], made["host"])
    friend.accept(made["table"], made["links"][0]["key"])
    return host, friend, made


def open_chat(visitor: Visitor) -> Locator:
    visitor.page.get_by_role("button", name="Open the chat").click()
    return visitor.page.get_by_role("dialog", name="Chat")


def write(chat: Locator, text: str) -> None:
    chat.get_by_label("Message").fill(text)
    chat.get_by_role("button", name="Send").click()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_two_people_and_a_spectator_talk(house: House, screens: Path, size: tuple[int, int]) -> None:
    host, friend, made = together(house, size)
    watcher = house.visitor()
    watcher.sit_down(made["table"], made["watch"])
    chat = open_chat(host)

    write(chat, NASTY)

    # Whoever has not opened the chat sees it come, and how much there is to read.
    expect(friend.page.get_by_role("button", name="Open the chat: one new message")).to_be_visible()
    expect(friend.page.locator(".bubbles")).to_contain_text("<img src=x")
    of_friend, of_watcher = open_chat(friend), open_chat(watcher)
    for visitor, one in ((friend, of_friend), (watcher, of_watcher)):
        line = one.get_by_role("list").get_by_role("listitem")
        expect(line).to_contain_text("Ada")
        expect(line.locator(".text")).to_have_text(NASTY)
        assert visitor.page.locator("img[src=x]").count() == 0
    expect(host.page.get_by_text("1 person is watching")).to_have_count(1)
    expect(of_watcher.get_by_label("Who reads it")).to_have_count(0)

    of_friend.get_by_label("Who reads it").select_option("side")
    write(of_friend, "not for the gallery")
    expect(chat.get_by_text("not for the gallery")).to_be_visible()
    write(of_friend, "second")
    write(of_watcher, "good luck")
    expect(chat.get_by_text("good luck")).to_be_visible()
    expect(of_watcher.get_by_text("not for the gallery")).to_have_count(0)
    friend.page.screenshot(path=screens / f"chat-{size[0]}.png")
    host.page.screenshot(path=screens / "chat-host.png")
    assert serious_faults(friend) == []

    # It is still there after a reload, and a person can be muted.
    host.page.reload()
    chat = open_chat(host)
    expect(chat.get_by_text("second")).to_be_visible()
    chat.get_by_role("button", name="Mute Spectator").click()
    expect(chat.get_by_text("good luck")).to_have_count(0)
    expect(chat.get_by_text("One person is muted.")).to_be_visible()
    chat.get_by_role("button", name="Unmute everyone").click()
    expect(chat.get_by_text("good luck")).to_be_visible()


def test_a_reaction_and_a_ping_are_seen_by_the_other(house: House, screens: Path) -> None:
    host, friend, _ = together(house)
    of_friend = open_chat(friend)

    of_friend.get_by_role("button", name="Well done!").click()
    expect(host.page.locator(".bubbles")).to_contain_text("Well done!")

    of_friend.get_by_role("button", name="Point at the board").click()
    expect(friend.page.get_by_text("Now pick a place on the board")).to_be_visible()
    before = friend.version
    zone = friend.page.locator("#board [data-id^='zone/']").first
    zone.dispatch_event("click")
    ping = host.page.locator("#board .ping")
    expect(ping).to_contain_text("Seat 2")
    host.page.screenshot(path=screens / "ping.png")
    where, mark = (
        host.page.locator(f"#board [data-id='{zone.get_attribute('data-id')}']"),
        ping.bounding_box(),
    )
    box = where.bounding_box()
    assert box is not None
    assert mark is not None
    assert abs(box["x"] + box["width"] / 2 - mark["x"]) < 2
    assert abs(box["y"] + box["height"] / 2 - mark["y"]) < 2
    assert friend.version == before
    expect(friend.page.get_by_text("Now pick a place on the board")).to_have_count(0)


def test_who_comes_by_link_is_welcomed_and_gets_a_name(house: House, screens: Path) -> None:
    host, friend, _ = together(house, PHONE)
    greeting = friend.page.locator(".greeting")
    expect(greeting).to_contain_text("Welcome! You play Meg.")
    friend.page.screenshot(path=screens / "greeting.png")
    assert serious_faults(friend) == []

    greeting.get_by_label("What should the others call you?").fill("Ada")
    greeting.get_by_role("button", name="Save").click()
    expect(greeting).to_contain_text("Somebody at this table has this name already.")
    greeting.get_by_label("What should the others call you?").fill("Bea")
    greeting.get_by_role("button", name="Save").click()

    expect(greeting).to_have_count(0)
    host.page.get_by_role("button", name="Seats").click()
    expect(host.page.get_by_role("heading", name="Bea")).to_be_visible()
    # The next table knows the name.
    other = host.make_table(seats=SEATS)
    friend.accept(other["table"], other["links"][0]["key"])
    expect(greeting).to_have_count(0)
    host.sit_down(other["table"], other["host"])
    host.page.get_by_role("button", name="Seats").click()
    expect(host.page.get_by_role("heading", name="Bea")).to_be_visible()


def test_the_tab_says_whose_turn_it_is_and_a_refused_undo_says_so(house: House) -> None:
    host, friend, _ = together(house)
    host.wait_until_asked()
    assert host.page.title().startswith("● Your turn · ")
    assert not friend.page.title().startswith("●")
    icon = host.page.locator("link[rel=icon]")
    assert "icon-turn.svg" in (icon.get_attribute("href") or "")

    host.answer(host.choices.first)
    host.page.get_by_role("button", name="Undo").click()
    friend.page.get_by_role("button", name="Refuse").click()

    expect(host.page.get_by_role("alert")).to_contain_text("did not agree to undo the choice")
