"""Ultra-red mode: the slider comes back to zero, and laps bring missing skills, then any skill."""

import pytest

from tests.games.zombicide.seating import seated
from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.games.zombicide.undead_or_alive.opening import first_state, open_game
from tests.rules import rule
from veglia import rulebook
from veglia.games.zombicide.engine.rules.danger import GainSkill, PickSkill, rise
from veglia.games.zombicide.engine.rules.events import LevelReached, SkillGained, ZombiesSpawned
from veglia.games.zombicide.engine.rules.spawn import DrawZombieCard
from veglia.games.zombicide.engine.rules.ultra_red import (
    GainAny,
    GainMissing,
    LevelPassedAgain,
    SliderReset,
    StayedRed,
    UltraRedChosen,
)
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.errors import BadSetup
from veglia.kernel.machine import Event

BLUE, YELLOW, ORANGE, RED = range(4)
FIRST_LAP = ["hit_and_run", "plus_1_action", "plus_1_free_melee_action", "jump"]


def at_red(*skills: str, laps: int = 1, ap: int = 0) -> TestTable:
    """May at Red in Ultra-red mode, on a later lap, with her skills in the order she gained them."""
    table = TestTable(["may"])
    table.state.is_ultra_red = True
    table.only_skills("may", skills or FIRST_LAP)
    survivor = table.survivor("may")
    survivor.level = RED
    survivor.laps = laps
    survivor.ap = ap
    return table


def gain(table: TestTable, points: int) -> list[Event]:
    return table.call(lambda state: rise(state, 0, points))


def gained(events: list[Event]) -> list[tuple[int, str]]:
    return [(event.skill, event.rule) for event in happened(events, SkillGained)]


@rule("uoa.ultrared.mode")
def test_ultra_red_is_an_option_of_the_set_up() -> None:
    assert first_state(["may"], ultra_red="yes").is_ultra_red
    assert not first_state(["may"], ultra_red="no").is_ultra_red
    assert not first_state(["may"]).is_ultra_red
    with pytest.raises(BadSetup, match=r"^ultra_red 'maybe', it is yes or no$"):
        TITLE.setup("m0", seated(["may"]), 1, {"ultra_red": "maybe"})


@rule("uoa.ultrared.mode")
def test_the_log_tells_the_mode_at_the_start() -> None:
    log = open_game(["may"], ultra_red="yes").state.log or []

    assert [event.rule for event in happened(log, UltraRedChosen)] == ["uoa.ultrared.mode"]
    assert not happened(open_game(["may"]).state.log or [], UltraRedChosen)


@rule("uoa.ultrared.mode")
def test_without_the_mode_the_slider_stops_at_red() -> None:
    table = at_red(laps=0, ap=43)
    table.state.is_ultra_red = False

    events = gain(table, 60)

    assert (table.survivor("may").ap, table.survivor("may").laps) == (43, 0)
    assert events == []


@rule("uoa.ultrared.reset", "uoa.ultrared.still-red")
def test_example_ultrared_may_first() -> None:
    table = at_red(*FIRST_LAP[:3], laps=0, ap=42)
    table.survivor("may").level = ORANGE

    events = gain(table, 1)
    assert type(table.asking) is GainSkill
    table.choose(PickSkill, skill="jump")

    assert [(event.level, event.rule) for event in happened(events, LevelReached)] == [
        (RED, "uoa.danger.levels")
    ]
    assert [(event.points, event.rule) for event in happened(events, SliderReset)] == [
        (0, "uoa.ultrared.reset")
    ]
    assert [event.rule for event in happened(events, StayedRed)] == ["uoa.ultrared.still-red"]
    survivor = table.survivor("may")
    assert (survivor.ap, survivor.level, survivor.laps) == (0, RED, 1)
    assert table.skills("may") == FIRST_LAP
    assert table.asking is None


@rule("uoa.ultrared.reset")
def test_points_beyond_red_count_on_from_zero() -> None:
    table = at_red(*FIRST_LAP[:3], laps=0, ap=41)
    table.survivor("may").level = ORANGE

    events = gain(table, 5)

    assert [event.points for event in happened(events, SliderReset)] == [3]
    assert table.survivor("may").ap == 3


@rule("uoa.ultrared.still-red")
def test_zombies_go_on_appearing_as_at_red() -> None:
    table = at_red(ap=8)
    cards = table.state.scenario.library.zombie_cards
    card = next(card for card in cards if card.kind == table.kind("walker") and not card.extra_activation)
    table.stack_zombie_cards(card.number)

    events = table.run(DrawZombieCard(table.zone("2R.c3")))

    assert table.state.level() == RED
    assert happened(events, ZombiesSpawned)[0].count == card.counts[RED]


@rule("uoa.ultrared.missing-skills")
def test_example_ultrared_may_second() -> None:
    table = at_red()

    assert gained(gain(table, 18)) == []
    events = gain(table, 1)
    assert gained(events) == [(table.skill("plus_1_die_combat"), "uoa.ultrared.missing-skills")]
    assert [(event.level, event.rule) for event in happened(events, LevelPassedAgain)] == [
        (ORANGE, "uoa.ultrared.missing-skills")
    ]
    gain(table, 24)
    assert type(table.asking) is GainMissing
    assert [option.skill for option in table.offered(PickSkill)] == [
        table.skill("plus_1_free_combat_action"),
        table.skill("plus_1_die_combat"),
    ]
    table.choose(PickSkill, skill="plus_1_free_combat_action")

    assert table.skills("may") == [*FIRST_LAP, "plus_1_die_combat", "plus_1_free_combat_action"]
    assert (table.survivor("may").ap, table.survivor("may").laps) == (0, 2)


