"""Cards: where they lie, who sees them, how they answer each other."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import CardCancelled, CardRemoved, LastingEnded
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import PlayCard, Targeted
from veglia.games.last_night_on_earth.rules.reactions import CardAnnounced, HeroStart
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.dice import seeded
from veglia.kernel.machine import Option


def play(table: Table, card: int) -> None:
    """Play a card in the first way that is offered."""
    option = table.offers(PlayCard, card=card)[0]
    assert isinstance(option, Targeted)
    table.choose_option(option)


@rule("lnoe.cards.discards-open", "lnoe.cards.hero-types")
def test_discards_and_items_are_open_hands_and_decks_are_not() -> None:
    """lnoe.gap.event-hand."""
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    table.item(hero, "lighter")
    table.event(hero, "get_back")
    table.hold("shamble")
    table.state.hero_deck.discards = [table.card("keys"), table.card("recovery")]
    table.state.zombie_deck.discards = [table.card("trip")]
    state = table.state
    hands = set()
    for seed in range(40):
        twin = TITLE.imagine(state, table.zombie_seat, seeded(seed))
        assert isinstance(twin, LastNightState)
        assert twin.heroes[hero].items == state.heroes[hero].items
        assert twin.hero_deck.discards == state.hero_deck.discards
        assert twin.zombie_deck.discards == state.zombie_deck.discards
        assert twin.hands == state.hands
        hands.add(tuple(twin.heroes[hero].events))
    # For the Zombies an Event in a Hero's hand could be any other.
    assert len(hands) > 10


@rule("lnoe.cards.discards-open")
def test_a_card_removed_from_the_game_goes_to_no_pile() -> None:
    table = Table()
    table.hero("jenny", table.at(5, 5))
    keys = table.card("keys")
    table.state.hero_deck.discards = [keys]
    card = table.hold("leave_it")
    table.hero_turn()
    assert isinstance(table.state.asking, HeroStart)
    play(table, card)
    while not table.told(CardRemoved):
        table.take_first()
    assert table.state.removed == [keys]
    assert table.state.hero_deck.discards == []
    table.check()


@rule("lnoe.general.zombie-card-types")
@pytest.mark.parametrize("what", ["card", "marker/lights_out_marker", "marker/taken_over_marker"])
def test_what_cancels_a_card_that_remains_in_play_also_works_on_markers_like_it(what: str) -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    card = table.card("heavy_rain") if what == "card" else -1
    trait = "heavy_rain" if what == "card" else what
    building = -1 if what == "card" else table.building("bank")
    lay(table.state, trait, "lnoe.lights.setup", card=card, side=ZOMBIES, building=building)
    at_last = table.event(hero, "at_last")
    table.hero_turn()
    assert len(table.state.lasting) == 1
    play(table, at_last)
    table.pass_windows_of(CardAnnounced)
    assert table.state.lasting == []
    assert [event.trait for event in table.told(LastingEnded)] == [trait]
    if card >= 0:
        assert card in table.state.zombie_deck.discards
    table.check()


@rule("lnoe.cards.cancel")
@pytest.mark.parametrize("answered", [False, True])
def test_an_answer_can_be_answered_and_the_latest_card_acts_first(answered: bool) -> None:
    """lnoe.gap.cancel-window."""
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    faith, gomez = table.event(hero, "faith"), table.event(hero, "principal_gomez")
    loss = table.hold("loss_of_faith")
    table.hero_turn()
    table.pass_to_seat(0)
    play(table, faith)
    # Faith is announced; the Zombies answer it, and the Heroes may answer the answer.
    assert isinstance(table.state.asking, CardAnnounced)
    assert table.asked_seat == table.zombie_seat
    assert table.state.lasting == []
    play(table, loss)
    assert isinstance(table.state.asking, CardAnnounced)
    assert table.asked_seat == 0
    if answered:
        play(table, gomez)
    table.pass_windows_of(CardAnnounced)
    cancelled = [event.card for event in table.told(CardCancelled)]
    assert cancelled == ([loss] if answered else [faith])
    assert bool(table.state.lasting) == answered, "Faith acts only if its cancelling was cancelled"
    assert loss in table.state.zombie_deck.discards
    assert (gomez in table.state.hero_deck.discards) == answered
    assert faith not in table.state.heroes[hero].events, "a cancelled card does not come back"
    assert table.state.stack == []
    table.check()


# What others see must not depend on hidden cards


def asked_of(table: Table, limit: int = 40) -> list[tuple[str, int]]:
    """Return what is asked of whom when everybody passes, stops or declines."""
    found: list[tuple[str, int]] = []
    while table.state.asking is not None and len(found) < limit:
        found.append((table.asked, table.asked_seat))
        table.take_last()
    return found


def plain(option: Option) -> bool:
    return not isinstance(option, PlayCard)


@rule("lnoe.cards.hero-types")
@pytest.mark.parametrize("spaces", [((5, 5), (5, 5)), ((5, 5), (6, 6)), ((1, 1), (9, 9))])
def test_what_is_asked_does_not_depend_on_which_cards_a_hand_holds(
    spaces: tuple[tuple[int, int], tuple[int, int]],
) -> None:
    seen = []
    for event, held in (("get_back", "shamble"), ("recovery", "undead_hate"), ("escape_window", "resilient")):
        table = Table()
        hero = table.hero("anderson", table.at(*spaces[0]))
        table.zombie(table.at(*spaces[1]))
        table.event(hero, event)
        table.hold(held)
        table.roll(1, 6, 5, 1, 6, 5, 1)
        table.hero_turn()
        seen.append(asked_of(table))
    assert seen[0] == seen[1] == seen[2]
    assert any(name == "HeroActs" for name, _ in seen[0])


@rule("lnoe.cards.hero-types")
def test_a_hero_at_the_end_of_his_way_is_asked_alike_whatever_he_holds() -> None:
    seen = []
    for event in ("get_back", "recovery", "adrenaline"):
        table = Table()
        hero = table.hero("anderson", table.at(5, 5))
        table.event(hero, event)
        table.roll(1)
        table.hero_turn()
        table.pass_windows()
        option = next(one for one in table.state.offered if plain(one))
        table.choose_option(option)
        seen.append((table.asked, table.asked_seat))
        assert all(plain(one) for one in table.state.offered) or event != "get_back"
    assert seen[0] == seen[1] == seen[2] == ("HeroActs", 0)


@rule("lnoe.cards.hero-types")
def test_without_cards_and_open_things_nobody_is_asked_in_a_window() -> None:
    table = Table()
    table.hero("anderson", table.at(5, 5))
    table.zombie(table.at(5, 5))
    table.roll(1, 6, 5, 1)
    table.hero_turn()
    assert asked_of(table) == [("ChooseMove", 0)]
