"""What went with winning: within combinations, at a fair round, and with honest doubt."""

from itertools import product

from tests.lab.rows import game
from veglia.lab.effects import effects, landmark
from veglia.lab.row import GameRow
from veglia.lab.sweep import Wanted, make_sweep

CELLS = make_sweep(Wanted("undead_or_alive", mission=["m0", "m1"])).cells


def test_the_round_of_judgement_is_outlived_by_three_quarters() -> None:
    assert landmark([1, 5, 6, 9]) == 4
    assert landmark([1, 1, 6, 9]) == 0
    assert landmark([3, 3, 3, 3]) == 2
    assert landmark([]) == 0


def test_a_survivor_who_helps_is_found() -> None:
    rows: list[GameRow] = []
    for number, (has_meg, place) in enumerate(product((True, False), range(60))):
        won = place < (45 if has_meg else 15)
        rows.append(game(0, number, won, heroes=("meg", "carl") if has_meg else ("may", "carl")))

    found = effects(CELLS[:1], rows).found

    by_key = {one.key: one for one in found}
    assert set(by_key) == {"meg", "may"}
    assert by_key["meg"].value == 0.5
    assert by_key["meg"].low > 0.3
    assert by_key["meg"].is_clear
    assert (by_key["meg"].having.won, by_key["meg"].lacking.won) == (45, 15)
    assert by_key["may"].value == -0.5


def test_whom_all_games_have_is_left_out_and_counted() -> None:
    rows = [game(0, number, number % 2 == 0, heroes=("carl",)) for number in range(60)]

    found = effects(CELLS[:1], rows)

    assert found.found == []
    assert found.left_out == 1


def test_games_are_compared_within_a_combination_only() -> None:
    """Meg mostly plays the easy mission; within each mission she changes nothing."""
    rows: list[GameRow] = []
    for cell, with_meg, without, share in ((0, 80, 20, 0.75), (1, 20, 80, 0.25)):
        for has_meg, games in ((True, with_meg), (False, without)):
            for place in range(games):
                heroes = ("meg", "carl") if has_meg else ("may", "carl")
                rows.append(game(cell, len(rows), place < games * share, heroes=heroes))

    (meg,) = [one for one in effects(CELLS, rows).found if one.key == "meg"]

    assert abs(meg.value) < 1e-9
    assert not meg.is_clear


def test_a_card_found_late_by_those_who_live_long_does_not_count() -> None:
    """Winners live to round 10 and find the sabre in round 9: that is no merit of the sabre."""
    rows = [
        game(0, number, won, rounds=10 if won else 4, gains={"card/sabre": 9} if won else {})
        for number, won in enumerate([True, False] * 40)
    ]

    found = effects(CELLS[:1], rows)

    assert found.rounds == [3]
    assert found.found == []


def test_a_card_had_early_counts_among_those_who_go_on() -> None:
    rows: list[GameRow] = []
    for number, (has_sabre, place) in enumerate(product((True, False), range(40))):
        gains = {"card/sabre": 2, "skill/medic": 5} if has_sabre else {"skill/medic": 1}
        rows.append(game(0, number, place < (30 if has_sabre else 10), rounds=4, gains=gains))
    rows += [game(0, 80 + number, False, rounds=1) for number in range(20)]

    found = effects(CELLS[:1], rows)

    assert found.rounds == [3]
    by_key = {one.key: one for one in found.found}
    assert by_key["card/sabre"].sort == "card"
    assert by_key["card/sabre"].value == 0.5
    assert by_key["card/sabre"].having.games == by_key["card/sabre"].lacking.games == 40
    # The skill that came in round 5 came too late for half of them.
    assert by_key["skill/medic"].value == -0.5


def test_many_comparisons_make_each_less_sure() -> None:
    """Among many that change nothing, one that looks good alone is no longer clear."""
    rows: list[GameRow] = []
    for number in range(200):
        names = [
            f"hero{place}" for place in range(40) if number >> (place % 7) & 1 or (number + place) % 3 == 0
        ]
        won = (number * 7919) % 100 < (62 if "hero0" in names else 45)
        rows.append(game(0, number, won, heroes=("carl", *names)))

    found = effects(CELLS[:1], rows).found

    assert all(one.among_all >= one.chance for one in found)
    assert [one.chance for one in found] == sorted(one.chance for one in found)
    assert any(one.chance < 0.05 and not one.is_clear for one in found)
