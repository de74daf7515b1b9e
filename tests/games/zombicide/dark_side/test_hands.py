"""Two weapons of one name, and ammunition that goes where its weapon goes."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.events import AmmunitionHandedOver, AmmunitionLoosened
from veglia.games.zombicide.dark_side.rules.focus import FocusedShot
from veglia.games.zombicide.dark_side.rules.slots import under
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.bots.packing import after_put, worth
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.reorganise import TradeWith
from veglia.games.zombicide.engine.rules.combat import KeepDice, RollAgain, UseReroll
from veglia.games.zombicide.engine.rules.inventory import Done, PutCard
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.trade import Refuse

FULL = ["food_ration", "food_ration", "flashlight", "flashlight", "energy_cell"]
OTHER_FULL = ["energy_cell"] * 4 + ["food_ration"]


def attached(table: StationTable, name: str, hand: int) -> list[str]:
    cards = [table.survivor(name).cards[slot] for slot in under(hand)]
    return [table.state.card(card).id for card in cards if card != NO_CARD]


@rule("ds.act.ranged", "ds.attach.ammo-cards")
@pytest.mark.parametrize("loaded", [0, 1])
def test_of_two_rifles_the_loaded_one_can_be_fired_and_the_other_too(loaded: int) -> None:
    table = StationTable(
        dice=(1, 1, 1, 1, 1, 1),
        at="12R.A",
        gear={"miranda": ["assault_rifle", "assault_rifle"]},
        skills={"miranda": []},
        xenos={"12R.B": {"worker": 1}},
    )
    table.attach("miranda", loaded, "plenty_of_bullets")
    table.turn("miranda")
    hands = table.survivor("miranda").cards[:2]
    assert [option.card for option in table.offered(RangedAttack, zone="12R.B")] == hands
    assert [option.card for option in table.offered(FocusedShot, zone="12R.B")] == hands

    table.choose(RangedAttack, zone="12R.B", card=hands[1 - loaded])
    assert not isinstance(table.asking, RollAgain)
    table.choose(RangedAttack, zone="12R.B", card=hands[loaded])

    assert table.offers(UseReroll)
    table.choose(KeepDice)


@rule("ds.act.ranged", "ds.act.melee")
@pytest.mark.parametrize(("card", "deed"), [("assault_rifle", RangedAttack), ("sledgehammer", MeleeAttack)])
def test_two_weapons_that_are_alike_are_offered_once(
    card: str, deed: type[RangedAttack | MeleeAttack]
) -> None:
    table = StationTable(
        at="12R.A", gear={"miranda": [card, card]}, xenos={"12R.A": {"worker": 1}, "12R.B": {"worker": 1}}
    )
    table.turn("miranda")

    targets = [option.zone for option in table.offered(deed)]

    assert len(targets) == len(set(targets)) > 0


@rule("ds.act.ranged", "ds.combat.dual-attack", "ds.attach.dual-share")
def test_of_a_pair_either_one_may_be_used_alone_and_both_together_once() -> None:
    table = StationTable(
        at="12R.A", gear={"miranda": ["pistol", "starting_pistol"]}, xenos={"12R.B": {"worker": 1}}
    )
    table.attach("miranda", 1, "plenty_of_bullets")
    table.turn("miranda")
    left, right = table.survivor("miranda").cards[:2]

    shots = [(option.card, option.second) for option in table.offered(RangedAttack, zone="12R.B")]

    assert shots == [(left, NO_CARD), (left, right), (right, NO_CARD)]


@pytest.mark.parametrize(
    ("language", "left", "right"),
    [
        ("en", "Fire Assault Rifle (left hand) at", "Fire Assault Rifle (right hand) at"),
        ("it", "Spara con Fucile d'Assalto (mano sinistra)", "Spara con Fucile d'Assalto (mano destra)"),
    ],
)
def test_the_hand_is_told_only_where_it_matters(language: str, left: str, right: str) -> None:
    table = StationTable(at="12R.A", gear={"miranda": ["assault_rifle", "assault_rifle"]})
    table.turn("miranda")
    words = TITLE.words(table.state, language)
    (shot,) = table.offered(RangedAttack, zone="12R.B")
    assert "(" not in words.say(shot)

    table.attach("miranda", 0, "plenty_of_bullets")
    table.turn("miranda")
    words = TITLE.words(table.state, language)
    said = [words.say(shot) for shot in table.offered(RangedAttack, zone="12R.B")]

    assert [one.startswith(start) for one, start in zip(said, (left, right), strict=True)] == [True, True]


# A weapon with its ammunition is one card.


def trading(mine: list[str | None], theirs: list[str | None]) -> StationTable:
    """Return two who trade, both with full Backpacks."""
    table = StationTable(
        ["miranda", "drake"],
        at="12R.A",
        gear={
            "miranda": [*mine, *[None] * (4 - len(mine)), *FULL],
            "drake": [*theirs, *[None] * (4 - len(theirs)), *OTHER_FULL],
        },
    )
    table.turn("miranda")
    return table


@rule("ds.attach.single-card", "ds.act.trade-one-partner")
def test_loaded_weapons_change_hands_with_full_backpacks() -> None:
    table = trading(["assault_rifle"], ["chain_sword"])
    table.attach("miranda", 0, "plenty_of_bullets", "plenty_of_bullets")
    table.attach("drake", 0, "energy_cell")
    table.choose(TradeWith, survivor="drake")

    events = table.choose(PutCard, card="assault_rifle", survivor="drake", slot=0)

    assert (table.cards("miranda")[0], table.cards("drake")[0]) == ("chain_sword", "assault_rifle")
    assert attached(table, "miranda", 0) == ["energy_cell"]
    assert attached(table, "drake", 0) == ["plenty_of_bullets", "plenty_of_bullets"]
    told = happened(events, AmmunitionHandedOver)
    assert [(event.survivor, event.rule) for event in told] == [
        (0, "ds.attach.single-card"),
        (1, "ds.attach.single-card"),
        (1, "ds.attach.single-card"),
    ]
    assert happened(events, AmmunitionLoosened) == []


@rule("ds.attach.single-card")
@pytest.mark.parametrize("hand", [0, 1])
def test_a_loaded_weapon_is_given_into_an_empty_hand(hand: int) -> None:
    table = trading(["assault_rifle"], ["sledgehammer"] if hand else [])
    table.attach("miranda", 0, "plenty_of_bullets")
    table.choose(TradeWith, survivor="drake")

    table.choose(PutCard, card="assault_rifle", survivor="drake", slot=hand)

    assert attached(table, "miranda", 0) == []
    assert attached(table, "drake", hand) == ["plenty_of_bullets"]


@rule("ds.attach.single-card", "ds.attach.when")
def test_ammunition_that_went_along_may_come_back_to_another_weapon() -> None:
    table = trading(["assault_rifle"], ["pistol"])
    table.attach("miranda", 0, "plenty_of_bullets")
    table.choose(TradeWith, survivor="drake")
    table.choose(PutCard, card="assault_rifle", survivor="drake", slot=0)

    table.choose(PutCard, card="plenty_of_bullets", survivor="miranda")

    assert table.cards("miranda")[0] == "pistol"
    assert attached(table, "miranda", 0) == ["plenty_of_bullets"]
    assert attached(table, "drake", 0) == []


@rule("ds.attach.backpack-detaches")
def test_into_a_full_backpack_no_loaded_weapon_goes() -> None:
    table = trading(["assault_rifle"], ["sledgehammer"])
    table.attach("miranda", 0, "plenty_of_bullets")
    table.choose(TradeWith, survivor="drake")

    slots = {option.slot for option in table.offered(PutCard, card="assault_rifle", survivor="drake")}

    assert slots == {0, 1}


@rule("ds.attach.single-card", "ds.act.trade-uneven")
def test_a_refused_trade_gives_the_ammunition_back() -> None:
    seats = [["miranda", "reese", "umkos"], ["drake", "miles", "radka"]]
    table = StationTable(["miranda", "drake"], at="12R.A", gear={"miranda": ["assault_rifle"]}, seats=seats)
    table.attach("miranda", 0, "plenty_of_bullets")
    table.turn("miranda")
    table.choose(TradeWith, survivor="drake")
    table.choose(PutCard, card="assault_rifle", survivor="drake", slot=0)
    table.choose(Done)

    table.choose(Refuse)

    assert attached(table, "miranda", 0) == ["plenty_of_bullets"]
    assert attached(table, "drake", 0) == []


@rule("ds.attach.single-card")
def test_bots_see_that_the_cell_of_a_prototype_goes_along() -> None:
    table = trading(["prototype_assault_rifle"], ["sledgehammer"])
    table.attach("miranda", 0, "energy_cell")
    table.choose(TradeWith, survivor="drake")
    table.state.log = []
    before = [table.survivor(name).cards[:] for name in ("miranda", "drake")]
    give = table.offered(PutCard, card="prototype_assault_rifle", survivor="drake", slot=0)[0]

    value = after_put(table.state, [0, 1], give, [])

    assert table.state.log == []
    assert [table.survivor(name).cards for name in ("miranda", "drake")] == before
    table.choose(PutCard, card="prototype_assault_rifle", survivor="drake", slot=0)
    assert worth(table.state, [0, 1], []) == value
