# veglia: interpreted
"""From a mission's row to how its games begin."""

from functools import cache

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.boards import station
from veglia.games.zombicide.dark_side.rules.cards import PROTOTYPE, XenoCard
from veglia.games.zombicide.dark_side.rules.opening import DarkOpening
from veglia.games.zombicide.dark_side.rules.plan import CARD_SETS
from veglia.games.zombicide.dark_side.rules.rows import DarkMissionRow
from veglia.games.zombicide.dark_side.rules.setup import reserve_cards
from veglia.games.zombicide.dark_side.rules.site import Site
from veglia.games.zombicide.dark_side.rules.state import (
    NO_PIT,
    OPEN_PIT,
    ColouredSpawn,
    Door,
    Machine,
    MissionPieces,
)
from veglia.games.zombicide.dark_side.rules.station import Station
from veglia.games.zombicide.engine.rules.cards import SEARCH_DECK, STARTING
from veglia.games.zombicide.engine.rules.spawn import MOBILE
from veglia.games.zombicide.engine.rules.spawn import STARTING as STARTING_SPAWN
from veglia.games.zombicide.engine.rules.state import Objective, SpawnToken
from veglia.kernel.content import look_up
from veglia.kernel.errors import ContentError


@cache
def opening(mission: str, xeno_cards: str) -> DarkOpening:
    """Return how the games of a mission begin with some sets of Xeno cards."""
    return opening_of(mission, library.mission(mission), station(mission), xeno_cards)


class Places:
    """The Zones of a mission by name; what its pieces lie on must be within reach."""

    def __init__(self, mission: str, row: DarkMissionRow, laid: Station) -> None:
        self.where = f"{mission}.toml"
        self.laid = laid
        start = look_up(laid.places, row.start[0], f"{self.where} start")
        self.distances = laid.board(0, 0).paths.distances_from(start)

    def zone(self, name: str, what: str) -> int:
        zone = look_up(self.laid.places, name, f"{self.where} {what}")
        if self.distances[zone] > len(self.laid.kinds):
            raise ContentError(f"{self.where} {what}: no way leads to {name}")
        return zone


def opening_of(mission: str, row: DarkMissionRow, laid: Station, xeno_cards: str = "all") -> DarkOpening:
    """Return how the games of a row begin, after checking that all it names can be reached."""
    places = Places(mission, row, laid)
    site = Site(mission, row, laid)
    kinds = library.xeno_numbers()
    pits = [places.zone(name, "pit") for name in row.pits]
    return DarkOpening(
        spawn_tokens(row, places),
        [
            Objective(places.zone(one.zone, "objective"), library.COLOURS[one.colour], False, one.hidden)
            for one in row.objectives
        ],
        [
            (look_up(kinds, one.kind, f"{places.where} xeno"), places.zone(one.zone, "xeno"), one.count)
            for one in row.xenos
        ],
        cards_of(STARTING),
        cards_of(SEARCH_DECK),
        [laid.places[name] for name in row.start],
        row.start_rule,
        reserve_cards(library.library(), library.MOST_SURVIVORS),
        cards_of(PROTOTYPE),
        xeno_deck(xeno_cards),
        [places.zone(name, "prototype") for name in row.prototypes],
        [
            Door(
                site.doorway(one.between),
                library.COLOURS[one.colour],
                True,
                False,
                one.lasting,
            )
            for one in row.doors
        ],
        [OPEN_PIT if zone in pits else NO_PIT for zone in range(len(laid.kinds))],
        [
            Machine(list(library.machines()).index(id), places.zone(name, "machine"), False)
            for id, name in row.machines.items()
        ],
        mission_pieces(row, places),
    )


def spawn_tokens(row: DarkMissionRow, places: Places) -> list[SpawnToken]:
    return [
        ColouredSpawn(
            STARTING_SPAWN if one.colour == "red" else MOBILE,
            places.zone(one.zone, "spawn"),
            one.active,
            library.COLOURS[one.colour],
        )
        for one in row.spawns
    ]


def mission_pieces(row: DarkMissionRow, places: Places) -> MissionPieces:
    decoys = row.generators.decoys if row.generators else []
    return MissionPieces(
        [places.zone(name, "drone") for name in row.drones],
        [places.zone(name, "decoy") for name in decoys],
        [],
        [],
    )


def cards_of(group: int) -> list[int]:
    content = library.library()
    return [number for number in range(len(content.type_of)) if content.cards[number].group == group]


def xeno_deck(xeno_cards: str) -> list[int]:
    """Return the cards of some sets."""
    return [
        number
        for number, card in enumerate(library.library().zombie_cards)
        if isinstance(card, XenoCard) and card.set in CARD_SETS[xeno_cards]
    ]
