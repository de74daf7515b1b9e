"""What bots of Zombicide want: to live on, to leave together, to know which tokens may be the seventh."""

import pytest

from tests.agents.wounding import struck
from tests.games.zombicide.table import TestTable
from veglia.agents.heuristic import HeuristicAgent
from veglia.agents.knowledge import Knowledge
from veglia.games.zombicide.engine.bots.errands import leaving, party, scattering
from veglia.games.zombicide.engine.bots.peril import danger, hunted, pressure
from veglia.games.zombicide.engine.bots.weights import Weights
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.inventory import receive
from veglia.games.zombicide.engine.rules.spawn import ABOMINATION, CORPSE_PILE, MOBILE
from veglia.games.zombicide.engine.rules.state import BLUE, GREEN, OFF_BOARD, RED, Objective, SpawnToken
from veglia.games.zombicide.engine.rules.turn import PLAYERS, ZOMBIES
from veglia.games.zombicide.engine.rules.wounds import Suffer
from veglia.games.zombicide.undead_or_alive.bots.settings import evaluation, numbers
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.games.zombicide.undead_or_alive.rules.state import GOING
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.dice import seeded
from veglia.kernel.machine import advance, answer

WEIGHTS = Weights(**numbers())


def test_who_can_take_a_wound_takes_it_although_much_more_is_to_come() -> None:
    table = struck(9)
    state = table.state

    choice = state.offered[HeuristicAgent(TITLE, evaluation(), seeded(3), 1).choose(Knowledge(TITLE, state))]

    assert isinstance(choice, Suffer)
    assert choice.survivor == table.who("carl")


@pytest.mark.parametrize(
    ("before", "found", "after"),
    [
        # A better weapon goes to hand, the lesser one where it is still at hand.
        (
            ["frying_pan", "springfield"],
            "lupara",
            ["lupara", "springfield", "frying_pan", None, None, None],
        ),
        # An item goes into the Backpack.
        (
            ["machete", "winchester"],
            "dynamite",
            ["machete", "winchester", None, "dynamite", None, None],
        ),
        # With six slots full the least thing makes room.
        (
            ["machete", "pickaxe", "heavy_sabre", "water", "water", "knife"],
            "dynamite",
            ["machete", "pickaxe", "heavy_sabre", "water", "water", "dynamite"],
        ),
    ],
)
def test_cards_go_where_they_are_worth_most(
    before: list[str | None], found: str, after: list[str | None]
) -> None:
    table = TestTable(["carl"], gear={"carl": before})
    state = table.state
    receive(state, 0, table.take_free_card(found))
    advance(state)

    while state.asking is not None:
        answer(state, state.offered[evaluation().preset(state)])

    assert sorted(map(str, table.cards("carl")[:3])) == sorted(map(str, after[:3]))
    assert sorted(map(str, table.cards("carl")[3:6])) == sorted(map(str, after[3:]))


def test_a_question_that_is_not_about_cards_needs_a_thought() -> None:
    table = TestTable(["carl"])
    table.turn("carl")

    assert evaluation().preset(table.state) == -1


def test_leaving_counts_less_the_farther_someone_is_behind() -> None:
    worth = []
    for place in ("2R.a2", "3R.c3"):
        table = TestTable(["carl", "meg"], at={"carl": "2R.a3", "meg": place})
        table.survivor("carl").zone = OFF_BOARD
        worth.append(leaving(table.state, party(table.state), [table.zone("2R.a3")], WEIGHTS))

    behind = table.state.board.ways.distance(table.zone("3R.c3"), table.zone("2R.a3")) - 1
    assert worth == [numbers()["leave"], numbers()["leave"] - numbers()["abandon"] * behind]


def test_neighbours_are_not_scattered() -> None:
    near = TestTable(["carl", "meg"], at={"carl": "2R.a1", "meg": "2R.a2"})
    far = TestTable(["carl", "meg"], at={"carl": "2R.a1", "meg": "2R.a3"})

    assert scattering(near.state, [0, 1]) == 0.0
    assert scattering(far.state, [0, 1]) == 2.0


def test_sleeping_tokens_that_would_be_the_seventh_are_feared_and_holy_water_helps_when_used() -> None:
    table = TestTable(["carl"], mission="m10", at="8V.a3")
    zone = table.zone("8V.a3")
    sleeping = [SpawnToken(ABOMINATION, zone, False)] * 2
    fears = []
    for active in (4, 5, 6):
        table.state.spawns = [SpawnToken(MOBILE, zone, True)] * active + sleeping
        fears.append(pressure(table.state, WEIGHTS, 0, 0))
    relieved = pressure(table.state, WEIGHTS, 0, 1)

    assert fears[1] - fears[0] > numbers()["brink"]
    assert fears[2] - fears[1] > numbers()["brink"]
    # At hand it helps a little, used it helps more: so it is used.
    assert fears[2] > relieved > fears[1]


