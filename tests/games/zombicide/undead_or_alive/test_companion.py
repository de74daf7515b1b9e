"""Companions on the board: recruiting, following, trading, and their end."""

import pytest

from tests.games.zombicide.table import Table, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.actions.move import MoveTo
from veglia.games.zombicide.engine.actions.reorganise import ReorganiseCards, TradeWith
from veglia.games.zombicide.engine.actions.search import SearchHere
from veglia.games.zombicide.engine.activation import Activate, all_kinds
from veglia.games.zombicide.engine.companions import CompanionFollowed, CompanionGiven, GiveCompanion
from veglia.games.zombicide.engine.danger import traits_of
from veglia.games.zombicide.engine.events import Escaped, FriendlyFire, MissionLost, SurvivorEliminated
from veglia.games.zombicide.engine.inventory import Accept, Done, LeaveCard, PutCard, Refuse, Trade
from veglia.games.zombicide.engine.state import (
    BLUE,
    GREEN,
    LONE,
    NO_CARD,
    NO_SEAT,
    OFF_BOARD,
    SLOTS,
    Objective,
)
from veglia.games.zombicide.engine.traits.born_leader import GiveAction
from veglia.games.zombicide.engine.traits.hit_and_run import RunAway
from veglia.games.zombicide.engine.traits.medic import Heal
from veglia.games.zombicide.engine.turn import (
    ActivateSurvivor,
    ChooseSurvivor,
    DoNothing,
    Leave,
    PlayersPhase,
    StartRound,
)
from veglia.games.zombicide.engine.wounds import Suffer
from veglia.games.zombicide.undead_or_alive.actions.charge import ChargeAlong, NoAttack
from veglia.games.zombicide.undead_or_alive.actions.recruit import Recruit
from veglia.games.zombicide.undead_or_alive.events import CompanionRecruited, CorpsePileAwakened
from veglia.games.zombicide.undead_or_alive.noise import PlaceNoise, RelocateNoise, loudest_zones
from veglia.games.zombicide.undead_or_alive.rules import SkillsInEndPhase
from veglia.games.zombicide.undead_or_alive.scope import BRAWLER, GUNSLINGER, TOWNSFOLK
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.games.zombicide.undead_or_alive.traits.jump import JumpTo


def leader_of(table: Table, companion: str) -> str | None:
    """Return the Leader's name."""
    leader = table.survivor(companion).leader
    return None if leader == LONE else table.names[leader]


# What they are


@rule("uoa.companion.what", "uoa.companion.no-inventory", "uoa.companion.lone")
def test_a_lone_companion_stands_on_the_board_without_player_cards_or_skills() -> None:
    table = Table(["carl"])
    table.add_companion("jeb", "2R.C")

    jeb = table.survivor("jeb")
    shown = TITLE.view(table.state, 0)["survivors"][1]

    assert (jeb.seat, jeb.leader, jeb.skills, jeb.health) == (NO_SEAT, LONE, (), 1)
    assert jeb.cards[:SLOTS] == [NO_CARD] * SLOTS
    assert (shown["name"], shown["leader"], shown["zone"]) == ("Jeb", -1, table.zone("2R.C"))
    assert TITLE.view(table.state, 0)["survivors"][0]["leader"] is None


@rule("uoa.companion.no-actions")
def test_a_companion_never_takes_a_turn() -> None:
    table = Table(["carl"])
    table.add_companion("jeb", "2R.a1", leader="carl")

    table.run(StartRound())
    table.choose(DoNothing)

    # Carl's Turn was forced, as he alone could be activated; the Zombies' Phase is next, not Jeb's Turn.
    assert not table.offers(ActivateSurvivor)
    table.run(ChooseSurvivor(0))
    assert table.state.survivors[1].actions == 0


@rule("uoa.companion.no-actions")
def test_two_survivors_are_offered_for_activation_but_not_the_companion() -> None:
    table = Table(["carl", "meg"])
    table.add_companion("jeb", "2R.a1", leader="carl")

    table.run(PlayersPhase())

    assert [option.survivor for option in table.offered(ActivateSurvivor)] == [0, 1]


