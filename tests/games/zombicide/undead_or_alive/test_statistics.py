"""What statistics note of a game: who was wounded and killed by what and where, and what was had when."""

import pytest

from tests.games.zombicide.table import TestTable
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.events import CardFound, SkillGained
from veglia.games.zombicide.engine.rules.wounds import Suffer, wound
from veglia.games.zombicide.undead_or_alive.rules.events import BountyReceived, GearGiven
from veglia.games.zombicide.undead_or_alive.statistics import UndeadStatistics
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.statistics import Death, Statistics

MISS = 1


def as_tuple(death: Death) -> tuple[str, str, str, str]:
    return death.hero, death.zone, death.killer, death.rule


@pytest.mark.parametrize("kind", ["walker", "runner", "brute"])
def test_zombies_that_wound_are_named_by_their_kind(kind: str) -> None:
    table = TestTable(["carl"], zombies={"2R.a1": {kind: 1}})
    statistics = TITLE.statistics()

    statistics.see(table.state, table.run(Activate(all_kinds(table.state))))

    # A Runner attacks twice.
    assert statistics.harm == {kind: 2 if kind == "runner" else 1}
    assert statistics.deaths == []


def test_a_death_is_told_with_zone_killer_and_rule() -> None:
    table = TestTable(
        ["meg", "carl"], at={"meg": "2R.a2", "carl": "2R.a1"}, zombies={"2R.a2": {"walker": 1, "brute": 1}}
    )
    statistics = TITLE.statistics()

    statistics.see(table.state, table.run(Activate(all_kinds(table.state))))

    assert table.state.result is not None
    zone = f"zone/{table.zone('2R.a2')}"
    assert list(map(as_tuple, statistics.deaths)) == [("meg", zone, "brute", "uoa.zphase.wound-track")]
    assert statistics.harm == {"walker": 1, "brute": 1}
    assert statistics.events["SurvivorEliminated"] == 1
    assert statistics.events["Wounded"] == 2


def test_friends_have_no_kind_but_a_rule() -> None:
    at = {"hanna": "2R.a1", "carl": "2R.a2", "meg": "2R.a2"}
    table = TestTable(["hanna", "carl", "meg"], [MISS, MISS, MISS], at=at, gear={"hanna": ["shotgun"]})
    table.turn("hanna")
    statistics = TITLE.statistics()
    statistics.see(table.state, table.choose(RangedAttack, card="shotgun", zone="2R.a2"))
    for who in ("carl", "meg", "meg"):
        statistics.see(table.state, table.choose(Suffer, survivor=who))

    rule = "uoa.combat.friendly-fire-distribution"
    assert statistics.harm == {rule: 3}
    assert list(map(as_tuple, statistics.deaths)) == [("meg", f"zone/{table.zone('2R.a2')}", "", rule)]


def test_who_falls_off_the_board_lies_nowhere() -> None:
    table = TestTable(["carl"])
    table.survivor("carl").zone = -1
    statistics = TITLE.statistics()

    statistics.see(table.state, table.call(lambda state: wound(state, 0, 3, "uoa.m9.crushed")))

    assert list(map(as_tuple, statistics.deaths)) == [("carl", "", "", "uoa.m9.crushed")]


def test_cards_and_skills_are_noted_when_they_are_first_had() -> None:
    table = TestTable(["carl", "meg"])
    content = table.state.scenario.library
    cards = [card.id for card in content.cards]
    skills = [trait.id for trait in content.traits]
    statistics = TITLE.statistics()
    statistics.begun(table.state)
    at_first = {f"skill/{skills[skill]}" for one in table.state.survivors for skill in one.skills}
    assert statistics.gains == dict.fromkeys(at_first, 0)

    table.state.turn.round = 1
    statistics.see(table.state, [GearGiven(0, cards.index("frying_pan"))])
    table.state.turn.round = 2
    found = CardFound(0, cards.index("water"))
    earned = BountyReceived(1, cards.index("colt_buntline"))
    learned = SkillGained(1, skills.index("medic"))
    statistics.see(table.state, [found, earned, learned])
    table.state.turn.round = 3
    statistics.see(table.state, [CardFound(1, cards.index("water"))])

    had = {key: round for key, round in statistics.gains.items() if key not in at_first}
    assert had == {"card/frying_pan": 1, "card/water": 2, "card/revolver_buntline": 2, "skill/medic": 2}
    assert statistics.events == {"GearGiven": 1, "CardFound": 2, "BountyReceived": 1, "SkillGained": 1}


def test_everything_it_notes_explains_itself_in_the_glossary() -> None:
    statistics = TITLE.statistics()
    assert isinstance(statistics, UndeadStatistics)

    for language in TITLE.languages:
        glossary = TITLE.presentation.glossary(language)
        assert set(statistics.foes + statistics.cards + statistics.skills) <= glossary.keys()


def test_a_title_that_says_nothing_has_its_events_counted() -> None:
    table = TestTable(["carl"], zombies={"2R.a1": {"walker": 1}})
    statistics = Statistics()

    statistics.begun(table.state)
    statistics.see(table.state, table.run(Activate(all_kinds(table.state))))

    assert statistics.events["Wounded"] == 1
    assert (statistics.gains, statistics.harm, statistics.deaths) == ({}, {}, [])
