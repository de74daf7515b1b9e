"""Last Night on Earth in the browser: hands of both sides, fights, crowds, rules that are bought."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from tests.browser.conftest import House
from tests.browser.table import Visitor
from tests.browser.test_for_everyone import serious_faults
from tests.browser.test_sides import DESK, PHONE, cards_in, heard
from tests.games.last_night_on_earth.table import Table
from tests.server.place import Place, place
from tests.server.test_relic import stand_at
from tests.server.windows import end_delay
from veglia.games.last_night_on_earth.rules.fighting import StartFight
from veglia.games.last_night_on_earth.rules.hero_turn import BeginHeroTurn
from veglia.games.last_night_on_earth.rules.zombie_moving import MoveZombies
from veglia.kernel.machine import advance
from veglia.server.settings import Settings
from veglia.server.table.history import Snapshot
from veglia.server.table.table import LiveTable

GAME = "last_night_on_earth"
MISSION = "die_zombies_die"
# Longer than any test: delays end when a test says so.
LONG = 600.0


@pytest.fixture(scope="module")
def server() -> Iterator[Place]:
    with place(games=Settings().games, window_seconds=LONG) as running:
        yield running


@pytest.fixture
def night(chromium: Browser, server: Place) -> Iterator[House]:
    made = House(chromium, f"http://127.0.0.1:{server.port}")
    yield made
    complaints = [complaint for visitor in made.visitors for complaint in visitor.complaints]
    made.close()
    assert complaints == []


def seats(bruno: str) -> list[dict[str, Any]]:
    return [{"side": "heroes", "label": "Ada"}, {"side": "zombies", "label": "Bruno", "holder": bruno}]


def before_a_fight() -> Table:
    """Jenny beside a Zombie, each side with a card for the fight; she will roll 5 and 2, it 3."""
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    table.event(hero, "faith")
    table.hold("uuurrgh")
    table.hold("shamble")
    table.roll(5, 2, 3, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    table.state.push(BeginHeroTurn())
    table.state.push(StartFight(hero, zombie))
    advance(table.state)
    return table


def before_a_move() -> Table:
    """Eight Zombies in one space, a Hero two spaces away, and the Zombies about to move."""
    table = Table()
    table.hero("jenny", table.at(5, 7))
    for _ in range(8):
        table.zombie(table.at(5, 5))
    table.state.push(BeginHeroTurn())
    table.state.push(MoveZombies())
    advance(table.state)
    return table


class Evening:
    """A table that stands where a test has put it, with Ada for the Heroes and Bruno for the Zombies."""

    def __init__(self, night: House, server: Place, laid: Table, size: tuple[int, int] = DESK) -> None:
        made = server.make(MISSION, game=GAME, seats=seats("link"))
        self.server, self.table = server, server.tables.live[made.table]
        stand_at(self.table, Snapshot(laid.state, []))
        self.ada, self.bruno = night.visitor(*size), night.visitor(*size)
        self.of_ada, self.of_bruno = heard(self.ada.page), heard(self.bruno.page)
        self.ada.sit_down(made.table, made.host)
        self.bruno.sit_down(made.table, made.links[0].key)

    def pass_until(self, wanted: Locator) -> None:
        """Pass at windows until something is there."""
        for _ in range(10):
            try:
                wanted.wait_for(timeout=2_000)
            except TimeoutError:
                end_delay(self.server, self.table)
            else:
                return
        raise AssertionError("it never came")


def hand(visitor: Visitor, id: str) -> Locator:
    return visitor.page.locator(f"[data-hand='{id}']")


def inset(visitor: Visitor) -> Locator:
    return visitor.page.locator("#inset")


def test_each_side_sees_its_own_hand_and_the_backs_of_the_other(night: House, server: Place) -> None:
    laid = before_a_fight()
    heroes, zombies = set(laid.state.heroes[0].events), set(laid.state.hands[laid.zombie_seat])
    evening = Evening(night, server, laid)

    expect(hand(evening.ada, "hand/hero/0")).to_contain_text("Faith")
    expect(hand(evening.ada, "hand/1")).not_to_contain_text("Shamble")
    expect(hand(evening.ada, "hand/1").get_by_role("img", name="2 cards face down")).to_be_visible()
    expect(hand(evening.bruno, "hand/1")).to_contain_text("Shamble")
    expect(hand(evening.bruno, "hand/hero/0").get_by_role("img", name="1 card face down")).to_be_visible()
    assert cards_in(*evening.of_ada) & zombies == set()
    assert cards_in(*evening.of_bruno) & heroes == set()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_fight_is_shown_in_an_inset_with_dice_and_who_is_ahead(
    night: House, server: Place, size: tuple[int, int], screens: Path
) -> None:
    evening = Evening(night, server, before_a_fight(), size)
    dice = inset(evening.bruno).get_by_role("img", name=re.compile("rolled 5, 2"))
    evening.pass_until(dice)

    for visitor in (evening.ada, evening.bruno):
        expect(inset(visitor)).to_contain_text("Jenny is ahead")
        expect(inset(visitor)).to_contain_text("fended off, but not hurt")
        expect(inset(visitor).locator(".scene [data-party]")).to_have_count(2)
    # It never lies over the board.
    board = evening.bruno.page.locator("#board").bounding_box()
    shown = inset(evening.bruno).bounding_box()
    assert board
    assert shown
    assert shown["x"] >= board["x"] + board["width"] - 1 or shown["y"] >= board["y"] + board["height"] - 1
    evening.bruno.page.screenshot(path=screens / f"last_night_fight_{size[0]}.png")
    assert serious_faults(evening.bruno) == []


def test_a_card_that_can_be_played_glows_in_the_hand_and_turns_up_in_the_fight(
    night: House, server: Place
) -> None:
    evening = Evening(night, server, before_a_fight())
    own = hand(evening.bruno, "hand/1")
    playable = own.locator(".card.lit", has_text="Uuuurrrggghh")
    evening.pass_until(playable)
    expect(own.locator(".card.dim", has_text="Shamble")).to_be_visible()

    playable.locator(".face").click()
    evening.bruno.page.get_by_role("menuitem").first.click()
    end_delay(server, evening.table)

    expect(inset(evening.ada)).to_contain_text("Uuuurrrggghh")
    expect(hand(evening.ada, "hand/1").locator(".count")).to_have_text("1")


def test_a_crowd_is_a_stack_with_its_number_and_is_moved_at_once(
    night: House, server: Place, screens: Path
) -> None:
    laid = before_a_move()
    evening = Evening(night, server, laid)
    page = evening.bruno.page
    stack = page.locator("#board [data-id^='stack/']")

    expect(stack).to_have_count(1)
    expect(stack.locator("text").last).to_have_text("8")
    box = stack.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#board [data-fan] .piece")).to_have_count(8)
    page.screenshot(path=screens / "last_night_crowd.png")
    before = stack.get_attribute("data-zone")

    page.mouse.move(2, 2)
    evening.bruno.choose("All others go towards the nearest Hero")

    expect(stack).not_to_have_attribute("data-zone", before or "")
    expect(evening.ada.page.locator("#board [data-id^='stack/']")).to_have_count(1)


def test_a_crowd_is_shown_from_up_close_with_room_for_a_finger(night: House, server: Place) -> None:
    evening = Evening(night, server, before_a_move())
    page = evening.bruno.page
    before = evening.bruno.version
    open_crowd(page)

    figures = page.locator("[data-close-up]")
    expect(figures).to_have_count(8)
    for number in range(8):
        size = figures.nth(number).bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= 44
    page.keyboard.press("Escape")
    expect(figures).to_have_count(0)

    open_crowd(page)
    figures.first.click()
    evening.bruno.wait_for_next(before)


def open_crowd(page: Page) -> None:
    """Spread a crowd out by pointing at it, and click beside its figures."""
    page.mouse.move(2, 2)
    crowd = page.locator("#board [data-id^='stack/']").bounding_box()
    assert crowd is not None
    page.mouse.move(crowd["x"] + crowd["width"] / 2, crowd["y"] + crowd["height"] / 2)
    ring = page.locator("#board [data-fan] > circle").bounding_box()
    assert ring is not None
    page.mouse.click(ring["x"] + ring["width"] / 2, ring["y"] + 4)


def at_one_screen(night: House, server: Place, laid: Table) -> tuple[Visitor, LiveTable]:
    """Have both sides played at one screen."""
    made = server.make(MISSION, game=GAME, seats=seats("mine"))
    table = server.tables.live[made.table]
    stand_at(table, Snapshot(laid.state, []))
    visitor = night.visitor(*DESK)
    visitor.sit_down(made.table, made.host)
    return visitor, table


def before_a_search() -> Table:
    """Jenny in a building, to be activated: the question is put to the Heroes and is no window."""
    table = Table()
    table.hero("jenny", table.inside("bank")[0])
    table.hero("billy", table.inside("bank")[1])
    table.zombie(table.at(5, 5))
    table.state.push(BeginHeroTurn())
    advance(table.state)
    return table


def test_at_one_screen_a_page_lies_between_the_two_sides(night: House, server: Place) -> None:
    visitor, _ = at_one_screen(night, server, before_a_search())
    curtain = visitor.page.locator("#curtain")
    expect(curtain.locator("h2")).to_have_text("Hand over to Ada")
    # What lies behind it shows no card and no choice of either side.
    expect(visitor.page.locator("[data-hand] .face")).to_have_count(0)
    expect(visitor.choices).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    visitor.wait_until_asked()
    expect(hand(visitor, "hand/1").locator(".face")).to_have_count(0)


@pytest.mark.parametrize("has_card", [True, False], ids=["with a card", "without"])
def test_at_one_screen_nobody_is_called_for_a_window_but_may_ask_for_the_screen(
    night: House, server: Place, has_card: bool
) -> None:
    """With a card for the fight in hand and without one the other side sees the same."""
    laid = before_a_fight()
    if not has_card:
        zombies = laid.state.hands[laid.zombie_seat]
        zombies[:] = [card for card in zombies if laid.state.kind(card).id == "shamble"]
        laid.hold("shamble")
    visitor, table = at_one_screen(night, server, laid)
    page, curtain, call = visitor.page, visitor.page.locator("#curtain"), visitor.page.locator("#call")
    bar = page.locator("#choices .prompt")
    shown: list[str] = []
    while not inset(visitor).get_by_role("img", name=re.compile("rolled 5, 2")).count():
        expect(call).to_be_visible()
        end_delay(server, table)
        page.wait_for_timeout(100)
    while not bar.inner_text().startswith("Bruno"):
        end_delay(server, table)
        page.wait_for_timeout(100)
    shown.append(bar.inner_text())
    assert shown == ["Bruno may react (the Fight Dice are rolled) …"]
    expect(curtain).to_have_count(0)
    expect(page.locator("[data-hand] .face")).to_have_count(0)
    expect(page.locator("#window")).to_have_count(0)

    page.keyboard.press("h")
    expect(curtain.locator("h2")).to_have_text("Hand over to Bruno")
    curtain.get_by_role("button").click()
    expect(hand(visitor, "hand/1").locator(".face").first).to_be_visible()
    expect(hand(visitor, "hand/hero/0").locator(".face")).to_have_count(0)
    plays = page.locator("#window .answers [data-choice]")
    expect(plays).to_have_count(1 if has_card else 0)


def test_sides_buy_rules_for_the_same_points_and_share_the_choice(night: House, server: Place) -> None:
    visitor = night.visitor(*DESK)
    page = visitor.page
    visitor.go()
    page.get_by_role("button", name="Last Night on Earth", exact=True).click()
    budget, start = page.locator("#budget"), page.get_by_role("button", name="Set up the table")
    expect(start).to_be_enabled()

    page.get_by_label(re.compile("^Barricades")).check()
    expect(budget.locator(".verdict")).to_have_text("All sides have to spend the same, at most 12 points.")
    expect(start).to_be_disabled()
    page.get_by_label(re.compile("^Lights Out .X. ")).select_option("2")
    expect(budget.locator(".total")).to_have_text(["Heroes 2/12", "Zombies 2/12"])
    expect(start).to_be_enabled()

    link = budget.get_by_role("textbox").input_value()
    friend = night.visitor(*DESK)
    friend.page.goto(link)
    expect(friend.page.get_by_label(re.compile("^Barricades"))).to_be_checked()
    expect(friend.page.locator("#budget .total")).to_have_text(["Heroes 2/12", "Zombies 2/12"])

    start.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    table = next(one for one in server.tables.live.values() if one.row.options.get("hero_rules"))
    assert table.row.options == {"hero_rules": "barricades", "zombie_rules": "lights_out:2"}
