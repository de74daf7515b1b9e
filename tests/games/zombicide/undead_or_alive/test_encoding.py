"""What the numbers tell, by example."""

from tests.games.zombicide.table import TestTable
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.danger import PickSkill
from veglia.games.zombicide.engine.rules.hits import Hit
from veglia.games.zombicide.engine.rules.state import BLUE, OFF_BOARD, Objective
from veglia.games.zombicide.engine.rules.wounds import Suffer
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.machine import Option

ENCODING = TITLE.encoding()


def situation(table: TestTable, seat: int = 0) -> dict[str, int]:
    """Return what is told of a table, by name."""
    told = ENCODING.situation(table.state, seat)
    return {number.name: value for number, value in zip(ENCODING.situation_numbers, told, strict=True)}


def row(table: TestTable, option: Option) -> dict[str, int]:
    """Return what is told of an option, by name; only what is not zero."""
    told = ENCODING.options(table.state, [option])
    names = [number.name for number in ENCODING.option_numbers]
    return {name: value for name, value in zip(names, told, strict=True) if value}


def test_the_asked_survivor_tells_what_is_around() -> None:
    table = TestTable(
        ["carl", "meg"],
        gear={"carl": ["machete"]},
        zombies={"2R.a1": {"walker": 2}, "2R.a2": {"runner": 1}},
    )
    beside = table.state.board.ways.neighbours[table.zone("2R.a1")]
    table.survivor("carl").wounds = 1
    table.turn("carl")

    told = situation(table)

    assert told["asked.here"] == 1
    assert told["asked.actions"] == 3
    assert told["asked.wounds"] == 1
    assert told["asked.spare"] == table.survivor("carl").health - 2
    assert told["asked.zombies"] == 2
    assert told["asked.zombies_beside"] == int(table.zone("2R.a2") in beside)
    assert told["asked.dice"] == table.state.card(table.card("machete")).dice


def test_survivors_tell_who_plays_them_and_how_they_are() -> None:
    table = TestTable(["carl", "meg"], seats=[["carl"], ["meg"]], gear={"meg": ["machete", "machete"]})
    table.survivor("meg").ap = 8

    told = situation(table, seat=1)

    assert (told["seats"], told["seat"]) == (2, 2)
    assert (told["survivor.0.mine"], told["survivor.1.mine"]) == (0, 1)
    assert told["survivor.1.adrenaline"] == 8
    assert told["survivor.1.cards"] == 2
    assert told["survivor.1.zone"] == table.zone("2R.a1") + 1
    assert told["survivor.2.here"] == 0


def test_zones_tell_what_lies_and_stands_in_them() -> None:
    table = TestTable(["carl", "meg"], zombies={"2R.a2": {"walker": 3, "runner": 1}})
    zone = table.zone("2R.a2")
    table.state.noise_zone = zone

    told = situation(table)

    assert told[f"zone.{zone}.here"] == 1
    assert told[f"zone.{zone}.foes.walker"] == 3
    assert told[f"zone.{zone}.foes.runner"] == 1
    assert told[f"zone.{zone}.noise"] == 1
    assert told[f"zone.{table.zone('2R.a1')}.survivors"] == 2
    assert told[f"zone.{table.state.board.size}.here"] == 0


def test_the_colour_of_a_hidden_objective_is_not_told() -> None:
    table = TestTable()
    zone = table.zone("2R.a2")
    table.state.objectives = [Objective(zone, BLUE, False, True), Objective(zone, BLUE, False, False)]

    told = situation(table)

    assert told[f"zone.{zone}.objectives"] == 2
    assert told[f"zone.{zone}.hidden"] == 1
    assert told[f"zone.{zone}.blue"] == 1


def test_more_than_the_most_counts_as_the_most() -> None:
    table = TestTable(zombies={"2R.a1": {"walker": 30}})

    assert situation(table)[f"zone.{table.zone('2R.a1')}.foes.walker"] == 20


def test_a_move_tells_where_it_leads() -> None:
    table = TestTable(["carl"], zombies={"2R.a2": {"walker": 2}})
    table.turn("carl")
    zone = table.zone("2R.a2")

    told = row(table, MoveTo(zone))

    assert told["is.MoveTo"] == 1
    assert told["zone.here"] == 1
    assert told["zone.number"] == zone + 1
    assert told["zone.way"] == table.state.board.ways.distance(table.zone("2R.a1"), zone)
    assert told["zone.zombies"] == 2
    assert "card.here" not in told
    assert "survivor.here" not in told


def test_a_move_towards_the_goal_is_told_from_one_away_from_it() -> None:
    table = TestTable(["carl"])
    table.turn("carl")
    ways = table.state.board.ways
    here = table.zone("2R.a1")
    near = ways.neighbours[here][0]
    goal = max(range(table.state.board.size), key=lambda zone: ways.distance(here, zone))
    table.state.objectives = [Objective(goal, BLUE, False, False)]
    step = ways.steps(here, goal)[0]
    back = ways.distance(near, goal) - ways.distance(here, goal)

    assert row(table, MoveTo(step))["zone.nearer"] == 1
    assert row(table, MoveTo(step))["zone.beacon_way"] == ways.distance(here, goal) - 1
    assert row(table, MoveTo(near)).get("zone.farther", 0) == max(0, back)


def test_an_attack_tells_its_weapon() -> None:
    table = TestTable(["carl"], gear={"carl": ["machete"]}, zombies={"2R.a1": {"walker": 1}})
    table.turn("carl")
    card = table.card("machete")
    machete = table.state.card(card)

    told = row(table, MeleeAttack(card, -1, table.zone("2R.a1")))

    assert told["is.MeleeAttack"] == 1
    assert told["card.here"] == 1
    assert told["card.dice"] == machete.dice
    assert told["card.faces"] == 7 - machete.accuracy
    assert told["card.damage"] == machete.damage
    assert "card.second" not in told
    assert table.state.scenario.library.card_types[told["card.type"] - 1] is machete


def test_options_that_point_at_other_things_are_told_apart() -> None:
    table = TestTable(["carl", "meg"])

    rows = [row(table, option) for option in (PickSkill(3), PickSkill(4), Suffer(0), Suffer(1))]

    assert (rows[0]["skill"], rows[1]["skill"]) == (4, 5)
    assert (rows[2]["survivor.number"], rows[3]["survivor.number"]) == (1, 2)
    assert row(table, Hit(0, 2))["amount"] == 2
    assert row(table, TakeObjective(1))["token"] == 2


def test_progress_counts_every_goal_alike() -> None:
    table = TestTable(["carl", "meg"])
    before = ENCODING.progress(table.state, 0)
    first, *others = table.state.objectives
    table.state.objectives = [Objective(OFF_BOARD, first.colour, True, False), *others]

    after = ENCODING.progress(table.state, 0)

    goals = len(table.state.scenario.goals)
    assert before == 0.0
    assert after == 1 / (len(table.state.objectives) * goals)


def test_nearness_grows_on_the_way_to_the_goal() -> None:
    table = TestTable(["carl"])
    ways = table.state.board.ways
    here = table.zone("2R.a1")
    goal = max(range(table.state.board.size), key=lambda zone: ways.distance(here, zone))
    table.state.objectives = [Objective(goal, BLUE, False, False)]
    before = ENCODING.nearness(table.state, 0)
    table.survivor("carl").zone = ways.steps(here, goal)[0]

    after = ENCODING.nearness(table.state, 0)

    assert before == 1.0 - ways.distance(here, goal) / 20
    assert after == 1.0 - (ways.distance(here, goal) - 1) / 20
