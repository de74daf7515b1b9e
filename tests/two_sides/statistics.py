"""What statistics note of a game of Relic."""

from tests.two_sides.rules import Fell, Played, Wounded
from tests.two_sides.state import HEROES, RelicState, strength
from veglia.kernel.machine import Event, State
from veglia.kernel.statistics import Death, Statistics


class RelicStatistics(Statistics):
    def note(self, state: State, event: Event) -> None:
        assert isinstance(state, RelicState)
        if isinstance(event, Played):
            self.gain(f"card/{strength(event.card)}", state.round)
        elif isinstance(event, Wounded) and state.sides[event.seat] == HEROES:
            self.suffer("shadow", 1)
        elif isinstance(event, Fell) and state.sides[event.seat] == HEROES:
            self.deaths.append(Death(state.figures[event.seat], "", "shadow", event.rule))
