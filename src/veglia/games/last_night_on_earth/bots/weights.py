"""What things are worth to the Heroes, in points; to the Zombies as much the other way."""

from typing import Final

from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.state import LastNightState

GAME: Final = 1000.0
# What the objective is worth once it is met.
OBJECTIVE: Final = 260.0
# A Hero alive; a killed one costs this, four times over where one death loses the game.
HERO: Final = 40.0
# By Wounds that a Hero has left: the last one is dear.
HEALTH: Final = (0.0, 10.0, 20.0, 28.0, 34.0, 39.0, 43.0)
# By Wounds that a Hero has left: how much of his death lies in the next one.
DEADLY: Final = (1.0, 1.0, 0.12, 0.06, 0.03, 0.02, 0.01)
ITEM: Final = 6.0
WEAPON: Final = 4.0
EVENT: Final = 5.0
# A Zombie card in hand, and one that lies in play; what the Heroes have in play.
ZOMBIE_CARD: Final = 2.0
IN_PLAY: Final = 6.0
HELP: Final = 4.0
ZOMBIE: Final = 2.0
ZOMBIE_HERO_HERE: Final = 7.0
GRAVE_WEAPON: Final = 2.5
KILL_WORTH: Final = 3.0
# How far Zombies are from the nearest Hero, up to so many spaces.
CHASE: Final = 0.35
NEAR: Final = 6
# How likely a Zombie beside a Hero comes to fight him.
AMBUSH: Final = 0.8
# How far the nearest Zombie is from a Hero who does not hunt: so many turns of peace.
LEEWAY: Final = 1.0
PEACE: Final = 6
# A Hero in a building may Search next time.
SHELTER: Final = 3.0
# How far a Hero without an errand is from a building in which he may.
SEEK: Final = 0.8
# A Search, and one for which something is still to be found.
SEARCH: Final = 7.0
SEARCH_FOR: Final = 18.0
# A Search for a Hero without a good weapon, in a Survival deck, and of a weapon among the discards.
UNARMED: Final = 2.0
SURVIVAL: Final = 12.0
WEAPON_FOUND: Final = 14.0
# From so many cards on the Heroes save what is left of their deck, of which the Zombies may discard ten.
# While something is still to be found they take more.
LOW_DECK: Final = 12
LAST_CARDS: Final = 3
# How far a Hero is from where the objective takes him, or from what he hunts.
WAY: Final = 3.5
HUNT: Final = 1.5
# To be where the objective takes a Hero.
ARRIVED: Final = 12.0
# What a Wound counts for a Hero whose errand cannot wait.
BOLD: Final = 0.4
BARRICADE: Final = 1.0


def wound_cost(state: LastNightState, hero: int) -> float:
    """Return what the next Wound of a Hero costs, death included if it is his last."""
    left = max(1, min(state.wounds_left(hero), len(HEALTH) - 1))
    cost = HEALTH[left] - HEALTH[left - 1]
    return cost + DEADLY[left] * death_cost(state)


def death_cost(state: LastNightState) -> float:
    return HERO + HERO * 4.0 / scenario_of(state).dead_heroes
