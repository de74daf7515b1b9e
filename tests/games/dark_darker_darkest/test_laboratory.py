"""The way into the Laboratory: when it opens, who may enter, and until when."""

import pytest

from tests.games.dark_darker_darkest.finale_table import BEFORE_LAB, LAB
from tests.games.dark_darker_darkest.table import (
    acting,
    again,
    choose,
    events,
    has,
    place,
    stage,
    state_of,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.actions.open_door import TryDoor
from veglia.games.dark_darker_darkest.rules.actions.terminal import ForceTerminal, InsertCode
from veglia.games.dark_darker_darkest.rules.events import DarknessGrew
from veglia.games.dark_darker_darkest.rules.group_actions import EndGroup
from veglia.games.dark_darker_darkest.rules.grouping import ActNext
from veglia.games.dark_darker_darkest.rules.reactions import ReactAround
from veglia.games.dark_darker_darkest.rules.round import BeginActions
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, FINALE
from veglia.games.dark_darker_darkest.rules.thing_events import LaboratoryOpened
from veglia.kernel.game import Game

BRUCE, NINA = 0, 1


def last_marker(darkness: int = 0, **options: str) -> Game:
    """Return Bruce at the terminal of the Corner room 0 with one marker left, Nina before the Laboratory."""
    game = acting("bruce", "nina", rooms=(0, BEFORE_LAB), dice=(), **options)
    state = state_of(game)
    state.markers = [0, 0, 0, 0, 0, 0, 1]
    state.darkness = darkness
    state.house = state.house.with_lock_open(0)
    state.lost_codes.append(state.locks[0])
    state.locks[0] = -1
    state.asking = None
    state.agenda = []
    state.order = [0]
    stage(game, BeginActions())
    return game


def end_turn(game: Game, *dice: int) -> None:
    """End the actions of a group that has separated; nothing reacts."""
    choose(game, EndGroup)
    choose(game, ReactAround, *dice, tile=0)


@rule("ddd.lab.any-round", "ddd.lab.opens", "ddd.lab.force")
def test_the_laboratory_is_entered_in_the_round_in_which_it_opens() -> None:
    game = last_marker()
    state = state_of(game)
    assert not has(game, Move, who=NINA, room=LAB)
    choose(game, ForceTerminal, who=BRUCE, colour=6)
    assert len(events(game, LaboratoryOpened)) == 1
    assert (state.darkness, state.survivors[BRUCE].ap, state.act) == (1, 2, EXPLORATION)
    choose(game, Move, *place(2, 2), who=NINA, room=LAB)
    assert (state.act, state.bearer) == (FINALE, NINA)


@rule("ddd.lab.any-round", "ddd.lab.darkness-continues")
def test_the_laboratory_is_entered_in_any_later_round_while_darkness_goes_on() -> None:
    game = last_marker()
    state = state_of(game)
    choose(game, ForceTerminal, who=BRUCE, colour=6)
    # The next Round has the clock as its event and two groups, of which Nina's acts first.
    state.event = 1
    end_turn(game)
    assert (state.round, state.darkness) == (2, 2)
    choose(game, ActNext, *place(2, 1), group=state.survivors[NINA].group)
    choose(game, Move, *place(2, 2), who=NINA, room=LAB)
    assert state.act == FINALE


@rule("ddd.lab.deadline", "ddd.darkness.final-round")
@pytest.mark.parametrize("enters", [True, False])
def test_in_the_last_round_somebody_has_to_enter(enters: bool) -> None:
    game = last_marker(darkness=4)
    state = state_of(game)
    choose(game, ForceTerminal, who=BRUCE, colour=6)
    assert [event.space for event in events(game, DarknessGrew)] == [5]
    assert state.last_round == state.round
    if enters:
        choose(game, Move, *place(2, 2), who=NINA, room=LAB)
        assert (state.act, state.result) == (FINALE, None)
    else:
        # An open Laboratory is not enough.
        end_turn(game)
        assert state.result is not None
        assert state.result.rule == "ddd.end.lose-deadline"


@rule("ddd.house.lab-closed", "ddd.lab.three-terminals", "ddd.lab.own-token")
def test_no_door_action_opens_the_laboratory_and_only_own_tokens_count() -> None:
    game = last_marker()
    state = state_of(game)
    state.survivors[NINA].codes.append(state.spare_codes.pop())
    again(game)
    # Beside her is the door of a side room, too.
    assert {option.lock for option in state.offered if isinstance(option, TryDoor)} == {1}
    # Nina has a token and no terminal, Bruce a terminal and no token.
    assert not has(game, InsertCode)
    state.survivors[BRUCE].codes.append(state.survivors[NINA].codes.pop())
    again(game)
    assert has(game, InsertCode, who=BRUCE)
