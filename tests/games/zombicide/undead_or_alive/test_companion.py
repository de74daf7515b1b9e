"""Companions on the board: what they are, recruiting and following."""

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.reorganise import TradeWith
from veglia.games.zombicide.engine.rules.companions import CompanionFollowed
from veglia.games.zombicide.engine.rules.events import Escaped
from veglia.games.zombicide.engine.rules.state import (
    BLUE,
    GREEN,
    LONE,
    NO_CARD,
    NO_SEAT,
    OFF_BOARD,
    Objective,
)
from veglia.games.zombicide.engine.rules.traits.born_leader import GiveAction
from veglia.games.zombicide.engine.rules.traits.hit_and_run import RunAway
from veglia.games.zombicide.engine.rules.turn import (
    ActivateSurvivor,
    ChooseSurvivor,
    DoNothing,
    Leave,
    PlayersPhase,
    StartRound,
)
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong, NoAttack
from veglia.games.zombicide.undead_or_alive.rules.actions.recruit import Recruit
from veglia.games.zombicide.undead_or_alive.rules.events import CompanionRecruited, CorpsePileAwakened
from veglia.games.zombicide.undead_or_alive.rules.scope import BRAWLER, GUNSLINGER, TOWNSFOLK
from veglia.games.zombicide.undead_or_alive.rules.slots import SLOTS
from veglia.games.zombicide.undead_or_alive.rules.traits.jump import JumpTo
from veglia.games.zombicide.undead_or_alive.title import TITLE


def leader_of(table: TestTable, companion: str) -> str | None:
    """Return the Leader's name."""
    leader = table.survivor(companion).leader
    return None if leader == LONE else table.names[leader]


# What they are


@rule("uoa.companion.what", "uoa.companion.no-inventory", "uoa.companion.lone")
def test_a_lone_companion_stands_on_the_board_without_player_cards_or_skills() -> None:
    table = TestTable(["carl"])
    table.add_companion("jeb", "2R.C")

    jeb = table.survivor("jeb")
    shown = TITLE.view(table.state, 0)["survivors"][1]

    assert (jeb.seat, jeb.leader, jeb.skills, jeb.health) == (NO_SEAT, LONE, (), 1)
    assert jeb.cards[:SLOTS] == [NO_CARD] * SLOTS
    assert (shown["name"], shown["leader"], shown["zone"]) == ("Jeb", -1, table.zone("2R.C"))
    assert TITLE.view(table.state, 0)["survivors"][0]["leader"] is None


@rule("uoa.companion.no-actions")
def test_a_companion_never_takes_a_turn() -> None:
    table = TestTable(["carl"])
    table.add_companion("jeb", "2R.a1", leader="carl")

    table.run(StartRound())
    table.choose(DoNothing)

    # Carl's Turn was forced, as he alone could be activated; the Zombies' Phase is next, not Jeb's Turn.
    assert not table.offers(ActivateSurvivor)
    table.run(ChooseSurvivor(0))
    assert table.state.survivors[1].actions == 0


@rule("uoa.companion.no-actions")
def test_two_survivors_are_offered_for_activation_but_not_the_companion() -> None:
    table = TestTable(["carl", "meg"])
    table.add_companion("jeb", "2R.a1", leader="carl")

    table.run(PlayersPhase())

    assert [option.survivor for option in table.offered(ActivateSurvivor)] == [0, 1]


@rule("uoa.companion.no-actions", "uoa.companion.no-inventory")
def test_a_companion_is_neither_given_actions_nor_traded_with() -> None:
    table = TestTable(["carl", "meg"], gear={"carl": ["machete"]}, skills={"carl": ["born_leader"]})
    table.add_companion("jeb", "2R.a1", leader="meg")
    table.add_companion("hanna", "2R.a1")

    table.turn("carl")

    assert [option.survivor for option in table.offered(GiveAction)] == [1]
    assert [option.survivor for option in table.offered(TradeWith)] == [1]


# Recruiting


