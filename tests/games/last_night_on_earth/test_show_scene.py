"""The scene: hands, cards in play, tracks, goals, and the inset of fights and announced cards."""

import pytest

from tests.games.last_night_on_earth.table import TOWN, Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.models import Marker
from veglia.games.last_night_on_earth.rules.plays import PlayCard
from veglia.games.last_night_on_earth.rules.town import NO_SPACE
from veglia.games.last_night_on_earth.rules.zombie_turn import BeginFights
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.machine import Result
from veglia.kernel.scene import Inset, Scene
from veglia.kernel.window import Pass


def scene(table: Table, seat: int | None = 0, language: str = "en") -> Scene:
    return TITLE.presentation.scene(table.state, seat, language)


def inset(table: Table, language: str = "en") -> Inset:
    shown = scene(table, None, language).inset
    assert shown is not None
    return shown


def fighting(*faces: int) -> tuple[Table, int, int]:
    """Return a table with a fight whose dice are rolled, and a window open."""
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    table.item(hero, "baseball_bat")
    zombie = table.zombie(table.at(5, 5))
    table.roll(*faces)
    table.fight(hero, zombie)
    return table, hero, zombie


def test_without_a_fight_or_a_card_there_is_no_inset() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    table.roll_movement(hero, 3)
    assert scene(table).inset is None


@rule("lnoe.fight.sequence")
def test_a_fight_is_shown_before_its_dice() -> None:
    table, hero, zombie = fighting(5, 2, 3)
    shown = inset(table)
    assert table.asked == "PreFight"
    assert shown.title == "Sally against the Zombie"
    assert [party.id for party in shown.parties] == [f"figure/{hero}", f"zombie/{zombie}"]
    assert [party.dice for party in shown.parties] == [None, None]
    assert shown.status == "The dice have not been rolled."
    assert shown.passing == "If nobody plays anything, the dice are rolled."
    assert shown.zone == f"zone/{table.at(5, 5)}"


@pytest.mark.parametrize(
    ("faces", "ahead", "status", "passing"),
    [
        ((5, 2, 3), 0, "Sally is ahead.", "As it stands, the Zombie is fended off, but not hurt."),
        ((5, 5, 3), 0, "Sally is ahead.", "As it stands, the double hits the Zombie."),
        ((4, 2, 4), 1, "The Zombie is ahead on a tie.", "As it stands, Sally takes a Wound."),
        ((1, 2, 6), 1, "The Zombie is ahead.", "As it stands, Sally takes a Wound."),
    ],
)
@rule("lnoe.fight.highest-wins")
@rule("lnoe.fight.ties")
def test_the_inset_tells_who_is_ahead_and_what_passing_means(
    faces: tuple[int, int, int], ahead: int, status: str, passing: str
) -> None:
    table, _, _ = fighting(*faces)
    while table.asked == "PreFight":
        table.take_last()
    assert table.asked == "FightOpen"
    shown = inset(table)
    dice = [party.dice.faces if party.dice else [] for party in shown.parties]
    assert dice == [list(faces[:2]), [faces[2]]]
    assert [party.is_ahead for party in shown.parties] == [ahead == 0, ahead == 1]
    assert [party.total for party in shown.parties] == [str(max(faces[:2])), str(faces[2])]
    assert (shown.status, shown.passing) == (status, passing)
    assert inset(table, "it").title == "Sally contro lo Zombi"


@rule("lnoe.cards.cancel")
def test_an_announced_card_is_shown_large_before_it_acts() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    table.event(hero, an_event(table))
    zombie = table.zombie(table.at(5, 5))
    card = table.hold("undead_hate")
    table.roll(5, 2, 3)
    table.fight(hero, zombie)
    while not table.offers(PlayCard, card=card):
        table.take_last()
    table.choose_option(table.offers(PlayCard, card=card)[0])
    assert table.asked == "CardAnnounced"
    shown = inset(table)
    assert shown.card is not None
    assert shown.card.id == f"card/{card}"
    assert shown.played_by == "The Zombie player"
    assert shown.passing == "If nobody answers, the card acts."
    assert shown.parties[1].notes == ["has used its card"]


def in_a_fight(event: str, *faces: int) -> tuple[Table, int, int]:
    """Return a table with a fight in which both sides hold a card: theirs, and the numbers of the cards."""
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    mine = table.event(hero, event)
    zombie = table.zombie(table.at(5, 5))
    theirs = table.hold("undead_hate")
    table.roll(*faces)
    table.fight(hero, zombie)
    return table, mine, theirs


def play(table: Table, card: int) -> None:
    while not table.offers(PlayCard, card=card):
        table.take_last()
    table.choose(PlayCard, card=card)


@rule("lnoe.fight.card-order")
def test_cards_that_were_played_into_a_fight_stay_named_with_their_players() -> None:
    table, _, theirs = in_a_fight("just_a_scratch", 5, 2, 3, 4, 1)
    play(table, theirs)
    # It is still announced: shown large, not yet among those played before.
    assert inset(table).played == []
    table.choose(Pass)
    shown = inset(table)
    assert shown.card is None
    assert [(one.card.id, one.by, one.cancelled) for one in shown.played] == [
        (f"card/{theirs}", "The Zombie player", "")
    ]
    for seat in (0, 1, None):
        open_to = scene(table, seat).inset
        assert open_to is not None
        assert open_to.played == shown.played
    assert inset(table, "it").played[0].by == "Il giocatore Zombi"
    while table.state.fight is not None:
        table.take_last()
    # The next fight starts without them.
    table.roll(5, 2, 3)
    table.fight(0, table.zombie(table.at(5, 5)))
    assert inset(table).played == []


