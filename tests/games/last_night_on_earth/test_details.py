"""Corners of the rules: second cards of combinations, first spaces of the board, things that happen twice."""

import pytest

from tests.games.last_night_on_earth.table import MANOR, Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules import lasting, sewers
from veglia.games.last_night_on_earth.rules.actions.instead_of_moving import GiveUpMove
from veglia.games.last_night_on_earth.rules.allies import AttackAlly, add_ally
from veglia.games.last_night_on_earth.rules.events import (
    GraveWeaponUsed,
    HeroHealed,
    HeroKilled,
    HeroWounded,
    ZombieKilled,
)
from veglia.games.last_night_on_earth.rules.explosions import ExplodeGas, SupplyBlown
from veglia.games.last_night_on_earth.rules.grave_dead import Contagion, fix_ability
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, HeroStopped, StayHere
from veglia.games.last_night_on_earth.rules.hero_turn import Activate, EndHeroTurn, FightAll
from veglia.games.last_night_on_earth.rules.markers import SUPPLY, lay
from veglia.games.last_night_on_earth.rules.models import ZOMBIES, Marker
from veglia.games.last_night_on_earth.rules.phases import HERO_FIGHT
from veglia.games.last_night_on_earth.rules.piles import ShuffledIn
from veglia.games.last_night_on_earth.rules.plays import Decline, PickCard, PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.scenarios.burn_to_ground import LightHouse
from veglia.games.last_night_on_earth.rules.scenarios.search_truth import (
    RecordsShuffled,
    TakeRecord,
    UseEvidence,
)
from veglia.games.last_night_on_earth.rules.shooting import LightGas, RangedAttack
from veglia.games.last_night_on_earth.rules.special_rules.hero_card_pool import DrawPool
from veglia.games.last_night_on_earth.rules.town import NO_SPACE, OUTDOORS
from veglia.games.last_night_on_earth.rules.towns import town
from veglia.games.last_night_on_earth.rules.wounding import HealCard, HealHero, deal_wounds, wound_zombie
from veglia.games.last_night_on_earth.rules.zombie_moving import AllTowards, MoveZombies
from veglia.games.last_night_on_earth.rules.zombie_turn import BeginFights
from veglia.kernel.machine import advance
from veglia.kernel.window import Pass, Window

FOUR = "burn_em_out"


def weapon_of(table: Table, zombie: int, id: str) -> None:
    found = table.state.zombie(zombie)
    assert found is not None
    found.weapon = table.card(id)


@rule("lnoe.general.hit-and-kill", "lnoe.town.prevent")
def test_a_seat_is_at_stake_only_when_a_hero_of_its_own_could_die() -> None:
    table = Table(scenario=FOUR, hero_seats=2)
    hero, other = table.hero("jenny", table.at(5, 5), 0, wounds=1), table.hero("sally", table.at(0, 0), 1)
    table.event(hero, "just_a_scratch")
    table.event(other, "faith")
    add_ally(table.state, table.at(8, 8), "lnoe.town.start")
    zombie = table.zombie(table.at(8, 8))

    def stakes() -> list[bool]:
        assert isinstance(table.state.asking, Window)
        return [table.state.asking.is_at_stake(table.state, seat) for seat in (0, 1, 2)]

    # One of two Wounds that she has left, then both at once.
    deal_wounds(table.state, hero, 1, "card", -1)
    advance(table.state)
    assert stakes() == [False, False, False]
    table.pass_windows()
    table.state.heroes[hero].wounds = 1
    deal_wounds(table.state, hero, 2, "card", -1)
    advance(table.state)
    assert stakes() == [True, False, False]
    table.state.agenda.clear()
    table.state.asking = None
    table.state.woundings.clear()
    # An Ally is nobody's Hero.
    table.roll(5)
    table.run(BeginFights())
    table.choose(AttackAlly, zombie=zombie)
    assert stakes() == [False, False, False]


@rule("lnoe.gas.ignite-fire", "lnoe.weapon.one-hero-a-turn")
def test_a_weapon_that_has_lit_gas_and_was_kept_serves_no_other_hero_in_the_turn() -> None:
    table = Table(scenario=FOUR)
    hero, other = table.hero("jenny", table.at(5, 5)), table.hero("sally", table.at(5, 5))
    torch = table.item(hero, "welding_torch", "keys")
    table.state.gas = [table.at(5, 7), table.at(8, 7)]
    # A miss; the combination is kept.
    table.roll(1, 4)
    table.run(RangedAttack(hero))
    table.choose(LightGas, card=torch, space=table.at(5, 7))
    assert len(table.state.heroes[hero].items) == 1
    table.state.heroes[other].items.append(table.state.heroes[hero].items.pop())
    table.run(RangedAttack(other))
    assert table.asked == ""


