"""M7, The Last Station: only red Objectives come with a Bounty Weapon."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.inventory import PutCard
from veglia.games.zombicide.engine.rules.state import BLUE, GREEN, RED, Objective
from veglia.games.zombicide.undead_or_alive.rules.events import BountyReceived

CRATE = "5R.A"


@rule("uoa.m7.red-objectives")
@pytest.mark.parametrize(("colour", "weapons"), [(RED, 1), (BLUE, 0), (GREEN, 0)])
def test_red_alone_gives_a_bounty_weapon(colour: int, weapons: int) -> None:
    table = TestTable(["carl"], mission="m7", at=CRATE)
    table.state.objectives = [Objective(table.zone(CRATE), colour, False, True)]
    table.turn("carl")

    events = table.choose(TakeObjective) + table.choose(PutCard, card="supplies", slot=3)

    assert len(happened(events, BountyReceived)) == weapons
    assert len(table.state.bounty) == 7 - weapons
