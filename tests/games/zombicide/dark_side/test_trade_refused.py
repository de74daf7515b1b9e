"""A trade that the other player refuses: attached ammunition, and what was rearranged on the way."""

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules import conservation
from veglia.games.zombicide.dark_side.rules.slots import BACKPACK, UNDER
from veglia.games.zombicide.engine.rules.actions.reorganise import TradeWith
from veglia.games.zombicide.engine.rules.discarding import DropAnytime, DropCard
from veglia.games.zombicide.engine.rules.inventory import Done, PutCard
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.trade import AgreeToTrade, Refuse
from veglia.games.zombicide.engine.rules.turn import ChooseAction

RIFLE_AND_BULLETS = ["assault_rifle", None, None, None, "plenty_of_bullets", "chainsaw"]
SEATS = [["miranda", "drake", "reese"], ["miles", "umkos", "radka"]]


def trading() -> StationTable:
    """Return a table where Miranda trades with another player's Miles."""
    table = StationTable(["miranda", "miles"], at="12R.A", gear={"miranda": RIFLE_AND_BULLETS}, seats=SEATS)
    table.turn("miranda")
    table.choose(TradeWith, survivor="miles")
    return table


@rule("ds.act.trade", "ds.attach.trade-change")
def test_ammunition_attached_in_a_trade_stays_attached_when_the_trade_is_refused() -> None:
    table = trading()
    table.choose(PutCard, card="plenty_of_bullets", survivor="miranda", slot=UNDER)
    table.choose(PutCard, card="chainsaw", survivor="miles", slot=0)
    table.choose(Done)
    assert isinstance(table.asking, AgreeToTrade)

    table.choose(Refuse)

    cards = table.survivor("miranda").cards
    assert [table.state.card(cards[slot]).id for slot in (0, BACKPACK + 1, UNDER)] == [
        "assault_rifle",
        "chainsaw",
        "plenty_of_bullets",
    ]
    assert cards[BACKPACK] == NO_CARD
    assert set(table.survivor("miles").cards) == {NO_CARD}
    assert table.survivor("miranda").actions == 2
    assert isinstance(table.asking, ChooseAction)
    conservation.check(table.state)


@rule("ds.act.trade-uneven", "ds.attach.backpack-detaches")
def test_ammunition_of_a_weapon_discarded_in_the_meantime_comes_back_into_the_backpack() -> None:
    table = StationTable(["miranda", "miles"], at="12R.A", gear={"miranda": ["assault_rifle"]}, seats=SEATS)
    table.attach("miranda", 0, "plenty_of_bullets")
    rifle, bullets = (card for card in table.survivor("miranda").cards if card != NO_CARD)
    table.turn("miranda")
    table.choose(TradeWith, survivor="miles")
    table.choose(PutCard, card="assault_rifle", survivor="miles", slot=0)
    table.choose(Done)
    DropAnytime().take(table.state, DropCard(table.who("miles"), rifle))

    table.choose(Refuse)

    assert table.survivor("miranda").cards.index(bullets) == BACKPACK
    assert set(table.survivor("miles").cards) == {NO_CARD}
    conservation.check(table.state)
