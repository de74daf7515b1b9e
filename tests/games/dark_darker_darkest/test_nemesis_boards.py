"""What is special about each Nemesis."""

from tests.games.dark_darker_darkest.finale_table import (
    LAB,
    finale,
    nemesis_at,
    nemesis_of,
    react,
)
from tests.games.dark_darker_darkest.table import (
    FAILURE,
    GRIP,
    REINFORCEMENT,
    REPEL,
    SUCCESS,
    again,
    burn,
    choose,
    destroy_tile,
    events,
    has,
    state_of,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.escape import BreakFree
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.attack_results import HitNemesis, PushNemesis
from veglia.games.dark_darker_darkest.rules.enemies.doctor_mortimer import RaiseIn
from veglia.games.dark_darker_darkest.rules.enemies.rachel import GripFar
from veglia.games.dark_darker_darkest.rules.events import (
    Wounded,
)
from veglia.games.dark_darker_darkest.rules.finale_round import FinaleActs
from veglia.games.dark_darker_darkest.rules.fire import LayCounter
from veglia.games.dark_darker_darkest.rules.pieces import FAR_GRIP, FREE


@rule("ddd.nemesis.doctor-mortimer")
def test_doctor_mortimer_raises_zombies_next_to_a_survivor() -> None:
    game = finale("bruce", "nina", rooms=(LAB, 34))
    state = state_of(game)
    value = state.library.zombie_tokens[state.pool[-1]]
    pool = len(state.pool)
    destroy_tile(game, 3)
    react(game, REINFORCEMENT, GRIP, GRIP, GRIP, FAILURE)
    rooms = [option.room for option in state.offered if isinstance(option, RaiseIn)]
    # Around the Laboratory (but for the destroyed tile) and around the Entrance.
    assert rooms == [16, 18, 22, 24, 26, 32, 36]
    choose(game, RaiseIn, room=16)
    assert len(state.pool) == pool - 1
    assert sum(map(len, state.hordes)) == value


@rule("ddd.nemesis.doctor-mortimer")
def test_without_tokens_doctor_mortimer_raises_nobody() -> None:
    game = finale("bruce", "nina", rooms=(LAB, 34))
    state = state_of(game)
    state.pool = []
    react(game, *(REINFORCEMENT,) * 4, FAILURE)
    assert not any(state.hordes)
    assert isinstance(state.asking, FinaleActs)


@rule("ddd.nemesis.rachel-mortimer")
def test_rachel_grips_somebody_on_a_tile_around_hers() -> None:
    game = finale("bruce", "jack", "leo", "nina", rooms=(LAB, 16, 18, 34), nemesis="rachel")
    state = state_of(game)
    react(game, REINFORCEMENT, GRIP, GRIP, FAILURE)
    # Not Bruce on her own tile, not Nina far away.
    assert [option.who for option in state.offered if isinstance(option, GripFar)] == [1, 2]
    choose(game, GripFar, who=2)
    assert [survivor.grip for survivor in state.survivors] == [FREE, FREE, FAR_GRIP, FREE]
    # No enemy is in that room; the Grip ends by an attempt or with her.
    assert not state.has_enemies(18)
    assert has(game, BreakFree, who=2)
    assert not has(game, Move, who=2)


@rule("ddd.nemesis.rachel-mortimer")
def test_with_rachel_her_grip_ends() -> None:
    game = finale("bruce", "nina", rooms=(LAB, 18), nemesis="rachel", heli_escape="on")
    state = state_of(game)
    state.survivors[1].grip = FAR_GRIP
    nemesis_of(game).cubes = [1, 0, 0, 0]
    again(game)
    choose(game, Attack, SUCCESS, who=0, card=-1)
    choose(game, HitNemesis, area=0)
    assert state.survivors[1].grip == FREE


@rule("ddd.nemesis.lisa-mortimer")
def test_lisa_burns_the_tiles_beside_hers() -> None:
    game = finale("bruce", "nina", rooms=(14, 34), nemesis="lisa")
    state = state_of(game)
    nemesis_at(game, 14)
    react(game, REINFORCEMENT, GRIP, GRIP, FAILURE)
    assert [option.tile for option in state.offered if isinstance(option, LayCounter)] == [2, 6, 8, 12]
    choose(game, LayCounter, tile=8)
    assert (state.flame, [tile for tile, markers in enumerate(state.fire) if markers]) == (8, [2, 6, 8, 12])
    assert state.survivors[0].wounds == 0


@rule("ddd.nemesis.lisa-mortimer")
def test_lisa_burns_the_corner_beside_her_too() -> None:
    game = finale("bruce", "nina", rooms=(2, 34), nemesis="lisa")
    state = state_of(game)
    burn(game, 14, 1)
    nemesis_at(game, 2)
    react(game, 1, REINFORCEMENT, GRIP, GRIP, FAILURE)
    # Tile 1 is hers; 0, 2 and 6 are beside it.
    assert [state.fire[tile] for tile in (0, 1, 2, 6)] == [1, 0, 1, 1]


@rule("ddd.nemesis.lisa-mortimer")
def test_lisa_burns_her_own_tile_if_it_has_another_room() -> None:
    game = finale("bruce", "nina", rooms=(32, 34), nemesis="lisa")
    state = state_of(game)
    burn(game, 2, 1)
    nemesis_at(game, 32)
    react(game, 1, REINFORCEMENT, GRIP, GRIP, FAILURE)
    # Place 2 burned before. The side room 33 of place 16 is beside 32.
    assert [tile for tile in range(20) if state.fire[tile]] == [2, 3, 11, 15, 16, 17]


@rule("ddd.nemesis.lisa-mortimer")
def test_lisa_does_not_burn_the_laboratory() -> None:
    game = finale("bruce", "nina", rooms=(6, 34), nemesis="lisa")
    state = state_of(game)
    burn(game, 2, 2)
    burn(game, 14, 1)
    nemesis_at(game, 6)
    react(game, 1, REINFORCEMENT, GRIP, GRIP, FAILURE)
    assert state.house.is_destroyed(2)
    assert (state.fire[4], state.fire[8], state.flame) == (0, 1, 14)
    assert state.darkness == 0


@rule("ddd.nemesis.lisa-mortimer")
def test_a_tile_that_falls_does_not_put_out_the_fire_of_the_others() -> None:
    game = finale("bruce", "nina", rooms=(14, 34), nemesis="lisa")
    state = state_of(game)
    nemesis_at(game, 14)
    # The Fire counter moves west to the tile in the north of hers, which has its third marker from her.
    burn(game, 2, 1, flame=False)
    state.flame = 3
    again(game)
    react(game, 3, REINFORCEMENT, GRIP, GRIP, FAILURE)
    assert state.house.is_destroyed(2)
    assert (state.flame, [tile for tile, markers in enumerate(state.fire) if markers]) == (2, [6, 8, 12])


@rule("ddd.nemesis.helen-krenen")
def test_helen_hurts_those_diagonally_beside_her() -> None:
    game = finale("bruce", "jack", "leo", "nina", rooms=(14, 4, 2, 26), nemesis="helen")
    state = state_of(game)
    nemesis_at(game, 14)
    react(game, REINFORCEMENT, GRIP, GRIP, GRIP, FAILURE)
    assert [event.who for event in events(game, Wounded)] == [2, 3]
    assert [survivor.wounds for survivor in state.survivors] == [0, 0, 2, 2]


@rule("ddd.nemesis.helen-repel")
def test_repels_do_nothing_to_helen() -> None:
    for nemesis, is_pushed in (("helen", False), ("lisa", True)):
        game = finale("bruce", "nina", rooms=(LAB, 34), nemesis=nemesis)
        again(game)
        choose(game, Attack, REPEL, who=0, card=-1)
        assert has(game, PushNemesis) == is_pushed
        if is_pushed:
            choose(game, PushNemesis, to=6)
        assert nemesis_of(game).room == (6 if is_pushed else LAB)
