"""The end of a game, what the lobby knows afterwards, and the page of one's own games."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import House
from tests.browser.table import Visitor
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
