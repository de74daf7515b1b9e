"""What the Actions of a mission of this title are created from."""

from typing import Final

from veglia.games.zombicide.engine.rules.action import ActionContext
from veglia.games.zombicide.undead_or_alive.rules.coal import Coal
from veglia.games.zombicide.undead_or_alive.rules.recruit_terms import RecruitTerms


class UndeadActionContext(ActionContext):
    """The parts of a mission that bring Actions of their own, beside what the family has."""

    def __init__(
        self,
        zones: int,
        cards: int,
        most_survivors: int,
        terms: RecruitTerms,
        coal: Coal | None,
        has_wagon: bool,
        can_load: bool,
        has_gatling: bool,
    ) -> None:
        super().__init__(zones, cards, most_survivors, True)
        self.terms: Final = terms
        self.coal: Final = coal
        self.has_wagon: Final = has_wagon
        # Carried Objectives are put on the Wagon.
        self.can_load: Final = can_load
        self.has_gatling: Final = has_gatling
