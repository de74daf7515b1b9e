"""M9 for tests: Meg in the Mine with Companions, sacks of coal in hand and in the tender, a clean Train."""

from tests.games.zombicide.table import TestTable
from veglia.games.zombicide.engine.rules.spawn import MOBILE, move_token, starting_zone
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.title import TITLE

MINE = "8V.N"
BRAWLERS = ("carl", "henry", "kassey", "may")
SACKS = range(3, 9)


def crew(*companions: str, at: str = MINE, party: tuple[str, ...] = ("meg",)) -> TestTable:
    """Return a table with Survivors in a Zone, the first with Companions."""
    table = TestTable(party, mission="m9", at=at)
    for companion in companions:
        table.add_companion(companion, at, leader=party[0])
    return table


def give_sack(table: TestTable, number: int, companion: str) -> None:
    table.state.objectives[number] = Objective(OFF_BOARD, 0, True, False, table.who(companion))


def fill_tender(table: TestTable) -> None:
    for number in SACKS:
        table.state.objectives[number] = Objective(OFF_BOARD, 0, True)


def clean_train(table: TestTable) -> None:
    for number, token in enumerate(table.state.spawns):
        if token.kind == MOBILE:
            move_token(table.state, number, starting_zone(table.state), "uoa.trait.holy-water-move")


def goals(table: TestTable) -> list[bool]:
    return [goal["met"] for goal in TITLE.view(table.state, 0)["goals"]]


def tokens_in(state: UndeadState, zone: str) -> int:
    return sum(token.zone == state.board.places[zone] for token in state.objectives)