@rule("lnoe.sewer.single-space", "lnoe.truth.destination-off-board")
def test_markers_inside_a_sewer_stay_inside_when_a_board_is_attached_and_others_where_they_are() -> None:
    table = Table()
    sewers.open_sewer(table.state, table.at(5, 5), table.at(8, 8), "lnoe.sewer.parts")
    before = table.state.town
    lay(table.state, SUPPLY, OUTDOORS, before.sewer(0), 1, True)
    lay(table.state, SUPPLY, OUTDOORS, table.at(0, 0), 1, True)
    table.state.town = town("TOWN/ABCD/2E")
    sewers.carry_over(table.state, before)
    assert [one.space for one in table.state.markers] == [table.state.town.sewer(0), table.at(0, 0)]


@rule("lnoe.gas.same-space")
def test_all_supplies_in_the_space_of_an_explosion_are_destroyed() -> None:
    table = Table()
    for _ in range(2):
        lay(table.state, SUPPLY, OUTDOORS, table.at(5, 5), 1, True)
    table.state.gas = [table.at(5, 5)]
    table.run(ExplodeGas(table.at(5, 5), -1))
    assert table.state.markers == []
    assert len(table.told(SupplyBlown)) == 2


@rule("lnoe.truth.two-records")
@pytest.mark.parametrize(("is_empty", "is_found"), [(True, False), (False, False), (True, True)])
def test_records_that_were_lost_unfound_come_back_when_their_deck_is_empty(
    is_empty: bool, is_found: bool
) -> None:
    table = Table(scenario="search_truth")
    table.hero("jenny", table.at(5, 5))
    record, other = table.card("lab_notes"), table.card("katana")
    table.state.unique_deck.discards = [record, other]
    if is_empty:
        table.state.unique_deck.pile = []
    before = len(table.state.unique_deck.pile)
    table.state.counts["second_record"] = int(is_found)
    table.roll(1)
    table.hero_turn()
    comes = is_empty and not is_found
    assert [event.count for event in table.told(RecordsShuffled)] == [1] * comes
    assert len(table.state.unique_deck.pile) == before + comes
    assert table.state.unique_deck.discards == ([other] if comes else [record, other])


@rule("lnoe.truth.two-records")
def test_a_lost_record_is_taken_back_only_where_it_lies() -> None:
    table = Table(scenario="search_truth")
    hero = table.hero("jenny", table.at(5, 5))
    record = table.card("lab_notes")
    table.state.markers.append(Marker("record", -1, table.at(8, 8), record, True))
    # Another marker in her own space is no Record.
    lay(table.state, SUPPLY, OUTDOORS, table.at(5, 5), 1, True)
    table.roll_movement(hero, 1)
    assert not table.offers(TakeRecord)
    table.state.heroes[hero].space = table.at(8, 8)
    table.roll_movement(hero, 1)
    table.choose(TakeRecord, card=record)
    assert table.state.heroes[hero].items == [(record,)]


@rule("lnoe.truth.two-records", "lnoe.taken.effect")
@pytest.mark.parametrize("is_taken", [True, False])
def test_a_lost_record_in_a_building_is_taken_back_by_a_hero_who_may_search_there(is_taken: bool) -> None:
    table = Table(scenario="search_truth")
    first, other, *_ = table.inside("church")
    hero = table.hero("jenny", first)
    record = table.card("lab_notes")
    table.state.markers.append(Marker("record", -1, other, record, True))
    if is_taken:
        building = table.building("church")
        lasting.lay(
            table.state, "marker/taken_over_marker", "lnoe.taken.setup", side=ZOMBIES, building=building
        )
    table.roll_movement(hero, 1)
    assert bool(table.offers(TakeRecord, card=record)) != is_taken


