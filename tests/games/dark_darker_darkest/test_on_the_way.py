"""What happens on the way: reinforcements and pushed enemies go room by room, and meet what is there."""

from tests.games.dark_darker_darkest.finale_table import finale, nemesis_at, nemesis_of
from tests.games.dark_darker_darkest.radiation_table import hot, mark
from tests.games.dark_darker_darkest.table import (
    CREATURE_REACTION,
    DAMAGE,
    ENTRANCE,
    FAILURE,
    REINFORCEMENT,
    REPEL,
    RETREAT,
    SUCCESS,
    acting,
    again,
    burn,
    card,
    choose,
    cleared,
    creature,
    events,
    has,
    open_lock,
    stage,
    state_of,
    token,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.attack_results import PushCreature, PushNemesis, PushZombie
from veglia.games.dark_darker_darkest.rules.blasts import BlastCreature, BlastZombie
from veglia.games.dark_darker_darkest.rules.enemy_attack import HORDE, EnemyAttack
from veglia.games.dark_darker_darkest.rules.events import EnemyRolled
from veglia.games.dark_darker_darkest.rules.harming import HurtArea, ZombiesRose
from veglia.games.dark_darker_darkest.rules.modules.mines import MineExploded
from veglia.games.dark_darker_darkest.rules.pieces import Victim
from veglia.games.dark_darker_darkest.rules.reinforcing import Bring
from veglia.games.dark_darker_darkest.rules.terror import Terror
from veglia.games.dark_darker_darkest.rules.zombies import (
    ACTED,
    DAMAGED,
    DISCO_DOLL,
    FRESH,
    STUNNED,
    TAINTED,
    TUFF_GUY,
)
from veglia.kernel.game import Game

MISS = (FAILURE, FAILURE)


def fight_in_12(*others: int) -> Game:
    """Return a game with a fight in room 12; from 16 a straight way leads over 14 to it."""
    game = cleared("bruce", "nina", "leo")
    state = state_of(game)
    for survivor, room in zip(state.survivors, (12, *others, 12, 12), strict=False):
        survivor.room = room
        survivor.group = 0
    zombies(game, 12, 1)
    return game


@rule("ddd.cdie.reinforcement-move", "ddd.react.zombie-stop")
def test_reinforcements_do_not_pass_other_survivors() -> None:
    game = fight_in_12(14)
    state = state_of(game)
    zombies(game, 16, 2)
    stage(game, EnemyAttack(HORDE, 12), dice=(REINFORCEMENT, *MISS))
    assert not has(game, Bring)
    assert (len(state.hordes[16]), len(state.hordes[12])) == (2, 1)


@rule("ddd.cdie.reinforcement-move")
def test_reinforcements_stay_with_a_victim_that_nobody_escorts() -> None:
    game = fight_in_12(12)
    state = state_of(game)
    zombies(game, 16, 2)
    state.extras.victims = [Victim(16, False, 0)]
    stage(game, EnemyAttack(HORDE, 12), dice=(REINFORCEMENT, FAILURE, *MISS))
    assert (len(state.hordes[16]), len(state.hordes[12])) == (2, 1)


@rule("ddd.item.mine-explode", "ddd.cdie.reinforcement-move")
def test_reinforcements_set_off_a_mine_on_their_way() -> None:
    game = fight_in_12(12)
    state = state_of(game)
    zombies(game, 16, 4)
    state.extras.mines = [14]
    stage(game, EnemyAttack(HORDE, 12), dice=(REINFORCEMENT, FAILURE, *MISS))
    assert [event.room for event in events(game, MineExploded)] == [14]
    # Three of them fall; the last one comes to the fight, where it does not attack in this Round.
    assert (state.hordes[14], state.hordes[16]) == ((), ())
    assert sorted(state.hordes[12]) == [ACTED, FRESH | ACTED]


@rule("ddd.rad.enemies-contaminated", "ddd.cdie.reinforcement-move")
def test_reinforcements_are_contaminated_on_their_way_and_infect_the_others() -> None:
    game = hot(ENTRANCE)
    state = state_of(game)
    zombies(game, ENTRANCE, 1)
    # North of the Entrance are 24 and 14, in a straight line.
    zombies(game, 14, 1)
    mark(game, 12)
    game.state.asking = None
    stage(game, EnemyAttack(HORDE, ENTRANCE), dice=(REINFORCEMENT, FAILURE, *MISS))
    assert all(zombie & TAINTED for zombie in state.hordes[ENTRANCE])
    assert len(state.hordes[ENTRANCE]) == 2


@rule("ddd.cdie.reinforcement")
def test_a_token_that_reinforces_is_revealed_and_does_not_attack() -> None:
    game = fight_in_12(12)
    state = state_of(game)
    token(game, 16, 3)
    stage(game, EnemyAttack(HORDE, 12), dice=(REINFORCEMENT, FAILURE, *MISS))
    assert state.hordes[12] == (ACTED, *(FRESH | ACTED,) * 3)
    stage(game, EnemyAttack(HORDE, 12), dice=(DAMAGE, SUCCESS, *MISS))
    assert [len(event.faces) for event in events(game, EnemyRolled)] == [1, 1]


@rule("ddd.sdie.repel-multiple")
def test_a_zombie_that_is_pushed_over_a_mine_sets_it_off() -> None:
    game = acting("bruce", "nina", rooms=(12,))
    state = state_of(game)
    zombies(game, 12, 2)
    state.extras.mines = [14]
    shotgun = card(game, 0, "shotgun")
    again(game)
    choose(game, Attack, REPEL, REPEL, RETREAT, who=0, card=shotgun)
    choose(game, PushZombie, zombie=0, to=16, repels=2)
    assert [event.room for event in events(game, MineExploded)] == [14]
    assert (state.hordes[12], state.hordes[14], state.hordes[16], state.extras.mines) == ((0,), (), (), [])


@rule("ddd.sdie.repel-multiple")
def test_what_survives_a_mine_is_pushed_on() -> None:
    game = acting("bruce", "nina", rooms=(12,))
    state = state_of(game)
    state.hordes[12] = (DISCO_DOLL,)
    zombies(game, 14, 3)
    state.extras.mines = [14]
    shotgun = card(game, 0, "shotgun")
    again(game)
    choose(game, Attack, REPEL, REPEL, RETREAT, who=0, card=shotgun)
    choose(game, PushZombie, zombie=DISCO_DOLL, to=16, repels=2)
    # The normal zombies of the room take the damage for it.
    assert not has(game, BlastZombie)
    assert (state.hordes[14], state.hordes[16]) == ((), (DISCO_DOLL,))


@rule("ddd.sdie.repel-multiple")
def test_a_creature_that_is_pushed_over_a_mine_takes_its_damage_and_goes_on() -> None:
    game = acting("bruce", "nina", rooms=(12,))
    state = state_of(game)
    creature(game, "gorilla", 12)
    state.extras.mines = [14]
    shotgun = card(game, 0, "shotgun")
    again(game)
    choose(game, Attack, REPEL, REPEL, RETREAT, who=0, card=shotgun)
    choose(game, PushCreature, to=16, repels=2)
    assert state.creature is not None
    assert state.creature.room == 14
    for _ in range(3):
        choose(game, BlastCreature)
    assert (state.creature.room, sum(state.creature.damage)) == (16, 3)


@rule("ddd.rad.enemies-contaminated", "ddd.rad.enemies-infect", "ddd.sdie.repel-multiple")
def test_a_zombie_that_is_pushed_through_a_contaminated_room_is_contaminated() -> None:
    game = hot(ENTRANCE)
    state = state_of(game)
    zombies(game, ENTRANCE, 1)
    mark(game, 12)
    bruce = 1
    shotgun = card(game, bruce, "shotgun")
    again(game)
    choose(game, Attack, REPEL, REPEL, RETREAT, who=bruce, card=shotgun)
    choose(game, PushZombie, zombie=0, to=14, repels=2)
    assert state.hordes[14] == (TAINTED,)


@rule("ddd.tdie.creature-reaction", "ddd.tdie.reaction-normal-rules")
def test_a_creature_in_the_other_room_of_the_tile_comes_to_those_who_caused_the_event() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    open_lock(game, next(place for place, rooms in enumerate(state.house.doors) if 33 in rooms))
    for survivor in state.survivors:
        survivor.room = 32
    creature(game, "zombie_dog", 33)
    stage(game, Terror(CREATURE_REACTION - 1, 16), dice=(DAMAGE, DAMAGE, DAMAGE, SUCCESS, SUCCESS))
    assert state.creature is not None
    assert state.creature.room == 32
    assert [event.room for event in events(game, EnemyRolled)] == [32]


@rule("ddd.cdie.reinforcement", "ddd.item.baseball-bat-recover")
def test_of_the_zombies_that_are_called_stunned_ones_only_stand_up() -> None:
    game = fight_in_12(12)
    state = state_of(game)
    state.hordes[16] = (0, STUNNED)
    stage(game, EnemyAttack(HORDE, 12), dice=(REINFORCEMENT, FAILURE, *MISS))
    assert state.hordes[12] == (ACTED, FRESH | ACTED)
    assert state.hordes[16] == (ACTED,)
    assert [event.room for event in events(game, ZombiesRose)] == [16]


@rule("ddd.cdie.reinforcement-move", "ddd.item.baseball-bat")
def test_a_horde_that_is_stunned_as_a_whole_does_not_come() -> None:
    game = fight_in_12(12)
    state = state_of(game)
    state.hordes[16] = (STUNNED,)
    stage(game, EnemyAttack(HORDE, 12), dice=(REINFORCEMENT, FAILURE, *MISS))
    assert (state.hordes[12], state.hordes[16]) == ((ACTED,), (STUNNED,))


@rule("ddd.zexp.tuff-guy", "ddd.cdie.reinforcement")
def test_a_zombie_that_is_called_stands_up_from_its_first_damage() -> None:
    game = fight_in_12(12)
    state = state_of(game)
    state.hordes[16] = (TUFF_GUY | DAMAGED,)
    stage(game, EnemyAttack(HORDE, 12), dice=(REINFORCEMENT, FAILURE, *MISS))
    assert state.hordes[12] == (ACTED, TUFF_GUY | FRESH | ACTED)


@rule("ddd.sdie.repel-multiple", "ddd.sdie.repel-fire", "ddd.cability.fire-resistant")
def test_creatures_are_pushed_through_fire_which_hurts_those_that_burn() -> None:
    for id, hurt in (("zombie_dog", 0), ("gorilla", 2)):
        game = acting("leo", "nina", rooms=(10,))
        state = state_of(game)
        creature(game, id, 10)
        zombies(game, 10, 1)
        burn(game, 7, 2)
        again(game)
        choose(game, Attack, REPEL, REPEL, REPEL, who=0, card=state.survivors[0].right[0])
        ends = {option.to for option in state.offered if isinstance(option, PushCreature)}
        assert ends == {12, 14, 16, 20}
        # A zombie falls in the fire of 14.
        assert not has(game, PushZombie, to=16)
        choose(game, PushCreature, to=16, repels=3)
        for _ in range(hurt):
            choose(game, HurtArea, area=0)
        assert state.creature is not None
        assert (state.creature.room, sum(state.creature.damage)) == (16, hurt)


@rule("ddd.sdie.repel-fire", "ddd.xp.creature")
def test_a_creature_that_falls_in_fire_is_not_pushed_on() -> None:
    game = acting("leo", "nina", rooms=(10,))
    state = state_of(game)
    creature(game, "gorilla", 10)
    gorilla = state.creature
    assert gorilla is not None
    gorilla.damage = [*state.creature_type().damage]
    gorilla.damage[0] -= 1
    burn(game, 7, 1)
    again(game)
    choose(game, Attack, REPEL, REPEL, REPEL, who=0, card=state.survivors[0].right[0])
    choose(game, PushCreature, to=16, repels=3)
    assert state.creature is None
    assert [survivor.xp for survivor in state.survivors] == [2, 2]


@rule("ddd.sdie.repel-multiple", "ddd.char.lucy.shove")
def test_a_shove_takes_the_nemesis_through_fire_and_a_zombie_into_it() -> None:
    game = finale("lucy", "nina", nemesis="lisa", rooms=(10, 34))
    state = state_of(game)
    state.survivors[0].bought |= 0b11111
    zombies(game, 10, 1)
    burn(game, 6, 1)
    nemesis_at(game, 10)
    bat = state.survivors[0].right[0]
    choose(game, Attack, REPEL, RETREAT, who=0, card=bat)
    assert {option.to for option in state.offered if isinstance(option, PushNemesis)} == {11, 14, 21}
    assert {option.to for option in state.offered if isinstance(option, PushZombie)} == {11, 12, 21}
    choose(game, PushNemesis, to=14, repels=1)
    assert nemesis_of(game).room == 14
