"""Ammunition: a card of the inventory adds its cubes to a weapon of the kind that it names."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.equipping import inventory
from veglia.games.dark_darker_darkest.rules.overflow import discard
from veglia.games.dark_darker_darkest.rules.settings import MOST_AMMO
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.thing_events import Reloaded
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option


class Reload(Deed):
    """Use an Ammunition card for a weapon."""

    def __init__(self, who: int, card: int, weapon: int) -> None:
        super().__init__(who)
        self.card = card
        self.weapon = weapon

    def do(self, state: DarkestState) -> None:
        # Cubes on the Ammunition card itself are those that its finder adds.
        cubes = state.card_type(self.card).cubes + state.ammo[self.card]
        before = state.ammo[self.weapon]
        state.ammo[self.weapon] = min(most_ammo(state, self.weapon), before + cubes)
        discard(state, self.who, self.card, "ddd.equip.consumable")
        state.emit(Reloaded(self.who, self.weapon, state.ammo[self.weapon] - before), "ddd.equip.ammo")


def most_ammo(state: DarkestState, weapon: int) -> int:
    """Return how many cubes a weapon holds: eight, or the one of a weapon that is refilled for each use."""
    type = state.card_type(weapon)
    return MOST_AMMO if type.use == "attack" else type.ammo


class Ammunition(Trait[DarkestState]):
    """What every card does that reloads a weapon."""

    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        reloads = state.card_type(card).reloads
        out += [
            Reload(who, card, weapon)
            for weapon in inventory(state, who)
            if state.card_type(weapon).id == reloads and state.ammo[weapon] < most_ammo(state, weapon)
        ]
