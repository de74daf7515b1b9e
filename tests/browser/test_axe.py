"""Axe finds nothing in the lobby, at the table, in dialogs and at the end of each title, targets included."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.moments import GAMES, moments
from tests.browser.table import Visitor
from tests.browser.test_for_everyone import AXE
from veglia.catalog import GAMES as TITLES

SIZES = {"desk": (1280, 720), "phone": (390, 844), "low": (844, 390)}
# What the rule about targets of WCAG 2.2 is off by default for is that it is new.
RUN = "() => axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })"


# What comes or goes has come or gone.
SETTLED = """Promise.all(document.getAnimations()
    .filter(one => one.effect.getComputedTiming().iterations !== Infinity)
    .map(one => one.finished.catch(() => null)))"""


def faults(visitor: Visitor) -> list[str]:
    """Return all that axe finds, small things too."""
    visitor.page.evaluate(SETTLED)
    visitor.page.evaluate(AXE.read_text())
    found = visitor.page.evaluate(RUN)
    return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"][:3]]


def seated(house: House, game: str, moment: str, size: str) -> Visitor:
    visitor = house.visitor(*SIZES[size], has_touch=size != "desk")
    made = visitor.make_table(**moments(game)[moment])
    visitor.sit_down(made["table"], made["host"])
    visitor.page.locator(
        "#choices[data-version] [data-choice], #window [data-choice], .ending"
    ).first.wait_for()
    return visitor


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_the_lobby(house: House, game: str, size: str) -> None:
    visitor = house.visitor(*SIZES[size], has_touch=size != "desk")
    visitor.go()
    name = TITLES[game].presentation.lobby("en").name
    choice = visitor.page.get_by_role("button", name=name, exact=True)
    choice.click()
    expect(choice).to_have_attribute("aria-pressed", "true")
    expect(visitor.page.get_by_role("button", name="Set up the table")).to_be_visible()
    assert faults(visitor) == []


@pytest.mark.parametrize(("moment", "size"), [("start", "desk"), *(("end", size) for size in SIZES)])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_the_table(house: House, game: str, moment: str, size: str) -> None:
    assert faults(seated(house, game, moment, size)) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_a_crowd_and_in_dialogs(house: House, game: str, size: str) -> None:
    visitor = seated(house, game, "crowd", size)
    assert faults(visitor) == []
    page = visitor.page
    dialog = page.locator("dialog[open]")
    keys = {"rule": "?"} if size == "desk" else {"rule": "?", "party": "p", "log": "l"}
    for name in ("menu", "goals", *keys):
        if name in keys:
            page.keyboard.press(keys[name])
        else:
            where = "header.head .tools button" if name == "menu" else ".goals-button"
            page.locator(where).last.press("Enter")
        expect(dialog.first).to_be_visible()
        assert (name, faults(visitor)) == (name, [])
        if name == "menu":
            page.get_by_role("button", name="Seats", exact=True).last.click()
            expect(dialog.get_by_role("heading", name="Seats")).to_be_visible()
            assert faults(visitor) == []
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
