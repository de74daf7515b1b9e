"""Invitations in the browser: the first who opens one has the seat, keeps it, and everyone sees it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import House
from tests.browser.table import Visitor
from tests.browser.test_for_everyone import serious_faults
from tests.browser.test_sides import DESK, PHONE, SHADOWS, choose_relic
from tests.server.place import Place, place

USED = "Somebody has taken this seat with this invitation already."


@pytest.fixture(scope="module")
def server() -> Iterator[Place]:
    with place(games="tests.two_sides.catalog:GAMES") as running:
        yield running


@pytest.fixture
def relic(chromium: Browser, server: Place) -> Iterator[House]:
    made = House(chromium, f"http://127.0.0.1:{server.port}")
    yield made
    complaints = [complaint for visitor in made.visitors for complaint in visitor.complaints]
    made.close()
    # A browser says so when a request is refused.
    assert [one for one in complaints if "410 (Gone)" not in one] == []


def seat_of(visitor: Visitor, name: str) -> Locator:
    """Return a seat in the open sheet of seats."""
    return visitor.page.get_by_role("dialog", name="Seats").get_by_role("listitem").filter(has_text=name)


def set_up(relic: House, size: tuple[int, int] = DESK) -> tuple[Visitor, str]:
    """Return a host who has set a table in the lobby and sits there, and the invitation to the shadow."""
    host = relic.visitor(*size)
    choose_relic(host)
    shadows = host.page.get_by_role("region", name="Shadows")
    shadows.get_by_label("Seat 3", exact=True).select_option("link")
    host.page.get_by_role("button", name="Set up the table").click()
    link = host.page.get_by_label("Invitation for Seat 3, Shadows", exact=True).input_value()
    host.page.get_by_role("link", name="Go to the table").click()
    host.board.wait_for()
    return host, link


def test_the_first_who_opens_an_invitation_keeps_the_seat_and_the_next_is_told(
    relic: House, screens: Path
) -> None:
    host, link = set_up(relic)
    friend, late = relic.visitor(), relic.visitor()
    host.page.get_by_role("button", name="Seats").click()
    expect(seat_of(host, "Seat 3")).to_contain_text("invitation not opened yet")
    invitation = host.page.get_by_label("Invitation for Seat 3 (opens once)")
    expect(invitation).to_have_value(link)

    friend.page.goto(link)
    friend.board.wait_for()
    # The address is the seat's own now, not the invitation.
    secret = link.rsplit("/", 1)[1]
    assert "/table/" in friend.page.url
    assert secret not in friend.page.url
    expect(seat_of(host, "Seat 3")).to_contain_text("played by link, is here")
    expect(invitation).to_have_count(0)
    expect(host.page.get_by_text("Seat 3 has been taken by invitation.").first).to_be_visible()

    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text(USED)
    late.page.screenshot(path=screens / "invitation-used.png")
    assert serious_faults(late) == []

    # A reload, and the invitation once more, lead the first one back to the seat.
    own = friend.page.url
    friend.page.reload()
    friend.board.wait_for()
    friend.go()
    friend.page.goto(link)
    friend.board.wait_for()
    assert friend.page.url == own
    friend.go()
    friend.page.get_by_role("link", name="Resume").first.click()
    friend.board.wait_for()
    assert friend.page.url == own


def test_the_host_who_opens_an_invitation_sits_there_for_all_to_see(
    relic: House, server: Place, screens: Path
) -> None:
    host, link = set_up(relic)
    table = host.page.url.split("/table/")[1].split("/")[0]
    own = host.page.url
    watcher = relic.visitor()
    host.page.get_by_role("button", name="Seats").click()
    watch = host.page.get_by_label("Link for watching").input_value()
    watcher.page.goto(watch)
    watcher.board.wait_for()

    host.page.goto(link)
    expect(host.page.get_by_text("This browser is at this table already.")).to_be_visible()
    host.page.screenshot(path=screens / "invitation-also.png")
    assert server.tables.live[table].row.browsers == {}
    host.page.get_by_role("link", name="Go to my own seat").click()
    host.board.wait_for()
    assert host.page.url == own

    host.page.goto(link)
    host.page.get_by_role("button", name="Take this seat, too").click()
    host.board.wait_for()
    told = "Seat 3 has been taken in the same browser as Seat 1, Seat 2."
    expect(watcher.page.get_by_text(told).first).to_be_visible()
    watcher.page.get_by_role("button", name="Seats").click()
    expect(seat_of(watcher, "Seat 3")).to_contain_text("In the same browser as Seat 1, Seat 2.")
    watcher.page.screenshot(path=screens / "seats-one-browser.png")
    assert server.tables.live[table].row.browsers == {2: 0}


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_time_to_react_is_chosen_for_titles_with_windows_alone(
    relic: House, server: Place, size: tuple[int, int]
) -> None:
    host = relic.visitor(*size)
    choose_relic(host)
    host.open_step("Options")
    time = host.page.get_by_label("Time to react")
    expect(time.locator("option")).to_have_text(["1 second (usual)", "2 seconds", "4 seconds", "8 seconds"])
    time.select_option("4 seconds")
    assert serious_faults(host) == []
    host.page.get_by_role("button", name="Set up the table").click()
    host.page.get_by_role("link", name="Go to the table").click()
    host.board.wait_for()
    table = host.page.url.split("/table/")[1].split("/")[0]
    assert server.tables.live[table].windows.seconds == 4.0

    choose_relic(host, "Zombicide: Undead or Alive")
    host.open_step("Options")
    expect(host.page.get_by_label("Practice: everything can be undone")).to_be_visible()
    expect(host.page.get_by_label("Time to react")).to_have_count(0)


def test_an_invitation_reads_well_on_a_phone_in_italian(relic: House, server: Place, screens: Path) -> None:
    made = server.invite("hall", game="relic", seats=SHADOWS)
    server.accepted(made.table, made.links[0].key)
    late = relic.visitor(*PHONE)
    late.go()
    late.page.get_by_label("Italiano").first.click()
    late.go(f"/join/{made.table}/{made.links[0].key}")
    expect(late.page.get_by_role("alert")).to_contain_text("Qualcuno ha già preso questo posto")
    late.page.screenshot(path=screens / "invitation-used-390-it.png")
    assert serious_faults(late) == []
