"""What bots of Relic go by: what speaks for the heroes speaks against the shadows."""

import math

from tests.two_sides.rules import Act, Bandage, Volunteer
from tests.two_sides.state import HEROES, ROOMS, SHADOWS, TOKEN_ROOMS, RelicState
from veglia.kernel.evaluation import Evaluation, Scale
from veglia.kernel.machine import WON, Option, State

GAME = 1000.0
FOUND = 20.0
STEP = 3.0
WOUND = 6.0
CARD = 1.0
FALL = 40.0
CHASE = 1.0
SEATS = 8
# So many points more make a win e times as likely.
DOUBT = 15.0
SCALE = Scale(farthest=200.0, beyond=1e-6, sure=1e5, passed_over=1e4, standing=0.0)


class RelicEvaluation(Evaluation):
    """Adds up what everyone at the table sees: how near the heroes are, wounds, cards in hands."""

    def __init__(self) -> None:
        super().__init__(SCALE)

    def points(self, state: State, side: int) -> float:
        assert isinstance(state, RelicState)
        points = self.for_heroes(state)
        return points if side == HEROES else -points

    def for_heroes(self, state: RelicState) -> float:
        points = 0.0
        if state.result is not None and not state.result.is_draw:
            first = state.sides.index(HEROES)
            points += GAME if state.result.outcome(first) == WON else -GAME
        for seat in state.seats_of(HEROES):
            points -= STEP * way(state, seat) + WOUND * state.wounds[seat] - CARD * len(state.hands[seat])
        points -= FALL * (state.sides.count(HEROES) - len(state.seats_of(HEROES)))
        for seat in state.seats_of(SHADOWS):
            points += WOUND * state.wounds[seat] - CARD * len(state.hands[seat]) + CHASE * chase(state, seat)
        return points + FOUND * state.is_found() + 2 * STEP * sum(state.turned)

    def phase_key(self, state: State) -> int:
        assert isinstance(state, RelicState)
        return state.round

    def turn(self, state: State) -> int:
        assert isinstance(state, RelicState)
        return state.round * SEATS + state.active

    def is_settled(self, state: State) -> bool:
        return isinstance(state.asking, (Act, Volunteer))

    def is_opening(self, state: State) -> bool:
        return isinstance(state.asking, Volunteer)

    def considers_asides(self, state: State) -> bool:
        """A bandage can help a hero who is wounded."""
        assert isinstance(state, RelicState)
        return any(state.wounds[seat] > 0 for seat in state.seats_of(HEROES))

    def considers(self, state: State, option: Option) -> bool:
        """Of the cards of a hand any will do for a bandage: the first is looked at."""
        assert isinstance(state, RelicState)
        return not isinstance(option, Bandage) or option.card == min(state.hands[option.seat])

    def round(self, state: State) -> int:
        assert isinstance(state, RelicState)
        return state.round

    def gain(self, difference: float) -> float:
        return rise(difference / DOUBT)

    def chance(self, state: State, points: float, side: int) -> float:
        return rise(points / DOUBT)


def way(state: RelicState, seat: int) -> int:
    """Return how far a hero has to go: to the door with the relic, else to the nearest hidden token."""
    room = state.rooms[seat]
    if state.carrier >= 0:
        return room if seat == state.carrier else 0
    hidden = [place for place, turned in zip(TOKEN_ROOMS, state.turned, strict=True) if not turned]
    return ROOMS + min((abs(room - place) for place in hidden), default=0)


def chase(state: RelicState, seat: int) -> int:
    """Return how far a shadow is from the hero that matters: who carries the relic, else the nearest."""
    heroes = [state.carrier] if state.carrier >= 0 else state.seats_of(HEROES)
    return min((abs(state.rooms[seat] - state.rooms[one]) for one in heroes), default=0)


def rise(number: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, number))))
