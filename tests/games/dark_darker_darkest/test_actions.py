"""Actions of Survivors: groups, moving, searching, trading, inventories, experience."""

from tests.games.dark_darker_darkest.table import (
    CREATURE_ENTRANCE,
    CROSSHAIR,
    ENTRANCE,
    FAILURE,
    FIRE,
    HORDE_NEARBY,
    RETREAT,
    SUCCESS,
    acting,
    again,
    card,
    choose,
    cleared,
    destroy_tile,
    end_group,
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
from veglia.games.dark_darker_darkest.rules.actions.move import GoTogether, JoinMove, LeadMove, Move
from veglia.games.dark_darker_darkest.rules.actions.search import Hand, Search
from veglia.games.dark_darker_darkest.rules.actions.trade import Give, GiveCode, Take, TakeCode
from veglia.games.dark_darker_darkest.rules.ammunition import Reload
from veglia.games.dark_darker_darkest.rules.buying import BuyAbility
from veglia.games.dark_darker_darkest.rules.effects import burden
from veglia.games.dark_darker_darkest.rules.equipping import equip
from veglia.games.dark_darker_darkest.rules.events import (
    CreatureEntered,
    GroupEnded,
    TerrorCame,
    TokenRevealed,
)
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.overflow import Discard, PassOn
from veglia.games.dark_darker_darkest.rules.round import BeginActions
from veglia.games.dark_darker_darkest.rules.thing_events import Searched
from veglia.games.dark_darker_darkest.rules.wounds import gain_xp


@rule("ddd.action.free-interleave", "ddd.action.repeat", "ddd.survivor.ap-box", "ddd.move.basic")
def test_members_of_a_group_alternate_as_they_like() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    choose(game, Move, who=0, room=32)
    choose(game, Move, who=0, room=ENTRANCE)
    choose(game, Move, who=1, room=36)
    choose(game, Move, who=0, room=32)
    assert [survivor.ap for survivor in state.survivors] == [1, 3]
    choose(game, Move, who=0, room=22)
    assert not has(game, Move, who=0)
    assert has(game, Move, who=1)


@rule("ddd.action.phase-sequence", "ddd.action.active-group", "ddd.group.complete-first", "ddd.group.fixed")
def test_groups_act_one_after_the_other() -> None:
    game = cleared("bruce", "nina", "leo", "jack", seats=2)
    state = state_of(game)
    for who, group in enumerate((0, 1, 1, 2)):
        state.survivors[who].group = group
        state.survivors[who].room = (ENTRANCE, 12, 12, 18)[group]
    state.order = [1, 0, 2]
    stage(game, BeginActions())
    assert state.active == 1
    assert {option.who for option in state.offered if isinstance(option, Move)} == {1, 2}
    # Nina walks into the room of the next group and still belongs to her own.
    end_group(game)
    assert state.active == 0
    assert len(events(game, GroupEnded)) == 1
    assert {option.who for option in state.offered if isinstance(option, Move)} == {0}


def test_options_are_divided_among_seats_only_where_there_are_several() -> None:
    alone = cleared("bruce", "nina", seats=1)
    shared = cleared("bruce", "nina", seats=2)
    for game in (alone, shared):
        for survivor in state_of(game).survivors:
            survivor.group = 0
        stage(game, GroupActs(0))

    assert alone.numbers(0) == list(range(len(alone.state.offered)))
    assert alone.numbers(1) == []
    for seat in (0, 1):
        mine = [state_of(shared).offered[number] for number in shared.numbers(seat)]
        assert {option.who for option in mine if isinstance(option, Move)} == {seat}


@rule("ddd.action.end-early", "ddd.upkeep.group-section")
def test_ending_loses_the_other_action_points() -> None:
    game = acting("bruce", "nina")
    end_group(game)
    assert [survivor.ap for survivor in state_of(game).survivors] == [0, 0]


@rule("ddd.move.blocked", "ddd.move.two-room-tile")
def test_walls_and_closed_doors_block_and_a_second_room_is_a_move_away() -> None:
    game = acting("bruce", "nina", rooms=(32,))
    state = state_of(game)
    assert {option.room for option in state.offered if isinstance(option, Move)} == {22, ENTRANCE}
    open_lock(game, 9)
    again(game)
    choose(game, Move, who=0, room=33)
    assert (state.survivors[0].room, state.survivors[0].ap) == (33, 3)


@rule("ddd.move.enemy-lock")
def test_enemies_hold_survivors() -> None:
    game = acting("bruce", "nina")
    zombies(game, ENTRANCE, 1)
    again(game)
    assert not has(game, Move)
    assert has(game, Search)


@rule("ddd.move.reveal", "ddd.los.uses", "ddd.los.straight", "ddd.los.own-room")
def test_moving_reveals_tokens_in_sight() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    token(game, 12, 4)
    token(game, 20, 2)
    choose(game, Move, who=0, room=32)
    assert (len(state.hordes[12]), state.tokens[12]) == (4, ())
    # Round the corner.
    assert len(state.tokens[20]) == 1
    assert events(game, TokenRevealed)[0].count == 4


@rule("ddd.los.blockers")
def test_closed_doors_and_destroyed_tiles_hide_tokens() -> None:
    game = acting("bruce", "nina", rooms=(32,))
    state = state_of(game)
    destroy_tile(game, 11)
    token(game, 12, 4)
    token(game, 33, 2)
    choose(game, Search, FAILURE, SUCCESS, HORDE_NEARBY, who=0)
    assert (len(state.tokens[12]), len(state.tokens[33])) == (1, 1)


@rule("ddd.los.destroyed-blind")
def test_in_a_destroyed_tile_one_sees_only_the_own_room() -> None:
    state = state_of(cleared())
    house = state.house.with_destroyed(6)
    assert house.seen(12) == [12]
    assert 12 not in house.seen(22)
    assert state.house.can_see(22, 12)


@rule("ddd.move.simultaneous")
def test_survivors_move_together_and_each_pays() -> None:
    game = acting("bruce", "nina", "leo")
    state = state_of(game)
    choose(game, LeadMove, who=0, room=32)
    choose(game, JoinMove, who=2)
    assert [survivor.room for survivor in state.survivors] == [32, ENTRANCE, 32]
    assert [survivor.ap for survivor in state.survivors] == [3, 4, 3]
    assert has(game, LeadMove, who=0)
    choose(game, Move, who=1, room=32)
    choose(game, LeadMove, who=0, room=22)
    choose(game, JoinMove, who=1)
    choose(game, GoTogether)
    assert [survivor.room for survivor in state.survivors] == [22, 22, 32]


@rule("ddd.search.action", "ddd.search.success", "ddd.search.once-per-room", "ddd.search.failures-no-cancel")
def test_a_search_draws_a_card_for_each_success() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    deck = state.pile[-1:]
    choose(game, Search, SUCCESS, FAILURE, FIRE, who=0)
    assert len(events(game, Searched)[0].faces) == 2
    choose(game, Hand, to=1)
    assert set(deck) <= {*state.survivors[1].left, *state.survivors[1].right}
    assert not has(game, Search)
    assert state.survivors[0].ap == 3


@rule("ddd.search.distribute")
def test_each_survivor_gets_one_card_at_most() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    choose(game, Search, SUCCESS, SUCCESS, FIRE, who=0)
    first = state.offered[0]
    assert isinstance(first, Hand)
    choose(game, Hand, card=first.card, to=1)
    assert [len(survivor.left) + len(survivor.right) for survivor in state.survivors] == [2, 2]


@rule("ddd.search.terror-trigger", "ddd.tdie.when-search", "ddd.tdie.creature-entry")
def test_two_equal_results_bring_the_terror_event_after_the_finds() -> None:
    game = acting("bruce", "nina", "leo")
    state = state_of(game)
    choose(game, Search, SUCCESS, CROSSHAIR, CROSSHAIR, CREATURE_ENTRANCE, who=0)
    assert events(game, TerrorCame) == []
    choose(game, Hand, *place(1, 3), to=0)
    assert len(events(game, CreatureEntered)) == 1
    assert state.creature is not None
    assert state.searched >> ENTRANCE & 1


@rule("ddd.search.terror-otherwise")
def test_without_equal_results_the_terror_die_is_ignored() -> None:
    game = acting("bruce", "nina")
    choose(game, Search, CROSSHAIR, RETREAT, CREATURE_ENTRANCE, who=0)
    assert events(game, TerrorCame) == []
    assert has(game, Search)


@rule("ddd.search.two-room-tile", "ddd.search.action")
def test_each_room_of_a_tile_can_be_searched_but_no_destroyed_tile() -> None:
    game = acting("bruce", "nina", rooms=(32, 33))
    choose(game, Search, SUCCESS, FIRE, who=0)
    assert has(game, Search, who=1)
    assert not has(game, Search, who=0)
    destroy_tile(game, 16)
    again(game)
    assert not has(game, Search)


@rule("ddd.trade.action", "ddd.trade.active-only", "ddd.trade.what", "ddd.inventory.code-tokens-free")
def test_cards_and_code_tokens_change_hands() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    bruce, nina = state.survivors
    nina.group = 1
    nina.codes.append(state.spare_codes.pop())
    again(game)
    knife = nina.right[0]
    choose(game, Take, who=0, other=1, card=knife)
    assert knife in bruce.right
    choose(game, TakeCode, who=0, other=1, code=bruce.codes[0] if bruce.codes else nina.codes[0])
    assert len(bruce.codes) == 1
    choose(game, GiveCode, who=0, to=1, code=bruce.codes[0])
    choose(game, Give, who=0, to=1, card=knife)
    assert knife in nina.right
    assert bruce.ap == 0
    assert not has(game, Take)


@rule("ddd.inventory.overflow", "ddd.inventory.cards-count", "ddd.inventory.overflow-alternatives")
def test_who_carries_too_much_discards_or_passes_on() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    spray = card(game, 0, "first_aid_spray")
    for name in ("map", "wirecutter", "gas_mask"):
        card(game, 0, name)
    choose(game, Search, SUCCESS, CROSSHAIR, FIRE, who=0)
    choose(game, Hand, to=0)
    assert len(state.survivors[0].left) + len(state.survivors[0].right) == 6
    assert has(game, Discard, card=spray)
    choose(game, PassOn, card=spray, to=1)
    assert spray in state.survivors[1].left
    assert state.survivors[0].ap == 2
    assert isinstance(state.asking, GroupActs)


@rule("ddd.inventory.overflow")
def test_what_is_discarded_leaves_the_game() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    spray = card(game, 0, "first_aid_spray")
    for name in ("map", "wirecutter", "gas_mask"):
        card(game, 0, name)
    choose(game, Search, SUCCESS, CROSSHAIR, FIRE, who=0)
    choose(game, Hand, to=0)
    choose(game, Discard, card=spray)
    assert spray in state.removed


@rule("ddd.inventory.virus-counts")
def test_virus_tokens_take_space() -> None:
    state = state_of(acting("bruce", "nina"))
    state.survivors[0].virus_left = 2
    assert burden(state, 0) == 3


@rule("ddd.equip.ammo", "ddd.equip.consumable", "ddd.item.handgun-ammo", "ddd.equip.consumable-timing")
def test_ammunition_reloads_its_own_weapon_for_free() -> None:
    game = acting("bruce", "leo")
    state = state_of(game)
    gun = state.survivors[0].right[0]
    state.ammo[gun] = 1
    ammo = card(game, 0, "handgun_ammo")
    wrong = card(game, 0, "shotgun_ammo")
    again(game)
    assert not has(game, Reload, card=wrong)
    choose(game, Reload, card=ammo, weapon=gun)
    assert (state.ammo[gun], state.survivors[0].ap) == (5, 4)
    assert ammo in state.removed


@rule(
    "ddd.xp.buy-ability", "ddd.xp.spend-anytime", "ddd.survivor.ability-order", "ddd.survivor.ability-tokens"
)
def test_abilities_are_bought_at_any_time_in_any_order() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    state.survivors[0].xp = 6
    offers = [option.ability for option in game.asides if isinstance(option, BuyAbility)]
    assert offers == [1, 2]
    game.choose(-2)
    assert (state.survivors[0].xp, state.survivors[0].bought) == (1, 0b00101)
    assert isinstance(state.asking, GroupActs)


@rule("ddd.survivor.xp-track-cap")
def test_experience_ends_at_ten() -> None:
    state = state_of(acting("bruce", "nina"))
    gain_xp(state, 0, 25, "ddd.xp.zombie")
    assert state.survivors[0].xp == 10


@rule("ddd.equip.hands", "ddd.equip.swap-free", "ddd.equip.gear")
def test_two_hands_hold_what_is_needed() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    bruce = state.survivors[0]
    gun = bruce.right[0]
    armor = card(game, 0, "armor")
    shotgun = card(game, 0, "shotgun")
    equip(state, 0, [armor])
    assert bruce.right == [gun, armor]
    equip(state, 0, [shotgun])
    assert bruce.right == [shotgun]
    assert sorted(bruce.left) == sorted([gun, armor])
    assert bruce.ap == 4
