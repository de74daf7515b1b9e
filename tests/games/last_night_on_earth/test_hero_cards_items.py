"""Items of the Hero deck that are no weapons, and cards that heal or fetch."""

import pytest

from tests.games.last_night_on_earth.table import Table, vars_of
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.barricades import CrossingRolled
from veglia.games.last_night_on_earth.rules.drawing import DrawHeroCards, receive
from veglia.games.last_night_on_earth.rules.events import (
    DieRolled,
    FightDiceChanged,
    FightEnded,
    FightWon,
    HeroDrew,
    HeroHealed,
    ZombieMoved,
)
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import ZOMBIES, Barricade
from veglia.games.last_night_on_earth.rules.phases import ZOMBIE_START
from veglia.games.last_night_on_earth.rules.plays import Moment, PickSpace, PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.reactions import open_window
from veglia.games.last_night_on_earth.rules.stepping import is_free_of
from veglia.games.last_night_on_earth.rules.town import SOUTH
from veglia.games.last_night_on_earth.rules.trait import LIGHTS_OUT, LOCKED_DOORS
from veglia.games.last_night_on_earth.rules.zombie_moving import (
    MoveThis,
    MoveZombies,
    StopZombie,
    WalkZombie,
    ZombieStep,
)
from veglia.kernel.machine import advance
from veglia.kernel.window import Pass


def window(table: Table, name: str = "activation", hero: int = -1) -> None:
    """Open the window of a moment for the Hero seats."""
    open_window(table.state, Moment(name, hero), [0])
    advance(table.state)


def test_a_torch_is_discarded_to_make_the_zombie_roll_again() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    torch = table.item(hero, "torch")
    zombie = table.zombie(table.at(5, 5))
    table.roll(4, 2, 5, 1)
    table.fight(hero, zombie)
    table.choose(UseItem, card=torch)
    assert table.told(FightDiceChanged)[-1].zombie_dice == (1,)
    table.pass_windows()
    assert table.told(FightWon)
    assert torch in table.state.hero_deck.discards


def test_a_torch_of_another_hero_does_not_help() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    table.item(table.hero("sam", table.at(5, 5)), "torch")
    table.roll(6, 2, 5)
    table.fight(hero, table.zombie(table.at(5, 5)))
    assert table.asked == ""


@pytest.mark.parametrize(
    ("item", "what"),
    [
        ("torch", LIGHTS_OUT),
        ("lighter", LIGHTS_OUT),
        ("flashlight", LIGHTS_OUT),
        ("keys", LOCKED_DOORS),
        ("fire_axe", LOCKED_DOORS),
    ],
)
def test_items_that_free_their_bearer(item: str, what: str) -> None:
    table = Table()
    hero, other = table.hero("becky", table.at(5, 5)), table.hero("sam", table.at(5, 5))
    table.item(hero, item)
    assert is_free_of(table.state, hero, what)
    assert not is_free_of(table.state, other, what)
    others = {LIGHTS_OUT, LOCKED_DOORS} - {what}
    assert not any(is_free_of(table.state, hero, one) for one in others)


@rule("lnoe.lights.effect")
def test_with_a_lighter_a_hero_goes_on_in_the_dark() -> None:
    for lighter in (True, False):
        table = Table()
        hero = table.hero("becky", table.at(4, 9))
        if lighter:
            table.item(hero, "lighter")
        bank = table.building("bank")
        lay(table.state, "marker/lights_out_marker", "lnoe.lights.setup", side=ZOMBIES, building=bank)
        table.roll_movement(hero, 4)
        table.choose(HeroStep, space=table.at(4, 10))
        assert bool(table.offers(HeroStep)) == lighter


def test_keys_are_discarded_in_a_building_for_two_cards() -> None:
    table = Table()
    hero = table.hero("becky", table.at(4, 10))
    keys = table.item(hero, "keys")
    first, second = table.on_top("torch"), table.on_top("lighter")
    table.roll_movement(hero, 2)
    table.choose(UseItem, card=keys)
    assert [event.card for event in table.told(HeroDrew)] == [second, first]
    assert table.state.heroes[hero].items == [(second,), (first,)]
    assert keys in table.state.hero_deck.discards
    table.check()


def test_keys_open_nothing_in_the_street() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    keys = table.item(hero, "keys")
    table.roll_movement(hero, 2)
    assert not table.offers(UseItem, card=keys)


@rule("lnoe.general.hero-wounds")
def test_a_first_aid_kit_heals_all_wounds_of_a_hero_beside() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5), wounds=1)
    beside, far = table.hero("sam", table.at(5, 6), wounds=3), table.hero("joseph", table.at(5, 7), wounds=1)
    whole = table.hero("jenny", table.at(5, 5))
    kit = table.item(hero, "first_aid_kit")
    window(table, hero=hero)
    assert {vars_of(option)["hero"] for option in table.offers(UseItem, card=kit)} == {hero, beside}
    assert far not in (hero, beside)
    assert whole not in (hero, beside)
    table.choose(UseItem, card=kit, hero=beside)
    table.pass_windows()
    assert [(event.hero, event.count) for event in table.told(HeroHealed)] == [(beside, 3)]
    assert kit in table.state.hero_deck.discards


