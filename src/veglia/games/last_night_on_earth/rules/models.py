"""What stands and lies on the table: Heroes, Zombies, Allies, markers, and what lasts.

None of these can hold itself. Compiled, they are hidden from the garbage collector: copies take less time.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

HEROES: Final = 0
ZOMBIES: Final = 1

# Kinds of Zombies. With one Zombie player both colours are his.
BROWN: Final = 0
GREEN: Final = 1
RED: Final = 2
ZOMBIE_HERO: Final = 3
# Numbers of figures: seven of each colour, then the Zombie Heroes by the Hero they were.
FIGURES: Final = 7
FIRST_ZOMBIE_HERO: Final = 3 * FIGURES


@mypyc_attr(acyclic=True)
class Hero:
    """A Hero in the game, or one that was: `space` is then NO_SPACE."""

    def __init__(
        self,
        kind: int,
        seat: int,
        space: int,
        wounds: int,
        items: list[tuple[int, ...]],
        events: list[int],
        townsfolk: list[int],
        ally: int,
        supplies: int,
        experience: int,
        has_advanced: bool,
        is_found: bool,
        is_activated: bool,
        loses_turn: bool,
        kills: int,
    ) -> None:
        # The place of his row in the content.
        self.kind = kind
        self.seat = seat
        self.space = space
        # Wounds that he has taken.
        self.wounds = wounds
        # Each item is one card, or several that have been combined.
        self.items = items
        # Events and Survival Tactics in hand: hidden from the Zombies.
        self.events = events
        # Townsfolk that are with him (Save the Townsfolk).
        self.townsfolk = townsfolk
        # The Ally whom he leads, -1 for none.
        self.ally = ally
        self.supplies = supplies
        self.experience = experience
        self.has_advanced = has_advanced
        # Whether he came by New Hero Found: he is never replaced.
        self.is_found = is_found
        # In this Hero turn.
        self.is_activated = is_activated
        self.loses_turn = loses_turn
        # Zombies that he has killed in this activation.
        self.kills = kills

    def copy(self) -> "Hero":
        return Hero(
            self.kind,
            self.seat,
            self.space,
            self.wounds,
            self.items[:],
            self.events[:],
            self.townsfolk[:],
            self.ally,
            self.supplies,
            self.experience,
            self.has_advanced,
            self.is_found,
            self.is_activated,
            self.loses_turn,
            self.kills,
        )


@mypyc_attr(acyclic=True)
class Zombie:
    """A Zombie on the board."""

    def __init__(
        self,
        number: int,
        kind: int,
        owner: int,
        space: int,
        wounds: int,
        weapon: int,
        weapon_round: int,
        has_moved: bool,
        is_fresh: bool,
        is_protected: bool,
    ) -> None:
        self.number = number
        # BROWN, GREEN, RED or ZOMBIE_HERO.
        self.kind = kind
        # The colour whose player moves it: BROWN or GREEN.
        self.owner = owner
        self.space = space
        # Wounds that it has taken.
        self.wounds = wounds
        # The card of its Grave Weapon, -1 for none, and the round in which it got it.
        self.weapon = weapon
        self.weapon_round = weapon_round
        # In this Zombie turn.
        self.has_moved = has_moved
        # Whether it neither moves nor fights before the next Zombie turn.
        self.is_fresh = is_fresh
        # Whether it cannot be wounded or killed until the next Zombie turn.
        self.is_protected = is_protected

    def copy(self) -> "Zombie":
        return Zombie(
            self.number,
            self.kind,
            self.owner,
            self.space,
            self.wounds,
            self.weapon,
            self.weapon_round,
            self.has_moved,
            self.is_fresh,
            self.is_protected,
        )


@mypyc_attr(acyclic=True)
class Ally:
    """A Townsfolk Ally; `space` is NO_SPACE once it is dead."""

    def __init__(self, space: int, has_acted: bool) -> None:
        self.space = space
        self.has_acted = has_acted

    def copy(self) -> "Ally":
        return Ally(self.space, self.has_acted)


UNKNOWN: Final = -1


@mypyc_attr(acyclic=True)
class Lasting:
    """Something open that goes on acting: a card that Remains in Play, a marker, an effect of a turn."""

    def __init__(
        self,
        trait: str,
        card: int,
        side: int,
        hero: int,
        zombie: int,
        space: int,
        building: int,
        until: int,
        data: int,
    ) -> None:
        # What it does: the name of a trait.
        self.trait = trait
        # The card that lies there, -1 for a marker or an effect without one.
        self.card = card
        # Whose it is: HEROES or ZOMBIES.
        self.side = side
        # What it lies on.
        self.hero = hero
        self.zombie = zombie
        self.space = space
        self.building = building
        # When it ends by itself: one of the UNTIL numbers.
        self.until = until
        self.data = data
        # The hooks of its trait, looked up when they are first asked for.
        self.hooks: i64 = UNKNOWN

    def copy(self) -> "Lasting":
        twin = Lasting(
            self.trait,
            self.card,
            self.side,
            self.hero,
            self.zombie,
            self.space,
            self.building,
            self.until,
            self.data,
        )
        twin.hooks = self.hooks
        return twin


# When something lasting ends by itself.
FOR_GOOD: Final = 0
UNTIL_ZOMBIE_TURN: Final = 1
UNTIL_HERO_TURN: Final = 2
# The end of the present turn, whosever it is.
UNTIL_TURN_ENDS: Final = 3
# The end of the next Hero turn.
UNTIL_HERO_TURN_ENDS: Final = 4


@mypyc_attr(acyclic=True)
class Barricade:
    """A Barricade on a wall."""

    def __init__(self, wall: int, reinforcements: int) -> None:
        self.wall = wall
        self.reinforcements = reinforcements

    def copy(self) -> "Barricade":
        return Barricade(self.wall, self.reinforcements)


@mypyc_attr(acyclic=True)
class Marker:
    """A marker on a building or in a space. Face down, only its kind is known."""

    def __init__(self, kind: str, building: int, space: int, value: int, is_open: bool) -> None:
        # number, search (Free Search or Exploration), stockpile, supply, record ...
        self.kind = kind
        self.building = building
        self.space = space
        # What is on its front.
        self.value = value
        self.is_open = is_open

    def copy(self) -> "Marker":
        return Marker(self.kind, self.building, self.space, self.value, self.is_open)


@mypyc_attr(acyclic=True)
class Wounding:
    """A Wound that a Hero is about to take."""

    def __init__(self, hero: int, cause: str, by: int, is_prevented: bool, of: int) -> None:
        self.hero = hero
        # fight, explosion, card, exertion ...
        self.cause = cause
        # The Zombie that deals it, -1 for none.
        self.by = by
        self.is_prevented = is_prevented
        # How many Wounds come with it at once, this one included.
        self.of = of

    def copy(self) -> "Wounding":
        return Wounding(self.hero, self.cause, self.by, self.is_prevented, self.of)
