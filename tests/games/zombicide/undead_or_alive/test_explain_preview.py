"""What is told before a choice: dice, chances, who is hit first, friends at risk, noise, costs and sight."""

from typing import Any

import pytest

from tests.games.zombicide.table import TestTable
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.reorganise import ReorganiseCards
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.traits.improvised_weapon import Improvise
from veglia.games.zombicide.engine.rules.turn import DoNothing
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.games.zombicide.undead_or_alive.rules.actions.gatling import FireGatling
from veglia.games.zombicide.undead_or_alive.rules.actions.make_noise import Shout
from veglia.games.zombicide.undead_or_alive.rules.hooks import machines_of
from veglia.games.zombicide.undead_or_alive.show.explain.preview import forecast, preview
from veglia.kernel.dice import scripted
from veglia.kernel.machine import Option
from veglia.kernel.offers import Mark, Preview


def look(table: TestTable, kind: type[Option], /, language: str = "en", **fields: object) -> Preview:
    """Return the preview of the first matching option."""
    return preview(table.state, table.offered(kind, **fields)[0], language)


def plain(*party: str, **setup: Any) -> TestTable:
    """Return a table in Meg's Turn, nobody having skills."""
    table = TestTable(party or ("meg",), **setup)
    for name in table.names:
        table.only_skills(name, [])
    table.turn("meg")
    return table


@rule("uoa.combat.priority-order")
def test_a_shot_tells_dice_chance_order_and_noise() -> None:
    crowd = {"2R.a2": {"walker": 2, "runner": 1, "brute": 1}}
    table = plain(gear={"meg": ["winchester"]}, zombies=crowd)

    told = look(table, RangedAttack, zone="2R.a2")

    zone = table.zone("2R.a2")
    card = table.state.card(table.card("winchester"))
    assert told.lines[0].startswith(f"{card.dice} ")
    assert f"{card.accuracy}+ hits." in told.lines[0]
    assert "Brutes are hit first." in told.lines
    assert told.lines[-1] == f"Bang! in street {table.zone('2R.a1') + 1}."
    shield = "=" if card.damage < 2 else ""
    assert told.marks == [
        Mark(f"foe/{zone}/brute", f"1{shield}"),
        Mark(f"foe/{zone}/walker", "2"),
        Mark(f"foe/{zone}/runner", "3"),
    ]


@rule("uoa.combat.priority-shield")
def test_a_kind_that_no_hit_eliminates_is_told_and_marked() -> None:
    table = plain(gear={"meg": ["colt_saa"]}, zombies={"2R.a2": {"brute": 1, "walker": 1}})

    told = look(table, RangedAttack, "it", zone="2R.a2")

    assert "Bruti: serve Danno 2, questo attacco fa 1." in told.lines
    assert told.marks[0] == Mark(f"foe/{table.zone('2R.a2')}/brute", "1=")


@rule("uoa.combat.melee-choice")
def test_in_melee_the_player_chooses_so_all_are_first() -> None:
    table = plain(gear={"meg": ["machete"]}, zombies={"2R.a1": {"walker": 1, "runner": 1}})

    told = look(table, MeleeAttack)

    zone = table.zone("2R.a1")
    assert "You choose who is hit." in told.lines
    assert told.marks == [Mark(f"foe/{zone}/walker", "1"), Mark(f"foe/{zone}/runner", "1")]


@rule("uoa.combat.friendly-fire")
def test_friends_in_the_target_zone_are_told_to_be_at_risk() -> None:
    table = plain("meg", "carl", at={"meg": "2R.a1", "carl": "2R.a2"}, gear={"meg": ["colt_saa"]})

    told = look(table, RangedAttack, zone="2R.a2")

    card = table.state.card(table.card("colt_saa"))
    missing = round(100 * (card.accuracy - 1) / 6)
    assert (
        f"Friendly Fire: {missing}% that a die misses; each miss may cost Carl {card.damage} Wound."
        in told.lines
    )
    assert told.marks == [Mark("figure/1", "!")]
    assert f"No Zombies in street {table.zone('2R.a2') + 1}: every hit is lost." in told.lines


@rule("uoa.skill.low-profile")
def test_who_keeps_out_of_fire_is_not_at_risk() -> None:
    table = plain("meg", "carl", at={"meg": "2R.a1", "carl": "2R.a2"}, gear={"meg": ["colt_saa"]})
    table.only_skills("carl", ["low_profile"])

    assert look(table, RangedAttack, zone="2R.a2").marks == []


