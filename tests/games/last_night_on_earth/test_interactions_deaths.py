"""A Hero dies while a card waits for its answer: by the price of Strength of Spirit, which has failed."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.drawing import receive
from veglia.games.last_night_on_earth.rules.events import CardDiscarded, HeroKilled, HeroMoved
from veglia.games.last_night_on_earth.rules.hero_moving import MovementRolled, RollMovement
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep
from veglia.games.last_night_on_earth.rules.hero_turn import TurnLost
from veglia.games.last_night_on_earth.rules.plays import PlayCard, UseAbility
from veglia.games.last_night_on_earth.rules.searching import SearchUnique
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds
from veglia.games.last_night_on_earth.rules.zombie_turn import StartOfTurn
from veglia.kernel.machine import advance
from veglia.kernel.window import Pass

# A scenario in which four Heroes have to die, and a Sun that is out of the black part.
FOUR = "burn_em_out"


def a_table(rules: dict[str, int] | None = None) -> tuple[Table, int, int]:
    """Return a table with Joseph, who has one Wound left, and another Hero of the same player far away."""
    table = Table(scenario=FOUR, rules=rules)
    joseph = table.hero("joseph", table.at(5, 5), wounds=2)
    return table, joseph, table.hero("becky", table.at(11, 11))


def answer_with_his_life(table: Table, joseph: int, card: int) -> None:
    """Let Joseph answer a card: he dies of the Wound."""
    table.choose(UseAbility, bearer=joseph, pick=card)
    table.pass_windows()
    assert [event.hero for event in table.told(HeroKilled)] == [joseph]


@rule("lnoe.cards.cancel", "lnoe.death.removed")
@pytest.mark.parametrize("id", ["cant_be_happening", "got_to_get_to", "haunted", "overconfidence"])
def test_a_card_for_a_hero_who_has_died_in_answer_to_it_is_discarded(id: str) -> None:
    table, joseph, _ = a_table()
    card = table.hold(id)
    table.roll(2)
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card, hero=joseph)
    answer_with_his_life(table, joseph, card)
    assert table.state.lasting == []
    assert table.state.zombie_deck.discards == [card]
    table.check()


@rule("lnoe.cards.cancel", "lnoe.general.zombie-card-types")
def test_i_feel_kinda_strange_does_not_lie_on_a_dead_hero() -> None:
    table, joseph, _ = a_table()
    table.state.heroes[joseph].wounds = 1
    card = table.hold("feel_strange")
    deal_wounds(table.state, joseph, 1, "fight", table.zombie(table.at(5, 5)))
    advance(table.state)
    table.pass_to_seat(table.zombie_seat)
    table.roll(2)
    table.choose(PlayCard, card=card)
    answer_with_his_life(table, joseph, card)
    assert table.state.lasting == []
    assert table.state.zombie_deck.discards == [card]
    table.check()


@rule("lnoe.cards.cancel", "lnoe.hmove.doors")
def test_a_door_that_was_shut_before_a_hero_who_died_is_open_to_the_next() -> None:
    table, joseph, becky = a_table()
    inside, outside = table.at(1, 4), table.at(2, 4)
    table.state.heroes[joseph].space = inside
    card = table.hold("locked_door")
    table.roll_movement(joseph, 4, 2)
    table.choose(HeroStep, space=outside)
    table.choose(PlayCard, card=card)
    answer_with_his_life(table, joseph, card)
    table.state.heroes[becky].space = inside
    table.roll_movement(becky, 4)
    table.choose(HeroStep, space=outside)
    table.pass_windows()
    assert [(event.hero, event.space) for event in table.told(HeroMoved)] == [(becky, outside)]


@rule("lnoe.cards.cancel", "lnoe.hmove.roll")
def test_nobody_rolls_again_for_a_hero_who_has_died_after_a_trip() -> None:
    table, joseph, _ = a_table()
    card = table.hold("trip")
    table.roll(4, 2)
    table.state.active = joseph
    table.run(RollMovement(joseph))
    table.choose(PlayCard, card=card)
    answer_with_his_life(table, joseph, card)
    assert [event.face for event in table.told(MovementRolled)] == [4]
    assert table.asked != "ChooseMove"


@rule("lnoe.cards.cancel", "lnoe.survival.trigger")
@pytest.mark.parametrize("face", [2, 3])
def test_a_hero_who_has_died_over_his_search_finds_nothing(face: int) -> None:
    """Whether Looted was cancelled or not."""
    table, joseph, _ = a_table({"survival_decks": 1})
    table.state.heroes[joseph].space = table.inside("general_store")[0]
    before = len(table.state.unique_deck.pile), len(table.state.hero_deck.pile)
    card = table.hold("looted")
    table.roll_movement(joseph, 6, face)
    table.choose(SearchUnique)
    table.choose(PlayCard, card=card)
    answer_with_his_life(table, joseph, card)
    assert (len(table.state.unique_deck.pile), len(table.state.hero_deck.pile)) == before
    assert table.state.heroes[joseph].items == []
    table.check()


@rule("lnoe.cards.cancel", "lnoe.zturn.play-immediately")
def test_what_a_dead_hero_would_have_needed_goes_to_the_discards() -> None:
    table, joseph, _ = a_table()
    torch = table.card("torch")
    table.state.hero_deck.discards.append(torch)
    card = table.card("just_what_i_needed")
    answer = table.hold("despair")
    receive(table.state, joseph, card, "lnoe.search.draw")
    advance(table.state)
    table.choose(PlayCard, card=card, pick=torch)
    table.choose(PlayCard, card=answer)
    # Joseph's roll fails, and so does that of Despair: his card acts, but he is not there to take anything.
    table.roll(2, 3)
    answer_with_his_life(table, joseph, answer)
    assert sorted(table.state.hero_deck.discards) == sorted([torch, card])
    assert torch in [event.card for event in table.told(CardDiscarded)]
    assert table.state.heroes[joseph].items == []
    table.check()


@rule("lnoe.cards.cancel", "lnoe.general.lost-turn")
def test_a_pair_of_which_one_has_died_in_answer_loses_no_turn() -> None:
    table, joseph, becky = a_table()
    table.state.heroes[becky].space = table.at(5, 5)
    dead = table.hero("sally", -1)
    card = table.hold("last_night")
    table.roll(2, 1)
    table.hero_turn()
    table.choose(PlayCard, card=card, hero=joseph)
    answer_with_his_life(table, joseph, card)
    assert not table.told(TurnLost)
    assert not table.state.heroes[becky].loses_turn
    assert not table.state.heroes[dead].loses_turn


@rule("lnoe.cards.cancel", "lnoe.fight.cancelled")
def test_a_fight_card_does_nothing_to_a_fight_whose_hero_has_died_in_answer() -> None:
    table, joseph, _ = a_table()
    zombie = table.zombie(table.at(5, 5))
    card = table.hold("undead_hate")
    table.roll(6, 5, 1, 2)
    table.fight(joseph, zombie)
    while not table.offers(PlayCard, card=card):
        table.choose(Pass)
    table.choose(PlayCard, card=card)
    answer_with_his_life(table, joseph, card)
    assert table.asked == ""
    assert table.state.fight is None
    assert table.state.zombie_deck.discards == [card]
    table.check()


@rule("lnoe.death.removed")
def test_nobody_is_in_the_space_of_those_who_have_left_the_game() -> None:
    table, joseph, becky = a_table()
    table.state.heroes[joseph].space = -1
    assert table.state.heroes_in(-1) == []
    assert table.state.living() == [becky]
    lasting.lay(table.state, "back_to_back", "lnoe.sotf.survival-tactics")
    assert table.state.heroes_in(table.at(11, 11)) == [becky]
