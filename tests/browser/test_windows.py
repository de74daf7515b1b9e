"""Reaction windows between two people at Relic: passed in advance or by Space, held by H."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import House
from tests.browser.table import Visitor
from tests.browser.test_for_everyone import serious_faults
from tests.browser.test_sides import DESK, PHONE, SHADOWS, heard
from tests.server.place import Place, place
from tests.server.windows import STRONG, WEAK, before_fights, end_delay

# Longer than any test: delays end when a test says so.
LONG = 600.0
# What the others read while a window is open, and while its seat thinks.
ASKED = "Bruno may react (you are attacked) …"
THINKS = "Bruno is thinking …"


@pytest.fixture(scope="module")
def server() -> Iterator[Place]:
    with place(games="tests.two_sides.catalog:GAMES", window_seconds=LONG) as running:
        yield running


@pytest.fixture
def relic(chromium: Browser, server: Place) -> Iterator[House]:
    made = House(chromium, f"http://127.0.0.1:{server.port}")
    yield made
    complaints = [complaint for visitor in made.visitors for complaint in visitor.complaints]
    made.close()
    assert complaints == []


class Fight:
    """Ada's hero beside Bruno's shadow, who has some hand."""

    def __init__(self, relic: House, server: Place, hand: list[int], size: tuple[int, int] = DESK) -> None:
        made = server.make("hall", game="relic", seats=SHADOWS)
        self.server = server
        self.table = server.tables.live[made.table]
        before_fights(self.table, hand)
        self.hero, self.shadow = relic.visitor(*size), relic.visitor(*size)
        self.of_hero = heard(self.hero.page)
        self.hero.sit_down(made.table, made.host)
        self.shadow.sit_down(made.table, made.links[0].key)

    def attack(self) -> None:
        self.hero.wait_until_asked()
        self.hero.choices.filter(has_text="Fight").first.click()
        expect(card(self.shadow)).to_be_visible()

    def end_delay(self) -> None:
        end_delay(self.server, self.table)


def card(visitor: Visitor) -> Locator:
    return visitor.page.locator("#window")


def test_a_window_is_a_card_beside_the_hand_and_space_passes(relic: House, server: Place) -> None:
    fight = Fight(relic, server, STRONG)
    fight.attack()
    shadow = card(fight.shadow)

    expect(shadow.locator("button[data-choice]")).to_have_count(3)
    expect(shadow).to_contain_text("Shadow 1 is attacked by Ann")
    # The decision bar has no options, and who attacks sees who is asked.
    expect(fight.shadow.choices).to_have_count(0)
    expect(fight.hero.prompt).to_have_text(ASKED)
    expect(card(fight.hero)).to_have_count(0)

    fight.shadow.page.keyboard.press("Space")
    expect(shadow.locator(".pass")).to_have_attribute("aria-disabled", "true")
    fight.end_delay()

    expect(shadow).to_have_count(0)
    expect(fight.hero.prompt).to_have_text("What does Ann do?")


def test_h_holds_and_everybody_sees_that_someone_thinks_and_a_card_is_played(
    relic: House, server: Place
) -> None:
    fight = Fight(relic, server, STRONG)
    fight.attack()

    fight.shadow.page.keyboard.press("h")
    expect(fight.hero.prompt).to_have_text(THINKS)
    expect(card(fight.shadow).get_by_role("button", name="Go on")).to_have_attribute("aria-pressed", "true")
    fight.shadow.page.keyboard.press("h")
    expect(fight.hero.prompt).to_have_text(ASKED)
    fight.shadow.page.keyboard.press("h")
    expect(fight.hero.prompt).to_have_text(THINKS)
    # A digit chooses as in any question.
    fight.shadow.page.keyboard.press("1")
    fight.end_delay()

    expect(fight.hero.page.get_by_text("shadow 1 plays a card of 2.").first).to_be_visible()


def test_a_window_that_a_standing_answer_passes_looks_the_same_to_the_other(
    relic: House, server: Place
) -> None:
    seen: list[tuple[list[str], str]] = []
    for hand in (WEAK, STRONG):
        fight = Fight(relic, server, hand)
        fight.attack()
        if hand == WEAK:
            # Nothing can be played: nothing is asked.
            expect(card(fight.shadow)).to_contain_text("The table passes for you …")
            expect(card(fight.shadow).locator("[data-choice]")).to_have_count(0)
        else:
            page = fight.shadow.page
            card(fight.shadow).get_by_role("button", name="Reactions").click()
            page.get_by_label("Never ask me").check()
            expect(card(fight.shadow).locator("[data-choice]")).to_have_count(0)
            page.keyboard.press("Escape")
        expect(fight.hero.prompt).to_have_text(ASKED)
        bar = fight.hero.page.locator("#choices").inner_text()
        frames = [frame for frame in fight.of_hero if '"window":{' in frame]
        fight.end_delay()
        expect(fight.hero.prompt).to_have_text("What does Ann do?")
        seen.append(([shape(frame) for frame in frames], bar))
    assert len(seen[0][0]) > 0
    assert seen[0] == seen[1]


def shape(frame: str) -> str:
    """Return a message as it is at every table: without what the table itself is called."""
    message = json.loads(frame)
    return json.dumps({name: value for name, value in message.items() if name != "table"})


def test_passing_until_the_end_of_the_turn_is_chosen_in_a_dialog_by_keyboard(
    relic: House, server: Place
) -> None:
    fight = Fight(relic, server, STRONG)
    fight.attack()
    page = fight.shadow.page
    card(fight.shadow).get_by_role("button", name="Reactions").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Reactions")
    expect(dialog.get_by_label("Ask when I can play something")).to_be_checked()

    dialog.get_by_role("button", name="this turn").focus()
    page.keyboard.press("Enter")

    expect(dialog).to_have_count(0)
    expect(card(fight.shadow)).to_contain_text("The table passes for you …")
    fight.end_delay()
    fight.attack()
    expect(card(fight.shadow)).to_contain_text("The table passes for you …")


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_window_can_be_read_by_everyone(
    relic: House, server: Place, screens: Path, size: tuple[int, int], language: str
) -> None:
    fight = Fight(relic, server, STRONG, size)
    if language == "it":
        for visitor in (fight.hero, fight.shadow):
            visitor.page.evaluate("localStorage.setItem('veglia.language', 'it')")
            visitor.page.reload()
            visitor.board.wait_for()
    fight.hero.wait_until_asked()
    fight.hero.choices.filter(has_text="Fight" if language == "en" else "Combatti").first.click()
    expect(card(fight.shadow).locator(".pass")).to_be_visible()
    name = f"{size[0]}-{language}"

    fight.shadow.page.screenshot(path=screens / f"window-{name}.png")
    fight.hero.page.screenshot(path=screens / f"window-other-{name}.png")
    assert serious_faults(fight.shadow) == []

    card(fight.shadow).get_by_role("button", name="Reactions" if language == "en" else "Reazioni").click()
    fight.shadow.page.screenshot(path=screens / f"reactions-{name}.png")
    assert serious_faults(fight.shadow) == []


def test_the_ring_stands_still_for_those_who_like_less_motion(relic: House, server: Place) -> None:
    fight = Fight(relic, server, STRONG)
    fight.shadow.page.emulate_media(reduced_motion="reduce")
    fight.attack()

    ring = card(fight.shadow).locator("circle.left")
    assert ring.evaluate("ring => getComputedStyle(ring).animationName") == "none"
    assert card(fight.shadow).evaluate("card => card.closest('[aria-live]')") is None
