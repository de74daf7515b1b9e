"""Odds of fights and shots, the forecast of the Zombie turn, and what a choice would lead to."""

import pytest

from tests.games.last_night_on_earth.table import TOWN, Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep
from veglia.games.last_night_on_earth.rules.hero_turn import FightAll, FightThis
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import Barricade
from veglia.games.last_night_on_earth.rules.plays import UseItem
from veglia.games.last_night_on_earth.rules.searching import SearchDeck
from veglia.games.last_night_on_earth.rules.shooting import LightGas, RangedAttack
from veglia.games.last_night_on_earth.rules.zombie_moving import WalkZombie, ZombieStep
from veglia.games.last_night_on_earth.show.explain.odds import chance_of, fight_odds, rolls, sum_chance
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.offers import Preview


def looked_ahead(table: Table, kind: type, language: str = "en", **fields: object) -> Preview:
    option = table.offers(kind, **fields)[0]
    return TITLE.presentation.preview(table.state, option, language, table.asked_seat)


@rule("lnoe.fight.hero-dice")
@rule("lnoe.fight.ties")
@rule("lnoe.fight.doubles-kill")
def test_the_odds_of_a_plain_fight_are_exact() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    odds = fight_odds(table.state, hero, zombie)
    # Of 216 results of two dice against one: the Hero's higher die is above the Zombie's in 125.
    assert (odds.hero_dice, odds.zombie_dice, odds.wins_ties) == (2, 1, False)
    assert odds.win == pytest.approx(125 / 216)
    assert odds.wound == pytest.approx(91 / 216)
    # A double of 2 to 6 beats 1, 2 to 5 lower dice: 15 of 216.
    assert odds.kill == pytest.approx(15 / 216)
    assert odds.hit == pytest.approx(15 / 216)


def test_a_protected_zombie_is_not_killed() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    table.state.zombies[0].is_protected = True
    odds = fight_odds(table.state, hero, zombie)
    assert odds.win == pytest.approx(125 / 216)
    assert odds.kill == 0


def test_asking_for_odds_changes_nothing() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    codec = TITLE.codec()
    before = codec.encode(table.state)
    fight_odds(table.state, hero, zombie)
    TITLE.presentation.forecast(table.state, "en", 0)
    assert codec.encode(table.state) == before


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_chances_of_dice_add_up(count: int) -> None:
    found = rolls(count)
    assert sum(chance for _, chance in found) == pytest.approx(1)
    assert all(faces == sorted(faces) for faces, _ in found)


def test_chances_of_thresholds_and_sums() -> None:
    assert [chance_of(needed) for needed in (0, 1, 4, 6, 7)] == pytest.approx([1, 1, 1 / 2, 1 / 6, 0])
    assert sum_chance(2, 7) == pytest.approx(15 / 36)
    assert sum_chance(2, 12) == 0
    assert sum_chance(1, 2) == pytest.approx(4 / 6)


def test_a_fight_tells_its_odds_in_both_languages() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    table.zombie(table.at(5, 5), 0)
    table.zombie(table.at(5, 5), 7)
    table.state.heroes[hero].wounds = table.state.hero_kind(hero).wounds - 1
    table.run(FightAll(hero, ()))
    table.pass_windows()
    assert looked_ahead(table, FightThis, zombie=0).lines == [
        "Sally rolls 2 dice, the Zombie 1; the Zombie wins ties.",
        "Wins 58 %, kills 7 %, is wounded 42 %.",
        "The last Wound: Sally would be killed.",
        "Cards in hands are not counted.",
    ]
    assert looked_ahead(table, FightThis, "it", zombie=0).lines[1] == "Vince 58 %, uccide 7 %, è ferito 42 %."


@rule("lnoe.ranged.to-hit")
def test_a_shot_tells_what_it_needs_and_when_the_gun_is_lost() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    table.item(hero, "revolver")
    zombie = table.zombie(table.at(5, 6))
    table.run(RangedAttack(hero))
    lines = looked_ahead(table, UseItem, zombie=zombie).lines
    assert "Hits on 4 or more: 50 %." in lines
    assert "Revolver is lost on 1: 17 %." in lines


@rule("lnoe.hmove.stop-on-zombie")
def test_a_step_tells_which_zombies_stop_and_attack_the_hero() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    there = table.at(5, 6)
    table.zombie(there)
    near = table.zombie(table.at(5, 7))
    table.roll_movement(hero, 3)
    seen = looked_ahead(table, HeroStep, space=there)
    assert seen.lines == [
        "The move ends there: Zombies.",
        "Zombies to fight there: 1.",
        "Zombies that could come there: 1.",
    ]
    assert [(arrow.piece, arrow.end) for arrow in seen.arrows] == [(f"zombie/{near}", f"zone/{there}")]


