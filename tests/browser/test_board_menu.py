"""The board is the menu: zones are gone to, far ones too, enemies attacked, crowds looked at closely."""

from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.test_few_buttons import at_table


def test_a_far_zone_shows_its_way_and_is_walked_to_by_one_click(house: House) -> None:
    visitor = at_table(house, "undead_or_alive", "m1", 60)
    far = visitor.page.locator("#board .zone.far").first
    expect(far).to_be_visible()
    zone = far.get_attribute("data-id")
    before = visitor.version

    box = far.bounding_box()
    assert box is not None
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 3)
    way = visitor.page.locator(f"[data-way='{zone}']")
    expect(way).to_contain_text("2 steps")
    visitor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 3)

    visitor.page.wait_for_function(
        "before => Number(document.querySelector('#choices')?.dataset.version ?? 0) >= before + 2", arg=before
    )
    there = visitor.page.locator(f"#board [data-zone='{zone}'][aria-label*='Meg']")
    expect(there).to_have_count(1)


def test_zones_have_their_names_on_hover_and_by_a_switch(house: House) -> None:
    visitor = at_table(house, "undead_or_alive", "m1", 60)
    names = visitor.page.locator("#board .names text")
    expect(names).to_have_count(0)
    visitor.page.locator("#board button.names").click()
    expect(names.filter(has_text="street 6")).to_have_count(1)
    visitor.page.reload()
    expect(names.filter(has_text="street 6")).to_have_count(1)
