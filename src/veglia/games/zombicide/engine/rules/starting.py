"""Where Survivors start: the players divide them among several Zones."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.asking import AskPlayers
from veglia.games.zombicide.engine.rules.events import StartTaken
from veglia.games.zombicide.engine.rules.renumber import still_there
from veglia.games.zombicide.engine.rules.state import NO_COMPANION, ZombicideState
from veglia.kernel.machine import Option, Step


class StartAt(Option):
    """Start in this Zone."""

    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone


class ChooseStart(AskPlayers[ZombicideState]):
    """The players divide the Survivors among the starting Zones, as evenly as possible."""

    rule: ClassVar[str] = "uoa.setup.place-survivors"

    def __init__(self, survivor: int, zones: tuple[int, ...], under: str) -> None:
        self.survivor = survivor
        self.zones = zones
        # The mission's own rule, empty for the usual one.
        self.under = under

    def cites(self, state: ZombicideState) -> str:
        return self.under or self.rule

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        zones = still_there(self.zones, heirs)
        return ChooseStart(self.survivor, zones, self.under) if zones else None

    def options(self, state: ZombicideState) -> list[Option]:
        party = [one for one in state.survivors if one.leader == NO_COMPANION]
        share = len(party) // len(self.zones)
        odd = len(party) % len(self.zones)
        counts = [len([one for one in party if one.zone == zone]) for zone in self.zones]
        fuller = len([count for count in counts if count > share])
        return [
            StartAt(self.survivor, zone)
            for zone, count in zip(self.zones, counts, strict=True)
            if count < share or (count == share and fuller < odd)
        ]

    def take(self, state: ZombicideState, option: Option) -> None:
        assert isinstance(option, StartAt)
        state.survivors[self.survivor].zone = option.zone
        state.emit(StartTaken(self.survivor, option.zone), self.cites(state))