@rule("uoa.companion.recruit", "uoa.companion.leader")
def test_a_lone_companion_in_the_zone_is_recruited_for_an_action() -> None:
    table = TestTable(["carl"])
    table.add_companion("jeb", "2R.a1")
    table.turn("carl")

    events = table.choose(Recruit, companion="jeb")

    recruited = happened(events, CompanionRecruited)
    assert [(event.companion, event.survivor, event.rule) for event in recruited] == [
        (1, 0, "uoa.companion.recruit")
    ]
    assert leader_of(table, "jeb") == "carl"
    assert table.survivor("carl").actions == 2
    assert not table.offers(Recruit)


@rule("uoa.companion.recruit")
def test_companions_elsewhere_or_led_by_others_cannot_be_recruited() -> None:
    table = TestTable(["carl", "meg"])
    table.add_companion("jeb", "2R.a2")
    table.add_companion("hanna", "2R.a1", leader="meg")
    table.add_companion("turner", "2R.a1")

    table.turn("carl")
    here = table.offered(Recruit)
    table.turn("carl", actions=0)

    assert [option.companion for option in here] == [table.who("turner")]
    assert not table.offers(Recruit)


@rule("uoa.companion.leader", "uoa.companion.class-ability")
def test_a_survivor_may_lead_several_companions_and_has_all_their_classes() -> None:
    table = TestTable(["carl"])
    table.add_companion("jeb", "2R.a1")
    table.add_companion("meg", "2R.a1")
    table.turn("carl")

    table.choose(Recruit, companion="jeb")
    table.choose(Recruit, companion="meg")

    assert [leader_of(table, name) for name in ("jeb", "meg")] == ["carl", "carl"]
    assert table.survivor("carl").classes == BRAWLER | TOWNSFOLK | GUNSLINGER


@rule("uoa.companion.no-slot")
def test_a_full_inventory_does_not_stand_in_the_way() -> None:
    full: list[str | None] = ["machete", "knife", "pickaxe", "water", "knife", "water"]
    table = TestTable(["carl"], gear={"carl": full})
    table.add_companion("jeb", "2R.a1")
    table.turn("carl")

    table.choose(Recruit, companion="jeb")

    assert leader_of(table, "jeb") == "carl"
    assert table.cards("carl") == full


@rule(
    "uoa.companion.no-extra-health",
    "uoa.class.brawler-companion-health",
    "uoa.skill.brawler-via-companion",
)
def test_a_brawler_companion_gives_charge_but_no_health() -> None:
    table = TestTable(["meg"], zombies={"2R.a2": {"walker": 1}})
    table.add_companion("henry", "2R.a1")
    table.turn("meg")
    before = table.offers(ChargeAlong)

    table.choose(Recruit, companion="henry")

    assert not before
    assert table.offers(ChargeAlong)
    assert table.survivor("meg").health == 2


@rule("uoa.companion.class-ability")
def test_the_same_class_twice_has_no_double_effect() -> None:
    table = TestTable(["carl"], zombies={"2R.a2": {"walker": 1}, "2R.a3": {"walker": 1}})
    table.add_companion("henry", "2R.a1", leader="carl")
    table.turn("carl")

    table.choose(ChargeAlong, path=(table.zone("2R.a2"),))
    while not table.offers(DoNothing):
        table.choose(NoAttack)
    table.clear_zombies()
    table.add_zombies("2R.a3", "walker")
    table.turn("carl", actions=3)
    fresh = table.offers(ChargeAlong)
    table.choose(ChargeAlong)

    assert fresh
    assert not table.offers(ChargeAlong)
    assert table.survivor("henry").zone == table.zone("2R.a3")


def test_example_companion_recruit() -> None:
    """Henry recruits Jeb, gets the Townsfolk's abilities, and Jeb follows his Charge."""
    table = TestTable(["henry"], zombies={"2R.a3": {"walker": 1}})
    table.add_companion("jeb", "2R.a1")
    table.turn("henry")
    table.choose(Recruit, companion="jeb")
    rules = table.state.scenario.rules

    assert leader_of(table, "jeb") == "henry"
    assert rules.sight(table.state, 0) is table.state.board.deep_sight
    assert not rules.is_search_limited(table.state, 0)
    assert table.survivor("henry").actions == 2

    events = table.choose(ChargeAlong)

    assert table.survivor("henry").zone == table.survivor("jeb").zone == table.zone("2R.a3")
    assert len(happened(events, CompanionFollowed)) == 2