def test_nobody_fires_where_a_miss_could_kill() -> None:
    table = TestTable(
        ["carl", "meg", "may"], gear={"meg": ["lupara", None]}, zombies={"2R.a1": {"walker": 3}}
    )
    state = table.state
    table.turn("meg")
    here = table.zone("2R.a1")
    shots = [one for one in state.offered if isinstance(one, RangedAttack) and one.zone == here]

    # Three dice, and Carl and May can take so many Wounds together.
    spare = sum(table.survivor(who).health - 1 for who in ("carl", "may"))
    assert shots
    assert spare >= 3
    assert all(evaluation().considers(state, shot) for shot in shots)

    table.survivor("carl").wounds = table.survivor("carl").health - 1
    table.survivor("may").wounds = table.survivor("may").health - 1
    assert not any(evaluation().considers(state, shot) for shot in shots)


def test_companions_who_are_alone_are_feared_for_more_the_nearer_zombies_are() -> None:
    fears = []
    for place in ("3R.c3", "2R.a3", "2R.a2", "2R.a1"):
        table = TestTable(["carl"], at="2R.a1", zombies={place: {"walker": 1}})
        fears.append(hunted(table.state, table.zone("2R.a1")))

    assert fears == sorted(fears)
    assert fears[0] < fears[1] < fears[2] < fears[3] == 1.0


def test_wounds_that_kill_count_most_when_nobody_can_act_before_they_come() -> None:
    table = TestTable(["carl"], at="2R.a1", zombies={"2R.a1": {"walker": 4}})
    state = table.state
    survivor = table.survivor("carl")
    state.turn.phase = PLAYERS
    survivor.has_acted, survivor.actions = False, 0
    waiting = danger(state, WEIGHTS)
    survivor.has_acted = True
    last = danger(state, WEIGHTS)
    state.turn.phase = ZOMBIES
    between = danger(state, WEIGHTS)

    assert last > waiting == between


def test_holy_water_at_hand_is_a_remedy_and_water_only_with_the_faithful() -> None:
    table = TestTable(
        ["carl", "concepcion"],
        gear={"carl": ["water", "holy_water"], "concepcion": ["water", None]},
    )

    assert evaluation().remedies(table.state) == 2


def test_corpse_piles_on_the_way_to_objectives_are_due_until_they_wake() -> None:
    table = TestTable(["carl"])
    state = table.state

    before = evaluation().due(state)
    state.awakened = [0]

    assert before == 2
    assert evaluation().due(state) == 1


def test_red_objectives_draw_nobody_once_the_coloured_ones_are_taken() -> None:
    table = TestTable(["carl"], mission="m6", at="1R.a3")
    state = table.state
    goal = next(one for one in state.scenario.goals if one.id == "take_coloured_objectives")
    zone = table.zone("1R.A")

    state.objectives = [Objective(zone, RED, False, True), Objective(OFF_BOARD, BLUE, True)]
    met = goal.beacons(state)
    state.objectives = [Objective(zone, RED, False, True), Objective(zone, GREEN, False, True)]

    assert met == []
    assert goal.beacons(state) == [zone, zone]


def test_a_train_on_the_move_cannot_wait() -> None:
    table = TestTable(["carl"], mission="m1", at="8V.a1")
    goal = table.state.scenario.goals[-1]

    waiting = goal.is_urgent(table.state)
    table.state.train = GOING

    assert not waiting
    assert goal.is_urgent(table.state)


def test_the_wagon_on_the_tracks_has_to_be_hauled_off_them() -> None:
    table = TestTable(["carl"], mission="m8", at="4R.a1")
    state = table.state
    goal = next(one for one in state.scenario.goals if one.id == "clear_tracks")

    assert goal.beacons(state) == [state.wagon_zone]
    assert goal.haul(state) == 2.0
    state.wagon_zone = table.zone("4R.a1")
    assert goal.haul(state) == 0.0


def test_zombies_at_the_exit_stand_in_the_way_once_all_else_is_done() -> None:
    looks = []
    for zone in ("2R.a3", "2R.b3"):
        table = TestTable(["carl"], at="2R.a1", zombies={zone: {"walker": 1}})
        table.state.objectives = []
        looks.append(evaluation().work(table.state))

    assert looks[1] - looks[0] == numbers()["block"]


def test_nobody_fans_or_throws_where_a_friend_stands() -> None:
    table = TestTable(
        ["meg", "carl"],
        at={"meg": "2R.a1", "carl": "2R.a2"},
        gear={"meg": ["colt_saa", "dynamite"]},
        zombies={"2R.a2": {"walker": 3}},
    )
    state = table.state
    there = table.zone("2R.a2")
    table.turn("meg")
    deeds = [one for one in state.offered if isinstance(one, (Fan, Throw)) and one.zone == there]

    assert {type(one) for one in deeds} == {Fan, Throw}
    assert not any(evaluation().considers(state, one) for one in deeds)

    table.survivor("carl").zone = table.zone("2R.a1")
    assert all(evaluation().considers(state, one) for one in deeds)


def test_who_has_holy_water_is_drawn_to_a_corpse_pile_that_is_awake() -> None:
    costs = []
    for place in ("2R.a2", "3R.c3"):
        table = TestTable(["carl"], at=place, gear={"carl": ["holy_water", None]})
        table.state.spawns = [SpawnToken(CORPSE_PILE, table.zone("2R.a1"), True)]
        costs.append(evaluation().quenching(table.state))

    assert costs[0] < costs[1]