@rule("uoa.skill.lucky")
def test_a_re_roll_is_told_with_its_chance() -> None:
    table = plain(gear={"meg": ["machete"]}, zombies={"2R.a1": {"walker": 1}})
    table.only_skills("meg", ["lucky"])

    before, after = look(table, MeleeAttack).lines[1:3]

    accuracy = table.state.card(table.card("machete")).accuracy
    miss = (accuracy - 1) / 6
    assert before == f"At least one hit: {round(100 * (1 - miss))}%."
    assert (
        after == f"With the re-roll: {round(100 * (1 - miss * miss))}%, if rolled again while nothing hits."
    )


@rule("uoa.class.gunslinger-fanning-boom")
def test_fanning_is_told_with_its_six_dice_and_its_boom() -> None:
    table = plain(gear={"meg": ["colt_saa"]}, zombies={"2R.a2": {"walker": 1}})

    told = look(table, Fan, zone="2R.a2")

    assert told.lines[0] == "6 dice, 5+ hits."
    assert told.lines[1] == "At least one hit: 91%."
    assert told.lines[2] == "Hits to expect: 2."
    assert told.lines[-1] == f"BOOM! in street {table.zone('2R.a1') + 1}."


@rule("uoa.noise.boom-beats-bang")
def test_noise_that_nobody_hears_is_told() -> None:
    table = plain(gear={"meg": ["colt_saa"]})
    table.state.is_loud = True

    assert look(table, RangedAttack, zone="2R.a2").lines[-1] == "The noise is lost under the BOOM!."


@rule("uoa.trait.dynamite-effect")
def test_dynamite_is_told_with_all_who_would_fall_and_no_die_is_looked_at() -> None:
    table = plain(
        "meg",
        "carl",
        at={"meg": "2R.a1", "carl": "2R.a2"},
        gear={"meg": ["dynamite"]},
        zombies={"2R.a2": {"walker": 3, "abomination": 1}},
    )
    zone = table.zone("2R.a2")

    told = look(table, Throw, zone="2R.a2")

    assert told.lines == [
        "Eliminates every Zombie the blast reaches, without dice: 4 in all.",
        "Carl would be eliminated, and the mission lost.",
        f"BOOM! in street {zone + 1}.",
    ]
    assert told.marks == [
        Mark(f"foe/{zone}/walker", "1"),
        Mark(f"foe/{zone}/abomination", "1"),
        Mark("figure/1", "!"),
    ]
    assert table.state.result is None


@rule("uoa.skill.explosives-expert")
def test_what_a_die_decides_after_dynamite_stays_open() -> None:
    table = plain(gear={"meg": ["dynamite"]}, zombies={"2R.a2": {"walker": 1}})
    table.give_skills("meg", ["explosives_expert"])

    table.state.dice = scripted(6)
    lucky = look(table, Throw, zone="2R.a2")
    table.state.dice = scripted(1)
    unlucky = look(table, Throw, zone="2R.a2")

    assert lucky == unlucky


@rule("uoa.class.brawler-charge")
def test_a_charge_is_told_with_every_weapon_that_waits_at_its_end() -> None:
    table = TestTable(["carl"], gear={"carl": ["machete", "pickaxe"]}, zombies={"2R.a3": {"walker": 2}})
    table.only_skills("carl", ["charge_plus_1_die"])
    table.turn("carl")

    told = look(table, ChargeAlong)

    zone = table.zone("2R.a3")
    dice = [table.state.card(table.card(id)).dice + 1 for id in ("machete", "pickaxe")]
    assert [line for line in told.lines if line.startswith("With ")] == ["With Machete:", "With Pickaxe:"]
    at = [told.lines.index(line) for line in ("With Machete:", "With Pickaxe:")]
    assert [told.lines[place + 1].split()[0] for place in at] == [str(count) for count in dice]
    assert told.marks == [Mark(f"foe/{zone}/walker", "1")]


@rule("uoa.class.brawler-charge-penalties")
def test_a_charge_tells_what_leaving_costs_and_that_nothing_waits_to_strike_with() -> None:
    table = TestTable(["carl"], zombies={"2R.a1": {"walker": 1}, "2R.a2": {"walker": 1}})
    table.only_skills("carl", [])
    table.turn("carl")

    told = look(table, ChargeAlong)

    assert told.lines == [
        "1 extra Action for the Zombies in the Zone you leave.",
        "No Melee weapon to strike with at the end.",
    ]


def place_of_gatling(mission: str) -> str:
    row = library.mission(mission).gatling
    assert row is not None
    return row.zone


