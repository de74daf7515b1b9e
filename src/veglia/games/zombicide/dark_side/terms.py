"""What a mission says beyond its map: doors, rewards, what holds Abominations back."""

from typing import Final

from veglia.games.zombicide.dark_side.doors import Lock
from veglia.games.zombicide.dark_side.state import DarkState
from veglia.games.zombicide.engine.rules import Rules


class Reward:
    """What an Objective gives."""

    def __init__(self, xp: int, rule: str, prototype_rule: str) -> None:
        self.xp: Final = xp
        self.rule: Final = rule
        # The rule by which red ones give a Prototype weapon; empty where they do not.
        self.prototype_rule: Final = prototype_rule


class OwnTerms:
    """What only one mission has; a rule that is empty is not in force."""

    def __init__(
        self,
        bot_leaves: str,
        bot_lost: str,
        lair: int,
        welds: tuple[int, ...],
        generators: str,
        decoys: tuple[int, ...],
    ) -> None:
        # The rules by which a Machine leaves through the Exit, and by which its loss loses the game.
        self.bot_leaves: Final = bot_leaves
        self.bot_lost: Final = bot_lost
        # The Zone of the Spawn token that has to be destroyed before the tunnels are sealed, -1 for none.
        self.lair: Final = lair
        # The doorways that have to be welded with Objectives.
        self.welds: Final = welds
        # The rule by which a Xeno that acts beside the yellow or the pink Objective loses the game.
        self.generators: Final = generators
        # Objectives that are sound decoys, by number.
        self.decoys: Final = decoys


class Terms:
    """The terms of a mission."""

    def __init__(
        self, locks: list[Lock], reward: Reward, rising_tide: str, wakes: str, own: "OwnTerms"
    ) -> None:
        self.locks: Final = locks
        self.reward: Final = reward
        # The rule by which Tanks come in place of the Abomination until someone is at Yellow.
        self.rising_tide: Final = rising_tide
        # The rule by which a taken Objective wakes the Spawn Zone of its colour.
        self.wakes: Final = wakes
        self.own: Final = own


class TermedRules(Rules[DarkState]):
    """Rules that know the terms of their mission."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Final = terms


def terms_of(state: DarkState) -> Terms:
    """Return the terms of the mission."""
    rules = state.scenario.rules
    assert isinstance(rules, TermedRules)
    return rules.terms
