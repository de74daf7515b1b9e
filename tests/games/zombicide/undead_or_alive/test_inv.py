"""The inventory: six slots, what fits where, what can be used from where, discarding."""

import pytest

from tests.games.zombicide.seating import seated
from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.reorganise import ReorganiseCards
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.events import AttackRolled, CardDiscarded
from veglia.games.zombicide.engine.rules.inventory import Done, LeaveCard, PutCard
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.games.zombicide.undead_or_alive.rules.actions.water import Bless, Drink
from veglia.games.zombicide.undead_or_alive.rules.slots import PREFERRED
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.game import Game


def slots_for(table: TestTable, card: str) -> set[int]:
    """Return the slots into which a card may be put now."""
    return {put.slot for put in table.offered(PutCard, card=card)}


@rule("uoa.inv.capacity")
def test_a_seventh_card_needs_room_or_is_discarded() -> None:
    gear: list[str | None] = ["machete", "knife", "pickaxe", "water", "holy_water", "dynamite"]
    table = TestTable(["carl"], at="2R.A", gear={"carl": gear})
    table.stack_equipment("sabre")
    table.turn("carl")

    table.choose(SearchHere)
    table.choose(PutCard, card="sabre", slot=3)
    may_stop = table.offers(Done)
    table.choose(LeaveCard, card="water")

    assert not may_stop
    assert table.cards("carl") == ["machete", "knife", "pickaxe", "sabre", "holy_water", "dynamite"]


@rule("uoa.inv.capacity")
def test_there_are_two_hands_one_preferred_and_three_backpack_slots() -> None:
    table = TestTable(["carl"], gear={"carl": ["sabre", None, None, "machete", "pickaxe", "knife"]})
    table.turn("carl")

    table.choose(ReorganiseCards)

    # From a Hand: not the other Hand (no difference), the Preferred slot, or one of three in the Backpack.
    assert slots_for(table, "sabre") == {2, 3, 4, 5}
    assert slots_for(table, "machete") == {0, 1, 2}


@rule("uoa.inv.hand", "uoa.inv.backpack")
def test_a_weapon_in_a_hand_can_be_used_and_one_in_the_backpack_cannot() -> None:
    gear: list[str | None] = ["machete", "colt_saa", None, "pickaxe", "winchester", "knife"]
    table = TestTable(["may"], gear={"may": gear}, zombies={"2R.a1": {"walker": 1}})

    table.turn("may")

    assert {blow.card for blow in table.offered(MeleeAttack)} == {table.card("machete")}
    assert {shot.card for shot in table.offered(RangedAttack)} == {table.card("colt_saa")}


@rule("uoa.inv.backpack")
def test_a_knife_in_the_backpack_gives_no_bonus() -> None:
    gear: list[str | None] = ["pickaxe", None, None, "knife"]
    table = TestTable(["may"], [1, 1], gear={"may": gear}, zombies={"2R.a1": {"walker": 1}})
    table.turn("may")

    events = table.choose(MeleeAttack, card="pickaxe")

    assert [rolled.dice for rolled in happened(events, AttackRolled)] == [(1, 1)]


@rule("uoa.inv.backpack")
def test_a_card_moved_from_the_backpack_to_a_hand_can_be_used() -> None:
    gear: list[str | None] = [None, None, None, "machete"]
    table = TestTable(["may"], gear={"may": gear}, zombies={"2R.a1": {"walker": 1}})
    table.turn("may")
    table.choose(ReorganiseCards)

    table.choose(PutCard, card="machete", slot=0)

    assert table.offers(MeleeAttack, card="machete")


@rule("uoa.inv.usable-in-backpack", "uoa.trait.usable-in-backpack", "uoa.trait.holy-water-backpack")
@pytest.mark.parametrize("slot", [0, 1, 3, 4, 5])
def test_holy_water_and_water_work_from_a_hand_and_from_the_backpack(slot: int) -> None:
    empty: list[str | None] = [None] * slot
    table = TestTable(
        ["carl", "may"], at="3R.a3", gear={"carl": [*empty, "holy_water"], "may": [*empty, "water"]}
    )

    table.turn("carl")
    blessings = table.offered(Bless, zone="3R.a3")
    table.turn("may")

    assert len(blessings) == 1
    assert table.offers(Drink)


@rule("uoa.inv.preferred-slot")
@pytest.mark.parametrize(
    ("who", "fitting", "other"),
    [
        ("may", ["machete", "pickaxe", "knife"], ["colt_saa", "winchester", "dynamite", "water"]),
        ("meg", ["colt_saa", "schofield"], ["machete", "winchester", "dynamite", "holy_water"]),
        ("hanna", ["winchester", "shotgun"], ["machete", "colt_saa", "dynamite", "plenty_of_bullets"]),
    ],
)
def test_the_preferred_slot_takes_only_weapons_of_its_type(
    who: str, fitting: list[str], other: list[str]
) -> None:
    found: list[str] = []

    for card in [*fitting, *other]:
        table = TestTable([who], gear={who: [card]})
        table.turn(who)
        table.choose(ReorganiseCards)
        if PREFERRED in slots_for(table, card):
            found.append(card)

    assert found == fitting


