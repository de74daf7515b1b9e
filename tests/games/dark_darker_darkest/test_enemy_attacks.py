"""Attacks of enemies: results, Defence, Grips, Fear, Bites, Reinforcements, breaking free."""

from tests.games.dark_darker_darkest.table import (
    BITE,
    CROSSHAIR,
    DAMAGE,
    ENTRANCE,
    FAILURE,
    FEAR,
    GRIP,
    REINFORCEMENT,
    RETREAT,
    SERIOUS,
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
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.escape import (
    BreakFree,
    FreeCompanion,
    HelpFree,
    RollEscape,
)
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.attack_results import HitZombie
from veglia.games.dark_darker_darkest.rules.enemy_attack import (
    Bear,
    Cancel,
    EnemyAttack,
    FleeTo,
    KeepResults,
)
from veglia.games.dark_darker_darkest.rules.events import (
    DefenceRolled,
    EnemyRolled,
    EscapeRolled,
)
from veglia.games.dark_darker_darkest.rules.infection import PutVirus
from veglia.games.dark_darker_darkest.rules.overflow import Discard
from veglia.games.dark_darker_darkest.rules.reactions import Reactions
from veglia.games.dark_darker_darkest.rules.reinforcing import Bring
from veglia.games.dark_darker_darkest.rules.round import refresh
from veglia.games.dark_darker_darkest.rules.zombies import ACTED, FRESH
from veglia.kernel.game import Game

HORDE, CREATURE = 0, 1
MISS2 = (FAILURE, FAILURE)


def party_at(*rooms: int, groups: tuple[int, ...] = (0, 0, 0, 0, 0)) -> Game:
    """Return a game with Survivors in some rooms, all of the first group unless told otherwise."""
    game = cleared(*("bruce", "nina", "leo", "jack", "lucy")[: len(rooms)])
    for who, survivor in enumerate(state_of(game).survivors):
        survivor.room = rooms[who]
        survivor.group = groups[who]
    return game


@rule("ddd.creature.red", "ddd.creature.orange", "ddd.creature.white")
def test_destroyed_areas_weaken_the_attack() -> None:
    game = party_at(34, 34)
    state = state_of(game)
    creature(game, "zombie_dog", 34)
    assert state.creature is not None
    state.creature.damage = [0, 0, 2, 1, 1]
    stage(game, EnemyAttack(CREATURE, 34), dice=(BITE, REINFORCEMENT))
    assert len(events(game, EnemyRolled)[0].faces) == 2
    assert state.asking is None
    assert all(survivor.virus() == 0 for survivor in state.survivors)


@rule("ddd.cattack.roll", "ddd.cattack.assign", "ddd.cdie.damage", "ddd.cdie.serious-damage")
def test_results_are_assigned_one_by_one_to_any_survivor_of_the_room() -> None:
    game = party_at(34, 34, groups=(0, 1))
    state = state_of(game)
    zombies(game, 34, 3)
    stage(game, EnemyAttack(HORDE, 34), dice=(DAMAGE, DAMAGE, SERIOUS, *MISS2))
    choose(game, Bear, who=0)
    choose(game, Bear, who=0)
    choose(game, Bear, who=1)
    assert [survivor.wounds for survivor in state.survivors] == [2, 2]


@rule("ddd.defence.roll", "ddd.defence.success", "ddd.defence.optional", "ddd.grip.no-contribution")
def test_each_success_of_the_defence_may_cancel_a_result() -> None:
    game = party_at(34, 34, 34)
    state = state_of(game)
    state.survivors[2].grip = 1
    zombies(game, 34, 3)
    stage(game, EnemyAttack(HORDE, 34), dice=(SERIOUS, DAMAGE, DAMAGE, SUCCESS, SUCCESS))
    assert len(events(game, DefenceRolled)[0].faces) == 2
    choose(game, Cancel, result=1)
    choose(game, KeepResults)
    choose(game, Bear, who=0)
    choose(game, Bear, who=0)
    assert state.survivors[0].wounds == 2


@rule("ddd.cdie.grip", "ddd.grip.marker", "ddd.action.grip-immediate", "ddd.grip.no-second")
def test_a_grip_leaves_one_action_point() -> None:
    game = party_at(34, 34, 34)
    state = state_of(game)
    zombies(game, 34, 2)
    stage(game, EnemyAttack(HORDE, 34), dice=(GRIP, GRIP, FAILURE, FAILURE, FAILURE))
    choose(game, Bear, who=0)
    assert not has(game, Bear, who=0)
    choose(game, Bear, who=1)
    assert [survivor.ap for survivor in state.survivors] == [1, 1, 4]
    assert state.survivors[0].held_ap == 3
    refresh(state)
    assert [survivor.ap for survivor in state.survivors] == [1, 1, 4]


@rule("ddd.grip.all-gripped-loss")
def test_the_game_is_lost_when_all_are_gripped() -> None:
    game = party_at(34, 32)
    state = state_of(game)
    state.survivors[1].grip = 1
    zombies(game, 34, 1)
    zombies(game, 32, 1)
    stage(game, EnemyAttack(HORDE, 34), dice=(GRIP, FAILURE))
    assert game.result is not None
    assert game.result.rule == "ddd.grip.all-gripped-loss"


@rule("ddd.cdie.fear", "ddd.cdie.fear-limit", "ddd.cdie.fear-destinations", "ddd.cattack.grip-before-fear")
def test_frightened_survivors_flee_after_all_grips() -> None:
    game = party_at(34, 34, 34)
    state = state_of(game)
    zombies(game, 34, 4)
    burn(game, 16, 1)
    stage(game, EnemyAttack(HORDE, 34), dice=(FEAR, GRIP, FEAR, FEAR, FAILURE, FAILURE, FAILURE))
    choose(game, Bear, who=0)
    assert state.survivors[0].grip == 1
    # The gripped one cannot flee, burning rooms are no way out, and two Fears find somebody.
    choose(game, Bear, who=1)
    assert [survivor.room for survivor in state.survivors] == [34, 36, 36]
    assert state.asking is None


@rule("ddd.cdie.fear-no-reaction")
def test_fear_activates_no_more_zombies() -> None:
    game = party_at(12, 12)
    state = state_of(game)
    zombies(game, 12, 1)
    zombies(game, 36, 1)
    stage(game, EnemyAttack(HORDE, 12), dice=(FEAR, *MISS2))
    choose(game, Bear, who=0)
    choose(game, FleeTo, room=22)
    assert state.survivors[0].room == 22
    assert len(state.hordes[36]) == 1
    assert state.asking is None


@rule("ddd.cdie.bite", "ddd.cattack.bite-limit", "ddd.virus.max-two", "ddd.virus.fixed-slot")
def test_bites_give_virus_tokens_up_to_two() -> None:
    game = party_at(34, 34)
    state = state_of(game)
    state.survivors[0].virus_left = 2
    zombies(game, 34, 3)
    stage(game, EnemyAttack(HORDE, 34), dice=(BITE, BITE, BITE, *MISS2))
    choose(game, PutVirus, is_right=False)
    choose(game, PutVirus, is_right=True)
    nina = state.survivors[1]
    assert (nina.virus_left, nina.virus_right) == (1, 1)
    assert state.survivors[0].virus() == 2
    assert state.asking is None


@rule("ddd.virus.full-inventory", "ddd.virus.not-tradeable")
def test_a_virus_token_needs_space() -> None:
    game = party_at(34, 34)
    state = state_of(game)
    for name in ("map", "wirecutter", "gas_mask", "antidote"):
        card(game, 1, name)
    state.survivors[0].virus_left = 2
    state.survivors[1].group = 1
    zombies(game, 34, 1)
    stage(game, EnemyAttack(HORDE, 34), dice=(BITE, *MISS2))
    choose(game, PutVirus, is_right=False)
    assert all(isinstance(option, Discard) for option in state.offered)
    choose(game, Discard, card=state.survivors[1].left[0])
    assert len(state.removed) == 1


@rule("ddd.cdie.reinforcement", "ddd.cdie.reinforcement-move", "ddd.cdie.reinforcement-no-attack")
@rule("ddd.cdie.reinforcement-choice")
def test_a_reinforcement_brings_a_horde_two_tiles_away() -> None:
    game = party_at(34, 34)
    state = state_of(game)
    zombies(game, 34, 1)
    zombies(game, 12, 2)
    zombies(game, 32, 2)
    stage(game, EnemyAttack(HORDE, 34), dice=(REINFORCEMENT, *MISS2))
    # The Horde in 12 is too far by steps, the one in 32 too near.
    assert state.asking is None
    for survivor in state.survivors:
        survivor.room = 32
    state.hordes[34] = ()
    zombies(game, 32, 1)
    zombies(game, 2, 1)
    stage(game, EnemyAttack(HORDE, 32), dice=(REINFORCEMENT, *MISS2))
    assert (state.hordes[12], len(state.hordes[32])) == ((), 3)
    assert [zombie for zombie in state.hordes[32] if zombie & FRESH] == [FRESH | ACTED] * 2
    stage(game, Reactions(0), dice=(DAMAGE, *MISS2))
    assert len(events(game, EnemyRolled)[-1].faces) == 1
    assert not has(game, Bring)


@rule("ddd.grip.action", "ddd.grip.freed-ap", "ddd.survivor.escape-value", "ddd.grip.no-leave")
def test_a_gripped_survivor_can_only_break_free() -> None:
    game = acting("bruce", "leo", rooms=(34, 36))
    state = state_of(game)
    bruce = state.survivors[0]
    zombies(game, 34, 1)
    bruce.grip, bruce.ap, bruce.held_ap = 1, 1, 3
    again(game)
    assert not has(game, Move, who=0)
    assert not has(game, Attack, who=0)
    choose(game, BreakFree, CROSSHAIR, RETREAT, who=0)
    assert len(events(game, EscapeRolled)[0].faces) == 2
    assert (bruce.grip, bruce.ap) == (0, 3)


@rule("ddd.grip.help", "ddd.grip.help-retreat", "ddd.grip.one-at-a-time")
def test_helpers_add_their_escape_values_up_to_four_dice() -> None:
    game = acting("nina", "leo", "jack", "lucy")
    state = state_of(game)
    nina, leo = state.survivors[:2]
    zombies(game, ENTRANCE, 1)
    nina.grip, nina.ap, nina.held_ap = 1, 1, 2
    again(game)
    choose(game, BreakFree, who=0)
    choose(game, HelpFree, who=1)
    choose(game, RollEscape, CROSSHAIR, CROSSHAIR, CROSSHAIR, RETREAT)
    assert (nina.grip, nina.ap, leo.ap) == (0, 2, 2)


@rule("ddd.grip.free-other-group", "ddd.grip.freed-late")
def test_companions_free_a_survivor_of_another_group() -> None:
    game = acting("nina", "leo", "jack", "lucy")
    state = state_of(game)
    nina = state.survivors[0]
    nina.group, nina.grip, nina.ap = 1, 1, 0
    zombies(game, ENTRANCE, 1)
    again(game)
    choose(game, FreeCompanion, who=1, gripped=0)
    choose(game, RollEscape, CROSSHAIR, CROSSHAIR, RETREAT)
    assert (nina.grip, nina.ap) == (0, 0)
    assert not has(game, Move, who=0)


@rule("ddd.grip.auto-release")
def test_a_grip_ends_when_the_enemies_are_gone() -> None:
    game = acting("nina", "leo")
    state = state_of(game)
    zombies(game, ENTRANCE, 1)
    state.survivors[0].grip = 1
    again(game)
    axe = state.survivors[1].right[0]
    choose(game, Attack, SUCCESS, CROSSHAIR, CROSSHAIR, who=1, card=axe)
    choose(game, HitZombie)
    assert state.survivors[0].grip == 0


@rule("ddd.survivor.skull", "ddd.death.removal")
def test_at_the_skull_a_survivor_is_dead() -> None:
    game = party_at(34, 34)
    state = state_of(game)
    state.survivors[0].wounds = state.settings.health - 1
    zombies(game, 34, 2)
    stage(game, EnemyAttack(HORDE, 34), dice=(DAMAGE, SERIOUS, *MISS2))
    choose(game, Bear, who=0)
    assert not state.survivors[0].is_in_play()
    # The other result finds only the other Survivor.
    assert state.survivors[1].wounds == 2
    assert state.darkness == 1


@rule("ddd.zexp.guts")
def test_guts_keep_a_bite_from_being_cancelled() -> None:
    game = party_at(34, 34, 34)
    state = state_of(game)
    state.hordes[34] = (0, 0, 2)
    stage(game, EnemyAttack(HORDE, 34), dice=(BITE, BITE, DAMAGE, SUCCESS, SUCCESS, SUCCESS))
    choose(game, Cancel, result=5)
    assert not has(game, Cancel, result=5)
    choose(game, Cancel, result=0)
    assert has(game, Bear, who=0)
