"""What the lab records from the events of a game."""

from veglia.games.dark_darker_darkest.rules.events import Died, Found, Wounded, Zombified
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.machine import Event, State
from veglia.kernel.statistics import Death, Statistics


class DarkestStatistics(Statistics):
    """Counts wounds by rule, finds by card, and deaths."""

    def note(self, state: State, event: Event) -> None:
        assert isinstance(state, DarkestState)
        if isinstance(event, Wounded):
            self.suffer(event.rule, event.damage)
        elif isinstance(event, Found):
            self.gain(f"card/{state.card_type(event.card).id}", state.round)
        elif isinstance(event, (Died, Zombified)):
            self.deaths.append(Death(state.profile(event.who).id, "", "", event.rule))
