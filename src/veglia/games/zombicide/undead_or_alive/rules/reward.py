"""What a mission gives for an Objective: Adrenaline, a Bounty Weapon, the token itself, a Companion."""

from typing import Final

from veglia.games.zombicide.engine.rules.companions import hold_token
from veglia.games.zombicide.engine.rules.danger import gain_ap
from veglia.games.zombicide.undead_or_alive.rules.bounty import earn_bounty, give_treasure
from veglia.games.zombicide.undead_or_alive.rules.events import TokenKept
from veglia.games.zombicide.undead_or_alive.rules.setup_companions import find_companion
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.rules.supplies import (
    MOST_CARRIED,
    EarnBounty,
    carried,
    take_along,
)


class BountyReward:
    """Objectives of some colours give a Bounty Weapon: the top one, or one of those set aside for them."""

    def __init__(self, colours: tuple[int, ...], rule: str, treasure: int, treasure_rule: str) -> None:
        self.colours: Final = colours
        self.rule: Final = rule
        # How many Bounty Weapons are set aside; none: Objectives give the top one of the deck.
        self.treasure: Final = treasure
        self.treasure_rule: Final = treasure_rule

    def give(self, state: UndeadState, who: int) -> None:
        if self.treasure > 0:
            give_treasure(state, who, self.rule)
        else:
            earn_bounty(state, who, self.rule)


class Kept:
    """Objectives of some colours lie on the Dashboard instead."""

    def __init__(self, colours: tuple[int, ...], rule: str) -> None:
        self.colours: Final = colours
        self.rule: Final = rule

    def keep(self, state: UndeadState, who: int, number: int) -> None:
        hold_token(state, number, who)
        state.emit(TokenKept(who, number), self.rule)


class Found:
    """Objectives of some colours bring a Companion of a Class."""

    def __init__(self, colours: tuple[int, ...], class_bit: int, rule: str) -> None:
        self.colours: Final = colours
        self.class_bit: Final = class_bit
        self.rule: Final = rule


class Adrenaline:
    """Every Objective gives Adrenaline."""

    def __init__(self, points: int, rule: str) -> None:
        self.points: Final = points
        self.rule: Final = rule


class Reward:
    """All that a mission gives for an Objective."""

    def __init__(
        self,
        adrenaline: Adrenaline,
        bounty: BountyReward | None,
        kept: Kept | None,
        found: Found | None,
        carried_rule: str,
    ) -> None:
        self.adrenaline: Final = adrenaline
        self.bounty: Final = bounty
        self.kept: Final = kept
        self.found: Final = found
        # The rule by which tokens take a slot of the inventory, empty where they do not.
        self.carried_rule: Final = carried_rule

    def has_room(self, state: UndeadState, who: int) -> bool:
        """Return whether a Survivor can take an Objective along, where that is needed."""
        return not self.carried_rule or len(carried(state, who)) < MOST_CARRIED

    def give(self, state: UndeadState, who: int, number: int) -> None:
        """Give what an Objective is worth to the Survivor who has taken it."""
        colour = state.objectives[number].colour
        bounty = self.bounty
        if bounty is not None and colour not in bounty.colours:
            bounty = None
        if self.kept is not None and colour in self.kept.colours:
            self.kept.keep(state, who, number)
        elif self.carried_rule:
            if bounty is not None:
                state.push(EarnBounty(who, bounty.rule))
            take_along(state, who, number, self.carried_rule)
        elif bounty is not None:
            bounty.give(state, who)
        if self.found is not None and colour in self.found.colours:
            find_companion(state, who, self.found.class_bit, self.found.rule)
        gain_ap(state, who, self.adrenaline.points, self.adrenaline.rule)
