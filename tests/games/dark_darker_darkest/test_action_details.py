"""Actions in detail: what exactly is offered, paid, handed over and told."""

from tests.games.dark_darker_darkest.finale_table import cubes, finale
from tests.games.dark_darker_darkest.table import (
    CREATURE_ENTRANCE,
    CROSSHAIR,
    ENTRANCE,
    FAILURE,
    REPEL,
    RETREAT,
    SUCCESS,
    acting,
    again,
    burn,
    card,
    choose,
    creature,
    events,
    has,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.abilities.innate_bruce import ApShared, ShareAp
from veglia.games.dark_darker_darkest.rules.abilities.innate_jack import FreeAttack
from veglia.games.dark_darker_darkest.rules.actions.escape import BreakFree, HelpFree
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.open_door import ForceDoor, LeaveDoor, TryDoor
from veglia.games.dark_darker_darkest.rules.actions.search import Hand, Search
from veglia.games.dark_darker_darkest.rules.attack_results import HitZombie, PushCreature, PushZombie
from veglia.games.dark_darker_darkest.rules.events import CreatureHurt
from veglia.games.dark_darker_darkest.rules.first_aid import UseFirstAid
from veglia.games.dark_darker_darkest.rules.items.flame_thrower import ThrowFlames
from veglia.games.dark_darker_darkest.rules.items.gas_mask import WearMask
from veglia.games.dark_darker_darkest.rules.items.shurikans import ThrowShurikans
from veglia.games.dark_darker_darkest.rules.overflow import Discard
from veglia.games.dark_darker_darkest.rules.pieces import FREE, GRIPPED
from veglia.games.dark_darker_darkest.rules.thing_events import CodeShown
from veglia.games.dark_darker_darkest.rules.wounds import wound
from veglia.kernel.game import Game

PARTY = ("jack", "nina")


@rule("ddd.char.bruce.innate")
def test_bruce_gives_or_takes_one_to_three_action_points() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    points = sorted(option.points for option in state.offered if isinstance(option, ShareAp))
    assert points == [-3, -2, -1, 1, 2, 3]
    choose(game, ShareAp, who=0, other=1, points=-1)
    assert [survivor.ap for survivor in state.survivors] == [5, 3]
    assert [(event.who, event.to, event.points) for event in events(game, ApShared)] == [(1, 0, 1)]


@rule("ddd.char.bruce.innate")
def test_nobody_shares_with_who_is_gripped() -> None:
    game = acting("bruce", "nina", "leo")
    state_of(game).survivors[1].grip = GRIPPED
    again(game)
    others = {option.other for option in game.state.offered if isinstance(option, ShareAp)}
    assert others == {2}


@rule("ddd.grip.help", "ddd.grip.help-retreat")
def test_the_last_action_point_is_enough_to_help() -> None:
    game = acting("nina", "leo", "bruce", rooms=(34, 34, 12))
    state = state_of(game)
    nina, leo, _ = state.survivors
    nina.grip, nina.ap, nina.held_ap = GRIPPED, 1, 3
    leo.ap = 1
    zombies(game, ENTRANCE, 1)
    again(game)
    choose(game, BreakFree, who=0)
    choose(game, HelpFree, REPEL, REPEL, REPEL, RETREAT, who=1)
    assert (nina.grip, nina.ap, leo.ap) == (FREE, 3, 0)


def at_door(darkness: int) -> Game:
    """Return Leo and Nina without cards at the door between the Entrance and 24, which needs two symbols."""
    game = acting("leo", "nina")
    state = state_of(game)
    for survivor in state.survivors:
        state.removed += survivor.right
        survivor.right = []
    small = next(at for at, code in enumerate(state.locks) if len(state.library.code_tokens[code]) == 2)
    state.locks[6], state.locks[small] = state.locks[small], state.locks[6]
    state.darkness = darkness
    again(game)
    return game


@rule("ddd.door.force", "ddd.darkness.forced-door", "ddd.lab.force-limit")
def test_a_door_is_forced_up_to_the_very_end_of_darkness() -> None:
    game = at_door(3)
    state = state_of(game)
    choose(game, TryDoor, who=0, lock=6)
    choose(game, ForceDoor)
    # Two spaces; the icon on the third is behind the marker.
    assert (state.darkness, state.last_round) == (5, 1)
    assert state.locks[6] == -1
    game = at_door(4)
    choose(game, TryDoor, who=0, lock=6)
    assert not has(game, ForceDoor)
    assert (state_of(game).darkness, state_of(game).survivors[0].ap) == (4, 3)
    assert state_of(game).locks[6] >= 0


@rule("ddd.door.token-faces")
def test_a_token_is_turned_up_once() -> None:
    game = at_door(0)
    choose(game, TryDoor, who=0, lock=6)
    assert [event.lock for event in events(game, CodeShown)] == [6]
    choose(game, LeaveDoor)
    choose(game, TryDoor, who=0, lock=6)
    assert events(game, CodeShown) == []


@rule("ddd.search.distribute")
def test_what_nobody_can_take_goes_back_beneath_the_deck() -> None:
    # Lucy's Researcher finds a third card for two people.
    game = acting("lucy", "nina")
    state = state_of(game)
    lucy = state.survivors[0]
    place_of = [ability.id for ability in state.profile(0).abilities].index("researcher")
    lucy.bought |= 1 << place_of
    drawn = state.pile[-3:][::-1]
    size = len(state.pile)
    choose(game, Search, SUCCESS, SUCCESS, CREATURE_ENTRANCE, who=0)
    assert {option.card for option in state.offered if isinstance(option, Hand)} == set(drawn)
    choose(game, Hand, card=drawn[0], to=0)
    choose(game, Hand, card=drawn[2], to=1)
    assert (state.pile[0], len(state.pile)) == (drawn[1], size - 2)
    held = [[*survivor.right, *survivor.left] for survivor in state.survivors]
    assert drawn[0] in held[0]
    assert drawn[2] in held[1]


@rule("ddd.inventory.overflow", "ddd.char.jack.backpack")
def test_who_carries_far_too_much_gives_up_as_many_as_needed() -> None:
    game = acting("jack", "nina")
    state = state_of(game)
    jack = state.survivors[0]
    # Six objects with a Backpack that the virus has taken since.
    for id in ("map", "wirecutter", "gas_mask", "flashlight", "energy_drink"):
        card(game, 0, id)
    choose(game, Search, SUCCESS, CROSSHAIR, CREATURE_ENTRANCE, who=0)
    choose(game, Hand, to=0)
    choose(game, Discard, card=jack.left[0])
    assert has(game, Discard)
    choose(game, Discard, card=jack.left[0])
    assert not has(game, Discard)
    assert len(jack.left) + len(jack.right) == 5


@rule("ddd.sdie.repel-multiple", "ddd.sdie.repel-fire")
def test_nobody_is_pushed_through_fire() -> None:
    game = acting("leo", "nina", rooms=(10,))
    state = state_of(game)
    zombies(game, 10, 1)
    burn(game, 7, 1)
    again(game)
    choose(game, Attack, REPEL, REPEL, REPEL, who=0, card=state.survivors[0].right[0])
    # To the east over 12 into the fire in 14, and not beyond; to the south 20 alone.
    ends = {option.to for option in state.offered if isinstance(option, PushZombie)}
    assert ends == {12, 14, 20}


@rule("ddd.cability.fire-resistant", "ddd.sdie.repel-fire")
def test_fire_does_nothing_to_a_pushed_zombie_dog() -> None:
    for id, hurt in (("zombie_dog", 0), ("gorilla", 1)):
        game = acting("leo", "nina")
        state = state_of(game)
        creature(game, id, ENTRANCE)
        burn(game, 16, 1)
        again(game)
        choose(game, Attack, REPEL, FAILURE, FAILURE, who=0, card=state.survivors[0].right[0])
        choose(game, PushCreature, to=32)
        while state.offered and type(state.offered[0]).__name__ == "HurtArea":
            game.choose(0)
        assert state.creature is not None
        assert (state.creature.room, sum(state.creature.damage)) == (32, hurt)
        assert len(events(game, CreatureHurt)) == hurt


@rule("ddd.item.first-aid-spray")
def test_a_single_wound_can_be_healed() -> None:
    game = acting("leo", "nina")
    state = state_of(game)
    spray = card(game, 0, "first_aid_spray")
    state.survivors[1].wounds = 1
    again(game)
    assert not has(game, UseFirstAid, to=0)
    choose(game, UseFirstAid, card=spray, to=1)
    assert state.survivors[1].wounds == 0
    assert spray in state.removed


@rule("ddd.char.jack.innate", "ddd.item.shurikans", "ddd.item.flame-thrower")
def test_thrown_weapons_are_combat_actions_that_jack_has_for_free() -> None:
    game = acting(*PARTY, kickstarter_cards="on")
    state = state_of(game)
    jack = state.survivors[0]
    number = next(at for at, one in enumerate(state.library.cards) if one.type.id == "shurikans")
    jack.left.append(number)
    state.ammo[number] = 6
    thrower = card(game, 0, "flame_thrower")
    zombies(game, ENTRANCE, 2)
    again(game)
    assert has(game, ThrowFlames, card=thrower, free=0)
    assert has(game, ThrowFlames, card=thrower, free=1)
    choose(game, ThrowShurikans, count=1, free=1)
    choose(game, HitZombie)
    assert (jack.ap, state.ammo[number], len(state.hordes[ENTRANCE])) == (4, 5, 1)
    # Once per Round, with whichever weapon.
    assert not has(game, FreeAttack)
    assert not has(game, ThrowShurikans, free=1)
    assert not has(game, ThrowFlames, free=1)
    choose(game, ThrowShurikans, count=1, free=0)
    choose(game, HitZombie)
    assert jack.ap == 3
    # Nina has no such ability.
    assert {option.who for option in state.offered if isinstance(option, ThrowFlames)} == {0}


@rule("ddd.finale.single-group", "ddd.goal.multi-control")
def test_each_action_belongs_to_the_seat_of_its_survivor() -> None:
    game = finale("bruce", "nina")
    state = state_of(game)
    state.survivors[1].seat = 1
    again(game)
    asking = state.asking
    assert asking is not None
    assert asking.seats(state) == (0, 1)
    for seat in (0, 1):
        people = {getattr(game.state.offered[number], "who", seat) for number in game.numbers(seat)}
        assert people == {seat}


@rule("ddd.inventory.overflow-alternatives", "ddd.equip.consumable")
def test_a_consumable_can_be_used_up_to_make_room() -> None:
    game = acting("jack", "nina")
    state = state_of(game)
    jack = state.survivors[0]
    mask = card(game, 0, "gas_mask")
    for id in ("map", "wirecutter", "flashlight"):
        card(game, 0, id)
    choose(game, Search, SUCCESS, CROSSHAIR, CREATURE_ENTRANCE, who=0)
    choose(game, Hand, to=0)
    choose(game, WearMask, card=mask)
    assert jack.is_masked
    assert (len(jack.left) + len(jack.right), mask in state.removed) == (5, True)
    assert not has(game, Discard)


@rule("ddd.finale.single-group")
def test_the_question_of_the_finale_stands_at_the_seat_of_who_can_act() -> None:
    game = finale("leo", "nina")
    state = state_of(game)
    state.survivors[0].seat = 1
    state.survivors[1].seat = 0
    again(game)
    assert game.state.asking is not None
    assert game.state.asking.seat(state) == 1
    state.survivors[0].ap = 0
    again(game)
    assert game.state.asking.seat(state) == 0


@rule("ddd.finale.wound-cube", "ddd.char.bruce.innate")
def test_a_cube_on_loan_is_lost_when_there_is_no_other() -> None:
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    state.survivors[1].ap = 1
    choose(game, ShareAp, who=0, other=1, points=-1)
    assert (state.extras.loans, state.survivors[0].ap) == ([(0, 1)], 5)
    state.asking = None
    state.agenda = []
    wound(state, 1, state.settings.track.index(3), "ddd.cdie.damage")
    stage(game)
    assert (state.extras.loans, state.survivors[0].ap) == ([], 4)


@rule("ddd.finale.voluntary-shift", "ddd.goal.multi-control")
def test_a_seat_without_an_action_of_its_own_may_still_shift_the_cubes() -> None:
    game = finale("leo", "nina")
    state = state_of(game)
    state.survivors[1].seat = 1
    cubes(game, left=(1, 1, 1, 1))
    assert game.state.asking is not None
    assert game.state.asking.seats(state) == (0, 1)
    assert [type(state.offered[number]).__name__ for number in game.numbers(1)] == ["ShiftCubes"]
