"""What a scenario can decide: a module of rules/scenarios, beside its row in content/scenarios."""

from typing import Final

from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option

HAND: Final = 4
HAND_OF_TWO: Final = 2
LIMIT: Final = 14
HORDE: Final = 21


class ScenarioStep(Option):
    """Something that a scenario lets a Hero do in place of moving; scenarios derive their own."""


class Scenario:
    """The goals and special rules of a scenario; every hook has a usual answer here."""

    def __init__(
        self, id: str, turns: int, dead_heroes: int, rule: str, search_items: tuple[str, ...]
    ) -> None:
        self.id: Final = id
        # Where the Sun starts.
        self.turns: Final = turns
        # So many killed Heroes lose the game.
        self.dead_heroes: Final = dead_heroes
        # The rule that its objective is.
        self.rule: Final = rule
        # Titles of Scenario Search Items.
        self.search_items: Final = search_items

    def heroes_win(self, state: LastNightState) -> str:
        """Return the rule by which the Heroes have won, empty while they have not."""
        return ""

    def zombies_win(self, state: LastNightState) -> str:
        """Return the rule by which the Zombies have won, empty while they have not."""
        if state.count("heroes_killed") >= self.dead_heroes:
            return "lnoe.victory.four-heroes"
        return ""

    def progress(self, state: LastNightState) -> str:
        """Return how far the Heroes have come, such as `3/15`; empty where there is nothing to count."""
        return ""

    def heroes_win_at_dawn(self, state: LastNightState) -> bool:
        """Return whether the Heroes win when the Sun passes 1."""
        return False

    # Numbers that a scenario or a special rule may change

    def hand_limit(self, state: LastNightState) -> int:
        """Return up to how many cards each Zombie player draws."""
        return HAND_OF_TWO if len(state.seats_of(ZOMBIES)) > 1 else HAND

    def zombie_limit(self, state: LastNightState) -> int:
        return HORDE if state.has_rule("zombie_horde_21") else LIMIT

    def loses_red(self, state: LastNightState, is_killed: bool) -> bool:
        """Return whether a red Zombie that leaves the board is out of the game.

        A killed one is, unless it is a part of a Horde; one that is removed goes back to the pool.
        """
        return is_killed and not state.has_rule("zombie_horde_21")

    def may_be_lit(self, state: LastNightState, space: int) -> bool:
        """Return whether a Gas marker in a space may be lit by Guns, Fire items and explosions."""
        return True

    def check_dice(self, state: LastNightState) -> int:
        """Return how many dice the one Zombie player rolls for new Zombies."""
        return 2

    def spawns_d3(self, state: LastNightState) -> bool:
        """Return whether the one Zombie player rolls a D3 for how many come."""
        return False

    def turns_heroes(self, state: LastNightState) -> bool:
        """Return whether killed Heroes can become Zombie Heroes."""
        return True

    def replaces_heroes(self, state: LastNightState) -> bool:
        """Return whether killed Heroes can be replaced."""
        return True

    def starts_of(self, state: LastNightState, hero: int) -> list[int]:
        """Return the spaces in which a Hero starts by the scenario, none where his own location counts."""
        return []

    def start_dice(self, state: LastNightState) -> int:
        """Return how many dice the one Zombie player rolls for starting Zombies."""
        return 2

    def may_be_taken_over(self, state: LastNightState, building: int) -> bool:
        """Return whether a building may be Taken Over."""
        return True

    # What Heroes may do

    def steps(self, state: LastNightState, hero: int) -> list[Option]:
        """Return what the scenario lets a Hero do in place of moving, as `ScenarioStep`s of its own."""
        return []

    def take_step(self, state: LastNightState, hero: int, option: Option) -> None:
        """Do what was chosen of `steps`."""
        raise NotImplementedError(type(self).__name__)

    def lays_open(self, state: LastNightState, card: int) -> bool:
        """Return whether a card that a Hero has got lies open beside him as one of the Townsfolk with him."""
        return False

    def keeps_on_board(self, state: LastNightState, card: int) -> bool:
        """Return whether a card that its bearer loses stays in his space instead of being discarded."""
        return False

    # What happens

    def destination_found(self, state: LastNightState, building: int) -> None:
        """A building that the scenario has looked for lies on the board now."""

    def card_taken(self, state: LastNightState, hero: int, card: int) -> None:
        """A Hero has got a card."""

    def exploded(self, state: LastNightState, space: int) -> None:
        """Something has exploded in a space."""

    def zombie_killed(self, state: LastNightState, kind: int) -> None:
        """A Zombie of a kind has been killed."""

    def zombie_removed(self, state: LastNightState, kind: int) -> None:
        """A Zombie of a kind has left the board without having been killed."""

    def set_up(self, state: LastNightState, stage: int) -> None:
        """Push what the scenario itself does at a stage of the set-up (special.py)."""

    def places_allies(self, state: LastNightState) -> bool:
        """Return whether the scenario itself says where Townsfolk Allies start."""
        return False

    def counter_revealed(self, state: LastNightState, hero: int, marker: int) -> None:
        """A Hero has turned a Number Counter; it lies open at its place among the markers."""

    def ally_lost(self, state: LastNightState, ally: int, space: int) -> None:
        """A Townsfolk Ally has been killed in a space."""

    def hero_lost(self, state: LastNightState, hero: int, space: int) -> None:
        """A Hero has been killed or turned in a space."""

    def at_hero_start(self, state: LastNightState) -> None:
        """The Hero turn begins."""

    def at_activation(self, state: LastNightState, hero: int) -> None:
        """A Hero begins his activation."""

    def after_activation(self, state: LastNightState, hero: int) -> None:
        """A Hero has ended his activation."""

    def at_hero_end(self, state: LastNightState) -> None:
        """The Hero turn has ended."""
