"""Hero cards and items in corners of the rules: whose they are, when they are offered, and when not."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.actions.use_instead import UseInstead
from veglia.games.last_night_on_earth.rules.allies import add_ally
from veglia.games.last_night_on_earth.rules.barricades import on_wall
from veglia.games.last_night_on_earth.rules.combining import explode_double
from veglia.games.last_night_on_earth.rules.events import FightDiceChanged, FightWon, WoundPrevented
from veglia.games.last_night_on_earth.rules.explosions import Exploded, ExplodeGas, SupplyBlown
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.markers import SUPPLY, lay
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.over_limit import CheckLimits, DropItem
from veglia.games.last_night_on_earth.rules.plays import PickSpace, PickZombie, PlayCard, UseAbility, UseItem
from veglia.games.last_night_on_earth.rules.shooting import RangedAttack
from veglia.games.last_night_on_earth.rules.town import NO_SPACE, OUTDOORS, SOUTH
from veglia.games.last_night_on_earth.rules.weapons import MarkerSpent
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds
from veglia.games.last_night_on_earth.rules.zombie_moving import MoveThis, MoveZombies, ZombieStep
from veglia.kernel.machine import advance
from veglia.kernel.window import Pass


def make_dark(table: Table, building: str) -> None:
    lasting.lay(
        table.state,
        "marker/lights_out_marker",
        "lnoe.lights.setup",
        side=ZOMBIES,
        building=table.building(building),
    )


def until_offered(table: Table, card: int) -> None:
    """Pass until a card, item or ability is offered."""
    while not table.offers(PlayCard, card=card) and not table.offers(UseItem, card=card):
        table.choose(Pass)


@rule("lnoe.lights.effect")
def test_a_torch_lights_the_way_of_its_bearer_only() -> None:
    table = Table()
    hero, other = table.hero("jenny", table.at(2, 4)), table.hero("sally", table.at(2, 4))
    table.item(other, "torch")
    make_dark(table, "general_store")
    table.roll_movement(hero, 6)
    table.choose(HeroStep, space=table.at(1, 4))
    assert table.asked == ""
    table.roll_movement(other, 6)
    table.choose(HeroStep, space=table.at(1, 4))
    assert table.offers(HeroStep)


@rule("lnoe.fight.sequence", "lnoe.cards.hero-types")
def test_an_event_that_gives_a_die_changes_no_fight_whose_result_is_fixed() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    faith = table.event(hero, "faith")
    zombie = table.zombie(table.at(5, 5))
    table.roll(5, 4, 2)
    table.fight(hero, zombie)
    while table.asked != "FightResult":
        table.choose(Pass)
    table.choose(PlayCard, card=faith, hero=hero)
    assert not table.told(FightDiceChanged)
    table.pass_windows()
    assert table.told(FightWon)
    # In the next fight of the turn he rolls three dice.
    table.roll(1, 2, 6, 5)
    table.fight(hero, zombie)
    table.pass_windows()
    assert len(table.told(FightWon)) == 2


@rule("lnoe.opt.adv-hero-ability")
def test_who_is_deputized_does_not_become_a_student_by_it() -> None:
    table = Table(rules={"advanced_abilities": 1})
    sheriff, other = table.hero("anderson", table.at(5, 5)), table.hero("becky", table.at(5, 5))
    table.state.heroes[sheriff].has_advanced = True
    hyde = table.event(sheriff, "mr_hyde")
    zombie = table.zombie(table.at(5, 5))
    table.roll(3, 2, 1, 5)
    table.fight(other, zombie)
    until_offered(table, hyde)
    # Mr. Hyde ends fights of Students: mode 0. Becky is none.
    assert not table.offers(PlayCard, card=hyde, mode=0)


@rule("lnoe.combine.dynamite-adjacent", "lnoe.combine.dynamite-target")
@pytest.mark.parametrize(("face", "lives"), [(1, True), (2, False)])
def test_two_dynamites_reach_allies_beside_them_and_destroy_supplies_under_them(
    face: int, lives: bool
) -> None:
    table = Table()
    add_ally(table.state, table.at(5, 6), "lnoe.town.start")
    add_ally(table.state, table.at(5, 5), "lnoe.town.start")
    lay(table.state, SUPPLY, OUTDOORS, table.at(5, 5), 1, True)
    lay(table.state, SUPPLY, OUTDOORS, table.at(5, 6), 1, True)
    table.roll(face)
    explode_double(table.state, table.at(5, 5), -1, -1)
    assert (table.state.allies[0].space != NO_SPACE) == lives
    assert table.state.allies[1].space == NO_SPACE
    assert [event.space for event in table.told(SupplyBlown)] == [table.at(5, 5)]
    assert [one.space for one in table.state.markers] == [table.at(5, 6)]


@rule("lnoe.gas.same-space")
def test_an_exploding_gas_marker_is_told_without_a_card() -> None:
    table = Table()
    table.state.gas = [table.at(5, 5)]
    table.run(ExplodeGas(table.at(5, 5), -1))
    assert [(event.space, event.by, event.card) for event in table.told(Exploded)] == [
        (table.at(5, 5), -1, -1)
    ]


@rule("lnoe.combine.guns", "lnoe.sotf.ammo-armor")
def test_a_gun_that_is_lost_with_the_other_spends_no_marker() -> None:
    table = Table()
    hero = table.hero("billy", table.at(5, 5))
    rifle = table.item(hero, "hunting_rifle", "magnum")
    magnum = table.state.heroes[hero].items[0][1]
    zombie = table.zombie(table.at(5, 7))
    table.state.card_markers[rifle] = 1
    # The Rifle misses and is empty; the roll to keep both fails; the Magnum, declared, still fires.
    table.roll(1, 1, 1)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=rifle, zombie=zombie)
    table.choose(UseItem, card=magnum, zombie=zombie)
    table.pass_windows()
    assert [event.card for event in table.told(MarkerSpent)] == [rifle]
    assert table.state.heroes[hero].items == []
    assert magnum not in table.state.card_markers
    table.check()


@rule("lnoe.general.hit-and-kill", "lnoe.cards.cancel")
def test_never_give_up_is_for_the_wound_that_is_being_taken_now() -> None:
    table = Table(scenario="burn_em_out")
    hero, priest = table.hero("jenny", table.at(5, 5)), table.hero("joseph", table.at(0, 0), wounds=2)
    scratch, give_up = table.event(hero, "just_a_scratch"), table.event(hero, "never_give_up")
    despair = table.hold("despair")
    deal_wounds(table.state, hero, 1, "card", -1)
    advance(table.state)
    # Jenny has three Wounds left: this one does not kill her.
    assert not table.offers(PlayCard, card=give_up)
    table.choose(PlayCard, card=scratch)
    table.choose(PlayCard, card=despair)
    spirit = next(option for option in table.offers(UseAbility) if isinstance(option, UseAbility))
    # To answer the Zombie card the priest takes a Wound, his last: that one may be prevented so.
    again = table.event(hero, "just_a_scratch")
    table.roll(6)
    table.choose_option(spirit)
    assert table.offers(PlayCard, card=again, hero=priest)
    table.choose(PlayCard, card=give_up)
    table.pass_windows()
    assert table.state.is_alive(priest)
    assert [event.hero for event in table.told(WoundPrevented)] == [priest, hero]
    table.check()


@rule("lnoe.zmove.each-once")
def test_a_zombie_that_is_killed_before_it_moves_leaves_nothing_for_the_next_with_its_figure() -> None:
    table = Table(scenario="burn_em_out")
    hero = table.hero("jenny", table.at(5, 5))
    betsy = table.item(hero, "old_betsy", "dynamite")
    dynamite = table.state.heroes[hero].items[0][1]
    table.item(hero, "lighter")
    zombie = table.zombie(table.at(0, 0))
    shamble = table.hold("shamble")
    # Shamble: 5 spaces; the Dynamite kills on 2 or more.
    table.roll(5, 2)
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=zombie)
    until_offered(table, shamble)
    table.choose(PlayCard, card=shamble)
    until_offered(table, betsy)
    table.choose(UseItem, card=betsy, pick=dynamite, mode=2)
    table.choose(PickSpace, space=table.at(0, 0))
    table.pass_windows()
    assert table.state.zombie(zombie) is None
    # Another with the same figure moves one space, as usual.
    table.zombie(table.at(8, 8), zombie)
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=zombie)
    table.pass_windows()
    table.choose(ZombieStep, space=table.at(8, 9))
    assert not table.offers(ZombieStep)


@rule("lnoe.general.hero-wounds")
def test_the_doctors_bag_may_heal_any_wounded_hero_nearby() -> None:
    table = Table()
    hero = table.hero("sam", table.at(5, 5), wounds=1)
    near, far = table.hero("jenny", table.at(5, 6), wounds=1), table.hero("sally", table.at(5, 8), wounds=1)
    table.item(hero, "doctors_bag")
    table.roll_movement(hero, 3)
    assert sorted(table.values(UseInstead, "to")) == [hero, near]
    table.choose(UseInstead, to=near)
    assert [table.state.heroes[one].wounds for one in (hero, near, far)] == [1, 0, 1]


@rule("lnoe.barr.forced-move")
def test_a_diversion_moves_no_zombie_that_is_held_where_it_is() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    diversion = table.event(hero, "diversion")
    betsy = table.item(hero, "old_betsy")
    held, free = table.zombie(table.at(0, 0)), table.zombie(table.at(8, 8))
    table.roll_movement(hero, 3)
    table.choose(UseItem, card=betsy)
    table.choose(PickSpace, space=table.at(0, 0))
    table.choose(PlayCard, card=diversion)
    table.pass_windows()
    # The only one that can be moved is moved without asking which.
    assert not table.offers(PickZombie, zombie=held)
    table.choose(PickSpace, space=table.at(8, 7))
    assert [one.space for one in table.state.zombies if one.number == free] == [table.at(8, 7)]
    assert [one.space for one in table.state.zombies if one.number == held] == [table.at(0, 0)]


@rule("lnoe.opt.adv-hero-ability")
def test_a_survivor_rolls_again_for_the_next_wound_that_would_kill_him() -> None:
    table = Table(scenario="burn_em_out")
    hero = table.hero("jake", table.at(5, 5), wounds=2)
    table.state.heroes[hero].has_advanced = True
    for _ in range(3):
        table.roll(6)
        deal_wounds(table.state, hero, 1, "card", -1)
        advance(table.state)
        table.pass_windows()
    assert len(table.told(WoundPrevented)) == 3
    assert table.state.is_alive(hero)


@rule("lnoe.exchange.same-space")
def test_a_walkie_talkie_is_used_in_the_activation_of_its_bearer() -> None:
    table = Table()
    hero, other = table.hero("becky", table.at(0, 0)), table.hero("sam", table.at(4, 0))
    table.item(hero, "walkie")
    table.item(hero, "keys")
    table.roll_movement(other, 2)
    assert not table.offers(UseItem)


@rule("lnoe.fight.own-abilities", "lnoe.cards.cancel")
def test_clean_up_is_not_offered_as_an_answer_to_a_card() -> None:
    table = Table(scenario="burn_em_out")
    kenny = table.hero("kenny", table.at(5, 5))
    # Something with which Zombie cards can be answered.
    table.event(kenny, "jeb")
    table.state.hero_deck.discards.append(table.card("torch"))
    leave = table.hold("leave_it")
    zombie = table.zombie(table.at(5, 5))
    table.roll(5, 4, 1)
    table.fight(kenny, zombie)
    while table.asked != "FightResult" or table.asked_seat != table.zombie_seat:
        table.choose(Pass)
    table.choose(PlayCard, card=leave)
    assert table.asked == "CardAnnounced"
    assert table.offers(PlayCard)
    assert not table.offers(UseAbility)


@rule("lnoe.combine.double-handed-before-limit")
@pytest.mark.parametrize("is_possible", [True, False])
def test_other_players_are_asked_to_combine_only_if_somebody_could(is_possible: bool) -> None:
    table = Table(hero_seats=2)
    hero, other = table.hero("jenny", table.at(5, 5), 0), table.hero("sally", table.at(5, 5), 1)
    for id in ("torch", "lighter", "gasoline", "keys", "ammo"):
        table.item(hero, id)
    table.event(other, "faith")
    if not is_possible:
        tapes = [card for card in table.state.tactic_deck.pile if table.state.kind(card).id == "duct_tape"]
        for card in tapes:
            table.state.tactic_deck.pile.remove(card)
            table.state.tactic_deck.discards.append(card)
    table.run(CheckLimits(hero))
    assert table.asked == ("BeforeLimit" if is_possible else "CheckLimits")
    table.pass_windows()
    assert len(table.offers(DropItem)) == 5


@rule("lnoe.barr.build")
def test_lumber_is_used_by_its_bearer_at_the_end_of_his_own_move() -> None:
    table = Table()
    hero, other = table.hero("jenny", table.at(1, 4)), table.hero("sally", table.at(1, 4))
    lumber = table.item(hero, "lumber")
    wall = table.wall("general_store", table.at(1, 4), SOUTH)
    table.roll_movement(other, 1)
    table.choose(StayHere)
    assert table.asked == ""
    table.roll_movement(hero, 1)
    table.choose(StayHere)
    table.choose(UseItem, card=lumber, wall=wall)
    assert on_wall(table.state, wall) is not None


def test_looking_at_the_deck_with_the_librarian_cannot_be_taken_back() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    card = table.event(hero, "librarian")
    table.roll_movement(hero, 1)
    before = table.state.dice.reveals
    table.choose(PlayCard, card=card)
    # The card is laid open, and the deck is looked at.
    table.pass_windows()
    assert table.state.dice.reveals == before + 2
