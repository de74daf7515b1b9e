"""An action of Survivors. The folder rules/actions is the registry: see action_list.py."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.machine import Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Says what a Survivor of the active group can do; every option is a Deed that pays for itself."""

    # Every option costs at least one Action Point: who has none is not asked.
    costs_ap: ClassVar[bool] = False

    def is_on(self, options: dict[str, str]) -> bool:
        """Return whether a game with some options knows this action."""
        return True

    def offers(self, state: DarkestState, who: int, out: list[Option]) -> None:
        """Add what an ungripped Survivor can do now."""

    def offers_gripped(self, state: DarkestState, who: int, out: list[Option]) -> None:
        """Add what a gripped Survivor can do now."""
