# veglia: interpreted
"""From the rows of a mission to its parts as the rules use them."""

from typing import Any

from veglia.games.zombicide.engine.rules.board import ZombicideBoard, touching
from veglia.games.zombicide.engine.rules.content import check_places
from veglia.games.zombicide.engine.rules.rows import Colour
from veglia.games.zombicide.engine.rules.scope import MACHINE
from veglia.games.zombicide.engine.rules.trait import Trait
from veglia.games.zombicide.engine.rules.traits.escalation import Escalation
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.abomination import CompanionHold
from veglia.games.zombicide.undead_or_alive.rules.boards import strip_of
from veglia.games.zombicide.undead_or_alive.rules.coal import Coal
from veglia.games.zombicide.undead_or_alive.rules.herald import Herald
from veglia.games.zombicide.undead_or_alive.rules.hooks import MissionParts
from veglia.games.zombicide.undead_or_alive.rules.machines import GatlingTerms, Machines, WagonTerms
from veglia.games.zombicide.undead_or_alive.rules.recruit_terms import RecruitTerms
from veglia.games.zombicide.undead_or_alive.rules.reward import Adrenaline, BountyReward, Found, Kept, Reward
from veglia.games.zombicide.undead_or_alive.rules.rows import (
    BountyRow,
    CoalRow,
    FoundRow,
    GatlingRow,
    HoldRow,
    KeptRow,
    RecruitRow,
    RewardRow,
    TrainRow,
    UndeadMissionRow,
    WagonRow,
)
from veglia.games.zombicide.undead_or_alive.rules.scope import CLASSES
from veglia.games.zombicide.undead_or_alive.rules.strip import LOCOMOTIVE
from veglia.games.zombicide.undead_or_alive.rules.tracks import track_zones
from veglia.games.zombicide.undead_or_alive.rules.train import Train
from veglia.games.zombicide.undead_or_alive.rules.train_terms import Call, TrainRoute, TrainRules
from veglia.kernel.content import look_up
from veglia.kernel.errors import ContentError

COLOURS = library.COLOURS
GATLING = "gatling"


def parts_of(row: UndeadMissionRow, laid: dict[str, ZombicideBoard], where: str) -> MissionParts:
    """Return all parts of a mission on its boards, the first one first."""
    board = next(iter(laid.values()))
    return MissionParts(
        reward(row.reward),
        recruit_terms(row.recruit),
        Machines(wagon(row.wagon), gatling(row.gatling)),
        None if row.train is None else train(row, row.train, laid),
        herald(row, board, where),
        hold(row.hold),
        None if row.coal is None else coal(row.coal, len(row.objectives), board, f"{where} coal"),
    )


def colours(names: tuple[Colour, ...]) -> tuple[int, ...]:
    return tuple(COLOURS[name] for name in names)


def reward(row: RewardRow) -> Reward:
    """Return what an Objective gives."""
    return Reward(
        Adrenaline(row.ap, row.ap_rule), bounty(row.bounty), kept(row.kept), found(row.found), row.carried
    )


def bounty(row: BountyRow | None) -> BountyReward | None:
    if row is None:
        return None
    return BountyReward(colours(row.colours), row.rule, row.treasure, row.treasure_rule)


def kept(row: KeptRow | None) -> Kept | None:
    return None if row is None else Kept(colours(row.colours), row.rule)


def found(row: FoundRow | None) -> Found | None:
    if row is None:
        return None
    return Found(colours(row.colours), look_up(CLASSES, row.klass, "reward"), row.rule)


def recruit_terms(row: RecruitRow | None) -> RecruitTerms:
    if row is None:
        return RecruitTerms((), "", "")
    return RecruitTerms(colours(row.after), row.price, row.rule)


def wagon(row: WagonRow | None) -> WagonTerms:
    if row is None:
        return WagonTerms(False, False, "", "")
    return WagonTerms(row.movable, row.leaves, row.stuck, row.destroyed)


