"""The refusal of a house, with each of its faults."""

from veglia.games.dark_darker_darkest.rules.house_checks import Fault
from veglia.games.dark_darker_darkest.rules.plan import Plan
from veglia.games.dark_darker_darkest.rules.settings import HOUSE
from veglia.kernel.errors import BadSetup


class IllegalHouse(BadSetup):
    """A house with faults; `faults` has each of them."""

    def __init__(self, plan: Plan, found: list[Fault]) -> None:
        said = ", ".join(f"{fault.code} at {place_name(plan, fault.place)}" for fault in found)
        super().__init__(f"the house is illegal: {said}", found[0].code, {"faults": said}, HOUSE)
        self.plan = plan
        self.faults = found


def place_name(plan: Plan, place: int) -> str:
    """Return a place by row and column, from 1."""
    return (
        "the house"
        if place < 0
        else f"{plan.tiles[place].id} in row {place // 5 + 1}, column {place % 5 + 1}"
    )
