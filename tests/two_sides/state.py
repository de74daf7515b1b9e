"""The state of Relic."""

from typing import Any

from veglia.kernel.deck import Deck
from veglia.kernel.dice import Dice
from veglia.kernel.machine import Ask, Result, State, Step

HEROES = 0
SHADOWS = 1
NOBODY = -1
# Off the board.
OUT = -1
# Rooms stand in a row; heroes come in by the first, shadows by the last.
ROOMS = 5
DOOR = 0
# The rooms in which a token lies.
TOKEN_ROOMS = (2, 3, 4)
# Cards are numbered; how strong one is depends on its number.
STRENGTHS = (1, 1, 1, 2, 2, 3)
CARDS = 4 * len(STRENGTHS)
HAND = 3
# So many wounds put a hero out of the game and send a shadow back.
WOUNDS = 2
ROUNDS = {"hall": 10, "cellar": 14}


class RelicState(State):
    """Where everyone is, who holds what, and where the relic lies."""

    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        mission: str,
        sides: tuple[int, ...],
        figures: tuple[str, ...],
        rooms: list[int],
        wounds: list[int],
        hands: list[list[int]],
        deck: Deck,
        relic: int,
        turned: list[bool],
        carrier: int,
        round: int,
        active: int,
        fights: int,
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.mission = mission
        # By seat: its side, its figure, and the room, wounds and cards of that figure.
        self.sides = sides
        self.figures = figures
        self.rooms = rooms
        self.wounds = wounds
        self.hands = hands
        self.deck = deck
        # Under which of the tokens the relic lies, which of them are turned up, and who carries the relic.
        self.relic = relic
        self.turned = turned
        self.carrier = carrier
        self.round = round
        # The seat whose turn it is.
        self.active = active
        # How many fights there have been.
        self.fights = fights

    def copy(self) -> "RelicState":
        twin = RelicState(
            self.dice.copy(),
            self.agenda[:],
            self.asking,
            self.result,
            self.mission,
            self.sides,
            self.figures,
            self.rooms[:],
            self.wounds[:],
            [hand[:] for hand in self.hands],
            self.deck.copy(),
            self.relic,
            self.turned[:],
            self.carrier,
            self.round,
            self.active,
            self.fights,
        )
        twin.offered = self.offered
        return twin

    def seats_of(self, side: int) -> list[int]:
        """Return the seats of a side that are still in the game."""
        return [seat for seat, one in enumerate(self.sides) if one == side and self.rooms[seat] != OUT]

    def foes_of(self, seat: int) -> list[int]:
        """Return the seats of the other side whose figures stand in the same room."""
        foes = self.seats_of(1 - self.sides[seat])
        return [foe for foe in foes if self.rooms[foe] == self.rooms[seat]]

    def is_found(self) -> bool:
        return self.turned[self.relic]

    def sees_hand(self, viewer: int | None, seat: int) -> bool:
        """Return whether a viewer sees the cards of a seat: heroes show theirs to each other."""
        if viewer is None:
            return False
        return viewer == seat or (self.sides[viewer] == self.sides[seat] == HEROES)

    def sees_relic(self, viewer: int | None) -> bool:
        """Return whether a viewer knows where the relic lies: the shadows do, the others once it is found."""
        return self.is_found() or (viewer is not None and self.sides[viewer] == SHADOWS)


def strength(card: int) -> int:
    return STRENGTHS[card % len(STRENGTHS)]