@rule("uoa.companion.no-actions", "uoa.companion.no-inventory")
def test_a_companion_is_neither_given_actions_nor_traded_with() -> None:
    table = Table(["carl", "meg"], gear={"carl": ["machete"]}, skills={"carl": ["born_leader"]})
    table.add_companion("jeb", "2R.a1", leader="meg")
    table.add_companion("hanna", "2R.a1")

    table.turn("carl")

    assert [option.survivor for option in table.offered(GiveAction)] == [1]
    assert [option.survivor for option in table.offered(TradeWith)] == [1]


# Recruiting


@rule("uoa.companion.recruit", "uoa.companion.leader")
def test_a_lone_companion_in_the_zone_is_recruited_for_an_action() -> None:
    table = Table(["carl"])
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
    table = Table(["carl", "meg"])
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
    table = Table(["carl"])
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
    table = Table(["carl"], gear={"carl": full})
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
    table = Table(["meg"], zombies={"2R.a2": {"walker": 1}})
    table.add_companion("henry", "2R.a1")
    table.turn("meg")
    before = table.offers(ChargeAlong)

    table.choose(Recruit, companion="henry")

    assert not before
    assert table.offers(ChargeAlong)
    assert table.survivor("meg").health == 2


@rule("uoa.companion.class-ability")
def test_the_same_class_twice_has_no_double_effect() -> None:
    table = Table(["carl"], zombies={"2R.a2": {"walker": 1}, "2R.a3": {"walker": 1}})
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
    table = Table(["henry"], zombies={"2R.a3": {"walker": 1}})
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
    table = Table(["carl"], mission="m10", at="6R.A")
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
    table = Table(["carl"], zombies={"2R.a1": {"walker": 1}})
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
    table = Table(["carl"], skills={"carl": ["jump"]})
    table.add_companion("jeb", "2R.a1", leader="carl")
    table.turn("carl")

    events = table.choose(JumpTo, zone="2R.a3")

    assert table.survivor("jeb").zone == table.zone("2R.a3")
    assert "uoa.companion.follows" in rules_of(events)


@rule("uoa.companion.follows")
def test_companions_follow_hit_and_run() -> None:
    table = Table(["carl"])
    table.add_companion("jeb", "2R.a1", leader="carl")
    table.run(RunAway(0))

    table.choose(MoveTo, zone="2R.a2")

    assert table.survivor("jeb").zone == table.zone("2R.a2")


@rule("uoa.companion.lone-corpse-piles", "uoa.companion.follows")
def test_a_recruited_companion_enters_with_its_leader_and_awakens_nothing_more() -> None:
    table = Table(["carl"], at="2R.c3")
    table.add_companion("jeb", "2R.c3", leader="carl")
    table.turn("carl")

    events = table.choose(MoveTo, zone="2R.C")

    assert [event.survivor for event in happened(events, CorpsePileAwakened)] == [0]
    assert len(table.state.awakened) == 1
    assert table.survivor("jeb").zone == table.zone("2R.C")


@rule("uoa.mission.exit-zone", "uoa.companion.follows")
def test_companions_leave_with_their_leader() -> None:
    table = Table(["carl", "meg"], at={"carl": "2R.a3", "meg": "2R.a1"})
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


# Trading


@rule("uoa.companion.trade", "uoa.companion.class-ability")
def test_example_companion_trade() -> None:
    """Meg takes Jeb from Henry in a Trade, and the Townsfolk's abilities with him."""
    table = Table(["henry", "meg"], at="2R.C")
    table.add_companion("jeb", "2R.C", leader="henry")
    table.turn("meg")

    table.choose(TradeWith, survivor="henry")
    given = happened(table.choose(GiveCompanion, companion="jeb", survivor="meg"), CompanionGiven)

    rules = table.state.scenario.rules
    board = table.state.board
    assert [(event.companion, event.survivor, event.rule) for event in given] == [
        (2, 1, "uoa.companion.trade")
    ]
    assert leader_of(table, "jeb") == "meg"
    assert table.survivor("meg").actions == 2
    assert [rules.is_search_limited(table.state, who) for who in (0, 1)] == [True, False]
    assert [rules.sight(table.state, who) is board.deep_sight for who in (0, 1)] == [False, True]
    assert table.survivor("henry").classes == BRAWLER


