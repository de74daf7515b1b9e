"""Skills of the Xenos' Phase, the End Phase and set-up."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.actions.make_noise import Shout
from veglia.games.zombicide.dark_side.rules.damage import ShareAttacks
from veglia.games.zombicide.dark_side.rules.events import ArmorRaised, GearGiven
from veglia.games.zombicide.dark_side.rules.noise import loudness
from veglia.games.zombicide.dark_side.rules.reflexes import ReactToPits
from veglia.games.zombicide.dark_side.rules.setup import BeginPlay
from veglia.games.zombicide.dark_side.rules.spawning import spawn_in_pits
from veglia.games.zombicide.dark_side.rules.state import OPEN_PIT
from veglia.games.zombicide.dark_side.rules.traits.camouflage import Hide
from veglia.games.zombicide.dark_side.rules.traits.taunt import TauntXenos
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.combat import KeepDice
from veglia.games.zombicide.engine.rules.danger import PickSkill
from veglia.games.zombicide.engine.rules.end_phase import SkillsInEndPhase
from veglia.games.zombicide.engine.rules.inventory import PutCard
from veglia.games.zombicide.engine.rules.spawn import DrawZombieCard
from veglia.games.zombicide.engine.rules.traits.medic import Heal
from veglia.games.zombicide.engine.rules.traits.zombie_link import TakeExtraTurns
from veglia.games.zombicide.engine.rules.turn import SETUP, DoNothing
from veglia.games.zombicide.engine.rules.ultra_red import GainAny


@rule("ds.skill.low-profile")
def test_low_profile_is_never_hit_by_misses() -> None:
    table = StationTable(
        ["miranda", "drake"],
        (1, 1, 1),
        at={"miranda": "12R.A", "drake": "12R.B"},
        gear={"miranda": ["assault_rifle"]},
        skills={"drake": ["low_profile"]},
    )
    table.turn("miranda")

    table.choose(RangedAttack, zone="12R.B")

    assert table.survivor("drake").wounds == 0


@rule("ds.skill.medic")
def test_a_medic_gives_armor_back_up_to_the_base() -> None:
    table = StationTable(["miranda", "drake"], at="12R.A", skills={"miranda": ["medic"]})
    table.survivor("drake").wounds = 2
    table.run(SkillsInEndPhase())

    table.choose(Heal, survivor="drake")

    assert table.survivor("drake").wounds == 1
    assert not table.offers(Heal)


@rule("ds.skill.self-repair")
def test_self_repair_makes_the_armor_whole() -> None:
    table = StationTable(skills={"miranda": ["self_repair"]})
    table.survivor("miranda").wounds = 2

    table.run(SkillsInEndPhase())

    assert table.survivor("miranda").wounds == 0


@rule("ds.skill.camouflage", "ds.skill.camouflage-effect", "ds.skill.camouflage-leaving")
def test_xenos_ignore_the_camouflaged() -> None:
    table = StationTable(
        ["miles", "drake"], at={"miles": "12R.A", "drake": "12R.B"}, skills={"miles": ["camouflage"]}
    )
    table.turn("miles")
    table.choose(Hide)
    table.add_zombies("12R.A", "worker", 2)
    assert loudness(table.state)[table.zone("12R.A")] == 0

    table.run(Activate(all_kinds(table.state)))

    # They pass through and go for Drake.
    assert table.survivor("miles").wounds == 0
    assert table.xenos("12R.B") == {"worker": 2}
    table.add_zombies("12R.A", "worker", 3)
    table.turn("miles")
    assert not table.offers(MoveTo)


@rule("ds.skill.camouflage", "ds.skill.camouflage-loss")
def test_camouflage_is_taken_unseen_and_lost_by_noise() -> None:
    table = StationTable(
        ["miles"], at="12R.A", xenos={"12R.B": {"worker": 1}}, skills={"miles": ["camouflage"]}
    )
    table.turn("miles")
    assert not table.offers(Hide)

    table.clear_zombies()
    table.turn("miles")
    table.choose(Hide)
    table.choose(Shout)

    assert table.state.camouflaged == []
    # Not at the start of the Turn any more.
    assert not table.offers(Hide)


@rule("ds.skill.camouflage-effect")
def test_others_in_the_zone_are_attacked_as_usual() -> None:
    table = StationTable(["miles", "drake"], at="12R.A", xenos={"12R.A": {"worker": 1}})
    table.state.camouflaged = [table.who("miles")]

    table.run(Activate(all_kinds(table.state)))

    assert not isinstance(table.asking, ShareAttacks)
    assert (table.survivor("miles").wounds, table.survivor("drake").wounds) == (0, 1)


@rule("ds.skill.taunt", "ds.skill.taunt-ignore-others")
def test_the_taunted_care_for_the_taunter_alone() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "12R.B", "drake": "12R.A"},
        xenos={"12R.A": {"worker": 1, "hunter": 1}},
        skills={"miranda": ["taunt"]},
    )
    table.turn("miranda")

    table.choose(TauntXenos, zone="12R.A")

    assert table.survivor("drake").wounds == 0
    assert table.xenos("12R.B") == {"worker": 1, "hunter": 1}
    # The Hunter has come and attacked.
    assert table.survivor("miranda").wounds == 1


@rule("ds.skill.taunt-abomination")
def test_a_taunted_abomination_digs() -> None:
    table = StationTable(at="12R.B", xenos={"12R.A": {"abomination": 1}}, skills={"miranda": ["taunt"]})
    table.turn("miranda")

    table.choose(TauntXenos, zone="12R.A")

    assert table.state.pits[table.zone("12R.A")] == OPEN_PIT
    assert table.xenos("12R.A") == {"abomination": 1}


@rule("ds.skill.xeno-link")
def test_an_extra_activation_card_brings_an_extra_turn_even_at_blue() -> None:
    table = StationTable(["miranda", "drake"], skills={"miranda": ["xeno_link"], "drake": ["xeno_link"]})
    table.stack_xeno_cards(111)

    table.run(DrawZombieCard(table.zone("16R.c1")))

    assert isinstance(table.asking, TakeExtraTurns)


@rule("ds.skill.combat-reflexes")
def test_reflexes_react_once_to_a_card_that_fills_several_pits() -> None:
    table = StationTable(
        dice=(1, 1, 1),
        at="12R.A",
        gear={"miranda": ["assault_rifle"]},
        skills={"miranda": ["combat_reflexes"]},
    )
    table.dig("12R.B")
    table.dig("12R.Q")
    table.call(lambda state: spawn_in_pits(table.state, table.kind("worker"), 1, "ds.spawn.pit-card"))
    assert isinstance(table.asking, ReactToPits)
    assert {option.zone for option in table.offered(RangedAttack)} == {
        table.zone("12R.B"),
        table.zone("12R.Q"),
    }

    table.choose(RangedAttack, zone="12R.B")

    assert table.asking is None


@rule("ds.act.do-nothing")
def test_do_nothing_ends_the_turn() -> None:
    table = StationTable(at="12R.A")
    table.turn("miranda")

    table.choose(DoNothing)

    assert table.survivor("miranda").actions == 0
    assert table.asking is None


def test_keeping_dice_is_a_choice_of_its_own() -> None:
    table = StationTable(
        dice=(1, 1),
        at="12R.A",
        gear={"miranda": ["electrified_baton"]},
        xenos={"12R.A": {"worker": 1}},
        skills={"miranda": ["lucky"]},
    )
    table.turn("miranda")
    table.choose(MeleeAttack)

    table.choose(KeepDice)

    assert table.xenos("12R.A") == {"worker": 1}


@rule("ds.skill.plus-1-damage-equipment")
def test_plus_1_damage_with_an_equipment_counts_for_all_of_that_name() -> None:
    for card in ("pistol", "starting_pistol"):
        table = StationTable(
            dice=(4,),
            at="12R.A",
            gear={"miranda": [card]},
            xenos={"12R.B": {"tank": 1}},
            skills={"miranda": ["plus_1_damage_pistol"]},
        )
        table.turn("miranda")
        table.choose(RangedAttack, zone="12R.B")
        assert table.xenos("12R.B") == {}
    table = StationTable(
        dice=(4, 4, 4),
        at="12R.A",
        gear={"miranda": ["assault_rifle"]},
        xenos={"12R.B": {"tank": 1}},
        skills={"miranda": ["plus_1_damage_pistol"]},
    )
    table.turn("miranda")
    table.choose(RangedAttack, zone="12R.B")
    assert table.xenos("12R.B") == {"tank": 1}


@rule("ds.skill.starts-with-equipment", "ds.setup.starting-skill-equipment", "ds.skill.starts-with-armor")
def test_skills_that_give_something_at_setup() -> None:
    table = StationTable(skills={"miranda": ["starts_with_chainsaw", "starts_with_4_armor"]})
    table.state.turn.phase = SETUP

    events = table.run(BeginPlay())
    (given,) = happened(events, GearGiven)
    assert (given.survivor, table.state.card(given.card).id) == (table.who("miranda"), "chainsaw")
    assert given.rule == "ds.skill.starts-with-equipment"
    (put,) = table.offered(PutCard, slot=0)
    assert table.state.card(put.card).id == "chainsaw"
    table.choose(PutCard, slot=0)

    assert table.cards("miranda")[0] == "chainsaw"
    assert put.card not in table.state.equipment.pile
    assert table.survivor("miranda").health == 4


@rule("ds.ultrared.any-skill")
def test_any_skill_may_be_chosen_but_those_that_bring_starting_equipment() -> None:
    table = StationTable(skills={"miranda": ["lucky", "hit_and_run"]})
    table.run(GainAny(0, 3))

    chosen = {table.state.scenario.library.traits[option.skill].id for option in table.offered(PickSkill)}

    # Lucky adds up, Hit and run would be nothing new.
    assert set(library.skills()) - chosen == {"starts_with_chainsaw", "hit_and_run"}


@rule("ds.ultrared.any-skill", "ds.skill.starts-with-armor")
@pytest.mark.parametrize(
    ("name", "base", "raised"), [("cole", 2, [4]), ("miranda", 3, [4]), ("drake", 4, [])]
)
def test_starting_armor_that_is_gained_later_counts_at_once(name: str, base: int, raised: list[int]) -> None:
    table = StationTable([name])
    survivor = table.survivor(name)
    survivor.health, survivor.wounds = base, 1
    table.run(GainAny(0, 3))

    events = table.choose(PickSkill, skill="starts_with_4_armor")

    assert (survivor.health, survivor.wounds) == (4, 1)
    assert [(event.points, event.rule) for event in happened(events, ArmorRaised)] == [
        (points, "ds.skill.starts-with-armor") for points in raised
    ]
