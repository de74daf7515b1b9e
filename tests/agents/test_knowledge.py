"""An agent knows what its seat sees, and worlds that look the same from there."""

from tests.contract.tables import play, start
from tests.games.zombicide.table import TestTable
from veglia.agents.knowledge import Knowledge
from veglia.agents.random import RandomAgent
from veglia.agents.turns import Mind, considered
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.dice import seeded

QUESTIONS = 30


def test_it_shows_the_view_of_the_seat_that_is_asked_or_of_another_that_may_answer() -> None:
    table = start("undead_or_alive", "m0", [["carl", "may", "meg"], ["hanna", "jimmy", "molly"]], 3)
    for number, _ in enumerate(play(table, 3)):
        state = table.state
        assert state.asking is not None
        assert Knowledge(table.title, state).seat() == state.asking.seat(state)
        assert Knowledge(table.title, state).view() == table.view(state.asking.seat(state))
        assert Knowledge(table.title, state, 1).view() == table.view(1)
        assert Knowledge(table.title, state).count() == len(state.offered)
        if number == QUESTIONS:
            break


def test_worlds_look_the_same_from_its_seat_and_differ_in_what_is_hidden() -> None:
    table = start("undead_or_alive", "m3", None, 5)
    knowledge = Knowledge(table.title, table.state)
    dice = seeded(9)

    worlds = [knowledge.imagine(dice) for _ in range(3)]

    assert [table.title.view(world, knowledge.seat()) for world in worlds] == [knowledge.view()] * 3
    hashes = {table.title.codec().hash(world) for world in [table.state, *worlds]}
    assert len(hashes) == 4


def test_the_cards_that_a_seat_may_discard_are_its_choices_and_no_others() -> None:
    table = TestTable(seats=[["carl"], ["meg"]], gear={"carl": ["machete"], "meg": ["water", "frying_pan"]})
    table.turn("carl")
    offered = list(range(len(table.state.offered)))

    assert Knowledge(TITLE, table.state).numbers() == [*offered, -1]
    assert Knowledge(TITLE, table.state, 0).offered() == offered
    # Meg is not asked, but may discard at any time.
    assert Knowledge(TITLE, table.state, 1).numbers() == [-2, -3]


def test_bots_that_think_leave_discarding_alone_and_random_ones_do_not() -> None:
    table = TestTable(["carl"], gear={"carl": ["machete", "water"]})
    table.turn("carl")
    mind = Mind(TITLE, TITLE.evaluation(), 0, 0)
    agent = RandomAgent(seeded(3))

    assert min(considered(mind, table.state, 0)) >= 0
    chosen = {agent.choose(Knowledge(TITLE, table.state)) for _ in range(200)}
    assert chosen == {*range(len(table.state.offered)), -1, -2}
