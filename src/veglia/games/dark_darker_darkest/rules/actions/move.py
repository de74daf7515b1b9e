"""Move: one room for an Action Point, alone or together with others of the group; two in the Grand Finale."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.action import Action
from veglia.games.dark_darker_darkest.rules.asking import Deed, DeedsAsk
from veglia.games.dark_darker_darkest.rules.cubes import pay
from veglia.games.dark_darker_darkest.rules.entering import can_leave, enter
from veglia.games.dark_darker_darkest.rules.house import ALL_ROOMS
from veglia.games.dark_darker_darkest.rules.shared_deeds import SharedDeeds
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, DarkestState
from veglia.kernel.machine import Option


class Move(Deed):
    """Move to an adjacent room."""

    def __init__(self, who: int, room: int) -> None:
        super().__init__(who)
        self.room = room

    def do(self, state: DarkestState) -> None:
        go(state, (self.who,), self.room)


class LeadMove(Deed):
    """Move to an adjacent room together with others, who join one by one."""

    def __init__(self, who: int, room: int) -> None:
        super().__init__(who)
        self.room = room

    def do(self, state: DarkestState) -> None:
        state.push(GatherMovers((self.who,), self.room))


class JoinMove(Deed):
    """Come along."""


class GoTogether(Option):
    """Nobody else comes along."""

    def __init__(self) -> None:
        pass


class GatherMovers(DeedsAsk):
    """Who else moves at the same time."""

    rule: ClassVar[str] = "ddd.move.simultaneous"

    def __init__(self, movers: tuple[int, ...], room: int) -> None:
        self.movers = movers
        self.room = room

    def owners(self, state: DarkestState, option: Option) -> tuple[int, ...]:
        people = (option.who,) if isinstance(option, Deed) else self.movers
        return tuple(sorted({state.survivors[who].seat for who in people}))

    def options(self, state: DarkestState) -> list[Option]:
        found: list[Option] = [JoinMove(who) for who in companions(state, self.movers[-1])]
        if found and (len(self.movers) > 1 or self.asks_others(state, found)):
            found.append(GoTogether())
        return found

    def asks_others(self, state: DarkestState, joining: list[Option]) -> bool:
        """Return whether somebody who could come along is of another player, who need not want it."""
        seat = state.survivors[self.movers[0]].seat
        return any(isinstance(one, Deed) and state.survivors[one.who].seat != seat for one in joining)

    def pass_over(self, state: DarkestState) -> None:
        go(state, self.movers, self.room)

    def take(self, state: DarkestState, option: Option) -> None:
        if isinstance(option, JoinMove):
            state.push(GatherMovers((*self.movers, option.who), self.room))
        else:
            go(state, self.movers, self.room)


def companions(state: DarkestState, who: int) -> list[int]:
    """Return those of the group in the same room who can come along, in their order behind a Survivor."""
    leader = state.survivors[who]
    group, room = leader.group, leader.room
    found: list[int] = []
    for other in range(who + 1, len(state.survivors)):
        survivor = state.survivors[other]
        is_beside = survivor.room == room and survivor.group == group
        if is_beside and survivor.ap > 0 and survivor.is_in_play() and can_leave(state, other):
            found.append(other)
    return found


def can_move(state: DarkestState, who: int) -> bool:
    return state.survivors[who].ap > 0 and can_leave(state, who)


def go(state: DarkestState, movers: tuple[int, ...], room: int) -> None:
    """Pay and enter; in the Grand Finale a second room may follow."""
    for who in movers:
        pay(state, who, 1)
    if state.act != EXPLORATION:
        state.push(MoveOn(movers))
    enter(state, movers, room, "ddd.move.basic")


class WalkOn(Deed):
    """Go one room farther with the same Action Point."""

    def __init__(self, who: int, room: int) -> None:
        super().__init__(who)
        self.room = room


class PartWays(Deed):
    """Go on alone, or stay alone: the others decide for themselves."""


class Stay(Option):
    """Do not go farther."""

    def __init__(self) -> None:
        pass


class MoveOn(DeedsAsk):
    """Grand Finale: the second room of a Move, by all movers who still can; any of them may part."""

    rule: ClassVar[str] = "ddd.finale.move-two"

    def __init__(self, movers: tuple[int, ...]) -> None:
        self.movers = movers

    def able(self, state: DarkestState) -> tuple[int, ...]:
        return tuple(
            [who for who in self.movers if state.survivors[who].is_in_play() and can_leave(state, who)]
        )

    def options(self, state: DarkestState) -> list[Option]:
        able = self.able(state)
        if not able:
            return []
        found: list[Option] = [
            WalkOn(able[0], room) for room in state.house.near[state.survivors[able[0]].room]
        ]
        if found and len(able) > 1:
            found += [PartWays(who) for who in able]
        return [*found, Stay()] if found else []

    def take(self, state: DarkestState, option: Option) -> None:
        if isinstance(option, WalkOn):
            enter(state, self.able(state), option.room, self.rule)
        elif isinstance(option, PartWays):
            state.push(MoveOn(tuple([who for who in self.able(state) if who != option.who])))
            state.push(MoveOn((option.who,)))


# By Survivor and room.
MOVES: Final = SharedDeeds(Move, ALL_ROOMS)
LEAD_MOVES: Final = SharedDeeds(LeadMove, ALL_ROOMS)


class MoveAction(Action):
    costs_ap: ClassVar[bool] = True

    def offers(self, state: DarkestState, who: int, out: list[Option]) -> None:
        if not can_move(state, who):
            return
        rooms = state.house.near[state.survivors[who].room]
        if not rooms:
            return
        deeds = MOVES.row(who)
        for room in rooms:
            out.append(deeds[room])
        if companions(state, who):
            leads = LEAD_MOVES.row(who)
            for room in rooms:
                out.append(leads[room])
