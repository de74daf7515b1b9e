"""Companions at setup: put into the Zones the mission indicates, or bound to a Survivor of a small party."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.asking import AskPlayers
from veglia.games.zombicide.engine.rules.companions import take_lead
from veglia.games.zombicide.engine.rules.renumber import still_there
from veglia.games.zombicide.engine.rules.scenario import Scenario
from veglia.games.zombicide.engine.rules.state import LONE, NO_CARD, NO_COMPANION, NO_SEAT, Survivor
from veglia.games.zombicide.undead_or_alive.rules.events import (
    CompanionBound,
    CompanionFound,
    CompanionPlaced,
)
from veglia.games.zombicide.undead_or_alive.rules.slots import INCOMING
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Option, Step

COMPANION_HEALTH: Final = 1


def new_companion(scenario: Scenario, profile: int, zone: int) -> Survivor:
    """Return a lone Companion: one Health, no cards, no skills, nobody's seat."""
    return Survivor(
        profile,
        NO_SEAT,
        zone,
        [NO_CARD] * (INCOMING + 1),
        (),
        0,
        scenario.library.profiles[profile].class_bit,
        COMPANION_HEALTH,
        0,
        0,
        0,
        0,
        (),
        (),
        True,
        LONE,
        False,
        0,
    )


def free_profiles(state: UndeadState, classes: int) -> list[int]:
    """Return the Survivors of some Classes whom nobody plays."""
    used = [survivor.profile for survivor in state.survivors]
    return [
        number
        for number, profile in enumerate(state.scenario.library.profiles)
        if profile.class_bit & classes != 0 and number not in used
    ]


def place_companion(state: UndeadState, profile: int, zone: int, rule: str) -> None:
    """Put a Companion into a Zone; no Corpse Pile awakens."""
    state.survivors.append(new_companion(state.scenario, profile, zone))
    state.emit(CompanionPlaced(len(state.survivors) - 1, zone), rule)


class PlaceHere(Option):
    """This Survivor is the Companion."""

    def __init__(self, profile: int) -> None:
        self.profile = profile


class PlaceCompanions(AskPlayers[UndeadState]):
    """The players choose who of a Class stands in a Zone; the order of several does not matter."""

    rule: ClassVar[str] = "uoa.companion.choice"

    def __init__(self, class_bit: int, zone: int, left: int, above: int, mission_rule: str) -> None:
        self.class_bit = class_bit
        self.zone = zone
        self.left = left
        # The Survivor placed last in this Zone: those that come before have been passed over.
        self.above = above
        self.mission_rule = mission_rule

    def renumbered(self, state: UndeadState, heirs: list[int]) -> Step[UndeadState] | None:
        zone = heirs[self.zone]
        if zone < 0:
            return None
        return PlaceCompanions(self.class_bit, zone, self.left, self.above, self.mission_rule)

    def options(self, state: UndeadState) -> list[Option]:
        free = [profile for profile in free_profiles(state, self.class_bit) if profile > self.above]
        return [PlaceHere(profile) for profile in free[: len(free) - self.left + 1]]

    def take(self, state: UndeadState, option: Option) -> None:
        assert isinstance(option, PlaceHere)
        if self.left > 1:
            left = self.left - 1
            state.push(PlaceCompanions(self.class_bit, self.zone, left, option.profile, self.mission_rule))
        place_companion(state, option.profile, self.zone, self.mission_rule)


class DealCompanions(Step[UndeadState]):
    """Chance decides who of a Class stands in a Zone."""

    rule: ClassVar[str] = "uoa.companion.choice"

    def __init__(self, class_bit: int, zone: int, left: int, mission_rule: str) -> None:
        self.class_bit = class_bit
        self.zone = zone
        self.left = left
        self.mission_rule = mission_rule

    def renumbered(self, state: UndeadState, heirs: list[int]) -> Step[UndeadState] | None:
        zone = heirs[self.zone]
        return None if zone < 0 else DealCompanions(self.class_bit, zone, self.left, self.mission_rule)

    def run(self, state: UndeadState) -> None:
        for _ in range(self.left):
            free = free_profiles(state, self.class_bit)
            place_companion(state, free[state.dice.below(len(free))], self.zone, self.mission_rule)


class ScatterCompanions(Step[UndeadState]):
    """Chance decides who of a Class stands in which of some Zones, one in each."""

    rule: ClassVar[str] = "uoa.companion.choice"

    def __init__(self, class_bit: int, zones: tuple[int, ...], left: int, mission_rule: str) -> None:
        self.class_bit = class_bit
        self.zones = zones
        self.left = left
        self.mission_rule = mission_rule

    def renumbered(self, state: UndeadState, heirs: list[int]) -> Step[UndeadState] | None:
        zones = still_there(self.zones, heirs)
        return ScatterCompanions(self.class_bit, zones, self.left, self.mission_rule) if zones else None

    def run(self, state: UndeadState) -> None:
        zones = list(self.zones)
        state.dice.shuffle(zones)
        for zone in zones[: self.left]:
            free = free_profiles(state, self.class_bit)
            place_companion(state, free[state.dice.below(len(free))], zone, self.mission_rule)


def find_companion(state: UndeadState, who: int, class_bit: int, rule: str) -> None:
    """A Companion of a Class, chosen by chance, turns up beside a Survivor, who leads it from now on."""
    free = free_profiles(state, class_bit)
    if free:
        profile = free[state.dice.below(len(free))]
        state.survivors.append(new_companion(state.scenario, profile, state.survivors[who].zone))
        companion = len(state.survivors) - 1
        take_lead(state, companion, who)
        state.emit(CompanionFound(companion, who), rule)


class BindTo(Option):
    """This Survivor comes along as the Companion of that one."""

    def __init__(self, profile: int, survivor: int) -> None:
        self.profile = profile
        self.survivor = survivor


class BindCompanion(AskPlayers[UndeadState]):
    """A small party takes a Companion along, bound to the Survivor of the players' choice."""

    rule: ClassVar[str] = "uoa.setup.small-party"

    def __init__(self, classes: int) -> None:
        self.classes = classes

    def options(self, state: UndeadState) -> list[Option]:
        leaders = [who for who, one in enumerate(state.survivors) if one.leader == NO_COMPANION]
        return [BindTo(profile, who) for profile in free_profiles(state, self.classes) for who in leaders]

    def take(self, state: UndeadState, option: Option) -> None:
        assert isinstance(option, BindTo)
        zone = state.survivors[option.survivor].zone
        place_companion(state, option.profile, zone, self.rule)
        companion = len(state.survivors) - 1
        take_lead(state, companion, option.survivor)
        state.emit(CompanionBound(companion, option.survivor), "uoa.companion.escorted-at-setup")
