"""The Grand Finale begins when the Laboratory is entered; the Nemesis may bring the house down."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.activation import clear_marks
from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.ending import lose
from veglia.games.dark_darker_darkest.rules.finale_round import GoOn
from veglia.games.dark_darker_darkest.rules.fire import BreakOut
from veglia.games.dark_darker_darkest.rules.module import Module
from veglia.games.dark_darker_darkest.rules.nemesis_moves import standing_corners
from veglia.games.dark_darker_darkest.rules.pieces import Nemesis
from veglia.games.dark_darker_darkest.rules.revealing import enemies_entered, reveal_room
from veglia.games.dark_darker_darkest.rules.state import (
    CLOCK_EVENT,
    EXPLORATION,
    FINALE,
    NO_CODE,
    DarkestState,
)
from veglia.games.dark_darker_darkest.rules.wounds import action_points, renew
from veglia.games.dark_darker_darkest.rules.zombies import ACTED, DAMAGED, FRESH, MOVING
from veglia.kernel.machine import Event, Option, Step


class CureTaken(Event):
    def __init__(self, who: int) -> None:
        self.who = who


class DoorsOpened(Event):
    """All doors are open and all cameras gone."""

    def __init__(self) -> None:
        pass


class NemesisAppeared(Event):
    def __init__(self, nemesis: int, room: int, cubes: int) -> None:
        self.nemesis = nemesis
        self.room = room
        self.cubes = cubes


class TakeCure(Option):
    """A Survivor takes the Cure, for good."""

    def __init__(self, who: int) -> None:
        self.who = who


class ChooseBearer(PlayersAsk):
    """Who of those who have entered the Laboratory together takes the Cure."""

    rule: ClassVar[str] = "ddd.lab.cure-bearer"

    def __init__(self, who: tuple[int, ...]) -> None:
        self.who = who

    def options(self, state: DarkestState) -> list[Option]:
        return [TakeCure(who) for who in self.who]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, TakeCure)
        state.bearer = option.who
        state.emit(CureTaken(option.who), "ddd.finale.setup-cure")


class BeginFinale(Step[DarkestState]):
    """The Round ends at once, whatever was pending; then the steps of the preparation in their order."""

    rule: ClassVar[str] = "ddd.finale.start"

    def __init__(self, who: tuple[int, ...]) -> None:
        self.who = who

    def run(self, state: DarkestState) -> None:
        state.agenda = []
        state.roll = []
        state.order = []
        state.act = FINALE
        state.last_round = 0
        state.push(TurnBoard())
        state.push(BringNemesis())
        state.push(BreakOut("ddd.finale.setup-fire"))
        state.push(OpenHouse())
        state.push(ChooseBearer(self.who))


class OpenHouse(Step[DarkestState]):
    """All doors open, cameras are removed, and every Zombie Token is turned up."""

    rule: ClassVar[str] = "ddd.finale.setup-doors"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        state.house = state.house.with_all_open()
        state.lost_codes += [code for code in state.locks if code != NO_CODE]
        state.locks = [NO_CODE] * len(state.locks)
        state.cameras = []
        state.emit(DoorsOpened(), self.rule)
        clear_marks(state, ACTED | DAMAGED | FRESH | MOVING)
        for room in state.house.rooms:
            reveal_room(state, room, "ddd.finale.setup-tokens")


class BringNemesis(Step[DarkestState]):
    """A random Nemesis appears in the Laboratory, with cubes by the Action Points of the Survivors."""

    rule: ClassVar[str] = "ddd.finale.setup-nemesis"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        kind = state.nemesis_pile.pop()
        state.dice.reveals += 1
        people = state.in_play()
        total = sum(action_points(state, who) for who in people) + len(people)
        room = 2 * state.house.plan.laboratory
        state.nemesis = Nemesis(kind, room, spread(total, len(state.library.nemeses[kind].areas)))
        state.emit(NemesisAppeared(kind, room, total), self.rule)
        enemies_entered(state, room)


def spread(total: int, areas: int) -> list[int]:
    """Deal cubes one by one over some areas."""
    return [total // areas + (area < total % areas) for area in range(areas)]


class TurnBoard(Step[DarkestState]):
    """The board is turned, the cubes come to hand, all Survivors are one group and act first."""

    rule: ClassVar[str] = "ddd.finale.setup-board"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        state.event = CLOCK_EVENT
        state.darkness = 0
        state.used_corners = 0
        state.active = 0
        for who in state.in_play():
            renew(state, who)
            state.survivors[who].group = 0
        state.push(GoOn())
        for module in state.settings.modules:
            module.finale_began(state)
        check_corners(state)


def check_corners(state: DarkestState) -> None:
    """End the game when no Corner Tile but the Laboratory stands any more."""
    if state.act == FINALE and not standing_corners(state):
        lose(state, "ddd.end.lose-corners")


class Finale(Module[DarkestState]):
    """Part of every game."""

    def __init__(self) -> None:
        super().__init__("finale")

    def is_on(self, options: dict[str, str]) -> bool:
        return True

    def entered(self, state: DarkestState, who: tuple[int, ...], room: int) -> None:
        if state.act == EXPLORATION and room // 2 == state.house.plan.laboratory:
            state.push(BeginFinale(who))

    def tile_destroyed(self, state: DarkestState, tile: int) -> None:
        check_corners(state)

    def check_conservation(self, state: DarkestState) -> None:
        """Cubes of a Survivor are never more than those of the board."""
        if state.act == EXPLORATION:
            return
        spent = len(state.left_cubes) + len(state.middle_cubes)
        held = sum(survivor.ap + survivor.held_ap for survivor in state.survivors)
        assert spent + held <= state.settings.side * len(state.survivors), "there are too many cubes"
        assert state.bearer >= 0 or state.asking is not None, "nobody has the Cure"
        assert not any(state.tokens) or isinstance(state.asking, ChooseBearer), "a token is not revealed"
        for holder, owner in state.extras.loans:
            assert holder != owner
