"""Other languages, other hands, other screens: keyboard only, Italian, a phone, a screen reader."""

from pathlib import Path

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import House
from tests.browser.moments import GAMES as MISSIONS
from tests.browser.moments import moments
from tests.browser.table import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LARGEST_LOAD = 250 * 1024
LARGEST_CLIENT = 300 * 1024
SCREEN_SIZES = [(1440, 900), (1024, 768), (390, 844)]


def serious_faults(visitor: Visitor) -> list[str]:
    """Return what axe finds that keeps people out."""
    # Not as a tag: the page lets no foreign script in.
    visitor.page.evaluate(AXE.read_text())
    found = visitor.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:120]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def test_the_language_changes_in_the_middle_of_a_game(house: House, screens: Path) -> None:
    visitor = house.visitor()
    made = visitor.make_table(seed="5")
    visitor.sit_down(made["table"], made["host"])
    expect(visitor.prompt).to_contain_text("start with")

    visitor.page.get_by_role("button", name="IT", exact=True).or_(
        visitor.page.get_by_role("radio", name="IT")
    ).or_(visitor.page.get_by_label("Italiano")).first.click()

    expect(visitor.prompt).to_contain_text("Equipaggiamento")
    expect(visitor.page.get_by_text("Prendere tutti gli Obiettivi").first).to_be_visible()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "it")
    visitor.page.screenshot(path=screens / "m0-italian.png")


def test_the_keyboard_alone_is_enough(house: House) -> None:
    visitor = house.visitor()
    made = visitor.make_table(seed="5")
    visitor.sit_down(made["table"], made["host"])
    keyboard = visitor.page.keyboard

    for _ in range(20):
        before = visitor.version
        keyboard.type(visitor.choices.first.locator("kbd").inner_text())
        visitor.wait_for_next(before)
    keyboard.press("b")

    focused = visitor.page.evaluate("document.activeElement.getAttribute('data-id')")
    assert focused is not None
    assert visitor.page.evaluate("document.activeElement.getAttribute('aria-label')")


@pytest.mark.parametrize("game", ["dark_side", "dark_darker_darkest"])
def test_the_keyboard_alone_plays_the_other_titles(house: House, game: str) -> None:
    visitor = house.visitor()
    made = visitor.make_table(**moments(game)["start"])
    visitor.sit_down(made["table"], made["host"])
    for _ in range(12):
        visitor.wait_until_asked()
        before = visitor.version
        is_fold = visitor.entries.first.get_attribute("data-fold") is not None
        visitor.page.keyboard.press("1")
        if is_fold:
            visitor.page.locator("#choices .back").wait_for()
            visitor.page.keyboard.press("1")
        visitor.be_sure(before)
        visitor.wait_for_next(before)
        assert visitor.version > before


@pytest.mark.parametrize(("width", "height"), SCREEN_SIZES)
def test_the_table_fits_the_screen_and_can_be_played(
    house: House, screens: Path, width: int, height: int
) -> None:
    visitor = house.visitor(width, height)
    made = visitor.make_table(seed="5")
    visitor.sit_down(made["table"], made["host"])

    for _ in range(10):
        visitor.answer(visitor.choices.first)

    size = visitor.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert size[0] <= width
    assert size[1] <= height
    assert visitor.board.is_visible()
    visitor.page.screenshot(path=screens / f"m0-{width}.png")


@pytest.mark.parametrize("route", ["/", "/rules/undead_or_alive", "/credits"])
def test_pages_have_no_serious_fault_for_those_who_see_or_hear_differently(house: House, route: str) -> None:
    visitor = house.visitor()
    visitor.go(route)
    visitor.page.locator("h1").first.wait_for()

    assert serious_faults(visitor) == []


@pytest.mark.parametrize(("width", "height"), SCREEN_SIZES)
def test_the_table_has_no_serious_fault_either(house: House, width: int, height: int) -> None:
    visitor = house.visitor(width, height)
    made = visitor.make_table(seed="5")
    visitor.sit_down(made["table"], made["host"])
    for _ in range(10):
        visitor.answer(visitor.choices.first)

    assert serious_faults(visitor) == []


def test_the_first_load_is_small(house: House) -> None:
    visitor = house.visitor()
    scripts: list[Request] = []
    visitor.page.on("requestfinished", lambda done: scripts.append(done) if ".js" in done.url else None)
    made = visitor.make_table(seed="5")
    visitor.sit_down(made["table"], made["host"])
    visitor.wait_until_asked()

    sizes = [script.sizes()["responseBodySize"] for script in scripts]
    assert len(sizes) > 1
    assert min(sizes) > 0
    assert sum(sizes) <= LARGEST_LOAD


@pytest.mark.parametrize("game", MISSIONS)
def test_all_that_a_player_of_a_title_ever_loads_is_small(house: House, game: str) -> None:
    visitor = house.visitor()
    loaded: list[Request] = []

    def keep(done: Request) -> None:
        if done.url.split("?")[0].endswith((".js", ".css")):
            loaded.append(done)

    visitor.page.on("requestfinished", keep)
    made = visitor.make_table(**moments(game)["end"])
    # By a link of the lobby to the title: the first in the list would load its drawings, too.
    visitor.go(f"/new/{game}/{MISSIONS[game]}")
    visitor.page.get_by_role("button", name="Set up the table").wait_for()
    visitor.sit_down(made["table"], made["host"])
    visitor.page.locator(".ending").wait_for()
    for route in (f"/replay/{made['table']}/{made['host']}", f"/rules/{game}", "/credits"):
        visitor.go(route)
        visitor.page.locator("h1").first.wait_for()

    sizes = {request.url: request.sizes()["responseBodySize"] for request in loaded}
    assert len(sizes) > 10
    assert sum(sizes.values()) <= LARGEST_CLIENT


def test_a_long_list_of_options_folds_and_leaves_the_board_alone(house: House) -> None:
    visitor = house.visitor(1024, 600)
    made = visitor.make_table(seed="5")
    visitor.sit_down(made["table"], made["host"])
    folds = visitor.page.locator("#choices [data-fold]")
    while not folds.count():
        visitor.answer(visitor.choices.first)

    def hidden() -> float:
        """How much of what the board is drawn in the choices lie over."""
        return float(
            visitor.page.evaluate(
                """() => {
                    const [board, bar] = ['#board .stage', '#choices'].map(
                        one => document.querySelector(one).getBoundingClientRect());
                    const across = Math.min(board.right, bar.right) - Math.max(board.left, bar.left);
                    const down = Math.min(board.bottom, bar.bottom) - Math.max(board.top, bar.top);
                    return Math.max(0, across) * Math.max(0, down);
                }"""
            )
        )

    assert hidden() <= 1
    assert visitor.entries.count() <= 9

    folds.first.click()
    visitor.page.locator("#choices .back").wait_for()
    assert hidden() <= 1
    assert visitor.choices.count() > 1

    visitor.answer(visitor.choices.last)
    assert hidden() <= 1
