"""What waits until an effect is finished: what lies on a space that Darkness reaches in the middle of it."""

from typing import Any, Final

from veglia.games.dark_darker_darkest.rules.attack_results import AssignAttack
from veglia.games.dark_darker_darkest.rules.blasts import Blast
from veglia.games.dark_darker_darkest.rules.enemy_attack import AssignFear, SpecialAttack
from veglia.games.dark_darker_darkest.rules.fire import SpreadOrBreakOut
from veglia.games.dark_darker_darkest.rules.modules.advanced import GasLeak
from veglia.games.dark_darker_darkest.rules.reinforcing import Reinforce
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.victim_attack import HurtVictims
from veglia.kernel.machine import Step

# What is left of effects that may eliminate somebody before they are finished.
RESTS: Final = (AssignAttack, AssignFear, Blast, GasLeak, HurtVictims, Reinforce, SpecialAttack)


def push_last(state: DarkestState, step: Step[Any]) -> None:
    """Put a step beneath all that is left of the effect that goes on; on top if there is none."""
    agenda = state.agenda
    place = 0
    while place < len(agenda) and not isinstance(agenda[place], RESTS):
        place += 1
    # What came to wait earlier comes first.
    while 0 < place < len(agenda) and isinstance(agenda[place - 1], SpreadOrBreakOut):
        place -= 1
    agenda.insert(place, step)
