"""The guided first game: its lessons fit rules that exist, and its seed brings what they teach."""

import pytest

from tests.guides import check_lessons, conditions
from veglia.agents.knowledge import Knowledge
from veglia.catalog import title
from veglia.games.zombicide.dark_side.show.texts import guide, look
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, replay
from veglia.kernel.seats import seats_of
from veglia.lab.bots import make_bots

# Lessons that everybody gets in the first rounds; the others wait for something that chance may not bring.
TAUGHT = {
    "activate",
    "actions",
    "alone",
    "armor",
    "attack",
    "dice",
    "door",
    "experience",
    "forecast",
    "hurt",
    "move",
    "noise",
    "objective",
    "search",
    "spawn",
    "turn",
    "why",
    "xenos",
}


def first_game() -> Game:
    table = guide("en")
    kind = title("dark_side")
    seats = seats_of(kind.sides, [table.heroes])
    return replay(kind, kind.setup(table.mission, seats, int(table.seed), {}), table.choices)


def test_the_first_game_begins_with_the_first_turn() -> None:
    game = first_game()

    assert game.decision is not None
    assert game.decision.rule == "ds.round.survivor-order"
    assert len(game.decision.options) == 6


def test_lessons_are_the_same_in_both_languages_and_name_rules_of_the_book() -> None:
    check_lessons(guide("en"), guide("it"), "dark_side")


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_lesson_that_is_learnt_by_doing_says_what_to_do(language: str) -> None:
    doing = [lesson.id for lesson in guide(language).lessons if lesson.until is not None]

    assert doing == ["activate", "exit", "objective", "attack", "prototype", "move", "search"]
    assert [lesson.id for lesson in guide(language).lessons if lesson.task] == doing


def test_every_look_that_a_lesson_points_at_is_one_of_the_games() -> None:
    looks = {*look().tokens.values(), *(option.look for option in look().options.values())}
    anchors = [anchor for lesson in guide("en").lessons for anchor in lesson.anchors]
    named = {one for when in conditions(guide("en")) for one in when.offers}
    named |= {one for anchor in anchors for one in (*anchor.choice, *anchor.piece)}

    assert len(named) == 13
    assert named <= looks


def test_the_seed_brings_a_beginner_what_is_taught_within_three_rounds() -> None:
    kind = title("dark_side")
    beginner = make_bots(kind, "novice", seed=1)[0]
    game = first_game()
    asked: set[str] = set()
    offered: set[str] = set()
    heard: set[str] = set()
    while game.decision and game.view()["round"] <= 3:
        asked.add(game.decision.rule)
        offers = [type(option).__name__ for option in game.decision.options]
        offered |= {look().options[name].look for name in offers}
        heard |= {event.rule for event in game.choose(beginner.choose(Knowledge(kind, game.state)))}

    taught = {
        lesson.id
        for lesson in guide("en").lessons
        if (not lesson.when.asked or asked & {*lesson.when.asked})
        and (not lesson.when.offers or offered & {*lesson.when.offers})
        and (not lesson.when.fresh or heard & {*lesson.when.fresh})
        and (not lesson.when.heard or heard & {*lesson.when.heard})
        and (lesson.until is None or heard & {*lesson.until.heard})
    }
    assert game.result is None
    assert game.view()["round"] == 4
    assert taught >= TAUGHT, TAUGHT - taught


def test_the_first_rounds_are_kind() -> None:
    """Whoever answers at random has lost nobody after two rounds in most games."""
    alive = 0
    for number in range(12):
        game = first_game()
        dice = seeded(number)
        while game.decision and game.view()["round"] <= 2:
            game.choose(dice.below(len(game.state.offered)))
        alive += game.result is None

    assert alive >= 10
