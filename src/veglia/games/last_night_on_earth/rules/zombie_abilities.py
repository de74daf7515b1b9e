"""Zombie Ability cards of Advanced Abilities: one is drawn when a Hero has been killed."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Event, Step

RULE: Final = "advanced_abilities"
# How many Heroes had been killed when this was last looked at: in `state.counts`.
SEEN: Final = "heroes_killed_before"


class ZombieAbilityDrawn(Event):
    """The Zombies have an ability for the rest of the game."""

    def __init__(self, ability: int) -> None:
        self.ability = ability


class DrawZombieAbility(Step[LastNightState]):
    """At the end of a Zombie turn, if a Hero was killed since the last one, an ability is drawn at random."""

    rule: ClassVar[str] = "lnoe.opt.adv-zombie"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        killed = state.count("heroes_killed")
        if not state.has_rule(RULE) or killed == state.count(SEEN):
            return
        state.counts[SEEN] = killed
        left = [one for one in state.content.zombie_abilities if one not in state.zombie_abilities]
        if left:
            ability = left[state.dice.below(len(left))]
            state.zombie_abilities.append(ability)
            state.emit(ZombieAbilityDrawn(ability), self.rule)
