"""Last Night on Earth for everyone: axe finds nothing, the keyboard is enough, both languages are whole."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import House
from tests.browser.table import Visitor
from tests.browser.test_for_everyone import AXE
from tests.browser.test_last_night import (
    GAME,
    LONG,
    MISSION,
    Evening,
    before_a_fight,
    before_a_move,
    inset,
    seats,
)
from tests.browser.test_sides import DESK, PHONE
from tests.server.place import Place, place
from tests.server.test_relic import stand_at
from tests.server.windows import end_delay
from veglia.server.table.history import Snapshot


@pytest.fixture(scope="module")
def server() -> Iterator[Place]:
    with place(games="veglia.catalog:GAMES", window_seconds=LONG) as running:
        yield running


@pytest.fixture
def night(chromium: Browser, server: Place) -> Iterator[House]:
    made = House(chromium, f"http://127.0.0.1:{server.port}")
    yield made
    complaints = [complaint for visitor in made.visitors for complaint in visitor.complaints]
    made.close()
    assert complaints == []


def faults(visitor: Visitor) -> list[str]:
    """Return all that axe finds, small things too."""
    visitor.page.evaluate(AXE.read_text())
    found = visitor.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]]


def speak(visitor: Visitor, language: str) -> None:
    visitor.page.evaluate(f"localStorage.setItem('veglia.language', '{language}')")
    visitor.page.reload()


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_in_the_lobby(night: House, size: tuple[int, int], language: str) -> None:
    visitor = night.visitor(*size)
    visitor.go()
    speak(visitor, language)
    visitor.page.get_by_role("button", name="Last Night on Earth", exact=True).click()
    visitor.open_step("Special rules" if language == "en" else "Regole speciali")
    expect(visitor.page.locator("#budget .total")).to_have_count(2)
    assert faults(visitor) == []


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_at_the_table_in_a_window_and_in_a_fight(
    night: House, server: Place, size: tuple[int, int], language: str
) -> None:
    evening = Evening(night, server, before_a_fight(), size)
    speak(evening.bruno, language)
    evening.bruno.board.wait_for()
    evening.pass_until(evening.bruno.page.locator("#window .answers [data-choice]").first)
    expect(inset(evening.bruno).locator(".scene")).to_have_count(1)
    assert faults(evening.bruno) == []

    crowd = Evening(night, server, before_a_move(), size)
    speak(crowd.bruno, language)
    crowd.bruno.wait_until_asked()
    assert faults(crowd.bruno) == []


def test_a_crowd_and_a_fight_are_played_with_the_keyboard_alone(night: House, server: Place) -> None:
    moving = Evening(night, server, before_a_move())
    visitor = moving.bruno
    visitor.wait_until_asked()
    first = visitor.choices.first
    expect(first).to_contain_text("All others go towards the nearest Hero")
    visitor.page.keyboard.press("Tab")
    first.focus()
    before = visitor.version
    visitor.page.keyboard.press("Enter")
    visitor.wait_for_next(before)

    fighting = Evening(night, server, before_a_fight())
    page = fighting.bruno.page
    fighting.pass_until(page.locator("#window .answers [data-choice]").first)
    # The number of the card plays it.
    page.keyboard.press("1")
    end_delay(server, fighting.table)
    expect(inset(fighting.ada)).to_contain_text("Uuuurrrggghh")


def test_the_page_between_the_sides_is_opened_with_the_keyboard(night: House, server: Place) -> None:
    made = server.make(MISSION, game=GAME, seats=seats("mine"))
    stand_at(server.tables.live[made.table], Snapshot(before_a_move().state, []))
    visitor = night.visitor(*DESK)
    visitor.sit_down(made.table, made.host)
    curtain = visitor.page.locator("#curtain")
    expect(curtain.get_by_role("button")).to_be_focused()
    assert faults(visitor) == []
    visitor.page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    visitor.wait_until_asked()
