"""Skills beyond fighting: moving, searching, leading, healing, fearing nothing."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.events import (
    ActionGiven,
    CardDiscarded,
    CardFound,
    Healed,
    Moved,
    PaidForZombies,
    Wounded,
    WoundIgnored,
    ZombiesPushed,
)
from veglia.games.zombicide.engine.rules.inventory import LeaveCard
from veglia.games.zombicide.engine.rules.traits.born_leader import GiveAction, UseGivenAction
from veglia.games.zombicide.engine.rules.traits.medic import AskHeal, DoNotHeal, Heal
from veglia.games.zombicide.engine.rules.traits.shove import ShoveTo
from veglia.games.zombicide.engine.rules.traits.tinkerer import Tinker
from veglia.games.zombicide.engine.rules.turn import ChooseAction, DoNothing, EndPhase
from veglia.games.zombicide.engine.rules.wounds import Suffer
from veglia.games.zombicide.undead_or_alive.rules.actions.make_noise import Shout
from veglia.games.zombicide.undead_or_alive.rules.traits.jump import JumpTo


@rule("uoa.skill.slippery", "uoa.skill.precedence")
@pytest.mark.parametrize(("skills", "paid"), [([], 1), (["slippery"], 0)])
def test_the_slippery_leave_zombies_without_extra_actions(skills: list[str], paid: int) -> None:
    table = TestTable(["kassey"], zombies={"2R.a1": {"walker": 2}})
    table.only_skills("kassey", skills)
    table.turn("kassey")

    events = table.choose(MoveTo, zone="2R.a2")

    assert len(happened(events, PaidForZombies)) == paid
    assert table.survivor("kassey").actions == 2 - 2 * paid


@rule("uoa.skill.jump")
def test_a_jump_goes_one_or_two_zones_over_everything_for_one_action_once_per_turn() -> None:
    table = TestTable(["trixie"], at="2R.a1", zombies={"2R.a2": {"brute": 5}})
    table.turn("trixie")
    assert {option.zone for option in table.offered(JumpTo)} == {
        table.zone(name) for name in ("2R.a2", "2R.a3", "2R.Z")
    }

    events = table.choose(JumpTo, zone="2R.a3")

    assert [(event.zone, event.rule) for event in happened(events, Moved)] == [
        (table.zone("2R.a3"), "uoa.skill.jump")
    ]
    assert table.survivor("trixie").actions == 2
    assert not table.offers(JumpTo)
    table.turn("trixie")
    assert table.offers(JumpTo)


@rule("uoa.skill.jump")
def test_a_jump_needs_line_of_sight() -> None:
    # 2R.a3 is two steps away from 2R.C too, but out of sight; 2R.b3 as well.
    table = TestTable(["trixie"], at="2R.C")

    table.turn("trixie")

    assert table.offers(JumpTo, zone="2R.c3")
    assert not table.offers(JumpTo, zone="2R.b3")
    assert not table.offers(JumpTo, zone="3R.a2")


@rule("uoa.skill.jump")
def test_a_jump_goes_no_further_than_two_zones() -> None:
    table = TestTable(["trixie"], at="2R.a3")

    table.turn("trixie")

    assert table.offers(JumpTo, zone="2R.c3")
    assert not table.offers(JumpTo, zone="3R.a2")


@rule("uoa.skill.jump-modifiers")
@pytest.mark.parametrize(("actions", "is_offered"), [(2, False), (3, True)])
def test_a_jump_pays_for_zombies_even_for_the_slippery(actions: int, is_offered: bool) -> None:
    table = TestTable(["trixie"], zombies={"2R.a1": {"walker": 2}})
    table.only_skills("trixie", ["jump", "slippery", "plus_1_free_move_action"])
    table.turn("trixie", actions=actions)

    assert table.offers(JumpTo) is is_offered

    if is_offered:
        events = table.choose(JumpTo, zone="2R.a3")
        assert [event.count for event in happened(events, PaidForZombies)] == [2]
        assert table.survivor("trixie").actions == 0


@rule("uoa.skill.jump-balcony")
@pytest.mark.parametrize(("start", "end"), [("2R.a2", "2R.Z"), ("2R.Z", "2R.a2"), ("2R.Z", "2R.b3")])
def test_a_jump_goes_between_street_and_balcony_without_the_stairs(start: str, end: str) -> None:
    table = TestTable(["trixie"], at=start)
    table.turn("trixie")
    assert not table.offers(MoveTo, zone=end)

    table.choose(JumpTo, zone=end)

    assert table.survivor("trixie").zone == table.zone(end)


@rule("uoa.skill.shove")
def test_a_shove_pushes_all_zombies_of_the_zone_next_door_for_nothing_once_per_turn() -> None:
    zombies = {"2R.a2": {"walker": 2, "abomination": 1}, "2R.a3": {"walker": 1}}
    table = TestTable(["henry"], at="2R.a2", zombies=zombies)
    table.state.noise_zone = table.zone("2R.a3")
    table.turn("henry")
    assert {option.zone for option in table.offered(ShoveTo)} == {table.zone("2R.a1"), table.zone("2R.a3")}

    events = table.choose(ShoveTo, zone="2R.a3")

    assert [(event.zone, event.rule) for event in happened(events, ZombiesPushed)] == [
        (table.zone("2R.a3"), "uoa.skill.shove")
    ]
    assert table.zombies("2R.a2") == {}
    assert table.zombies("2R.a3") == {"walker": 3, "abomination": 1}
    assert table.survivor("henry").actions == 3
    # It is no Move: the Noise token has not been reached.
    assert table.state.noise_zone == table.zone("2R.a3")
    table.choose(MoveTo, zone="2R.a3")
    assert not table.offers(ShoveTo)


@rule("uoa.skill.scavenger", "uoa.skill.precedence")
def test_a_scavenger_searches_in_the_street_once_and_not_among_zombies() -> None:
    plain = TestTable(["carl"])
    crowded = TestTable(["carl"], zombies={"2R.a1": {"walker": 1}}, skills={"carl": ["scavenger"]})
    table = TestTable(["carl"], skills={"carl": ["scavenger"]})
    for each in (plain, crowded, table):
        each.turn("carl")

    events = table.choose(SearchHere)
    table.choose(LeaveCard)

    assert len(happened(events, CardFound)) == 1
    assert not table.offers(SearchHere)
    assert not plain.offers(SearchHere)
    assert not crowded.offers(SearchHere)


@rule("uoa.skill.tinkerer")
def test_a_tinkerer_turns_a_card_into_a_new_one_again_and_again() -> None:
    table = TestTable(["jeb"], at="2R.a1", gear={"jeb": ["scrap_iron", None, None, "water"]})
    table.stack_equipment("machete", "knife")
    table.turn("jeb")

    first = table.choose(Tinker, card="water")
    table.choose(LeaveCard, card="machete")
    second = table.choose(Tinker, card="scrap_iron")

    for events in (first, second):
        assert rules_of(happened(events, CardDiscarded)) == {"uoa.skill.tinkerer"}
        assert [event.rule for event in happened(events, CardFound)] == ["uoa.skill.tinkerer"]
    assert table.cards("jeb")[-1] == "knife"
    assert table.survivor("jeb").actions == 1


@rule("uoa.skill.tinkerer")
def test_tinkering_is_not_a_search() -> None:
    table = TestTable(["carl"], at="2R.A", gear={"carl": ["water"]}, skills={"carl": ["tinkerer"]})
    table.turn("carl")

    table.choose(Tinker, card="water")
    table.choose(LeaveCard)

    assert table.offers(SearchHere)


@rule("uoa.skill.born-leader")
def test_a_born_leader_gives_an_action_that_is_used_at_once() -> None:
    table = TestTable(["turner", "carl"], at="2R.a1", seats=[["turner"], ["carl"]])
    table.turn("turner")

    events = table.choose(GiveAction, survivor="carl")
    assert [event.rule for event in happened(events, ActionGiven)] == ["uoa.skill.born-leader"]
    assert isinstance(table.asking, UseGivenAction)
    assert table.asking.seat(table.state) == 1
    table.choose(MoveTo, zone="2R.a2")

    assert table.survivor("carl").zone == table.zone("2R.a2")
    assert table.survivor("carl").actions == 0
    assert type(table.asking) is ChooseAction
    assert table.asking.seat(table.state) == 0
    assert table.survivor("turner").actions == 3
    assert not table.offers(GiveAction)


@rule("uoa.skill.born-leader")
def test_what_is_not_used_of_a_given_action_is_lost_and_gives_no_second_leader() -> None:
    table = TestTable(["turner", "carl", "jeb"], at="2R.a1")
    table.give_skills("carl", ["born_leader"])
    table.turn("turner")
    assert {option.survivor for option in table.offered(GiveAction)} == {table.who("carl"), table.who("jeb")}

    table.choose(GiveAction, survivor="carl")
    assert not table.offers(GiveAction)
    table.choose(DoNothing)

    assert table.survivor("carl").actions == 0
    assert table.survivor("turner").actions == 3
    assert table.offers(Shout)


@rule("uoa.skill.born-leader", "uoa.skill.shove")
def test_a_given_action_is_no_own_turn_to_shove_in() -> None:
    table = TestTable(["turner", "henry"], gear={"henry": ["machete"]}, zombies={"2R.a1": {"walker": 1}})
    table.turn("turner")

    table.choose(GiveAction, survivor="henry")

    assert table.offers(MeleeAttack)
    assert not table.offers(ShoveTo)


@rule("uoa.skill.born-leader", "uoa.skill.jump")
def test_a_given_action_is_no_own_turn_to_jump_in() -> None:
    table = TestTable(["turner", "trixie"])
    table.turn("turner")

    table.choose(GiveAction, survivor="trixie")

    assert table.offers(MoveTo)
    assert not table.offers(JumpTo)


@rule("uoa.skill.medic")
def test_in_the_end_phase_everyone_around_a_medic_may_heal_one_wound() -> None:
    where = {"concepcion": "2R.a1", "carl": "2R.a1", "may": "2R.a1", "meg": "2R.a2"}
    table = TestTable(list(where), at=where, skills={"concepcion": ["medic"]})
    for name, wounds in {"concepcion": 1, "carl": 2, "meg": 1}.items():
        table.survivor(name).wounds = wounds

    table.run(EndPhase())
    # The Noise token finds the most Survivors where it lies, so the first question is the Medic's.
    assert isinstance(table.asking, AskHeal)
    healed = table.choose(Heal)
    table.choose(DoNotHeal)

    assert [event.rule for event in happened(healed, Healed)] == ["uoa.skill.medic"]
    assert [table.survivor(name).wounds for name in where] == [0, 2, 0, 1]
    assert table.asking is None


@rule("uoa.skill.fearless")
def test_example_fearless_walker() -> None:
    table = TestTable(["henry"], zombies={"2R.a1": {"walker": 5}})
    table.only_skills("henry", ["fearless_walker"])

    events = table.run(Activate(all_kinds(table.state)))

    assert [event.rule for event in happened(events, WoundIgnored)] == ["uoa.skill.fearless"] * 5
    assert happened(events, Wounded) == []
    assert table.survivor("henry").wounds == 0


@rule("uoa.skill.fearless")
def test_the_fearless_ignore_only_the_kind_they_do_not_fear() -> None:
    table = TestTable(["henry"], zombies={"2R.a1": {"brute": 2, "walker": 1}})
    table.only_skills("henry", ["fearless_brute"])

    table.run(Activate(all_kinds(table.state)))

    assert table.survivor("henry").wounds == 1


@rule("uoa.skill.fearless")
def test_wounds_may_be_given_to_the_fearless_to_spare_others() -> None:
    table = TestTable(["henry", "meg"], zombies={"2R.a1": {"brute": 2}})
    table.only_skills("henry", ["fearless_brute"])
    table.run(Activate(all_kinds(table.state)))

    table.choose(Suffer, survivor="henry")
    table.choose(Suffer, survivor="henry")

    assert (table.survivor("henry").wounds, table.survivor("meg").wounds) == (0, 0)
