"""Objectives that are carried like cards: each takes a slot, and they end up on the Wagon."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.inventory import Arrange, hand_over, is_token
from veglia.games.zombicide.undead_or_alive.rules.bounty import earn_bounty
from veglia.games.zombicide.undead_or_alive.rules.events import SuppliesTaken
from veglia.games.zombicide.undead_or_alive.rules.slots import SLOTS
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Step

# Hands and Backpack; an Objective is no Preferred Weapon.
MOST_CARRIED: Final = SLOTS - 1


class ArrangeSupplies(Arrange):
    """Find a slot for an Objective, with a free reorganisation; what has no room is discarded."""

    rule: ClassVar[str] = "uoa.m7.supplies"


class EarnBounty(Step[UndeadState]):
    """The Bounty Weapon comes when the Objective has found its slot."""

    rule: ClassVar[str] = "uoa.bounty.by-mission"

    def __init__(self, survivor: int, mission_rule: str) -> None:
        self.survivor = survivor
        self.mission_rule = mission_rule

    def run(self, state: UndeadState) -> None:
        earn_bounty(state, self.survivor, self.mission_rule)


def carried(state: UndeadState, who: int) -> list[int]:
    """Return the Objectives in an inventory, as cards."""
    return [card for card in state.survivors[who].cards if is_token(state, card)]


def all_carried(state: UndeadState) -> int:
    """Return how many Objectives are in inventories."""
    count = 0
    for who in range(len(state.survivors)):
        count += len(carried(state, who))
    return count


def take_along(state: UndeadState, who: int, number: int, rule: str) -> None:
    """Put a taken Objective into an inventory."""
    state.emit(SuppliesTaken(who, number), rule)
    hand_over(state, who, state.scenario.library.first_token + number, ArrangeSupplies(who, -1, (), ()))
