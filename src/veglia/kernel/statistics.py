"""Statistics of one game: counts its events as it is played. A title says what its events mean.

Things are named by their keys in the title's glossary ("card/bat", "skill/medic", the look of a foe), so that
a report can name them in any language.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from veglia.kernel.machine import Event, State


class Death:
    """A figure of the players was lost."""

    def __init__(self, hero: str, zone: str, killer: str, rule: str) -> None:
        # As in the roster of the mission.
        self.hero: Final = hero
        # On the board that lies there once the choice is done; empty for nowhere.
        self.zone: Final = zone
        # The glossary's key of what did it; empty where only the rule tells.
        self.killer: Final = killer
        self.rule: Final = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Statistics:
    """Counts events by name. Titles override `begun` and `note`."""

    def __init__(self) -> None:
        self.events: Final[dict[str, int]] = {}
        # The round in which something was first had: cards, skills.
        self.gains: Final[dict[str, int]] = {}
        # Harm taken, by the glossary's key of what dealt it, or by the rule where nothing did.
        self.harm: Final[dict[str, int]] = {}
        self.deaths: Final[list[Death]] = []

    def see(self, state: State, events: list[Event]) -> None:
        """Take in what one choice led to, `state` being the state after it."""
        for event in events:
            name = type(event).__name__
            self.events[name] = self.events.get(name, 0) + 1
            self.note(state, event)

    def begun(self, state: State) -> None:
        """Take in how things stand at the first question."""

    def note(self, state: State, event: Event) -> None:
        """Take in one event."""

    def gain(self, thing: str, round: int) -> None:
        """Note that someone has a thing; only the first time counts."""
        if thing not in self.gains:
            self.gains[thing] = round

    def suffer(self, cause: str, harm: int) -> None:
        self.harm[cause] = self.harm.get(cause, 0) + harm
