"""How well a Hero fights and shoots, by the items that lie open beside him."""

from typing import Final

from veglia.games.last_night_on_earth.rules.content import HAND_WEAPON, RANGED
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import (
    BONUS_DIE,
    BONUS_KILL_ON_SIX,
    BONUS_KILL_ON_WIN,
    BONUS_KILL_ON_WON_SIX,
    BONUS_PLUS,
    BONUS_REROLL,
    BONUS_REROLL_ONE,
)

# Two dice against one, ties to the Zombie: how often a Hero is wounded, and kills by a double.
RISK: Final = 0.42
KILL: Final = 0.07
# What the parts of a Hand Weapon's bonus change.
RISK_LESS: Final = {BONUS_DIE: 0.09, BONUS_PLUS: 0.12, BONUS_REROLL: 0.16, BONUS_REROLL_ONE: 0.12}
KILL_MORE: Final = {
    BONUS_DIE: 0.12,
    BONUS_PLUS: 0.02,
    BONUS_REROLL: 0.06,
    BONUS_KILL_ON_SIX: 0.28,
    BONUS_KILL_ON_WON_SIX: 0.25,
    BONUS_KILL_ON_WIN: 0.5,
}
# A Hand Weapon whose bonus is of another kind.
OTHER: Final = 0.15
FACES: Final = 6.0


class Arms:
    """What a Hero can do to Zombies."""

    def __init__(self, risk: float, kill: float, reach: int, hit: float) -> None:
        # The chances to be wounded by a Zombie in a fight, and to kill it.
        self.risk: Final = risk
        self.kill: Final = kill
        # How far his best gun shoots, 0 without one, and how often it hits.
        self.reach: Final = reach
        self.hit: Final = hit

    def are_good(self) -> bool:
        """Return whether a Hero with them may go hunting."""
        return self.reach > 0 or self.kill > RISK


def arms_of(state: LastNightState, hero: int) -> Arms:
    risk, kill, reach, hit = RISK, KILL, 0, 0.0
    for item in state.heroes[hero].items:
        for card in item:
            kind = state.kind(card)
            if kind.type == HAND_WEAPON:
                words = kind.trait.combat_bonus()
                for word in words:
                    risk -= RISK_LESS.get(word, 0.0)
                    kill += KILL_MORE.get(word, 0.0)
                if not words:
                    kill += OTHER
            elif kind.type == RANGED and kind.range >= reach and kind.hit > 0:
                reach = kind.range
                hit = max(hit, (FACES + 1.0 - kind.hit) / FACES)
    risk = max(0.1, risk)
    return Arms(risk, min(kill, 0.9 * (1.0 - risk)), reach, hit)
