"""Small print: exact amounts and limits of single rules."""

from tests.games.dark_darker_darkest.finale_table import cubes, finale, hands
from tests.games.dark_darker_darkest.radiation_table import hot, mark
from tests.games.dark_darker_darkest.table import (
    CROSSHAIR,
    ENTRANCE,
    FAILURE,
    REINFORCEMENT,
    SUCCESS,
    acting,
    again,
    before_fire_icon,
    burn,
    card,
    choose,
    cleared,
    creature,
    destroy_tile,
    events,
    has,
    open_lock,
    place,
    stage,
    state_of,
    token,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.abilities.innate_bruce import ShareAp
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.actions.open_door import ForceDoor, TryDoor
from veglia.games.dark_darker_darkest.rules.actions.terminal import InsertCode
from veglia.games.dark_darker_darkest.rules.attack_results import HitZombie
from veglia.games.dark_darker_darkest.rules.creature_moves import bring_creature
from veglia.games.dark_darker_darkest.rules.cubes import HAND, LEFT, MIDDLE, GiveUpCube
from veglia.games.dark_darker_darkest.rules.enemy_attack import HORDE, EnemyAttack
from veglia.games.dark_darker_darkest.rules.equipping import equip
from veglia.games.dark_darker_darkest.rules.events import CreatureMoved, DarknessGrew, LurkingRolled
from veglia.games.dark_darker_darkest.rules.fire import Spread
from veglia.games.dark_darker_darkest.rules.house import house_of
from veglia.games.dark_darker_darkest.rules.house_builder import hardship, way_to
from veglia.games.dark_darker_darkest.rules.house_checks import faults
from veglia.games.dark_darker_darkest.rules.items.flame_thrower import ThrowFlames
from veglia.games.dark_darker_darkest.rules.items.night_vision import LookCloser
from veglia.games.dark_darker_darkest.rules.pieces import GRIPPED, Victim
from veglia.games.dark_darker_darkest.rules.plan import read_plan
from veglia.games.dark_darker_darkest.rules.radiation import RadiationChecked
from veglia.games.dark_darker_darkest.rules.reactions import Reactions
from veglia.games.dark_darker_darkest.rules.regenerating import HealArea, Regenerate
from veglia.games.dark_darker_darkest.rules.round import Refresh
from veglia.games.dark_darker_darkest.rules.terror import Terror
from veglia.games.dark_darker_darkest.rules.thing_events import CodeInserted, ItemUsed
from veglia.games.dark_darker_darkest.rules.unit_moves import MoveToken
from veglia.games.dark_darker_darkest.rules.wounds import wound
from veglia.games.dark_darker_darkest.rules.zombies import TAINTED

# Like the house for beginners, but with a room at 26 that one leaves to the north only.
ONE_WAY = (
    "C2/0 O1/0 O2/0 O5/0 LAB/2 O9/3 I3/2 I12/3 I1/0 O3/1 O4/3 I5/2 I7/0 I11/1 O6/1 C1/0 O10/2 ENT/0 O8/2 C3/2"
)


@rule("ddd.survivor.start-of-round-refresh", "ddd.grip.marker")
def test_a_round_gives_one_action_point_to_who_is_gripped() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.survivors[0].grip = GRIPPED
    zombies(game, ENTRANCE, 1)
    for survivor in state.survivors:
        survivor.ap = survivor.held_ap = 0
    stage(game, Refresh())
    assert [(survivor.ap, survivor.held_ap) for survivor in state.survivors] == [(1, 3), (4, 0)]


@rule("ddd.combat.unarmed", "ddd.sdie.crosshair-ranged-only", "ddd.char.chuck.power-punch")
def test_bare_hands_reach_nobody_outside_the_room() -> None:
    game = acting("chuck", "nina")
    state = state_of(game)
    state.survivors[0].bought |= 0b11111
    zombies(game, ENTRANCE, 1)
    zombies(game, 32, 1)
    again(game)
    choose(game, Attack, SUCCESS, CROSSHAIR, who=0, card=-1)
    assert {option.room for option in state.offered if isinstance(option, HitZombie)} == {ENTRANCE}


@rule("ddd.item.flame-thrower")
def test_the_log_says_that_flames_are_thrown() -> None:
    game = acting("leo", "nina", rooms=(12,))
    thrower = card(game, 0, "flame_thrower")
    again(game)
    choose(game, ThrowFlames, card=thrower)
    assert [(event.who, event.card) for event in events(game, ItemUsed)] == [(0, thrower)]


@rule("ddd.lab.token-permanent")
def test_the_log_says_which_token_is_inserted() -> None:
    game = acting("leo", "nina", rooms=(0, ENTRANCE))
    state = state_of(game)
    token = state.spare_codes.pop()
    state.survivors[0].codes.append(token)
    again(game)
    choose(game, InsertCode, code=token)
    assert [(event.who, event.code) for event in events(game, CodeInserted)] == [(0, token)]
    assert state.inserted == [token]


@rule("ddd.item.night-vision")
def test_without_a_failure_night_vision_is_not_asked_for() -> None:
    game = acting("bruce", "nina", rooms=(18,), advanced_icons="on")
    card(game, 0, "night_vision")
    again(game)
    choose(game, Move, SUCCESS, who=0, room=28)
    assert not has(game, LookCloser)
    choose(game, Move, SUCCESS, FAILURE, who=1, room=28)
    choose(game, LookCloser, SUCCESS)
    assert state_of(game).creature is None


@rule("ddd.react.creature-closer-only")
def test_a_creature_does_not_set_out_for_a_tile_that_is_farther_away() -> None:
    # From 26 the way leads over 16, 14 and 12: after three rooms the Dog would be two tiles away, not one.
    game = cleared("bruce", "nina", house=ONE_WAY)
    state = state_of(game)
    for survivor in state.survivors:
        survivor.group = 0
    creature(game, "zombie_dog", 26)
    stage(game, Reactions(0))
    assert events(game, CreatureMoved) == []
    # From 16, two tiles away, it does.
    assert state.creature is not None
    state.creature.room = 16
    stage(game, Reactions(0))
    assert [event.to for event in events(game, CreatureMoved)] == [14, 12, 22]


@rule("ddd.tdie.creature-entry", "ddd.creature.damage-areas")
def test_a_creature_enters_unhurt() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    stage(game, dice=place(1, 3))
    bring_creature(state, "ddd.tdie.creature-entry")
    assert state.creature is not None
    assert state.creature.damage == [0] * len(state.creature_type().areas)


@rule("ddd.cdie.reinforcement-move", "ddd.react.zombie-hold")
def test_zombies_with_survivors_do_not_leave_them_to_reinforce() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.survivors[0].room, state.survivors[1].room = 12, 16
    zombies(game, 12, 1)
    zombies(game, 16, 2)
    stage(game, EnemyAttack(HORDE, 12), dice=(REINFORCEMENT, FAILURE))
    assert (len(state.hordes[12]), len(state.hordes[16])) == (1, 2)


@rule("ddd.equip.hands")
def test_gear_without_hand_icons_stays_on() -> None:
    game = acting("nina", "leo")
    state = state_of(game)
    nina = state.survivors[0]
    knife = nina.right[0]
    scope = next(
        one for one in state.pile if state.card_type(one).hands == 0 and state.card_type(one).kind == 1
    )
    state.pile.remove(scope)
    nina.right.insert(0, scope)
    shotgun = card(game, 0, "shotgun")
    equip(state, 0, [shotgun])
    assert (sorted(nina.right), nina.left) == (sorted([scope, shotgun]), [knife])


@rule("ddd.diff.extra-round", "ddd.darkness.final-round")
def test_the_lever_gives_exactly_one_more_round() -> None:
    for lever, last in (("off", 1), ("on", 2)):
        game = cleared("bruce", "nina", extra_round=lever)
        state = state_of(game)
        state.darkness = 4
        burn(game, 0, 2)
        stage(game, Spread("ddd.fire.spread"), dice=(0,))
        assert (state.darkness, state.round, state.last_round) == (5, 1, last)


@rule("ddd.fire.third-marker", "ddd.house.destroyed-tile")
def test_the_side_room_of_a_destroyed_tile_is_the_same_room() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    open_lock(game, 9)
    state.survivors[0].room = 33
    zombies(game, 33, 1)
    creature(game, "gorilla", 33)
    destroy_tile(game, 16)
    assert state.creature is not None
    assert (state.survivors[0].room, state.creature.room, state.hordes[32]) == (32, 32, (0,))
    assert state.hordes[33] == ()


@rule("ddd.rad.creature-regenerates")
def test_only_hurt_areas_regenerate() -> None:
    game = cleared("leo", "nina", radioactive="on", house="radioactive_2", hazmat="leo")
    state = state_of(game)
    creature(game, "gorilla", ENTRANCE)
    assert state.creature is not None
    state.creature.is_tainted = True
    state.creature.damage[0] = state.creature.damage[2] = 1
    stage(game, Regenerate())
    assert {option.area for option in state.offered if isinstance(option, HealArea)} == {0, 2}
    choose(game, HealArea, area=2)
    assert sum(state.creature.damage) == 1


@rule("ddd.rad.check-room", "ddd.rad.check-enemies", "ddd.rad.check-survivors", "ddd.rad.check-both")
def test_the_log_says_why_there_is_a_radioactivity_check() -> None:
    for is_hot, enemies, markers, why in (
        (True, (), 0, "ddd.rad.check-room"),
        (False, (TAINTED,), 0, "ddd.rad.check-enemies"),
        (False, (), 1, "ddd.rad.check-survivors"),
        (False, (TAINTED,), 1, "ddd.rad.check-both"),
    ):
        game = hot(ENTRANCE, 32, ENTRANCE)
        state = state_of(game)
        state.hordes[32] = enemies
        state.survivors[1].radiation = markers
        mark(game, *([16] if is_hot else []))
        choose(game, Move, *(SUCCESS,) * 3, who=0, room=32)
        assert [event.rule for event in events(game, RadiationChecked)] == [why]


@rule("ddd.rad.enemies-infect")
def test_a_clean_token_contaminates_nobody() -> None:
    # The token comes from 22, which nobody sees, to the zombies in 32.
    game = hot(36)
    state = state_of(game)
    mark(game)
    token(game, 22, 1)
    zombies(game, 32, 1)
    state.asking = None
    state.agenda = []
    for survivor in state.survivors:
        survivor.room, survivor.group = 34, 0
    stage(game, Reactions(0))
    choose(game, MoveToken, *(REINFORCEMENT, FAILURE, FAILURE, FAILURE) * 3, room=22)
    while game.state.asking is not None:
        choose(game, type(state.offered[0]), *(REINFORCEMENT, REINFORCEMENT, FAILURE, FAILURE, FAILURE) * 3)
    assert not any(zombie & TAINTED for horde in state.hordes for zombie in horde)
    assert len(state.hordes[34]) == 2


@rule("ddd.victim.target")
def test_a_victim_behind_a_closed_door_draws_nobody() -> None:
    game = cleared("bruce", "nina", victims="1")
    state = state_of(game)
    for survivor in state.survivors:
        survivor.room, survivor.group = 34, 0
    # The Victim in 23 is beside 22, but its door is closed; the Survivors are two rooms away.
    state.extras.victims = [Victim(23, False, 0)]
    zombies(game, 22, 1)
    stage(game, Reactions(0), dice=(REINFORCEMENT, FAILURE, FAILURE))
    assert (len(state.hordes[34]), len(state.hordes[22])) == (1, 0)


@rule("ddd.victim.target", "ddd.react.zombie-obstacles")
def test_a_victim_behind_a_wall_draws_nobody() -> None:
    game = cleared("bruce", "nina", victims="1")
    state = state_of(game)
    for survivor in state.survivors:
        survivor.room, survivor.group = 16, 0
    # A wall is between the Horde in 28 and the Victim in 26; over 18 it comes to the Survivors.
    state.extras.victims = [Victim(26, False, 0)]
    zombies(game, 28, 1)
    stage(game, Reactions(0), dice=(REINFORCEMENT, FAILURE, FAILURE))
    assert (len(state.hordes[16]), len(state.hordes[28])) == (1, 0)


@rule("ddd.tdie.zombie-reaction")
def test_the_event_of_the_first_tile_draws_zombies_to_that_tile_only() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    open_lock(game, 0)
    state.survivors[0].room, state.survivors[1].room = 0, 10
    zombies(game, 12, 1)
    # Nina in 10 is nearer, but Bruce has caused the event.
    stage(game, Terror(1, 0), dice=(REINFORCEMENT, FAILURE))
    assert (len(state.hordes[0]), len(state.hordes[10])) == (1, 0)


@rule("ddd.finale.wound-cube", "ddd.char.bruce.innate")
def test_only_own_cubes_can_be_given_up() -> None:
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    cubes(game, left=(0,), middle=(0, 0))
    choose(game, ShareAp, who=0, other=1, points=-2)
    # Bruce holds one cube of his own and two of Nina's.
    assert hands(game) == [3, 2]
    cubes(game, left=(0,))
    assert hands(game) == [2, 2]
    state.asking = None
    state.agenda = []
    wound(state, 0, state.settings.track.index(3), "ddd.cdie.damage")
    stage(game)
    assert {option.place for option in state.offered if isinstance(option, GiveUpCube)} == {LEFT, MIDDLE}
    choose(game, GiveUpCube, place=LEFT)
    assert (state.left_cubes, hands(game)) == ([0], [2, 2])
    # A single cube of the own hand is one that can be given up.
    state.survivors[1].ap -= 1
    state.left_cubes.append(1)
    wound(state, 1, state.settings.track.index(3), "ddd.cdie.damage")
    stage(game)
    assert {option.place for option in state.offered if isinstance(option, GiveUpCube)} == {HAND, LEFT}


@rule("ddd.door.force", "ddd.darkness.forced-door", "ddd.darkness.fire-icon")
def test_three_missing_symbols_are_three_spaces_and_the_icon_on_the_way_acts() -> None:
    game = acting("leo", "nina")
    state = state_of(game)
    for survivor in state.survivors:
        state.removed += survivor.right
        survivor.right = []
    big = next(at for at, code in enumerate(state.locks) if len(state.library.code_tokens[code]) == 3)
    state.locks[6], state.locks[big] = state.locks[big], state.locks[6]
    icon = before_fire_icon(game)
    state.darkness = icon - 2
    again(game)
    choose(game, TryDoor, who=0, lock=6)
    choose(game, ForceDoor, *place(1, 3))
    assert [event.space for event in events(game, DarknessGrew)] == [icon - 1, icon, icon + 1]
    assert state.flame == 2


@rule("ddd.adv.optional", "ddd.house.destroyed-tile")
def test_a_destroyed_tile_has_no_icons() -> None:
    game = acting("bruce", "nina", rooms=(18,), advanced_icons="on")
    destroy_tile(game, 14)
    again(game)
    choose(game, Move, who=0, room=28)
    assert events(game, LurkingRolled) == []


@rule("ddd.house.doors-reachable")
def test_a_sealed_room_is_named_by_its_tile() -> None:
    # The one door of I6 opens onto the wall of the tile beside it.
    plan = read_plan(content.library(), ONE_WAY.replace("I11/1", "I6/1"))
    sealed = {(one.code, one.place) for one in faults(plan, ("base",))}
    assert ("door_on_wall", 13) in sealed
    assert ("sealed_room", 13) in sealed


def test_everything_has_a_name_in_both_languages() -> None:
    library = content.library()
    kinds = {
        "tile": [tile.id for tile in library.tiles],
        "card": list(library.type_by_id),
        "ability": [one.id for profile in library.profiles for one in profile.abilities[1:]],
        "creature": [one.id for one in library.creatures],
        "nemesis": [one.id for one in library.nemeses],
    }
    assert len(kinds["card"]) == len({card.type.id for card in library.cards})
    for kind, ids in kinds.items():
        for id in ids:
            assert set(content.names()[kind][id]) == {"en", "it"}


@rule("ddd.house.advice-lab-row", "ddd.house.free-choice")
def test_how_hard_the_two_houses_of_the_book_are() -> None:
    library = content.library()
    found = {}
    for name in ("beginner", "hard"):
        plan = read_plan(library, " ".join(entry for row in content.houses()[name].rows for entry in row))
        found[name] = hardship(plan)
        # With all doors open it is five rooms from the Entrance to the Laboratory in both.
        assert way_to(house_of(plan, 0, 0, 0), 2 * plan.entrance, plan.laboratory) == 5
    # Twice the rooms in view and six for the Entrance among them, the way, and the rooms that are closed.
    assert found == {"beginner": 14 + 5 + 11, "hard": 38 + 5 + 10}
