"""What an ability or a piece of Equipment can change. Every hook does nothing here.

A trait is immutable and shared by all games. `who` is the Survivor that has the ability or carries the card;
`card` is the number of the card, -1 for an ability. Hooks are asked by `effects.py` and nobody else.
"""

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from veglia.kernel.machine import Option, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait(Generic[S]):
    """The behaviour of an ability or a card. `rule` is the rule it carries out."""

    def __init__(self, id: str, rule: str) -> None:
        self.id: Final = id
        self.rule: Final = rule
        # Whether the class has a hook of its own: most have none, and inventories are gone through often.
        self.has_offers: Final = type(self).offers is not Trait.offers
        self.changes_rolls: Final = type(self).at_roll is not Trait.at_roll

    def changes_giving(self) -> bool:
        """Return whether giving may cost something else; asked once, when the content is read."""
        return type(self).give_cost is not Trait.give_cost

    # Attacks of Survivors; `weapon` is the id of the weapon's kind, empty for bare hands.

    def attack_dice(self, state: S, who: int, weapon: str, range: int) -> int:
        """Return how many dice more an attack has."""
        return 0

    def attack_range(self, state: S, who: int, weapon: str) -> int:
        """Return by how much a weapon reaches farther."""
        return 0

    def range_of_crosshair(self, state: S, who: int, weapon: str, range: int) -> int:
        """Return what a Crosshair adds to the range; `range` is what others have made of it."""
        return range

    def hits_of_success(self, state: S, who: int, weapon: str, hits: int) -> int:
        """Return what one Success counts for."""
        return hits

    def hits_of_crosshairs(self, state: S, who: int, weapon: str, successes: int, crosshairs: int) -> int:
        """Return how many hits Crosshairs add to an attack; asked for weapons with a range only."""
        return 0

    def rooms_of_repel(self, state: S, who: int, rooms: int) -> int:
        """Return how far one Repel pushes."""
        return rooms

    def stuns(self, state: S, who: int, weapon: str) -> bool:
        """Return whether a Repel of this weapon may stun instead of pushing."""
        return False

    # Other rolls.

    def defence_dice(self, state: S, who: int) -> int:
        """Return how many dice more a Survivor adds to a Defence roll."""
        return 0

    def escape_dice(self, state: S, who: int) -> int:
        """Return by how much the Escape Value rises."""
        return 0

    def is_freed_by(self, state: S, who: int, face: int) -> bool:
        """Return whether a face that a helper rolls also frees a gripped companion."""
        return False

    def camera_dice(self, state: S, who: int) -> int:
        """Return how many dice a Survivor adds to a camera check, beside the usual one."""
        return 0

    def search_successes(self, state: S, who: int, successes: int) -> int:
        """Return how many Successes a Search in the own room adds."""
        return 0

    # Fire, health, virus, inventory.

    def entering_fire(self, state: S, who: int, damage: int, is_destroyed: bool) -> int:
        """Return the damage of entering a burning or destroyed tile."""
        return damage

    def spreading_fire(self, state: S, who: int, damage: int) -> int:
        """Return the damage of fire that spreads."""
        return damage

    def extinguish_cost(self, state: S, who: int, cost: int) -> int:
        """Return the Action Points of extinguishing."""
        return cost

    def extinguish_markers(self, state: S, who: int, markers: int) -> int:
        """Return how many Fire Markers extinguishing removes."""
        return markers

    def healing(self, state: S, who: int) -> int:
        """Return how much more an item heals that this Survivor uses."""
        return 0

    def virus_limit(self, state: S, who: int) -> int:
        """Return how many Virus Tokens more it takes until the virus is active."""
        return 0

    def spaces(self, state: S, who: int) -> int:
        """Return how many more objects a Survivor carries."""
        return 0

    def ammo_found(self, state: S, who: int, card: int) -> int:
        """Return how many cubes more an Ammunition card gives that was found by a Search."""
        return 0

    # Costs and offers.

    def give_cost(self, state: S, who: int, cost: int) -> int:
        """Return the Action Points of giving something away."""
        return cost

    def free_attack(self, state: S, who: int) -> int:
        """Return the bit of what was used in a Round that a Combat action for nothing takes, 0 for none."""
        return 0

    def inserts_many(self, state: S, who: int) -> bool:
        """Return whether one use of a terminal takes several Code Tokens."""
        return False

    def offers(self, state: S, who: int, card: int, out: list[Option]) -> None:
        """Add what the Survivor may do with it in the actions of the own group (options that are Deeds)."""

    def offers_gripped(self, state: S, who: int, card: int, out: list[Option]) -> None:
        """Add what a gripped Survivor may do with it."""

    def at_roll(self, state: S, who: int, card: int, moment: str, out: list[Option]) -> None:
        """Add what may be done with it at a roll (options that are Deeds); see rolls.py for the moments."""
