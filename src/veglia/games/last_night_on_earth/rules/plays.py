"""Options by which cards, items and abilities are used, and what is known of such a play."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from veglia.kernel.machine import Option

NOBODY: Final = -1
NOTHING: Final = -1


class Targeted(Option):
    """A use of something. What it is aimed at is named by the fields that are not below zero."""

    def __init__(
        self,
        card: int,
        bearer: int,
        hero: int = NOBODY,
        zombie: int = NOBODY,
        space: int = NOTHING,
        building: int = NOTHING,
        wall: int = NOTHING,
        die: int = NOTHING,
        pick: int = NOTHING,
        mode: int = 0,
    ) -> None:
        # The card; for an ability its place among the abilities of its kind.
        self.card = card
        # The Hero who has it, nobody for the Zombies.
        self.bearer = bearer
        self.hero = hero
        self.zombie = zombie
        self.space = space
        self.building = building
        self.wall = wall
        # The place of a die in the pool of a fight.
        self.die = die
        # Another card.
        self.pick = pick
        # Which of several effects a card has: their order in its text.
        self.mode = mode


class PlayCard(Targeted):
    """Play a card from a hand."""


class UseItem(Targeted):
    """Use an item that lies beside a Hero."""


class UseAbility(Targeted):
    """Use an ability of a Hero, by its place in the content."""


class UseGraveWeapon(Targeted):
    """Use the Grave Weapon of a Zombie; `bearer` is the Zombie's number."""


class UseLasting(Targeted):
    """Use something that lies open on the table."""


# Where something acts from.
HAND: Final = 0
ITEM: Final = 1
ABILITY: Final = 2
GRAVE: Final = 3
LASTING: Final = 4


def place_of(option: Targeted) -> int:
    """Return where something acts from that an option uses."""
    if isinstance(option, PlayCard):
        return HAND
    if isinstance(option, UseItem):
        return ITEM
    if isinstance(option, UseAbility):
        return ABILITY
    return GRAVE if isinstance(option, UseGraveWeapon) else LASTING


# Moments as bits of a number, by their names: cards are looked through for those of a moment again and again.
BITS: Final[dict[str, int]] = {}
EVERY_BIT: Final = -1


def bit_of(moment: str) -> int:
    """Return the bit of a moment; each name has one of its own from when it is first asked for."""
    bit = BITS.get(moment, 0)
    if not bit:
        bit = 1 << len(BITS)
        BITS[moment] = bit
    return bit


@mypyc_attr(acyclic=True)
class Source:
    """Where a trait acts from: a card or ability, and who has it."""

    def __init__(self, place: int, card: int, bearer: int, seat: int, lasting: int = -1) -> None:
        # HAND, ITEM, ABILITY, GRAVE or LASTING.
        self.place: Final = place
        self.card: Final = card
        # A Hero, for GRAVE a Zombie's number, nobody for a Zombie player's hand.
        self.bearer: Final = bearer
        # The seat that may use it; -1 where nobody uses it.
        self.seat: Final = seat
        # For LASTING the place in `state.lasting`.
        self.lasting: Final = lasting

    def option(
        self,
        hero: int = NOBODY,
        zombie: int = NOBODY,
        space: int = NOTHING,
        building: int = NOTHING,
        wall: int = NOTHING,
        die: int = NOTHING,
        pick: int = NOTHING,
        mode: int = 0,
    ) -> Option:
        """Return the option to use it so."""
        card, bearer = self.card, self.bearer
        # Called by name: through a table of classes each of these calls took five times as long, compiled.
        if self.place == HAND:
            return PlayCard(card, bearer, hero, zombie, space, building, wall, die, pick, mode)
        if self.place == ITEM:
            return UseItem(card, bearer, hero, zombie, space, building, wall, die, pick, mode)
        if self.place == ABILITY:
            return UseAbility(card, bearer, hero, zombie, space, building, wall, die, pick, mode)
        if self.place == GRAVE:
            return UseGraveWeapon(card, bearer, hero, zombie, space, building, wall, die, pick, mode)
        return UseLasting(card, bearer, hero, zombie, space, building, wall, die, pick, mode)


@mypyc_attr(acyclic=True)
class Moment:
    """A moment at which things may be used: its name, and whom and what it is about.

    `hero` and `zombie` are the models concerned, `card` a card that was announced or is being checked,
    `space` where someone is about to go, `number` what was rolled, `together` Zombies that move as a crowd.
    """

    def __init__(
        self,
        name: str,
        hero: int = NOBODY,
        zombie: int = NOBODY,
        card: int = NOTHING,
        space: int = NOTHING,
        number: int = 0,
        together: tuple[int, ...] = (),
    ) -> None:
        self.name: Final = name
        self.bit: i64 = bit_of(name)
        self.hero: Final = hero
        self.zombie: Final = zombie
        self.card: Final = card
        self.space: Final = space
        self.number: Final = number
        self.together: Final = together