def gatling(row: GatlingRow | None) -> GatlingTerms:
    """Return what holds for the Gatling gun; its card is there even where the mission has none."""
    machines = library.machines()
    card = len(library.library().cards) - len(machines) + list(machines).index(GATLING)
    skills: list[Trait[Any]] = [Escalation(machines[GATLING].skill, "uoa.gatling.fire", MACHINE)]
    if row is None:
        return GatlingTerms(False, False, card, skills)
    return GatlingTerms(row.movable and not row.mounted, row.mounted, card, skills)


def cab() -> str:
    """Return the name of the locomotive's cab."""
    return f"{LOCOMOTIVE}.{library.train_tiles()[LOCOMOTIVE].cab}"


def train(row: UndeadMissionRow, of: TrainRow, laid: dict[str, ZombicideBoard]) -> Train:
    """Return what holds for a Train that changes the map."""
    board = next(iter(laid.values()))
    homes = [one.zone for one in row.spawns if one.kind == "starting" and one.zone in board.places]
    return Train(
        TrainRoute(of.moves, of.attach, laid),
        None if of.call is None else Call(colours(of.call.colours), of.call.rule),
        TrainRules(
            of.does_not_wait,
            of.zombies_lose,
            of.wagon_loses,
            of.starts_full,
            of.destroys_spawns,
            of.blow_up,
            of.waterproof,
        ),
        cab(),
        board.turning[board.places[homes[0]]][0] if homes else 0.0,
    )


def herald(row: UndeadMissionRow, board: ZombicideBoard, where: str) -> Herald | None:
    """Return the Objective that announces a Train; it must lie on the tracks."""
    of = row.train.herald if row.train is not None else None
    if of is None:
        return None
    tracks = track_zones(board, strip_of(row))
    for objective in row.objectives:
        if objective.colour == of.colour and board.places.get(objective.zone) not in tracks:
            raise ContentError(f"{where} objectives: {objective.zone} is not on the tracks")
    return Herald(COLOURS[of.colour], of.rule)


def hold(row: HoldRow | None) -> CompanionHold:
    """Return which Companions keep the Abomination Spawn tokens inactive."""
    return CompanionHold(0, "") if row is None else CompanionHold(CLASSES[row.klass], row.rule)


def coal(row: CoalRow, first: int, board: ZombicideBoard, where: str) -> Coal:
    """Return what holds for coal; the first of its sacks has the number after the last Objective."""
    tender = look_up(board.places, row.tender, where)
    return Coal(
        tuple(range(first, first + row.sacks)),
        look_up(CLASSES, row.carriers, where),
        tuple(look_up(board.places, name, where) for name in row.mine),
        tuple(sorted([tender, *touching(board, tender)])),
        look_up(board.places, cab(), where),
        row.ap,
    )


def check_parts(row: UndeadMissionRow, zones: dict[str, int], kinds: dict[str, int], where: str) -> None:
    """Check that a mission puts known things, and those that fit together, into Zones that are there."""
    check_places(row, zones, kinds, where)
    if row.wagon is not None:
        look_up(zones, row.wagon.zone, f"{where} wagon")
        if row.wagon.stuck and row.wagon.movable:
            raise ContentError(f"{where} wagon: one that blocks the way cannot be movable")
    if row.gatling is not None:
        look_up(zones, row.gatling.zone, f"{where} gatling")
        if row.gatling.mounted and (row.wagon is None or row.wagon.zone != row.gatling.zone):
            raise ContentError(f"{where} gatling: mounted, but the Wagon is not in its Zone")
    if row.coal is not None:
        for name in (row.coal.zone, row.coal.tender, *row.coal.mine):
            look_up(zones, name, f"{where} coal")
    for place, companion in enumerate(row.companions):
        for name in companion.among or [companion.zone]:
            look_up(zones, name, f"{where} companion {place + 1}")
        if companion.among and companion.count > len(companion.among):
            raise ContentError(f"{where} companion {place + 1}: more Companions than Zones")
