"""Missions against their printed difficulty: which are out of order, beyond doubt or not."""

from tests.lab.rows import game
from veglia.lab.balance import Balance, balances
from veglia.lab.row import GameRow
from veglia.lab.sweep import Wanted, make_sweep


def played(wins: dict[str, int], games: int) -> list[Balance]:
    """Return what comes of so many wins in so many games of each mission."""
    sweep = make_sweep(Wanted("undead_or_alive", games, mission=list(wins)))
    rows: list[GameRow] = [
        game(at, number, number < wins[cell.mission])
        for at, cell in enumerate(sweep.cells)
        for number in range(games)
    ]
    return balances(sweep.cells, rows)


def test_missions_in_order_are_found_in_order() -> None:
    (found,) = played({"m10": 1, "m0": 90, "m1": 80, "m2": 70, "m4": 45, "m5": 40, "m7": 20, "m8": 15}, 100)

    assert [rung.mission for rung in found.rungs] == ["m0", "m1", "m2", "m4", "m5", "m7", "m8", "m10"]
    assert [rung.difficulty for rung in found.rungs] == [
        *["easy"] * 3,
        *["medium"] * 2,
        *["hard"] * 2,
        "very hard",
    ]
    assert found.tau is not None
    assert found.tau < -0.85
    assert found.tau_chance < 0.01
    assert (found.wrong, found.doubtful, found.out_of_order) == ([], [], [])
    # 28 pairs less those of the same difficulty: 3 + 1 + 1.
    assert found.compared == 23


def test_a_mission_that_is_too_easy_is_named_with_the_one_it_passes() -> None:
    (found,) = played({"m0": 80, "m1": 10, "m7": 60}, 100)

    assert [(pair.easier, pair.harder) for pair in found.wrong] == [
        ("undead_or_alive/m1", "undead_or_alive/m7")
    ]
    assert found.wrong[0].chance < 1e-9
    assert found.out_of_order == ["undead_or_alive/m1", "undead_or_alive/m7"]
    assert found.doubtful == []


def test_what_chance_may_do_is_not_called_wrong() -> None:
    (found,) = played({"m0": 3, "m7": 5}, 10)

    assert found.wrong == []
    assert [(pair.easier, pair.harder) for pair in found.doubtful] == [
        ("undead_or_alive/m0", "undead_or_alive/m7")
    ]
    assert found.doubtful[0].chance > 0.3


def test_a_bot_that_never_wins_tells_nothing() -> None:
    (found,) = played({"m0": 0, "m7": 0}, 10)

    assert found.tau is None
    assert found.tau_chance == 1.0
    assert (found.wrong, found.doubtful) == ([], [])
    assert [rung.goals for rung in found.rungs] == [0.5, 0.5]


def test_missions_of_one_difficulty_are_not_compared() -> None:
    assert played({"m0": 3, "m1": 9}, 10) == []


def test_every_bot_is_judged_by_itself() -> None:
    sweep = make_sweep(Wanted("undead_or_alive", 4, mission=["m0", "m7"], agent=["random", "novice"]))
    rows = [
        game(at, number, cell.agent == "novice" and cell.mission == "m7")
        for at, cell in enumerate(sweep.cells)
        for number in range(4)
    ]

    found = balances(sweep.cells, rows)

    assert [one.setting for one in found] == ["random", "novice"]
    assert [rung.rate.won for rung in found[0].rungs] == [0, 0]
    assert [rung.rate.won for rung in found[1].rungs] == [0, 4]
