"""What a mission has of its own is on the screen: Train, coal, coloured Objectives, sleeping Corpse Piles."""

import pytest

import veglia
from veglia.cli.terminal import panels
from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.style import plain, render
from veglia.games.zombicide.engine.rules.state import (
    LONE,
    NO_COMPANION,
    OFF_BOARD,
    RED,
    Objective,
    SpawnToken,
)
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.game import Game

WIDTH = 100


def opened(mission: str) -> Game:
    return veglia.new_game("undead_or_alive", mission=mission, seed=7)


def state_of(game: Game) -> UndeadState:
    assert isinstance(game.state, UndeadState)
    return game.state


def screen(game: Game, language: str = "en") -> str:
    """Return the board and its panel as a player sees them."""
    lines = [render(line, plain) for line in panels.table(game.view(), Labels(game, language))]
    assert max(len(line) for line in lines) <= WIDTH
    return "\n".join(lines)


def about(game: Game, who: int, language: str = "en") -> str:
    """Return what is told of one Survivor."""
    lines = panels.survivor(game.view(), Labels(game, language), who)
    return "\n".join(render(line, plain) for line in lines)


def numbers(game: Game, *places: str) -> str:
    return ", ".join(str(state_of(game).board.places[place] + 1) for place in places)


@pytest.mark.parametrize(("language", "sign"), [("en", "BLUE OBJ."), ("it", "OBIETT. BLU")])
def test_the_objective_that_announces_the_train_differs_from_the_others(language: str, sign: str) -> None:
    picture = screen(opened("m1"), language)

    assert picture.count(sign) == 1
    assert picture.count("OBJECTIVE" if language == "en" else "OBIETTIVO") == 5


def test_hidden_objectives_all_look_alike() -> None:
    picture = screen(opened("m6"))

    assert picture.count("OBJECTIVE") == 5
    assert "OBJ." not in picture


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("car", "tender", "cab", "tracks")), ("it", ("vagone", "tender", "cabina", "binari"))],
)
def test_train_and_tracks_are_named_by_their_zones(language: str, words: tuple[str, ...]) -> None:
    car, tender, cab, tracks = words
    whole = opened("m9")
    waiting = opened("m3")

    lines = screen(whole, language).splitlines()
    assert f"{car} {numbers(whole, '11R.A', '12R.A', '12R.B')}" in lines
    assert f"{tender} {numbers(whole, '10R.A')}" in lines
    assert f"{cab} {numbers(whole, '10R.B')}" in lines
    assert not any(line.startswith(tracks) for line in lines)
    lines = screen(waiting, language).splitlines()
    places = ("11V.a1", "11V.a2", "11V.a3", "12V.a2", "12V.a3")
    assert f"{tracks} {numbers(waiting, *places)}" in lines
    assert not any(line.startswith(car) for line in lines)


def test_a_mission_without_a_train_speaks_of_none() -> None:
    assert "Train" not in screen(opened("m10"))


def test_coal_is_told_from_objectives_and_seen_on_who_carries_it() -> None:
    game = opened("m9")
    state = state_of(game)
    picture = screen(game)
    sacks = game.view()["coal"]["sacks"]
    carrier = next(who for who, one in enumerate(state.survivors) if one.leader != NO_COMPANION)
    before = about(game, carrier)

    state.objectives[sacks[0]] = Objective(OFF_BOARD, RED, True, False, carrier)

    assert picture.count("coal") - picture.count("coal COAL") - picture.count("of coal") == len(sacks) == 6
    assert "coal COAL" in picture
    assert "carries a sack of coal" not in before
    assert "carries a sack of coal" in about(game, carrier)
    assert "porta un sacco di carbone" in about(game, carrier, "it")
    assert screen(game).count("coal") == picture.count("coal") - 1


def test_corpse_piles_are_listed_while_they_sleep() -> None:
    game = opened("m2")
    state = state_of(game)
    zones = [pile.zone + 1 for pile in state.board.piles]
    line = "asleep until someone enters the building: "

    assert line + ", ".join(map(str, zones)) in screen(game)
    state.awakened = [0]
    assert line + ", ".join(map(str, zones[1:])) in screen(game)
    state.awakened = [0, 1, 2, 3]
    assert "asleep" not in screen(game)


def test_companions_show_neither_wounds_nor_adrenaline_nor_turns() -> None:
    game = opened("m9")
    lone = next(who for who, one in enumerate(state_of(game).survivors) if one.leader == LONE)

    place = state_of(game).board.places["6R.A"] + 1
    name = game.view()["survivors"][lone]["name"]
    assert about(game, lone).splitlines() == [f"{name}  room {place}", " lone Companion - Faithful"]


def test_goals_say_how_far_they_are_and_where_the_rules_are() -> None:
    picture = screen(opened("m9"))

    assert "[ ] Recruit all Companions (0 of 6)" in picture
    assert "[ ] Bring all sacks of coal into the tender (0 of 6)" in picture
    assert "? m9: the rules of this Mission" in picture


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Active Spawn tokens: {active} (with 7 you lose)"),
        ("it", "Segnalini Generazione attivi: {active} (con 7 si perde)"),
    ],
)
def test_the_screen_counts_the_active_spawn_tokens(language: str, line: str) -> None:
    game = opened("m2")
    spawns = state_of(game).spawns

    assert line.format(active=3) in screen(game, language)
    spawns[1] = SpawnToken(spawns[1].kind, spawns[1].zone, False)
    assert line.format(active=2) in screen(game, language)
