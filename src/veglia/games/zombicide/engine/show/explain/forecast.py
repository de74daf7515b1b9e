# veglia: interpreted
"""Where Zombies would go and whom they would attack if they were activated now.

The engine's own steps run on copies. Wounds are noted, not dealt. Where the players decide which way odd
Zombies take, one is sent along every way, so that all that may come is shown. Reaching certain Zones (the
Noise token's) changes where others go on to, so the Activation is run once with odd Zombies going there and
once with them going elsewhere.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from veglia.games.zombicide.engine.rules.activation import Activate, Arrive, SplitZombies, all_kinds, send
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.wounds import ShareWounds
from veglia.games.zombicide.engine.show.explain.remark import Remark
from veglia.games.zombicide.engine.show.ids import foe_id
from veglia.kernel.machine import Ask, Step
from veglia.kernel.offers import Arrow, Mark
from veglia.show.ids import zone_id

S = TypeVar("S", bound=ZombicideState)
# A Zone and a kind of Zombie.
Group = tuple[int, int]


class Forecast:
    """What may come: moves by kind, start and end with the most that go, and the Wounds by Zone."""

    def __init__(self) -> None:
        self.moves: dict[tuple[int, int, int], int] = {}
        # Where the group of a second move stands now.
        self.origins: dict[tuple[int, int, int], Group] = {}
        self.wounds: dict[int, int] = {}
        # Whether the players decide which way some of them take.
        self.is_open = False

    def arrows(self, state: ZombicideState) -> list[Arrow]:
        """Return the moves as arrows, in a stable order."""
        names = [zombie.id for zombie in state.scenario.library.zombies]
        found: list[Arrow] = []
        for (kind, start, end), count in sorted(self.moves.items()):
            zone, _ = self.origins[(kind, start, end)]
            found.append(Arrow(foe_id(zone, names[kind]), count, zone_id(start), zone_id(end)))
        return found


class World(Generic[S]):
    """One way the Activation may go on."""

    def __init__(self, state: S, origins: dict[Group, Group], wounds: dict[int, int]) -> None:
        self.state = state
        # Where groups that have moved stood before.
        self.origins = origins
        self.wounds = wounds


class Foresight(Generic[S]):
    """Runs the Activation of a state in all the ways that matter."""

    def __init__(self, copy: Callable[[S], S], pivots: list[int]) -> None:
        self.copy = copy
        # Zones that change the course of things when Zombies reach them.
        self.pivots = pivots
        self.forecast = Forecast()

    def look(self, state: S) -> Forecast:
        """Return what may come of a state."""
        self._run(state, avoids=False)
        if self.forecast.is_open:
            self._run(state, avoids=True)
        return self.forecast

    def _run(self, state: S, *, avoids: bool) -> None:
        twin = self.copy(state)
        twin.log = None
        twin.asking = None
        twin.arrivals = []
        twin.agenda = [Activate(all_kinds(twin))]
        worlds = [World(twin, {}, {})]
        while worlds:
            worlds += self._go_on(worlds.pop(), avoids)

    def _go_on(self, world: World[S], avoids: bool) -> list[World[S]]:
        """Run a world to its end, or to where the players decide; return the worlds that follow."""
        state = world.state
        while state.agenda:
            step = state.agenda.pop()
            dealt = self.dealt(state, step)
            if dealt is not None:
                zone, wounds = dealt
                world.wounds[zone] = world.wounds.get(zone, 0) + wounds
            elif isinstance(step, SplitZombies):
                self._split(state, step, avoids)
            elif isinstance(step, Arrive):
                self._note(world)
                step.run(state)
            elif not isinstance(step, Ask):
                step.run(state)
            elif state.agenda:
                # With nothing left to come, the answer makes no difference.
                return self._branches(world, step)
        for zone, wounds in world.wounds.items():
            self.forecast.wounds[zone] = max(wounds, self.forecast.wounds.get(zone, 0))
        return []

    def dealt(self, state: S, step: Step[S]) -> tuple[int, int] | None:
        """Return where a step deals Wounds and how many, if it does."""
        return (step.zone, step.count) if isinstance(step, ShareWounds) else None

    def _branches(self, world: World[S], ask: Ask[S]) -> list[World[S]]:
        found: list[World[S]] = []
        for option in ask.options(world.state):
            twin = self.copy(world.state)
            ask.take(twin, option)
            found.append(World(twin, world.origins.copy(), world.wounds.copy()))
        return found

    def _split(self, state: S, step: SplitZombies, avoids: bool) -> None:
        """Send one along each way that an odd Zombie may take; no more leave than there are."""
        self.forecast.is_open = True
        elsewhere = [way for way in step.ways if way not in self.pivots]
        ways = elsewhere if avoids and len(elsewhere) >= step.odd else list(step.ways)
        for way in ways:
            send(state, step.zone, way, step.kind, 1)
        state.zombies[step.zone * state.scenario.kinds + step.kind] += len(ways) - step.odd

    def _note(self, world: World[S]) -> None:
        """Write down the moves of those who are about to arrive."""
        arrivals = world.state.arrivals
        counts: dict[tuple[int, int, int], int] = {}
        for at in range(0, len(arrivals), 4):
            start, end, kind, number = arrivals[at : at + 4]
            if start * world.state.board.size + end in world.state.board.barred:
                continue
            counts[(kind, start, end)] = counts.get((kind, start, end), 0) + number
        before = world.origins.copy()
        for (kind, start, end), count in counts.items():
            origin = before.get((start, kind), (start, kind))
            world.origins[(end, kind)] = origin
            move = (kind, start, end)
            self.forecast.origins.setdefault(move, origin)
            self.forecast.moves[move] = max(count, self.forecast.moves.get(move, 0))


def wound_marks(coming: Forecast) -> list[Mark]:
    """Return the Wounds by Zone as marks."""
    return [Mark(zone_id(zone), f"-{wounds}") for zone, wounds in sorted(coming.wounds.items())]


def coming_remarks(state: ZombicideState, coming: Forecast) -> list[Remark]:
    """Return what there is to say about the next Zombies' Phase."""
    remarks = [
        Remark("attacked", "uoa.zphase.attack-auto-hit", zone=zone, count=wounds)
        for zone, wounds in sorted(coming.wounds.items())
    ]
    if not coming.moves and not coming.wounds:
        remarks.append(Remark("nobody_acts", "uoa.zphase.attack-or-move"))
    if coming.is_open:
        remarks.append(Remark("players_split", "uoa.zphase.split-odd"))
    spawns = len([token for token in state.spawns if token.is_active])
    remarks.append(Remark("spawns", "uoa.spawn.one-card-per-token", count=spawns))
    return remarks
