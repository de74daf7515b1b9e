"""Experience and levels."""

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.danger import GainSkill, PickSkill, gain_ap


@rule(
    "ds.xp.levels", "ds.xp.yellow", "ds.xp.orange", "ds.xp.red", "ds.xp.skill-per-level", "ds.xp.mark-skills"
)
def test_ds_ex_levels() -> None:
    table = StationTable(["umkos"])
    gains = []
    for points in (6, 1, 11, 1, 23, 1):
        table.call(lambda state, points=points: gain_ap(table.state, 0, points, "ds.xp.kill"))  # type: ignore[misc]
        survivor = table.survivor("umkos")
        options = len(table.offered(PickSkill)) if isinstance(table.asking, GainSkill) else 0
        gains.append((survivor.ap, survivor.level, options))
        if options:
            table.choose(PickSkill)

    assert gains == [(6, 0, 0), (7, 1, 0), (18, 1, 0), (19, 2, 2), (42, 2, 0), (43, 3, 3)]
    assert len(table.skills("umkos")) == 4
    assert table.skills("umkos")[1] == "plus_1_action"


@rule(
    "ds.xp.skill-immediate",
    "ds.skill.timing",
    "ds.skill.plus-1-action",
    "ds.xp.immediate",
    "ds.round.three-actions",
)
def test_a_new_action_can_be_used_in_the_same_turn() -> None:
    table = StationTable(
        dice=(4, 1), at="12R.A", gear={"miranda": ["electrified_baton"]}, xenos={"12R.A": {"worker": 1}}
    )
    table.set_ap("miranda", 6)
    table.turn("miranda")

    table.choose(MeleeAttack)

    assert table.survivor("miranda").actions == 3


@rule("ds.xp.levels")
def test_experience_beyond_43_is_not_counted() -> None:
    table = StationTable()
    table.set_ap("miranda", 43)

    table.call(lambda state: gain_ap(table.state, 0, 5, "ds.xp.kill"))

    assert table.survivor("miranda").ap == 43
