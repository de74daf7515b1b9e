"""Bots of two sides: each wants what is best for its own, and goes by what its seat may know."""

import pytest

from tests.two_sides.evaluation import RelicEvaluation
from tests.two_sides.rules import Act, Answer, Bandage, Defend, Walk
from tests.two_sides.state import HEROES, SHADOWS
from tests.two_sides.table import ANN, BOB, DUEL, FIRST_SHADOW, asked_by, state_of, table
from tests.two_sides.title import TITLE
from veglia.agents import Limits, hint, make_agent
from veglia.agents.heuristic import HeuristicAgent
from veglia.agents.knowledge import Knowledge
from veglia.agents.playout import play_out
from veglia.agents.random import RandomAgent
from veglia.agents.search import OptionSearch
from veglia.agents.turns import Mind, at_once, best_of, children, considered, is_lost, mind_of, settle
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, option_at
from veglia.kernel.machine import Result

EVALUATION = RelicEvaluation()


def mind(seat: int) -> Mind:
    return Mind(TITLE, EVALUATION, seat, HEROES if seat in (ANN, BOB) else SHADOWS)


def attacked(*faces: int) -> Game:
    """Return a game in which Ann has attacked a shadow with 4 in all; it may answer with a card of 3."""
    game = table()
    state = state_of(game)
    state.rooms = [2, 0, 2, 4]
    state.hands[FIRST_SHADOW] = [5]
    return asked_by(Defend(ANN, FIRST_SHADOW, 4), *faces, game=game)


def test_points_of_one_side_are_the_loss_of_the_other() -> None:
    state = state_of(table())

    assert EVALUATION.points(state, HEROES) == -EVALUATION.points(state, SHADOWS) != 0.0


def test_in_what_a_hero_plans_a_shadow_does_what_is_best_for_the_shadow() -> None:
    # With a die of 3, the card decides the fight for the shadow; a friend of Ann's would keep it.
    state = state_of(attacked(3))
    phase_key = EVALUATION.phase_key(state)

    settle(mind(ANN), state, phase_key)

    assert (state.wounds[ANN], state.wounds[FIRST_SHADOW]) == (1, 0)
    assert 5 in state.deck.discards


def test_a_searching_hero_lets_the_shadow_answer_for_itself() -> None:
    game = attacked()
    search = OptionSearch(mind(ANN), seeded(1), 1)
    state = state_of(game)
    state.dice = seeded(2)
    # Ten times the same question, each with other dice; a friend of Ann's would never play the card.
    replies = [option_at(TITLE, state, search.reply(state, -1)) for _ in range(10)]

    assert sum(isinstance(reply, Answer) for reply in replies) >= 3


def test_of_what_an_opponent_may_do_only_its_best_is_followed() -> None:
    game = asked_by(Act(FIRST_SHADOW))
    state = state_of(game)
    state.rooms = [2, 2, 3, 4]
    state.offered = Act(FIRST_SHADOW).options(state)

    own = children(mind(FIRST_SHADOW), state)
    (expected,) = children(mind(ANN), state)

    assert len(own) > 1
    assert expected.points == -max(branch.points for branch in own)


def test_lost_is_what_the_own_seat_has_lost() -> None:
    state = state_of(table())
    assert not is_lost(state, ANN)

    state.result = Result((ANN, BOB), "relic.door")
    assert [is_lost(state, seat) for seat in range(4)] == [False, False, True, True]
    state.result = Result((), "relic.late", is_draw=True)
    assert not any(is_lost(state, seat) for seat in range(4))


@pytest.mark.parametrize(
    ("result", "chances"),
    [
        (Result((ANN, BOB), "relic.door"), (1.0, 0.0)),
        (Result((2, 3), "relic.fall"), (0.0, 1.0)),
        (Result((), "relic.late", is_draw=True), (0.5, 0.5)),
    ],
)
def test_an_end_is_worth_what_it_is_to_the_seat(result: Result, chances: tuple[float, float]) -> None:
    state = state_of(table())
    state.result = result
    searches = [OptionSearch(mind(seat), seeded(1), 1) for seat in (ANN, FIRST_SHADOW)]

    assert tuple(search.chance(state) for search in searches) == chances
    assert tuple(search.worth(state) for search in searches) == chances


