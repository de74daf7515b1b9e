"""Rulings where the book is silent, about Rounds, fire, items and who decides: each test names its gap."""

import pytest

from tests.games.dark_darker_darkest.table import (
    CREATURE_ENTRANCE,
    CROSSHAIR,
    ENTRANCE,
    FIRE,
    HORDE_NEARBY,
    SUCCESS,
    acting,
    again,
    begun,
    burn,
    card,
    choose,
    cleared,
    creature,
    destroy_tile,
    events,
    has,
    place,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.extinguish import Extinguish
from veglia.games.dark_darker_darkest.rules.actions.open_door import TryDoor
from veglia.games.dark_darker_darkest.rules.actions.search import Hand, Search
from veglia.games.dark_darker_darkest.rules.actions.trade import GiveCode
from veglia.games.dark_darker_darkest.rules.camera_checks import CameraStep
from veglia.games.dark_darker_darkest.rules.events import CameraChecked, CreatureEntered, FireSpread
from veglia.games.dark_darker_darkest.rules.fire import BreakOut, Spread
from veglia.games.dark_darker_darkest.rules.group_actions import EndGroup, GroupActs
from veglia.games.dark_darker_darkest.rules.grouping import ActNext, Grouping
from veglia.games.dark_darker_darkest.rules.harming import hurt_creature
from veglia.games.dark_darker_darkest.rules.infection import VirusStep
from veglia.games.dark_darker_darkest.rules.items.antidote import UseAntidote
from veglia.games.dark_darker_darkest.rules.items.gas_mask import WearMask
from veglia.games.dark_darker_darkest.rules.items.map import ReadMap
from veglia.games.dark_darker_darkest.rules.pieces import GRIPPED
from veglia.games.dark_darker_darkest.rules.round import BeginActions
from veglia.games.dark_darker_darkest.rules.terror import Terror
from veglia.games.dark_darker_darkest.rules.thing_events import DoorOpened
from veglia.kernel.window import Pass

SPREAD = "ddd.fire.spread"


@rule("ddd.extinguish.last-marker", "ddd.fire.one-fire")
def test_the_counter_stays_where_the_last_marker_of_its_tile_was() -> None:
    """Gap extinguish-action: fire burns elsewhere, so it goes on from the counter."""
    game = acting("nina", "leo", rooms=(12,))
    state = state_of(game)
    burn(game, 14, 1)
    burn(game, 6, 1)
    again(game)
    choose(game, Extinguish, who=0)
    assert (state.fire[6], state.flame) == (0, 6)
    state.asking = None
    stage(game, Spread(SPREAD), dice=(0,))
    assert (state.flame, state.fire[1]) == (1, 1)


@rule("ddd.fire.outbreak", "ddd.fire.bounds")
def test_a_fire_breaks_out_where_it_can_and_hurts_nobody_yet() -> None:
    """Gaps creature-entry-six and outbreak-damage: sixes, the Laboratory and ruins are rolled again."""
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.survivors[0].room = 2
    destroy_tile(game, 6)
    stage(game, BreakOut("ddd.tdie.fire"), dice=(*place(1, 6), *place(1, 5), *place(2, 2), *place(1, 2)))
    assert (state.flame, state.fire[1]) == (1, 1)
    assert [survivor.wounds for survivor in state.survivors] == [0, 0]


@rule("ddd.char.leo.innate", "ddd.item.gas-mask", "ddd.fire.survivors")
def test_leo_is_hurt_by_fire_that_comes_to_him_unless_he_wears_a_mask() -> None:
    """Gap leo-spread-damage."""
    for has_mask, wounds in ((False, 1), (True, 0)):
        game = acting("leo", "nina", rooms=(12, ENTRANCE))
        state = state_of(game)
        mask = card(game, 0, "gas_mask")
        again(game)
        if has_mask:
            choose(game, WearMask, card=mask)
        burn(game, 7, 1)
        state.asking = None
        state.agenda = []
        stage(game, Spread(SPREAD), dice=(3,))
        assert state.survivors[0].wounds == wounds


@rule("ddd.item.map", "ddd.equip.consumable-timing", "ddd.grip.no-abilities")
def test_items_of_a_roll_belong_to_anybody_who_is_not_gripped() -> None:
    """Gap item-timing: the Map works from afar, in any phase."""
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.survivors[1].room = 12
    card(game, 1, "map")
    stage(game, Terror(3, 17))
    assert has(game, Pass)
    choose(game, ReadMap, CREATURE_ENTRANCE, *place(1, 3), who=1)
    assert len(events(game, CreatureEntered)) == 1
    card(game, 1, "wirecutter")
    state.survivors[1].left.append(state.removed.pop())
    state.survivors[1].grip = GRIPPED
    zombies(game, 12, 1)
    # Nobody is asked: the fire breaks out at once.
    stage(game, Terror(3, 17), dice=place(4, 2))
    assert state.asking is None
    assert state.flame == 16


@rule("ddd.item.gas-can", "ddd.survivor.starting-weapon")
def test_gas_cans_are_in_the_deck_only_with_bunny() -> None:
    """Gap gas-can."""
    for party, cans in ((("bunny", "nina"), 2), (("bruce", "nina"), 0)):
        state = state_of(begun(*party))
        assert [state.card_type(one).id for one in state.pile].count("gas_can") == cans


@rule("ddd.char.nina.virus-resistance", "ddd.item.antidote")
def test_nina_needs_three_tokens_for_an_antidote_until_the_ability_is_lost() -> None:
    """Gap nina-antidote."""
    game = acting("nina", "leo")
    state = state_of(game)
    nina = state.survivors[0]
    nina.bought |= 1 << 4
    assert state.profile(0).abilities[4].id == "virus_resistance"
    card(game, 0, "antidote")
    nina.virus_left = 2
    again(game)
    assert not has(game, UseAntidote)
    nina.virus_left = 3
    again(game)
    assert has(game, UseAntidote)
    state.asking = None
    state.agenda = []
    stage(game, VirusStep())
    # The rightmost ability is gone; the third token stays, and two are enough from now on.
    assert (nina.bought & 1 << 4, nina.virus(), nina.cube) == (0, 3, 1)
    stage(game, GroupActs(0))
    choose(game, UseAntidote, who=0)
    state.asking = None
    state.agenda = []
    stage(game, VirusStep())
    assert (nina.virus(), nina.cube) == (2, 2)


@rule("ddd.search.success", "ddd.search.once-per-room")
def test_with_an_empty_deck_nothing_is_drawn_and_the_room_is_searched() -> None:
    """Gap search-order: discards never return."""
    game = acting("bruce", "nina")
    state = state_of(game)
    state.removed += state.pile
    state.pile = []
    choose(game, Search, SUCCESS, SUCCESS, HORDE_NEARBY, who=0)
    assert not has(game, Hand)
    assert isinstance(state.asking, GroupActs)
    assert not has(game, Search)


@rule("ddd.goal.multi-control", "ddd.group.order")
def test_joint_decisions_are_open_to_all_seats_and_own_ones_to_one() -> None:
    """Gap joint-decisions."""
    game = cleared("bruce", "nina", seats=2)
    state = state_of(game)
    state.survivors[1].room = 12
    stage(game, Grouping(()))
    assert state.asking is not None
    assert state.asking.seats(state) == (0, 1)
    assert [len(game.numbers(seat)) for seat in (0, 1)] == [2, 2]
    game.choose(game.numbers(1)[0], seat=1)
    state.active = 0
    nina = state.survivors[1].group
    stage(game, GroupActs(nina))
    assert state.asking is not None
    assert state.asking.seats(state) == (1,)
    assert not has(game, ActNext)


@rule("ddd.darkness.final-round", "ddd.end.lose-deadline")
def test_darkness_that_ends_after_the_last_action_ends_the_game() -> None:
    """Gap darkness-late-final: the fire of the last group destroys a tile."""
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.darkness = 4
    state.order = [0]
    burn(game, 0, 2)
    stage(game, BeginActions())
    choose(game, EndGroup, 0)
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((), "ddd.end.lose-deadline")
    assert [event.tile for event in events(game, FireSpread)] == [0]


@rule("ddd.setup.creature-stack", "ddd.creature.elimination")
def test_boards_set_aside_are_shuffled_into_a_new_stack() -> None:
    """Gap creature-pile."""
    game = cleared("bruce", "nina")
    state = state_of(game)
    creature(game, "gorilla", 2)
    state.creature_out, state.creature_pile = state.creature_pile, []
    assert state.creature is not None
    kind = state.creature.kind
    for area, most in enumerate(state.creature_type().damage):
        for _ in range(most):
            hurt_creature(state, area, True, "ddd.creature.damage-choice")
    assert state.creature_out[-1] == kind
    assert [survivor.xp for survivor in state.survivors] == [2, 2]
    stage(game, Terror(2, 17), dice=(*place(1, 3), 0, 0, 0, 0))
    assert len(events(game, CreatureEntered)) == 1
    assert (len(state.creature_pile), state.creature_out) == (4, [])


@rule("ddd.char.leo.concealment", "ddd.camcheck.when")
def test_leo_alone_in_view_is_not_checked_at_all() -> None:
    """Gap camera-check-list."""
    game = cleared("leo", "nina")
    state = state_of(game)
    state.survivors[0].room = 12
    state.survivors[0].bought |= 0b10
    state.cameras = [(7, 3)]
    stage(game, CameraStep())
    assert events(game, CameraChecked) == []


@rule("ddd.door.open-action")
def test_symbols_of_gripped_and_of_other_groups_do_not_count_for_a_door() -> None:
    """Gap door-action."""
    for helper, opens in (("group", True), ("gripped", False), ("other", False)):
        game = acting("leo", "nina", "bruce")
        state = state_of(game)
        for survivor in state.survivors:
            state.removed += survivor.right
            survivor.right = []
        small = next(at for at, code in enumerate(state.locks) if len(state.library.code_tokens[code]) == 2)
        state.locks[6], state.locks[small] = state.locks[small], state.locks[6]
        for colour in state.library.code_tokens[state.locks[6]]:
            number = next(one for one in state.pile if state.card(one).colour == colour)
            state.pile.remove(number)
            state.survivors[1].left.append(number)
        if helper == "gripped":
            state.survivors[1].grip = GRIPPED
            zombies(game, ENTRANCE, 1)
        elif helper == "other":
            state.survivors[1].group = 1
        again(game)
        choose(game, TryDoor, who=0, lock=6)
        assert bool(events(game, DoorOpened)) == opens
        # The cards stay, the opener has the token, and everybody has learned from it.
        assert len(state.survivors[1].left) == 2
        assert (len(state.survivors[0].codes), state.survivors[2].xp) == (int(opens), int(opens))


@rule("ddd.char.lucy.coordinator")
@pytest.mark.parametrize("ap", [0, 1])
def test_a_coordinator_also_gives_code_tokens_for_nothing(ap: int) -> None:
    """Gap abilities-detail."""
    game = acting("lucy", "nina")
    state = state_of(game)
    lucy = state.survivors[0]
    lucy.bought |= 0b10
    assert state.profile(0).abilities[1].id == "coordinator"
    lucy.codes.append(state.spare_codes.pop())
    lucy.ap = ap
    again(game)
    choose(game, GiveCode, who=0, to=1, code=lucy.codes[0])
    assert (lucy.codes, len(state.survivors[1].codes), lucy.ap) == ([], 1, ap)


@rule("ddd.char.lucy.researcher", "ddd.grip.no-abilities")
def test_a_gripped_researcher_finds_nothing_more() -> None:
    """Gap abilities-detail: room effects do not work while their owner is gripped."""
    game = acting("nina", "lucy", "leo")
    state = state_of(game)
    lucy = state.survivors[1]
    lucy.bought |= 0b11111
    lucy.grip = GRIPPED
    zombies(game, ENTRANCE, 1)
    again(game)
    choose(game, Search, SUCCESS, CROSSHAIR, FIRE, who=0)
    assert len({option.card for option in state.offered if isinstance(option, Hand)}) == 1
    # The gripped one may receive what was found.
    choose(game, Hand, to=1)
    assert len(lucy.left) + len(lucy.right) == 2
