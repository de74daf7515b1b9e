"""A mission rule: what one mission has and no other; the title's hooks ask every rule of the mission."""

from typing import Any

from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.action import Action
from veglia.games.zombicide.engine.rules.goal import Goal


class MissionRule:
    """A part of a mission; whatever it does not override it leaves alone."""

    def actions(self) -> list[Action[Any]]:
        """Return the Actions that the mission adds."""
        return []

    def goals(self) -> list[Goal[Any]]:
        """Return the goals that the mission can name."""
        return []

    def bar(self, state: DarkState, number: int) -> tuple[str, str]:
        """Return what bars an Objective from being taken: a refusal of the texts, its rule; or nothing."""
        return ("", "")

    def seals(self, doorway: int) -> str:
        """Return the rule by which a doorway can be shut for good; empty for one that cannot."""
        return ""

    def stands_for(self, state: DarkState, number: int) -> str:
        """Return what an Objective on the board stands for, as a piece of texts; empty for itself."""
        return ""

    def kept_name(self) -> str:
        """Return what Objectives are that Survivors keep, as a note of texts."""
        return ""

    def kept_tokens(self, state: DarkState, who: int) -> int:
        """Return how many of them a Survivor keeps."""
        return 0

    def objective_taken(self, state: DarkState, who: int, number: int) -> None:
        """A Survivor has taken an Objective."""

    def exploded(self, state: DarkState, zone: int) -> None:
        """A Seismic Grenade has gone off in a Zone."""

    def xenos_phase_begun(self, state: DarkState) -> None:
        """Push what acts in the Xenos' Phase beside Xenos."""

    def acting(self, state: DarkState, zones: list[int]) -> None:
        """Xenos in these Zones begin an Action."""

    def turn_over(self, state: DarkState, who: int) -> None:
        """Push what may happen at the end of a Survivor's Turn."""