@mypyc_attr(acyclic=True)
class Played:
    """Something that is being used: it lies on the stack until it has had its effect or was cancelled."""

    def __init__(
        self,
        place: int,
        seat: int,
        moment: Moment,
        option: Targeted,
        is_cancelled: bool,
        is_removed: bool = False,
    ) -> None:
        # HAND, ITEM, ABILITY, GRAVE or LASTING.
        self.place = place
        self.seat = seat
        # The moment at which it was played.
        self.moment = moment
        # What was chosen: the use and what it is aimed at.
        self.option = option
        self.is_cancelled = is_cancelled
        # Whether a cancelled card is removed from the game instead of being discarded.
        self.is_removed = is_removed

    def copy(self) -> "Played":
        return Played(self.place, self.seat, self.moment, self.option, self.is_cancelled, self.is_removed)

    @property
    def card(self) -> int:
        return self.option.card

    @property
    def bearer(self) -> int:
        return self.option.bearer

    @property
    def hero(self) -> int:
        return self.option.hero

    @property
    def zombie(self) -> int:
        return self.option.zombie

    @property
    def space(self) -> int:
        return self.option.space

    @property
    def building(self) -> int:
        return self.option.building

    @property
    def wall(self) -> int:
        return self.option.wall

    @property
    def die(self) -> int:
        return self.option.die

    @property
    def pick(self) -> int:
        return self.option.pick

    @property
    def mode(self) -> int:
        return self.option.mode


# What a `Choose` question is about


class PickHero(Option):
    def __init__(self, hero: int) -> None:
        self.hero = hero


class PickZombie(Option):
    def __init__(self, zombie: int) -> None:
        self.zombie = zombie


class PickSpace(Option):
    def __init__(self, space: int) -> None:
        self.space = space


class PickBuilding(Option):
    def __init__(self, building: int) -> None:
        self.building = building


class PickCard(Option):
    def __init__(self, card: int) -> None:
        self.card = card


class PickDie(Option):
    def __init__(self, die: int) -> None:
        self.die = die


class PickWall(Option):
    def __init__(self, wall: int) -> None:
        self.wall = wall


class PickNumber(Option):
    """One of several ways to go on, which the question tells."""

    def __init__(self, number: int) -> None:
        self.number = number


class Decline(Option):
    """Leave it, or have done."""

    def __init__(self) -> None:
        pass


# Kinds of things to choose from.
HERO: Final = 0
ZOMBIE: Final = 1
SPACE: Final = 2
BUILDING: Final = 3
CARD: Final = 4
DIE: Final = 5
WALL: Final = 6
NUMBER: Final = 7


class Choice:
    """What a question is about, for the trait that has asked it."""

    def __init__(
        self,
        topic: str,
        thing: int,
        among: tuple[int, ...],
        may_decline: bool,
        card: int,
        bearer: int,
        data: tuple[int, ...],
    ) -> None:
        # Which question of the trait it is: its words are those of `<trait>.<topic>`.
        self.topic: Final = topic
        # HERO to NUMBER: what is chosen from.
        self.thing: Final = thing
        self.among: Final = among
        self.may_decline: Final = may_decline
        self.card: Final = card
        self.bearer: Final = bearer
        # What the trait has to remember.
        self.data: Final = data


def picked(option: Option) -> int:
    """Return the number of what was chosen, -1 for nothing."""
    if isinstance(option, PickHero):
        return option.hero
    if isinstance(option, PickZombie):
        return option.zombie
    if isinstance(option, PickSpace):
        return option.space
    if isinstance(option, PickBuilding):
        return option.building
    if isinstance(option, PickCard):
        return option.card
    if isinstance(option, PickDie):
        return option.die
    if isinstance(option, PickWall):
        return option.wall
    if isinstance(option, PickNumber):
        return option.number
    return -1


def option_for(thing: int, number: int) -> Option:
    """Return the option that chooses a thing of a kind."""
    if thing == HERO:
        return PickHero(number)
    if thing == ZOMBIE:
        return PickZombie(number)
    if thing == SPACE:
        return PickSpace(number)
    if thing == BUILDING:
        return PickBuilding(number)
    if thing == CARD:
        return PickCard(number)
    if thing == DIE:
        return PickDie(number)
    return PickWall(number) if thing == WALL else PickNumber(number)
