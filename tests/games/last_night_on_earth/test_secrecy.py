"""Everything that a viewer is sent depends on nothing that the viewer cannot see."""

import pytest

from tests.contract.test_secrecy import check_ending, check_moment, everyone, moments
from tests.games.last_night_on_earth.table import TOWN, Table
from veglia.games.last_night_on_earth.rules.drawing import DrawHeroCards
from veglia.games.last_night_on_earth.rules.plays import CARD, Choice
from veglia.games.last_night_on_earth.rules.questions import Choose
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_turn import DrawUp
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, begin
from veglia.kernel.seats import Seat

# So many moments of a game are looked at, about.
LOOKED_AT = 15
HINTED = 8
FOUR = [Seat("heroes"), Seat("zombies"), Seat("heroes"), Seat("zombies")]
ALL_IN = {
    "growing_hunger": "yes",
    "survival_and_graves": "yes",
    "advanced_abilities": "yes",
    "exploration": "yes",
    "hero_rules": "hero_card_pool:2,barricades",
    "zombie_rules": "lights_out:3",
}


def started(mission: str, seats: list[Seat] | None, seed: int, options: dict[str, str]) -> Game:
    return begin(TITLE, TITLE.setup(mission, seats, seed, options))


@pytest.mark.parametrize("mission", TITLE.missions())
def test_what_is_sent_does_not_depend_on_what_is_hidden(mission: str) -> None:
    seats = None if mission == "alone_in_dark" else FOUR
    table = started(mission, seats, 3, {})
    for moment in moments(table, 3, LOOKED_AT):
        check_moment(moment, 3, everyone(table))
    check_ending(table)
    assert table.result is not None


@pytest.mark.parametrize("seed", [1, 2])
def test_it_holds_with_all_decks_and_options(seed: int) -> None:
    table = started("die_zombies_die", FOUR, seed, ALL_IN)
    for moment in moments(table, seed, LOOKED_AT):
        check_moment(moment, seed, everyone(table))
    assert table.result is not None


@pytest.mark.parametrize("seats", [0, 1], ids=["heroes", "zombies"])
def test_a_hint_does_not_depend_on_what_the_other_side_holds(seats: int) -> None:
    table = started("die_zombies_die", None, 5, {})
    asked = 0
    for moment in moments(table, 5, HINTED):
        asking = moment.game.state.asking
        if asking is not None and seats in asking.seats(moment.game.state):
            check_moment(moment, 5, [(seats,)], hints=True)
            asked += 1
    assert asked > 1


def test_the_zombies_do_not_hear_which_event_a_hero_draws() -> None:
    table = Table(TOWN)
    hero = table.hero("billy", table.inside("church")[0])
    event = table.on_top(an_event(table))
    table.run(DrawHeroCards(hero, 1, "lnoe.search.draw"))
    state = table.state
    name = names(table, event)
    told = {
        seat: [one.text for one in TITLE.presentation.told(state, state.log or [], seat, "en")]
        for seat in (None, 0, 1)
    }
    assert any(name in text for text in told[0])
    assert not any(name in text for text in told[1])
    assert not any(name in text for text in told[None])
    said = TITLE.tell(state, state.log or [], "en", 1)
    assert "" in said
    assert not any(name in text for text in said)


def test_all_hear_which_item_a_hero_draws() -> None:
    table = Table(TOWN)
    hero = table.hero("billy", table.inside("church")[0])
    table.on_top("revolver")
    table.run(DrawHeroCards(hero, 1, "lnoe.search.draw"))
    state = table.state
    for seat in (None, 0, 1):
        told = TITLE.presentation.told(state, state.log or [], seat, "en")
        assert any("Revolver" in one.text for one in told)


def test_hands_are_shown_to_their_own_side_only() -> None:
    table = Table(TOWN, zombie_seats=2)
    hero = table.hero("billy", table.inside("church")[0])
    event = table.event(hero, an_event(table))
    card = table.hold(a_zombie_card(table), 1)
    shown = {
        seat: {hand.id: hand for hand in TITLE.presentation.scene(table.state, seat, "en").hands}
        for seat in (None, 0, 1, 2)
    }
    own = f"hand/hero/{hero}"
    assert [one.id for one in shown[0][own].cards] == [f"card/{event}"]
    assert [one.id for one in shown[0]["hand/1"].cards] == []
    for seat in (1, 2):
        assert shown[seat][own].cards == []
        assert [one.id for one in shown[seat]["hand/1"].cards] == [f"card/{card}"]
    assert shown[None][own].cards == []
    assert shown[None]["hand/1"].cards == []
    for hands in shown.values():
        assert hands[own].count == 1
        assert hands["hand/1"].count == 1


