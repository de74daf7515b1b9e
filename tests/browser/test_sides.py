"""Two people on different sides of Relic: set in the lobby, each with a hand that the other never gets."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import House
from tests.browser.table import Visitor
from tests.browser.test_for_everyone import serious_faults
from tests.server.place import Place, place
from tests.two_sides.state import RelicState

SHADOWS: list[dict[str, Any]] = [
    {"heroes": ["ann"], "label": "Ada"},
    {"side": "shadows", "holder": "link", "label": "Bruno"},
]
DESK = (1440, 900)
PHONE = (390, 844)


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
    assert complaints == []


def heard(page: Page) -> list[str]:
    """Return a list that every frame is put into which the page gets from now on."""
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


def cards_in(*texts: str) -> set[int]:
    """Return the cards that can be read anywhere in some texts."""
    return {int(number) for text in texts for number in re.findall(r"card/(\d+)", text)}


def state_of(server: Place, table: str) -> RelicState:
    state = server.tables.live[table].history.state
    assert isinstance(state, RelicState)
    return state


def choose_relic(visitor: Visitor, name: str = "Relic") -> None:
    visitor.go()
    visitor.page.get_by_role("button", name=name, exact=True).click()


def two_sides(relic: House, server: Place, size: tuple[int, int] = DESK) -> tuple[Visitor, Visitor, str]:
    """Return a host who plays Ann, a friend who plays a shadow, and the table."""
    made = server.make("hall", game="relic", seats=SHADOWS)
    host, friend = relic.visitor(*size), relic.visitor(*size)
    host.sit_down(made.table, made.host)
    friend.sit_down(made.table, made.links[0].key)
    return host, friend, made.table


def test_the_lobby_sets_a_table_of_two_sides_and_neither_gets_the_hand_of_the_other(
    relic: House, server: Place
) -> None:
    host, friend = relic.visitor(), relic.visitor()
    of_host, of_friend = heard(host.page), heard(friend.page)
    choose_relic(host)
    shadows = host.page.get_by_role("region", name="Shadows")
    expect(shadows).to_contain_text("1 to 2 seats. This side picks no figures.")
    shadows.get_by_label("Seat 3", exact=True).select_option("link")

    host.page.get_by_role("button", name="Set up the table").click()
    link = host.page.get_by_label("Invitation for Seat 3, Shadows", exact=True).input_value()
    host.page.get_by_role("link", name="Go to the table").click()
    host.board.wait_for()
    friend.page.goto(link)
    friend.board.wait_for()
    host.choose("Ann goes first")
    expect(friend.page.get_by_text("Waiting for")).to_be_visible()

    table = host.page.url.split("/table/")[1].split("/")[0]
    hands = state_of(server, table).hands
    heroes, shadow = {*hands[0], *hands[1]}, {*hands[2]}
    assert (len(hands[0]), len(hands[1]), len(hands[2])) == (3, 2, 2)
    # What lies on the page, and what came over the wire.
    assert cards_in(host.page.content()) == heroes
    assert cards_in(friend.page.content()) == shadow
    assert cards_in(*of_host) == heroes
    assert cards_in(*of_friend) == shadow
    theirs = friend.page.get_by_role("region", name="Hand of Ann: 3 cards")
    expect(theirs.get_by_role("img", name="3 cards face down")).to_be_visible()


def test_a_bot_takes_any_seat_of_any_side_and_a_side_has_no_more_seats_than_it_may(
    relic: House, server: Place
) -> None:
    host = relic.visitor()
    choose_relic(host)
    page = host.page
    counts = page.get_by_role("group", name="Shadows: Number of seats")
    expect(counts.get_by_role("button")).to_have_text(["1", "2"])
    counts.get_by_role("button", name="2").click()
    expect(
        page.get_by_role("group", name="Heroes: Number of seats").get_by_role("button", name="1")
    ).to_be_disabled()
    for seat, holder in (("Seat 1", "bot"), ("Seat 3", "mine"), ("Seat 4", "bot")):
        page.get_by_label(seat, exact=True).select_option(holder)
    expect(page.get_by_text("Several sides are played on this screen")).to_be_visible()
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    expect(page.get_by_text("Several sides are played on this screen")).to_have_count(0)

    page.get_by_role("button", name="Set up the table").click()
    page.get_by_role("link", name="Go to the table").click()
    host.board.wait_for()

    row = server.tables.live[page.url.split("/table/")[1].split("/")[0]].row
    assert [(seat.side, seat.figures) for seat in row.seats] == [
        ("heroes", ("ann",)),
        ("heroes", ("bob",)),
        ("shadows", ()),
        ("shadows", ()),
    ]
    host.wait_until_asked()
    expect(
        page.get_by_role("region", name=re.compile("Hand of shadow 2")).locator("button[data-target]")
    ).to_have_count(3)


@pytest.mark.parametrize("language", ["English", "Italiano"])
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_lobby_with_sides_can_be_read_by_everyone(
    relic: House, screens: Path, size: tuple[int, int], language: str
) -> None:
    visitor = relic.visitor(*size)
    visitor.go()
    visitor.page.get_by_label(language).first.click()
    visitor.page.get_by_role(
        "button", name="Relic" if language == "English" else "Reliquia", exact=True
    ).click()
    visitor.open_step("Seats" if language == "English" else "Posti")
    side = visitor.page.locator("[data-side=shadows]")
    side.scroll_into_view_if_needed()

    visitor.page.screenshot(path=screens / f"lobby-sides-{size[0]}-{language[:2].lower()}.png")

    assert serious_faults(visitor) == []
    wide = visitor.page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide == 0


def test_the_host_asks_for_a_seat_of_the_other_side_and_gets_it_only_when_they_agree(
    relic: House, server: Place, screens: Path
) -> None:
    host, friend, table = two_sides(relic, server)
    page = host.page
    page.get_by_role("button", name="Seats").click()
    sheet = page.get_by_role("dialog", name="Seats")
    theirs = sheet.get_by_role("listitem").filter(has_text="Bruno")

    expect(theirs).to_contain_text("This seat is the other side's: they have to agree")
    expect(theirs).to_contain_text("Shadows")
    expect(theirs.get_by_role("button", name="Play it myself")).to_have_count(0)
    page.screenshot(path=screens / "claim-needs-consent.png")
    theirs.get_by_role("button", name="Ask for this seat").click()
    expect(sheet.get_by_text("You asked for Bruno. Waiting for Bruno")).to_be_visible()

    wanted = friend.page.get_by_role("status").filter(has_text="The host asks to take over Bruno.")
    friend.page.screenshot(path=screens / "claim-asked.png")
    wanted.get_by_role("button", name="Refuse").click()
    expect(page.get_by_text("The seat you asked for was refused.").first).to_be_visible()
    assert server.tables.live[table].holders[1].holder == "link"

    theirs.get_by_role("button", name="Ask for this seat").click()
    wanted.get_by_role("button", name="Agree").click()
    expect(sheet.get_by_text("They agreed: you may hand Bruno over now.")).to_be_visible()
    expect(friend.page.get_by_text("The host may hand Bruno over: its side agreed.")).to_be_visible()
    page.screenshot(path=screens / "claim-agreed.png")
    theirs.get_by_role("button", name="Play it myself").click()
    expect(theirs).to_contain_text("played by the host")
    expect(sheet.get_by_text("They agreed")).to_have_count(0)
    assert server.tables.live[table].holders[1].holder == "mine"


@pytest.mark.parametrize("language", ["English", "Italiano"])
def test_a_request_for_a_seat_is_seen_on_a_phone_in_both_languages(
    relic: House, server: Place, screens: Path, language: str
) -> None:
    host, friend, _ = two_sides(relic, server, PHONE)
    if language == "Italiano":
        friend.page.get_by_role("button", name="Menu").click()
        friend.page.get_by_label(language).first.click()
        friend.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Seats").click()
    theirs = host.page.get_by_role("listitem").filter(has_text="Bruno")
    theirs.get_by_role("button", name="Ask for this seat").click()

    words = (
        "The host asks to take over Bruno."
        if language == "English"
        else "Chi ospita chiede di prendere Bruno."
    )
    expect(friend.page.get_by_role("status").filter(has_text=words)).to_be_visible()
    friend.page.screenshot(path=screens / f"claim-390-{language[:2].lower()}.png")
    host.page.screenshot(path=screens / f"claim-host-390-{language[:2].lower()}.png")
    assert serious_faults(friend) == []