@rule("uoa.companion.trade")
def test_companions_change_hands_both_ways_in_one_trade_each_once() -> None:
    table = Table(["henry", "meg"], gear={"henry": ["machete"]})
    table.add_companion("jeb", "2R.a1", leader="henry")
    table.add_companion("thomas", "2R.a1", leader="meg")
    table.turn("henry")
    table.choose(TradeWith, survivor="meg")

    table.choose(GiveCompanion, companion="jeb", survivor="meg")
    table.choose(PutCard, card="machete", survivor="meg", slot=0)
    left = [(option.companion, option.survivor) for option in table.offered(GiveCompanion)]
    table.choose(GiveCompanion, companion="thomas", survivor="henry")

    assert left == [(table.who("thomas"), 0)]
    assert (leader_of(table, "jeb"), leader_of(table, "thomas")) == ("meg", "henry")
    assert table.cards("meg")[0] == "machete"
    assert table.survivor("henry").actions == 2


@rule("uoa.companion.trade")
def test_a_refused_trade_brings_companions_and_classes_back() -> None:
    table = Table(seats=[["henry"], ["meg"]])
    table.add_companion("jeb", "2R.a1", leader="henry")
    table.turn("meg")
    table.choose(TradeWith, survivor="henry")
    table.choose(GiveCompanion, companion="jeb", survivor="meg")
    if isinstance(table.asking, Trade):
        table.choose(Done)
    lent = leader_of(table, "jeb")
    assert table.offers(Accept)

    table.choose(Refuse)

    assert lent == "meg"
    assert leader_of(table, "jeb") == "henry"
    assert [table.survivor(name).classes for name in ("henry", "meg")] == [BRAWLER | TOWNSFOLK, GUNSLINGER]


@rule("uoa.companion.trade")
def test_without_cards_and_companions_there_is_nothing_to_trade() -> None:
    table = Table(["henry", "meg"])

    table.turn("meg")
    nothing = table.offers(TradeWith)
    table.add_companion("jeb", "2R.a1", leader="henry")
    table.turn("meg")

    assert not nothing
    assert table.offers(TradeWith)
    assert not table.offers(ReorganiseCards)


@rule("uoa.companion.trade", "uoa.companion.class-ability")
def test_once_per_turn_abilities_are_counted_for_the_survivor_that_uses_them() -> None:
    table = Table(["carl", "meg"], zombies={"2R.a3": {"walker": 2}})
    table.add_companion("henry", "2R.a1", leader="meg")
    table.turn("carl")
    table.choose(ChargeAlong)
    while not table.offers(DoNothing):
        table.choose(NoAttack)

    table.turn("meg")

    assert table.offers(ChargeAlong)


@rule("uoa.companion.class-ability")
def test_a_leader_of_townsfolk_searches_several_times_until_the_companion_is_gone() -> None:
    table = Table(["henry"], at="2R.A")
    table.add_companion("jeb", "2R.A", leader="henry")
    table.turn("henry")

    table.choose(SearchHere)
    if table.offers(LeaveCard):
        table.choose(LeaveCard)

    assert table.offers(SearchHere)


# Survivors for every purpose


@rule("uoa.companion.one-wound", "uoa.end.lose-companion", "uoa.companion.is-survivor")
def test_one_wound_eliminates_a_companion_and_loses_the_game() -> None:
    table = Table(["carl"], zombies={"2R.a1": {"walker": 1}})
    table.add_companion("henry", "2R.a1", leader="carl")
    table.run(Activate(all_kinds(table.state)))

    events = table.choose(Suffer, survivor="henry")

    assert [(e.survivor, e.rule) for e in happened(events, SurvivorEliminated)] == [
        (1, "uoa.companion.one-wound")
    ]
    assert [event.rule for event in happened(events, MissionLost)] == ["uoa.end.lose-companion"]
    assert table.state.result is not None
    assert (table.state.result.won, table.state.result.rule) == (False, "uoa.end.lose-companion")


