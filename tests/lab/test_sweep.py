"""Sweeps: what multiplies, who plays, and what is refused before anything is played."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules import rule
from veglia.catalog import title
from veglia.kernel.errors import BadFile, BadSetup, UnknownName
from veglia.lab.party import seats_for, standard
from veglia.lab.sweep import Cell, Wanted, describe, make_sweep, read_sweep

GAME = "undead_or_alive"


def test_lists_multiply() -> None:
    sweep = make_sweep(
        Wanted(
            GAME,
            7,
            3,
            mission=["m0", "m1"],
            agent=["random", "novice"],
            players=[1, 2, 3],
            options={"ultra_red": ["no", "yes"], "first_player": "1"},
        )
    )

    assert len(sweep.cells) == len(set(map(describe, sweep.cells))) == 2 * 2 * 3 * 2
    assert Cell(GAME, "m1", "novice", "standard", 3, {"ultra_red": "yes", "first_player": "1"}) in sweep.cells
    assert (sweep.games, sweep.seed) == (7, 3)


def test_a_party_that_names_its_seats_does_not_multiply_with_players() -> None:
    sweep = make_sweep(Wanted(GAME, party=["carl,may/meg", "carl,may,meg"], players=[1, 2]))

    assert [(cell.party, cell.players) for cell in sweep.cells] == [
        ("carl,may/meg", 0),
        ("carl,may,meg", 1),
        ("carl,may,meg", 2),
    ]


def test_all_means_every_mission() -> None:
    assert [cell.mission for cell in make_sweep(Wanted(GAME, mission="all")).cells] == title(GAME).missions()


def test_combinations_are_compared_on_the_same_seeds() -> None:
    first, second = make_sweep(Wanted(GAME, seed=1)), make_sweep(Wanted(GAME, seed=2))

    assert [first.seed_of(number) for number in (0, 1)] == [1_000_000_007, 1_000_000_008]
    assert second.seed_of(0) > first.seed_of(1_000_000)


def test_a_file_says_what_a_sweep_is(tmp_path: Path) -> None:
    path = tmp_path / "sweep.toml"
    path.write_text(
        'game = "undead_or_alive"\ngames = 5\nmission = ["m0", "m3"]\nplayers = 2\n'
        '[options]\nultra_red = ["yes"]\n'
    )

    sweep = make_sweep(read_sweep(path))

    assert [cell.mission for cell in sweep.cells] == ["m0", "m3"]
    assert all(cell.players == 2 and cell.options == {"ultra_red": "yes"} for cell in sweep.cells)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game =", "Invalid value"),
        ('gmae = "undead_or_alive"', "unknown field `gmae`"),
        ("games = [1, 2]", "Expected `int`"),
    ],
)
def test_a_file_that_says_something_else_is_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "sweep.toml"
    path.write_text(text)

    with pytest.raises(BadFile, match=message) as caught:
        read_sweep(path)
    assert str(caught.value).startswith(str(path))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="No such file"):
        read_sweep(tmp_path / "nowhere.toml")


@pytest.mark.parametrize(
    ("wanted", "kind", "message"),
    [
        (Wanted(), BadSetup, "does not say which game"),
        (Wanted("chess"), UnknownName, "unknown game 'chess'"),
        (Wanted(GAME, 0), BadSetup, "at least one is needed"),
        (Wanted(GAME, mission="m99"), UnknownName, "unknown mission 'm99'"),
        (Wanted(GAME, agent="oracle"), UnknownName, "unknown agent 'oracle'; known: random"),
        (Wanted(GAME, players=7), BadSetup, "m0, random, 7 players: 7 players share a party of 6"),
        (Wanted(GAME, players=0), BadSetup, "0 players share a party of 6"),
        (Wanted(GAME, party="random:x"), BadSetup, "a number after random:"),
        (Wanted(GAME, party="random:0"), BadSetup, "a number after random:"),
        (Wanted(GAME, party="random:99"), BadSetup, "a party of 99, there are 14 to draw from"),
        (Wanted(GAME, party="carl,,may"), BadSetup, "cannot read the seats"),
        (
            Wanted(GAME, mission="m3", party="meg"),
            BadSetup,
            "m3, random, meg: Meg is of the class gunslinger",
        ),
        (Wanted(GAME, options={"ultra_red": "maybe"}), BadSetup, "ultra_red=maybe: ultra_red 'maybe'"),
        (Wanted(GAME, options={"luck": "yes"}), UnknownName, "unknown option 'luck'"),
    ],
)
def test_a_combination_that_cannot_be_played_is_refused_before_any_game(
    wanted: Wanted, kind: type[Exception], message: str
) -> None:
    with pytest.raises(kind, match=message):
        make_sweep(wanted)


@given(st.integers(0, 10**12), st.integers(1, 6), st.integers(1, 6))
def test_a_random_party_is_drawn_by_the_seed_alone(seed: int, size: int, players: int) -> None:
    kind = title(GAME)
    players = min(players, size)
    seats = seats_for(kind, "m0", f"random:{size}", players, seed)
    everyone = [name for seat in seats for name in seat.figures]

    assert len(seats) == players
    assert len(set(everyone)) == len(everyone) == size
    assert set(everyone) <= set(kind.roster("m0"))
    sizes = [len(seat.figures) for seat in seats]
    assert max(sizes) - min(sizes) <= 1
    assert seats == seats_for(kind, "m0", f"random:{size}", players, seed)


def test_random_parties_differ_from_game_to_game() -> None:
    kind = title(GAME)
    drawn = {str(seats_for(kind, "m0", "random", 1, seed)) for seed in range(20)}

    assert len(drawn) > 10
    assert len(seats_for(kind, "m0", "random", 1, 0)[0].figures) == len(standard(kind, "m0")) == 6


@rule("lnoe.setup.players")
@pytest.mark.parametrize(
    ("players", "heroes", "zombies"), [(2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 4, 1), (6, 4, 2)]
)
def test_players_of_two_sides_take_the_usual_seats(players: int, heroes: int, zombies: int) -> None:
    sweep = make_sweep(Wanted("last_night_on_earth", mission="die_zombies_die", players=players))
    cell = sweep.cells[0]

    seats = seats_for(title(cell.game), cell.mission, cell.party, cell.players, 0)

    assert [seat.side for seat in seats] == ["heroes"] * heroes + ["zombies"] * zombies
    assert describe(cell) == f"die_zombies_die, random, {players} players"


def test_without_a_number_of_players_two_sides_have_their_usual_seats() -> None:
    cell = make_sweep(Wanted("last_night_on_earth", mission="die_zombies_die")).cells[0]

    seats = seats_for(title(cell.game), cell.mission, cell.party, cell.players, 0)

    assert [seat.side for seat in seats] == ["heroes", "zombies"]
    assert describe(cell) == "die_zombies_die, random"


@rule("lnoe.setup.players")
@pytest.mark.parametrize(
    ("mission", "players", "text"),
    [
        ("die_zombies_die", 1, "die_zombies_die, random: 1 players; 2 to 6 can play"),
        ("die_zombies_die", 7, "die_zombies_die, random, 7 players: 7 players; 2 to 6 can play"),
        ("alone_in_dark", 3, "alone_in_dark, random, 3 players: 2 Hero seats for 1 Heroes"),
    ],
)
def test_too_many_or_too_few_players_of_two_sides_are_refused(mission: str, players: int, text: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(text)):
        make_sweep(Wanted("last_night_on_earth", mission=mission, players=players))
