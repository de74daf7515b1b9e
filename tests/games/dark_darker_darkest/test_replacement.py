"""Eliminated Survivors and who comes in their place."""

from tests.games.dark_darker_darkest.table import (
    ENTRANCE,
    SUCCESS,
    acting,
    burn,
    card,
    choose,
    cleared,
    destroy_tile,
    events,
    find,
    has,
    place,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.abilities.innate_jack import FreeAttack
from veglia.games.dark_darker_darkest.rules.attack_results import HitZombie
from veglia.games.dark_darker_darkest.rules.events import Died, GroupFormed, Returned
from veglia.games.dark_darker_darkest.rules.group_actions import EndGroup, GroupActs
from veglia.games.dark_darker_darkest.rules.grouping import Grouping, ReenterAt, ReturnAs
from veglia.games.dark_darker_darkest.rules.round import BeginRound
from veglia.games.dark_darker_darkest.rules.state import ENTRY_EVENT
from veglia.games.dark_darker_darkest.rules.wounds import eliminate

RULE = "ddd.survivor.skull"
# Zombies that enter behind closed doors or far away: the D4 and the D6.
FAR_AWAY = place(1, 3)


@rule("ddd.death.reentry")
def test_who_dies_in_the_events_of_an_upkeep_comes_back_in_the_next_one() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    bruce = state.survivors[0]
    bruce.room = 12
    bruce.wounds = state.settings.health - 1
    # The next event is the spread of the fire, west into the tile of Bruce.
    state.event = ENTRY_EVENT
    burn(game, 7, 1)
    stage(game, BeginRound(), dice=(3, *FAR_AWAY))
    assert [event.who for event in events(game, Died)] == [0]
    # The same Upkeep forms one group, of Nina; nobody is asked for a replacement.
    assert [event.members for event in events(game, GroupFormed)] == [(1,)]
    assert isinstance(state.asking, GroupActs)
    assert not bruce.is_in_play()
    # Fire after the actions, then the clock, which adds to the Darkness of the death, then the Grouping.
    choose(game, EndGroup, 0)
    assert (state.round, state.darkness) == (3, 2)
    choose(game, ReturnAs, *FAR_AWAY, profile=0)
    assert [event.who for event in events(game, Returned)] == [0]
    assert bruce.room == ENTRANCE


@rule("ddd.death.replacement")
def test_a_replacement_has_not_used_what_the_eliminated_one_had() -> None:
    game = acting("jack", "nina", rooms=(ENTRANCE, 12))
    state = state_of(game)
    jack = state.survivors[0]
    zombies(game, ENTRANCE, 2)
    state.asking = None
    stage(game, GroupActs(0))
    choose(game, FreeAttack, SUCCESS, SUCCESS, who=0, card=jack.right[0])
    choose(game, HitZombie)
    choose(game, HitZombie)
    assert not has(game, FreeAttack)
    card(game, 0, "map")
    eliminate(state, 0, RULE)
    state.asking = None
    state.agenda = []
    stage(game, Grouping((0,)))
    choose(game, ReturnAs, profile=state.library.profile_by_id["jack"])
    zombies(game, ENTRANCE, 1)
    state.asking = None
    stage(game, GroupActs(jack.group))
    assert find(game, FreeAttack, who=0) is not None
    assert (len(jack.right), jack.left, jack.ap, jack.xp) == (1, [], 4, 0)


@rule("ddd.death.reentry")
def test_with_a_destroyed_entrance_the_replacement_takes_the_damage_or_enters_beside_it() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    state.survivors[1].room = 12
    destroy_tile(game, 17)
    eliminate(state, 0, RULE)
    state.agenda = []
    stage(game, Grouping((0,)))
    choose(game, ReturnAs, profile=0)
    assert [option.room for option in state.offered if isinstance(option, ReenterAt)] == [ENTRANCE, 32, 36]
    choose(game, ReenterAt, room=ENTRANCE)
    assert state.survivors[0].wounds == 3


@rule("ddd.death.removal", "ddd.death.replacement")
def test_a_starting_card_that_somebody_else_holds_stays_there() -> None:
    game = cleared("leo", "nina")
    state = state_of(game)
    leo, nina = state.survivors
    axe = leo.right.pop()
    nina.left.append(axe)
    eliminate(state, 0, RULE)
    state.agenda = []
    stage(game, Grouping((0,)))
    choose(game, ReturnAs, profile=state.library.profile_by_id["leo"])
    assert (leo.right, leo.left) == ([], [])
    assert axe in nina.left


@rule("ddd.death.darkness")
def test_two_deaths_at_once_advance_darkness_twice_and_the_house_goes_on_without_anybody() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    for survivor in state.survivors:
        survivor.room = 12
        survivor.wounds = state.settings.health - 1
    state.event = ENTRY_EVENT
    burn(game, 7, 1)
    # West into the room of both; the entry; no group acts; the clock; then both come back.
    stage(game, BeginRound(), dice=(3, *FAR_AWAY, *place(2, 1)))
    assert [event.who for event in events(game, Died)] == [0, 1]
    assert (state.round, state.darkness) == (3, 3)
    assert state.result is None
    choose(game, ReturnAs, profile=0)
    # Bruce is taken, Nina may come again.
    assert not has(game, ReturnAs, profile=0)
    choose(game, ReturnAs, *FAR_AWAY, profile=state.library.profile_by_id["nina"])
    assert [survivor.room for survivor in state.survivors] == [ENTRANCE, ENTRANCE]
