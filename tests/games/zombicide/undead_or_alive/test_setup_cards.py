"""Set-up: the decks, the cards beside the board, and what every Survivor starts with."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.games.zombicide.undead_or_alive.opening import SEARCH_CARDS, first_state, open_game, state_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.cards import BOUNTY, SEARCH_DECK, STARTING
from veglia.games.zombicide.engine.rules.events import ZombiesSpawned
from veglia.games.zombicide.engine.rules.spawn import DrawZombieCard
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.events import GearGiven
from veglia.games.zombicide.undead_or_alive.rules.setup import StartWith
from veglia.games.zombicide.undead_or_alive.rules.slots import PREFERRED
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.game import Game

STARTING_WEAPON = {
    "pistol": {"scrap_iron"},
    "melee": {"frying_pan"},
    "rifle": {"springfield"},
    "any": {"scrap_iron", "frying_pan", "springfield"},
}


def offered_gear(game: Game) -> list[StartWith]:
    return [option for option in game.state.offered if isinstance(option, StartWith)]


def card_ids(game: Game) -> set[str]:
    return {state_of(game).card(option.card).id for option in offered_gear(game)}


# Decks


@rule("uoa.setup.decks-separate")
def test_every_deck_is_shuffled_by_itself() -> None:
    one = first_state(seed=1)
    other = first_state(seed=2)

    for mine, theirs in (
        (one.equipment.pile, other.equipment.pile),
        (one.zombie_deck.pile, other.zombie_deck.pile),
        (one.bounty, other.bounty),
    ):
        assert mine != theirs
        assert sorted(mine) == sorted(theirs)
        assert mine != sorted(mine)
    assert not set(one.equipment.pile) & set(one.bounty)


@rule("uoa.setup.decks-separate")
def test_decks_lie_face_down() -> None:
    one = first_state(seed=1)
    other = first_state(seed=2)

    decks = TITLE.view(one, 0)["decks"]

    assert decks["equipment"] == {"left": SEARCH_CARDS, "discards": []}
    assert decks["zombies"] == {"left": 37, "discards": []}
    assert {**decks, "bounty": None} == {**TITLE.view(other, 0)["decks"], "bounty": None}


@rule("uoa.setup.deck-equipment")
def test_the_equipment_deck_holds_all_classic_cards() -> None:
    state = first_state()

    groups = {state.card(card).group for card in state.equipment.pile}

    assert len(state.equipment.pile) == SEARCH_CARDS
    assert groups == {SEARCH_DECK}
    assert state.equipment.discards == []


@rule("uoa.setup.deck-zombies")
def test_the_zombie_deck_holds_cards_1_to_37() -> None:
    state = first_state()

    numbers = sorted(state.scenario.library.zombie_cards[card].number for card in state.zombie_deck.pile)

    assert numbers == list(range(1, 38))


@rule("uoa.setup.deck-abominations")
def test_the_abomination_deck_holds_one_card_and_is_drawn_when_a_card_calls_for_it() -> None:
    table = TestTable()
    table.stack_zombie_cards(34)
    before = len(table.state.abominations)

    events = table.run(DrawZombieCard(table.zone("3R.c3")))

    assert before == 1
    assert table.state.abominations == []
    assert [event.kind for event in happened(events, ZombiesSpawned)] == [table.kind("abomination")]
    assert table.zombies("3R.c3") == {"abomination": 1}


@rule("uoa.setup.deck-bounty")
def test_the_feat_of_the_top_bounty_weapon_is_always_visible() -> None:
    for seed in (1, 2, 3):
        state = first_state(seed=seed)

        bounty = TITLE.view(state, 0)["decks"]["bounty"]

        feat = library.equipment()[state.card(state.bounty[-1]).id].feat
        assert feat is not None
        assert (bounty["left"], bounty["feat"]) == (7, state.card(state.bounty[-1]).id)
        assert bounty["needs"] == {"when": feat.when, "kills": feat.kills, "scope": feat.scope}
        assert {state.card(card).group for card in state.bounty} == {BOUNTY}


@rule("uoa.setup.cards-aside")
def test_starting_equipment_lies_open_beside_the_board() -> None:
    state = first_state()

    decks = TITLE.view(state, 0)["decks"]

    assert decks["aside"] == ["frying_pan"] * 6 + ["scrap_iron"] * 6 + ["springfield"] * 6
    played = {state.scenario.library.profiles[survivor.profile].id for survivor in state.survivors}
    assert set(decks["identities"]) == set(library.survivors()) - played
    assert {state.card(card).group for card in state.aside} == {STARTING}


# Starting Equipment


@rule("uoa.setup.starting-weapon")
@pytest.mark.parametrize("name", sorted(library.survivors()))
def test_a_survivor_gets_the_starting_weapon_of_its_preferred_slot(name: str) -> None:
    game = open_game([name])

    decision = game.decision

    assert decision is not None
    assert decision.rule == "uoa.setup.starting-weapon"
    assert card_ids(game) == STARTING_WEAPON[library.survivors()[name].preferred]


@rule("uoa.setup.starting-weapon")
def test_every_survivor_gets_exactly_one() -> None:
    game = open_game(["carl", "hanna", "meg"])

    for _ in range(3):
        game.choose(offered_gear(game)[0])

    state = state_of(game)
    held = [[state.card(card).id for card in one.cards if card != NO_CARD] for one in state.survivors]
    assert held == [["frying_pan"], ["springfield"], ["scrap_iron"]]
    assert offered_gear(game) == []


@rule("uoa.setup.starting-equipment-slot")
@pytest.mark.parametrize("slot", [0, PREFERRED])
def test_starting_equipment_goes_into_a_hand_or_the_preferred_slot(slot: int) -> None:
    game = open_game(["carl", "meg"])
    slots = {option.slot for option in offered_gear(game)}
    option = next(one for one in offered_gear(game) if one.slot == slot)

    events = game.choose(option)

    (given,) = happened(events, GearGiven)
    assert slots == {0, PREFERRED}
    assert state_of(game).survivors[0].cards[slot] == option.card
    assert option.card not in state_of(game).aside
    assert (given.survivor, given.card, given.rule) == (0, option.card, "uoa.setup.starting-equipment-slot")


@rule("uoa.setup.starting-weapon")
def test_the_own_player_decides_about_the_starting_weapon() -> None:
    game = open_game(["carl"], ["concepcion"])
    seats = []

    for _ in range(2):
        assert game.decision is not None
        seats.append(game.decision.seat)
        game.choose(offered_gear(game)[0])

    assert seats == [0, 1]


@rule("uoa.setup.starting-weapon")
def test_example_starting_equipment() -> None:
    hanna = open_game(["hanna"])
    concepcion = open_game(["concepcion"])

    assert card_ids(hanna) == {"springfield"}
    assert card_ids(concepcion) == {"scrap_iron", "springfield", "frying_pan"}
