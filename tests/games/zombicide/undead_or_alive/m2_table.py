"""M2 for tests: Meg with Dynamite beside a car, and what is left to do."""

from tests.games.zombicide.table import TestTable
from veglia.games.zombicide.engine.rules.spawn import CORPSE_PILE, MOBILE
from veglia.games.zombicide.engine.rules.state import SpawnToken
from veglia.games.zombicide.undead_or_alive.title import TITLE

BLOW_UP = "uoa.m2.blow-up-tile"


def bomber(at: str = "1R.a1", *others: str, zombies: dict[str, dict[str, int]] | None = None) -> TestTable:
    """Return a table where Meg has Dynamite next to a car, with others on it."""
    places = {"meg": at, **dict.fromkeys(others, "12R.A")}
    table = TestTable(
        ["meg", *others], mission="m2", at=places, gear={"meg": ["dynamite", "dynamite"]}, zombies=zombies
    )
    table.only_skills("meg", [])
    return table


def mobiles(table: TestTable) -> list[int]:
    return [token.zone for token in table.state.spawns if token.kind == MOBILE]


def secure_piles(table: TestTable) -> None:
    """Awaken every Corpse Pile and turn it inactive again."""
    state = table.state
    for number, pile in enumerate(state.board.piles):
        state.awakened.append(number)
        state.spawns.append(SpawnToken(CORPSE_PILE, pile.zone, False))


def goals(table: TestTable) -> list[bool]:
    return [goal["met"] for goal in TITLE.view(table.state, 0)["goals"]]
