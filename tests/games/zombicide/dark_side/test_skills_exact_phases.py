"""Skills of the phases, played through the phase: exactly how much, for whom, and when."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.make_noise import Shout
from veglia.games.zombicide.dark_side.rules.events import ArmorRepaired, CamouflageTaken
from veglia.games.zombicide.dark_side.rules.traits.camouflage import Hide
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.danger import add_skill
from veglia.games.zombicide.engine.rules.events import Healed, SkillHelped, TurnStarted, ZombiesActivated
from veglia.games.zombicide.engine.rules.spawn import DrawZombieCard
from veglia.games.zombicide.engine.rules.traits.born_leader import GiveAction
from veglia.games.zombicide.engine.rules.traits.combat_reflexes import HoldFire, React
from veglia.games.zombicide.engine.rules.traits.medic import AskHeal, DoNotHeal, Heal
from veglia.games.zombicide.engine.rules.traits.shove import ShoveTo
from veglia.games.zombicide.engine.rules.traits.zombie_link import TakeExtraTurns
from veglia.games.zombicide.engine.rules.turn import ActivateSurvivor, DoNothing, EndPhase
from veglia.kernel.machine import ask_again


def wounds(table: StationTable, *names: str) -> list[int]:
    return [table.survivor(name).wounds for name in names]


@rule("ds.skill.medic")
def test_in_the_end_phase_everyone_with_the_medic_may_regain_one_armor() -> None:
    party = ["miranda", "drake", "reese", "miles"]
    table = StationTable(
        party,
        at={"miranda": "12R.A", "drake": "12R.A", "miles": "12R.A", "reese": "12R.B"},
        skills={"miranda": ["medic"], "drake": [], "reese": [], "miles": []},
    )
    for name in ("miranda", "drake", "reese"):
        table.survivor(name).wounds = 2

    table.run(EndPhase())
    healed = []
    while isinstance(table.asking, AskHeal):
        healed += [event.survivor for event in happened(table.choose(Heal), Healed)]

    # Once each, and nobody who is whole or elsewhere.
    assert healed == [table.who("miranda"), table.who("drake")]
    assert wounds(table, *party) == [1, 1, 2, 0]


@rule("ds.skill.medic")
def test_nobody_has_to_be_healed() -> None:
    table = StationTable(["miranda", "drake"], at="12R.A", skills={"miranda": ["medic"], "drake": []})
    table.survivor("drake").wounds = 1
    table.run(EndPhase())

    events = table.choose(DoNotHeal)

    assert happened(events, Healed) == []
    assert wounds(table, "drake") == [1]


@rule("ds.skill.self-repair")
def test_in_the_end_phase_the_own_armor_alone_is_made_whole() -> None:
    table = StationTable(["miranda", "drake"], at="12R.A", skills={"miranda": ["self_repair"], "drake": []})
    table.survivor("miranda").wounds = 2
    table.survivor("drake").wounds = 2

    events = table.run(EndPhase())

    assert [(event.survivor, event.points, event.rule) for event in happened(events, ArmorRepaired)] == [
        (table.who("miranda"), 2, "ds.skill.self-repair")
    ]
    assert wounds(table, "miranda", "drake") == [0, 2]


@rule("ds.skill.camouflage")
def test_camouflage_is_taken_where_no_xeno_sees() -> None:
    table = StationTable(
        ["miles", "drake"],
        at="12R.A",
        # Two rooms away they see nobody.
        xenos={"13R.Q": {"worker": 1}},
        skills={"miles": ["camouflage"], "drake": []},
    )
    table.turn("drake")
    assert not table.offers(Hide)
    table.turn("miles")

    events = table.choose(Hide)

    assert [event.survivor for event in happened(events, CamouflageTaken)] == [table.who("miles")]
    assert table.state.camouflaged == [table.who("miles")]
    assert table.survivor("miles").actions == 3
    # Who has the token does not take it again, not in the next Turn either.
    assert not table.offers(Hide)
    table.turn("miles")
    assert not table.offers(Hide)


@rule("ds.skill.camouflage")
@pytest.mark.parametrize("zone", ["12R.A", "12R.B"])
def test_one_xeno_here_or_in_sight_is_enough_to_prevent_camouflage(zone: str) -> None:
    table = StationTable(["miles"], at="12R.A", xenos={zone: {"worker": 1}}, skills={"miles": ["camouflage"]})
    table.turn("miles")

    assert not table.offers(Hide)


@rule("ds.skill.camouflage")
def test_camouflage_is_taken_before_anything_else_in_the_own_turn() -> None:
    table = StationTable(
        ["miles", "miranda"],
        at="12R.A",
        skills={"miles": ["camouflage", "shove"], "miranda": ["born_leader"]},
        xenos={"12R.A": {"worker": 1}},
    )
    table.turn("miles")
    # A free shove has begun the Turn, and the Worker is out of sight behind a door.
    table.choose(ShoveTo, zone="12R.B")
    table.clear_zombies()
    ask_again(table.state)
    assert not table.offers(Hide)

    table.turn("miles")
    assert table.offers(Hide)
    table.choose(MoveTo, zone="12R.B")
    assert not table.offers(Hide)
    table.turn("miranda")
    table.choose(GiveAction, survivor="miles")
    assert not table.offers(Hide)


@rule("ds.skill.xeno-link")
@pytest.mark.parametrize("xp", [0, 7])
def test_each_linked_survivor_plays_a_whole_turn_before_the_xenos(xp: int) -> None:
    table = StationTable(
        ["miranda", "drake", "reese", "miles"],
        # The first Zone of the board is a Zone like others; Miles has left.
        at={"miranda": "10V.a1", "drake": "12R.B", "reese": "12R.B"},
        xenos={"12R.A": {"worker": 1}},
        skills={"miranda": ["xeno_link"], "drake": ["xeno_link"], "reese": [], "miles": ["xeno_link"]},
    )
    assert table.zone("10V.a1") == 0
    table.set_ap("miranda", xp)
    table.stack_xeno_cards(111)

    table.run(DrawZombieCard(table.zone("16R.c1")))
    assert isinstance(table.asking, TakeExtraTurns)
    assert [option.survivor for option in table.offered(ActivateSurvivor)] == [0, 1]
    events = table.choose(ActivateSurvivor, survivor="drake")
    assert [event.skill_id for event in happened(events, SkillHelped)] == ["xeno_link"]
    assert (table.state.turn.active, table.survivor("drake").actions) == (1, 3)
    events = table.choose(DoNothing)
    # Nobody chooses where only one is left.
    assert [event.survivor for event in happened(events, TurnStarted)] == [0]
    assert (table.state.turn.active, table.survivor("miranda").actions) == (0, 3)
    assert table.xenos("12R.A") == {"worker": 1}
    events = table.choose(DoNothing)

    # At Blue the card says nothing else.
    assert len(happened(events, ZombiesActivated)) == (1 if xp else 0)
    assert table.xenos("12R.A") == ({} if xp else {"worker": 1})
    assert table.asking is None


@rule("ds.skill.xeno-link")
@pytest.mark.parametrize(("card", "skills"), [(111, []), (76, ["xeno_link"]), (61, ["xeno_link"])])
def test_no_turn_comes_without_the_skill_or_the_card(card: int, skills: list[str]) -> None:
    table = StationTable(at="12R.B", skills={"miranda": skills})
    table.set_ap("miranda", 7)
    table.stack_xeno_cards(card)

    events = table.run(DrawZombieCard(table.zone("16R.c1")))

    assert happened(events, TurnStarted) == []
    assert table.asking is None


@rule("ds.skill.combat-reflexes", "ds.skill.combat-reflexes-target")
def test_reflexes_attack_once_for_nothing_when_a_card_brings_xenos_in_sight() -> None:
    table = StationTable(
        ["miranda", "drake"],
        (4, 4, 4),
        at="12R.A",
        gear={"miranda": ["assault_rifle"], "drake": ["assault_rifle"]},
        skills={"miranda": ["combat_reflexes"], "drake": []},
        xenos={"12R.B": {"worker": 1}},
    )
    table.stack_xeno_cards(61)
    table.run(DrawZombieCard(table.zone("12R.B")))
    assert isinstance(table.asking, React)
    assert table.asking.survivor == table.who("miranda")
    before = table.survivor("miranda").actions

    table.choose(RangedAttack, zone="12R.B")

    # Two came to the one that was there: more may die than have come.
    assert table.xenos("12R.B") == {}
    assert table.survivor("miranda").actions == before
    assert table.asking is None


@rule("ds.skill.combat-reflexes")
def test_reflexes_may_be_held_back() -> None:
    table = StationTable(
        at="12R.A", gear={"miranda": ["assault_rifle"]}, skills={"miranda": ["combat_reflexes"]}
    )
    table.stack_xeno_cards(61)
    table.run(DrawZombieCard(table.zone("12R.B")))

    table.choose(HoldFire)

    assert table.xenos("12R.B") == {"worker": 2}
    assert table.asking is None


@rule("ds.skill.combat-reflexes")
@pytest.mark.parametrize(
    ("zone", "gear", "reacts"),
    [
        ("12R.B", ["assault_rifle"], True),
        ("13R.Q", ["assault_rifle"], False),
        ("12R.B", [], False),
        ("12R.B", ["sledgehammer"], False),
        ("12R.A", ["sledgehammer"], True),
    ],
)
def test_reflexes_need_sight_and_a_weapon_that_reaches(
    zone: str, gear: list[str | None], reacts: bool
) -> None:
    table = StationTable(at="12R.A", gear={"miranda": gear}, skills={"miranda": ["combat_reflexes"]})
    table.stack_xeno_cards(61)

    table.run(DrawZombieCard(table.zone(zone)))

    assert isinstance(table.asking, React) == reacts


@rule("ds.skill.starts-with-equipment")
def test_equipment_to_start_with_is_not_given_later() -> None:
    table = StationTable(skills={"miranda": []})
    cards = table.cards("miranda")

    table.call(lambda _: add_skill(table.state, 0, table.skill("starts_with_chainsaw")))

    assert table.asking is None
    assert table.cards("miranda") == cards


@rule("ds.skill.camouflage-loss")
def test_noise_of_the_own_ends_camouflage_and_that_of_others_does_not() -> None:
    table = StationTable(["miles", "drake"], at="12R.A", skills={"miles": ["camouflage"], "drake": []})
    table.turn("miles")
    table.choose(Hide)
    table.turn("drake")
    table.choose(Shout)
    assert table.state.camouflaged == [table.who("miles")]

    table.turn("miles")
    table.choose(Shout)

    assert table.state.camouflaged == []
