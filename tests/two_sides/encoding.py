"""Relic told in numbers."""

from tests.two_sides.rules import Answer, Bandage, Fight, GoFirst, TurnUp, Walk
from tests.two_sides.state import HAND, HEROES, ROOMS, TOKEN_ROOMS, RelicState, strength
from veglia.kernel.encoding import Encoding, Number, put
from veglia.kernel.machine import Option, State
from veglia.kernel.window import Pass

MOST_SEATS = 4
KINDS = (GoFirst, Walk, TurnUp, Fight, Answer, Pass, Bandage)
SEAT = [
    Number("here", 1, "there is such a seat, and it is in the game"),
    Number("side", 2, "its side, from 1 on"),
    Number("room", ROOMS, "its room, from 1 on"),
    Number("wounds", 2, "its wounds"),
    Number("cards", HAND, "cards in its hand"),
    Number("strength", 3 * HAND, "how strong they are together, if the seat that looks sees them"),
    Number("carries", 1, "it carries the relic"),
]
TABLE = [
    Number("round", 14, "the number of the round"),
    Number("seat", MOST_SEATS, "the seat that looks, from 1 on"),
    Number("asked", 1, "this seat is asked now"),
    *[Number(f"token.{place}", 3, "1 hidden, 2 nothing, 3 the relic") for place in range(len(TOKEN_ROOMS))],
]
OPTION = [
    *[Number(f"is.{kind.__name__}", 1, "the option is of this kind") for kind in KINDS],
    Number("room", ROOMS, "the room it leads to, from 1 on"),
    Number("foe", MOST_SEATS, "the seat it is aimed at, from 1 on"),
    Number("strength", 3, "how strong the card is"),
]


class RelicEncoding(Encoding):
    def __init__(self) -> None:
        seats = [
            Number(f"seat.{seat}.{one.name}", one.most, one.text)
            for seat in range(MOST_SEATS)
            for one in SEAT
        ]
        super().__init__(TABLE + seats, OPTION, 16)

    def situation(self, state: State, seat: int) -> bytes:
        assert isinstance(state, RelicState)
        asking = state.asking
        values = [state.round, seat + 1, int(asking is not None and seat in asking.seats(state))]
        for token, turned in enumerate(state.turned):
            is_known = turned or state.sees_relic(seat)
            values.append(1 if not is_known else 3 if token == state.relic else 2)
        for other in range(len(state.sides)):
            cards = state.hands[other] if state.sees_hand(seat, other) else []
            values += [
                int(state.rooms[other] >= 0),
                state.sides[other] + 1,
                state.rooms[other] + 1,
                state.wounds[other],
                len(state.hands[other]),
                sum(strength(card) for card in cards),
                int(other == state.carrier),
            ]
        out = bytearray(len(self.situation_numbers))
        put(out, 0, values, self.situation_numbers)
        return bytes(out)

    def options(self, state: State, offered: list[Option]) -> bytes:
        width = len(self.option_numbers)
        out = bytearray(width * len(offered))
        for place, option in enumerate(offered):
            card = getattr(option, "card", -1)
            kinds = [int(type(option) is kind) for kind in KINDS]
            values = [getattr(option, "room", -1) + 1, getattr(option, "foe", -1) + 1]
            put(out, place * width, [*kinds, *values, strength(card) if card >= 0 else 0], OPTION)
        return bytes(out)

    def progress(self, state: State, seat: int) -> float:
        """Return how many tokens are turned up, or for a shadow are not."""
        assert isinstance(state, RelicState)
        share = sum(state.turned) / len(state.turned)
        return share if state.sides[seat] == HEROES else 1.0 - share

    def nearness(self, state: State, seat: int) -> float:
        assert isinstance(state, RelicState)
        return 0.0 if state.rooms[seat] < 0 else state.rooms[seat] / (ROOMS - 1)
