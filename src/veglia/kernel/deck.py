"""Decks: a face-down pile whose order nobody sees, and an open discard pile."""

from mypy_extensions import mypyc_attr

from veglia.kernel.dice import Dice


# Numbers only: compiled, the garbage collector does not look at it.
@mypyc_attr(acyclic=True)
class Deck:
    """Cards by number; the last of `pile` is the top."""

    def __init__(self, pile: list[int], discards: list[int]) -> None:
        self.pile = pile
        self.discards = discards

    def copy(self) -> "Deck":
        return Deck(self.pile[:], self.discards[:])

    def draw(self, dice: Dice) -> int:
        """Take the top card, shuffling the discards into a new pile when it is empty; -1 if there is none.

        Drawing shows something hidden, so it counts as a reveal.
        """
        if not self.pile:
            self.pile = self.discards
            self.discards = []
            dice.shuffle(self.pile)
        if not self.pile:
            return -1
        dice.reveals += 1
        return self.pile.pop()

    def discard(self, card: int) -> None:
        self.discards.append(card)
