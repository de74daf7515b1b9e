"""Thinking a turn through: an option is worth what the rest of the turn makes of it."""

from tests.games.zombicide.table import TestTable
from veglia.agents.turns import Mind, appraise, at_once, best_of
from veglia.games.zombicide.undead_or_alive.title import TITLE


def test_an_option_is_worth_no_less_than_giving_up_the_turn_after_it() -> None:
    table = TestTable(["carl"], at="2R.a1")
    table.turn("carl")
    state = table.state
    mind = Mind(TITLE, TITLE.evaluation(), 0, 0)

    thought_through = appraise(mind, [state])
    first_looks = at_once(mind, state)

    # The turn goes on after most options, so that they are worth something else than their first look.
    assert thought_through.keys() == first_looks.keys() == {0, len(state.offered) - 1}
    assert thought_through != first_looks
    # The last option gives the turn up: whatever is best is no worse.
    last = thought_through[len(state.offered) - 1]
    assert thought_through[best_of(thought_through)] >= last > -mind.evaluation.scale.passed_over


def test_thinking_changes_nothing() -> None:
    table = TestTable(["carl", "meg"], at="2R.a1", zombies={"2R.a2": {"walker": 2}})
    table.turn("carl")
    before = TITLE.codec().hash(table.state)

    appraise(Mind(TITLE, TITLE.evaluation(), 0, 0), [table.state])

    assert TITLE.codec().hash(table.state) == before
