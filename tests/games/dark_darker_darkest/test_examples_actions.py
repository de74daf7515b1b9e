"""The worked examples of the rulebook about the actions of Survivors: groups, moving, Searches, codes."""

from tests.games.dark_darker_darkest.table import (
    CREATURE_ENTRANCE,
    CROSSHAIR,
    FAILURE,
    REPEL,
    RETREAT,
    SUCCESS,
    acting,
    again,
    burn,
    choose,
    cleared,
    events,
    find,
    has,
    place,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.escape import BreakFree, HelpFree, RollEscape
from veglia.games.dark_darker_darkest.rules.actions.move import JoinMove, LeadMove, Move
from veglia.games.dark_darker_darkest.rules.actions.search import Hand, Search
from veglia.games.dark_darker_darkest.rules.actions.terminal import InsertCode
from veglia.games.dark_darker_darkest.rules.events import (
    CreatureEntered,
    EscapeRolled,
    FireSpread,
    GroupBegan,
    GroupEnded,
    LurkingRolled,
    RoundBegan,
)
from veglia.games.dark_darker_darkest.rules.group_actions import EndGroup, GroupActs
from veglia.games.dark_darker_darkest.rules.pieces import FREE, GRIPPED
from veglia.games.dark_darker_darkest.rules.round import BeginActions
from veglia.kernel.game import Game

# Tile 14, room 28, has the icon of the Lurking Creature; one comes to it from 18.
BEFORE_LURKING, LURKING = 18, 28


@rule("ddd.action.phase-sequence", "ddd.group.complete-first")
def test_example_three_groups() -> None:
    """The example three-groups: Nina (green) and Leo (purple); Bruce; Lucy (yellow) and Jack (blue)."""
    game = cleared("nina", "leo", "bruce", "lucy", "jack")
    state = state_of(game)
    for survivor, (group, room) in zip(
        state.survivors, ((0, 34), (0, 34), (1, 12), (2, 18), (2, 18)), strict=True
    ):
        survivor.group, survivor.room = group, room
    state.order = [0, 1, 2]
    burn(game, 3, 1)
    stage(game, BeginActions())
    seen: list[str] = []

    def turn(acting: set[int], *dice: int) -> None:
        """The group acts alone, then ends; write down what follows."""
        assert {getattr(option, "who", -1) for option in state.offered} - {-1} == acting
        choose(game, EndGroup, *dice)
        kinds = (GroupEnded, FireSpread, GroupBegan, RoundBegan)
        seen.extend(type(event).__name__ for event in state.log or [] if isinstance(event, kinds))

    # The fire goes to the west twice, then stays at the edge of the house.
    turn({0, 1}, 3)
    turn({2}, 3)
    assert seen == ["GroupEnded", "FireSpread", "GroupBegan"] * 2
    seen.clear()
    turn({3, 4}, 0, *place(1, 3), *place(1, 3))
    # After the third group and its fire the Round ends.
    assert seen[:3] == ["GroupEnded", "FireSpread", "RoundBegan"]


@rule("ddd.action.free-interleave")
def test_example_alternating_actions() -> None:
    """The example alternating-actions."""
    game = acting("bruce", "nina")
    state = state_of(game)
    choose(game, Move, who=0, room=32)
    choose(game, Move, who=0, room=22)
    choose(game, Move, who=1, room=36)
    choose(game, Move, who=0, room=12)
    assert [(survivor.room, survivor.ap) for survivor in state.survivors] == [(12, 1), (36, 3)]
    assert isinstance(state.asking, GroupActs)


def lurking() -> Game:
    return acting("bruce", "nina", "leo", rooms=(BEFORE_LURKING,), advanced_icons="on")


@rule("ddd.move.simultaneous", "ddd.adv.lurking-simultaneous", "ddd.adv.lurking-creature")
def test_example_simultaneous_move() -> None:
    """The example simultaneous-move: six dice one by one, three together."""
    game = lurking()
    rolled: list[int] = []
    for who in range(3):
        choose(game, Move, *(SUCCESS,) * (who + 1), who=who, room=LURKING)
        rolled += [len(event.faces) for event in events(game, LurkingRolled)]
    assert rolled == [1, 2, 3]
    game = lurking()
    choose(game, LeadMove, who=0, room=LURKING)
    choose(game, JoinMove, who=1)
    choose(game, JoinMove, SUCCESS, SUCCESS, SUCCESS, who=2)
    assert [len(event.faces) for event in events(game, LurkingRolled)] == [3]
    state = state_of(game)
    assert [(survivor.room, survivor.ap) for survivor in state.survivors] == [(LURKING, 3)] * 3
    assert state.creature is None


@rule("ddd.adv.lurking-creature", "ddd.move.simultaneous")
def test_example_lurking_failure() -> None:
    """The example lurking-failure."""
    game = lurking()
    choose(game, LeadMove, who=0, room=LURKING)
    choose(game, JoinMove, who=1)
    choose(game, JoinMove, SUCCESS, FAILURE, REPEL, *place(1, 3), who=2)
    creature = state_of(game).creature
    assert creature is not None
    assert creature.room == 4
    # While it lives, the icon is ignored.
    choose(game, Move, who=0, room=BEFORE_LURKING)
    choose(game, Move, who=0, room=LURKING)
    assert events(game, LurkingRolled) == []


@rule("ddd.search.action", "ddd.search.success", "ddd.search.terror-trigger", "ddd.tdie.creature-entry")
def test_example_search_double_crosshair() -> None:
    """The example search-double-crosshair."""
    game = acting("bruce", "nina", "leo")
    state = state_of(game)
    top = state.pile[-1]
    dice = (SUCCESS, CROSSHAIR, CROSSHAIR, CREATURE_ENTRANCE)
    choose(game, Search, *dice, who=0)
    # The card is handed out before the event.
    assert events(game, CreatureEntered) == []
    choose(game, Hand, *place(2, 4), card=top, to=1)
    assert top in state.survivors[1].left + state.survivors[1].right
    assert len(events(game, CreatureEntered)) == 1
    assert state.creature is not None
    assert state.creature.room == 16
    assert not has(game, Search)


@rule("ddd.lab.insert-match", "ddd.corner.terminal")
def test_example_terminal_first_token() -> None:
    """The example terminal-first-token, in the Corner room 0."""
    game = acting("bruce", "nina", rooms=(0, 34))
    state = state_of(game)
    token = state.code[0]
    assert len(state.library.code_tokens[token]) == 3
    lock = state.locks.index(token)
    state.locks[lock] = -1
    state.house = state.house.with_lock_open(lock)
    state.survivors[0].codes.append(token)
    again(game)
    assert sum(state.markers) == 7
    choose(game, InsertCode, who=0, code=token, colour=-1)
    assert (sum(state.markers), state.inserted) == (4, [token])
    assert (state.survivors[0].codes, state.survivors[0].ap) == ([], 2)


@rule("ddd.grip.action", "ddd.grip.help", "ddd.grip.help-retreat", "ddd.grip.freed-ap")
def test_example_grip_round() -> None:
    """The example grip-round: four Survivors, so 3 Action Points."""
    game = acting("nina", "leo", "bruce", "jack", rooms=(34, 34, 12))
    state = state_of(game)
    nina, leo = state.survivors[:2]
    assert [state.profile(who).escape for who in (0, 1)] == [2, 3]
    nina.grip, nina.ap, nina.held_ap = GRIPPED, 1, 2
    zombies(game, 34, 1)
    again(game)
    choose(game, BreakFree, who=0)
    choose(game, HelpFree, SUCCESS, REPEL, FAILURE, RETREAT, who=1)
    if find(game, RollEscape) is not None:
        choose(game, RollEscape, SUCCESS, REPEL, FAILURE, RETREAT)
    assert [len(event.faces) for event in events(game, EscapeRolled)] == [4]
    assert (nina.grip, nina.ap, nina.held_ap, leo.ap) == (FREE, 2, 0, 2)
