"""Prototype weapons: a shuffled supply from which tokens and Objectives give one."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.events import NoPrototypeLeft, PrototypeTaken
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.inventory import Arrange, hand_over


class ArrangePrototype(Arrange):
    """Rearrange for free on receiving a Prototype weapon."""

    rule: ClassVar[str] = "ds.act.prototype-token"


def gain_prototype(state: DarkState, who: int, rule: str) -> None:
    """Give a random Prototype weapon among those that are left."""
    if not state.prototypes:
        state.emit(NoPrototypeLeft(who), rule)
        return
    state.dice.reveals += 1
    card = state.prototypes.pop()
    state.emit(PrototypeTaken(who, card), rule)
    hand_over(state, who, card, ArrangePrototype(who, -1, (), ()))