def test_a_search_tells_how_many_cards_are_left() -> None:
    table = Table(TOWN)
    space = table.inside("church")[0]
    hero = table.hero("sally", space)
    table.roll_movement(hero, 3)
    left = len(table.state.hero_deck.pile)
    assert looked_ahead(table, SearchDeck).lines == [f"Cards left in the deck: {left}."]
    table.state.hero_deck.pile.clear()
    assert "the Zombies win" in looked_ahead(table, SearchDeck).lines[0]


@rule("lnoe.barr.zombie-roll")
def test_a_barricade_tells_the_chance_to_cross_it() -> None:
    table = Table(TOWN, rules={"barricades": 1})
    table.hero("sally", table.at(0, 0))
    town = table.state.town
    inside = table.inside("church")[0]
    way = next(
        way
        for way in range(4)
        if town.beside[inside][way] >= 0 and town.building[town.beside[inside][way]] < 0
    )
    outside = town.beside[inside][way]
    wall = table.wall("church", inside, way)
    table.state.barricades.append(Barricade(wall, 0))
    zombie = table.zombie(outside)
    table.run(WalkZombie(zombie, 1, False))
    assert looked_ahead(table, ZombieStep, space=inside).lines == ["Barricade: 4 or more gets through, 50 %."]
    table.state.barricades[0].reinforcements = 1
    assert looked_ahead(table, ZombieStep, space=inside).lines[1:] == [
        "A success only tears a Reinforcement off."
    ]


@rule("lnoe.zmove.hunger")
@rule("lnoe.zturn.spawn-check")
def test_the_forecast_shows_whom_zombies_reach_and_the_chance_of_new_ones() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    beside = table.zombie(table.at(5, 6))
    table.zombie(table.at(5, 5))
    table.zombie(table.at(0, 0))
    table.state.phase = "hero_move"
    seen = TITLE.presentation.forecast(table.state, "en", 0)
    assert [(arrow.piece, arrow.start, arrow.end) for arrow in seen.arrows] == [
        (f"zombie/{beside}", f"zone/{table.at(5, 6)}", f"zone/{table.at(5, 5)}")
    ]
    assert seen.lines[0] == "Sally: 2 would come, or are there already."
    assert seen.lines[1] == "New Zombies if the dice beat 3: 92 %."
    assert (f"figure/{hero}", "2") in [(mark.id, mark.text) for mark in seen.marks]
    assert [mark.text for mark in seen.marks if mark.id.startswith("token/pit")] == ["+"] * len(
        table.state.pits
    )


def test_the_forecast_knows_what_the_check_of_this_turn_has_brought() -> None:
    table = Table(TOWN)
    table.hero("sally", table.at(5, 5))
    table.state.phase = "zombie_fight"
    assert TITLE.presentation.forecast(table.state, "en", 0).lines == [
        "No Zombie is beside a Hero.",
        "No new Zombies arrive in this Zombie turn.",
    ]
    table.state.counts["arrives_brown"] = 1
    assert TITLE.presentation.forecast(table.state, "en", 0).lines[1:] == [
        "New Zombies arrive at the end of this Zombie turn.",
        "There is room for 14 more.",
    ]


@rule("lnoe.weapon.break")
@pytest.mark.parametrize(("has_torch", "faces"), [(False, "1, 2"), (True, "1")])
def test_what_a_weapon_is_lost_on_counts_what_protects_it(has_torch: bool, faces: str) -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    fork = table.item(hero, "pitchfork")
    if has_torch:
        table.item(hero, "torch")
    table.roll(1, 2, 6)
    table.fight(hero, table.zombie(table.at(5, 5)))
    while not table.offers(UseItem, card=fork):
        table.take_last()
    chance = 17 if has_torch else 33
    assert f"Pitchfork is lost on {faces}: {chance} %." in looked_ahead(table, UseItem, card=fork).lines


@rule("lnoe.gas.ignite-fire")
@pytest.mark.parametrize(("is_aimed", "line"), [(False, "3 or more: 67 %"), (True, "2 or more: 83 %")])
def test_the_chance_to_light_gas_counts_what_is_added_to_the_die(is_aimed: bool, line: str) -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    table.item(hero, "lighter")
    table.state.gas = [table.at(5, 6)]
    if is_aimed:
        lay(table.state, "aim_head", "lnoe.sotf.survival-tactics")
    table.run(RangedAttack(hero))
    assert looked_ahead(table, LightGas).lines == [f"Hits on {line}."]
