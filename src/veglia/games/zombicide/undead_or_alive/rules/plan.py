# veglia: interpreted
"""From a mission's row and what players ask for to the plan of a setup."""

from functools import cache
from typing import Any

from veglia.games.zombicide.engine.rules import spawn
from veglia.games.zombicide.engine.rules.cards import BOUNTY, SEARCH_DECK, STARTING
from veglia.games.zombicide.engine.rules.starting import ChooseStart
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, RED, Objective, SpawnToken
from veglia.games.zombicide.undead_or_alive.rules import library, setup, setup_companions, setup_start
from veglia.games.zombicide.undead_or_alive.rules.boards import strip_of
from veglia.games.zombicide.undead_or_alive.rules.opening import UndeadOpening
from veglia.games.zombicide.undead_or_alive.rules.parts import check_parts
from veglia.games.zombicide.undead_or_alive.rules.rows import UndeadMissionRow
from veglia.games.zombicide.undead_or_alive.rules.scenarios import scenario
from veglia.games.zombicide.undead_or_alive.rules.scope import CLASSES
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


def check_option(name: str, value: str, party: int, seats: int) -> None:
    """Check what is asked for under the name of an option."""
    if name == "companions":
        check_companions(value, party)
    elif name == "ultra_red":
        if value not in ("yes", "no"):
            raise BadSetup(f"ultra_red {value!r}, it is yes or no", "yes_or_no", {}, name)
    elif not value.isdecimal() or not 1 <= int(value) <= seats:
        raise BadSetup(
            f"first_player {value!r}, the seats are 1 to {seats}", "first_player", {"seats": str(seats)}, name
        )


def check_companions(value: str, party: int) -> None:
    """Check how many Companions a party may take along."""
    most = library.MOST_SURVIVORS - party
    values = {"count": str(party), "most": str(most)}
    if not value.isdecimal():
        raise BadSetup(f"companions {value!r}, a number is needed", "number", values, "companions")
    if int(value) > 0 and party not in SMALL_PARTY:
        raise BadSetup(
            f"companions for {party} Survivors, only a party of 3 or 4 takes them along",
            "no_companions",
            values,
            "companions",
        )
    if int(value) > most and int(value) > 0:
        raise BadSetup(
            f"companions {value!r}, {party} Survivors take at most {most}",
            "most_companions",
            values,
            "companions",
        )


@cache
def opening(mission: str) -> UndeadOpening:
    """Return how the games of a mission begin."""
    return opening_of(mission, library.mission(mission), scenario(mission).board.places)


def opening_of(mission: str, row: UndeadMissionRow, places: dict[str, int]) -> UndeadOpening:
    """Return how the games of a row begin on a board whose Zones have names."""
    kinds = {id: number for number, id in enumerate(library.zombies())}
    check_parts(row, places, kinds, f"{mission}.toml")
    return UndeadOpening(
        spawn_tokens(row, places),
        objectives(row, places),
        [(kinds[one.kind], places[one.zone], one.count) for one in row.zombies],
        cards_of(STARTING),
        cards_of(SEARCH_DECK),
        [places[name] for name in row.start],
        row.start_rule or ChooseStart.rule,
        cards_of(BOUNTY),
        [*indicated(row), *companions(row, places)],
        gear(row),
        places[row.wagon.zone] if row.wagon else OFF_BOARD,
        places[row.gatling.zone] if row.gatling else OFF_BOARD,
        strip_of(row),
        sum(bit for name, bit in CLASSES.items() if name not in row.banned),
    )


def cards_of(group: int) -> list[int]:
    return [number for number, card in enumerate(library.library().cards) if card.group == group]


def abomination_spawns(row: UndeadMissionRow) -> list[str]:
    """Return where Abomination Spawn tokens lie: Cemetery and Mine, else the Starting Spawn Zone."""
    found = [
        f"{name}.{library.tiles()[name].abomination_spawn}"
        for name in [entry.partition("/")[0] for line in row.layout for entry in line]
        if name in library.tiles() and library.tiles()[name].abomination_spawn
    ]
    return found or [spawn.zone for spawn in row.spawns if spawn.kind == "starting"]


def spawn_tokens(row: UndeadMissionRow, places: dict[str, int]) -> list[SpawnToken]:
    """Return the Spawn tokens of a mission; Abomination tokens sleep at first."""
    tokens = [SpawnToken(SPAWN_KINDS[one.kind], places[one.zone], True) for one in row.spawns]
    return tokens + [SpawnToken(spawn.ABOMINATION, places[name], False) for name in abomination_spawns(row)]


def objectives(row: UndeadMissionRow, places: dict[str, int]) -> list[Objective]:
    """Return the Objectives of a mission, sacks of coal included."""
    tokens = [
        Objective(places[one.zone], library.COLOURS[one.colour], False, one.hidden) for one in row.objectives
    ]
    if row.coal is not None:
        tokens += [Objective(places[row.coal.zone], RED, False)] * row.coal.sacks
    return tokens


def indicated(row: UndeadMissionRow) -> list[Step[Any]]:
    """Return the steps that tell of Objectives which the mission's rules name."""
    return [
        setup_start.IndicateObjective(number, one.rule)
        for number, one in enumerate(row.objectives)
        if one.rule
    ]


def companions(row: UndeadMissionRow, places: dict[str, int]) -> list[Step[Any]]:
    """Return the steps that put the mission's Companions into their Zones."""
    steps: list[Step[Any]] = []
    for one in row.companions:
        class_bit = CLASSES[one.klass]
        if one.among:
            zones = tuple(places[name] for name in one.among)
            steps.append(setup_companions.ScatterCompanions(class_bit, zones, one.count, one.rule))
        elif one.random:
            steps.append(setup_companions.DealCompanions(class_bit, places[one.zone], one.count, one.rule))
        else:
            steps.append(
                setup_companions.PlaceCompanions(class_bit, places[one.zone], one.count, -1, one.rule)
            )
    return steps


def gear(row: UndeadMissionRow) -> list[Step[Any]]:
    """Return the steps by which the first player gives the mission's cards to Survivors."""
    given = row.gear_for_first_player
    return [] if given is None else [setup.AssignGear(card, given.rule) for card in given.cards]
