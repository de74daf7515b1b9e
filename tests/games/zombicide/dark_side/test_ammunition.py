"""Ammunition, Prototypes and what lies under weapons."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.combat import KeepDice, RollAgain, UseReroll
from veglia.games.zombicide.engine.rules.events import AttackRolled


@rule("ds.ammo.bullets", "ds.ammo.energy", "ds.ammo.infinite")
def test_ds_ex_ammo_types() -> None:
    ammo = {id: row.modes[0].ammo for id, row in library.equipment().items() if row.modes}

    assert ammo["heavy_shotgun"] == ammo["pistol"] == "bullets"
    assert ammo["electrified_baton"] == ammo["chain_sword"] == "energy"
    assert library.equipment()["prototype_light_machine_gun"].prototype


@rule("ds.ammo.prototype-needs-cell", "ds.dark.prototype-weapons")
def test_a_prototype_works_with_a_cell_only_and_sees_in_the_dark() -> None:
    table = StationTable(at="13R.A", gear={"miranda": ["prototype_assault_rifle"]})
    table.turn("miranda")
    assert not table.offers(RangedAttack)

    table.attach("miranda", 0, "energy_cell")
    table.turn("miranda")

    assert table.offers(RangedAttack, zone="13R.c2")


@rule("ds.ammo.prototype-needs-cell")
@pytest.mark.parametrize(("hand", "works"), [(0, False), (1, True)])
def test_the_cell_of_another_weapon_does_not_power_a_prototype(hand: int, works: bool) -> None:
    table = StationTable(at="12R.A", gear={"miranda": ["electrified_baton", "prototype_assault_rifle"]})
    table.attach("miranda", hand, "energy_cell")
    table.turn("miranda")

    assert table.offers(RangedAttack) == works


@rule("ds.noise.silent-symbol", "ds.noise.noisy-symbol")
@pytest.mark.parametrize(
    ("card", "count", "noise"),
    [("electrified_baton", 2, 0), ("starting_pistol", 1, 1), ("prototype_assault_rifle", 4, 0)],
)
def test_ds_ex_noise_of_weapons(card: str, count: int, noise: int) -> None:
    table = StationTable(
        dice=(1,) * count, at="12R.A", gear={"miranda": [card]}, xenos={"12R.A": {"tank": 1}}
    )
    table.attach("miranda", 0, "energy_cell")
    table.turn("miranda")
    option = next(option for option in table.state.offered if type(option) in (MeleeAttack, RangedAttack))

    table.choose(type(option), card=card)
    while table.offers(KeepDice):
        table.choose(KeepDice)

    assert table.noise("12R.A") == noise


@rule("ds.attach.ammo-cards", "ds.attach.many-cards")
def test_each_ammunition_card_gives_one_reroll() -> None:
    table = StationTable(
        dice=(1, 1, 1, 2, 2, 2, 6, 6, 6),
        at="12R.A",
        gear={"miranda": ["assault_rifle"]},
        xenos={"12R.B": {"worker": 3}},
    )
    table.attach("miranda", 0, "plenty_of_bullets", "plenty_of_bullets")
    table.turn("miranda")
    table.choose(RangedAttack, zone="12R.B")
    assert isinstance(table.asking, RollAgain)
    assert table.state.question_rule() == "ds.attach.ammo-cards"

    table.choose(UseReroll)
    table.choose(UseReroll)

    assert table.xenos("12R.B") == {}


@rule("ds.attach.dual-share")
def test_one_card_is_enough_for_a_pair() -> None:
    table = StationTable(
        dice=(1, 1),
        at="12R.A",
        gear={"miranda": ["pistol", "starting_pistol"]},
        xenos={"12R.B": {"worker": 1}},
    )
    table.attach("miranda", 1, "plenty_of_bullets")
    table.turn("miranda")
    second = next(option.second for option in table.offered(RangedAttack, zone="12R.B") if option.second >= 0)

    table.choose(RangedAttack, zone="12R.B", second=second)

    assert table.offers(UseReroll)
    table.choose(KeepDice)


@rule("ds.ammo.multi-type", "ds.attach.mixed-types", "ds.equip.hybrid-traits")
def test_a_card_helps_only_attacks_of_its_own_ammunition() -> None:
    table = StationTable(
        dice=(6, 1, 1, 1, 1, 1),
        at="12R.A",
        gear={"miranda": ["prototype_saw_assault_rifle"]},
        xenos={"12R.A": {"worker": 1}, "12R.B": {"worker": 1}},
    )
    table.attach("miranda", 0, "energy_cell")
    table.turn("miranda")
    # The saw is an Energy weapon of Damage 2, the rifle fires Bullets.
    table.choose(MeleeAttack)
    assert isinstance(table.asking, RollAgain)
    table.choose(KeepDice)
    assert table.xenos("12R.A") == {}

    events = table.choose(RangedAttack, zone="12R.B")

    assert [len(event.dice) for event in happened(events, AttackRolled)] == [3]
