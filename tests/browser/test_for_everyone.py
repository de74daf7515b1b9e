"""Other languages, other hands, other screens: keyboard only, Italian, a phone, a screen reader."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.table import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREEN_SIZES = [(1440, 900), (1024, 768), (390, 844)]


def serious_faults(visitor: Visitor) -> list[str]:
    """Return what axe finds that keeps people out."""
    visitor.page.add_script_tag(path=str(AXE))
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

    expect(visitor.prompt).to_contain_text("inizia")
    expect(visitor.page.get_by_text("Prendi tutti gli Obiettivi").first).to_be_visible()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "it")
    visitor.page.screenshot(path=screens / "m0-italian.png")


def test_the_keyboard_alone_is_enough(house: House) -> None:
    visitor = house.visitor()
    made = visitor.make_table(seed="5")
    visitor.sit_down(made["table"], made["host"])
    keyboard = visitor.page.keyboard

    for _ in range(20):
        before = visitor.version
        count = visitor.choices.count()
        keyboard.type("1" if count <= 9 else "01")
        visitor.wait_for_next(before)
    keyboard.press("b")

    focused = visitor.page.evaluate("document.activeElement.getAttribute('data-id')")
    assert focused is not None
    assert visitor.page.evaluate("document.activeElement.getAttribute('aria-label')")


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
    sizes: list[int] = []
    visitor.page.on(
        "response",
        lambda answer: (
            sizes.append(int(answer.headers.get("content-length", 0))) if answer.url.endswith(".js") else None
        ),
    )
    made = visitor.make_table(seed="5")
    visitor.sit_down(made["table"], made["host"])
    visitor.wait_until_asked()

    assert sizes
    assert all(size > 0 for size in sizes)
    assert sum(sizes) <= 250 * 1024