def test_nobody_is_healed_during_a_fight_or_while_a_wound_is_about_to_be_taken() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5), wounds=1)
    kit, recovery = table.item(hero, "first_aid_kit"), table.event(hero, "recovery")
    doc = table.event(hero, "doc_brody")
    zombie = table.zombie(table.at(5, 5))
    table.roll(1, 2, 3)
    table.fight(hero, zombie)
    asked = []
    while table.asked:
        asked.append(table.asked)
        assert not table.offers(UseItem, card=kit)
        assert not table.offers(PlayCard, card=recovery)
        assert not table.offers(PlayCard, card=doc)
        table.choose(Pass)
    assert {"PreFight", "FightOpen", "WoundComes"} <= set(asked)


def test_recovery_heals_one_wound_of_any_hero() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    far = table.hero("sam", table.at(11, 11), wounds=2)
    card = table.event(hero, "recovery")
    window(table, hero=hero)
    assert not table.offers(PlayCard, card=card, hero=hero)
    table.choose(PlayCard, card=card, hero=far)
    assert table.state.heroes[far].wounds == 1


def test_painkillers_heal_one_wound_of_their_bearer_only() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5), wounds=2)
    table.hero("sam", table.at(5, 5), wounds=2)
    pills = table.item(hero, "painkillers")
    window(table, hero=hero)
    table.choose(UseItem, card=pills)
    assert table.state.heroes[hero].wounds == 1
    assert pills in table.state.hero_deck.discards


@pytest.mark.parametrize(("hero", "back"), [("becky", True), ("sam", False)])
def test_doc_brody_heals_fully_and_comes_back_from_becky(hero: str, back: bool) -> None:
    table = Table()
    one = table.hero(hero, table.at(5, 5), wounds=2)
    card = table.event(one, "doc_brody")
    window(table, hero=one)
    table.choose(PlayCard, card=card, hero=one)
    table.pass_windows()
    assert table.state.heroes[one].wounds == 0
    assert (card in table.state.hero_deck.pile) == back
    assert (card in table.state.hero_deck.discards) == (not back)
    table.check()


def test_a_fire_extinguisher_ends_the_own_fight() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    foam = table.item(hero, "fire_extinguisher")
    table.roll(1, 2, 6)
    table.fight(hero, table.zombie(table.at(5, 5)))
    table.choose(Pass)
    table.choose(UseItem, card=foam, mode=0)
    table.pass_windows()
    assert table.told(FightEnded)
    assert table.state.heroes[hero].wounds == 0
    assert foam in table.state.hero_deck.discards


@rule("lnoe.barr.forced-move")
def test_a_fire_extinguisher_pushes_zombies_where_the_hero_likes() -> None:
    """lnoe.ex.extinguisher-through-barricade, without the Barricade"""
    table = Table()
    hero = table.hero("becky", table.at(4, 10))
    foam = table.item(hero, "fire_extinguisher")
    here, beside, far = (
        table.zombie(table.at(4, 10)),
        table.zombie(table.at(5, 10)),
        table.zombie(table.at(4, 7)),
    )
    window(table, hero=hero)
    table.choose(UseItem, card=foam, mode=1)
    # Through the wall of the Bank.
    table.choose(PickSpace, space=table.at(4, 9))
    table.choose(PickSpace, space=table.at(6, 10))
    table.pass_windows()
    moved = [(event.zombie, event.space) for event in table.told(ZombieMoved)]
    assert moved == [(here, table.at(4, 9)), (beside, table.at(6, 10))]
    found = table.state.zombie(far)
    assert found is not None
    assert found.space == table.at(4, 7)
    table.check()


def test_a_fire_extinguisher_needs_a_zombie_near() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    table.item(hero, "fire_extinguisher")
    table.zombie(table.at(5, 7))
    window(table, hero=hero)
    assert table.asked == ""


def with_betsy() -> tuple[Table, int]:
    """Send Old Betsy to a space with a Zombie at the start of the Zombie turn; return the Zombie."""
    table = Table()
    hero = table.hero("becky", table.at(9, 9))
    betsy = table.item(hero, "old_betsy")
    zombie = table.zombie(table.at(5, 5))
    table.state.phase = ZOMBIE_START
    window(table, "zombie_start")
    table.choose(UseItem, card=betsy)
    table.choose(PickSpace, space=table.at(5, 5))
    table.pass_windows()
    assert betsy in table.state.hero_deck.discards
    assert [one.space for one in table.state.lasting] == [table.at(5, 5)]
    return table, zombie