@rule("uoa.inv.preferred-slot")
def test_no_card_is_swapped_into_a_preferred_slot_it_does_not_fit() -> None:
    table = TestTable(["may"], gear={"may": ["colt_saa", "machete", "pickaxe"]})
    table.turn("may")

    table.choose(ReorganiseCards)

    # The Pickaxe cannot go where the Colt is, for the Colt would take its place.
    assert slots_for(table, "pickaxe") == {1, 3}


@rule("uoa.inv.preferred-any")
def test_a_preferred_slot_for_any_weapon_takes_dynamite_but_no_other_equipment() -> None:
    cards = ["machete", "colt_saa", "winchester", "dynamite", "holy_water", "water", "plenty_of_shells"]
    found: list[str] = []

    for card in cards:
        table = TestTable(["concepcion"], gear={"concepcion": [card]})
        table.turn("concepcion")
        table.choose(ReorganiseCards)
        if PREFERRED in slots_for(table, card):
            found.append(card)

    assert found == ["machete", "colt_saa", "winchester", "dynamite"]


@rule("uoa.inv.preferred-counts-as-hand")
def test_the_preferred_weapon_is_used_like_one_in_a_hand() -> None:
    gear: list[str | None] = [None, None, "colt_saa"]
    table = TestTable(["meg"], gear={"meg": gear})

    table.turn("meg")

    assert table.offers(RangedAttack, card="colt_saa")
    assert table.offers(Fan, card="colt_saa")


@rule("uoa.inv.preferred-counts-as-hand", "uoa.combat.dual")
def test_a_dual_pair_may_use_the_preferred_slot() -> None:
    gear: list[str | None] = ["colt_saa", None, "colt_saa"]
    table = TestTable(["meg"], [1, 1], gear={"meg": gear})
    table.turn("meg")

    events = table.choose(RangedAttack, zone="2R.a2", second=table.survivor("meg").cards[2])

    assert [len(rolled.dice) for rolled in happened(events, AttackRolled)] == [2]


@rule("uoa.inv.three-hands", "uoa.inv.preferred-counts-as-hand")
def test_three_equipped_cards_but_only_two_of_them_count_for_an_action() -> None:
    gear: list[str | None] = ["knife", "pickaxe", "knife"]
    table = TestTable(["may"], [1] * 7, gear={"may": gear}, zombies={"2R.a1": {"walker": 1}})
    table.turn("may")

    pickaxe = table.choose(MeleeAttack, card="pickaxe")
    both_knives = table.choose(MeleeAttack, card="knife", second=table.survivor("may").cards[2])

    # The second Knife adds nothing to the Pickaxe; for the next Action another two cards are chosen.
    assert [len(rolled.dice) for rolled in happened(pickaxe, AttackRolled)] == [3]
    assert [len(rolled.dice) for rolled in happened(both_knives, AttackRolled)] == [4]


@rule("uoa.inv.discard-free")
def test_a_card_may_be_discarded_for_free_even_in_another_players_turn() -> None:
    table = TestTable(seats=[["carl"], ["meg"]], gear={"carl": ["machete"], "meg": ["water", "frying_pan"]})
    table.turn("carl")
    game = Game(TITLE, TITLE.setup("m0", seated(["carl"], ["meg"]), 1, {}), table.state, [])
    water = table.card("water")
    option = next(one for one in game.asides if getattr(one, "card", None) == water)

    events = game.choose(option, seat=1)

    assert table.cards("meg") == [None, "frying_pan", None, None, None, None]
    assert table.state.equipment.discards == [water]
    assert rules_of(happened(events, CardDiscarded)) == {"uoa.inv.discard-free"}
    assert table.survivor("carl").actions == 3
    assert table.offers(ReorganiseCards)


@rule("uoa.inv.discard-free")
def test_nobody_discards_the_cards_of_another_player() -> None:
    table = TestTable(seats=[["carl"], ["meg"]], gear={"carl": ["machete"], "meg": ["water"]})
    aside = TITLE.aside
    assert aside is not None

    owners = {
        getattr(option, "card", None): aside.owners(table.state, option)
        for option in aside.options(table.state)
    }

    assert owners == {table.card("machete"): (0,), table.card("water"): (1,)}


@rule("uoa.inv.discard-free")
def test_discarding_makes_room_for_a_card_that_was_just_found() -> None:
    gear: list[str | None] = ["machete", "knife", "pickaxe", "water", "holy_water", "dynamite"]
    table = TestTable(["carl"], at="2R.A", gear={"carl": gear})
    table.stack_equipment("sabre")
    table.turn("carl")
    game = Game(TITLE, TITLE.setup("m0", seated(["carl"]), 1, {}), table.state, [])
    table.choose(SearchHere)
    knife = table.card("knife")

    game.choose(next(one for one in game.asides if getattr(one, "card", None) == knife))
    table.choose(PutCard, card="sabre", slot=1)
    table.choose(Done)

    assert table.cards("carl") == ["machete", "sabre", "pickaxe", "water", "holy_water", "dynamite"]