@rule("lnoe.cards.cancel")
def test_a_card_that_was_cancelled_in_a_fight_is_named_and_struck_out() -> None:
    table, mine, theirs = in_a_fight("courage", 5, 2, 3)
    play(table, theirs)
    play(table, mine)
    while inset(table).card is not None:
        table.take_last()
    assert [(one.card.id, one.by, one.cancelled) for one in inset(table).played] == [
        (f"card/{theirs}", "The Zombie player", "cancelled"),
        (f"card/{mine}", "Sally", ""),
    ]
    assert inset(table, "it").played[0].cancelled == "annullata"


def test_markers_face_down_show_their_backs_alone() -> None:
    table = Table(TOWN)
    table.hero("sally", table.at(5, 5))
    building = table.building("church")
    table.state.markers += [
        Marker("number", building, NO_SPACE, 4, False),
        Marker("number", building, NO_SPACE, 5, True),
    ]
    down, up = [piece for piece in scene(table).pieces if piece.id.startswith("token/marker/")]
    assert (down.badge, down.back) == ("", "number_counter")
    assert (up.badge, up.back) == ("5", "")


def test_every_side_has_its_goal_and_the_sun_counts_down() -> None:
    table = Table(TOWN)
    table.hero("sally", table.at(5, 5))
    shown = scene(table)
    assert [(goal.side, goal.text) for goal in shown.goals] == [
        ("Heroes", "Kill 15 Zombies."),
        ("Zombies", "Kill 2 Heroes, or hold out until the Sun passes 1."),
    ]
    sun = shown.tracks[0]
    assert (sun.first, sun.last, sun.at) == (15, 1, 10)


def test_a_hero_shows_wounds_items_and_abilities_with_their_rules() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5), wounds=1)
    card = table.item(hero, "revolver")
    shown = scene(table).heroes[0]
    assert (shown.bars[0].value, shown.bars[0].most) == (
        table.state.wounds_left(hero),
        table.state.hero_kind(hero).wounds,
    )
    assert [slot.card.id for slot in shown.slots if slot.card] == [f"card/{card}"]
    assert len(shown.skills) == len(table.state.hero_kind(hero).abilities)
    assert all(skill.name and skill.text and skill.rule for skill in shown.skills)


@rule("lnoe.opt.adv-zombie")
def test_abilities_of_the_zombies_lie_open_as_cards() -> None:
    table = Table(TOWN)
    table.hero("sally", table.at(5, 5))
    assert "hand/play" not in {hand.id for hand in scene(table).hands}
    place = table.state.content.zombie_abilities[0]
    table.state.zombie_abilities.append(place)
    ability = table.state.content.abilities[place].id
    for seat in (None, 0, 1):
        lying = next(hand for hand in scene(table, seat).hands if hand.id == "hand/play")
        assert [card.id for card in lying.cards] == [f"skill/{ability}"]
        assert f"card/{lying.cards[0].look}" in TITLE.presentation.glossary("en")


def an_event(table: Table) -> str:
    """Return an Event that may answer an announced card."""
    return next(
        table.state.kind(card).id
        for card in table.state.hero_deck.pile
        if "card_played" in table.state.kind(card).when
    )


def said(table: Table, language: str = "en") -> list[str]:
    """Return what can be chosen, in words."""
    assert TITLE.presentation is not None
    state = table.state
    return [offer.text for offer in TITLE.presentation.offers(state, state.offered, language)]


@rule("lnoe.zturn.fight-order")
def test_zombies_of_two_colours_in_one_space_are_told_apart() -> None:
    table = Table()
    table.hero("jenny", table.at(5, 5))
    table.zombie(table.at(5, 5), 0)
    table.zombie(table.at(5, 5), 7)
    table.run(BeginFights())
    assert said(table) == ["Jenny fights the brown Zombie", "Jenny fights the green Zombie"]
    assert said(table, "it")[1] == "Jenny combatte contro lo Zombi verde"


@rule("lnoe.fight.cards-after-roll")
def test_what_is_aimed_at_those_who_fight_names_the_card_alone() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    card = table.hold("uuurrgh")
    table.roll(5, 2, 3)
    table.fight(hero, zombie)
    while not table.offers(PlayCard, card=card):
        table.choose(Pass)
    assert said(table)[0] == "Play Uuuurrrggghh!"


@pytest.mark.parametrize(
    ("seat", "outcome"), [(0, "lost"), (1, "won"), (None, "over")], ids=["heroes", "zombies", "spectator"]
)
def test_the_end_says_who_has_won_by_which_goal(seat: int | None, outcome: str) -> None:
    table = Table()
    table.hero("jenny", table.at(5, 5))
    table.state.finish(Result((table.zombie_seat,), "lnoe.win.zombies"))
    assert TITLE.presentation is not None
    ending = TITLE.presentation.scene(table.state, seat, "en").result
    assert ending is not None
    assert ending.outcome == outcome
    assert ending.text == (
        "The Zombies have won. They had to: kill 2 Heroes, or hold out until the Sun passes 1."
    )
