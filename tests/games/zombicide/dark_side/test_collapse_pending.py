"""When ground comes down, what is still to be done goes on where there is ground left, and nowhere else."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.damage import ShareAttacks
from veglia.games.zombicide.dark_side.rules.focus import FocusedAttack, LandFocusedHit
from veglia.games.zombicide.dark_side.rules.misses import ShareMisses
from veglia.games.zombicide.dark_side.rules.missions.columns import Detonate
from veglia.games.zombicide.dark_side.rules.missions.hostile_machines import ShareHostileHits
from veglia.games.zombicide.dark_side.rules.reflexes import ReactToPits, XenosAppeared
from veglia.games.zombicide.dark_side.rules.spawning import FillPits, PlaceAbomination
from veglia.games.zombicide.engine.rules.actions.move import MoveOn
from veglia.games.zombicide.engine.rules.activation import Act, MoveZombies, SplitZombies
from veglia.games.zombicide.engine.rules.attack import Attack, Hits
from veglia.games.zombicide.engine.rules.combat import RollAgain, RollAttack, RollOn
from veglia.games.zombicide.engine.rules.hits import AfterAttack, AssignHits, Reap
from veglia.games.zombicide.engine.rules.scope import RANGED
from veglia.games.zombicide.engine.rules.spawn import DrawZombieCard
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.traits.combat_reflexes import React
from veglia.games.zombicide.engine.rules.traits.lifesaver import ChooseRescued
from veglia.games.zombicide.engine.rules.traits.taunt import ActTaunted, ArriveTaunted, MoveTaunted
from veglia.kernel.machine import Step
from veglia.kernel.words import fields_of

COLUMN = "16V.A"
# The first Zone of the board stays; the other goes down with the yellow column.
STAYS, GOES = "17R.c1", "12V.E"
HITS = Hits(1, 2, 1, 0, 0, (), 0)


def after_collapse(step: Step[Any]) -> Step[Any] | None:
    """Return what has become of a step that was pending when the yellow column came down."""
    table = StationTable(at=STAYS, mission="m10")
    table.state.pieces.charges += [table.zone(COLUMN)] * 2
    table.turn("miranda")
    table.state.agenda.insert(0, step)
    table.choose(Detonate)
    return next((one for one in table.state.agenda if type(one) is type(step)), None)


def fields(thing: object) -> Any:
    """Return what a step consists of, attacks and hits included."""
    if isinstance(thing, (int, str, tuple)):
        return thing
    return {name: fields(getattr(thing, name)) for name in fields_of(type(thing))}


def zones() -> tuple[int, int]:
    table = StationTable(at=STAYS, mission="m10")
    return table.zone(STAYS), table.zone(GOES)


def shot(zone: int) -> Attack:
    return Attack(0, 3, NO_CARD, -1, zone, RANGED)


def focused(zone: int) -> FocusedAttack:
    return FocusedAttack(0, 3, NO_CARD, -1, zone, RANGED, 1)


ONE_ZONE: list[Callable[[int], Step[Any]]] = [
    lambda zone: LandFocusedHit(focused(zone), 4, 2, 1),
    lambda zone: ShareMisses(shot(zone), 2, 1),
    lambda zone: ShareAttacks(zone, 1, 2),
    lambda zone: ShareHostileHits(zone, 2, 1),
    lambda zone: ReactToPits(0, (zone,)),
    lambda zone: React(0, zone),
    lambda zone: ChooseRescued(0, zone, (1,)),
    lambda zone: DrawZombieCard(zone),
    lambda zone: SplitZombies(zone, 1, (zone,), 1, False),
    lambda zone: RollAttack(shot(zone)),
    lambda zone: RollAgain(shot(zone), (1, 2), (3,)),
    lambda zone: RollOn(shot(zone), (6, 2), 1, 0),
    lambda zone: AssignHits(shot(zone), HITS),
    lambda zone: Reap(shot(zone), HITS),
    lambda zone: MoveOn(0, (zone,), "ds.skill.sprint"),
]


@rule("ds.m10.collapse-yellow")
@pytest.mark.parametrize("make", ONE_ZONE, ids=lambda make: type(make(0)).__name__)
def test_what_was_to_happen_in_one_zone_happens_only_if_it_is_left(make: Callable[[int], Step[Any]]) -> None:
    stays, goes = zones()
    assert stays == 0

    kept = after_collapse(make(stays))

    assert kept is not None
    assert fields(kept) == fields(make(stays))
    assert after_collapse(make(goes)) is None


SEVERAL_ZONES: list[Callable[[tuple[int, ...]], Step[Any]]] = [
    lambda zones: PlaceAbomination(zones, zones, "ds.shortage.step-2"),
    lambda zones: FillPits(zones, zones, 1, 2, "ds.spawn.pit-card"),
    lambda zones: XenosAppeared(zones),
    lambda zones: ReactToPits(0, zones),
    lambda zones: SplitZombies(0, 1, zones, len(zones), True),
    lambda zones: MoveOn(0, zones, "ds.skill.sprint"),
    lambda zones: MoveZombies(3, tuple(n for zone in zones for n in (4 * zone + 1, 2)), zones),
    lambda zones: Act(3, 2, tuple(n for zone in zones for n in (4 * zone + 1, 2))),
    lambda zones: ActTaunted(0, tuple(n for zone in zones for n in (zone, 1, 2)), 1),
    lambda zones: MoveTaunted(0, tuple(n for zone in zones for n in (zone, 1, 2)), 1),
    lambda zones: ArriveTaunted(0, tuple(n for zone in zones for n in (zone, 1, 2)), 1),
]


@rule("ds.m10.collapse-yellow")
@pytest.mark.parametrize("make", SEVERAL_ZONES, ids=lambda make: type(make((0,))).__name__)
def test_of_several_zones_those_are_left_that_did_not_come_down(
    make: Callable[[tuple[int, ...]], Step[Any]],
) -> None:
    stays, goes = zones()

    kept = after_collapse(make((stays, goes)))

    assert kept is not None
    assert fields(kept) == fields(make((stays,)))


@rule("ds.m10.collapse-yellow")
def test_what_follows_an_attack_does_not_need_its_target() -> None:
    stays, goes = zones()

    there, gone = after_collapse(AfterAttack(shot(stays), 2)), after_collapse(AfterAttack(shot(goes), 2))

    assert isinstance(there, AfterAttack)
    assert isinstance(gone, AfterAttack)
    assert (there.attack.zone, there.kills) == (stays, 2)
    assert (gone.attack.zone, gone.kills) == (-1, 2)
