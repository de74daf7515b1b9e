"""Survivors, the Creature, the Nemesis and Victims, as they stand in a state.

They hold numbers and lists of numbers, so that the garbage collector need not know them.
"""

from typing import Final

from mypy_extensions import mypyc_attr

NOWHERE: Final = -1
# How a Survivor is gripped: by zombies or a Creature, by the Undead Bird, from afar by Rachel Mortimer.
FREE: Final = 0
GRIPPED: Final = 1
BIRD_GRIP: Final = 2
FAR_GRIP: Final = 3


@mypyc_attr(acyclic=True)
class Survivor:
    """A Survivor and the board of that Survivor."""

    def __init__(
        self,
        profile: int,
        seat: int,
        room: int,
        wounds: int,
        ap: int,
        held_ap: int,
        grip: int,
        virus_left: int,
        virus_right: int,
        virus_order: int,
        cube: int,
        xp: int,
        bought: int,
        left: list[int],
        right: list[int],
        codes: list[int],
        used: int,
        group: int,
        radiation: int,
        is_aboard: bool,
        is_masked: bool,
    ) -> None:
        self.profile = profile
        self.seat = seat
        # NOWHERE once eliminated, until the replacement enters.
        self.room = room
        self.wounds = wounds
        # Action Points left, and those that a Grip keeps from being used.
        self.ap = ap
        self.held_ap = held_ap
        self.grip = grip
        # Virus Tokens on either side of the board.
        self.virus_left = virus_left
        self.virus_right = virus_right
        # Bits by the order in which they came: whether that token lies on the right. The last one goes first.
        self.virus_order = virus_order
        # How many activations of the virus there have been: 1 is the rightmost ability, 5 the innate one.
        self.cube = cube
        self.xp = xp
        # Bought abilities as bits; the innate one is bit 0 and always there.
        self.bought = bought
        self.left = left
        self.right = right
        self.codes = codes
        # What was used in this Round, as bits by ability.
        self.used = used
        self.group = group
        self.radiation = radiation
        self.is_aboard = is_aboard
        # Whether a Gas Mask protects in this Round.
        self.is_masked = is_masked

    def copy(self) -> "Survivor":
        return Survivor(
            self.profile,
            self.seat,
            self.room,
            self.wounds,
            self.ap,
            self.held_ap,
            self.grip,
            self.virus_left,
            self.virus_right,
            self.virus_order,
            self.cube,
            self.xp,
            self.bought,
            self.left[:],
            self.right[:],
            self.codes[:],
            self.used,
            self.group,
            self.radiation,
            self.is_aboard,
            self.is_masked,
        )

    def is_in_play(self) -> bool:
        return self.room != NOWHERE and not self.is_aboard

    def virus(self) -> int:
        return self.virus_left + self.virus_right


@mypyc_attr(acyclic=True)
class Creature:
    """The Creature in the house: cubes by damage area."""

    def __init__(self, kind: int, room: int, damage: list[int], is_tainted: bool) -> None:
        self.kind = kind
        self.room = room
        self.damage = damage
        self.is_tainted = is_tainted

    def copy(self) -> "Creature":
        return Creature(self.kind, self.room, self.damage[:], self.is_tainted)


@mypyc_attr(acyclic=True)
class Nemesis:
    """The Nemesis: the cubes that are left on each area."""

    def __init__(self, kind: int, room: int, cubes: list[int]) -> None:
        self.kind = kind
        self.room = room
        self.cubes = cubes

    def copy(self) -> "Nemesis":
        return Nemesis(self.kind, self.room, self.cubes[:])


@mypyc_attr(acyclic=True)
class Victim:
    """A Victim; `moved` is the Round in which it was last moved."""

    def __init__(self, room: int, is_wounded: bool, moved: int) -> None:
        self.room = room
        self.is_wounded = is_wounded
        self.moved = moved

    def copy(self) -> "Victim":
        return Victim(self.room, self.is_wounded, self.moved)


@mypyc_attr(acyclic=True)
class Extras:
    """What belongs to expansions and single items."""

    def __init__(
        self,
        mines: list[int],
        radiation: int,
        is_leaking: bool,
        is_shut_down: bool,
        reactor_codes: list[int],
        victims: list[Victim],
        helicopter: int,
        escape_round: int,
        party: int,
        loans: list[tuple[int, int]],
    ) -> None:
        # Rooms with a mine.
        self.mines = mines
        # Contaminated tiles, as bits.
        self.radiation = radiation
        self.is_leaking = is_leaking
        self.is_shut_down = is_shut_down
        self.reactor_codes = reactor_codes
        self.victims = victims
        # The place of the Helicopter tile on the ring, NOWHERE without it.
        self.helicopter = helicopter
        # How many reactions there have been since the Nemesis fell, and how many Survivors lived then.
        self.escape_round = escape_round
        self.party = party
        # Grand Finale: cubes in the hand of another Survivor, each as that holder and its owner.
        self.loans = loans

    def copy(self) -> "Extras":
        return Extras(
            self.mines[:],
            self.radiation,
            self.is_leaking,
            self.is_shut_down,
            self.reactor_codes[:],
            [victim.copy() for victim in self.victims],
            self.helicopter,
            self.escape_round,
            self.party,
            self.loans[:],
        )
