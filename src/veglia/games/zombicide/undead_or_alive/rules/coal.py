"""What a mission says about its coal, and where the sacks are."""

from typing import Final

from veglia.games.zombicide.engine.rules.companions import companions_of
from veglia.games.zombicide.engine.rules.spawn import ABOMINATION
from veglia.games.zombicide.engine.rules.state import NOBODY
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState


class Coal:
    """What a mission says about its coal, in Zones of the first board: it lasts until the Train starts."""

    def __init__(
        self,
        sacks: tuple[int, ...],
        carriers: int,
        mine: tuple[int, ...],
        near_tender: tuple[int, ...],
        cab: int,
        ap: int,
    ) -> None:
        # Objectives by number. The holder of one is the Companion who carries it; in the tender nobody does.
        self.sacks: Final = sacks
        # The Class of the Companions who carry a sack each.
        self.carriers: Final = carriers
        self.mine: Final = mine
        # The tender and the Zones that share an edge with it.
        self.near_tender: Final = near_tender
        self.cab: Final = cab
        self.ap: Final = ap

    def carriers_of(self, state: UndeadState, who: int) -> list[int]:
        """Return the Companions of a Survivor who can carry coal."""
        profiles = state.scenario.library.profiles
        return [
            companion
            for companion in companions_of(state, who)
            if profiles[state.survivors[companion].profile].class_bit & self.carriers != 0
        ]

    def sack_of(self, state: UndeadState, companion: int) -> int:
        """Return the sack a Companion carries, -1 for none."""
        for number in self.sacks:
            if state.objectives[number].holder == companion:
                return number
        return -1

    def sack_in(self, state: UndeadState, zone: int) -> int:
        """Return a sack that lies in a Zone, -1 for none."""
        for number in self.sacks:
            if state.objectives[number].zone == zone:
                return number
        return -1

    def is_mine_safe(self, state: UndeadState) -> bool:
        """Return whether neither Zombies nor an active Abomination Spawn Zone are in the Mine."""
        for zone in self.mine:
            if state.zombies_in(zone) > 0:
                return False
        for token in state.spawns:
            if token.kind == ABOMINATION and token.is_active and token.zone in self.mine:
                return False
        return True

    def in_tender(self, state: UndeadState) -> int:
        """Return how many sacks are in the tender."""
        count = 0
        for number in self.sacks:
            token = state.objectives[number]
            if token.is_taken and token.holder == NOBODY:
                count += 1
        return count

    def is_tender_full(self, state: UndeadState) -> bool:
        return self.in_tender(state) == len(self.sacks)
