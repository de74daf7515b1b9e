"""Skills that give Actions: one more of any kind, free ones of some kind, more uses of a Class ability."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.reload import ReloadWeapon
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.events import AttackRolled, PaidForZombies, WeaponReloaded
from veglia.games.zombicide.engine.rules.inventory import LeaveCard
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.turn import DoNothing
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong, NoAttack
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.games.zombicide.undead_or_alive.rules.actions.make_noise import Shout
from veglia.games.zombicide.undead_or_alive.rules.actions.vade_retro import Repel

Gear = list[str | None]


def with_skill(
    name: str,
    skill: str,
    *,
    actions: int,
    gear: Gear | None = None,
    at: str = "2R.a1",
    zombies: dict[str, dict[str, int]] | None = None,
    dice: tuple[int, ...] = (),
) -> TestTable:
    """Begin the Turn of a Survivor that has one skill only and so many ordinary Actions left."""
    table = TestTable([name], dice=dice, at=at, gear={name: gear or []}, zombies=zombies)
    table.only_skills(name, [skill])
    table.turn(name, actions=actions)
    return table


def kinds_offered(table: TestTable) -> set[type]:
    return {type(option) for option in table.state.offered} - {DoNothing}


@rule("uoa.skill.plus-1-action")
def test_plus_1_action_is_a_fourth_action_of_any_kind() -> None:
    table = TestTable(["carl"])
    table.only_skills("carl", ["plus_1_action"])
    table.turn("carl")

    for _ in range(4):
        table.choose(Shout)

    assert table.asking is None


@rule("uoa.skill.plus-1-free-action-type")
@pytest.mark.parametrize(
    ("kind", "zombies", "offered"),
    [
        ("combat", 1, {MeleeAttack, RangedAttack, Throw}),
        ("melee", 1, {MeleeAttack}),
        ("ranged", 1, {RangedAttack, Throw}),
        ("move", 0, {MoveTo}),
        ("search", 0, {SearchHere}),
    ],
)
def test_a_free_action_can_only_be_of_its_kind(kind: str, zombies: int, offered: set[type]) -> None:
    table = with_skill(
        "jeb",
        f"plus_1_free_{kind}_action",
        actions=0,
        at="2R.C",
        gear=["machete", "winchester", None, "dynamite"],
        zombies={"2R.C": {"walker": zombies}},
    )

    assert kinds_offered(table) == offered


@rule("uoa.skill.plus-1-free-action-type")
def test_a_free_action_is_spent_once_and_before_the_ordinary_ones() -> None:
    table = with_skill("carl", "plus_1_free_move_action", actions=1)

    table.choose(MoveTo, zone="2R.a2")
    left = table.survivor("carl").actions
    table.choose(MoveTo, zone="2R.a3")

    assert left == 1
    assert table.asking is None


@rule("uoa.skill.plus-1-free-action-type")
def test_a_free_search_does_not_lift_the_limit_of_one_search() -> None:
    table = with_skill("carl", "plus_1_free_search_action", actions=3, at="2R.A")

    table.choose(SearchHere)
    table.choose(LeaveCard)

    assert table.survivor("carl").actions == 3
    assert not table.offers(SearchHere)


@rule("uoa.skill.plus-1-free-equipment-action")
def test_a_free_pistol_action_fires_pistols_only() -> None:
    table = with_skill(
        "carl", "plus_1_free_pistol_action", actions=0, gear=["colt_saa", "winchester"], dice=(1,)
    )
    assert kinds_offered(table) == {RangedAttack}
    assert {table.state.card(option.card).id for option in table.offered(RangedAttack)} == {"colt_saa"}

    table.choose(RangedAttack, zone="2R.a2")

    assert table.asking is None


@rule("uoa.skill.plus-1-free-charge")
def test_a_free_charge_costs_no_action_and_is_still_the_only_one() -> None:
    zombies = {"2R.a2": {"walker": 1}, "2R.a3": {"walker": 1}}
    table = with_skill("carl", "plus_1_free_charge", actions=3, zombies=zombies)

    table.choose(ChargeAlong)

    assert table.survivor("carl").actions == 3
    assert not table.offers(ChargeAlong)


@rule("uoa.skill.plus-1-free-charge")
@pytest.mark.parametrize(("actions", "is_offered"), [(0, False), (1, True)])
def test_zombies_left_behind_by_a_free_charge_are_paid_from_ordinary_actions(
    actions: int, is_offered: bool
) -> None:
    zombies = {"2R.a1": {"walker": 1}, "2R.a2": {"walker": 1}}
    table = with_skill("carl", "plus_1_free_charge", actions=actions, zombies=zombies)

    assert table.offers(ChargeAlong) is is_offered

    if is_offered:
        assert len(happened(table.choose(ChargeAlong), PaidForZombies)) == 1
        assert table.survivor("carl").actions == 0


@rule("uoa.skill.plus-1-charge-per-turn")
def test_plus_1_charge_per_turn_allows_a_second_charge_for_its_own_action() -> None:
    zombies = {"2R.a2": {"walker": 1}, "2R.a3": {"walker": 1}, "2R.b3": {"walker": 1}}
    table = with_skill("carl", "plus_1_charge_per_turn", actions=9, gear=["machete"], zombies=zombies)

    for _ in range(2):
        table.choose(ChargeAlong)
        table.choose(NoAttack)

    # One each for the Charges and one for the Walker that the second left behind.
    assert table.survivor("carl").actions == 9 - 3
    assert not table.offers(ChargeAlong)


@rule("uoa.skill.plus-1-free-vade-retro")
def test_a_free_vade_retro_costs_no_action_and_is_still_the_only_one() -> None:
    table = with_skill("thomas", "plus_1_free_vade_retro", actions=1, zombies={"2R.a2": {"walker": 1}})

    table.choose(Repel)

    assert table.survivor("thomas").actions == 1
    assert not table.offers(Repel)


@rule("uoa.skill.plus-1-vade-retro-per-turn")
def test_plus_1_vade_retro_per_turn_allows_a_second_one() -> None:
    table = with_skill("thomas", "plus_1_vade_retro_per_turn", actions=3, zombies={"2R.a2": {"walker": 1}})

    table.choose(Repel)
    table.choose(Repel)

    assert table.survivor("thomas").actions == 1
    assert not table.offers(Repel)


@rule("uoa.skill.plus-1-charge-per-turn", "uoa.skill.plus-1-vade-retro-per-turn")
def test_a_further_use_is_one_of_its_own_class_ability() -> None:
    zombies = {"2R.a2": {"walker": 1}, "2R.a3": {"walker": 1}}
    faithful = with_skill("thomas", "plus_1_charge_per_turn", actions=9, zombies=zombies)
    brawler = with_skill("carl", "plus_1_vade_retro_per_turn", actions=9, zombies=zombies)

    faithful.choose(Repel)
    brawler.choose(ChargeAlong)

    assert not faithful.offers(Repel)
    assert not brawler.offers(ChargeAlong)


@rule("uoa.skill.plus-1-free-reload")
def test_a_free_reload_reloads_any_weapon_once() -> None:
    table = TestTable(["carl"], gear={"carl": ["springfield", "sawed_off"]})
    table.only_skills("carl", ["plus_1_free_reload"])
    for card in table.survivor("carl").cards[:2]:
        table.state.empty[card] = NO_CARD
    table.turn("carl", actions=0)
    assert kinds_offered(table) == {ReloadWeapon}

    events = table.choose(ReloadWeapon, card="springfield")

    assert len(happened(events, WeaponReloaded)) == 1
    assert table.asking is None


@rule("uoa.skill.plus-1-free-fanning")
def test_a_free_fanning_is_no_other_shot() -> None:
    table = with_skill(
        "molly", "plus_1_free_fanning", actions=0, gear=["colt_saa", "remington"], dice=(1,) * 6
    )
    assert kinds_offered(table) == {Fan}

    table.choose(Fan, card="colt_saa", zone="2R.a2")

    assert table.asking is None


@rule("uoa.skill.fanning-plus-1-free-reload", "uoa.skill.fanning-effect")
def test_each_fanning_brings_a_free_reload_of_a_pistol() -> None:
    table = TestTable(["meg"], dice=(1,) * 12, gear={"meg": ["colt_saa", "springfield"]})
    table.only_skills("meg", ["fanning_plus_1_free_reload"])
    table.state.empty[table.card("springfield")] = NO_CARD
    table.turn("meg", actions=2)
    assert table.survivor("meg").free == ()

    table.choose(Fan, zone="2R.a2")
    table.choose(ReloadWeapon, card="colt_saa")
    assert table.survivor("meg").actions == 1
    table.choose(Fan, zone="2R.a2")

    # Without ordinary Actions only the Pistol can be reloaded.
    assert {table.state.card(option.card).id for option in table.offered(ReloadWeapon)} == {"colt_saa"}
    table.choose(ReloadWeapon, card="colt_saa")
    assert table.asking is None


@rule("uoa.skill.fanning-plus-1-free-reload")
def test_a_normal_shot_brings_no_free_reload() -> None:
    table = with_skill("meg", "fanning_plus_1_free_reload", actions=3, gear=["colt_saa"], dice=(1,))

    table.choose(RangedAttack, zone="2R.a2")

    assert table.survivor("meg").free == ()


@rule("uoa.skill.vade-retro-plus-1-free-combat", "uoa.skill.vade-retro-effect")
def test_the_free_combat_action_of_vade_retro_needs_a_zone_with_a_token() -> None:
    zombies = {"2R.a2": {"walker": 2}, "2R.a3": {"walker": 1}}
    skill = "vade_retro_plus_1_free_combat_action"
    table = with_skill("thomas", skill, actions=1, gear=["remington"], zombies=zombies, dice=(1,))

    table.choose(Repel, zone="2R.a2")

    assert {option.zone for option in table.offered(RangedAttack)} == {table.zone("2R.a2")}
    table.choose(RangedAttack)
    assert table.asking is None


@rule("uoa.skill.dual-expert")
def test_a_dual_expert_has_a_free_combat_action_with_both_weapons_together() -> None:
    table = with_skill(
        "meg", "dual_expert", actions=0, gear=["colt_saa", "colt_saa", "remington"], dice=(1, 1)
    )
    assert all(option.second != NO_CARD for option in table.offered(RangedAttack))
    assert {table.state.card(option.card).id for option in table.offered(RangedAttack)} == {"colt_saa"}

    events = table.choose(RangedAttack, zone="2R.a2")

    assert len(happened(events, AttackRolled)[0].dice) == 2
    assert table.asking is None


@rule("uoa.skill.dual-expert")
def test_a_dual_expert_with_one_weapon_has_no_free_action() -> None:
    table = with_skill("meg", "dual_expert", actions=0, gear=["colt_saa"])

    assert table.asking is None
