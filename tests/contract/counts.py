"""What may not be below zero: every number of a state, but for those that name a thing or a place."""

from collections.abc import Iterator

from veglia.kernel.codec import Codec
from veglia.kernel.dice import Dice
from veglia.kernel.machine import State

# Fields that say which one: below zero is nobody, nothing or nowhere. All others count something, or are a
# choice of few. A name is that of a field, or of a field of one class.
NAMES = {
    # Zombicide: places.
    "zone",
    "wagon_zone",
    "gatling_zone",
    "first_spawn",
    # Survivors and seats; a Companion has no seat.
    "active",
    "holder",
    "leader",
    "partner",
    "seat",
    "helper",
    "above",
    # Cards; inventories as they were before a trade.
    "cards",
    "second",
    "empty",
    "before",
    # Spawn tokens, colours, kinds of Zombies.
    "after",
    "colour",
    "kind",
    # What lets dice be rolled again: a card, or below zero a skill.
    "RollAgain.sources",
    "UseReroll.source",
    # Dark, Darker, Darkest: rooms and tiles, Survivors, groups, Code Tokens.
    "room",
    "tile",
    "group",
    "DarkestState.locks",
    "DarkestState.flame",
    "DarkestState.bearer",
    "Extras.helicopter",
    "InsertCode.colour",
    # Action Points that are given, or below zero taken.
    "ShareAp.points",
    # Relic: who carries it, and where figures are that are out of the game.
    "RelicState.carrier",
    "RelicState.rooms",
    # Last Night on Earth: places; what a card is aimed at, and who has it.
    "space",
    "building",
    "wall",
    "hero",
    "zombie",
    "bearer",
    "die",
    "pick",
    # One card: in play, in a question, of a Grave Weapon.
    "card",
    "Zombie.weapon",
    # What a card has to remember between its questions.
    "Choice.data",
    # The Ally whom a Hero leads; what a Search or a Pick-Up is made by; who wounds a Hero.
    "Hero.ally",
    "MakeSearch.by",
    "PickUpCard.by",
    "Wounding.by",
    "WoundHero.by",
}


def impossible(codec: Codec, state: State) -> list[str]:
    """Return every number below zero that cannot be, and where it is."""
    return [
        f"{where} is {number}"
        for where, number in [*_numbers(codec, state, ""), *_numbers(codec, state.offered, "")]
        if number < 0 and not _is_name(where)
    ]


def _is_name(where: str) -> bool:
    return where in NAMES or where.rpartition(".")[2] in NAMES


def _numbers(codec: Codec, thing: object, where: str) -> Iterator[tuple[str, int]]:
    """Return all numbers of a thing with the fields they are in; what is shared and the dice never change."""
    if type(thing) is int:
        yield where, thing
    elif isinstance(thing, list | tuple):
        for one in thing:
            yield from _numbers(codec, one, where)
    elif isinstance(thing, dict):
        yield from _numbers(codec, list(thing), f"{where} (key)")
        yield from _numbers(codec, list(thing.values()), where)
    elif type(thing) in codec.fields and not isinstance(thing, Dice):
        for name in codec.fields[type(thing)]:
            yield from _numbers(codec, getattr(thing, name), f"{type(thing).__name__}.{name}")
