"""Things of every class that is put into words, made up for tests."""

from typing import Any

from tests.games.zombicide.table import TestTable
from veglia.games.zombicide.engine.rules.attack import Attack, Hits
from veglia.kernel.words import fields_of


def example(kind: type, table: TestTable) -> object:
    """Return a thing of a class, with plausible fields."""
    values: dict[str, Any] = {
        "attack": Attack(0, table.card("colt_saa"), -1, -1, table.zone("2R.a1"), 0),
        "second": -1,
        "dice": (5, 2),
        "path": (0, 1),
        "gear": "holy_water",
        "active": True,
        "killed": (0,),
        "chosen": (),
        "linked": (0, 1),
        "source": -1,
        "sources": (-1,),
        "ways": (0, 1),
        "moved": (),
        "before": (),
        "handed": (),
        "passed": (),
        "kept": (),
        "zones": (0, 1),
        "mission_rule": "uoa.m4.setup-companions",
        "terms_rule": "uoa.m4.reload",
        "survivor": 0,
        "objective": 0,
        "skill_id": "medic",
        "is_single": True,
        "tile": "10R",
        "old": "m2",
        "new": "m2:10R,12V,11R",
        "sacks": (0,),
        "under": "uoa.train.enter-survivors",
    }
    if "attack" in fields_of(kind):
        # Elsewhere hits are only counted.
        values["hits"] = Hits(1, 1, 1, 1, 1, (0,), 0)
    return kind(*[values.get(field, 1) for field in fields_of(kind)])
