"""Replay, records, rulebook, the problem report."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.table import Visitor


def played(visitor: Visitor, choices: int) -> dict[str, str]:
    """Set a table, make some choices, and return its links."""
    made = visitor.make_table(seed="5")
    visitor.sit_down(made["table"], made["host"])
    for _ in range(choices):
        visitor.answer(visitor.choices.first)
    return made


def test_a_replay_goes_back_to_the_start_and_on_to_the_end(house: House, screens: Path) -> None:
    visitor = house.visitor()
    made = played(visitor, 16)

    visitor.go(f"/replay/{made['table']}/{made['host']}")
    slider = visitor.page.get_by_role("slider")
    slider.wait_for()

    slider.fill("0")
    expect(slider).to_have_value("0")
    expect(visitor.page.locator(".turn")).to_contain_text("Setup")
    slider.fill("16")
    expect(visitor.page.locator(".where")).to_contain_text("16")
    expect(visitor.page.locator(".turn")).to_contain_text("Round 1")
    visitor.page.screenshot(path=screens / "replay.png")


def test_a_branch_of_a_replay_is_a_new_table_at_that_point(house: House) -> None:
    visitor = house.visitor()
    made = played(visitor, 10)
    visitor.go(f"/replay/{made['table']}/{made['host']}")
    slider = visitor.page.get_by_role("slider")
    slider.wait_for()
    slider.fill("4")
    expect(slider).to_have_value("4")

    visitor.page.get_by_role("button", name="Play on from here").click()

    visitor.wait_until_asked()
    assert made["table"] not in visitor.page.url
    assert visitor.version == 4


def test_a_downloaded_record_is_opened_in_the_lobby_and_played_on(house: House, tmp_path: Path) -> None:
    visitor = house.visitor()
    made = played(visitor, 6)
    visitor.go(f"/replay/{made['table']}/{made['host']}")
    with visitor.page.expect_download() as coming:
        visitor.page.get_by_role("button", name="Download the record").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)

    stranger = house.visitor()
    stranger.go()
    stranger.page.get_by_label("Choose a file").set_input_files(file)
    stranger.page.get_by_role("button", name="Go on with it").click()

    stranger.wait_until_asked()
    assert stranger.version == 6


def test_a_record_of_other_rules_that_ends_otherwise_is_refused_in_the_players_language(
    house: House, tmp_path: Path
) -> None:
    visitor = house.visitor()
    made = played(visitor, 4)
    record = visitor.page.request.get(
        f"{visitor.address}/api/tables/{made['table']}/record",
        headers={"Authorization": f"Bearer {made['host']}"},
    ).json()
    file = tmp_path / "old.json"
    file.write_text(json.dumps({**record, "rules_version": "0", "hash": "0" * 64}))

    visitor.go()
    visitor.page.get_by_role("button", name="Italiano").first.click()
    visitor.page.get_by_label("Scegli un file").set_input_files(file)
    visitor.page.get_by_role("button", name="Continua a giocarla").click()

    expect(
        visitor.page.get_by_role("alert").filter(has_text="registrata con regole (0) diverse")
    ).to_be_visible()
    forget_refusal(visitor)


def forget_refusal(visitor: Visitor) -> None:
    """The browser itself notes that a request was refused, and nothing else may be noted."""
    assert [complaint for complaint in visitor.complaints if "422" not in complaint] == []
    visitor.complaints.clear()


def test_an_option_that_does_not_fit_the_party_is_marked_and_told_of(house: House) -> None:
    visitor = house.visitor()
    visitor.go()
    companions = visitor.page.get_by_label("Companions", exact=True)
    companions.select_option("2")

    visitor.page.get_by_role("button", name="Set up the table").click()

    told = visitor.page.get_by_role("alert").filter(
        has_text="Only a party of 3 or 4 Survivors takes Companions"
    )
    expect(told).to_be_visible()
    expect(companions).to_have_attribute("aria-invalid", "true")
    forget_refusal(visitor)


def test_the_rulebook_is_searched_and_says_what_is_ours(house: House, screens: Path) -> None:
    visitor = house.visitor()
    visitor.go("/rules/undead_or_alive")
    visitor.page.get_by_role("searchbox").fill("friendly fire")

    expect(visitor.page.get_by_text("Friendly Fire").first).to_be_visible()
    visitor.page.screenshot(path=screens / "rulebook.png")


def test_a_line_of_the_log_opens_its_rule(house: House) -> None:
    visitor = house.visitor()
    played(visitor, 2)

    visitor.page.locator("#log button", has_text="starts with").first.click()

    expect(visitor.page.get_by_role("dialog")).to_contain_text("uoa.")


def test_a_problem_report_holds_the_game_and_no_key(house: House) -> None:
    visitor = house.visitor()
    made = played(visitor, 3)
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Report a problem").click()

    with visitor.page.expect_download() as coming:
        visitor.page.get_by_role("dialog").get_by_role("button", name="ownload").click()

    text = Path(coming.value.path()).read_text()
    assert made["host"] not in text
    assert json.loads(text)
    assert '"undead_or_alive"' in text
