"""The 80 Equipment cards as they are in play, against the table of card values."""

from tests.rules import rule
from veglia.games.zombicide.engine.rules.cards import (
    BOUNTY,
    IMPROVISED,
    SEARCH_DECK,
    STARTING,
    TOKEN,
    CardType,
)
from veglia.games.zombicide.engine.rules.scope import MELEE, RANGED
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.scope import SCOPES

# id, copies, what it is, range, dice, accuracy, damage, noise, then symbols and traits.
CARDS = {
    STARTING: """
        scrap_iron 6 ranged pistol bullets 0-1 1d 4+ 1 bang dual fanning-6
        frying_pan 6 melee 0-0 1d 3+ 1 silent
        springfield 6 ranged rifle bullets 1-3 1d 3+ 1 bang reload
    """,
    SEARCH_DECK: """
        colt_saa 3 ranged pistol bullets 0-1 1d 3+ 1 bang dual
        remington 3 ranged pistol bullets 0-2 1d 4+ 1 bang dual
        schofield 3 ranged pistol bullets 0-1 1d 4+ 2 bang
        dynamite 6 ranged explosive 0-1 backpack dynamite
        holy_water 6 0-1 backpack holy_water
        knife 4 melee 0-0 1d 4+ 1 silent dual knife
        machete 2 melee 0-0 1d 3+ 2 silent dual
        pickaxe 2 melee 0-0 2d 4+ 2 silent
        plenty_of_bullets 4 0-0 backpack plenty_of_ammo for-bullets
        plenty_of_shells 4 0-0 backpack plenty_of_ammo for-shells
        sabre 2 melee 0-0 2d 4+ 1 silent dual
        sawed_off 2 ranged rifle shells 0-1 2d 3+ 1 bang dual reload
        shotgun 2 ranged rifle shells 1-3 3d 4+ 1 bang
        tomahawk 2 melee 0-0 1d 3+ 1 silent dual
        double_barrelled_shotgun 2 ranged rifle shells 0-1 2d 3+ 2 bang reload
        water 6 0-1 backpack water
        winchester 2 ranged rifle bullets 1-3 2d 4+ 2 bang
    """,
    BOUNTY: """
        lupara 1 ranged rifle shells 0-1 3d 3+ 1 bang
        colt_buntline 1 ranged pistol bullets 0-2 2d 3+ 2 bang dual
        heavy_sabre 1 melee 0-0 3d 4+ 2 silent dual
        henry_rifle 1 ranged rifle bullets 1-3 3d 4+ 2 bang
        wrath_of_manitou 1 melee 0-0 4d 4+ 1 silent dual
        mauser_c96 1 ranged pistol bullets 0-3 2d 3+ 1 bang dual
        volcanic_pistol 1 ranged pistol bullets 0-1 3d 4+ 1 bang dual
    """,
    IMPROVISED: """
        improvised_melee 0 melee 0-0 2d 4+ 1 silent
        improvised_ranged 0 ranged 1-1 2d 4+ 1 silent
    """,
}
# Kills, with what or from where, and in which time.
FEATS = {
    "lupara": (3, "shells", "turn"),
    "colt_buntline": (3, "pistol", "turn"),
    "heavy_sabre": (3, "melee", "turn"),
    "henry_rifle": (3, "rifle", "turn"),
    "wrath_of_manitou": (2, "melee", "action"),
    "mauser_c96": (3, "balcony", "turn"),
    "volcanic_pistol": (3, "ranged", "action"),
}
# Cards of our own, which are not in the box.
ADDED = {id for addition in library.FILES.additions().values() for id in addition.equipment}
NOISES = ("silent", "bang", "boom")


def lines(table: str) -> list[str]:
    return [line.strip() for line in table.strip().splitlines()]


def as_line(card: CardType, copies: int) -> str:
    """Return a card as a line of the table above."""
    words = [card.id, str(copies)]
    words += [name for name, bit in SCOPES.items() if card.scopes & bit]
    words += [f"{card.range_min}-{card.range_max}"]
    if card.dice:
        words += [f"{card.dice}d", f"{card.accuracy}+", str(card.damage), NOISES[card.noise]]
    marks = {
        "dual": card.dual,
        "reload": card.reload,
        "backpack": card.backpack,
        card.trait: bool(card.trait),
    }
    words += [name for name, is_there in marks.items() if is_there]
    words += [f"for-{name}" for name, bit in SCOPES.items() if card.ammo == bit]
    words += [f"fanning-{card.fanning}"] if card.fanning != 5 else []
    return " ".join(words)


@rule("uoa.equip.stats")
def test_every_card_has_the_values_of_the_table() -> None:
    content = library.library()

    copies = [content.type_of.count(number) for number in range(len(content.card_types))]
    found = [
        (card.group, as_line(card, count))
        for card, count in zip(content.card_types, copies, strict=True)
        if card.group != TOKEN and card.id not in ADDED
    ]

    assert found == [(group, line) for group, table in CARDS.items() for line in lines(table)]


@rule("uoa.equip.stats", "uoa.setup.deck-equipment", "uoa.bounty.separate-deck")
def test_there_are_18_starting_55_search_and_7_bounty_cards() -> None:
    content = library.library()
    types = [content.card_types[kind] for kind in content.type_of]
    groups = [card.group for card in types if card.id not in ADDED]

    counts = {group: groups.count(group) for group in (STARTING, SEARCH_DECK, BOUNTY)}

    assert counts == {STARTING: 18, SEARCH_DECK: 55, BOUNTY: 7}
    assert len(groups) == 80


@rule("uoa.bounty.feat-mauser", "uoa.bounty.feat-rifle")
def test_every_bounty_weapon_and_no_other_card_has_its_feat() -> None:
    feats = {id: row.feat for id, row in library.equipment().items() if row.feat is not None}

    found = {id: (feat.kills, feat.scope, feat.when) for id, feat in feats.items()}

    assert found == FEATS


@rule("uoa.equip.weapon-kinds")
def test_a_weapon_is_either_melee_or_ranged() -> None:
    weapons = [card for card in library.library().card_types if card.is_weapon]

    kinds = {card.id: card.scopes & (MELEE | RANGED) for card in weapons}

    assert set(kinds.values()) == {MELEE, RANGED}
    assert {card.id for card in library.library().card_types} - set(kinds) - ADDED == {
        "holy_water",
        "plenty_of_bullets",
        "plenty_of_shells",
        "supplies",
        "water",
    }
