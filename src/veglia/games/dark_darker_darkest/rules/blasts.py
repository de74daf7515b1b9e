"""Explosions: damage that the players assign among the enemies of a room; nobody gains experience by it."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.asking import Deed, PlayersAsk
from veglia.games.dark_darker_darkest.rules.cubes import pay
from veglia.games.dark_darker_darkest.rules.harming import (
    hurt_creature,
    hurt_nemesis,
    hurt_zombie,
    open_areas,
    targets,
)
from veglia.games.dark_darker_darkest.rules.overflow import discard
from veglia.games.dark_darker_darkest.rules.state import NOBODY, DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.games.dark_darker_darkest.rules.wounds import wound
from veglia.kernel.machine import Option

MINE: Final = "ddd.item.mine-explode"


class BlastZombie(Option):
    def __init__(self, zombie: int) -> None:
        self.zombie = zombie


class BlastCreature(Option):
    def __init__(self, area: int) -> None:
        self.area = area


class BlastNemesis(Option):
    def __init__(self, area: int) -> None:
        self.area = area


class BlastSurvivor(Option):
    def __init__(self, who: int) -> None:
        self.who = who


class Blast(PlayersAsk):
    """Who takes the next damage; what enemies cannot take of a mine goes to Survivors, the rest is lost."""

    rule: ClassVar[str] = "ddd.item.grenade"

    def __init__(self, room: int, origin: int, damage: int, why: str) -> None:
        self.room = room
        # Where it was thrown from: a Chunk protects its Horde against what comes from another room.
        self.origin = origin
        self.damage = damage
        self.why = why

    def cites(self, state: DarkestState) -> str:
        return self.why

    def options(self, state: DarkestState) -> list[Option]:
        if self.damage == 0:
            return []
        room = state.house.at(self.room)
        found = enemies(state, room, self.origin)
        if not found and self.why == MINE:
            found += [BlastSurvivor(who) for who in state.in_room(room)]
        return found

    def take(self, state: DarkestState, option: Option) -> None:
        state.push(Blast(self.room, self.origin, self.damage - 1, self.why))
        if isinstance(option, BlastZombie):
            hurt_zombie(state, state.house.at(self.room), option.zombie, NOBODY, self.why)
        elif isinstance(option, BlastCreature):
            hurt_creature(state, option.area, False, self.why)
        elif isinstance(option, BlastNemesis):
            hurt_nemesis(state, option.area)
        elif isinstance(option, BlastSurvivor):
            wound(state, option.who, 1, "ddd.item.mine-surplus")


def enemies(state: DarkestState, room: int, origin: int) -> list[Option]:
    """Return who of a room can take damage."""
    found: list[Option] = [BlastZombie(zombie) for zombie in targets(state, room, origin)]
    if state.creature_in(room):
        found += [BlastCreature(area) for area in open_areas(state)]
    if state.nemesis is not None and state.nemesis.room == room:
        found += [BlastNemesis(area) for area, cubes in enumerate(state.nemesis.cubes) if cubes > 0]
    return found


class ThrowBlast(Deed):
    """Throw an explosive into an adjacent room."""

    def __init__(self, who: int, card: int, room: int) -> None:
        super().__init__(who)
        self.card = card
        self.room = room

    def do(self, state: DarkestState) -> None:
        type = state.card_type(self.card)
        pay(state, self.who, type.ap)
        discard(state, self.who, self.card, type.rule)
        state.push(Blast(self.room, state.survivors[self.who].room, type.blast, type.rule))


class Explosive(Trait[DarkestState]):
    """What every card does that is thrown: an option for each adjacent room in sight with somebody to hit."""

    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.ap < state.card_type(card).ap:
            return
        for room in state.house.near[survivor.room]:
            is_seen = state.house.can_see(survivor.room, room)
            if is_seen and enemies(state, room, survivor.room):
                out.append(ThrowBlast(who, card, room))
