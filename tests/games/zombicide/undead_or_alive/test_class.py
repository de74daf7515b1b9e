"""Classes: who may use what; Brawlers and Townsfolk."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.events import (
    AttackRolled,
    CardFound,
    Moved,
    PaidForZombies,
    SkillHelped,
    ZombiesMoved,
)
from veglia.games.zombicide.engine.rules.inventory import LeaveCard
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong, NoAttack
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.games.zombicide.undead_or_alive.rules.actions.vade_retro import Repel
from veglia.games.zombicide.undead_or_alive.rules.events import Charged
from veglia.games.zombicide.undead_or_alive.show.explain.classes import charge_obstacle

BRAWLERS = ["carl", "henry", "kassey", "may"]
FAITHFUL = ["concepcion", "thomas"]
GUNSLINGERS = ["meg", "molly", "pablito", "trixie"]
TOWNSFOLK = ["hanna", "jeb", "jimmy", "turner"]


@rule("uoa.class.membership")
@pytest.mark.parametrize("name", BRAWLERS + FAITHFUL + GUNSLINGERS + TOWNSFOLK)
def test_class_abilities_belong_to_the_members_of_the_class(name: str) -> None:
    gear: dict[str, list[str | None]] = {name: ["colt_saa"]}
    street = TestTable([name], at="2R.a1", gear=gear, zombies={"2R.a2": {"walker": 1}})
    street.only_skills(name, [])
    room = TestTable([name], at="2R.A", gear=gear)

    street.turn(name)
    room.turn(name)
    room.choose(SearchHere)
    room.choose(LeaveCard)

    assert street.offers(ChargeAlong) is (name in BRAWLERS)
    assert street.offers(Repel) is (name in FAITHFUL)
    assert street.offers(Fan) is (name in GUNSLINGERS)
    assert room.offers(SearchHere) is (name in TOWNSFOLK)


@rule("uoa.class.brawler-charge")
@pytest.mark.parametrize(("zone", "path"), [("2R.a2", ("2R.a2",)), ("2R.a3", ("2R.a2", "2R.a3"))])
def test_a_charge_runs_one_or_two_zones_into_zombies_and_strikes_for_free(
    zone: str, path: tuple[str, ...]
) -> None:
    table = TestTable(["may"], dice=(6,), gear={"may": ["machete"]}, zombies={zone: {"walker": 2}})
    table.only_skills("may", [])
    table.turn("may")

    ran = table.choose(ChargeAlong)
    struck = table.choose(MeleeAttack, card="machete")

    assert [event.rule for event in happened(ran, Charged)] == ["uoa.class.brawler-charge"]
    assert [event.zone for event in happened(ran, Moved)] == [table.zone(name) for name in path]
    assert rules_of(happened(ran, Moved)) == {"uoa.class.brawler-charge"}
    assert len(happened(struck, AttackRolled)) == 1
    assert table.zombies(zone) == {"walker": 1}
    assert table.survivor("may").actions == 2


@rule("uoa.class.brawler-charge")
def test_a_charge_happens_once_per_turn_and_may_end_without_a_blow() -> None:
    zombies = {"2R.a2": {"walker": 1}, "2R.a3": {"walker": 1}}
    table = TestTable(["carl"], gear={"carl": ["machete"]}, zombies=zombies)
    table.turn("carl", actions=9)

    table.choose(ChargeAlong)
    events = table.choose(NoAttack)

    assert happened(events, AttackRolled) == []
    assert not table.offers(ChargeAlong)
    table.turn("carl", actions=9)
    assert table.offers(ChargeAlong, path=(table.zone("2R.a3"),))


@rule("uoa.class.brawler-charge")
def test_a_charge_must_end_among_zombies_within_two_zones() -> None:
    nobody = TestTable(["carl"], at="2R.a1")
    too_far = TestTable(["carl"], at="2R.a1", zombies={"2R.b3": {"walker": 1}})

    nobody.turn("carl")
    too_far.turn("carl")

    assert not nobody.offers(ChargeAlong)
    assert not too_far.offers(ChargeAlong)


@rule("uoa.class.brawler-charge-penalties")
@pytest.mark.parametrize(("actions", "is_offered"), [(2, False), (3, True)])
def test_a_charge_pays_for_the_zombies_it_leaves_behind(actions: int, is_offered: bool) -> None:
    table = TestTable(["carl"], zombies={"2R.a1": {"walker": 2}, "2R.a2": {"walker": 1}})
    table.turn("carl", actions=actions)

    assert table.offers(ChargeAlong) is is_offered

    if is_offered:
        events = table.choose(ChargeAlong)
        assert [event.count for event in happened(events, PaidForZombies)] == [2]
        assert table.survivor("carl").actions == 0


@rule("uoa.class.brawler-charge-penalties")
def test_zombies_on_the_way_end_a_charge() -> None:
    table = TestTable(["carl"], zombies={"2R.a2": {"walker": 1}, "2R.a3": {"walker": 1}})

    table.turn("carl")

    assert [option.path for option in table.offered(ChargeAlong)] == [(table.zone("2R.a2"),)]


@rule("uoa.class.brawler-charge-penalties", "uoa.skill.slippery")
def test_the_slippery_charge_away_from_zombies_and_through_them() -> None:
    zombies = {"2R.a1": {"walker": 2}, "2R.a2": {"walker": 1}, "2R.a3": {"walker": 1}}
    table = TestTable(["carl"], at="2R.a1", gear={"carl": ["machete"]}, zombies=zombies)
    table.only_skills("carl", ["slippery"])
    table.turn("carl", actions=1)
    through = (table.zone("2R.a2"), table.zone("2R.a3"))
    ends = {option.path[-1] for option in table.offered(ChargeAlong)}

    events = table.choose(ChargeAlong, path=through)

    assert ends == {table.zone(name) for name in zombies}
    assert happened(events, PaidForZombies) == []
    # Once for the Zombies left behind, once for those passed.
    assert [event.rule for event in happened(events, SkillHelped)] == ["uoa.skill.slippery"] * 2
    assert table.survivor("carl").zone == table.zone("2R.a3")
    assert table.survivor("carl").actions == 0
    assert table.offers(MeleeAttack)


@rule("uoa.class.brawler-charge", "uoa.skill.slippery")
def test_the_charge_of_the_slippery_still_ends_among_zombies_within_two_zones() -> None:
    table = TestTable(["carl"], at="2R.a1", zombies={"2R.a2": {"walker": 1}, "2R.b3": {"walker": 1}})
    table.only_skills("carl", ["slippery"])
    table.turn("carl")

    assert [option.path for option in table.offered(ChargeAlong)] == [(table.zone("2R.a2"),)]


@rule("uoa.class.brawler-charge-penalties", "uoa.skill.slippery")
def test_nothing_holds_the_slippery_back_from_a_charge() -> None:
    table = TestTable(["carl"], at="2R.a1", zombies={"2R.a1": {"walker": 2}, "2R.a2": {"walker": 1}})
    table.only_skills("carl", [])
    table.turn("carl", actions=1)
    held = charge_obstacle(table.state, 0, table.zone("2R.a2"))
    table.only_skills("carl", ["slippery"])
    table.turn("carl", actions=1)

    assert held is not None
    assert held.rule == "uoa.actions.move-leave-zombies"
    assert charge_obstacle(table.state, 0, table.zone("2R.a2")) is None


@rule("uoa.class.brawler-health")
def test_brawlers_have_health_three_and_all_others_two() -> None:
    table = TestTable(["carl", "henry", "kassey", "may", "thomas", "meg"])

    healths = {name: table.survivor(name).health for name in table.names}

    assert healths == {"carl": 3, "henry": 3, "kassey": 3, "may": 3, "thomas": 2, "meg": 2}
    assert TestTable(["hanna"]).survivor("hanna").health == 2


@rule("uoa.class.townsfolk-search")
def test_townsfolk_search_as_often_as_they_have_actions() -> None:
    table = TestTable(["jeb"], at="2R.A")
    table.only_skills("jeb", [])
    table.turn("jeb")

    found = 0
    for _ in range(3):
        found += len(happened(table.choose(SearchHere), CardFound))
        table.choose(LeaveCard)

    assert found == 3
    assert table.asking is None


@rule("uoa.class.townsfolk-home-defender")
@pytest.mark.parametrize(("name", "sees"), [("hanna", True), ("carl", False)])
def test_townsfolk_see_further_than_one_zone_inside_buildings(name: str, sees: bool) -> None:
    # From 2R.A straight down through 2R.C into 3R.B, two Zones away.
    table = TestTable([name], at="2R.A", gear={name: ["winchester"]})
    table.only_skills(name, [])

    table.turn(name)

    assert table.offers(RangedAttack, zone="2R.C")
    assert table.offers(RangedAttack, zone="3R.B") is sees
    # Lines still run through openings, parallel to the edges: never out into 2R.b3.
    assert not table.offers(RangedAttack, zone="2R.b3")


@rule("uoa.class.townsfolk-home-defender")
def test_zombies_do_not_see_a_townsfolk_as_far_as_it_sees_them() -> None:
    table = TestTable(["hanna"], at="2R.A", zombies={"3R.B": {"walker": 1}})
    table.state.noise_zone = table.zone("3R.b3")

    events = table.run(Activate(all_kinds(table.state)))

    assert [event.rule for event in happened(events, ZombiesMoved)] == ["uoa.zphase.target-c-noise"]
    assert table.zombies("3R.A") == {"walker": 1}


@rule("uoa.class.townsfolk-z-line")
@pytest.mark.parametrize(("name", "sees"), [("hanna", True), ("carl", False)])
def test_a_townsfolks_line_may_shift_sideways_inside_a_room(name: str, sees: bool) -> None:
    # 2R.B opens down into the right half of 2R.C, but only its left half opens down into 3R.B.
    table = TestTable([name], at="2R.B", gear={name: ["winchester"]})
    table.only_skills(name, [])

    table.turn(name)

    assert table.offers(RangedAttack, zone="3R.B") is sees


@rule("uoa.class.townsfolk-z-line")
def test_range_along_a_z_line_counts_the_zones_of_the_path() -> None:
    table = TestTable(["hanna"], at="2R.B", gear={"hanna": ["lupara"]})
    table.only_skills("hanna", [])

    table.turn("hanna")

    # The Lupara reaches one Zone, 3R.B lies two away.
    assert table.offers(RangedAttack, zone="2R.C")
    assert not table.offers(RangedAttack, zone="3R.B")
    assert table.state.board.deep_sight.ranges[table.zone("2R.B")][table.zone("3R.B")] == 2
