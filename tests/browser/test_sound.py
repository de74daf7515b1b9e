"""Sound at a table: heard when it is wanted, made by the page, and silent for programs unless they ask."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.table import Visitor
from tests.browser.test_company import open_chat, together, write

COUNT = """
window.begun = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { window.begun += 1; return start.apply(this, when); };
}
"""
ON = "localStorage.getItem('veglia.sound') ?? localStorage.setItem('veglia.sound', '{\"isOn\": true}')"

NO_BRIEFING = ";localStorage.setItem('veglia.settings', '{\"speed\": 1, \"briefing\": false}')"


def begun(visitor: Visitor) -> int:
    count: int = visitor.page.evaluate("window.begun")
    return count


@pytest.mark.parametrize(
    "game", ["undead_or_alive", "dark_side", "last_night_on_earth", "dark_darker_darkest"]
)
def test_what_happens_is_heard_in_every_game(house: House, game: str) -> None:
    host = house.visitor(is_fast=False)
    host.page.add_init_script(COUNT + ON + NO_BRIEFING)
    host.go()
    lobby = host.page.evaluate("fetch('/api/games').then(answer => answer.json())")
    mission = next(one for one in lobby["games"] if one["id"] == game)["missions"][0]["id"]
    made = host.make_table(game=game, mission=mission, practice=True)
    host.sit_down(made["table"], made["host"])

    # The place itself is heard, and what comes of choices.
    choice = host.page.locator("#choices [data-choice], #window [data-choice]").first
    host.answer(choice)
    host.page.wait_for_function("window.begun > 0")
    ground = begun(host)
    for _ in range(12):
        if begun(host) > ground + 4:
            break
        host.answer(choice)
    assert begun(host) > ground


def test_a_program_hears_nothing_until_sound_is_switched_on(house: House, screens: Path) -> None:
    host, friend, _ = together(house)
    for visitor in (host, friend):
        visitor.page.add_init_script(COUNT)
        visitor.page.reload()
        visitor.board.wait_for()
    chat = open_chat(friend)
    write(chat, "can you hear me?")
    expect(host.page.locator(".bubbles")).to_contain_text("can you hear me?")
    assert begun(host) == 0

    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_label("Sound", exact=False).first.check()
    host.page.get_by_label("Background").uncheck()
    host.page.screenshot(path=screens / "sound.png")
    host.page.get_by_role("button", name="Close").click()
    before = begun(host)
    write(chat, "and now?")
    host.page.wait_for_function("before => window.begun > before", arg=before)
