"""Seeker Drones that lie on the map, to be picked up."""

from typing import Any, ClassVar

from veglia.games.zombicide.dark_side.rules.mission_events import DroneTaken
from veglia.games.zombicide.dark_side.rules.mission_rule import MissionRule
from veglia.games.zombicide.dark_side.rules.setup_gear import starting_card
from veglia.games.zombicide.dark_side.rules.site import Site
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.action import Action, Deed
from veglia.games.zombicide.engine.rules.inventory import Arrange, hand_over
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.kernel.machine import Option


class ArrangeDrone(Arrange):
    """Rearrange for free on picking up a Drone."""

    rule: ClassVar[str] = "ds.m5.setup-drones"


class TakeDrone(Deed[DarkState]):
    """Pick up the Drone in the own Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def perform(self, state: DarkState, who: int) -> None:
        pay(state, who, 0)
        state.pieces.drone_zones.remove(self.zone)
        card = starting_card(state, 0)
        state.aside.remove(card)
        state.emit(DroneTaken(who, card), TakeDrones.rule)
        hand_over(state, who, card, ArrangeDrone(who, -1, (), ()))


class TakeDrones(Action[DarkState]):
    """The Action of picking up a Drone; it works as for an Objective, without experience."""

    rule: ClassVar[str] = "ds.m5.setup-drones"
    order: ClassVar[int] = 64

    def offer(self, state: DarkState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.actions > 0 and survivor.zone in state.pieces.drone_zones:
            out.append(TakeDrone(survivor.zone))


class LooseDrones(MissionRule):
    """Drones lie on the map."""

    def actions(self) -> list[Action[Any]]:
        return [TakeDrones()]


def make(row: tuple[str, ...], site: Site) -> LooseDrones:
    return LooseDrones()