def test_a_seat_chooses_among_its_own_options_and_asides() -> None:
    game = table()
    state = state_of(game)
    state.wounds = [1, 1, 0, 0]
    asides = len(game.asides)
    assert asides == len(state.hands[ANN]) + len(state.hands[BOB]) == 4

    assert Knowledge(TITLE, state, ANN).numbers() == [0, -1, -2]
    assert Knowledge(TITLE, state, BOB).numbers() == [1, -3, -4]
    assert Knowledge(TITLE, state, BOB).offered() == [1]
    assert Knowledge(TITLE, state, FIRST_SHADOW).numbers() == []
    # The evaluation looks at one bandage of a hand, and at none where nobody is wounded.
    assert considered(mind(BOB), state, BOB) == [1, -3]
    state.wounds = [0, 0, 0, 0]
    assert considered(mind(BOB), state, BOB) == [1]


def test_a_bandage_looks_better_than_waiting_wounded() -> None:
    game = asked_by(Act(ANN))
    state = state_of(game)
    state.wounds[ANN] = 1
    state.hands[ANN] = [0, 1]

    assert isinstance(option_at(TITLE, state, best_of(at_once(mind(ANN), state))), Bandage)


def test_bots_that_think_take_asides_that_help() -> None:
    asides = 0
    for seed in range(4):
        game = table(seed=seed)
        choices = play_out(TITLE, game.state, [make_agent("heuristic", TITLE, seed)] * 2)
        asides += sum(choice < 0 for choice in choices)

    assert asides > 5


def test_random_games_take_asides_and_come_to_an_end() -> None:
    asides = 0
    for seed in range(30):
        game = table(seed=seed)
        choices = play_out(TITLE, game.state, [RandomAgent(seeded(-1 - seed))] * 2)
        assert game.result is not None
        asides += sum(choice < 0 for choice in choices)

    assert asides > 20


def test_a_random_agent_takes_only_what_is_its_seats() -> None:
    state = state_of(table())
    state.wounds = [1, 1, 0, 0]
    agent = RandomAgent(seeded(8))

    chosen = {agent.choose(Knowledge(TITLE, state, BOB)) for _ in range(200)}

    assert chosen == {1, -3, -4}


def won_by(heroes: str, shadows: str, games: int) -> tuple[int, int]:
    wins = [0, 0]
    for seed in range(games):
        game = table(seed=seed)
        bots = [make_agent(heroes, TITLE, seed), make_agent(shadows, TITLE, -1 - seed)]
        play_out(TITLE, game.state, bots)
        assert game.result is not None
        for side, seat in enumerate((ANN, FIRST_SHADOW)):
            wins[side] += game.result.outcome(seat) == "won"
    return wins[0], wins[1]


def test_a_bot_that_thinks_does_better_on_either_side() -> None:
    nobody = won_by("random", "random", 30)
    heroes = won_by("heuristic", "random", 30)
    shadows = won_by("heuristic", "heuristic", 30)

    assert heroes[0] > nobody[0] + 5
    assert shadows[1] > heroes[1] + 5


def test_what_a_seat_cannot_see_changes_no_choice() -> None:
    state = state_of(attacked())
    state.dice = seeded(1)
    knowing = Knowledge(TITLE, state)
    twins = [TITLE.imagine(state, FIRST_SHADOW, seeded(seed)) for seed in (4, 5)]
    chosen = []
    for world in (state, *twins):
        agent = HeuristicAgent(TITLE, EVALUATION, seeded(11), 3)
        chosen.append(agent.choose(Knowledge(TITLE, world)))

    assert chosen[0] == chosen[1] == chosen[2]
    assert mind_of(TITLE, EVALUATION, knowing).side == SHADOWS


def test_a_hint_is_for_the_side_of_the_seat_and_stops_where_the_other_goes_on() -> None:
    game = asked_by(Act(ANN), game=table(DUEL))
    state = state_of(game)
    state.dice = seeded(3)
    # One step from the door with the relic.
    state.rooms[0], state.turned[state.relic], state.carrier = 1, True, 0
    state.offered = Act(ANN).options(state)

    found = hint(TITLE, Knowledge(TITLE, state), seeded(1), Limits(8, 0.0), "en")

    assert isinstance(option_at(TITLE, state, found.choice), Walk)
    assert found.line == ["Walk to room 1"]
    assert found.chance == 1.0


def test_questions_are_answered_by_the_bot_of_the_asked_side() -> None:
    class Counting(RandomAgent):
        def __init__(self, seed: int) -> None:
            super().__init__(seeded(seed))
            self.seats: set[int] = set()

        def choose(self, knowledge: Knowledge) -> int:
            self.seats.add(knowledge.seat())
            return super().choose(knowledge)

    game = table(seed=2)
    heroes, shadows = Counting(1), Counting(2)

    play_out(TITLE, game.state, [heroes, shadows])

    assert heroes.seats == {0, 1}
    assert shadows.seats == {2, 3}
