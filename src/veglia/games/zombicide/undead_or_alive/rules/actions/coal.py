"""Coal for the Train: sacks from the Mine, carried by Companions to the tender; then it can be started."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.action import Action, Deed
from veglia.games.zombicide.engine.rules.companions import companions_of, hold_token
from veglia.games.zombicide.engine.rules.danger import gain_ap
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.games.zombicide.engine.rules.spawn import ABOMINATION
from veglia.games.zombicide.engine.rules.state import NOBODY, OFF_BOARD, Objective
from veglia.games.zombicide.undead_or_alive.rules.events import CoalDropped, CoalTaken
from veglia.games.zombicide.undead_or_alive.rules.state import WAITING, UndeadState
from veglia.games.zombicide.undead_or_alive.rules.train import set_going
from veglia.kernel.machine import Option

TAKING: Final = "uoa.m9.coal-taking"
STOKING: Final = "uoa.m9.stoke"
STARTING: Final = "uoa.m9.start-train"


class Coal:
    """What a mission says about its coal, in Zones of the first board: it lasts until the Train starts."""

    def __init__(
        self,
        sacks: tuple[int, ...],
        carriers: int,
        mine: tuple[int, ...],
        near_tender: tuple[int, ...],
        cab: int,
        ap: int,
    ) -> None:
        # Objectives by number. The holder of one is the Companion who carries it; in the tender nobody does.
        self.sacks: Final = sacks
        # The Class of the Companions who carry a sack each.
        self.carriers: Final = carriers
        self.mine: Final = mine
        # The tender and the Zones that share an edge with it.
        self.near_tender: Final = near_tender
        self.cab: Final = cab
        self.ap: Final = ap

    def carriers_of(self, state: UndeadState, who: int) -> list[int]:
        """Return the Companions of a Survivor who can carry coal."""
        profiles = state.scenario.library.profiles
        return [
            companion
            for companion in companions_of(state, who)
            if profiles[state.survivors[companion].profile].class_bit & self.carriers != 0
        ]

    def sack_of(self, state: UndeadState, companion: int) -> int:
        """Return the sack a Companion carries, -1 for none."""
        for number in self.sacks:
            if state.objectives[number].holder == companion:
                return number
        return -1

    def sack_in(self, state: UndeadState, zone: int) -> int:
        """Return a sack that lies in a Zone, -1 for none."""
        for number in self.sacks:
            if state.objectives[number].zone == zone:
                return number
        return -1

    def is_mine_safe(self, state: UndeadState) -> bool:
        """Return whether neither Zombies nor an active Abomination Spawn Zone are in the Mine."""
        for zone in self.mine:
            if state.zombies_in(zone) > 0:
                return False
        for token in state.spawns:
            if token.kind == ABOMINATION and token.is_active and token.zone in self.mine:
                return False
        return True

    def in_tender(self, state: UndeadState) -> int:
        """Return how many sacks are in the tender."""
        count = 0
        for number in self.sacks:
            token = state.objectives[number]
            if token.is_taken and token.holder == NOBODY:
                count += 1
        return count

    def is_tender_full(self, state: UndeadState) -> bool:
        return self.in_tender(state) == len(self.sacks)


class TakeCoal(Deed[UndeadState]):
    """Take this sack, which this Companion carries."""

    def __init__(self, sack: int, companion: int) -> None:
        self.sack = sack
        self.companion = companion

    def perform(self, state: UndeadState, who: int) -> None:
        pay(state, who, 0)
        colour = state.objectives[self.sack].colour
        state.objectives[self.sack] = Objective(OFF_BOARD, colour, True, False, self.companion)
        state.emit(CoalTaken(who, self.companion), TAKING)


class Stoke(Deed[UndeadState]):
    """Put these sacks into the tender."""

    def __init__(self, sacks: tuple[int, ...], ap: int) -> None:
        self.sacks = sacks
        self.ap = ap

    def perform(self, state: UndeadState, who: int) -> None:
        pay(state, who, 0)
        for number in self.sacks:
            hold_token(state, number, NOBODY)
        count = len(self.sacks)
        state.emit(CoalDropped(who, count), STOKING)
        gain_ap(state, who, self.ap * count, STOKING)
        check_goals(state)


class StartTrain(Deed[UndeadState]):
    """Start the Train."""

    def __init__(self) -> None:
        pass

    def perform(self, state: UndeadState, who: int) -> None:
        pay(state, who, 0)
        set_going(state, STARTING)


class WorkWithCoal(Action[UndeadState]):
    """The Actions of taking coal, stoking and starting the Train."""

    rule: ClassVar[str] = TAKING

    def __init__(self, coal: Coal) -> None:
        self.coal: Final = coal

    def offer(self, state: UndeadState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        coal = self.coal
        if survivor.actions == 0 or state.train != WAITING:
            return
        sack = coal.sack_in(state, survivor.zone)
        if sack >= 0 and coal.is_mine_safe(state):
            for companion in coal.carriers_of(state, who):
                if coal.sack_of(state, companion) < 0:
                    out.append(TakeCoal(sack, companion))
        if survivor.zone in coal.near_tender:
            carried = [coal.sack_of(state, companion) for companion in coal.carriers_of(state, who)]
            sacks = tuple(sorted([number for number in carried if number >= 0]))
            if sacks:
                out.append(Stoke(sacks, coal.ap))
        if survivor.zone == coal.cab and coal.is_tender_full(state):
            out.append(StartTrain())