@rule("uoa.companion.recruit")
def test_recruiting_the_last_companion_meets_the_goal() -> None:
    table = TestTable(["carl"], mission="m10", at="6R.A")
    table.add_companion("thomas", "6R.A")
    table.state.objectives = [Objective(OFF_BOARD, BLUE, True), Objective(OFF_BOARD, GREEN, True)]
    goals = table.state.scenario.goals
    table.turn("carl")

    before = [goal.is_met(table.state) for goal in goals]
    table.choose(Recruit)

    assert before == [True, False, False]
    assert [goal.is_met(table.state) for goal in goals] == [True, True, False]
    assert table.state.result is None


# Following


@rule("uoa.companion.follows")
def test_companions_move_with_their_leader_and_cost_nothing_more() -> None:
    table = TestTable(["carl"], zombies={"2R.a1": {"walker": 1}})
    table.add_companion("jeb", "2R.a1", leader="carl")
    table.add_companion("hanna", "2R.a1")
    table.turn("carl")

    events = table.choose(MoveTo, zone="2R.a2")

    followed = happened(events, CompanionFollowed)
    assert [(event.companion, event.survivor, event.rule) for event in followed] == [
        (1, 0, "uoa.companion.follows")
    ]
    assert table.survivor("jeb").zone == table.zone("2R.a2")
    assert table.survivor("hanna").zone == table.zone("2R.a1")
    assert table.survivor("carl").actions == 1


@rule("uoa.companion.follows")
def test_companions_follow_a_jump() -> None:
    table = TestTable(["carl"], skills={"carl": ["jump"]})
    table.add_companion("jeb", "2R.a1", leader="carl")
    table.turn("carl")

    events = table.choose(JumpTo, zone="2R.a3")

    assert table.survivor("jeb").zone == table.zone("2R.a3")
    assert "uoa.companion.follows" in rules_of(events)


@rule("uoa.companion.follows")
def test_companions_follow_hit_and_run() -> None:
    table = TestTable(["carl"])
    table.add_companion("jeb", "2R.a1", leader="carl")
    table.run(RunAway(0))

    table.choose(MoveTo, zone="2R.a2")

    assert table.survivor("jeb").zone == table.zone("2R.a2")


@rule("uoa.companion.lone-corpse-piles", "uoa.companion.follows")
def test_a_recruited_companion_enters_with_its_leader_and_awakens_nothing_more() -> None:
    table = TestTable(["carl"], at="2R.c3")
    table.add_companion("jeb", "2R.c3", leader="carl")
    table.turn("carl")

    events = table.choose(MoveTo, zone="2R.C")

    assert [event.survivor for event in happened(events, CorpsePileAwakened)] == [0]
    assert len(table.state.awakened) == 1
    assert table.survivor("jeb").zone == table.zone("2R.C")


@rule("uoa.mission.exit-zone", "uoa.companion.follows")
def test_companions_leave_with_their_leader() -> None:
    table = TestTable(["carl", "meg"], at={"carl": "2R.a3", "meg": "2R.a1"})
    table.add_companion("jeb", "2R.a3", leader="carl")
    table.add_companion("hanna", "2R.a1", leader="meg")
    table.state.objectives = [Objective(OFF_BOARD, 0, True)]
    table.turn("carl")
    table.choose(DoNothing)

    events = table.choose(Leave)

    assert [(event.survivor, event.rule) for event in happened(events, Escaped)] == [
        (0, "uoa.mission.exit-zone"),
        (2, "uoa.mission.exit-zone"),
    ]
    here = table.zone("2R.a1")
    assert [one.zone for one in table.state.survivors] == [OFF_BOARD, here, OFF_BOARD, here]
    assert table.state.result is None