@rule("lnoe.combine.betsy-discard")
def test_old_betsy_keeps_zombies_in_her_space_in_this_turn() -> None:
    table, zombie = with_betsy()
    table.run(MoveZombies())
    if table.offers(MoveThis, zombie=zombie):
        table.choose(MoveThis, zombie=zombie)
    table.pass_windows()
    assert not table.offers(ZombieStep)
    if table.offers(StopZombie):
        table.choose(StopZombie)
    assert not table.told(ZombieMoved)
    table.check()


@pytest.mark.parametrize(("face", "escapes"), [(4, False), (5, True)])
def test_in_later_turns_a_zombie_leaves_old_betsy_on_5(face: int, escapes: bool) -> None:
    table, zombie = with_betsy()
    table.state.round += 1
    table.roll(face)
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=zombie)
    table.choose(ZombieStep, zombie=zombie, space=table.at(5, 6))
    assert [event.needed for event in table.told(DieRolled)] == [5]
    assert bool(table.told(ZombieMoved)) == escapes
    # The first that gets away removes her.
    assert bool(table.state.lasting) == (not escapes)


@rule("lnoe.combine.betsy-discard", "lnoe.barr.zombie-fail")
@pytest.mark.parametrize(("face", "escapes"), [(3, False), (4, True)])
def test_a_zombie_that_a_barricade_stops_has_not_escaped_old_betsy(face: int, escapes: bool) -> None:
    table, zombie = with_betsy()
    table.state.round += 1
    inside, outside = table.at(1, 4), table.at(2, 4)
    table.state.lasting[0].space = outside
    table.state.zombies[0].space = outside
    table.state.barricades.append(Barricade(table.wall("general_store", inside, SOUTH), 0))
    # The Zombie gets past her by its 5; then it is the turn of the Barricade.
    table.roll(5, face)
    table.run(WalkZombie(zombie, 1, False))
    table.choose(ZombieStep, zombie=zombie, space=inside)
    assert [event.face for event in table.told(CrossingRolled)] == [face]
    assert table.state.zombies[0].space == (inside if escapes else outside)
    assert bool(table.state.lasting) == (not escapes)


@rule("lnoe.scenario.search-items")
def test_just_what_i_needed_takes_a_discard_at_once() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    table.state.hero_deck.discards = [table.card("torch"), table.card("faith")]
    torch, faith = table.state.hero_deck.discards
    card = table.card("just_what_i_needed")
    receive(table.state, hero, card, "lnoe.search.draw")
    advance(table.state)
    assert table.asked == "PlayDrawn"
    assert {vars_of(option)["pick"] for option in table.offers(PlayCard, card=card)} == {torch, faith}
    table.choose(PlayCard, card=card, pick=torch)
    table.pass_windows()
    assert table.state.heroes[hero].items == [(torch,)]
    assert table.state.hero_deck.discards == [faith, card]
    assert table.state.heroes[hero].events == []
    table.check()


def test_just_what_i_needed_draws_if_there_is_no_discard() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    keys = table.on_top("keys")
    card = table.on_top("just_what_i_needed")
    table.run(DrawHeroCards(hero, 1, "lnoe.search.draw"))
    table.pass_windows()
    assert table.state.heroes[hero].items == [(keys,)]
    assert table.state.hero_deck.discards == [card]


@rule("lnoe.scenario.search-items")
def test_just_what_i_needed_fetches_a_scenario_search_item_from_the_deck() -> None:
    table = Table(scenario="burn_em_out")
    hero = table.hero("becky", table.at(5, 5))
    table.state.hero_deck.discards = [table.card("torch")]
    card = table.card("just_what_i_needed")
    receive(table.state, hero, card, "lnoe.search.draw")
    advance(table.state)
    picks = [option.pick for option in table.offers(PlayCard, mode=1) if isinstance(option, PlayCard)]
    sticks, fuel = picks
    assert [table.state.kind(pick).id for pick in picks] == ["dynamite", "gasoline"]
    before = len(table.state.hero_deck.pile)
    table.choose(PlayCard, card=card, mode=1, pick=sticks)
    table.pass_windows()
    assert table.state.heroes[hero].items == [(sticks,)]
    assert sticks not in table.state.hero_deck.pile
    assert fuel in table.state.hero_deck.pile
    assert len(table.state.hero_deck.pile) == before - 1
    table.check()


def test_without_search_items_in_the_scenario_none_is_offered() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    table.state.hero_deck.discards = [table.card("torch"), table.card("keys")]
    receive(table.state, hero, table.card("just_what_i_needed"), "lnoe.search.draw")
    advance(table.state)
    assert len(table.offers(PlayCard)) == 2
    assert not table.offers(PlayCard, mode=1)
