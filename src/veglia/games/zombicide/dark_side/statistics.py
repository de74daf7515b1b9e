"""What the title's own events mean to statistics: cards that are given or picked up, not found."""

from veglia.games.zombicide.dark_side.rules.events import GearGiven, PrototypeTaken
from veglia.games.zombicide.dark_side.rules.mission_events import DroneTaken
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.statistics import ZombicideStatistics
from veglia.kernel.machine import Event, State


class DarkStatistics(ZombicideStatistics):
    """Watches a game of Dark Side."""

    def note(self, state: State, event: Event) -> None:
        assert isinstance(state, DarkState)
        if isinstance(event, (GearGiven, PrototypeTaken, DroneTaken)):
            self.gain(self.cards[event.card], state.turn.round)
        else:
            super().note(state, event)
