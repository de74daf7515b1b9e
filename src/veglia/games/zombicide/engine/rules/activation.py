"""The Activation step: all Attacks, then all Moves; those with a second Action go through it again."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.asking import AskPlayers
from veglia.games.zombicide.engine.rules.events import (
    SecondActionStarted,
    ZombiesActivated,
    ZombiesAttacked,
    ZombiesMoved,
    ZombiesSetOut,
    ZombiesStuck,
)
from veglia.games.zombicide.engine.rules.renumber import places_there, still_there
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.kernel.machine import Option, Step


def all_kinds(state: ZombicideState) -> int:
    """Return the mask of all kinds of Zombies."""
    return (1 << state.scenario.kinds) - 1


class Activate(Step[ZombicideState]):
    """Zombies of some kinds (a mask of bits) are activated."""

    rule: ClassVar[str] = "uoa.round.zombies-phase"

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def run(self, state: ZombicideState) -> None:
        count = state.scenario.kinds
        held: list[int] = []
        for zone in range(state.board.size):
            there = False
            for kind in range(count):
                if self.kinds >> kind & 1 and state.zombies[zone * count + kind] > 0:
                    there = True
            if there and state.scenario.rules.holds_back(state, zone):
                for kind in range(count):
                    held += [zone * count + kind, state.zombies[zone * count + kind]]
        state.push(Act(self.kinds, 1, tuple(held)))


def able(state: ZombicideState, place: int, held: tuple[int, ...]) -> int:
    """Return how many Zombies of a Zone and kind may act: those held back never left their Zone."""
    number = state.zombies[place]
    for at in range(0, len(held), 2):
        if held[at] == place:
            number -= held[at + 1]
    return number


class Act(Step[ZombicideState]):
    """One Action of the activated Zombies: who shares a Zone with a Survivor attacks, the rest move."""

    rule: ClassVar[str] = "uoa.zphase.attacks-before-moves"

    def __init__(self, kinds: int, number: int, held: tuple[int, ...]) -> None:
        self.kinds = kinds
        self.number = number
        self.held = held

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        return Act(self.kinds, self.number, places_there(self.held, state.scenario.kinds, heirs))

    def run(self, state: ZombicideState) -> None:
        library = state.scenario.library
        state.scenario.rules.acting(state, self.kinds, self.held)
        if state.result is not None:
            return
        again = 0
        for kind, zombie in enumerate(library.zombies):
            if self.kinds >> kind & 1 and zombie.actions > self.number:
                again |= 1 << kind
        if again:
            state.push(Act(again, self.number + 1, self.held))
        if self.number > 1 and state.log is not None:
            self._tell(state)
        count = state.scenario.kinds
        rules = state.scenario.rules
        attacked = sorted(rules.attacked_zones(state), reverse=True)
        state.push(MoveZombies(self.kinds, self.held, tuple(attacked)))
        rules.close_attacks(state)
        for zone in attacked:
            wounds = 0
            for kind in range(count - 1, -1, -1):
                if self.kinds >> kind & 1:
                    number = able(state, zone * count + kind, self.held)
                    if number > 0:
                        wounds += number * library.zombies[kind].wounds
                        rules.share_attacks(state, zone, kind, number)
            if wounds > 0:
                state.emit(ZombiesAttacked(zone, wounds), "uoa.zphase.attack-auto-hit")

    def _tell(self, state: ZombicideState) -> None:
        """Tell which kinds act again."""
        count = state.scenario.kinds
        for kind in range(count):
            if self.kinds >> kind & 1:
                acting = 0
                for zone in range(state.board.size):
                    acting += able(state, zone * count + kind, self.held)
                if acting > 0:
                    state.emit(SecondActionStarted(kind), "uoa.zphase.runners-second-action")


class MoveZombies(Step[ZombicideState]):
    """Zombies that have not attacked move one Zone; where ways are equal they split."""

    rule: ClassVar[str] = "uoa.zphase.move-those-not-attacking"

    def __init__(self, kinds: int, held: tuple[int, ...], attacked: tuple[int, ...] = ()) -> None:
        self.kinds = kinds
        self.held = held
        # Where they have attacked, whoever is left there.
        self.attacked = attacked

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        held = places_there(self.held, state.scenario.kinds, heirs)
        return MoveZombies(self.kinds, held, still_there(self.attacked, heirs))

    def run(self, state: ZombicideState) -> None:
        moving = self._zones(state)
        if state.scenario.rules.waits_before_moves(state, moving):
            state.push(self)
            state.scenario.rules.settle_before_moves(state)
            return
        state.push(Arrive())
        for zone in reversed(moving):
            ways = ways_from(state, zone)
            if ways:
                self._leave(state, zone, ways)
            else:
                state.emit(ZombiesStuck(zone), "uoa.zphase.shortest-path")

    def _zones(self, state: ZombicideState) -> list[int]:
        """Return the Zones that Zombies move from."""
        count = state.scenario.kinds
        taken = state.scenario.rules.attacked_zones(state)
        moving: list[int] = []
        for zone in range(state.board.size):
            for kind in range(count):
                place = zone * count + kind
                if state.zombies[place] > 0 and self.kinds >> kind & 1 and able(state, place, self.held) > 0:
                    if zone not in taken and zone not in self.attacked:
                        moving.append(zone)
                    break
        return moving

    def _leave(self, state: ZombicideState, zone: int, ways: list[int]) -> None:
        """Send equal groups of each kind along all ways; the players decide about the odd ones."""
        count = state.scenario.kinds
        for kind in range(count - 1, -1, -1):
            place = zone * count + kind
            if self.kinds >> kind & 1 == 0 or state.zombies[place] == 0:
                continue
            set_out(state, zone, kind, ways, able(state, place, self.held))


def set_out(state: ZombicideState, zone: int, kind: int, ways: list[int], number: int) -> None:
    """Send a group of one kind along all ways in equal parts; the players decide about the odd ones.

    A way that is the Zone itself means to stay there.
    """
    share = number // len(ways)
    if share > 0:
        for way in ways:
            send(state, zone, way, kind, share)
    odd = number - share * len(ways)
    if odd > 0:
        state.push(SplitZombies(zone, kind, tuple(ways), odd, number == 1))


def ways_from(state: ZombicideState, zone: int) -> list[int]:
    """Return the next Zones on all shortest paths to all destinations.

    The Zone itself comes last, if it is one of several destinations: some stay there.
    """
    ways = state.board.paths
    found: list[int] = []
    destinations = state.scenario.rules.destinations(state, zone)
    for destination in destinations:
        for step in ways.steps(zone, destination):
            if step not in found:
                found.append(step)
    if found and zone in destinations:
        found.append(zone)
    return found


def send(state: ZombicideState, zone: int, way: int, kind: int, number: int) -> None:
    """Take Zombies off a Zone, unless their way ends there; they arrive when all have set out."""
    if way == zone:
        return
    state.zombies[zone * state.scenario.kinds + kind] -= number
    state.arrivals += [zone, way, kind, number]


class GoTo(Option):
    """The odd Zombie of this kind goes to this Zone."""

    def __init__(self, kind: int, zone: int) -> None:
        self.kind = kind
        self.zone = zone


class LetStay(Option):
    """The odd Zombie of this kind stays in this Zone, which is one of its destinations."""

    def __init__(self, kind: int, zone: int) -> None:
        self.kind = kind
        self.zone = zone


class SplitZombies(AskPlayers[ZombicideState]):
    """The players decide which ways the odd Zombies of a group take."""

    rule: ClassVar[str] = "uoa.zphase.split-odd"

    def __init__(self, zone: int, kind: int, ways: tuple[int, ...], odd: int, is_single: bool) -> None:
        self.zone = zone
        self.kind = kind
        self.ways = ways
        self.odd = odd
        # There never was another of its kind in the group.
        self.is_single = is_single

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        zone = heirs[self.zone]
        ways = still_there(self.ways, heirs)
        if zone < 0 or not ways:
            return None
        return SplitZombies(zone, self.kind, ways, min(self.odd, len(ways)), self.is_single)

    def cites(self, state: ZombicideState) -> str:
        return "uoa.zphase.split-single" if self.is_single else self.rule

    def options(self, state: ZombicideState) -> list[Option]:
        return [LetStay(self.kind, way) if way == self.zone else GoTo(self.kind, way) for way in self.ways]

    def take(self, state: ZombicideState, option: Option) -> None:
        assert isinstance(option, (GoTo, LetStay))
        send(state, self.zone, option.zone, self.kind, 1)
        if self.odd > 1:
            left = tuple([way for way in self.ways if way != option.zone])
            state.push(SplitZombies(self.zone, self.kind, left, self.odd - 1, False))


class Arrive(Step[ZombicideState]):
    """All Zombies that set out arrive."""

    rule: ClassVar[str] = "uoa.zphase.shortest-path"

    def run(self, state: ZombicideState) -> None:
        moves = state.arrivals
        state.arrivals = []
        reached: list[int] = []
        if moves and state.log is not None:
            state.emit(ZombiesSetOut(sum(moves[3::4])), "uoa.zphase.shortest-path")
        barred = state.board.barred
        for at in range(0, len(moves), 4):
            start, zone, kind, number = moves[at], moves[at + 1], moves[at + 2], moves[at + 3]
            if barred and start * state.board.size + zone in barred:
                state.zombies[start * state.scenario.kinds + kind] += number
                continue
            state.zombies[zone * state.scenario.kinds + kind] += number
            if state.log is not None:
                state.emit(ZombiesMoved(kind, number, start, zone), self.reason(state, start))
            if zone not in reached:
                reached.append(zone)
            state.scenario.rules.zombies_left(state, start)
        if barred:
            state.scenario.rules.stopped_by_doors(state, moves)
        if reached:
            state.scenario.rules.after_moves(state, reached)

    def reason(self, state: ZombicideState, start: int) -> str:
        """Return the rule by which Zombies left a Zone; nothing they go by has changed since they set out."""
        return state.scenario.rules.destination_rule(state, start)


class ExtraActivation(Step[ZombicideState]):
    """All Zombies of one kind are activated once more, completely, before anything else."""

    rule: ClassVar[str] = "uoa.spawn.extra-activation"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def run(self, state: ZombicideState) -> None:
        state.emit(ZombiesActivated(self.kind), self.rule)
        if not state.scenario.rules.acts_otherwise(state, self.kind):
            state.push(Activate(1 << self.kind))