def test_the_view_of_a_seat_hides_what_the_other_side_holds() -> None:
    table = Table(TOWN)
    hero = table.hero("billy", table.inside("church")[0])
    event = table.event(hero, an_event(table))
    held = table.hold(a_zombie_card(table))
    ids = table.state.kind(event).id, table.state.kind(held).id
    assert TITLE.view(table.state, 0)["heroes"][0]["events"] == [ids[0]]
    assert TITLE.view(table.state, 0)["hands"] == [0, 1]
    assert TITLE.view(table.state, 1)["heroes"][0]["events"] == 1
    assert TITLE.view(table.state, 1)["hands"] == [[], [ids[1]]]
    assert TITLE.view(table.state, None)["heroes"][0]["events"] == 1
    assert TITLE.view(table.state, None)["hands"] == [0, 1]


def test_nobody_hears_what_the_zombies_draw() -> None:
    table = Table(TOWN)
    table.hero("billy", table.inside("church")[0])
    for id in zombie_cards(table)[:4]:
        table.on_top(id)
    table.run(DrawUp(table.zombie_seat))
    state = table.state
    drawn = [names(table, card) for card in state.hands[table.zombie_seat]]
    assert len(drawn) == 4
    for seat in (None, 0, 1):
        said = [one.text for one in TITLE.presentation.told(state, state.log or [], seat, "en")]
        assert said == ["The Zombie player draws 4 cards."]
        assert not any(name in said[0] for name in drawn)


def test_imagining_a_state_keeps_what_a_seat_sees() -> None:
    table = Table(TOWN)
    hero = table.hero("billy", table.inside("church")[0])
    event = table.event(hero, an_event(table))
    table.hold(a_zombie_card(table))
    imagined = [TITLE.imagine(table.state, 1, seeded(seed)) for seed in range(8)]
    guessed = {tuple(TITLE.view(one, 0)["heroes"][0]["events"]) for one in imagined}
    assert len(guessed) > 1, "the Zombies cannot know the Event"
    assert {tuple(TITLE.view(one, 1)["hands"][1]) for one in imagined} == {
        tuple(TITLE.view(table.state, 1)["hands"][1])
    }
    kept = TITLE.imagine(table.state, 0, seeded(1))
    assert TITLE.view(kept, 0) == TITLE.view(table.state, 0)
    assert TITLE.view(kept, 0)["heroes"][0]["events"] == [table.state.kind(event).id]


def an_event(table: Table) -> str:
    """Return an Event of the Hero deck that is kept in hand."""
    return next(
        table.state.kind(card).id
        for card in table.state.hero_deck.pile
        if table.state.kind(card).type == "event" and "immediate" not in table.state.kind(card).when
    )


def test_imagined_hands_of_heroes_hold_no_items() -> None:
    """Items lie open beside a Hero: what he holds hidden is an Event or a Survival Tactic."""
    table = Table(TOWN)
    hero = table.hero("billy", table.inside("church")[0])
    for _ in range(4):
        table.event(hero, an_event(table))
    for seed in range(20):
        twin = TITLE.imagine(table.state, 1, seeded(seed))
        assert isinstance(twin, LastNightState)
        assert not any(twin.kind(card).is_item for card in twin.heroes[hero].events)
        TITLE.check_conservation(twin)


def test_cards_that_a_hero_looks_at_are_shown_to_the_heroes_alone() -> None:
    table = Table(TOWN)
    hero = table.hero("billy", table.inside("church")[0])
    top = table.state.hero_deck.pile[-3:]
    choice = Choice("top", CARD, tuple(top), False, -1, hero, ())
    table.run(Choose((0,), "librarian", choice))
    for seed in range(3):
        twin = TITLE.imagine(table.state, 0, seeded(seed))
        shown = {hand.id: hand for hand in TITLE.presentation.scene(twin, 0, "en").hands}
        assert [card.id for card in shown["hand/looked"].cards] == [f"card/{card}" for card in top]
    assert "hand/looked" not in {hand.id for hand in TITLE.presentation.scene(table.state, 1, "en").hands}


def zombie_cards(table: Table) -> list[str]:
    """Return titles of Zombie cards that are kept in hand."""
    kinds = {table.state.kind(card).id: table.state.kind(card) for card in table.state.zombie_deck.pile}
    return sorted(id for id, kind in kinds.items() if "immediate" not in kind.when)


def a_zombie_card(table: Table) -> str:
    return zombie_cards(table)[0]


def names(table: Table, card: int) -> str:
    found: str = TITLE.presentation.glossary("en")[f"card/{table.state.kind(card).id}"].name
    return found
