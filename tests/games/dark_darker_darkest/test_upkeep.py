"""Upkeep: the event cycle, zombie entries, grouping, Darkness, the virus."""

import pytest

from tests.games.dark_darker_darkest.table import (
    ENTRANCE,
    FAILURE,
    HORDE_NEARBY,
    SUCCESS,
    acting,
    before_fire_icon,
    begun,
    burn,
    card,
    choose,
    cleared,
    events,
    place,
    stage,
    state_of,
    tell,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.darkness import AdvanceDarkness
from veglia.games.dark_darker_darkest.rules.events import (
    DarknessGrew,
    EventMoved,
    FireBroke,
    FireSpread,
    GroupFormed,
    PlaceRolled,
    TokenPlaced,
    TokenRevealed,
    VirusActed,
)
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.grouping import ActNext, Grouping, ReenterAt, ReturnAs
from veglia.games.dark_darker_darkest.rules.infection import VirusStep, remove_virus
from veglia.games.dark_darker_darkest.rules.placing import PutToken, ZombieEntry
from veglia.games.dark_darker_darkest.rules.round import BeginRound, EndRound, Events
from veglia.games.dark_darker_darkest.rules.state import CLOCK_EVENT, ENTRY_EVENT, FIRE_EVENT
from veglia.games.dark_darker_darkest.rules.wounds import action_points, eliminate, heal, wound
from veglia.kernel.machine import Event


@rule("ddd.event.start-position", "ddd.entry.second-each-round", "ddd.upkeep.order", "ddd.darkness.start")
def test_the_first_round_has_two_entries_before_the_first_action() -> None:
    game = begun(seed=4)
    state = state_of(game)
    told: list[Event] = []
    while not isinstance(state.asking, GroupActs):
        told += game.choose(state.offered[0])
    names = [type(event) for event in told]
    assert names.count(TokenPlaced) == 2
    first, second = [spot for spot, name in enumerate(names) if name is TokenPlaced]
    assert names.index(EventMoved) < first < names.index(GroupFormed) < second
    assert state.event == ENTRY_EVENT
    assert state.darkness == 0


@rule("ddd.event.cycle")
def test_the_event_marker_goes_round() -> None:
    game = cleared()
    state = state_of(game)
    state.event = CLOCK_EVENT
    stage(game, Events(), dice=place(2, 1))
    assert state.event == ENTRY_EVENT
    assert len(events(game, TokenPlaced)) == 1
    burn(game, 7, 1)
    stage(game, Events(), dice=(0,))
    assert state.event == FIRE_EVENT
    assert len(events(game, FireSpread)) == 1
    stage(game, Events())
    assert state.event == CLOCK_EVENT
    assert state.darkness == 1


@rule("ddd.fire.no-fire-no-spread", "ddd.darkness.event")
def test_without_a_fire_the_fire_event_does_nothing() -> None:
    game = cleared()
    state = state_of(game)
    state.event = ENTRY_EVENT
    stage(game, Events())
    assert events(game, FireSpread) == []


@rule("ddd.entry.dice", "ddd.entry.hidden")
def test_a_token_enters_face_down_on_the_rolled_tile() -> None:
    game = cleared()
    stage(game, ZombieEntry(), dice=place(1, 4))
    state = state_of(game)
    assert len(state.tokens[6]) == 1
    assert state.hordes[6] == ()
    assert (events(game, PlaceRolled)[0].row, events(game, PlaceRolled)[0].column) == (1, 4)


@rule("ddd.entry.reveal-los", "ddd.los.convert", "ddd.entry.no-attack")
def test_a_token_in_sight_is_turned_up_and_does_not_attack() -> None:
    game = cleared()
    stage(game, ZombieEntry(), dice=place(4, 2))
    state = state_of(game)
    assert state.tokens[32] == ()
    assert len(state.hordes[32]) == events(game, TokenRevealed)[0].count > 0
    assert all(survivor.wounds == 0 for survivor in state.survivors)


@rule("ddd.entry.two-room-open", "ddd.entry.two-room-corridor")
def test_on_a_tile_of_two_rooms_the_open_room_or_the_corridor_is_taken() -> None:
    game = cleared()
    state = state_of(game)
    stage(game, ZombieEntry(), dice=place(2, 1))
    assert len(state.tokens[10]) == 1
    state.house = state.house.with_lock_open(2)
    stage(game, ZombieEntry(), dice=place(2, 1))
    assert len(state.tokens[10]) == 2


@rule("ddd.entry.burning-tile")
def test_a_burning_tile_takes_a_token() -> None:
    game = cleared()
    burn(game, 3, 2)
    stage(game, ZombieEntry(), dice=place(1, 4))
    assert len(state_of(game).tokens[6]) == 1


@rule("ddd.entry.invalid-tile", "ddd.entry.d6-six")
@pytest.mark.parametrize("dice", [(0, 0), (0, 4), (2, 2), (1, 5)])
def test_closed_tiles_and_a_six_bring_the_token_next_to_a_survivor(dice: tuple[int, int]) -> None:
    game = cleared()
    burn(game, 18, 1)
    stage(game, ZombieEntry(), dice=dice)
    # Of the two tiles in sight next to the Entrance one burns.
    assert len(state_of(game).hordes[32]) > 0


@rule("ddd.entry.invalid-tile")
def test_players_choose_among_several_tiles() -> None:
    game = cleared()
    stage(game, ZombieEntry(), dice=(0, 5))
    assert [option.room for option in game.state.offered if isinstance(option, PutToken)] == [32, 36]
    choose(game, PutToken, room=36)
    assert state_of(game).hordes[36]


@rule("ddd.entry.invalid-fallback")
def test_without_such_a_tile_any_calm_one_is_chosen_and_the_token_stays_hidden() -> None:
    game = cleared()
    burn(game, 18, 1)
    burn(game, 16, 1)
    stage(game, ZombieEntry(), dice=(0, 5))
    rooms = [option.room for option in game.state.offered if isinstance(option, PutToken)]
    assert 2 in rooms
    assert not {32, 36, 0, 8} & set(rooms)
    choose(game, PutToken, room=2)
    assert len(state_of(game).tokens[2]) == 1


@rule("ddd.diff.reroll-six")
def test_a_lever_rerolls_sixes() -> None:
    game = cleared(reroll_six="on")
    stage(game, ZombieEntry(), dice=(0, 5, 5, 3))
    assert len(state_of(game).tokens[6]) == 1


@rule("ddd.entry.pool-empty", "ddd.entry.no-limit")
def test_an_empty_pool_ends_entries_and_rooms_have_no_limit() -> None:
    game = cleared()
    state = state_of(game)
    for _ in range(3):
        stage(game, ZombieEntry(), dice=place(1, 4))
    assert len(state.tokens[6]) == 3
    state.pool = []
    stage(game, ZombieEntry())
    assert events(game, PlaceRolled)[3:] == []


@rule("ddd.group.form", "ddd.group.mandatory", "ddd.group.order", "ddd.group.no-actions")
def test_survivors_of_a_room_are_a_group_and_players_choose_the_order() -> None:
    game = cleared()
    state = state_of(game)
    state.survivors[1].room = 32
    state.survivors[3].room = 32
    stage(game, Grouping(()))
    assert [option.group for option in state.offered if isinstance(option, ActNext)] == [0, 1]
    assert [survivor.group for survivor in state.survivors] == [1, 0, 1, 0]
    choose(game, ActNext, group=1)
    assert state.order == [1, 0]


@rule("ddd.darkness.fire-icon", "ddd.fire.outbreak")
def test_the_fire_icon_breaks_a_fire_out_or_lets_it_spread() -> None:
    game = cleared()
    state = state_of(game)
    icon = before_fire_icon(game)
    stage(game, AdvanceDarkness(1, "ddd.darkness.event"), dice=(0, 5, 0, 4, *place(2, 3)))
    # A six and the Laboratory are rolled again.
    assert (state.darkness, state.flame, state.fire[7]) == (icon, 7, 1)
    assert len(events(game, FireBroke)) == 1
    before_fire_icon(game)
    stage(game, AdvanceDarkness(1, "ddd.darkness.event"), dice=(0,))
    assert state.flame == 2


@rule("ddd.darkness.final-round", "ddd.end.lose-deadline", "ddd.lab.deadline")
def test_the_round_in_which_darkness_ends_is_the_last() -> None:
    game = cleared()
    state = state_of(game)
    state.darkness = 4
    stage(game, AdvanceDarkness(2, "ddd.darkness.event"), EndRound())
    assert state.darkness == 5
    assert len(events(game, DarknessGrew)) == 1
    assert game.result is not None
    assert (game.result.rule, game.result.winners) == ("ddd.end.lose-deadline", ())


@rule("ddd.diff.extra-round")
def test_a_lever_gives_one_more_round() -> None:
    game = cleared(extra_round="on")
    state = state_of(game)
    state.darkness = 4
    stage(game, AdvanceDarkness(1, "ddd.darkness.event"))
    assert state.last_round == 2
    state.agenda = []
    state.push(EndRound())
    state.round = 1
    state.agenda.pop().run(state)
    assert game.result is None
    state.agenda = []
    state.round = 2
    stage(game, EndRound())
    assert game.result is not None


@rule("ddd.darkness.fire-icon")
def test_darkness_moves_one_space_at_a_time_over_the_icon() -> None:
    game = cleared()
    state = state_of(game)
    icon = before_fire_icon(game)
    stage(game, AdvanceDarkness(2, "ddd.darkness.forced-door"), dice=place(2, 3))
    assert (state.darkness, state.flame) == (icon + 1, 7)


@rule("ddd.virus.active-at-two", "ddd.virus.cube-place", "ddd.virus.cube-move", "ddd.virus.ability-lost")
def test_the_virus_takes_abilities_from_the_right() -> None:
    game = cleared("lucy", "leo")
    state = state_of(game)
    lucy = state.survivors[0]
    lucy.bought = 0b00101
    lucy.virus_left = 1
    stage(game, VirusStep())
    assert lucy.cube == 0
    lucy.virus_left = 2
    stage(game, VirusStep())
    assert (lucy.cube, lucy.bought) == (1, 0b00101)
    stage(game, VirusStep())
    stage(game, VirusStep())
    # The third activation reaches the second ability, which is lost.
    assert (lucy.cube, lucy.bought) == (3, 0b00001)
    assert len(events(game, VirusActed)) == 3


@rule("ddd.virus.zombified", "ddd.death.removal", "ddd.virus.zombified-return")
def test_at_the_innate_ability_a_survivor_becomes_a_zombie() -> None:
    game = cleared("lucy", "leo")
    state = state_of(game)
    lucy = state.survivors[0]
    spray = card(game, 0, "first_aid_spray")
    lucy.codes.append(state.spare_codes.pop())
    lucy.virus_left = 2
    lucy.cube = 4
    stage(game, VirusStep())
    assert len(state.hordes[ENTRANCE]) == 1
    assert state.darkness == 1
    assert not lucy.is_in_play()
    assert spray in state.removed
    assert len(state.lost_codes) == 1
    stage(game, Grouping((0,)))
    choose(game, ReturnAs, profile=state.library.profile_by_id["nina"])
    assert (lucy.room, lucy.virus(), lucy.wounds, lucy.xp) == (ENTRANCE, 0, 0, 0)
    assert [state.card_type(one).id for one in lucy.right] == ["combat_knife"]


@rule("ddd.virus.antidote-cube-stays", "ddd.virus.resume", "ddd.virus.antidote-condition")
def test_after_an_antidote_the_cube_goes_on_from_where_it_stands() -> None:
    game = cleared("lucy", "leo")
    state = state_of(game)
    lucy = state.survivors[0]
    lucy.virus_left = 2
    stage(game, VirusStep())
    remove_virus(state, 0, "ddd.item.antidote")
    stage(game, VirusStep())
    assert (lucy.virus(), lucy.cube) == (1, 1)
    lucy.virus_left += 1
    stage(game, VirusStep())
    assert lucy.cube == 2


@rule("ddd.death.darkness", "ddd.darkness.death", "ddd.death.replacement", "ddd.death.causes")
def test_an_eliminated_survivor_is_replaced_at_the_next_grouping() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.survivors[0].xp = 7
    eliminate(state, 0, "ddd.survivor.skull")
    stage(game)
    stage(game, Grouping((0,)))
    assert state.darkness == 1
    assert len(events(game, DarknessGrew)) == 1
    # Nina is in play; Bruce himself may come again.
    profiles = [option.profile for option in state.offered if isinstance(option, ReturnAs)]
    assert profiles == [0, 1, 2, 3, 5, 6]
    choose(game, ReturnAs, profile=0)
    bruce = state.survivors[0]
    assert (bruce.room, bruce.xp, bruce.ap, bruce.bought) == (ENTRANCE, 0, 4, 1)
    assert [state.card_type(one).id for one in bruce.right] == ["handgun"]


@rule("ddd.survivor.start-of-round-refresh", "ddd.survivor.health-track", "ddd.upkeep.corner-reset")
def test_a_round_begins_with_the_action_points_of_health() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    bruce, nina = state.survivors
    bruce.ap = nina.ap = 0
    bruce.wounds = state.settings.track.index(3)
    nina.grip = 1
    state.used_corners = 7
    tell(game)
    state.event = FIRE_EVENT
    stage(game, BeginRound(), dice=place(1, 4))
    assert (bruce.ap, nina.ap, nina.held_ap) == (3, 1, 3)
    assert state.used_corners == 0


@rule("ddd.survivor.health-ap-next-round", "ddd.action.ap-from-health")
def test_wounds_change_the_action_points_of_the_next_round_only() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    wound(state, 0, 9, "ddd.cdie.damage")
    assert (state.survivors[0].ap, action_points(state, 0)) == (4, 2)
    heal(state, 0, 9, "ddd.corner.medicine")
    assert state.survivors[0].wounds == 0


@rule("ddd.camcheck.failure")
def test_a_whole_upkeep_runs_with_cameras_in_view() -> None:
    game = cleared(house="hard")
    state = state_of(game)
    state.cameras = [(16, 1)]
    state.event = FIRE_EVENT
    stage(game, BeginRound(), dice=(FAILURE, SUCCESS, SUCCESS, SUCCESS, HORDE_NEARBY))
    assert isinstance(state.offered[0], PutToken)
    assert state.darkness == 1


@rule("ddd.death.reentry")
def test_a_replacement_enters_a_burning_entrance_or_next_to_it() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.survivors[1].room = 12
    eliminate(state, 0, "ddd.survivor.skull")
    stage(game)
    burn(game, 17, 2)
    stage(game, Grouping((0,)))
    choose(game, ReturnAs, profile=0)
    assert [option.room for option in state.offered if isinstance(option, ReenterAt)] == [ENTRANCE, 32, 36]
    choose(game, ReenterAt, room=ENTRANCE)
    assert (state.survivors[0].room, state.survivors[0].wounds) == (ENTRANCE, 2)
    # It takes part in this Round.
    assert {survivor.group for survivor in state.survivors} == {0, 1}


@rule("ddd.zexp.reveal")
def test_a_special_token_brings_its_zombie_and_some_normal_ones() -> None:
    game = cleared(guts="2")
    state = state_of(game)
    special = len(state.library.zombie_tokens) + 10
    state.pool.remove(special)
    state.pool.append(special)
    stage(game, ZombieEntry(), dice=(*place(4, 2), 2))
    # The D4 shows 3.
    assert state.hordes[32] == (0, 0, 0, 2)
