"""Zombies as numbers: the kind of each, and marks of what has happened to it.

`state.hordes` has for each room a sorted tuple with one number per zombie, `state.tokens` the face-down
Zombie Tokens of the room in the order in which they came. A token's number says what is on its face; it may
carry the marks of zombies, too.
"""

from typing import Final

# Kinds; those above NORMAL are of the Zombies expansion.
NORMAL: Final = 0
DISCO_DOLL: Final = 1
GUTS: Final = 2
CHUNK: Final = 3
TUFF_GUY: Final = 4
KINDS: Final = ("zombie", "disco_doll", "guts", "chunk", "tuff_guy")
KIND_MASK: Final = 7
# Marks of a zombie.
TAINTED: Final = 8
STUNNED: Final = 16
DAMAGED: Final = 32
# Came as a reinforcement: adds no die in this Round.
FRESH: Final = 64
# Has attacked or moved in this reaction.
ACTED: Final = 128
# Is moving now.
MOVING: Final = 256
# Was stunned in an earlier Round: another Repel does not eliminate it.
STUNNED_BEFORE: Final = 512
# A token's number, and where the marks of tokens begin: they are those of zombies, shifted.
TOKEN_MASK: Final = 1023
TOKEN_SHIFT: Final = 1024

Horde = tuple[int, ...]
NONE: Final[Horde] = ()


def kind_of(zombie: int) -> int:
    return zombie & KIND_MASK


def with_one(horde: Horde, zombie: int) -> Horde:
    return tuple(sorted([*horde, zombie]))


def with_all(horde: Horde, others: Horde) -> Horde:
    return tuple(sorted([*horde, *others])) if others else horde


def without_one(horde: Horde, zombie: int) -> Horde:
    place = horde.index(zombie)
    return horde[:place] + horde[place + 1 :]


def has_mark(horde: Horde, mark: int) -> bool:
    return any(zombie & mark for zombie in horde)


def marked(horde: Horde, mark: int) -> Horde:
    return tuple(sorted([zombie | mark for zombie in horde]))


def unmarked(horde: Horde, mark: int) -> Horde:
    return tuple(sorted([zombie & ~mark for zombie in horde])) if has_mark(horde, mark) else horde


def those_with(horde: Horde, mark: int) -> Horde:
    return tuple([zombie for zombie in horde if zombie & mark]) if has_mark(horde, mark) else NONE


def those_without(horde: Horde, mark: int) -> Horde:
    return tuple([zombie for zombie in horde if not zombie & mark]) if has_mark(horde, mark) else horde


def token_marks(token: int) -> int:
    """Return the marks that a token hands on to its zombies."""
    return token // TOKEN_SHIFT


def with_token_mark(token: int, mark: int) -> int:
    return token | mark * TOKEN_SHIFT


def without_token_mark(token: int, mark: int) -> int:
    return token & ~(mark * TOKEN_SHIFT)
