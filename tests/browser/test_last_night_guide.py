"""The guided first game of Last Night on Earth, played to its end by someone who follows its advice."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import House
from tests.browser.table import Visitor
from tests.browser.test_first_visit import misplaced
from tests.server.place import Place, place

# More than a whole game takes.
MOST = 1500


@pytest.fixture(scope="module")
def server() -> Iterator[Place]:
    with place(games="veglia.catalog:GAMES") as running:
        yield running


@pytest.fixture
def night(chromium: Browser, server: Place) -> Iterator[House]:
    made = House(chromium, f"http://127.0.0.1:{server.port}")
    yield made
    complaints = [complaint for visitor in made.visitors for complaint in visitor.complaints]
    made.close()
    assert complaints == []


def follow(visitor: Visitor) -> None:
    """Do what a newcomer does: play what can be played, Search, fight, else the first that is offered."""
    page = visitor.page
    before = visitor.version
    window = page.locator("#window")
    if window.count():
        plays = window.locator(".answers [data-choice]")
        (plays.first if plays.count() else window.locator(".pass")).click()
    else:
        wanted = [visitor.choices.filter(has_text=words) for words in ("Search:", "fights", "Fight ")]
        found = next((options for options in wanted if options.count()), visitor.choices)
        found.first.click()
    visitor.wait_for_next(before)


def wait(page: Page) -> None:
    page.locator("#choices[data-version] [data-choice], #window [data-choice], .ending").first.wait_for()


def test_the_guided_game_teaches_move_search_fight_and_cards_and_is_played_to_its_end(
    night: House, screens: Path
) -> None:
    visitor = night.visitor()
    page = visitor.page
    visitor.go()
    page.get_by_role("button", name="Last Night on Earth", exact=True).click()
    page.get_by_text("Ten minutes with four Heroes").wait_for()
    page.get_by_role("button", name="Play your first game").click()
    bubble = page.locator(".bubble")
    bubble.locator("h2").wait_for()
    lessons: list[str] = []
    for _ in range(MOST):
        wait(page)
        if visitor.is_over:
            break
        title = bubble.locator("h2").all_inner_texts()
        if title and title[0] not in lessons:
            lessons += title
            page.screenshot(path=screens / f"last_night_guide_{len(lessons)}.png")
            assert (title, misplaced(visitor)) == (title, [])
        go_on = bubble.get_by_role("button", name="Go on")
        if go_on.count():
            go_on.click()
        else:
            follow(visitor)
    assert visitor.is_over
    page.screenshot(path=screens / "last_night_guide_end.png")
    taught = {"Search the building", "Move", "A fight", "Something to play", "The Sun", "Your turn"}
    assert taught <= set(lessons)
    assert page.locator(".ending h2").inner_text() in ("You have won", "You have lost")
