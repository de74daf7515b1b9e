"""Telling that a skill had a hand in something. Nothing is worked out while nobody listens."""

from typing import Any

from veglia.games.zombicide.engine.rules.events import SkillHelped
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import Trait


def tell_skill(state: ZombicideState, who: int, trait: Trait[Any]) -> None:
    """Tell that a skill helped a Survivor."""
    if state.log is not None:
        state.emit(SkillHelped(who, trait.id), trait.rule)


def tell_gift(state: ZombicideState, who: int, gift: int) -> None:
    """Tell that the skill behind a standing permission helped a Survivor."""
    if state.log is not None:
        for skill in state.survivors[who].skills:
            trait = state.scenario.library.traits[skill]
            if trait.gifts & gift != 0:
                tell_skill(state, who, trait)
                return


def tell_free_action(state: ZombicideState, who: int, scope: int) -> None:
    """Tell which skill paid for a free Action of a scope."""
    if state.log is not None:
        for skill in state.survivors[who].skills:
            trait = state.scenario.library.traits[skill]
            if trait.free_scope() == scope:
                tell_skill(state, who, trait)
                return


def tell_extra_use(state: ZombicideState, who: int, ability: int) -> None:
    """Tell which skill allows a once-per-Turn ability to be used again."""
    if state.log is not None and ability in state.survivors[who].used:
        for skill in state.survivors[who].skills:
            trait = state.scenario.library.traits[skill]
            if trait.extra_uses(ability) > 0:
                tell_skill(state, who, trait)
                return
