"""The forecast against what really happens: every order and every way that players can choose is played."""

import pytest

from tests.games.dark_darker_darkest.table import (
    ENTRANCE,
    TITLE,
    acting,
    again,
    burn,
    creature,
    open_lock,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.creature_moves import MoveCreature
from veglia.games.dark_darker_darkest.rules.events import CreatureMoved, TokenMoved, ZombiesMoved
from veglia.games.dark_darker_darkest.rules.pieces import Victim
from veglia.games.dark_darker_darkest.rules.reactions import ChooseArea, Reactions
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.unit_moves import ChooseUnit, MoveUnit
from veglia.games.dark_darker_darkest.rules.zombies import STUNNED
from veglia.kernel.chance import ToldDice
from veglia.kernel.game import Game
from veglia.kernel.machine import advance, answer
from veglia.show.ids import zone_id

PRESENTATION = TITLE.presentation
# What decides where enemies go; everything else is answered in the first way.
OF_WAYS = (ChooseArea, ChooseUnit, MoveUnit, MoveCreature)
MOVES = (ZombiesMoved, TokenMoved, CreatureMoved)
Steps = set[tuple[str, str]]
# Where the two Survivors stand: together, in areas that overlap, far apart.
PLACES = [(ENTRANCE, ENTRANCE), (ENTRANCE, 12), (10, 20), (16, 32), (12, 28), (18, 36)]


def first_steps(game: Game, first: int) -> Steps:
    """Return the first steps of the one enemy of the house, whatever the players choose.

    The first die of the reactions is told; the others show Damage, and Successes that cancel it.
    """
    state = state_of(game).copy()
    state.log = []
    state.dice = ToldDice((first, *(0,) * 200), 0)
    state.asking = None
    state.push(Reactions(0))
    advance(state)
    found: Steps = set()
    follow(state, found)
    return found


def follow(state: DarkestState, found: Steps) -> None:
    for event in state.log or []:
        if isinstance(event, MOVES):
            found.add((zone_id(event.room), zone_id(event.to)))
            return
    if state.asking is None:
        return
    for option in state.offered if isinstance(state.asking, OF_WAYS) else state.offered[:1]:
        twin = state.copy()
        twin.log = list(state.log or [])
        answer(twin, option)
        follow(twin, found)


def arrows(game: Game) -> Steps:
    return {(arrow.start, arrow.end) for arrow in PRESENTATION.forecast(game.state, "en").arrows or []}


def standing(places: tuple[int, int], has_doors: bool = False) -> Game:
    """Return a game whose group stands in two rooms, with open padlocks or closed ones."""
    game = acting("bruce", "nina", rooms=places)
    for lock in range(0 if has_doors else len(state_of(game).locks)):
        open_lock(game, lock)
    return game


@rule("ddd.react.split-areas", "ddd.react.zombie-move", "ddd.react.zombie-tie", "ddd.react.zombie-no-detour")
@pytest.mark.parametrize("places", PLACES)
@pytest.mark.parametrize("fire", [-1, 6])
def test_the_forecast_shows_the_first_steps_of_zombies(places: tuple[int, int], fire: int) -> None:
    game = standing(places)
    state = state_of(game)
    if fire >= 0:
        burn(game, fire, 1, flame=False)
    seen = {}
    for room in state.house.rooms:
        state.hordes = [()] * len(state.hordes)
        state.hordes[room] = (0, STUNNED)
        again(game)
        seen[room] = arrows(game)
        assert seen[room] == first_steps(game, 0), room
    assert any(seen.values())


@rule("ddd.victim.target", "ddd.react.zombie-move")
@pytest.mark.parametrize("places", PLACES)
def test_the_forecast_shows_who_goes_for_a_victim(places: tuple[int, int]) -> None:
    game = standing(places)
    state = state_of(game)
    state.extras.victims = [Victim(24, False, 0)]
    for room in state.house.rooms:
        state.hordes = [()] * len(state.hordes)
        zombies(game, room, 1)
        again(game)
        assert arrows(game) == first_steps(game, 0), room


@rule("ddd.react.creature-move", "ddd.react.creature-closer-only", "ddd.cability.through-walls")
@pytest.mark.parametrize("places", PLACES)
@pytest.mark.parametrize("id", ["zombie_dog", "undead_bird", "gorilla", "giant_snake", "security_guard"])
@pytest.mark.parametrize("hurt", [0, 2])
def test_the_forecast_shows_the_first_steps_of_a_creature(
    places: tuple[int, int], id: str, hurt: int
) -> None:
    game = standing(places, has_doors=True)
    state = state_of(game)
    creature(game, id, ENTRANCE)
    assert state.creature is not None
    # Destroyed areas slow it down.
    state.creature.damage = [min(hurt, most) for most in state.creature_type().damage]
    for room in state.house.rooms:
        state.creature.room = room
        again(game)
        faces = range(4) if id == "security_guard" else [0]
        assert arrows(game) == {step for face in faces for step in first_steps(game, face)}, room


@rule("ddd.victim.attack", "ddd.creature.security-guard", "ddd.react.creature-closer-only")
def test_the_forecast_names_who_is_attacked_where_enemies_stay() -> None:
    game = standing((ENTRANCE, 12))
    state = state_of(game)
    state.extras.victims = [Victim(24, False, 0)]
    zombies(game, 24, 2)
    # From 16 the Guard sees Nina in 12; with Leo gone nobody is in its room.
    creature(game, "security_guard", 32)
    state.survivors[0].room = 32
    again(game)
    said = PRESENTATION.forecast(game.state, "en").lines
    assert "Vault (3-3): 2 Creature Dice against a Victim." in said
    assert "Security Guard attacks in the Corridor (4-2) with 3 dice." in said
