"""The bar has few buttons: the rest is folded, says what it is, and is reached by consecutive digits."""

import random

import pytest
from playwright.sync_api import expect

import veglia
from tests.browser.conftest import House
from tests.browser.table import Visitor

GAMES = [
    ("undead_or_alive", "m1"),
    ("dark_side", "m1"),
    ("last_night_on_earth", "die_zombies_die"),
    ("dark_darker_darkest", "dark"),
]


def choices_of(game: str, mission: str, count: int) -> list[int]:
    """Play at random for a while."""
    for seed in range(3, 100):
        played = veglia.new_game(game, mission=mission, seed=5)
        chance = random.Random(seed)
        while len(played.choices) < count and played.state.asking is not None:
            played.choose(chance.randrange(len(played.state.offered)))
        if played.state.asking is not None:
            return list(played.choices)
    raise AssertionError(f"no game of {game} is that long")


def at_table(
    house: House, game: str, mission: str, count: int, width: int = 1280, height: int = 720
) -> Visitor:
    visitor = house.visitor(width, height)
    made = visitor.make_table(
        game=game, mission=mission, seed="5", practice=True, choices=choices_of(game, mission, count)
    )
    visitor.sit_down(made["table"], made["host"])
    visitor.page.locator("#choices [data-choice], #window").first.wait_for()
    return visitor


@pytest.mark.parametrize(("game", "mission"), GAMES)
def test_there_are_never_more_than_nine_buttons_and_their_digits_are_consecutive(
    house: House, game: str, mission: str
) -> None:
    for count in (0, 60):
        visitor = at_table(house, game, mission, count)
        found = visitor.entries.count()
        if not found:
            # A reaction window has its own card.
            continue
        assert found <= 9
        digits = [text.strip() for text in visitor.page.locator("#choices .answers kbd").all_inner_texts()]
        assert digits == [str(place + 1) for place in range(len(digits))]


def test_shots_at_nobody_fold_into_one_and_the_end_of_the_turn_is_last(house: House) -> None:
    visitor = at_table(house, "undead_or_alive", "m1", 60)
    fold = visitor.page.locator("[data-fold='idle']")
    expect(fold).to_contain_text("2 attacks without a target")
    expect(visitor.page.locator("#choices .ends [data-choice]")).to_have_count(1)

    fold.click()
    expect(visitor.choices).to_have_count(2)
    expect(visitor.choices.first).to_contain_text("Fire")
    visitor.page.locator("#choices .back").click()
    expect(fold).to_be_visible()


def test_a_digit_opens_a_fold_and_chooses_in_it(house: House) -> None:
    visitor = at_table(house, "undead_or_alive", "m1", 60)
    before = visitor.version
    fold = visitor.page.locator("[data-fold='idle']")
    digit = fold.locator("kbd").inner_text()
    visitor.page.locator("#choices").focus()
    visitor.page.keyboard.press(digit)
    expect(visitor.choices).to_have_count(2)
    visitor.page.keyboard.press("1")
    visitor.wait_for_next(before)


@pytest.mark.parametrize(("game", "mission"), GAMES)
def test_the_stage_has_most_of_the_window(house: House, game: str, mission: str) -> None:
    visitor = at_table(house, game, mission, 60)
    stage = visitor.page.locator("#board").bounding_box()
    assert stage is not None
    assert stage["width"] * stage["height"] >= 0.6 * 1280 * 720
    # The board fills what the choices leave free in one direction, but for its frame and the buttons.
    free = visitor.page.locator("#board .stage").bounding_box()
    ground = visitor.page.locator("#board svg.ground").first.bounding_box()
    assert free is not None
    assert ground is not None
    assert max(ground["width"] / free["width"], ground["height"] / free["height"]) > 0.9


@pytest.mark.parametrize(("game", "mission"), GAMES)
def test_a_phone_on_its_side_shows_the_board_and_lets_play(house: House, game: str, mission: str) -> None:
    visitor = at_table(house, game, mission, 60, 844, 390)
    stage = visitor.page.locator("#board").bounding_box()
    assert stage is not None
    assert (stage["width"], stage["height"]) == (844, 390)
    free = visitor.page.locator("#board .stage").bounding_box()
    assert free is not None
    assert free["width"] >= 560
    assert free["height"] >= 330
    dock = visitor.page.locator(".dock").bounding_box()
    assert dock is not None
    assert dock["x"] + dock["width"] <= 845
    if visitor.choices.count():
        before = visitor.version
        visitor.choices.first.click()
        visitor.wait_for_next(before)
