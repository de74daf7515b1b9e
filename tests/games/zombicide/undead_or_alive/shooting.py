"""Dice that hit or miss, an Attack with a card, and the Bounty Weapons that it earns."""

from collections.abc import Sequence

from tests.games.zombicide.table import TestTable
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.undead_or_alive.rules.events import BountyReceived
from veglia.kernel.machine import Event

HIT = 6


MISS = 1


def shoot(table: TestTable, card: str, zone: str) -> list[str]:
    """Fire and return the Bounty Weapons received."""
    return earned(table, table.choose(RangedAttack, card=card, zone=zone))


def earned(table: TestTable, events: Sequence[Event]) -> list[str]:
    """Return the Bounty Weapons received."""
    return [table.state.card(event.card).id for event in events if isinstance(event, BountyReceived)]