@rule("lnoe.truth.first-record")
@pytest.mark.parametrize(("id", "is_offered"), [("lighter", True), ("dynamite", True), ("keys", False)])
def test_evidence_is_destroyed_by_fire_or_by_an_explosive(id: str, is_offered: bool) -> None:
    table = Table(scenario="search_truth")
    hero = table.hero("jenny", table.inside("church")[0])
    first, second = table.item(hero, "lab_notes"), table.item(hero, "patient_file")
    table.state.counts.update(
        first_record=1,
        second_record=3,
        first_record_card=first + 1,
        second_record_card=second + 1,
        destination=table.building("church") + 1,
    )
    table.item(hero, id)
    table.roll_movement(hero, 1)
    assert bool(table.offers(UseEvidence)) == is_offered


@rule("lnoe.weapon.combat-bonus")
def test_a_fence_post_is_used_in_the_activation_of_its_bearer_only() -> None:
    table = Table(scenario=FOUR)
    hero, other = table.hero("sam", table.at(5, 5)), table.hero("sally", table.at(5, 5))
    post = table.item(hero, "fence_post")
    table.zombie(table.at(5, 6))
    table.state.phase = HERO_FIGHT
    table.state.active = other
    table.run(FightAll(other, ()))
    assert not table.offers(UseItem, card=post)
    table.pass_windows()
    table.state.active = hero
    table.run(FightAll(hero, ()))
    assert table.offers(UseItem, card=post)


@rule("lnoe.hmove.stop-on-zombie")
def test_a_hero_who_dies_as_he_leaves_is_not_stopped_by_zombies_where_he_went() -> None:
    table = Table(scenario=FOUR)
    hero = table.hero("sally", table.at(5, 5), wounds=1)
    table.hero("jenny", table.at(0, 0))
    weapon_of(table, table.zombie(table.at(5, 5)), "barbed_wire")
    table.zombie(table.at(5, 6))
    table.roll_movement(hero, 3)
    table.roll(5)
    table.choose(HeroStep, space=table.at(5, 6))
    table.pass_windows()
    assert [event.hero for event in table.told(HeroKilled)] == [hero]
    assert not table.told(HeroStopped)


@rule("lnoe.general.hero-wounds", "lnoe.faq.johnnys-jacket")
def test_youth_heals_one_wound_of_two() -> None:
    table = Table()
    hero = table.hero("billy", table.at(5, 5), wounds=1)
    jacket = table.item(hero, "johnnys_jacket")
    table.state.card_wounds[jacket] = 1
    table.roll_movement(hero, 3)
    table.choose(GiveUpMove)
    assert table.offers(HealCard)
    table.choose(HealHero)
    assert (table.state.heroes[hero].wounds, table.state.card_wounds[jacket]) == (0, 1)
    assert len(table.told(HeroHealed)) == 1
    assert not table.offers(HealCard)


@rule("lnoe.graved.6-contagious", "lnoe.explore.new-hero-no-replace")
def test_nobody_follows_a_found_hero_who_has_turned() -> None:
    table = Table(scenario=FOUR, rules={"grave_dead": 1}, sun=15)
    hero = table.hero("jenny", table.at(5, 5))
    table.hero("sally", table.at(0, 0))
    table.state.heroes[hero].is_found = True
    fix_ability(table.state, 6)
    red = table.zombie(table.at(5, 5), 14)
    table.roll(6)
    table.run(Contagion(hero, red))
    table.pass_windows()
    assert not table.state.is_alive(hero)
    assert table.asked == ""


@rule("lnoe.graved.1-really-rotten")
def test_only_red_zombies_are_really_rotten() -> None:
    table = Table(scenario=FOUR, rules={"grave_dead": 1})
    fix_ability(table.state, 1)
    brown = table.zombie(table.at(5, 5), 0)
    table.roll()
    wound_zombie(table.state, brown, "fight", -1, -1)
    assert [event.zombie for event in table.told(ZombieKilled)] == [brown]


def test_cards_that_are_shuffled_in_are_told() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    taylor = table.event(hero, "deputy_taylor")
    torch = table.card("torch")
    table.state.hero_deck.discards.append(torch)
    table.roll_movement(hero, 1)
    table.choose(PlayCard, card=taylor, mode=1)
    table.pass_windows()
    table.choose(PickCard, card=torch)
    # The Deputy himself lies there by now; he may be left.
    table.choose(Decline)
    assert [event.cards for event in table.told(ShuffledIn)] == [(torch,)]
    assert torch in table.state.hero_deck.pile


