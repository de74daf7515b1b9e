"""Who holds which card, and which cards have to be told apart from others of their name."""

from veglia.games.zombicide.engine.rules.inventory import Reorganise
from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState


class Holding:
    """The cards in all inventories of a state."""

    def __init__(self, state: ZombicideState) -> None:
        asking = state.asking
        self.asking = asking
        self.cards = [survivor.cards[:] for survivor in state.survivors]
        # Between whom cards are being moved: they are looked at together.
        self.traders: tuple[int, ...] = ()
        if isinstance(asking, Reorganise) and asking.survivor >= 0 and asking.partner >= 0:
            self.traders = (asking.survivor, asking.partner)
        # The Survivor who holds a card.
        self.owners: dict[int, int] = {}
        self.twins: set[int] = set()
        both: dict[str, int] = {}
        for who, survivor in enumerate(state.survivors):
            seen = both if who in self.traders else {}
            for card in survivor.cards:
                if card == NO_CARD:
                    continue
                self.owners.setdefault(card, who)
                id = state.card(card).id
                other = seen.setdefault(id, card)
                if other != card:
                    self.twins.update((card, other))

    def is_of(self, state: ZombicideState) -> bool:
        """Whether a state is still as it was looked at."""
        if self.asking is not state.asking or len(self.cards) != len(state.survivors):
            return False
        for cards, survivor in zip(self.cards, state.survivors):
            if cards != survivor.cards:
                return False
        return True
