"""Zones several steps away are reached by ordinary choices, at the cost that was told."""

import pytest

import veglia
from veglia.kernel.game import Game
from veglia.kernel.offers import Offer, Way
from veglia.show.ways import ways

GAMES = [
    ("undead_or_alive", "m1"),
    ("dark_side", "m1"),
    ("last_night_on_earth", "die_zombies_die"),
    ("dark_darker_darkest", "dark"),
]


def asked_seat(game: Game) -> int:
    assert game.state.asking is not None
    return game.state.asking.seat(game.state)


def offers(game: Game) -> list[Offer]:
    return game.title.presentation.offers(game.state, game.state.offered, "en", asked_seat(game))


def at_a_way(id: str, mission: str) -> tuple[Game, list[Way]]:
    """Return a game at a question from which zones several steps away are reached."""
    game = veglia.new_game(id, mission=mission, seed=5)
    for _ in range(60):
        moves = [number for number, one in enumerate(offers(game)) if one.role == "move"]
        found = ways(game.title, game.state, asked_seat(game), "en") if moves else []
        if found:
            return game, found
        game.choose(moves[0] if moves else 0)
    raise AssertionError("no way was found")


@pytest.mark.parametrize(("id", "mission"), GAMES)
def test_a_way_is_walked_by_ordinary_choices(id: str, mission: str) -> None:
    """Nothing comes to light before its last step, and it costs as much as was told."""
    game, found = at_a_way(id, mission)
    way = max(found, key=lambda one: len(one.path))
    seat = asked_seat(game)
    view = game.title.presentation.viewpoint(seat)
    reveals = game.state.dice.reveals
    start = game.title.presentation.scene(game.state, view, "en")
    for place, zone in enumerate(way.path):
        assert game.state.dice.reveals == reveals
        steps = [n for n, one in enumerate(offers(game)) if one.role == "move" and one.targets[0] == zone]
        assert len(steps) == 1, (place, zone)
        game.choose(steps[0])
    end = game.title.presentation.scene(game.state, view, "en")
    at = {piece.id: piece.zone for piece in start.pieces}
    moved = [one.id for one in end.pieces if one.zone == way.zone and at.get(one.id) != way.zone]
    assert moved
    left = [
        sum(hero.actions + hero.free_actions for hero in scene.heroes if hero.id in moved)
        for scene in (start, end)
    ]
    assert max(0, left[0] - left[1]) == way.actions


@pytest.mark.parametrize(("id", "mission"), GAMES)
def test_ways_leave_the_game_as_it_was(id: str, mission: str) -> None:
    game, found = at_a_way(id, mission)
    before = game.hash()
    assert ways(game.title, game.state, asked_seat(game), "en") == found
    assert game.hash() == before


@pytest.mark.parametrize(("id", "mission"), GAMES)
def test_a_zone_that_can_be_moved_to_at_once_has_no_way(id: str, mission: str) -> None:
    game, found = at_a_way(id, mission)
    direct = {one.targets[0] for one in offers(game) if one.role == "move"}
    assert direct.isdisjoint(way.zone for way in found)
    assert all(len(way.path) > 1 and way.path[-1] == way.zone for way in found)
