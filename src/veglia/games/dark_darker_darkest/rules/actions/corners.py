"""The special functions of Corner Tiles, each once per Round for two Action Points."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.action import Action
from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.cubes import pay
from veglia.games.dark_darker_darkest.rules.equipping import inventory
from veglia.games.dark_darker_darkest.rules.fire import remove_markers
from veglia.games.dark_darker_darkest.rules.infection import can_cure, remove_virus
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.settings import MOST_AMMO
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, DarkestState
from veglia.games.dark_darker_darkest.rules.thing_events import CornerUsed, Extinguished, Reloaded
from veglia.games.dark_darker_darkest.rules.wounds import heal
from veglia.kernel.machine import Option

COST: Final = 2
HEALTH: Final = 2


def begin_function(state: DarkestState, who: int, function: str) -> None:
    """Pay for a function of the own tile and mark it as used."""
    pay(state, who, COST)
    tile = state.survivors[who].room // 2
    place = state.house.plan.tiles[tile].functions.index(function)
    state.used_corners |= 1 << 2 * tile + place
    state.emit(CornerUsed(who, tile, function), "ddd.corner.cost")


def has_functions(state: DarkestState, who: int) -> bool:
    """Return whether a Survivor stands on a tile with functions; most tiles have none."""
    tile = state.survivors[who].room // 2
    return tile < TILES and bool(state.house.plan.tiles[tile].functions)


def is_usable(state: DarkestState, who: int, function: str) -> bool:
    """Return whether a Survivor can use a function where the Survivor stands."""
    survivor = state.survivors[who]
    tile = survivor.room // 2
    if tile >= TILES or state.house.is_destroyed(tile) or survivor.ap < COST:
        return False
    functions = state.house.plan.tiles[tile].functions
    if function not in functions or (function != "terminal" and not state.settings.has_corner_functions):
        return False
    return not state.used_corners >> 2 * tile + functions.index(function) & 1


class ControlFire(Deed):
    """Remove all Fire Markers of a tile."""

    def __init__(self, who: int, tile: int) -> None:
        super().__init__(who)
        self.tile = tile

    def do(self, state: DarkestState) -> None:
        begin_function(state, self.who, "fire_control")
        removed = remove_markers(state, self.tile, state.fire[self.tile])
        state.emit(Extinguished(self.who, self.tile, removed), "ddd.corner.fire-control")


class TakeMedicine(Deed):
    """Heal up to two Health."""

    def do(self, state: DarkestState) -> None:
        begin_function(state, self.who, "medical_supplies")
        heal(state, self.who, HEALTH, "ddd.corner.medicine")


class FillWeapon(Deed):
    """Fill a weapon with ammunition."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def do(self, state: DarkestState) -> None:
        begin_function(state, self.who, "ammunition_store")
        cubes = MOST_AMMO - state.ammo[self.card]
        state.ammo[self.card] = MOST_AMMO
        state.emit(Reloaded(self.who, self.card, cubes), "ddd.corner.ammo-store")


class TakeAntidote(Deed):
    """Remove a Virus Token."""

    def do(self, state: DarkestState) -> None:
        begin_function(state, self.who, "antidote_cabinet")
        remove_virus(state, self.who, "ddd.corner.antidote-cabinet")


class CornerAction(Action):
    costs_ap: ClassVar[bool] = True

    def offers(self, state: DarkestState, who: int, out: list[Option]) -> None:
        if not has_functions(state, who):
            return
        if is_usable(state, who, "fire_control") and state.act == EXPLORATION:
            out += [ControlFire(who, tile) for tile in range(TILES) if state.fire[tile] > 0]
        if is_usable(state, who, "medical_supplies") and state.survivors[who].wounds > 0:
            out.append(TakeMedicine(who))
        if is_usable(state, who, "ammunition_store"):
            out += [FillWeapon(who, card) for card in inventory(state, who) if takes_ammo(state, card)]
        if is_usable(state, who, "antidote_cabinet") and can_cure(state, who):
            out.append(TakeAntidote(who))


def takes_ammo(state: DarkestState, card: int) -> bool:
    """Return whether the store can fill a card: a weapon with ammunition, not the Flame Thrower."""
    type = state.card_type(card)
    return type.ammo > 0 and type.use == "attack" and state.ammo[card] < MOST_AMMO
