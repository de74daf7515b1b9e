"""Inventories: slots, attached ammunition, Searching, Prototypes, trading."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.prototype import TakePrototype
from veglia.games.zombicide.dark_side.rules.actions.ration import EatRation
from veglia.games.zombicide.dark_side.rules.actions.search import SearchRoom
from veglia.games.zombicide.dark_side.rules.attaching import fits
from veglia.games.zombicide.dark_side.rules.damage import BearDamage, GiveUpCard, TakeDamage
from veglia.games.zombicide.dark_side.rules.events import AmmunitionLoosened, NoPrototypeLeft, PitSpawnFound
from veglia.games.zombicide.dark_side.rules.slots import BACKPACK, BODY, INCOMING, UNDER, under
from veglia.games.zombicide.dark_side.rules.state import CLOSED_PIT, GREEN
from veglia.games.zombicide.engine.rules.actions.reorganise import ReorganiseCards, TradeWith
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.companions import GiveToken
from veglia.games.zombicide.engine.rules.events import CardDiscarded, CardFound, NothingFound
from veglia.games.zombicide.engine.rules.inventory import Done, LeaveCard, PutCard
from veglia.games.zombicide.engine.rules.state import NO_CARD, Objective
from veglia.games.zombicide.engine.rules.trade import Refuse, Trade


def places_for(table: StationTable, card: str) -> set[int]:
    """Return the kinds of slots a card may lie in: the first of each."""
    number = table.free_card(card)
    survivor = table.survivor("miranda")
    return {slot for slot in (0, BODY, BACKPACK, UNDER) if fits(table.state, survivor, slot, number)}


@rule("ds.inv.nine-slots", "ds.inv.hand-slot", "ds.inv.body-slot", "ds.inv.backpack-slot")
@rule("ds.equip.stat-hand", "ds.equip.stat-body")
def test_each_card_lies_where_its_symbol_allows() -> None:
    table = StationTable()

    assert places_for(table, "chainsaw") == {0, BACKPACK}
    assert places_for(table, "seeker_drone") == {BODY, BACKPACK}
    assert places_for(table, "food_ration") == {BACKPACK}
    assert (BODY, UNDER - BACKPACK) == (2, 5)


@rule("ds.attach.when", "ds.attach.trade-change", "ds.attach.single-card", "ds.act.trade")
def test_ammunition_is_attached_while_reorganising_and_takes_no_slot() -> None:
    table = StationTable(gear={"miranda": ["assault_rifle", None, None, None, "plenty_of_bullets"]})
    table.turn("miranda")
    table.choose(ReorganiseCards)

    table.choose(PutCard, card="plenty_of_bullets", slot=UNDER)
    table.choose(Done)

    cards = table.survivor("miranda").cards
    assert table.state.card(cards[UNDER]).id == "plenty_of_bullets"
    assert cards[BACKPACK] == NO_CARD
    assert table.survivor("miranda").actions == 2


@rule("ds.attach.ammo-cards")
def test_ammunition_fits_only_a_weapon_that_uses_it() -> None:
    table = StationTable(gear={"miranda": ["assault_rifle", None, None, None, "energy_cell"]})
    table.turn("miranda")
    table.choose(ReorganiseCards)

    assert not table.offers(PutCard, card="energy_cell", slot=UNDER)


@rule("ds.attach.backpack-detaches", "ds.attach.one-weapon")
def test_ammunition_comes_off_when_its_weapon_leaves_the_hand() -> None:
    table = StationTable(gear={"miranda": ["assault_rifle"]})
    table.attach("miranda", 0, "plenty_of_bullets")
    table.turn("miranda")
    table.choose(ReorganiseCards)

    events = table.choose(PutCard, card="assault_rifle", slot=BACKPACK)

    assert len(happened(events, AmmunitionLoosened)) == 1
    held = table.survivor("miranda").cards
    assert [table.state.card(card).id for card in held if card != NO_CARD] == [
        "assault_rifle",
        "plenty_of_bullets",
    ]
    assert held[UNDER] == NO_CARD


@rule("ds.attach.backpack-detaches")
def test_without_room_for_its_ammunition_a_weapon_stays_in_hand() -> None:
    table = StationTable(
        gear={"miranda": ["assault_rifle", None, None, None] + ["food_ration"] * 3 + ["pistol"] * 2}
    )
    table.attach("miranda", 0, "plenty_of_bullets")
    table.turn("miranda")
    table.choose(ReorganiseCards)

    # A Ration is no Hand card, and the Pistol uses Bullets, too: only that swap leaves the card where it is.
    assert {option.slot for option in table.offered(PutCard, card="assault_rifle")} == {
        BACKPACK + 3,
        BACKPACK + 4,
    }


@rule("ds.attach.backpack-detaches")
@pytest.mark.parametrize(("rations", "may"), [(3, False), (2, True)])
def test_a_weapon_that_loosens_ammunition_needs_room_for_it(rations: int, may: bool) -> None:
    pack = ["pistol", "chainsaw"] + ["food_ration"] * rations
    table = StationTable(gear={"miranda": ["assault_rifle", None, None, None, *pack]})
    table.attach("miranda", 0, "plenty_of_bullets")
    table.turn("miranda")
    table.choose(ReorganiseCards)

    assert table.offers(PutCard, card="chainsaw", slot=0) == may
    assert table.offers(PutCard, card="chainsaw", slot=1)
    assert table.offers(PutCard, card="pistol", slot=0)


@rule("ds.inv.discard-free")
def test_cards_are_discarded_at_any_time_with_what_is_attached() -> None:
    table = StationTable(
        gear={"miranda": ["assault_rifle", None, None, None] + ["food_ration"] * 3 + ["pistol"] * 2}
    )
    table.attach("miranda", 0, "plenty_of_bullets")
    table.turn("miranda")
    before = len(table.state.equipment.discards)

    table.drop_card("miranda", "assault_rifle")

    # The Backpack is full: the bullets go, too.
    assert len(table.state.equipment.discards) == before + 2


@rule(
    "ds.act.trade-one-partner",
    "ds.act.trade-remote-tokens",
    "ds.act.trade-partner-free",
    "ds.machine.no-trade",
)
def test_remote_controls_are_traded_like_cards() -> None:
    table = StationTable(["miranda", "drake"], at="12R.A", gear={"miranda": ["chainsaw"]})
    table.state.objectives[0] = Objective(-1, GREEN, True, False, table.who("miranda"))
    table.turn("miranda")
    table.choose(TradeWith, survivor="drake")
    assert isinstance(table.asking, Trade)

    table.choose(GiveToken, survivor="drake")

    assert table.state.objectives[0].holder == table.who("drake")


# Searching


@rule("ds.act.search", "ds.act.search-keep", "ds.security.search", "ds.act.search-soldier")
def test_a_soldier_searches_a_security_room() -> None:
    table = StationTable(at="12R.Q")
    table.stack_equipment("chainsaw")
    table.turn("miranda")

    events = table.choose(SearchRoom)
    assert len(happened(events, CardFound)) == 1
    table.choose(LeaveCard)

    assert table.survivor("miranda").actions == 2
    assert table.survivor("miranda").cards[INCOMING] == NO_CARD


@rule("ds.act.search-soldier", "ds.act.search-civilian", "ds.survivor.soldier", "ds.survivor.civilian")
@pytest.mark.parametrize(
    ("name", "zone", "may"),
    [
        ("miranda", "12R.Q", True),
        ("miranda", "12R.A", False),
        ("miranda", "13R.c2", False),
        ("cole", "12R.Q", True),
        ("cole", "12R.A", True),
        ("cole", "13R.c2", False),
    ],
)
def test_who_may_search_where(name: str, zone: str, may: bool) -> None:
    table = StationTable([name], at=zone)
    table.turn(name)

    assert table.offers(SearchRoom) == may


@rule("ds.equip.seeker-drone", "ds.security.exceptions")
@pytest.mark.parametrize(
    ("gear", "may"), [([None, None, "seeker_drone"], True), ([None] * 4 + ["seeker_drone"], False)]
)
def test_a_drone_on_the_body_opens_all_rooms(gear: list[str | None], may: bool) -> None:
    table = StationTable(at="12R.A", gear={"miranda": gear})
    table.turn("miranda")

    assert table.offers(SearchRoom) == may


@rule("ds.skill.recycler", "ds.security.exceptions")
def test_a_recycler_searches_any_room() -> None:
    table = StationTable(at="12R.A", skills={"miranda": ["recycler"]})
    table.turn("miranda")

    assert table.offers(SearchRoom)


@rule("ds.pit.no-search", "ds.pit.cancels-features", "ds.security.pit", "ds.pit.closed-still-cancels")
@pytest.mark.parametrize("side", [1, CLOSED_PIT])
def test_ds_ex_pit_security_room(side: int) -> None:
    table = StationTable(["miranda", "cole"], at="12R.Q")
    table.dig("12R.Q", side)

    for name in ("miranda", "cole"):
        table.turn(name)
        assert not table.offers(SearchRoom)


@rule("ds.act.search-no-xenos")
def test_nobody_searches_beside_xenos() -> None:
    table = StationTable(at="12R.Q", xenos={"12R.Q": {"worker": 1}})
    table.turn("miranda")

    assert not table.offers(SearchRoom)


@rule("ds.act.search-once", "ds.skill.plus-1-free-search")
def test_even_with_a_free_search_only_one_is_made() -> None:
    table = StationTable(at="12R.Q", skills={"miranda": ["plus_1_free_search_action"]})
    table.stack_equipment("chainsaw")
    table.turn("miranda")
    table.choose(SearchRoom)
    table.choose(LeaveCard)

    assert table.survivor("miranda").actions == 3
    assert not table.offers(SearchRoom)


@rule("ds.act.search-pit-spawn")
def test_a_pit_spawn_is_dealt_with_and_another_card_drawn() -> None:
    table = StationTable(at="12R.Q")
    table.dig("13R.A")
    table.stack_equipment("pit_spawn_tank", "chainsaw")
    table.turn("miranda")

    events = table.choose(SearchRoom)

    assert len(happened(events, PitSpawnFound)) == 1
    assert table.xenos("13R.A") == {"tank": 1}
    assert [table.state.card(event.card).id for event in happened(events, CardFound)] == ["chainsaw"]


@rule("ds.act.search")
def test_discards_are_shuffled_and_an_empty_deck_holds_nothing() -> None:
    table = StationTable(at="12R.Q")
    deck = table.state.equipment
    deck.pile, deck.discards = [], [table.free_card("pit_spawn_tank")]
    table.turn("miranda")

    events = table.choose(SearchRoom)

    assert len(happened(events, NothingFound)) == 1


# Prototypes and other cards


@rule("ds.act.prototype-token", "ds.mission.prototype-tokens")
def test_a_prototype_token_gives_one_of_the_weapons() -> None:
    table = StationTable(at="12R.Q")
    expected = table.state.prototypes[-1]
    table.turn("miranda")

    table.choose(TakePrototype)
    table.choose(PutCard, card=table.state.card(expected).id, slot=0)

    assert table.survivor("miranda").cards[0] == expected
    assert table.zone("12R.Q") not in table.state.prototype_zones
    assert table.survivor("miranda").actions == 2


@rule("ds.act.prototype-token")
def test_with_no_prototype_left_the_token_is_just_removed() -> None:
    table = StationTable(at="12R.Q")
    table.state.equipment.discards += table.state.prototypes
    table.state.prototypes = []
    table.turn("miranda")

    events = table.choose(TakePrototype)

    assert len(happened(events, NoPrototypeLeft)) == 1


@rule("ds.inv.backpack-support")
def test_a_ration_is_eaten_from_the_backpack() -> None:
    table = StationTable(gear={"miranda": [None] * 4 + ["food_ration"]})
    table.turn("miranda")

    table.choose(EatRation)

    assert table.survivor("miranda").ap == 3
    assert table.survivor("miranda").actions == 2


@rule("ds.equip.stat-body")
def test_an_ablative_plate_ignores_two_damage() -> None:
    table = StationTable(
        at="12R.A", gear={"miranda": [None, None, "ablative_armor"]}, xenos={"12R.A": {"tank": 1}}
    )
    table.run(Activate(all_kinds(table.state)))
    assert isinstance(table.asking, BearDamage)

    events = table.choose(GiveUpCard)

    assert table.survivor("miranda").wounds == 0
    assert len(happened(events, CardDiscarded)) == 1


@rule("ds.skill.is-that-all")
def test_is_that_all_gives_cards_for_damage() -> None:
    table = StationTable(
        at="12R.A",
        gear={"miranda": ["chainsaw", "pistol"]},
        xenos={"12R.A": {"tank": 1}},
        skills={"miranda": ["is_that_all"]},
    )
    table.run(Activate(all_kinds(table.state)))

    table.choose(GiveUpCard, card="pistol")
    table.choose(TakeDamage)

    assert table.survivor("miranda").wounds == 1
    assert table.cards("miranda")[:2] == ["chainsaw", None]


def test_places_under_a_weapon_belong_to_their_hand() -> None:
    assert next(iter(under(0))) == UNDER
    assert list(under(1))[-1] == INCOMING - 1


@rule("ds.act.trade-uneven")
def test_another_player_must_agree_to_a_trade() -> None:
    seats = [["miranda", "drake", "reese"], ["miles", "umkos", "radka"]]
    table = StationTable(["miranda", "miles"], at="12R.A", gear={"miranda": ["chainsaw"]}, seats=seats)
    table.turn("miranda")
    table.choose(TradeWith, survivor="miles")
    table.choose(PutCard, card="chainsaw", survivor="miles", slot=0)
    assert table.state.question_rule() == "ds.act.trade-uneven"

    table.choose(Refuse)

    assert table.cards("miranda")[0] == "chainsaw"
