"""Tables at which a Wound has to be taken."""

from tests.games.zombicide.table import TestTable
from veglia.games.zombicide.engine.rules.wounds import ShareWounds
from veglia.kernel.machine import advance


def struck(walkers: int) -> TestTable:
    """Return a table where Carl, who is well, or Meg, whom it would kill, has to take a Wound."""
    table = TestTable(["carl", "meg"], zombies={"2R.a1": {"walker": walkers}})
    table.survivor("meg").wounds = table.survivor("meg").health - 1
    table.state.push(ShareWounds(table.zone("2R.a1"), table.kind("walker"), 1))
    advance(table.state)
    return table
