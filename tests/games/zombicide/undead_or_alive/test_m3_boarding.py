"""M3, Family Business: the Train waits for every single one."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.undead_or_alive.rules.events import TrainSetGoing
from veglia.games.zombicide.undead_or_alive.rules.state import WAITING


@rule("uoa.m3.train-waits")
@pytest.mark.parametrize("missing", ["survivor", "companion", "lone companion"])
def test_the_train_waits_while_a_single_one_is_not_aboard(missing: str) -> None:
    """Everyone else is: whoever is missing holds it back alone."""
    outside = "5V.b1"
    table = TestTable(["carl", "may"], mission="m3", at={"carl": "5V.a1", "may": "10R.B"})
    table.add_companion("meg", "10R.B", leader="may")
    if missing == "survivor":
        table.survivor("may").zone = table.zone(outside)
    elif missing == "companion":
        table.survivor("meg").zone = table.zone(outside)
    else:
        table.add_companion("molly", outside)
    table.turn("carl")

    events = table.choose(MoveTo, zone="10R.A")

    assert happened(events, TrainSetGoing) == []
    assert table.state.train == WAITING
