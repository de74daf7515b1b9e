"""Extinguish fire: Action Points for a Fire Marker of the own tile, before the Grand Finale."""

from veglia.games.dark_darker_darkest.rules.action import Action
from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.cubes import pay
from veglia.games.dark_darker_darkest.rules.effects import ability_traits
from veglia.games.dark_darker_darkest.rules.equipping import can_equip, equip, inventory
from veglia.games.dark_darker_darkest.rules.fire import remove_markers
from veglia.games.dark_darker_darkest.rules.library import CONSUMABLE
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, DarkestState
from veglia.games.dark_darker_darkest.rules.thing_events import Extinguished
from veglia.kernel.machine import Option

COST = 2
MARKERS = 1


class Extinguish(Deed):
    """Remove Fire Markers of the own tile with the best tools that the hands can hold."""

    def __init__(self, who: int, cost: int, markers: int) -> None:
        super().__init__(who)
        self.cost = cost
        self.markers = markers

    def do(self, state: DarkestState) -> None:
        equip(state, self.who, tools(state, self.who))
        pay(state, self.who, self.cost)
        tile = state.survivors[self.who].room // 2
        removed = remove_markers(state, tile, self.markers)
        state.emit(Extinguished(self.who, tile, removed), "ddd.extinguish.action")


def tools(state: DarkestState, who: int) -> list[int]:
    """Return the Gear that helps, as far as the hands hold it: what makes it cheaper first."""
    best: list[int] = []
    gear = [card for card in inventory(state, who) if state.card_type(card).kind != CONSUMABLE]
    for tool in gear:
        if state.card_type(tool).trait.extinguish_cost(state, who, COST) == COST:
            continue
        held = [tool]
        for card in gear:
            helps = state.card_type(card).trait.extinguish_markers(state, who, MARKERS) > MARKERS
            if card not in held and helps and can_equip(state, who, [*held, card]):
                held.append(card)
        if len(held) > len(best) and can_equip(state, who, held):
            best = held
    return best


def effort(state: DarkestState, who: int) -> tuple[int, int]:
    """Return the Action Points of extinguishing, and how many markers it removes."""
    cost, markers = COST, MARKERS
    for card in tools(state, who):
        trait = state.card_type(card).trait
        cost = trait.extinguish_cost(state, who, cost)
        markers = trait.extinguish_markers(state, who, markers)
    for ability in ability_traits(state, who):
        markers = ability.extinguish_markers(state, who, markers)
    return cost, markers


class ExtinguishAction(Action):
    def offers(self, state: DarkestState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if state.act != EXPLORATION or state.fire[survivor.room // 2] == 0:
            return
        cost, markers = effort(state, who)
        if survivor.ap >= cost:
            out.append(Extinguish(who, cost, markers))
