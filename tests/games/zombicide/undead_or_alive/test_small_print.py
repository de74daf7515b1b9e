"""Details of which every word counts: one token of another kind, the first Zone, the second of two."""

import msgspec
import pytest

from tests.games.zombicide.seating import seated
from tests.games.zombicide.table import TestTable, happened, start_row
from tests.games.zombicide.undead_or_alive.m2_table import bomber
from tests.games.zombicide.undead_or_alive.test_exact_amounts import plain_card
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.actions.reorganise import TradeWith
from veglia.games.zombicide.engine.rules.activation import SplitZombies
from veglia.games.zombicide.engine.rules.companions import GiveCompanion
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.events import AttackRolled
from veglia.games.zombicide.engine.rules.hits import AssignHits, SpendHit
from veglia.games.zombicide.engine.rules.spawn import ABOMINATION, MOBILE, DrawZombieCard
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, RED, Objective, SpawnToken
from veglia.games.zombicide.engine.rules.traits.born_leader import GiveAction
from veglia.games.zombicide.engine.rules.traits.taunt import TauntZone
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong, ChargeAttack
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.events import MapChanged, TrackTileLaid
from veglia.games.zombicide.undead_or_alive.rules.scope import BRAWLER, FAITHFUL, GUNSLINGER, TOWNSFOLK
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.machine import advance


@rule("uoa.skill.escalation", "uoa.class.brawler-charge")
def test_the_melee_action_of_a_charge_is_one_in_a_row() -> None:
    table = TestTable(["carl"], (1,) * 9, gear={"carl": ["tomahawk"]}, zombies={"2R.a2": {"brute": 1}})
    table.only_skills("carl", ["escalation_melee"])
    table.turn("carl")
    table.choose(ChargeAlong)

    first = table.choose(MeleeAttack)
    second = table.choose(MeleeAttack)

    assert [len(event.dice) for event in happened(first + second, AttackRolled)] == [1, 2]


@rule("uoa.m2.blow-up-tile")
def test_only_a_mobile_token_in_the_zone_has_a_section_blown_up() -> None:
    table = bomber()
    state = table.state
    before = state.strip
    here = table.zone("12R.A")
    assert [token.kind for token in state.spawns if token.zone == here] == [MOBILE]
    state.spawns = [
        SpawnToken(ABOMINATION, here, True) if token.zone == here else token for token in state.spawns
    ]
    table.turn("meg")

    events = table.choose(Throw, zone="12R.A")

    assert state.strip == before
    assert (happened(events, TrackTileLaid), happened(events, MapChanged)) == ([], [])


@rule("uoa.m8.setup-bounty")
def test_even_a_single_bounty_weapon_is_set_aside() -> None:
    row = library.mission("m8")
    assert row.reward.bounty is not None
    reward = msgspec.structs.replace(
        row.reward, bounty=msgspec.structs.replace(row.reward.bounty, treasure=1)
    )
    setup = TITLE.setup("m8", seated(["carl", "may"]), 1, {})
    state = start_row(msgspec.structs.replace(row, reward=reward), setup)
    whole = len(state.bounty)

    advance(state)

    assert (len(state.treasure), len(state.bounty)) == (1, whole - 1)


@rule("uoa.skill.escalation", "uoa.skill.born-leader")
def test_what_others_have_done_in_a_row_is_no_escalation() -> None:
    gear: dict[str, list[str | None]] = {"carl": ["tomahawk"], "may": ["tomahawk"]}
    table = TestTable(["carl", "may"], (1,) * 9, gear=gear, zombies={"2R.a1": {"brute": 1}})
    table.only_skills("carl", ["born_leader"])
    table.only_skills("may", ["escalation_melee"])
    table.turn("carl")
    table.choose(MeleeAttack)
    table.choose(MeleeAttack)

    table.choose(GiveAction, survivor="may")
    events = table.choose(MeleeAttack)

    assert [(event.survivor, len(event.dice)) for event in happened(events, AttackRolled)] == [(1, 1)]


@rule("uoa.combat.melee-choice", "uoa.danger.levels")
@pytest.mark.parametrize(("ap", "is_asked"), [(3, False), (4, True), (5, True)])
def test_all_that_have_fallen_count_for_the_danger_level_to_come(ap: int, is_asked: bool) -> None:
    table = TestTable(["carl"], [6, 6, 6], gear={"carl": ["sabre"]}, zombies={"2R.a1": {"walker": 4}})
    table.only_skills("carl", ["plus_1_die_melee"])
    table.set_ap("carl", ap)
    table.turn("carl")

    table.choose(MeleeAttack, card="sabre")

    # With 5 points the second Walker would be one too many, with 4 the third.
    assert isinstance(table.asking, AssignHits) == is_asked
    assert table.offers(SpendHit, kind="walker") == is_asked
    assert table.zombies("2R.a1") == {"walker": {3: 1, 4: 2, 5: 3}[ap]}


@rule("uoa.skill.combat-reflexes")
def test_reflexes_do_not_strike_at_the_own_zone_when_zombies_appear_in_the_first() -> None:
    table = TestTable(["carl"], at="2R.a2", gear={"carl": ["tomahawk"]}, zombies={"2R.a2": {"walker": 1}})
    table.only_skills("carl", ["combat_reflexes"])
    table.stack_zombie_cards(plain_card(table, "walker"))
    assert table.zone("2R.a1") == 0

    table.run(DrawZombieCard(table.zone("2R.a1")))

    assert table.asking is None
    assert table.zombies("2R.a2") == {"walker": 1}


