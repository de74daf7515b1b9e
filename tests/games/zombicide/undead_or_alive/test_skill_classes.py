"""Skills that no Survivor of the box has: Classes, starting cards, improvised weapons, Low profile."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.cards import BOUNTY, SEARCH_DECK, STARTING, Profile
from veglia.games.zombicide.engine.rules.danger import add_skill
from veglia.games.zombicide.engine.rules.events import (
    AttackRolled,
    FriendlyFire,
    Healed,
    SkillHelped,
    SurvivorEliminated,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.rules.friendly_fire import ShareFriendlyFire
from veglia.games.zombicide.engine.rules.inventory import Done, LeaveCard, PutCard
from veglia.games.zombicide.engine.rules.scenario import Library, Scenario
from veglia.games.zombicide.engine.rules.scope import MELEE
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.games.zombicide.engine.rules.traits.born_leader import GiveAction
from veglia.games.zombicide.engine.rules.traits.improvised_weapon import Improvise
from veglia.games.zombicide.engine.rules.wounds import Suffer
from veglia.games.zombicide.undead_or_alive.rules import setup
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.games.zombicide.undead_or_alive.rules.actions.vade_retro import Repel
from veglia.games.zombicide.undead_or_alive.rules.events import GearGiven, NoiseMade
from veglia.games.zombicide.undead_or_alive.rules.opening import UndeadOpening, UndeadParty
from veglia.games.zombicide.undead_or_alive.rules.scope import BRAWLER, TOWNSFOLK
from veglia.games.zombicide.undead_or_alive.rules.traits.starts_with import ArrangeStartingCard
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.dice import seeded
from veglia.kernel.machine import Event


def gain(table: TestTable, name: str, skill: str) -> list[Event]:
    """Let a Survivor gain a skill as the Danger Levels give it."""
    return table.call(lambda state: add_skill(state, table.who(name), table.skill(skill)))


@rule("uoa.skill.townsfolk")
def test_townsfolk_by_skill_search_often_and_keep_their_class() -> None:
    table = TestTable(["carl"], at="2R.C")
    table.turn("carl")
    events = gain(table, "carl", "townsfolk")
    assert "uoa.skill.townsfolk" in rules_of(events)

    table.turn("carl")
    table.choose(SearchHere)
    table.choose(LeaveCard)

    assert table.offers(SearchHere)
    sight = table.state.scenario.rules.sight(table.state, table.who("carl"))
    assert sight is table.state.board.deep_sight


@rule("uoa.skill.faithful")
def test_faithful_by_skill_use_vade_retro() -> None:
    table = TestTable(["jeb"], zombies={"2R.a2": {"walker": 1}})
    table.turn("jeb")
    assert not table.offers(Repel)

    events = gain(table, "jeb", "faithful")
    table.turn("jeb")

    assert "uoa.skill.faithful" in rules_of(events)
    assert table.offers(Repel)


@rule("uoa.skill.gunslinger")
def test_gunslingers_by_skill_fan() -> None:
    table = TestTable(["jeb"], gear={"jeb": ["colt_saa"]}, zombies={"2R.a2": {"walker": 1}})
    table.turn("jeb")
    assert not table.offers(Fan)

    events = gain(table, "jeb", "gunslinger")
    table.turn("jeb")

    assert "uoa.skill.gunslinger" in rules_of(events)
    assert table.offers(Fan)


@rule("uoa.skill.brawler")
@pytest.mark.parametrize(("wounds", "left"), [(0, 0), (1, 0)])
def test_brawlers_by_skill_charge_have_one_health_more_and_heal(wounds: int, left: int) -> None:
    table = TestTable(["jeb"], zombies={"2R.a2": {"walker": 1}})
    table.survivor("jeb").wounds = wounds
    health = table.survivor("jeb").health
    table.turn("jeb")
    assert not table.offers(ChargeAlong)

    events = gain(table, "jeb", "brawler")
    table.turn("jeb")

    assert table.offers(ChargeAlong)
    assert table.survivor("jeb").health == health + 1
    assert table.survivor("jeb").wounds == left
    assert "uoa.skill.brawler" in rules_of(events)
    assert len(happened(events, Healed)) == wounds


def opened_with(*skills: str) -> TestTable:
    """Return a table at the set-up of Jeb with other Blue skills."""
    table = TestTable(["jeb"])
    was = table.state.scenario
    content = was.library
    jeb = content.profiles[table.survivor("jeb").profile]
    blue = tuple(table.skill(skill) for skill in skills)
    other = Profile(jeb.id, jeb.name, jeb.class_bit, MELEE, (blue, *jeb.skills[1:]))
    changed = Library(
        content.card_types,
        content.type_of,
        content.zombies,
        content.zombie_cards,
        [other],
        content.traits,
        content.levels,
        [],
        content.pack,
        (),
        {},
    )
    scenario = Scenario(was.key, changed, was.board, was.rules, was.actions, was.goals, was.exit_place)
    groups = [
        [n for n in range(len(content.type_of)) if content.cards[n].group == group]
        for group in (STARTING, SEARCH_DECK, BOUNTY)
    ]
    starting, search, bounty = groups
    rule = "uoa.setup.place-survivors"
    opening = UndeadOpening(
        [], [], [], starting, search, [0], rule, bounty, [], [], OFF_BOARD, OFF_BOARD, (), 0
    )
    table.state = setup.first_state(scenario, UndeadParty([0], [0], 0, 0), opening, seeded(1))
    return table


@rule("uoa.skill.starts-with", "uoa.setup.starts-with-cards")
def test_a_starting_skill_gives_its_card_besides_the_starting_equipment() -> None:
    table = opened_with("starts_with_springfield")

    events = table.run()
    events += table.choose(setup.StartWith, slot=0)

    given = happened(events, GearGiven)
    assert [(table.state.card(event.card).id, event.rule) for event in given] == [
        ("frying_pan", "uoa.setup.starting-equipment-slot"),
        ("springfield", "uoa.skill.starts-with"),
    ]
    assert isinstance(table.asking, ArrangeStartingCard)
    assert table.asking.rule == "uoa.setup.starts-with-cards"
    table.choose(PutCard, card="springfield", slot=1)
    table.choose(Done)
    assert table.cards("jeb")[:2] == ["frying_pan", "springfield"]
    TITLE.check_conservation(table.state)


@rule("uoa.skill.brawler")
def test_a_class_among_the_starting_skills_counts_from_the_start() -> None:
    table = opened_with("brawler")

    assert table.survivor("jeb").classes == BRAWLER | TOWNSFOLK
    assert table.survivor("jeb").health == setup.BRAWLER_HEALTH


@rule("uoa.skill.starts-with")
def test_a_starts_with_skill_gained_later_gives_nothing() -> None:
    table = TestTable(["jeb"])
    table.turn("jeb")

    events = gain(table, "jeb", "starts_with_springfield")

    assert not happened(events, GearGiven)
    assert "springfield" not in table.cards("jeb")


@rule("uoa.skill.improvised-weapon-melee")
def test_an_improvised_blow_is_free_silent_and_once_per_turn() -> None:
    table = TestTable(["jeb"], (4, 3), zombies={"2R.a1": {"walker": 1}})
    table.only_skills("jeb", ["improvised_weapon_melee"])
    table.turn("jeb")

    events = table.choose(Improvise, zone="2R.a1")

    rolled = happened(events, AttackRolled)[0]
    assert (rolled.dice, rolled.accuracy, rolled.hits) == ((4, 3), 4, 1)
    assert table.survivor("jeb").actions == 3
    assert not happened(events, NoiseMade)
    assert "uoa.skill.improvised-weapon-melee" in rules_of(events)
    table.add_zombies("2R.a1", "walker")
    table.turn("jeb")
    assert table.offers(Improvise)
    TITLE.check_conservation(table.state)


@rule("uoa.skill.improvised-weapon-melee")
def test_an_improvised_blow_comes_once_per_turn_and_needs_zombies() -> None:
    table = TestTable(["jeb"], (1, 1))
    table.only_skills("jeb", ["improvised_weapon_melee"])
    table.turn("jeb")
    assert not table.offers(Improvise)
    table.add_zombies("2R.a1", "walker")
    table.turn("jeb", actions=0)

    table.choose(Improvise)

    assert not table.offers(Improvise)


@rule("uoa.skill.improvised-weapon-ranged")
def test_an_improvised_shot_reaches_the_next_zone_only() -> None:
    table = TestTable(["jeb"], (4, 3), at="2R.a1", zombies={"2R.a2": {"walker": 2}})
    table.only_skills("jeb", ["improvised_weapon_ranged"])
    table.turn("jeb")
    sight = table.state.scenario.rules.sight(table.state, 0)
    here = table.zone("2R.a1")
    assert {sight.ranges[here][option.zone] for option in table.offered(Improvise)} == {1}

    events = table.choose(Improvise, zone="2R.a2")

    assert len(happened(events, ZombieEliminated)) == 1
    assert not happened(events, NoiseMade)
    assert table.survivor("jeb").actions == 3
    assert "uoa.skill.improvised-weapon-ranged" in rules_of(events)
    assert not table.offers(Improvise)


@rule("uoa.skill.improvised-weapon-ranged", "uoa.skill.improvised-weapon-melee")
@pytest.mark.parametrize(
    ("skill", "zone", "help"),
    [
        ("improvised_weapon_ranged", "2R.a2", "plus_1_die_ranged"),
        ("improvised_weapon_melee", "2R.a1", "plus_1_die_melee"),
    ],
)
def test_modifiers_of_its_kind_apply_to_an_improvised_weapon(skill: str, zone: str, help: str) -> None:
    table = TestTable(["jeb"], (1, 1, 1), zombies={"2R.a1": {"walker": 1}, "2R.a2": {"walker": 1}})
    table.only_skills("jeb", [skill, help, "plus_1_die_pistol"])
    table.turn("jeb")

    events = table.choose(Improvise, zone=zone)

    assert len(happened(events, AttackRolled)[0].dice) == 3
    assert [event.skill_id for event in happened(events, SkillHelped)] == [skill, help]


@rule("uoa.skill.improvised-weapon-melee")
def test_an_improvised_weapon_belongs_to_the_own_turn_and_is_helped_by_no_knife() -> None:
    table = TestTable(["turner", "jeb"], (1, 1), gear={"jeb": ["knife"]}, zombies={"2R.a1": {"walker": 1}})
    table.only_skills("jeb", ["improvised_weapon_melee"])
    table.turn("turner")
    table.choose(GiveAction, survivor="jeb")
    assert not table.offers(Improvise)

    table.turn("jeb")
    events = table.choose(Improvise)

    assert len(happened(events, AttackRolled)[0].dice) == 2


@rule("uoa.skill.low-profile")
def test_friendly_fire_passes_those_of_low_profile_by() -> None:
    table = TestTable(
        ["jeb", "carl", "may"],
        (1, 1),
        at={"jeb": "2R.a1", "carl": "2R.a2", "may": "2R.a2"},
        gear={"jeb": ["winchester"]},
        seats=[["jeb", "carl", "may"]],
    )
    table.only_skills("carl", ["low_profile"])
    table.turn("jeb")

    events = table.choose(RangedAttack, zone="2R.a2")

    assert [event.target for event in happened(events, FriendlyFire)] == [table.who("may")] * 2
    assert "uoa.skill.low-profile" in rules_of(events)
    assert table.survivor("carl").wounds == 0


@rule("uoa.skill.low-profile")
def test_misses_hit_nobody_where_only_those_of_low_profile_stand() -> None:
    table = TestTable(
        ["jeb", "carl"], (1, 1), at={"jeb": "2R.a1", "carl": "2R.a2"}, gear={"jeb": ["winchester"]}
    )
    table.only_skills("carl", ["low_profile"])
    table.turn("jeb")

    events = table.choose(RangedAttack, zone="2R.a2")

    assert not happened(events, FriendlyFire)
    assert not isinstance(table.asking, ShareFriendlyFire)
    assert not table.offers(Suffer)


@rule("uoa.skill.low-profile")
def test_dynamite_does_not_care_for_a_low_profile() -> None:
    table = TestTable(["jeb", "carl"], at={"jeb": "2R.a1", "carl": "2R.a2"}, gear={"jeb": ["dynamite"]})
    table.only_skills("carl", ["low_profile"])
    table.turn("jeb")

    events = table.choose(Throw, zone="2R.a2")

    assert len(happened(events, SurvivorEliminated)) == 1
