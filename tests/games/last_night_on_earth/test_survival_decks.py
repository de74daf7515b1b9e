"""Survival decks: what opens them, what they are worth, and what cannot touch their cards."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.barricades import reinforcements_of
from veglia.games.last_night_on_earth.rules.events import (
    FightDiceChanged,
    FightRolled,
    HeroDrew,
    ItemUsed,
    ZombieKilled,
)
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.library import content, library
from veglia.games.last_night_on_earth.rules.models import ZOMBIES, Barricade, Marker
from veglia.games.last_night_on_earth.rules.pick_ups import PickUpCard
from veglia.games.last_night_on_earth.rules.plan import cost, rules_in_force
from veglia.games.last_night_on_earth.rules.plays import PlayCard, UseGraveWeapon, UseItem
from veglia.games.last_night_on_earth.rules.searching import SearchDeck, SearchTactic, SearchUnique
from veglia.games.last_night_on_earth.rules.shooting import RangedAttack
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.supplies import in_space
from veglia.games.last_night_on_earth.rules.town import SOUTH
from veglia.games.last_night_on_earth.show.names import LastNightNames
from veglia.games.last_night_on_earth.show.scene import piles
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.dice import seeded

SURVIVAL = {"survival_decks": 1}


@rule("lnoe.survival.modified", "lnoe.hmove.modifiers")
def test_billy_reaches_5_with_a_4() -> None:
    """lnoe.ex.billy-plus-one."""
    table = Table(rules=SURVIVAL)
    hero = table.hero("billy", table.inside("church")[0])
    card = table.on_top("katana")
    table.roll_movement(hero, 4)
    assert table.state.movement == 5
    table.choose(SearchUnique)
    table.pass_windows()
    assert table.state.heroes[hero].items == [(card,)]
    assert [event.rule for event in table.told(HeroDrew)] == ["lnoe.survival.unique"]


@rule("lnoe.survival.modified")
@pytest.mark.parametrize("rains", [True, False])
def test_a_5_with_a_penalty_opens_no_survival_deck(rains: bool) -> None:
    """lnoe.ex.minus-one: he rolls in the rain, and Adrenaline lets him Search where he has come to."""
    table = Table(rules=SURVIVAL)
    hero = table.hero("sally", table.at(2, 4))
    card = table.event(hero, "adrenaline")
    if rains:
        rain = table.card("heavy_rain")
        lay(table.state, "heavy_rain", "lnoe.general.zombie-card-types", rain, ZOMBIES)
    table.roll_movement(hero, 5)
    assert table.state.movement == (4 if rains else 5)
    table.choose(PlayCard, card=card)
    table.pass_windows()
    table.choose(HeroStep, space=table.at(1, 4))
    table.pass_windows()
    table.choose(StayHere)
    assert table.asked == "FreeSearch"
    assert table.offers(SearchDeck)
    assert bool(table.offers(SearchUnique)) != rains


@rule("lnoe.survival.optional", "lnoe.survival.trigger")
@pytest.mark.parametrize("face", [4, 6])
def test_the_ordinary_search_is_always_open(face: int) -> None:
    table = Table(rules=SURVIVAL)
    hero = table.hero("sally", table.inside("church")[0])
    card = table.on_top("revolver")
    table.roll_movement(hero, face)
    assert bool(table.offers(SearchUnique)) == (face >= 5)
    table.choose(SearchDeck)
    table.pass_windows()
    assert table.state.heroes[hero].items == [(card,)]


@rule("lnoe.survival.card-backs")
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_decks_show_the_number_sets_that_open_them(language: str) -> None:
    table = Table(rules=SURVIVAL)
    notes = {pile.id: pile.note for pile in piles(table.state, LastNightNames(table.state, language))}
    opened: dict[type, set[tuple[int, ...]]] = {SearchUnique: set(), SearchTactic: set()}
    for laid in ("TOWN/ABCD", "TOWN/EFGH"):
        for place, building in enumerate(Table(laid).state.town.buildings):
            one = Table(laid, rules=SURVIVAL)
            hero = one.hero("sally", one.state.town.buildings[place].spaces[0])
            one.roll_movement(hero, 5)
            for kind, sets in opened.items():
                if one.offers(kind):
                    sets.add(building.numbers)
    for kind, name in ((SearchUnique, "unique"), (SearchTactic, "tactic")):
        note = next(note for id, note in notes.items() if name in id)
        shown = {tuple(map(int, part.split(")")[0].split(","))) for part in note.split("(")[1:]}
        assert shown == opened[kind]


@rule("lnoe.survival.cost")
def test_survival_decks_cost_the_heroes_3_like_grave_weapons_the_zombies() -> None:
    rows = library().special_rules
    assert (rows["survival_decks"].side, cost("survival_decks", 1)) == ("heroes", 3)
    assert (rows["grave_weapons"].side, cost("grave_weapons", 1)) == ("zombies", 3)
    options = {"hero_rules": "survival_decks", "zombie_rules": "grave_weapons"}
    assert {"survival_decks", "grave_weapons"} <= set(rules_in_force("die_zombies_die", options))


def dealt(mission: str, options: dict[str, str]) -> LastNightState:
    state = TITLE.deal(TITLE.setup(mission, None, 1, options), seeded(1))
    assert isinstance(state, LastNightState)
    return state


@rule("lnoe.sotf.hero-zombie-cards", "lnoe.sotf.decks-in-use", "lnoe.sotf.three-decks")
def test_the_expansion_adds_eight_cards_to_each_deck_and_three_decks() -> None:
    """lnoe.gap.unique-items and lnoe.gap.survival-tactics."""
    book = content()
    assert len(book.decks["hero_fittest"]) == len(book.decks["zombie_fittest"]) == 8
    for mission in ("supply_run", "search_truth", "hunker_down", "rescue_mission"):
        state = dealt(mission, {})
        assert set(book.decks["hero_fittest"]) <= set(state.hero_deck.pile)
        assert set(book.decks["zombie_fittest"]) <= set(state.zombie_deck.pile)
        assert sorted(state.unique_deck.pile) == sorted(book.decks["unique"])
        assert sorted(state.tactic_deck.pile) == sorted(book.decks["tactic"])
        assert sorted(state.grave_deck.pile) == sorted(book.decks["grave"])
        assert state.unique_deck.pile != book.decks["unique"], "the deck is shuffled"
    plain = dealt("die_zombies_die", {})
    assert not plain.unique_deck.pile
    added = dealt("die_zombies_die", {"survival_and_graves": "yes"})
    assert [len(deck.pile) for deck in (added.unique_deck, added.tactic_deck, added.grave_deck)] == [
        20,
        20,
        20,
    ]


@rule("lnoe.sotf.not-hero-cards")
@pytest.mark.parametrize(("id", "offered"), [("scavenge", False), ("just_a_scratch", True)])
def test_what_cancels_hero_cards_does_not_touch_a_survival_tactic(id: str, offered: bool) -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    card = table.event(hero, id)
    stop = table.hold("despair")
    table.state.hero_deck.discards.append(table.card("torch"))
    if id == "scavenge":
        table.roll_movement(hero, 1)
        table.choose(PlayCard, card=card, hero=hero)
    else:
        zombie = table.zombie(table.at(5, 5))
        table.roll(1, 1, 6)
        table.fight(hero, zombie)
        while not table.offers(PlayCard, card=card):
            table.take_last()
        table.choose(PlayCard, card=card)
    assert bool(table.offers(PlayCard, card=stop)) == offered


@rule("lnoe.sotf.not-hero-cards")
def test_a_unique_item_is_used_without_an_answer_and_goes_to_its_own_discards() -> None:
    table = Table()
    hero = table.hero("sally", table.at(5, 5))
    gun = table.item(hero, "magnum")
    table.state.card_markers[gun] = 1
    table.hold("despair")
    zombie = table.zombie(table.at(5, 7))
    table.roll(3)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=gun, zombie=zombie)
    assert len(table.told(ItemUsed)) == len(table.told(ZombieKilled)) == 1
    table.pass_windows()
    assert table.state.unique_deck.discards == [gun]
    assert not table.state.hero_deck.discards


@rule("lnoe.faq.gun-shop-unique", "lnoe.search.pickup-hero-discard-only", "lnoe.pickup.gun-shop")
def test_the_gun_shop_does_not_give_a_unique_weapon() -> None:
    """lnoe.ex.faq-gun-shop."""
    table = Table(rules=SURVIVAL)
    hero = table.hero("sally", table.inside("gun_shop")[0])
    gun, unique = table.card("revolver"), table.card("magnum")
    table.state.hero_deck.discards.append(gun)
    table.state.unique_deck.discards.append(unique)
    table.roll_movement(hero, 6)
    assert table.offers(PickUpCard, card=gun)
    assert not table.offers(PickUpCard, card=unique)
    table.choose(PickUpCard, card=gun)
    table.pass_windows()
    assert table.state.heroes[hero].items == [(gun,)]


@rule("lnoe.sotf.reinforcement-marker")
def test_a_reinforcement_goes_on_a_barricade_and_leaves_supplies_alone() -> None:
    table = Table(rules={"barricades": 1})
    hero = table.hero("sally", table.at(1, 4))
    card = table.event(hero, "board_it_up")
    wall = table.wall("general_store", table.at(1, 4), SOUTH)
    table.state.barricades.append(Barricade(wall, 2))
    table.state.markers.append(Marker("supply", -1, table.at(1, 4), 1, True))
    table.roll_movement(hero, 1)
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert reinforcements_of(table.state, wall) == 3
    assert in_space(table.state, table.at(1, 4)) == 1
    assert table.state.heroes[hero].supplies == 0


@rule("lnoe.sotf.not-zombie-cards")
def test_what_cancels_zombie_cards_does_not_touch_a_grave_weapon() -> None:
    table = Table(rules={"grave_weapons": 1})
    hero = table.hero("sally", table.at(5, 5))
    axe = table.item(hero, "fire_axe")
    last = table.event(hero, "at_last")
    zombie = table.zombie(table.at(5, 5))
    weapon = table.card("old_pitchfork")
    table.state.zombies[-1].weapon = weapon
    table.state.zombies[-1].weapon_round = 1
    table.roll(6, 5, 1, 2)
    table.fight(hero, zombie)
    while not table.offers(UseGraveWeapon, card=weapon):
        table.take_last()
    table.choose(UseGraveWeapon, card=weapon)
    assert len(table.told(FightDiceChanged)) == 1, "it acts at once"
    assert not table.offers(UseItem, card=axe)
    table.pass_windows()
    table.state.agenda.clear()
    table.state.asking = None
    table.roll(1)
    table.hero_turn()
    assert not table.offers(PlayCard, card=last)
    assert table.state.zombies[0].weapon == weapon


@rule("lnoe.sotf.grave-weapon-kinds", "lnoe.sotf.three-decks")
def test_grave_weapons_are_real_weapons_or_bodies_and_lie_on_one_zombie_each() -> None:
    """lnoe.gap.grave-weapons-deck."""
    book = content()
    ids = {book.kind(card).id for card in book.decks["grave"]}
    kinds = {id: library().cards[id].kind for id in ids}
    assert {id for id, kind in kinds.items() if kind == "type"} == {
        "bloated_body",
        "blood_spray",
        "crawling_torso",
        "recently_dead",
        "stench",
    }
    assert {kinds["old_pitchfork"], kinds["rusty_axe"]} == {"weapon"}
    assert set(kinds.values()) == {"weapon", "type"}
    table = Table(rules={"grave_weapons": 1})
    hero = table.hero("sally", table.at(5, 5))
    armed, bare = table.zombie(table.at(5, 5)), table.zombie(table.at(5, 5))
    table.state.zombies[0].weapon = table.card("machete")
    for zombie in (armed, bare):
        table.roll(6, 5, 1, 1)
        table.fight(hero, zombie)
        table.pass_windows()
    assert [len(event.zombie_dice) for event in table.told(FightRolled)] == [2, 1]
