"""What the lab records of a game: wounds and deaths with their causes, cards, abilities, the way to the Cure.

How long a Grand Finale was is how often its reactions began (the count of `ReactionsBegan`).
"""

from typing import Final

from veglia.games.dark_darker_darkest.rules.enemy_attack import CREATURE, HORDE
from veglia.games.dark_darker_darkest.rules.events import AbilityBought, Died, EnemyRolled, Wounded, Zombified
from veglia.games.dark_darker_darkest.rules.modules.finale import CureTaken
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.thing_events import Found, LaboratoryOpened
from veglia.kernel.machine import Event, State
from veglia.kernel.statistics import Death, Statistics
from veglia.show.ids import skill_id, zone_id

# Rules of results that enemies' dice deal: the wound comes from whoever rolled last.
DICE_RULES: Final = ("ddd.cdie.damage", "ddd.cdie.serious-damage")
LABORATORY: Final = "laboratory"
CURE: Final = "cure"
ZOMBIE: Final = "zombie"


class DarkestStatistics(Statistics):
    """Counts wounds by who deals them or by rule, finds by card, and deaths by what came last."""

    def __init__(self) -> None:
        super().__init__()
        # Who has rolled the dice of enemies last.
        self.attacker = ""
        # By Survivor: who dealt the last wound, and its rule.
        self.last: Final[dict[int, tuple[str, str]]] = {}

    def note(self, state: State, event: Event) -> None:
        assert isinstance(state, DarkestState)
        if isinstance(event, EnemyRolled):
            self.attacker = attacker_of(state, event, self.attacker)
        elif isinstance(event, Wounded):
            by = self.attacker if event.rule in DICE_RULES else ""
            self.suffer(by or event.rule, event.damage)
            self.last[event.who] = (by, event.rule)
        elif isinstance(event, Died):
            by, rule = self.last.get(event.who, ("", event.rule))
            self.fall(state, event.who, event.room, by, rule)
        elif isinstance(event, Zombified):
            self.fall(state, event.who, event.room, "", event.rule)
        elif isinstance(event, Found):
            self.gain(f"card/{state.card_type(event.card).id}", state.round)
        elif isinstance(event, AbilityBought):
            self.gain(skill_id(state.profile(event.who).abilities[event.ability].id), state.round)
        elif isinstance(event, LaboratoryOpened):
            self.gain(LABORATORY, state.round)
        elif isinstance(event, CureTaken):
            self.gain(CURE, state.round)

    def fall(self, state: DarkestState, who: int, room: int, killer: str, rule: str) -> None:
        self.deaths.append(Death(state.profile(who).id, zone_id(room) if room >= 0 else "", killer, rule))


def attacker_of(state: DarkestState, event: EnemyRolled, before: str) -> str:
    """Return the look of who attacks; what has been defeated since is named as it was before."""
    if event.attacker == HORDE:
        return ZOMBIE
    if event.attacker == CREATURE:
        return before if state.creature is None else state.creature_type().id
    return before if state.nemesis is None else state.nemesis_type().id
