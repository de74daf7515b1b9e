"""What a mission asks for before Companions can be recruited."""

from typing import Final

from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState


class RecruitTerms:
    """What a mission asks for: Objectives to take before, cards or tokens to give up."""

    def __init__(self, after: tuple[int, ...], price: str, rule: str) -> None:
        self.after: Final = after
        # The trait of the cards to discard, "" for none.
        self.price: Final = price
        self.rule: Final = rule

    def is_price(self, state: UndeadState, card: int) -> bool:
        """Return whether a card pays for a Companion."""
        return state.card(card).trait == self.price

    def are_open(self, state: UndeadState) -> bool:
        """Return whether all Objectives that come first have been taken."""
        for token in state.objectives:
            if token.colour in self.after and not token.is_taken:
                return False
        return True
