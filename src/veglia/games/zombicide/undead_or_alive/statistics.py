"""What the title's own events mean to statistics: cards that are given, not found."""

from veglia.games.zombicide.engine.statistics import ZombicideStatistics
from veglia.games.zombicide.undead_or_alive.rules.events import BountyReceived, GearGiven
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Event, State


class UndeadStatistics(ZombicideStatistics):
    """Watches a game of Undead or Alive."""

    def note(self, state: State, event: Event) -> None:
        assert isinstance(state, UndeadState)
        if isinstance(event, (GearGiven, BountyReceived)):
            self.gain(self.cards[event.card], state.turn.round)
        else:
            super().note(state, event)
