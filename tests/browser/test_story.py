"""The end of a game, what the lobby knows afterwards, and the page of one's own games."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.table import Visitor
from tests.browser.test_for_everyone import serious_faults
from veglia import catalog
from veglia.kernel.game import replay
from veglia.lab.record import Record, read_records

RECORDS = Path(__file__).parents[1] / "games"
FOLDERS = {
    "undead_or_alive": "zombicide/undead_or_alive",
    "dark_side": "zombicide/dark_side",
    "last_night_on_earth": "last_night_on_earth",
    "dark_darker_darkest": "dark_darker_darkest",
}
ENDS = [(game, end) for game in FOLDERS for end in ("won", "lost")]


@dataclass
class LastMoment:
    """A recorded game before its last choice, and the seat that makes it."""

    record: Record
    seat: int

    @property
    def choice(self) -> int:
        return self.record.choices[-1]


def last_moment(game: str, end: str) -> LastMoment:
    record = read_records(RECORDS / FOLDERS[game] / "records" / f"{end}.jsonl")[0]
    title = catalog.GAMES[game]
    setup = title.setup(record.mission, record.seats, int(record.seed), record.options)
    before = replay(title, setup, record.choices[:-1])
    decision = before.decision
    assert decision is not None
    return LastMoment(record, decision.seat)


def set_table(visitor: Visitor, moment: LastMoment) -> dict[str, Any]:
    """Set a table before the last choice: whoever makes it sits here, bots play the others."""
    record = moment.record
    sides = {seat.side for place, seat in enumerate(record.seats) if place == moment.seat}
    seats = [
        {
            "side": seat.side,
            "heroes": list(seat.figures),
            "holder": "mine" if seat.side in sides else "bot",
        }
        for seat in record.seats
    ]
    return visitor.make_table(
        game=record.game,
        mission=record.mission,
        seats=seats,
        seed=str(record.seed),
        options=record.options,
        choices=record.choices[:-1],
    )


def finish(visitor: Visitor, moment: LastMoment) -> dict[str, Any]:
    """Make the last choice of a game at a table."""
    made = set_table(visitor, moment)
    visitor.sit_down(made["table"], made["host"])
    briefing = visitor.page.locator(".briefing")
    if briefing.is_visible():
        briefing.get_by_role("button", name="Begin").click()
    wanted = visitor.page.locator(f'[data-choice="{moment.choice}"]').first
    visitor.page.locator("#choices[data-version] button, #window [data-choice]").first.wait_for()
    folds = visitor.page.locator("#choices [data-fold]")
    for place in range(folds.count()):
        if wanted.is_visible():
            break
        folds.nth(place).click()
        if not wanted.is_visible():
            visitor.page.locator("#choices .back").click()
    wanted.click()
    visitor.page.locator(".ending h2").wait_for()
    return made


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
@pytest.mark.parametrize(("game", "end"), ENDS)
def test_the_end_is_a_picture_with_what_happened_and_where_it_turned(
    house: House, screens: Path, game: str, end: str, width: int, height: int
) -> None:
    moment = last_moment(game, end)
    visitor = house.visitor(width, height)
    finish(visitor, moment)
    page = visitor.page
    page.locator(".ending .picture svg").wait_for()
    page.locator(".ending .turning").wait_for()
    page.screenshot(path=screens / f"end-{game}-{end}-{width}.png")
    box = page.locator(".ending").bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (width, height)
    # Nothing is wider than the page.
    assert page.locator(".ending .page").evaluate("page => page.scrollWidth <= innerWidth")
    watch = page.get_by_role("link", name="Watch this moment")
    watch.scroll_into_view_if_needed()
    page.screenshot(path=screens / f"end-{game}-{end}-{width}-story.png")
    watch.click()
    # It begins at the start and goes there as soon as it knows the rounds.
    page.wait_for_url(re.compile(r"/replay/[^/]+/[^/]+/[1-9][0-9]*$"))
    assert int(page.url.rsplit("/", 1)[1]) <= len(moment.record.choices)


def with_briefing(visitor: Visitor) -> None:
    visitor.page.add_init_script("localStorage.setItem('veglia.settings', '{\"speed\": 0}')")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
@pytest.mark.parametrize(
    ("game", "mission"),
    [
        ("undead_or_alive", "m1"),
        ("dark_side", "m1"),
        ("last_night_on_earth", "escape_truck"),
        ("dark_darker_darkest", "dark"),
    ],
)
def test_a_mission_is_told_before_it_is_played(
    house: House, screens: Path, game: str, mission: str, width: int, height: int
) -> None:
    title = catalog.GAMES[game]
    visitor = house.visitor(width, height)
    with_briefing(visitor)
    sides = [
        {"side": side.id, "holder": "bot" if place else "mine"} for place, side in enumerate(title.sides)
    ]
    made = visitor.make_table(game=game, mission=mission, seats=sides if len(sides) > 1 else [])
    visitor.go(f"/table/{made['table']}/{made['host']}")
    briefing = visitor.page.locator(".briefing")
    # Where sides play against each other, each goal names its side.
    several = len(sides) > 1
    briefing.get_by_role("heading", name="Goals" if several else "What you have to do").wait_for()
    goal = briefing.locator(".goals li").first.inner_text()
    assert goal.startswith("Heroes: Fill the truck") == several
    briefing.locator(".small svg").first.wait_for()
    briefing.get_by_role("heading", name="Your first question").wait_for()
    visitor.page.screenshot(path=screens / f"briefing-{game}-{width}.png")
    story = title.presentation.story()
    summary = next(one.summary for one in title.presentation.lobby("en").missions if one.id == mission)
    assert story is not None
    assert briefing.locator(".summary").inner_text() == summary
    # The first question is explained in our words, and everything marked is ringed.
    assert briefing.locator(".first p").count() == 2
    assert briefing.locator(".ring").count() > 0
    assert briefing.evaluate("briefing => briefing.scrollWidth <= innerWidth")

    briefing.get_by_role("button", name="Begin").click()

    visitor.wait_until_asked()
    assert not briefing.is_visible()


@pytest.mark.parametrize("game", ["undead_or_alive", "last_night_on_earth"])
def test_the_lobby_and_my_games_know_what_happened(house: House, screens: Path, game: str) -> None:
    moment = last_moment(game, "won")
    visitor = house.visitor()
    page = visitor.page
    made = finish(visitor, moment)
    achieved = page.locator(".ending .achieved [data-achievement]")
    achieved.first.wait_for()
    names = [text.split("\n")[0] for text in achieved.all_inner_texts()]
    assert names
    assert page.locator(".ending .new").count() == len(names)
    title = catalog.GAMES[game]
    lobby = title.presentation.lobby("en")
    missions = [one for one in lobby.missions if one.id != moment.record.mission]
    done = next(one for one in lobby.missions if one.id == moment.record.mission)

    # Another game of the same mission that is not over: it comes first, and both are told apart.
    again = visitor.make_table(game=game, mission=moment.record.mission)
    visitor.sit_down(again["table"], again["host"])
    visitor.page.locator("#choices[data-version], .curtain").first.wait_for()
    visitor.go()
    rows = page.locator(".mine [data-table]")
    rows.first.wait_for()
    expect(rows.first).to_have_attribute("data-table", again["table"])
    expect(rows.first).to_contain_text(f"{done.name} (2)")
    expect(page.locator("[data-continue]")).to_have_attribute("data-continue", again["table"])
    page.locator(".mine summary").click()
    over = page.locator(f".mine [data-table='{made['table']}']")
    expect(over).to_contain_text("won in round")
    expect(over.get_by_role("link", name="Show the ending")).to_be_visible()

    # Its mission is marked as done, with the best result; others are not.
    page.get_by_role("button", name=lobby.name, exact=True).click()
    mark = page.locator(f"[data-done='{done.id}']")
    expect(mark).to_contain_text("Won, best:")
    assert page.locator("[data-done]").count() == 1
    page.screenshot(path=screens / f"lobby-after-{game}.png", full_page=True)

    page.get_by_role("link", name="My games").click()
    page.get_by_role("heading", name="My games").wait_for()
    expect(page.locator(".sums p").first).to_contain_text("1")
    earned = page.locator("li.has[data-achievement]")
    expect(earned).to_have_count(len(names))
    expect(page.get_by_text("1 of 1 won").first).to_be_visible()
    page.screenshot(path=screens / f"my-games-{game}.png", full_page=True)
    page.set_viewport_size({"width": 390, "height": 844})
    page.screenshot(path=screens / f"my-games-{game}-390.png")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    earned.first.get_by_role("link", name="Earned in this game").click()
    page.locator(".replay").wait_for()

    # The next mission is one that was not won, chosen in the lobby.
    page.set_viewport_size({"width": 1440, "height": 900})
    visitor.go(f"/table/{made['table']}/{made['host']}")
    follow = page.get_by_role("link", name="Next mission")
    follow.wait_for()
    follow.click()
    chosen = page.locator("label.chosen input[type=radio]").first
    chosen.wait_for(state="attached")
    assert chosen.get_attribute("value") in {one.id for one in missions}


def test_a_game_that_was_only_looked_at_is_not_mine(house: House) -> None:
    moment = last_moment("dark_side", "won")
    visitor = house.visitor()
    record = moment.record
    made = visitor.make_table(
        game=record.game,
        mission=record.mission,
        seats=[{"heroes": list(seat.figures)} for seat in record.seats],
        seed=str(record.seed),
        options=record.options,
        choices=record.choices,
    )
    visitor.go(f"/table/{made['table']}/{made['host']}")
    visitor.page.locator(".ending .who").wait_for()
    visitor.go("/games")
    expect(visitor.page.get_by_text("No finished games yet")).to_be_visible()


def test_my_games_come_along_with_a_personal_link(house: House) -> None:
    moment = last_moment("dark_side", "won")
    first = house.visitor()
    finish(first, moment)
    first.page.locator(".ending .achieved").wait_for()
    first.go()
    first.page.get_by_role("button", name="Make my link").click()
    link = first.page.get_by_label("My personal link", exact=True).input_value()

    second = house.visitor()
    second.page.goto(link)
    second.page.get_by_text("are on this device now").wait_for()
    second.go("/games")

    expect(second.page.locator(".sums p").first).to_contain_text("1")
    expect(second.page.locator("li.has[data-achievement]").first).to_be_visible()


def test_a_table_is_set_in_steps_on_a_phone(house: House, screens: Path) -> None:
    visitor = house.visitor(390, 844)
    page = visitor.page
    visitor.go("/new/undead_or_alive/m3")
    page.locator("[data-step='1'] label.chosen").wait_for()
    assert page.locator(".step [aria-expanded='true']").count() == 1

    for number in (2, 3, 4):
        page.get_by_role("button", name="Next step").click()
        expect(page.locator(f"[data-step='{number}'] h3 button")).to_have_attribute("aria-expanded", "true")
        assert page.locator(".step [aria-expanded='true']").count() == 1
    page.screenshot(path=screens / "steps-390.png")
    # What was chosen before stays in sight.
    expect(page.locator("[data-step='1']")).to_contain_text("Family Business")
    page.get_by_role("button", name="Set up the table").click()
    page.get_by_text("The table is ready").wait_for()


def test_ending_briefing_and_my_games_keep_nobody_out(house: House) -> None:
    visitor = house.visitor()
    made = finish(visitor, last_moment("dark_side", "lost"))
    visitor.page.locator(".ending .who").wait_for()
    assert serious_faults(visitor) == []
    # The picture is closed by the keyboard, and comes back.
    visitor.page.keyboard.press("Escape")
    again = visitor.page.get_by_role("button", name="Show the ending")
    again.click()
    visitor.page.locator(".ending h2").wait_for()

    visitor.go("/games")
    visitor.page.locator("[data-achievement]").first.wait_for()
    assert serious_faults(visitor) == []

    visitor.go("/")
    visitor.page.locator(f"[data-table='{made['table']}']").wait_for(state="attached")
    assert serious_faults(visitor) == []

    newcomer = house.visitor()
    with_briefing(newcomer)
    fresh = newcomer.make_table(game="dark_side", mission="m0")
    newcomer.go(f"/table/{fresh['table']}/{fresh['host']}")
    newcomer.page.locator(".briefing .first").wait_for()
    assert serious_faults(newcomer) == []
