"""What a scenario wants of both sides: a module of bots/aims has one for the scenario of its name, as AIM.

A scenario without a module there has the usual answers, which go by its `progress`.
"""

from typing import Final

from veglia.games.last_night_on_earth.rules.content import CardKind
from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.models import Zombie
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.folder import module_in
from veglia.kernel.machine import Option

FOLDER: Final = "veglia.games.last_night_on_earth.bots.aims"
AIMS: Final[dict[str, "Aim"]] = {}
# A gain by which an exchange or a use on the way is made without a thought.
SURELY: Final = 100.0


class Aim:
    """What bots go by; every hook has a usual answer here. Only what is open is looked at."""

    def closeness(self, state: LastNightState) -> float:
        """Return how near the Heroes are to their objective, from 0 to 1."""
        done, _, needed = scenario_of(state).progress(state).partition("/")
        return int(done) / int(needed) if needed else 0.0

    # Where to go

    def goal_spaces(self, state: LastNightState, hero: int) -> list[int]:
        """Return the spaces to which the objective takes a Hero now; none where he may be anywhere."""
        return []

    def is_urgent(self, state: LastNightState, hero: int) -> bool:
        """Return whether a Hero goes there whatever is in his way."""
        return False

    def worth_killing(self, state: LastNightState, zombie: Zombie) -> float:
        """Return how much nearer a killed Zombie brings the Heroes to their objective, from 0 to 1."""
        return 0.0

    def lures(self, state: LastNightState) -> list[int]:
        """Return the spaces to which the Zombies want to go, beside those of Heroes."""
        return []

    # What to do

    def is_searching(self, state: LastNightState) -> bool:
        """Return whether the Heroes still look for something that the objective needs."""
        return False

    def card_worth(self, state: LastNightState, hero: int, kind: CardKind) -> float:
        """Return what it is worth to a Hero for the objective to get a card of a kind, in points."""
        return 0.0

    def keeps(self, state: LastNightState, kind: CardKind) -> bool:
        """Return whether the Heroes do not use cards of a kind, because the objective needs them."""
        return False

    def exchange_gain(self, state: LastNightState, hero: int, kind: CardKind, to: int) -> float:
        """Return what the objective gains when a Hero hands an item of a kind to another."""
        return 0.0

    def build_worth(self, state: LastNightState, hero: int, wall: int) -> float:
        """Return what a Barricade, or one more Reinforcement, on a wall is worth, in points."""
        return 0.0

    def action_worth(self, state: LastNightState, hero: int, option: Option) -> float:
        """Return what an action of the scenario in place of moving is worth, in points."""
        return 0.0

    def on_way(self, state: LastNightState, hero: int, option: Option) -> bool:
        """Return whether a Hero does something on his way, such as to pick something up, at once."""
        return False


def aim_of(state: LastNightState) -> Aim:
    """Return the aim of the scenario that is played; the folder is the registry."""
    aim = AIMS.get(state.scenario)
    if aim is None:
        aim = made_for(state.scenario)
        AIMS[state.scenario] = aim
    return aim


def made_for(scenario: str) -> Aim:
    module = module_in(FOLDER, scenario)
    kind: type[Aim] = Aim if module is None else module.AIM
    return kind()


def all_items(state: LastNightState) -> list[CardKind]:
    """Return what the Heroes have, card by card."""
    return [state.kind(card) for one in state.heroes if one.space >= 0 for item in one.items for card in item]


def items_of(state: LastNightState, hero: int) -> list[CardKind]:
    return [state.kind(card) for item in state.heroes[hero].items for card in item]


def holders(state: LastNightState, keyword: str) -> list[int]:
    """Return the Heroes who have an item with a keyword."""
    return [hero for hero in state.living() if any(one.has(keyword) for one in items_of(state, hero))]


def bearers(state: LastNightState, id: str) -> list[int]:
    """Return the Heroes who have an item of a title."""
    return [hero for hero in state.living() if any(one.id == id for one in items_of(state, hero))]
