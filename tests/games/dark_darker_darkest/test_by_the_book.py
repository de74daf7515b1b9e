"""Situations in which two rules meet, and choices that belong to somebody: found by reading again."""

from tests.games.dark_darker_darkest.finale_table import finale
from tests.games.dark_darker_darkest.table import (
    BITE,
    ENTRANCE,
    FAILURE,
    FIRE,
    REINFORCEMENT,
    RETREAT,
    SUCCESS,
    acting,
    again,
    burn,
    choose,
    cleared,
    creature,
    events,
    find,
    has,
    place,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.escape import FreeCompanion, HelpFree, RollEscape
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import GoTogether, JoinMove, LeadMove, Move
from veglia.games.dark_darker_darkest.rules.attack_results import HitZombie
from veglia.games.dark_darker_darkest.rules.buying import BuyAbility, LastPurchases
from veglia.games.dark_darker_darkest.rules.camera_checks import CameraStep, CheckRoom
from veglia.games.dark_darker_darkest.rules.enemy_attack import CREATURE, EnemyAttack
from veglia.games.dark_darker_darkest.rules.events import (
    CameraChecked,
    EnemyResultCancelled,
    EnemyRolled,
    FireSpread,
    GroupBegan,
    GroupEnded,
    LurkingRolled,
    ZombiesMoved,
)
from veglia.games.dark_darker_darkest.rules.finale_round import ReactionsBegan
from veglia.games.dark_darker_darkest.rules.group_actions import EndGroup, GroupActs
from veglia.games.dark_darker_darkest.rules.pieces import GRIPPED
from veglia.games.dark_darker_darkest.rules.reactions import ReactAround, Reactions
from veglia.games.dark_darker_darkest.rules.round import BeginActions
from veglia.games.dark_darker_darkest.rules.starting import starting_card
from veglia.games.dark_darker_darkest.rules.unit_moves import MoveHorde
from veglia.games.dark_darker_darkest.rules.wounds import eliminate
from veglia.games.dark_darker_darkest.rules.zombies import STUNNED
from veglia.kernel.game import Game


def of_seats(*party: str, room: int = ENTRANCE, **options: str) -> Game:
    """Return a game in which the Survivors of two players are the active group, in one room."""
    game = cleared(*party, seats=2, **options)
    for survivor in state_of(game).survivors:
        survivor.room, survivor.group = room, 0
    stage(game, GroupActs(0))
    return game


@rule("ddd.xp.buy-ability", "ddd.xp.spend-anytime")
def test_what_the_last_action_earns_can_be_spent_before_the_house_reacts() -> None:
    game = acting("nina", "bruce", rooms=(ENTRANCE,))
    state = state_of(game)
    state.survivors[0].ap, state.survivors[0].xp = 1, 2
    state.survivors[1].ap = 0
    zombies(game, ENTRANCE, 1)
    again(game)
    choose(game, Attack, SUCCESS, SUCCESS, who=0, card=state.survivors[0].right[0])
    choose(game, HitZombie)
    assert state.survivors[0].xp == 3
    assert [type(option) for option in state.offered] == [EndGroup]
    assert not events(game, GroupEnded)
    game.choose(next(option for option in game.asides if isinstance(option, BuyAbility)))
    assert (state.survivors[0].xp, state.survivors[0].bought) == (0, 3)
    # Nothing is left to decide now: the group has ended.
    assert events(game, GroupEnded)


@rule("ddd.xp.buy-ability", "ddd.goal.multi-control")
def test_the_group_that_has_only_to_end_is_asked_itself() -> None:
    # Bruce and Leo are of the first player, Nina of the second; only Nina's group acts, and Bruce can buy.
    game = cleared("bruce", "nina", "leo", seats=2)
    state = state_of(game)
    for survivor in state.survivors:
        survivor.group, survivor.room, survivor.ap = 1, 32, 0
    nina = state.survivors[2]
    nina.group, nina.room, nina.seat = 0, ENTRANCE, 1
    state.survivors[0].xp = 3
    stage(game, GroupActs(0))
    assert [type(option) for option in state.offered] == [EndGroup]
    assert state.asking is not None
    assert (state.asking.seat(state), state.asking.seats(state)) == (1, (1,))


@rule("ddd.xp.buy-ability", "ddd.finale.shift")
def test_what_the_sixth_cube_earns_can_be_spent_before_the_reactions() -> None:
    game = finale("nina", "bruce")
    state = state_of(game)
    zombies(game, ENTRANCE, 1)
    state.survivors[0].xp = 2
    state.left_cubes = [0, 0, 0, 1, 1]
    state.survivors[0].ap, state.survivors[1].ap = 1, 2
    again(game)
    choose(game, Attack, SUCCESS, SUCCESS, who=0, card=state.survivors[0].right[0])
    choose(game, HitZombie)
    assert isinstance(state.asking, LastPurchases)
    assert state.asking.seats(state) == (state.survivors[0].seat,)
    assert not events(game, ReactionsBegan)
    game.choose(next(option for option in game.asides if isinstance(option, BuyAbility)))
    assert state.survivors[0].bought == 3
    assert events(game, ReactionsBegan)


@rule("ddd.move.simultaneous", "ddd.goal.multi-control")
def test_who_belongs_to_another_player_need_not_come_along() -> None:
    # Bruce is of the first player, Nina of the second.
    game = of_seats("bruce", "nina")
    state = state_of(game)
    choose(game, LeadMove, who=0, room=32)
    joining, alone = find(game, JoinMove, who=1), find(game, GoTogether)
    assert joining is not None
    assert alone is not None
    assert state.asking is not None
    assert state.asking.owners(state, joining) == (1,)
    assert state.asking.owners(state, alone) == (0,)
    assert [survivor.room for survivor in state.survivors] == [ENTRANCE, ENTRANCE]
    choose(game, GoTogether)
    assert [(survivor.room, survivor.ap) for survivor in state.survivors] == [(32, 3), (ENTRANCE, 4)]


@rule("ddd.move.simultaneous")
def test_a_player_joins_the_move_of_another() -> None:
    game = of_seats("bruce", "nina")
    choose(game, LeadMove, who=0, room=32)
    choose(game, JoinMove, who=1)
    assert [(one.room, one.ap) for one in state_of(game).survivors] == [(32, 3), (32, 3)]


@rule("ddd.grip.help", "ddd.goal.multi-control")
def test_only_who_takes_part_ends_the_gathering_of_helpers() -> None:
    # Bruce and Leo are of the first player, Nina of the second; they stand in the order of seats.
    game = cleared("bruce", "nina", "leo", seats=2)
    state = state_of(game)
    for survivor in state.survivors:
        survivor.group = 0
    state.survivors[0].grip = GRIPPED
    zombies(game, ENTRANCE, 1)
    stage(game, GroupActs(0))
    choose(game, FreeCompanion, who=2, gripped=0)
    assert state.asking is not None
    rolling, helping = find(game, RollEscape), find(game, HelpFree, who=1)
    assert rolling is not None
    assert helping is not None
    assert state.asking.owners(state, rolling) == (1,)
    assert state.asking.owners(state, helping) == (0,)
    choose(game, RollEscape, *(RETREAT,) * 2)
    assert state.survivors[0].grip == 0


@rule("ddd.camcheck.when", "ddd.camera.blockers", "ddd.camcheck.order")
def test_a_camera_checks_no_room_that_it_no_longer_sees() -> None:
    # The camera of 12 looks east over 14 to 16; a first check destroys the tile between them.
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.cameras = [(6, 1)]
    state.survivors[0].room, state.survivors[1].room = 12, 16
    burn(game, 6, 1)
    state.fire[7] = 2
    # The fire spreads east; both Survivors still stand.
    stage(game, CameraStep())
    choose(game, CheckRoom, FAILURE, FIRE, 1, tile=6, room=12)
    assert state.house.is_destroyed(7)
    assert len(events(game, CameraChecked)) == 1
    assert state.asking is None


@rule("ddd.item.baseball-bat-recover", "ddd.react.split-areas")
def test_a_stunned_zombie_only_stands_up_where_two_areas_overlap() -> None:
    # It lies in 22, beside Bruce in the closed 24 and Nina in 20: the areas around both have it.
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.survivors[0].room, state.survivors[1].room = 24, 20
    for survivor in state.survivors:
        survivor.group = 0
    state.hordes[22] = (STUNNED,)
    stage(game, Reactions(0))
    # Nobody can be reached around Bruce: the zombie stands up, and that was its activation.
    choose(game, ReactAround, tile=12)
    assert state.hordes[22] == (0,)
    assert not events(game, ZombiesMoved)
    assert not has(game, MoveHorde)


@rule("ddd.creature.orange", "ddd.creature.white")
def test_the_log_tells_what_destroyed_areas_cancel() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    creature(game, "zombie_dog", ENTRANCE)
    assert state.creature is not None
    state.creature.damage = [0, 0, 2, 1, 1]
    stage(game, EnemyAttack(CREATURE, ENTRANCE), dice=(BITE, REINFORCEMENT))
    assert events(game, EnemyRolled)[0].faces == (5, 4)
    cancelled = [(event.result, event.rule) for event in events(game, EnemyResultCancelled)]
    assert sorted(cancelled) == [(4, "ddd.creature.white"), (5, "ddd.creature.orange")]


@rule("ddd.adv.lurking-creature", "ddd.adv.lurking-simultaneous")
def test_a_fifth_survivor_brings_a_fifth_die_where_a_creature_lurks() -> None:
    game = acting("bruce", "nina", "leo", "jack", "lucy", rooms=(28, 28, 28, 28, 18), advanced_icons="on")
    assert "lurking_creature" in state_of(game).house.plan.tiles[14].icons
    choose(game, Move, *(SUCCESS,) * 4, FAILURE, *place(4, 4), who=4, room=28)
    assert len(events(game, LurkingRolled)[0].faces) == 5
    assert state_of(game).creature is not None


@rule("ddd.death.removal")
def test_the_starting_card_of_another_is_lost_with_the_own_one_returned() -> None:
    game = cleared("bruce", "jack")
    state = state_of(game)
    bruce, jack = state.survivors
    state.survivors[0].left.append(jack.right.pop())
    handguns = {*bruce.left, *bruce.right}
    assert len(handguns) == 2
    eliminate(state, 0, "ddd.survivor.skull")
    assert len(handguns & set(state.removed)) == 1
    assert starting_card(state, "handgun") in handguns - set(state.removed)


@rule("ddd.action.phase-sequence", "ddd.react.fire-spread")
def test_a_group_that_is_eliminated_before_its_turn_brings_no_reactions() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    bruce, nina = state.survivors
    bruce.group, nina.group, nina.room = 0, 1, 12
    nina.ap = 0
    state.order = [0, 1]
    eliminate(state, 0, "ddd.survivor.skull")
    state.agenda = []
    burn(game, 0, 1)
    stage(game, BeginActions(), dice=(0, 0, 0, 0, 0, 0))
    # Only Nina's group has acted, and the fire has spread once, north of the corner: it stays there.
    assert [event.group for event in events(game, GroupBegan)] == [1]
    assert len(events(game, FireSpread)) == 1