@rule("uoa.gatling.fire", "uoa.gatling.no-bonuses")
def test_the_gatling_gun_is_told_with_its_own_dice() -> None:
    table = TestTable(["meg"], mission="m5", at=place_of_gatling("m5"))
    table.only_skills("meg", ["plus_1_die_combat", "plus_1_to_dice_roll_combat"])
    table.turn("meg")

    told = look(table, FireGatling)

    card = table.state.card(machines_of(table.state).gatling.card)
    assert told.lines[0] == f"{card.dice} dice, {card.accuracy}+ hits."
    assert told.lines[-1] == f"BOOM! in room {table.state.gatling_zone + 1}."


@rule("uoa.skill.improvised-weapon-melee")
def test_an_improvised_weapon_is_told_like_any_other() -> None:
    table = TestTable(["meg"], zombies={"2R.a1": {"walker": 1}})
    table.only_skills("meg", ["improvised_weapon_melee"])
    table.turn("meg")

    [option] = table.offered(Improvise)
    kind = table.state.card(option.card)

    assert look(table, Improvise).lines[0] == f"{kind.dice} dice, {kind.accuracy}+ hits."


@rule("uoa.actions.move-leave-zombies")
def test_a_move_tells_its_cost_who_waits_who_sees_and_where_zombies_would_go() -> None:
    table = plain(zombies={"2R.a1": {"walker": 1}, "2R.a2": {"runner": 1}, "2R.a3": {"walker": 2}})

    told = look(table, MoveTo, zone="2R.a2")

    street = table.zone("2R.a2") + 1
    assert told.lines == [
        "1 extra Action for the Zombies in the Zone you leave.",
        f"1 Zombie waits in street {street}.",
        f"3 Zombies see street {street}.",
    ]
    assert {(arrow.start, arrow.end) for arrow in told.arrows} == {
        (f"zone/{table.zone(start)}", f"zone/{table.zone('2R.a2')}") for start in ("2R.a1", "2R.a3")
    }
    assert table.survivor("meg").zone == table.zone("2R.a1")


@rule("uoa.spawn.corpse-pile-activate")
def test_a_move_tells_that_it_wakes_a_corpse_pile() -> None:
    table = plain()
    pile = table.state.board.piles[0]
    outside = next(
        (near, room)
        for room in pile.rooms
        for near in table.state.board.ways.neighbours[room]
        if not table.state.board.is_room(near)
    )
    table.survivor("meg").zone = outside[0]
    table.turn("meg")

    told = look(table, MoveTo, zone=outside[1])

    assert told.lines[0] == f"A Corpse Pile awakens in room {pile.zone + 1}."
    assert table.state.awakened == []


@rule("uoa.actions.search")
def test_a_search_tells_how_many_cards_are_left() -> None:
    table = plain(at="2R.C")
    left = len(table.state.equipment.pile)

    assert look(table, SearchHere).lines == [f"One of {left} cards left in the Equipment deck."]


@rule("uoa.actions.search-deck-reshuffle")
def test_a_search_tells_that_the_deck_is_made_anew() -> None:
    table = plain(at="2R.C")
    table.state.equipment.discards = table.state.equipment.pile
    table.state.equipment.pile = []
    count = len(table.state.equipment.discards)

    [line] = look(table, SearchHere).lines

    assert line == f"The deck is empty: {count} discarded cards are shuffled into a new one."


@rule("uoa.zphase.target-c-noise")
def test_making_noise_tells_where_zombies_would_go_then() -> None:
    table = plain(at="2R.C")
    state = table.state
    far = max(
        range(state.board.size), key=lambda zone: state.board.ways.distance(zone, state.survivors[0].zone)
    )
    state.noise_zone = far
    state.zombies[far * state.scenario.kinds + table.kind("walker")] = 1

    told = look(table, Shout)

    here = state.survivors[0].zone
    assert told.lines == [f"Bang! in room {here + 1}."]
    assert {arrow.end for arrow in told.arrows} == {
        f"zone/{zone}" for zone in state.board.ways.steps(far, here)
    }


@rule("uoa.actions.do-nothing")
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_end_of_a_turn_shows_the_forecast(language: str) -> None:
    table = plain(zombies={"2R.a3": {"walker": 2}})

    told = look(table, DoNothing, language)

    assert told == forecast(table.state, language)
    assert len(told.arrows) == 1


def test_an_option_without_consequences_of_its_own_has_no_preview() -> None:
    table = plain(gear={"meg": ["machete"]})

    assert look(table, ReorganiseCards) == Preview([])