@rule("uoa.ultrared.missing-skills")
def test_example_ultrared_may_third() -> None:
    table = at_red(*FIRST_LAP, "plus_1_die_combat", "plus_1_free_combat_action", laps=2)

    assert gained(gain(table, 42)) == []
    events = gain(table, 1)

    assert gained(events) == [(table.skill("plus_1_die_combat"), "uoa.ultrared.missing-skills")]
    assert (table.survivor("may").ap, table.survivor("may").laps) == (0, 3)


@rule("uoa.ultrared.missing-skills")
def test_a_skill_named_twice_is_missing_at_the_level_it_was_not_taken_from() -> None:
    table = at_red("hit_and_run", "plus_1_action", "plus_1_die_combat", "plus_1_die_combat")

    events = gain(table, 19)
    assert gained(events) == [(table.skill("plus_1_free_melee_action"), "uoa.ultrared.missing-skills")]
    gain(table, 24)

    assert {option.skill for option in table.offered(PickSkill)} == {
        table.skill("jump"),
        table.skill("plus_1_free_combat_action"),
    }


ALL_OF_MAY = [*FIRST_LAP, "plus_1_die_combat", "plus_1_free_combat_action", "plus_1_die_combat"]


@rule("uoa.ultrared.any-skill", "uoa.ultrared.repeat")
def test_example_ultrared_may_later() -> None:
    table = at_red(*ALL_OF_MAY, laps=3)

    for lap in (4, 5):
        assert gained(gain(table, 18)) == []
        assert not table.offers(PickSkill)
        gain(table, 1)
        assert type(table.asking) is GainAny
        events = table.choose(PickSkill, skill=f"fearless_{'walker' if lap == 4 else 'brute'}")
        assert rules_of(happened(events, SkillGained)) == {"uoa.ultrared.any-skill"}
        events = gain(table, 24)
        assert [event.rule for event in happened(events, SliderReset)] == ["uoa.ultrared.repeat"]
        assert type(table.asking) is GainAny
        table.choose(PickSkill, skill=f"reaper_{'melee' if lap == 4 else 'ranged'}")
        assert (table.survivor("may").ap, table.survivor("may").laps) == (0, lap)

    assert table.skills("may") == [
        *ALL_OF_MAY,
        "fearless_walker",
        "reaper_melee",
        "fearless_brute",
        "reaper_ranged",
    ]


@rule("uoa.ultrared.any-skill")
def test_any_skill_is_one_the_survivor_lacks_or_one_that_adds_up() -> None:
    table = at_red(*ALL_OF_MAY, laps=3)

    gain(table, 19)

    offered = {table.state.scenario.library.traits[option.skill].id for option in table.offered(PickSkill)}
    # A second +1 Action is worth something, a second Jump is not.
    assert set(library.skills()) - offered == {"hit_and_run", "jump"}
    table.choose(PickSkill, skill="plus_1_action")
    table.turn("may")
    assert table.survivor("may").actions == 5


@rule("uoa.ultrared.any-skill", "uoa.ultrared.missing-skills")
def test_levels_passed_by_one_gain_are_resolved_one_after_the_other() -> None:
    table = at_red(*ALL_OF_MAY[:-1], laps=2, ap=42)

    # The end of one lap brings the last missing skill; Orange of the next one any skill.
    events = gain(table, 1 + 19)

    assert gained(events) == [(table.skill("plus_1_die_combat"), "uoa.ultrared.missing-skills")]
    assert type(table.asking) is GainAny
    assert table.asking.level == ORANGE
    assert [event.level for event in happened(events, LevelPassedAgain)] == [RED, YELLOW, ORANGE]


@rule("uoa.ultrared.any-skill")
def test_nothing_comes_at_orange_while_red_skills_are_missing() -> None:
    table = at_red(*ALL_OF_MAY[:-1], laps=2)

    events = gain(table, 19)

    assert gained(events) == []
    assert table.asking is None


@rule("uoa.ultrared.mode")
def test_the_view_shows_mode_and_laps() -> None:
    view = TITLE.view(at_red(laps=2).state, None)

    assert view["ultra_red"] is True
    assert view["survivors"][0]["laps"] == 2
    assert view["survivors"][0]["level"] == "red"


@rule("uoa.ultrared.any-skill")
@pytest.mark.parametrize(
    "family",
    [
        "plus_1_to_dice_roll",
        "plus_1_die",
        "plus_1_damage",
        "escalation",
        "reaper",
        "roll_6_plus_1_die",
        "roll_6_plus_1_damage",
        "brothers_in_arms_plus_1_die",
    ],
)
def test_every_kind_of_action_that_a_skill_may_name_can_be_chosen(family: str) -> None:
    assert {f"{family}_{kind}" for kind in ("combat", "melee", "ranged")} <= set(library.skills())


@rule("uoa.ultrared.any-skill")
def test_every_rule_of_the_skill_chapter_that_is_a_skill_has_one() -> None:
    chapter = {id for id in rulebook.book("undead_or_alive").rules if id.startswith("uoa.skill.")}

    without = chapter - {row.rule for row in library.skills().values()}

    # Rules about skills, and details of other skills.
    assert without == {
        "uoa.skill.precedence",
        "uoa.skill.charge-effect",
        "uoa.skill.fanning-effect",
        "uoa.skill.vade-retro-effect",
        "uoa.skill.jump-modifiers",
        "uoa.skill.jump-balcony",
        "uoa.skill.jump-locomotive",
        "uoa.skill.brawler-via-companion",
        "uoa.skill.taunt-ignore-others",
        "uoa.skill.lifesaver-refuse",
    }
