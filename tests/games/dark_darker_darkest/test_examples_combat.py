"""The worked examples of the rulebook about sight, the Survivor Dice and the Creature's damage areas."""

from tests.games.dark_darker_darkest.table import (
    CROSSHAIR,
    ENTRANCE,
    FAILURE,
    SUCCESS,
    acting,
    again,
    card,
    choose,
    creature,
    destroy_tile,
    events,
    has,
    stage,
    state_of,
    token,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules import symbols
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.attack import CancelFace, CancelOwn
from veglia.games.dark_darker_darkest.rules.attack_results import HitCreature, HitZombie
from veglia.games.dark_darker_darkest.rules.events import CreatureMoved
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.library import BLUE
from veglia.games.dark_darker_darkest.rules.reactions import Reactions
from veglia.kernel.game import Game


@rule("ddd.los.blockers", "ddd.los.convert")
def test_example_los_lucy() -> None:
    """The example los-lucy: token 1 lies in 16, in line with 10; token 2 in 11, behind a closed door."""
    game = acting("lucy", "leo", rooms=(20,))
    state = state_of(game)
    token(game, 16, 3)
    token(game, 11, 2)
    choose(game, Move, who=0, room=10)
    assert (len(state.hordes[16]), state.tokens[16]) == (3, ())
    assert (len(state.hordes[11]), len(state.tokens[11])) == (0, 1)


@rule("ddd.los.straight", "ddd.los.blockers")
def test_example_los_bruce() -> None:
    """The example los-bruce: 22 and 33 are behind the destroyed tile 6, 33 behind a wall, too."""
    game = acting("bruce", "leo", rooms=(12, ENTRANCE))
    state = state_of(game)
    state.survivors[1].room = 36
    destroy_tile(game, 6)
    for room in (22, 33, 14):
        token(game, room, 1)
    again(game)
    choose(game, Move, who=0, room=2)
    assert [len(state.tokens[room]) for room in (22, 33, 14)] == [1, 1, 1]


@rule("ddd.los.straight", "ddd.los.convert")
def test_example_los_leo() -> None:
    """The example los-leo: 22 and 32 are in line with the room 12, which Leo enters."""
    game = acting("leo", "nina", rooms=(10, 36))
    state = state_of(game)
    token(game, 22, 1)
    token(game, 32, 2)
    again(game)
    choose(game, Move, who=0, room=12)
    assert [len(state.hordes[room]) for room in (22, 32)] == [1, 2]
    assert [state.tokens[room] for room in (22, 32)] == [(), ()]


@rule("ddd.los.destroyed-blind", "ddd.los.own-room")
def test_example_los_jack() -> None:
    """The example los-jack: from the destroyed tile 6 nothing is seen, but what is on it."""
    game = acting("jack", "nina", rooms=(10, 36))
    state = state_of(game)
    destroy_tile(game, 6)
    for room in (2, 14, 22):
        token(game, room, 1)
    zombies(game, 14, 1)
    again(game)
    choose(game, Move, who=0, room=12)
    assert [len(state.tokens[room]) for room in (2, 14, 22)] == [1, 1, 1]
    # He cannot shoot at anybody outside, either.
    assert not has(game, Attack, who=0)
    zombies(game, 12, 1)
    again(game)
    assert has(game, Attack, who=0)


def rolled(*dice: int, enemies: int = ENTRANCE, weapon: str = "fire_axe", count: int = 3) -> Game:
    """Return Leo in the Entrance, who has rolled some dice with a weapon."""
    game = acting("leo", "nina")
    state = state_of(game)
    state.removed += state.survivors[0].right
    state.survivors[0].right = []
    number = card(game, 0, weapon, is_right=True)
    zombies(game, enemies, count)
    again(game)
    choose(game, Attack, *dice, who=0, card=number)
    return game


@rule("ddd.sdie.failure", "ddd.sdie.success")
def test_example_dice_success_failure() -> None:
    """The example dice-success-failure: two dice of the Combat Knife."""
    game = rolled(SUCCESS, FAILURE, weapon="combat_knife")
    assert isinstance(game.state.asking, GroupActs)
    assert len(state_of(game).hordes[ENTRANCE]) == 3


@rule("ddd.sdie.failure", "ddd.sdie.success")
def test_example_dice_two_success_failure() -> None:
    """The example dice-two-success-failure: three dice of the Fire Axe."""
    game = rolled(SUCCESS, SUCCESS, FAILURE)
    choose(game, HitZombie)
    assert isinstance(game.state.asking, GroupActs)
    assert (len(state_of(game).hordes[ENTRANCE]), state_of(game).survivors[0].xp) == (2, 1)


@rule("ddd.sdie.failure", "ddd.sdie.failure-net")
def test_example_dice_two_failures() -> None:
    """The example dice-two-failures."""
    game = rolled(SUCCESS, FAILURE, FAILURE)
    assert not has(game, CancelFace)
    choose(game, HitZombie)
    assert isinstance(game.state.asking, GroupActs)
    assert (len(state_of(game).hordes[ENTRANCE]), state_of(game).survivors[0].xp) == (2, 1)


@rule("ddd.sdie.crosshair", "ddd.combat.targets-after-roll")
def test_example_dice_two_crosshairs() -> None:
    """The example dice-two-crosshairs: a Handgun (range 1) in room 10 reaches 12, 14 and 16, not 18."""
    game = acting("jack", "nina", rooms=(10, 36))
    state = state_of(game)
    for room in (12, 14, 16, 18):
        zombies(game, room, 1)
    gun = state.survivors[0].right[0]
    assert state.card_type(gun).range == 1
    state.asking = None
    # No Survivor has four dice with a Handgun, so the dice lie there as they are.
    stage(game, CancelOwn(0, gun, (symbols.SUCCESS, symbols.SUCCESS, symbols.CROSSHAIR, symbols.CROSSHAIR)))
    assert {option.room for option in state.offered if isinstance(option, HitZombie)} == {12, 14, 16}
    choose(game, HitZombie, room=16)
    choose(game, HitZombie, room=12)
    assert state.asking is None
    assert [len(state.hordes[room]) for room in (12, 14, 16, 18)] == [0, 1, 0, 1]


@rule("ddd.creature.blue", "ddd.creature.area-destroyed")
def test_example_dog_blue_area() -> None:
    """The example dog-blue-area: two damage on a blue area, and it moves two rooms, not three."""
    game = acting("leo", "nina")
    state = state_of(game)
    creature(game, "zombie_dog", ENTRANCE)
    again(game)
    type = state.creature_type()
    blue = type.areas.index(BLUE)
    assert (type.move, type.damage[blue], type.areas.count(BLUE)) == (3, 2, 2)
    axe = state.survivors[0].right[0]
    choose(game, Attack, SUCCESS, SUCCESS, CROSSHAIR, who=0, card=axe)
    choose(game, HitCreature, area=blue)
    choose(game, HitCreature, area=blue)
    # The area is destroyed: no more cubes fit.
    assert not has(game, HitCreature, area=blue)
    assert state.creature is not None
    state.creature.room = 2
    state.asking = None
    state.agenda = []
    # To the Entrance it is 12, 22, 32 and 34.
    stage(game, Reactions(0))
    assert [event.to for event in events(game, CreatureMoved)][-2:] == [12, 22]
    assert state.creature.room == 22
