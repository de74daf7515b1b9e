"""What a mission says beyond its map: doors, rewards, what holds Abominations back."""

from typing import Final

from veglia.games.zombicide.dark_side.rules.doors import DoorLock
from veglia.games.zombicide.dark_side.rules.mission_rule import MissionRule
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.hooks import Rules


class Reward:
    """What an Objective gives."""

    def __init__(self, xp: int, rule: str, prototype_rule: str) -> None:
        self.xp: Final = xp
        self.rule: Final = rule
        # The rule by which red ones give a Prototype weapon; empty where they do not.
        self.prototype_rule: Final = prototype_rule


class Terms:
    """The terms of a mission."""

    def __init__(
        self,
        locks: list[DoorLock],
        reward: Reward,
        rising_tide: str,
        wakes: str,
        are_hostile: bool,
        has_local_control: bool,
        mission_rules: list[MissionRule],
    ) -> None:
        self.locks: Final = locks
        self.reward: Final = reward
        # The rule by which Tanks come in place of the Abomination until someone is at Yellow.
        self.rising_tide: Final = rising_tide
        # The rule by which a taken Objective wakes the Spawn Zone of its colour.
        self.wakes: Final = wakes
        # Machines fight the Survivors until one of them controls them.
        self.are_hostile: Final = are_hostile
        # Standing beside a Machine that allows it is enough to control it.
        self.has_local_control: Final = has_local_control
        self.mission_rules: Final = mission_rules


class TermedRules(Rules[DarkState]):
    """Rules that know the terms of their mission."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Final = terms


def terms_of(state: DarkState) -> Terms:
    """Return the terms of the mission."""
    rules = state.scenario.rules
    assert isinstance(rules, TermedRules)
    return rules.terms