@rule("uoa.companion.trade", "uoa.companion.class-ability")
def test_a_class_stays_with_the_last_of_several_companions() -> None:
    table = TestTable(["carl", "may"])
    table.add_companion("concepcion", "2R.a1", leader="carl")
    table.add_companion("meg", "2R.a1", leader="carl")
    table.add_companion("thomas", "2R.a1", leader="carl")
    table.turn("carl")
    table.choose(TradeWith, survivor="may")

    table.choose(GiveCompanion, companion="concepcion", survivor="may")

    assert table.survivor("carl").classes & FAITHFUL == FAITHFUL
    assert table.survivor("carl").classes & GUNSLINGER == GUNSLINGER
    assert table.survivor("may").classes & FAITHFUL == FAITHFUL
    assert table.survivor("may").classes & GUNSLINGER == 0


@rule("uoa.companion.trade", "uoa.companion.class-ability")
def test_who_gives_a_companion_away_keeps_the_own_class() -> None:
    table = TestTable(["carl", "jeb"])
    table.add_companion("henry", "2R.a1", leader="carl")
    table.turn("carl")
    table.choose(TradeWith, survivor="jeb")

    table.choose(GiveCompanion, companion="henry", survivor="jeb")

    assert table.survivor("carl").classes == BRAWLER
    assert table.survivor("jeb").classes == BRAWLER | TOWNSFOLK


# From 3R.A two ways of the same length lead to 3R.a1.
@rule("uoa.skill.taunt", "uoa.zphase.split")
def test_taunted_runners_go_on_wherever_their_ways_have_parted() -> None:
    table = TestTable(["carl"], at="3R.a1", zombies={"3R.A": {"runner": 2}})
    table.only_skills("carl", ["taunt"])
    table.turn("carl")

    table.choose(TauntZone, zone="3R.A")

    assert table.zombies("3R.a1") == {"runner": 2}
    assert table.survivor("carl").wounds == 0


@rule("uoa.zphase.split-single", "uoa.skill.taunt")
def test_what_the_players_decide_is_asked_whoever_acts_first() -> None:
    table = TestTable(seats=[["carl"], ["may"]], at="3R.a1", zombies={"3R.A": {"walker": 1}})
    table.only_skills("carl", ["taunt"])
    table.state.turn.first_seat = 1
    table.turn("carl")

    table.choose(TauntZone, zone="3R.A")

    assert isinstance(table.asking, SplitZombies)
    assert (table.asking.seat(table.state), table.asking.seats(table.state)) == (0, (0, 1))


@rule("uoa.class.faithful-vade-retro-effect", "uoa.skill.taunt")
def test_a_token_elsewhere_is_not_used_up_with_that_of_the_zone() -> None:
    table = TestTable(["thomas"], zombies={"2R.a2": {"walker": 1}, "2R.a3": {"walker": 1}})
    table.only_skills("thomas", ["taunt"])
    table.state.vade_retro = [table.zone("2R.a2"), table.zone("2R.a3")]
    table.turn("thomas")

    table.choose(TauntZone, zone="2R.a2")

    assert table.state.vade_retro == [table.zone("2R.a3")]
    assert table.zombies("2R.a2") == {"walker": 1}


@rule("uoa.class.brawler-charge")
def test_whoever_charges_is_asked_for_the_attack() -> None:
    zombies = {"2R.a2": {"brute": 1}}
    table = TestTable(seats=[["may"], ["carl"]], gear={"carl": ["tomahawk"]}, zombies=zombies)
    table.turn("carl")

    table.choose(ChargeAlong)

    assert isinstance(table.asking, ChargeAttack)
    assert table.asking.seat(table.state) == 1


@rule("uoa.skill.plus-1-charge-per-turn")
def test_a_skill_behind_others_allows_another_charge_too() -> None:
    zombies = {"2R.a2": {"brute": 1}, "2R.a1": {"brute": 1}}
    table = TestTable(["carl"], zombies=zombies)
    table.only_skills("carl", ["slippery", "plus_1_charge_per_turn", "plus_1_charge_per_turn"])
    table.turn("carl", actions=9)

    for _ in range(3):
        assert table.offers(ChargeAlong)
        table.choose(ChargeAlong)

    assert not table.offers(ChargeAlong)
    assert table.survivor("carl").actions == 6


@rule("uoa.end.lose-objectives-impossible")
@pytest.mark.parametrize(("is_red", "is_lost"), [(True, False), (False, True)])
def test_a_red_objective_that_is_gone_may_stay_where_only_coloured_ones_count(
    is_red: bool, is_lost: bool
) -> None:
    table = TestTable(["carl"], mission="m5", at="1R.A")
    state = table.state
    number = next(n for n, one in enumerate(state.objectives) if (one.colour == RED) == is_red)
    gone = state.objectives[number]
    state.objectives[number] = Objective(OFF_BOARD, gone.colour, False, gone.is_hidden)

    table.call(check_goals)

    assert (state.result is not None) == is_lost
