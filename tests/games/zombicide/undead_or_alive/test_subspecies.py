"""Zombie subspecies, as expansions bring them: another kind with the priority of its type."""

from tests.games.zombicide.table import TestTable
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.cards import ZombieKind
from veglia.games.zombicide.engine.rules.hits import Hit
from veglia.games.zombicide.engine.rules.scenario import Library, Scenario

SUBSPECIES = 4


def table_with_subspecies(dice: tuple[int, ...]) -> TestTable:
    """Return a table where a fifth kind of Zombie, a sort of Walker, stands beside a Walker and a Runner."""
    table = TestTable(["jeb"], dice, gear={"jeb": ["winchester"]})
    was = table.state.scenario
    content = was.library
    kinds = [*content.zombies, ZombieKind("hooded_walker", 1, 1, 1, 1, content.zombies[0].priority, 3, False)]
    more = Library(
        content.card_types,
        content.type_of,
        kinds,
        content.zombie_cards,
        content.profiles,
        content.traits,
        content.levels,
        [],
        content.pack,
        (),
        {},
    )
    table.state.scenario = Scenario(
        was.key, more, was.board, was.rules, was.actions, was.goals, was.exit_place
    )
    table.state.zombies = [0] * (table.state.board.size * len(kinds))
    table.state.reserve = [kind.miniatures for kind in kinds]
    for kind in (0, 2, SUBSPECIES):
        table.state.zombies[table.zone("2R.a2") * len(kinds) + kind] = 1
        table.state.reserve[kind] -= 1
    return table


@rule("uoa.combat.priority-subspecies")
def test_a_subspecies_is_shot_with_its_type_and_the_players_choose_between_them() -> None:
    table = table_with_subspecies((6, 6))
    table.turn("jeb")

    table.choose(RangedAttack, zone="2R.a2")

    # The Runner comes later; between the Walker and its subspecies the shooter chooses.
    assert [option.kind for option in table.offered(Hit)] == [0, SUBSPECIES]
    table.choose(Hit, kind=SUBSPECIES)
    at = table.zone("2R.a2") * 5
    assert table.state.zombies[at : at + 5] == [0, 0, 1, 0, 0]