@rule("lnoe.zmove.one-space")
def test_zombies_that_go_by_themselves_reach_the_first_space_of_the_board() -> None:
    table = Table()
    table.hero("jenny", 0)
    zombie = table.zombie(table.at(0, 2))
    # One that is farther away, so that a question is asked.
    table.zombie(table.at(8, 8))
    weapon_of(table, zombie, "crawling_torso")
    table.run(MoveZombies())
    table.choose(AllTowards)
    table.pass_windows()
    assert [one.space for one in table.state.zombies if one.number == zombie] == [0]


@rule("lnoe.search.instead-of-move")
def test_adrenaline_of_another_hero_does_not_use_up_the_own() -> None:
    table = Table()
    hero, other = table.hero("jenny", table.at(1, 4)), table.hero("sally", table.at(0, 0))
    for one in (other, hero):
        lasting.lay(table.state, "adrenaline", "lnoe.search.instead-of-move", hero=one)
    table.roll_movement(hero, 1)
    table.choose(StayHere)
    assert table.asked == "FreeSearch"


@rule("lnoe.victory.objective")
def test_a_light_in_a_combination_lights_the_manor_house() -> None:
    table = Table(MANOR, "burn_to_ground")
    hero = table.hero("jenny", table.state.town.middle[0])
    table.item(hero, "keys", "torch")
    table.state.gas = table.state.town.middle[:]
    table.roll(2)
    table.hero_turn()
    table.pass_windows()
    assert table.offers(LightHouse)


@rule("lnoe.town.attacked")
def test_zombies_of_both_colours_attack_allies_for_one_player() -> None:
    table = Table()
    table.hero("jenny", table.at(0, 0))
    add_ally(table.state, table.at(5, 5), "lnoe.town.start")
    brown, green = table.zombie(table.at(5, 5), 0), table.zombie(table.at(5, 5), 7)
    table.run(BeginFights())
    assert table.values(AttackAlly, "zombie") == [brown, green]


@rule("lnoe.general.lost-turn")
def test_a_dead_hero_gives_no_first_aid() -> None:
    table = Table(scenario=FOUR)
    becky, other = table.hero("becky", table.at(5, 5)), table.hero("jenny", table.at(5, 5), wounds=1)
    table.state.heroes[becky].is_activated = table.state.heroes[other].is_activated = True
    table.run(EndHeroTurn())
    assert table.state.heroes[other].wounds == 0
    table.state.heroes[other].wounds = 1
    table.state.heroes[becky].space = NO_SPACE
    table.run(EndHeroTurn())
    assert table.state.heroes[other].wounds == 1


@rule("lnoe.opt.grave-weapons")
def test_a_grave_weapon_that_acts_is_named() -> None:
    table = Table(scenario=FOUR)
    hero = table.hero("sam", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    weapon_of(table, zombie, "rusty_axe")
    table.roll(1, 2, 6)
    table.fight(hero, zombie)
    table.pass_windows()
    assert len(table.told(HeroWounded)) == 2
    assert [event.zombie for event in table.told(GraveWeaponUsed)] == [zombie]


@rule("lnoe.pool.draw")
def test_a_pool_for_which_too_few_cards_are_left_is_smaller() -> None:
    table = Table(scenario="escape_truck")
    hero = table.hero("jenny", table.at(5, 5))
    table.state.hero_deck.pile = [table.card("keys"), table.card("torch")]
    table.run(DrawPool(2))
    # The Keys are sought: only the Torch is shared out.
    assert [table.state.kind(item[0]).id for item in table.state.heroes[hero].items] == ["torch"]
    assert table.state.pooled == []
    assert len(table.state.hero_deck.pile) == 1


@rule("lnoe.weapon.one-hero-a-turn")
def test_a_katana_that_has_killed_serves_no_other_hero_in_the_turn() -> None:
    table = Table(scenario=FOUR)
    hero = table.hero("sam", table.at(5, 5))
    katana = table.item(hero, "katana")
    zombie = table.zombie(table.at(5, 5))
    faces = table.state.kind(katana).trait.args["faces"]
    # The last die is its break check.
    table.roll(faces[0], 2, 1, 6)
    table.fight(hero, zombie)
    while not table.offers(UseItem, card=katana):
        table.choose(Pass)
    table.choose(UseItem, card=katana)
    assert table.state.weapon_users == {katana: hero}


def test_nobody_is_activated_twice() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    table.hero("sally", table.at(0, 0))
    table.roll(1, 1)
    table.hero_turn()
    table.pass_windows()
    table.choose(Activate, hero=hero)
    table.pass_windows()
    table.choose(StayHere)
    table.pass_windows()
    assert not table.offers(Activate, hero=hero)
