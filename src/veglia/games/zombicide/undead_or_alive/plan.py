# veglia: interpreted
"""From a mission's row and what players ask for to the plan of a setup."""

from typing import Any

from veglia.games.zombicide.engine import spawn
from veglia.games.zombicide.engine.rows import MissionRow
from veglia.games.zombicide.engine.state import OFF_BOARD, RED, Objective, SpawnToken
from veglia.games.zombicide.undead_or_alive import library, setup, setup_companions
from veglia.games.zombicide.undead_or_alive.scope import CLASSES
from veglia.kernel.errors import BadSetup
from veglia.kernel.machine import Step

PARTY = ("carl", "concepcion", "hanna", "jimmy", "may", "meg")
SPAWN_KINDS = {"starting": spawn.STARTING, "mobile": spawn.MOBILE}
# Parties that may be filled up with Companions.
SMALL_PARTY = (3, 4)


def default_party(mission: str) -> list[str]:
    """Return the usual party, with others in place of those whose Class the mission bans."""
    allowed = library.allowed(mission)
    usual = [name for name in PARTY if name in allowed]
    others = [name for name in allowed if name not in PARTY]
    return [*usual, *others][: library.MOST_SURVIVORS]


def check_companions(value: str, party: int) -> None:
    """Check how many Companions a party may take along."""
    if not value.isdecimal():
        raise BadSetup(f"companions {value!r}, a number is needed")
    if int(value) > 0 and party not in SMALL_PARTY:
        raise BadSetup(f"companions for {party} Survivors, only a party of 3 or 4 takes them along")
    if int(value) > library.MOST_SURVIVORS - party and int(value) > 0:
        raise BadSetup(
            f"companions {value!r}, {party} Survivors take at most {library.MOST_SURVIVORS - party}"
        )


def placement_of(row: MissionRow, places: dict[str, int], kinds: dict[str, int]) -> setup.Placement:
    """Return what a mission puts on the board; Abomination tokens sleep at first."""
    tokens = [SpawnToken(SPAWN_KINDS[one.kind], places[one.zone], True) for one in row.spawns]
    tokens += [SpawnToken(spawn.ABOMINATION, places[name], False) for name in library.abomination_spawns(row)]
    companions: list[Step[Any]] = [
        setup_companions.ScatterCompanions(
            CLASSES[one.klass], tuple(places[name] for name in one.among), one.count, one.rule
        )
        if one.among
        else setup_companions.DealCompanions(CLASSES[one.klass], places[one.zone], one.count, one.rule)
        if one.random
        else setup_companions.PlaceCompanions(CLASSES[one.klass], places[one.zone], one.count, -1, one.rule)
        for one in row.companions
    ]
    objectives = [
        Objective(places[one.zone], library.COLOURS[one.colour], False, one.hidden) for one in row.objectives
    ]
    if row.coal is not None:
        objectives += [Objective(places[row.coal.zone], RED, False)] * row.coal.sacks
    return setup.Placement(
        tokens,
        objectives,
        [(kinds[one.kind], places[one.zone], one.count) for one in row.zombies],
        companions,
        row.gear_for_first_player,
        places[row.wagon.zone] if row.wagon else OFF_BOARD,
        places[row.gatling.zone] if row.gatling else OFF_BOARD,
        library.strip_of(row),
    )
