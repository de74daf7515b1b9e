"""Abilities of Survivors."""

import pytest

from tests.games.dark_darker_darkest.table import (
    CROSSHAIR,
    DAMAGE,
    ENTRANCE,
    FAILURE,
    FIRE,
    HORDE_NEARBY,
    REPEL,
    RETREAT,
    SUCCESS,
    acting,
    again,
    burn,
    card,
    choose,
    cleared,
    destroy_tile,
    events,
    has,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.abilities.continuous_bandage import Bandage
from veglia.games.dark_darker_darkest.rules.abilities.innate_bruce import ShareAp
from veglia.games.dark_darker_darkest.rules.abilities.innate_chuck import RerollDie
from veglia.games.dark_darker_darkest.rules.abilities.innate_jack import FreeAttack
from veglia.games.dark_darker_darkest.rules.abilities.innate_nina import HealOther
from veglia.games.dark_darker_darkest.rules.actions.escape import FreeCompanion
from veglia.games.dark_darker_darkest.rules.actions.extinguish import Extinguish
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.actions.search import Hand, Search
from veglia.games.dark_darker_darkest.rules.actions.terminal import Enough, InsertCode
from veglia.games.dark_darker_darkest.rules.actions.trade import Give
from veglia.games.dark_darker_darkest.rules.attack_results import HitZombie, PushZombie
from veglia.games.dark_darker_darkest.rules.camera_checks import CameraStep
from veglia.games.dark_darker_darkest.rules.effects import escape_value, spaces, virus_limit
from veglia.games.dark_darker_darkest.rules.enemy_attack import Cancel, EnemyAttack
from veglia.games.dark_darker_darkest.rules.events import (
    Attacked,
    CameraChecked,
    DefenceRolled,
    EscapeRolled,
)
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.infection import VirusStep
from veglia.kernel.game import Game

# The second, third, fourth and fifth bit of a board, from left to right.
FIRST, SECOND, THIRD, FOURTH = 3, 5, 9, 17


def able(name: str, bought: int, *others: str, room: int = ENTRANCE) -> Game:
    """Return a game in which the first Survivor has some abilities."""
    game = acting(name, *(others or ("leo",)), rooms=(room,))
    state_of(game).survivors[0].bought = bought
    again(game)
    return game


def dice_with(game: Game, weapon: str, *told: int) -> int:
    """Return how many dice the first Survivor rolls with a weapon (empty: bare hands)."""
    state = state_of(game)
    number = card(game, 0, weapon) if weapon else -1
    zombies(game, state.survivors[0].room, 6)
    again(game)
    choose(game, Attack, *told, who=0, card=number)
    return len(events(game, Attacked)[0].faces)


@rule("ddd.char.bruce.handgun-expert", "ddd.char.jack.handgun-expert", "ddd.char.nina.knife-expert")
@rule("ddd.char.nina.shotgun-expert", "ddd.char.bunny.melee-expert", "ddd.char.chuck.melee-expert")
@rule("ddd.char.chuck.power-punch", "ddd.survivor.ability-use")
@pytest.mark.parametrize(
    ("name", "bought", "weapon", "dice"),
    [
        ("bruce", SECOND, "handgun", 3),
        ("jack", THIRD, "handgun", 3),
        ("nina", FIRST, "combat_knife", 3),
        ("nina", THIRD, "shotgun", 4),
        ("bunny", FOURTH, "combat_knife", 3),
        ("chuck", SECOND, "baseball_bat", 3),
        ("chuck", FIRST, "", 2),
        ("bruce", 1, "handgun", 2),
        ("bruce", SECOND, "combat_knife", 2),
        ("chuck", SECOND, "", 1),
    ],
)
def test_experts_roll_one_die_more(name: str, bought: int, weapon: str, dice: int) -> None:
    told = (CROSSHAIR,) * 3 + (CROSSHAIR,)
    game = able(name, bought)
    assert dice_with(game, weapon, *told[:dice]) == dice


@rule("ddd.char.bruce.marksman")
def test_a_marksman_reaches_farther_with_firearms() -> None:
    game = able("bruce", FOURTH, room=36)
    state = state_of(game)
    zombies(game, 32, 1)
    again(game)
    gun = state.survivors[0].right[0]
    choose(game, Attack, SUCCESS, REPEL, who=0, card=gun)
    assert has(game, HitZombie, room=32)


@rule("ddd.char.jack.hawk-eye", "ddd.char.chuck.hawk-eye")
@pytest.mark.parametrize(("name", "bought"), [("jack", SECOND), ("chuck", FOURTH)])
def test_hawk_eye_pairs_crosshairs_with_successes(name: str, bought: int) -> None:
    game = able(name, bought)
    state = state_of(game)
    zombies(game, ENTRANCE, 5)
    gun = card(game, 0, "handgun")
    again(game)
    choose(game, Attack, SUCCESS, CROSSHAIR, who=0, card=gun)
    choose(game, HitZombie)
    choose(game, HitZombie)
    assert len(state.hordes[ENTRANCE]) == 3


@rule("ddd.char.lucy.shove", "ddd.char.chuck.shove")
@pytest.mark.parametrize(("name", "bought"), [("lucy", FOURTH), ("chuck", THIRD)])
def test_a_shove_pushes_two_rooms(name: str, bought: int) -> None:
    game = able(name, bought, room=36)
    zombies(game, 36, 1)
    knife = card(game, 0, "combat_knife")
    again(game)
    choose(game, Attack, REPEL, CROSSHAIR, who=0, card=knife)
    choose(game, PushZombie, to=32)
    assert len(state_of(game).hordes[32]) == 1


@rule("ddd.char.bruce.on-guard")
def test_on_guard_adds_a_die_to_the_defence() -> None:
    game = able("bruce", THIRD)
    zombies(game, ENTRANCE, 1)
    state_of(game).asking = None
    stage(game, EnemyAttack(0, ENTRANCE), dice=(DAMAGE, FAILURE, FAILURE, FAILURE))
    assert len(events(game, DefenceRolled)[0].faces) == 3


@rule("ddd.char.bruce.innate", "ddd.char.bruce")
def test_bruce_shares_action_points_once_per_round() -> None:
    game = able("bruce", 1)
    state = state_of(game)
    assert not has(game, ShareAp, points=4)
    choose(game, ShareAp, who=0, other=1, points=-3)
    assert [survivor.ap for survivor in state.survivors] == [7, 1]
    assert not has(game, ShareAp)


@rule("ddd.char.jack.innate", "ddd.char.jack")
def test_jack_attacks_once_for_free() -> None:
    game = able("jack", 1)
    state = state_of(game)
    zombies(game, ENTRANCE, 3)
    again(game)
    gun = state.survivors[0].right[0]
    choose(game, FreeAttack, FAILURE, FAILURE, who=0, card=gun)
    assert (state.survivors[0].ap, state.ammo[gun]) == (4, 5)
    assert not has(game, FreeAttack)


@rule("ddd.char.jack.backpack", "ddd.char.nina.virus-resistance", "ddd.char.bunny.rescue-patrol")
def test_standing_values() -> None:
    assert spaces(state_of(able("jack", FIRST)), 0) == 6
    assert virus_limit(state_of(able("nina", FOURTH)), 0) == 3
    assert escape_value(state_of(able("bunny", SECOND)), 0) == 3


@rule("ddd.char.nina.virus-resistance")
def test_with_resistance_two_tokens_do_nothing() -> None:
    game = able("nina", FOURTH)
    nina = state_of(game).survivors[0]
    nina.virus_left = 2
    state_of(game).asking = None
    stage(game, VirusStep())
    assert nina.cube == 0


@rule("ddd.char.jack.ammo-stock")
def test_ammunition_that_jack_finds_has_two_cubes_more() -> None:
    game = able("jack", FOURTH)
    state = state_of(game)
    ammo = next(one for one in state.pile if state.card_type(one).id == "handgun_ammo")
    state.pile.remove(ammo)
    state.pile.append(ammo)
    choose(game, Search, SUCCESS, RETREAT, FIRE, who=0)
    choose(game, Hand, card=ammo, to=0)
    assert state.ammo[ammo] == 2


@rule("ddd.char.leo.innate", "ddd.char.leo.protection", "ddd.char.leo")
def test_leo_enters_fire_unharmed() -> None:
    game = able("leo", SECOND, "nina")
    state = state_of(game)
    burn(game, 16, 2)
    destroy_tile(game, 18)
    choose(game, Move, who=0, room=32)
    assert state.survivors[0].wounds == 0
    choose(game, Move, who=0, room=ENTRANCE)
    choose(game, Move, who=0, room=36)
    assert state.survivors[0].wounds == 1


@rule("ddd.char.leo.concealment")
def test_leo_hides_from_cameras() -> None:
    game = cleared("leo", "nina")
    state = state_of(game)
    state.survivors[0].bought = FIRST
    state.cameras = [(7, 3)]
    for survivor in state.survivors:
        survivor.room = 14
    stage(game, CameraStep(), dice=(SUCCESS, HORDE_NEARBY))
    assert len(events(game, CameraChecked)[0].faces) == 1
    state.survivors[1].room = ENTRANCE
    state.log = []
    stage(game, CameraStep())
    assert events(game, CameraChecked) == []


@rule("ddd.char.leo.firefighter", "ddd.item.fire-axe")
def test_leo_extinguishes_more() -> None:
    game = able("leo", FOURTH, "nina")
    state = state_of(game)
    burn(game, 17, 2)
    again(game)
    choose(game, Extinguish, who=0, cost=1, markers=2)
    assert (state.fire[17], state.survivors[0].ap) == (0, 3)


@rule("ddd.char.bruce.coordinator", "ddd.char.lucy.coordinator")
@pytest.mark.parametrize("name", ["bruce", "lucy"])
def test_coordinators_give_for_free(name: str) -> None:
    game = able(name, FIRST)
    state = state_of(game)
    weapon = state.survivors[0].right[0]
    choose(game, Give, who=0, to=1, card=weapon)
    assert state.survivors[0].ap == 4


@rule("ddd.char.lucy.researcher")
def test_a_researcher_finds_one_card_more() -> None:
    game = able("lucy", THIRD)
    choose(game, Search, SUCCESS, RETREAT, FIRE, who=0)
    assert len({option.card for option in game.state.offered if isinstance(option, Hand)}) == 2
    empty = able("lucy", THIRD)
    choose(empty, Search, CROSSHAIR, RETREAT, FIRE, who=0)
    assert not has(empty, Hand)


@rule("ddd.char.lucy.computer-wizard")
def test_lucy_inserts_several_tokens_at_once() -> None:
    game = cleared("lucy", "leo")
    state = state_of(game)
    lucy = state.survivors[0]
    lucy.room, lucy.bought = 0, SECOND
    lucy.codes = [state.spare_codes.pop(), state.spare_codes.pop()]
    stage(game, GroupActs(0))
    first, second = lucy.codes
    colour = next(one for one, count in enumerate(state.markers) if count)
    option = next(one for one in state.offered if isinstance(one, InsertCode) and one.code == first)
    choose(game, InsertCode, code=first, colour=option.colour)
    assert has(game, InsertCode, code=second)
    choose(game, Enough)
    assert (lucy.ap, lucy.codes, colour >= 0) == (2, [second], True)


@rule("ddd.char.nina.innate", "ddd.char.nina")
def test_nina_heals_others() -> None:
    game = able("nina", 1)
    state = state_of(game)
    state.survivors[0].wounds = 1
    state.survivors[1].wounds = 2
    again(game)
    choose(game, HealOther, who=0, other=1)
    assert (state.survivors[1].wounds, state.survivors[0].ap) == (1, 3)
    assert not has(game, HealOther, other=0)


@rule("ddd.char.nina.continuous-bandage", "ddd.char.bunny.continuous-bandage", "ddd.xp.ability-costs")
@pytest.mark.parametrize(("name", "bought"), [("nina", SECOND), ("bunny", THIRD)])
def test_a_bandage_costs_two_experience_once_per_round(name: str, bought: int) -> None:
    game = able(name, bought)
    survivor = state_of(game).survivors[0]
    survivor.xp, survivor.wounds = 5, 3
    again(game)
    choose(game, Bandage, who=0)
    assert (survivor.xp, survivor.wounds, survivor.ap) == (3, 2, 4)
    assert not has(game, Bandage)


@rule("ddd.char.bunny.innate", "ddd.char.bunny")
def test_a_success_of_bunny_frees_a_companion() -> None:
    game = able("bunny", 1, "leo", "nina")
    state = state_of(game)
    zombies(game, ENTRANCE, 1)
    state.survivors[1].grip = 1
    again(game)
    # Nobody else can help.
    state.survivors[2].ap = 0
    choose(game, FreeCompanion, SUCCESS, CROSSHAIR, who=0, gripped=1)
    assert len(events(game, EscapeRolled)[0].faces) == 2
    assert state.survivors[1].grip == 0


@rule("ddd.char.chuck.innate", "ddd.char.chuck")
def test_chuck_rolls_dice_of_the_defence_again() -> None:
    game = able("chuck", 1)
    state = state_of(game)
    state.survivors[0].xp = 2
    zombies(game, ENTRANCE, 1)
    state.asking = None
    stage(game, EnemyAttack(0, ENTRANCE), dice=(DAMAGE, FAILURE, CROSSHAIR))
    choose(game, RerollDie, FAILURE, who=0, face=4)
    # A die is rolled again only once.
    assert [option.face for option in state.offered if isinstance(option, RerollDie)] == [1]
    choose(game, RerollDie, SUCCESS, who=0, face=1)
    assert state.survivors[0].xp == 0
    choose(game, Cancel, result=0)
    assert all(survivor.wounds == 0 for survivor in state.survivors)


@rule("ddd.grip.no-abilities")
def test_a_gripped_survivor_has_no_abilities() -> None:
    game = able("nina", 1)
    state = state_of(game)
    zombies(game, ENTRANCE, 1)
    state.survivors[1].wounds = 2
    state.survivors[0].grip = 1
    again(game)
    assert not has(game, HealOther)
