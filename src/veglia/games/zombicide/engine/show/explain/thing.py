# veglia: interpreted
"""A thing that is pointed at, taken apart: what it is and the numbers of its id."""


class Thing:
    """Fields that an id does not name are -1 or empty."""

    def __init__(
        self,
        sort: str,
        *,
        zone: int = -1,
        figure: int = -1,
        card: int = -1,
        slot: int = -1,
        foe: int = -1,
        number: int = -1,
        name: str = "",
    ) -> None:
        # zone, figure, card, slot, foe, pile, skill, or what kind of token or machine.
        self.sort = sort
        self.zone = zone
        # A Survivor by number; for a slot its owner.
        self.figure = figure
        # For a slot what lies in it.
        self.card = card
        self.slot = slot
        # A kind of Zombie.
        self.foe = foe
        # Of an Objective or Spawn token.
        self.number = number
        self.name = name

    @property
    def is_zone(self) -> bool:
        return self.sort == "zone"
