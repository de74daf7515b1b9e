"""Search: 2 cards. Both are drawn, then each is kept or discarded."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.search import SearchRoom
from veglia.games.zombicide.dark_side.rules.events import PitSpawnFound
from veglia.games.zombicide.dark_side.rules.slots import BACKPACK, INCOMING, under
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.events import CardDiscarded, CardFound, NothingFound
from veglia.games.zombicide.engine.rules.inventory import Arrange, Done, LeaveCard, PutCard
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.traits.combat_reflexes import HoldFire, React
from veglia.kernel.machine import ask_again


def searching(*finds: str, gear: list[str | None] | None = None) -> StationTable:
    """Return Cole in a room, whose next Search finds some cards."""
    table = StationTable(["cole"], at="12R.Q", gear={"cole": gear or []}, skills={"cole": ["search_2_cards"]})
    table.stack_equipment(*finds)
    table.turn("cole")
    return table


@rule("ds.skill.search-2-cards", "ds.act.search-keep")
def test_both_cards_are_drawn_before_any_is_kept() -> None:
    table = searching("chainsaw", "minigun")

    events = table.choose(SearchRoom)

    assert [table.state.card(event.card).id for event in happened(events, CardFound)] == [
        "chainsaw",
        "minigun",
    ]
    assert isinstance(table.asking, Arrange)
    assert {table.state.card(option.card).id for option in table.offered(PutCard)} == {"chainsaw", "minigun"}
    assert {table.state.card(option.card).id for option in table.offered(LeaveCard)} == {
        "chainsaw",
        "minigun",
    }
    assert not table.offers(Done)
    TITLE.check_conservation(table.state)


@rule("ds.skill.search-2-cards", "ds.act.search-keep")
def test_the_second_may_be_kept_and_the_first_discarded() -> None:
    table = searching("chainsaw", "minigun")
    table.choose(SearchRoom)

    table.choose(PutCard, card="minigun", slot=0)
    assert not table.offers(Done)
    events = table.choose(LeaveCard, card="chainsaw")

    assert [table.state.card(event.card).id for event in happened(events, CardDiscarded)] == ["chainsaw"]
    assert table.cards("cole")[0] == "minigun"
    assert not isinstance(table.asking, Arrange)
    assert table.survivor("cole").actions == 2


@rule("ds.skill.search-2-cards", "ds.act.search-keep")
def test_both_may_be_discarded_one_after_the_other() -> None:
    table = searching("chainsaw", "minigun")
    table.choose(SearchRoom)

    table.choose(LeaveCard, card="minigun")
    assert [table.state.card(option.card).id for option in table.offered(LeaveCard)] == ["chainsaw"]
    table.choose(LeaveCard)

    assert not isinstance(table.asking, Arrange)
    assert set(table.survivor("cole").cards) == {NO_CARD}


@rule("ds.skill.search-2-cards", "ds.attach.when")
def test_a_weapon_and_its_ammunition_are_taken_together_with_a_full_backpack() -> None:
    pack = ["food_ration", "food_ration", "flashlight", "flashlight", "food_ration"]
    table = searching("plenty_of_bullets", "minigun", gear=[None] * 4 + pack)
    table.choose(SearchRoom)
    assert {option.slot for option in table.offered(PutCard, card="plenty_of_bullets")} == set(
        range(BACKPACK, BACKPACK + 5)
    )

    table.choose(PutCard, card="minigun", slot=0)
    table.choose(PutCard, card="plenty_of_bullets", slot=under(0)[0])
    table.choose(Done)

    assert table.cards("cole")[0] == "minigun"
    assert table.state.card(table.survivor("cole").cards[under(0)[0]]).id == "plenty_of_bullets"
    assert table.survivor("cole").cards[INCOMING:] == [NO_CARD, NO_CARD]


@rule("ds.skill.search-2-cards", "ds.act.search-pit-spawn")
def test_pit_spawns_are_replaced_before_anything_is_kept() -> None:
    table = searching("pit_spawn_tank", "chainsaw", "pit_spawn_worker", "minigun")
    table.dig("13R.A")

    events = table.choose(SearchRoom)

    assert len(happened(events, PitSpawnFound)) == 2
    assert [table.state.card(event.card).id for event in happened(events, CardFound)] == [
        "chainsaw",
        "minigun",
    ]
    assert table.xenos("13R.A") == {"tank": 1, "worker": 1}


@rule("ds.act.search-pit-spawn", "ds.skill.search-2-cards", "ds.inv.discard-free")
def test_a_find_may_be_discarded_while_the_second_is_not_yet_drawn() -> None:
    table = searching("chainsaw", "pit_spawn_worker", "minigun", gear=["assault_rifle"])
    table.give_skills("cole", ["combat_reflexes"])
    table.dig("12R.A")
    table.choose(SearchRoom)
    assert isinstance(table.asking, React)
    assert table.offers(RangedAttack, zone="12R.A")
    table.drop_card("cole", "chainsaw")
    ask_again(table.state)

    table.choose(HoldFire)

    assert isinstance(table.asking, Arrange)
    assert [table.state.card(option.card).id for option in table.offered(LeaveCard)] == ["minigun"]
    TITLE.check_conservation(table.state)


@rule("ds.act.search", "ds.skill.search-2-cards")
def test_when_only_one_card_is_left_it_can_be_kept() -> None:
    table = searching("chainsaw")
    deck = table.state.equipment
    deck.pile, deck.discards = [deck.pile[-1]], []

    events = table.choose(SearchRoom)

    assert (len(happened(events, CardFound)), len(happened(events, NothingFound))) == (1, 1)
    table.choose(PutCard, card="chainsaw", slot=0)
    assert table.cards("cole")[0] == "chainsaw"


@rule("ds.skill.search-2-cards")
def test_a_second_find_can_be_seen() -> None:
    table = searching("chainsaw", "minigun")
    table.choose(SearchRoom)

    seen = TITLE.view(table.state, 0)["survivors"][0]
    scene = TITLE.presentation.scene(table.state, 0, "en")
    slots = next(hero for hero in scene.heroes if hero.name == "Cole").slots

    assert (seen["incoming"]["id"], seen["also_incoming"]["id"]) == ("chainsaw", "minigun")
    assert [slot.card.name for slot in slots if slot.kind == "new" and slot.card] == ["Chainsaw", "Minigun"]


@pytest.mark.parametrize(
    ("language", "one_of_two", "last"),
    [
        ("en", "Discard Minigun", "Discard Chainsaw and finish"),
        ("it", "Scarta Minigun", "Scarta Motosega e concludi"),
    ],
)
def test_discarding_is_said_to_finish_only_when_it_does(language: str, one_of_two: str, last: str) -> None:
    table = searching("chainsaw", "minigun")
    table.choose(SearchRoom)
    (minigun,) = table.offered(LeaveCard, card="minigun")
    assert TITLE.words(table.state, language).say(minigun) == one_of_two

    table.choose(LeaveCard, card="minigun")
    (chainsaw,) = table.offered(LeaveCard)

    assert TITLE.words(table.state, language).say(chainsaw) == last
