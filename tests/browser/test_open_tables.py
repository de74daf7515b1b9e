"""Open tables in the lobby, links for others, and one's things on another device."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.test_company import DESK, PHONE, SEATS
from tests.browser.test_for_everyone import serious_faults
from veglia.server.api.network import addresses


def test_a_table_is_opened_found_and_joined_by_a_stranger(house: House, screens: Path) -> None:
    host, stranger, watcher = house.visitor(), house.visitor(*PHONE), house.visitor()
    made = host.make_table(seats=SEATS)
    host.sit_down(made["table"], made["host"])
    host.page.get_by_role("button", name="Seats").click()
    switch = host.page.get_by_label("Open to everyone")
    switch.check()
    host.page.get_by_role("button", name="QR code", exact=True).first.click()
    expect(host.page.get_by_role("img", name="QR code: Your own link")).to_be_visible()
    note = host.page.get_by_role("note")
    expect(note).to_contain_text("These links work on this computer only")
    for address in addresses("0.0.0.0")[:1]:
        expect(note).to_contain_text("Others then reach it at")
        expect(note).to_contain_text(address)
    host.page.screenshot(path=screens / "seats-open.png")
    assert serious_faults(host) == []

    watcher.go()
    panel = watcher.page.get_by_role("region", name="Open tables")
    expect(panel).to_contain_text("with Ada")
    watcher.page.screenshot(path=screens / "lobby-open.png")
    panel.get_by_role("button", name="Watch").click()
    watcher.board.wait_for()
    expect(watcher.page.get_by_text("You are watching", exact=True)).to_be_visible()

    stranger.go()
    panel = stranger.page.get_by_role("region", name="Open tables")
    panel.get_by_role("button", name="Take Seat 2").click()
    stranger.board.wait_for()
    expect(stranger.page.locator(".greeting")).to_contain_text("You play Meg")
    expect(host.page.locator(".seats .presence.here")).to_have_count(2)

    # Who has it open sees it go.
    other = house.visitor()
    other.go()
    expect(other.page.get_by_role("region", name="Open tables")).to_contain_text("no free seat")
    switch.uncheck()
    expect(switch).not_to_be_checked()
    other.page.reload()
    expect(other.page.get_by_role("region", name="Open tables")).not_to_contain_text("with Ada")


def test_a_personal_link_carries_name_settings_and_tables(house: House, screens: Path) -> None:
    first, second = house.visitor(*DESK), house.visitor(*PHONE)
    made = first.make_table()
    first.sit_down(made["table"], made["host"])
    first.page.get_by_role("button", name="Menu").click()
    first.page.get_by_label("My name").fill("Ada")
    first.page.get_by_label("My name").blur()
    first.go()
    box = first.page.get_by_role("region", name="Continue on another device")
    box.get_by_role("button", name="Make my link").click()
    link = box.get_by_label("My personal link", exact=True).input_value()
    box.get_by_role("button", name="QR code: My personal link").click()
    box.scroll_into_view_if_needed()
    first.page.screenshot(path=screens / "personal.png")
    assert serious_faults(first) == []

    second.page.goto(link)
    expect(second.page.get_by_role("status")).to_contain_text("are on this device now")
    # The key does not stay in the address.
    assert link.split("/")[-1] not in second.page.url
    second.page.get_by_role("button", name="All games").click()
    mine = second.page.get_by_role("region", name="My tables")
    expect(mine.get_by_role("link", name="Resume").first).to_be_visible()
    second.page.screenshot(path=screens / "personal-phone.png", full_page=True)
    mine.get_by_role("link", name="Resume").first.click()
    second.board.wait_for()
    second.page.get_by_role("button", name="Menu").click()
    expect(second.page.get_by_label("My name")).to_have_value("Ada")

    # A link that was replaced opens nothing, and a browser that had it keeps its own things.
    first.page.once("dialog", lambda dialog: dialog.accept())
    box.get_by_role("button", name="New link").click()
    expect(box.get_by_label("My personal link", exact=True)).not_to_have_value(link)
    third = house.visitor()
    third.page.goto(link)
    expect(third.page.get_by_role("alert")).to_contain_text("is no longer valid")
    third.complaints.clear()
    second.complaints.clear()
