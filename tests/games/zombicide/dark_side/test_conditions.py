"""Rules with a condition, each with a case on both sides of it, played through the phase that calls them."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.make_noise import Shout
from veglia.games.zombicide.dark_side.rules.events import MachinesRested, NoiseRemoved
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.combat import KeepDice, UseReroll
from veglia.games.zombicide.engine.rules.events import PhaseStarted, RoundStarted, ZombiesMoved
from veglia.games.zombicide.engine.rules.turn import ActivateSurvivor, DoNothing, EndPhase, StartRound

# The round


@rule("ds.round.end-phase-noise")
def test_the_end_phase_removes_the_noise_that_was_made() -> None:
    table = StationTable(["miranda", "drake"], at={"miranda": "12R.A", "drake": "16R.A"})
    for name in ("miranda", "drake"):
        table.turn(name)
        table.choose(Shout)
    table.choose(Shout)
    assert (table.noise("12R.A"), table.noise("16R.A")) == (1, 2)

    events = table.run(EndPhase())

    assert [event.rule for event in happened(events, NoiseRemoved)] == ["ds.round.end-phase-noise"]
    assert set(table.state.noise) == {0}


@rule("ds.round.end-phase-noise", "ds.m8.decoy-permanent")
def test_the_end_phase_leaves_two_tokens_on_each_decoy() -> None:
    table = StationTable(mission="m8", at="")
    decoys = set(table.state.pieces.decoys)
    assert decoys
    for zone in range(table.state.board.size):
        table.state.noise[zone] += 3

    table.run(EndPhase())

    assert [2 * (zone in decoys) for zone in range(table.state.board.size)] == table.state.noise


@rule("ds.round.end-phase-machine-token")
def test_the_end_phase_puts_machines_to_rest() -> None:
    table = StationTable(at="12R.A")
    bot = table.add_machine("avenger_bot", "12R.A", active=True)

    events = table.run(EndPhase())

    assert not table.state.machines[bot].is_active
    assert [event.rule for event in happened(events, MachinesRested)] == ["ds.round.end-phase-machine-token"]


@rule("ds.round.structure", "ds.round.player-order")
def test_a_round_has_three_phases_and_is_followed_by_the_next() -> None:
    table = StationTable(["miranda", "drake"], at="12R.B", skills={"miranda": [], "drake": []})
    table.stack_xeno_cards(61, 62, 63)
    events = list(table.run(StartRound()))
    acted = []
    for _ in range(2):
        if table.offers(ActivateSurvivor):
            events += table.choose(ActivateSurvivor)
        acted.append(table.state.turn.active)
        events += table.choose(DoNothing)

    assert sorted(acted) == [0, 1]
    assert [event.phase for event in happened(events, PhaseStarted)] == [1, 2, 3, 1]
    assert [event.round for event in happened(events, RoundStarted)] == [2, 3]


# Xenos


@rule("ds.xmove.distance-irrelevant", "ds.xmove.destination-visible")
def test_a_far_zone_that_is_louder_is_preferred_to_a_near_one_in_sight() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "16R.c2", "drake": "12R.a1"},
        xenos={"13R.c1": {"worker": 1}},
    )
    ranges = table.state.board.sight.ranges[table.zone("13R.c1")]
    assert (ranges[table.zone("16R.c2")], ranges[table.zone("12R.a1")]) == (1, 4)
    table.state.noise[table.zone("12R.a1")] = 1

    table.run(Activate(all_kinds(table.state)))

    assert table.xenos("13R.b1") == {"worker": 1}


@rule("ds.xmove.distance-irrelevant", "ds.xmove.destination-noise")
def test_a_far_zone_that_is_louder_is_preferred_to_a_near_one_that_is_heard() -> None:
    table = StationTable(
        ["miranda", "drake", "reese"],
        at={"miranda": "12R.A", "drake": "13R.c3", "reese": "13R.c3"},
        xenos={"13R.Q": {"worker": 1}},
    )
    distance = table.state.board.paths.distance
    start = table.zone("13R.Q")
    assert distance(start, table.zone("12R.A")) < distance(start, table.zone("13R.c3"))

    events = table.run(Activate(all_kinds(table.state)))

    assert [event.rule for event in happened(events, ZombiesMoved)] == ["ds.xmove.destination-noise"]
    assert table.xenos("13R.A") == {"worker": 1}


# Pits


@rule("ds.pit.armor-not-melee")
@pytest.mark.parametrize(
    ("start", "card", "left"),
    [("12R.A", "golden_dragon_pistols", {}), ("12R.B", "golden_dragon_pistols", {"worker": 1})],
)
def test_a_pit_protects_from_a_shot_out_of_another_zone_and_not_from_one_inside(
    start: str, card: str, left: dict[str, int]
) -> None:
    table = StationTable(dice=(6, 1, 1), at=start, gear={"miranda": [card]}, xenos={"12R.A": {"worker": 1}})
    table.dig("12R.A")
    table.turn("miranda")

    table.choose(RangedAttack, zone="12R.A")

    assert table.xenos("12R.A") == left


@rule("ds.pit.armor-not-melee")
@pytest.mark.parametrize(
    ("kind", "card", "dice"), [("worker", "sledgehammer", 3), ("tank", "chain_sword", 2)]
)
def test_a_pit_does_not_protect_from_a_blow_that_is_just_strong_enough(
    kind: str, card: str, dice: int
) -> None:
    table = StationTable(dice=(6,) * dice, at="12R.A", gear={"miranda": [card]}, xenos={"12R.A": {kind: 1}})
    table.dig("12R.A")
    table.turn("miranda")

    table.choose(MeleeAttack)

    assert table.xenos("12R.A") == {}


@rule("ds.pit.armor-values")
@pytest.mark.parametrize(
    ("kind", "damage", "falls"),
    [
        ("worker", 1, False),
        ("worker", 2, True),
        ("hunter", 1, False),
        ("hunter", 2, True),
        ("tank", 2, False),
        ("tank", 3, True),
        ("abomination", 3, False),
        ("abomination", 4, True),
    ],
)
def test_in_an_open_pit_one_damage_more_is_needed_from_another_zone(
    kind: str, damage: int, falls: bool
) -> None:
    table = StationTable(
        dice=(6,),
        at="12R.A",
        gear={"miranda": ["pistol"]},
        xenos={"12R.B": {kind: 1}},
        skills={"miranda": ["plus_1_damage_ranged"] * (damage - 1)},
    )
    table.dig("12R.B")
    table.turn("miranda")

    table.choose(RangedAttack, zone="12R.B")

    assert (table.xenos("12R.B") == {}) == falls


# Ammunition


@rule("ds.attach.mixed-types")
@pytest.mark.parametrize(
    ("cards", "melee", "ranged"),
    [
        # Without a cell this Prototype does not work at all.
        (("energy_cell",), 1, 0),
        (("energy_cell", "plenty_of_bullets"), 1, 1),
        (("energy_cell", "energy_cell"), 2, 0),
    ],
)
def test_each_card_under_a_weapon_with_two_kinds_of_ammunition_helps_its_own(
    cards: tuple[str, ...], melee: int, ranged: int
) -> None:
    table = StationTable(
        dice=(1,) * 6,
        at="12R.A",
        gear={"miranda": ["prototype_saw_assault_rifle"]},
        xenos={"12R.A": {"worker": 1}, "12R.B": {"worker": 1}},
    )
    table.attach("miranda", 0, *cards)
    table.turn("miranda")
    found = []
    for deed in (MeleeAttack, RangedAttack):
        table.choose(deed, zone="12R.A" if deed is MeleeAttack else "12R.B")
        found.append(len(table.offered(UseReroll)))
        if table.offers(KeepDice):
            table.choose(KeepDice)

    assert found == [melee, ranged]