@rule("uoa.companion.is-survivor", "uoa.companion.one-wound")
def test_the_players_choose_whether_the_leader_takes_the_wound_instead() -> None:
    table = Table(["carl"], zombies={"2R.a1": {"walker": 1}})
    table.add_companion("jeb", "2R.a1", leader="carl")
    table.run(Activate(all_kinds(table.state)))

    offered = [option.survivor for option in table.offered(Suffer)]
    table.choose(Suffer, survivor="carl")

    assert offered == [0, 1]
    assert table.state.result is None
    assert table.survivor("carl").wounds == 1


@rule("uoa.companion.is-survivor", "uoa.end.lose-companion")
def test_zombies_attack_a_lone_companion() -> None:
    table = Table(["carl"], zombies={"2R.C": {"walker": 1}})
    table.add_companion("jeb", "2R.C")

    table.run(Activate(all_kinds(table.state)))

    assert table.state.result is not None
    assert table.state.result.rule == "uoa.end.lose-companion"


@rule("uoa.combat.friendly-fire-companions", "uoa.companion.friendly-fire")
def test_a_miss_hits_a_companion_in_the_target_zone() -> None:
    table = Table(["meg"], (1,), gear={"meg": ["springfield"]}, zombies={"2R.a2": {"walker": 1}})
    table.add_companion("jeb", "2R.a2")
    table.turn("meg")

    events = table.choose(RangedAttack, card="springfield", zone="2R.a2")

    assert [(e.target, e.rule) for e in happened(events, FriendlyFire)] == [
        (1, "uoa.combat.friendly-fire-companions")
    ]
    assert table.state.result is not None
    assert table.state.result.rule == "uoa.end.lose-companion"


@rule("uoa.noise.companions-count", "uoa.companion.is-survivor")
def test_companions_count_for_the_zone_with_the_most_survivors() -> None:
    table = Table(["carl", "meg"], at={"carl": "2R.a1", "meg": "2R.a2"})
    without = loudest_zones(table.state)
    table.add_companion("jeb", "2R.a2")

    events = table.run(RelocateNoise())

    assert without == sorted([table.zone("2R.a1"), table.zone("2R.a2")])
    assert not table.offers(PlaceNoise)
    assert table.state.noise_zone == table.zone("2R.a2")
    assert "uoa.noise.zombies-arrive" in rules_of(events)


@rule("uoa.companion.is-survivor", "uoa.skill.brothers-in-arms")
def test_a_companion_enables_brothers_in_arms() -> None:
    shared = "brothers_in_arms"
    table = Table(["carl"])
    id = next(one for one in [trait.id for trait in table.state.scenario.library.traits] if shared in one)
    table.only_skills("carl", [id])
    alone = len(traits_of(table.state, 0))

    table.add_companion("jeb", "2R.a1")

    assert (alone, len(traits_of(table.state, 0))) == (1, 2)


@rule("uoa.skill.medic")
def test_medic_has_nothing_to_heal_on_a_companion() -> None:
    table = Table(["carl", "meg"], skills={"carl": ["medic"]})
    table.add_companion("jeb", "2R.a1", leader="carl")
    table.survivor("meg").wounds = 1

    table.run(SkillsInEndPhase())

    assert [option.survivor for option in table.offered(Heal)] == [1]


@pytest.mark.parametrize("leader", ["carl", None])
def test_a_melee_attack_spares_companions(leader: str | None) -> None:
    table = Table(["carl"], (1,), gear={"carl": ["machete"]}, zombies={"2R.a1": {"walker": 1}})
    table.add_companion("jeb", "2R.a1", leader=leader)
    table.turn("carl")

    table.choose(MeleeAttack, card="machete")

    assert table.state.result is None
