"""What happens is shown at a pace of one's own, with a pause; texts are large enough."""

import json
import re
from random import Random

import pytest
from playwright.sync_api import expect

import veglia
from tests.browser.conftest import House
from tests.browser.moments import GAMES as MISSIONS
from tests.browser.moments import SEEDS
from tests.browser.test_few_buttons import GAMES, at_table
from veglia.catalog import GAMES as TITLES
from veglia.kernel.window import window_of


def before_much_happens() -> tuple[list[int], int]:
    """Play until the end of a Turn leads to a whole phase of the Zombies; return the choices and that one."""
    played = veglia.new_game("undead_or_alive", mission="m1", seed=5)
    chance = Random(3)
    while played.state.asking is not None:
        number = chance.randrange(len(played.state.offered))
        is_end = type(played.state.offered[number]).__name__ == "DoNothing"
        if is_end and len(played.copy().choose(number)) >= 24:
            return list(played.choices), number
        played.choose(number)
    raise AssertionError("the Zombies never did much")


def test_what_is_shown_can_be_paused_and_gone_through_step_by_step(house: House) -> None:
    visitor = house.visitor(is_fast=False)
    # As slow as a person may choose: it is not over before a busy machine has pressed Pause.
    visitor.page.add_init_script("localStorage.setItem('veglia.settings', '{\"speed\": 0.5}')")
    choices, number = before_much_happens()
    made = visitor.make_table(mission="m1", seed="5", practice=True, choices=choices)
    visitor.sit_down(made["table"], made["host"])
    visitor.wait_until_asked()
    visitor.choices.and_(visitor.page.locator(f"[data-choice='{number}']")).click()

    pause = visitor.page.locator("[data-pace='pause']")
    pause.click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    visitor.page.locator("[data-pace='step']").click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    pause.click()
    # Skipping goes to the end whatever the pace is.
    visitor.page.keyboard.press("s")
    visitor.wait_until_asked()


def before_a_phase_of_the_enemies(game: str) -> tuple[list[int], int]:
    """Play until a choice leads to much that enemies do; return the seed, the choices, and that one."""
    show = TITLES[game].presentation
    for seed in SEEDS:
        played = veglia.new_game(game, mission=MISSIONS[game], seed=seed)
        chance = Random(3)
        while played.state.asking is not None:
            before, was = list(played.choices), window_of(played.state)
            number = chance.randrange(len(played.state.offered))
            events = played.choose(number)
            effects = [effect for told in show.told(played.state, events, 0, "en") for effect in told.effects]
            come = sum(effect.count for effect in effects if effect.op == "add" and effect.sort == "foe")
            hurt = any(effect.op == "flash" and effect.look == "wound" for effect in effects)
            if come + 2 * hurt >= 2 and not (was or window_of(played.state) or played.state.asking is None):
                return [seed, *before], number
    raise AssertionError("the enemies never did much")


@pytest.mark.parametrize("game", MISSIONS)
def test_after_a_phase_of_the_enemies_a_summary_opens(house: House, game: str) -> None:
    (seed, *choices), number = before_a_phase_of_the_enemies(game)
    visitor = house.visitor()
    wish = {"game": game, "mission": MISSIONS[game], "seed": str(seed), "practice": True, "choices": choices}
    made = visitor.make_table(**wish)
    visitor.sit_down(made["table"], made["host"])
    visitor.wait_until_asked()
    visitor.take(number)

    summary = visitor.page.locator("[data-summary]")
    expect(summary).to_contain_text(re.compile(r"appeared|lost"))
    expect(summary.locator("li").first).to_be_hidden()
    summary.locator("summary").click()
    expect(summary.locator("li").first).to_be_visible()
    summary.get_by_role("button").click()
    expect(summary).to_have_count(0)


def test_the_speed_and_the_size_of_text_are_kept(house: House) -> None:
    visitor = house.visitor()
    made = visitor.make_table(seed="11")
    visitor.sit_down(made["table"], made["host"])
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_label("Very large").check()
    visitor.page.get_by_label("Slower").check()
    size = "getComputedStyle(document.documentElement).fontSize"
    assert visitor.page.evaluate(size) == "20.8px"
    visitor.page.reload()
    visitor.board.wait_for()
    assert visitor.page.evaluate(size) == "20.8px"
    assert '"speed":0.5' in str(visitor.page.evaluate("localStorage.getItem('veglia.settings')"))


@pytest.mark.parametrize(("game", "mission"), GAMES)
def test_no_text_beside_the_board_is_smaller_than_twelve_pixels(
    house: House, game: str, mission: str
) -> None:
    visitor = at_table(house, game, mission, 60)
    small = visitor.page.evaluate(
        """() => [...document.querySelectorAll('.table *:not(svg *)')].filter(one =>
            [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())
            && one.getClientRects().length && parseFloat(getComputedStyle(one).fontSize) < 12
        ).map(one => `${one.className} ${one.textContent.trim().slice(0, 30)}`)"""
    )
    assert small == []


def test_why_not_is_one_card_with_the_reason_first(house: House) -> None:
    visitor = at_table(house, "undead_or_alive", "m1", 60)
    target = visitor.page.locator("#board [data-id^='token/']:not(.lit)").first
    target.click(force=True)
    why = visitor.page.locator(".why")
    expect(why).to_be_visible()
    visitor.page.wait_for_timeout(1300)
    expect(visitor.page.locator(".explained")).to_have_count(0)
    expect(why.locator(":scope > *").first).to_have_js_property("tagName", "UL")


def test_why_am_i_asked_shows_one_ruling_and_folds_the_rest(house: House) -> None:
    visitor = at_table(house, "undead_or_alive", "m1", 60)
    visitor.page.get_by_role("button", name="Why am I asked this?").click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.locator("h3")).to_be_visible()
    shown = sheet.locator(".ruling:visible").count()
    assert shown <= 1


@pytest.mark.parametrize("follows", [True, False], ids=["wanted", "not wanted"])
def test_an_enlarged_board_moves_to_where_something_happens_if_wanted(house: House, follows: bool) -> None:
    visitor = house.visitor(is_fast=False)
    liked = json.dumps({"speed": 2, "follow": follows})
    visitor.page.add_init_script(f"localStorage.setItem('veglia.settings', '{liked}')")
    choices, number = before_much_happens()
    made = visitor.make_table(mission="m1", seed="5", practice=True, choices=choices)
    visitor.sit_down(made["table"], made["host"])
    visitor.wait_until_asked()
    for _ in range(8):
        visitor.page.get_by_role("button", name="Zoom in").click()
    visitor.page.evaluate(
        """() => {
            const world = document.querySelector("#board .world");
            window.moves = [];
            const see = () => document.querySelector("[data-pace]") && moves.push(world.style.transform);
            new MutationObserver(see).observe(world, { attributes: true, attributeFilter: ["style"] });
        }"""
    )
    visitor.choices.and_(visitor.page.locator(f"[data-choice='{number}']")).click()
    pace = visitor.page.locator("[data-pace='pause']")
    pace.wait_for()
    pace.wait_for(state="detached")
    places = set(visitor.page.evaluate("moves"))
    assert len(places) > 1 if follows else places == set()
