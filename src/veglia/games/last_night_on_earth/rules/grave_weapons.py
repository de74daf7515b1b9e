"""Grave Weapons: drawn for two Zombies that are not spawned, and given to a Zombie on the board."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import sources
from veglia.games.last_night_on_earth.rules.models import ZOMBIES, Zombie
from veglia.games.last_night_on_earth.rules.piles import discard
from veglia.games.last_night_on_earth.rules.plays import GRAVE, PickZombie, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Ask, Event, Option

RULE: Final = "grave_weapons"
# Zombies that are given up for a weapon.
PRICE: Final = 2
LIMIT: Final = 8
LIMIT_OF_TWO: Final = 4


class GiveUpForWeapon(Option):
    """Give up two of the Zombies that would be spawned for a Grave Weapon."""

    def __init__(self) -> None:
        pass


class GraveDeckShuffled(Event):
    def __init__(self) -> None:
        pass


class GraveWeaponDrawn(Event):
    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class GraveWeaponGiven(Event):
    """A Zombie has got a Grave Weapon, which lies open."""

    def __init__(self, zombie: int, card: int) -> None:
        self.zombie = zombie
        self.card = card


def armed(state: LastNightState, seat: int) -> int:
    """Return how many Grave Weapons of a Zombie player are on the board."""
    return sum(1 for one in state.zombies if one.weapon >= 0 and state.zombie_seat(one.owner) == seat)


def is_below_limit(state: LastNightState, seat: int) -> bool:
    limit = LIMIT_OF_TWO if len(state.seats_of(ZOMBIES)) > 1 else LIMIT
    return armed(state, seat) < limit


def can_draw(state: LastNightState) -> bool:
    return bool(state.grave_deck.pile or state.grave_deck.discards)


def is_bearer(state: LastNightState, zombie: Zombie, seat: int) -> bool:
    """Return whether a Zombie may get a Grave Weapon: on a pit, or not with a Hero nor adjacent to one."""
    if zombie.weapon >= 0 or state.zombie_seat(zombie.owner) != seat:
        return False
    if zombie.space in state.pits:
        return True
    for space in [zombie.space, *state.neighbours(zombie.space)]:
        if state.heroes_in(space):
            return False
    return True


def bearers(state: LastNightState, seat: int) -> list[int]:
    return [zombie.number for zombie in state.zombies if is_bearer(state, zombie, seat)]


def are_left(state: LastNightState, seat: int) -> bool:
    """Return whether a Zombie player could have one more Grave Weapon, if there were a Zombie for it."""
    return state.has_rule(RULE) and is_below_limit(state, seat) and can_draw(state)


def may_get(state: LastNightState, seat: int) -> bool:
    """Return whether a Zombie player may draw a Grave Weapon and give it to a Zombie."""
    return are_left(state, seat) and bool(bearers(state, seat))


def draw(state: LastNightState, seat: int) -> int:
    """Draw the top Grave Weapon, -1 if there is none; the discards are shuffled when the deck is empty."""
    if not state.grave_deck.pile and state.grave_deck.discards:
        state.emit(GraveDeckShuffled(), "lnoe.gw.assign")
    card = state.grave_deck.draw(state.dice)
    if card >= 0:
        state.emit(GraveWeaponDrawn(seat, card), "lnoe.gw.face-up")
    return card


def take_one(state: LastNightState, seat: int) -> None:
    """Draw a Grave Weapon, then ask for its bearer."""
    card = draw(state, seat)
    if card >= 0:
        state.push(AssignWeapon(seat, card))


class AssignWeapon(Ask[LastNightState]):
    """The Zombie player gives a Grave Weapon that he has drawn to a Zombie."""

    rule: ClassVar[str] = "lnoe.gw.assign"

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def seat(self, state: LastNightState) -> int:
        return self.who

    def run(self, state: LastNightState) -> None:
        if not bearers(state, self.who):
            discard(state, self.card)
            return
        super().run(state)

    def options(self, state: LastNightState) -> list[Option]:
        return [PickZombie(number) for number in bearers(state, self.who)]

    def take(self, state: LastNightState, option: Option) -> None:
        assert isinstance(option, PickZombie)
        zombie = state.zombie(option.zombie)
        assert zombie is not None
        zombie.weapon = self.card
        zombie.weapon_round = state.round
        state.emit(GraveWeaponGiven(zombie.number, self.card), self.rule)
        source = Source(GRAVE, self.card, zombie.number, self.who)
        sources.trait_of(state, source).taken(state, source)
