"""What a skill can change. Every hook does nothing here; a trait overrides the few it needs.

A trait is immutable and shared by all games. `S` is the state of the title it belongs to.
"""

from typing import Any, ClassVar, Final, Generic, TypeVar

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.kernel.machine import Option, State

S = TypeVar("S", bound=State)

# Gifts: standing permissions that the hot paths ask for as bits.
AMBIDEXTROUS: Final = 1
QUICK_DRAW: Final = 2
SLIPPERY: Final = 4
SEARCH_ANYWHERE: Final = 8
SHARING: Final = 16
EXTRA_RANGE: Final = 32
OFFERING: Final = 64
POINT_BLANK: Final = 128
LONG_MOVES: Final = 256
SPRINTING: Final = 512
OUT_OF_FIRE: Final = 1024
LINKED: Final = 2048
# Zombies end the Moves even of the slippery.
STOPPED: Final = 4096


class Trait(Generic[S]):
    """A skill's behaviour. `rule` is the rule it carries out."""

    # Bits that a survivor with this trait has; see the gifts above.
    gifts: ClassVar[int] = 0
    # Whether having the skill twice does more than having it once.
    adds_up: ClassVar[bool] = False
    # Whether it does something at setup only, so that nobody can gain it later.
    is_for_setup: ClassVar[bool] = False

    def __init__(self, id: str, rule: str) -> None:
        self.id: Final = id
        self.rule: Final = rule

    def extra_actions(self) -> int:
        """Actions more per Turn."""
        return 0

    def free_scope(self) -> int:
        """Scope of the free Action it gives each Turn, 0 for none."""
        return 0

    def once_per_turn(self) -> int:
        """The number of the once-per-Turn ability it gives, 0 for none; no other trait of a title has it."""
        return 0

    def extra_uses(self, ability: int) -> int:
        """Uses more per Turn of a once-per-Turn ability."""
        return 0

    def dice(self, state: S, attack: Attack) -> int:
        """Dice more for each weapon of an attack."""
        return 0

    def single_dice(self, state: S, attack: Attack) -> int:
        """Dice more for the whole attack."""
        return 0

    def roll_bonus(self, attack: Attack) -> int:
        """What is added to each die."""
        return 0

    def damage(self, attack: Attack) -> int:
        return 0

    def six_damage(self, attack: Attack) -> int:
        """Damage more for a hit that rolled a 6."""
        return 0

    def extra_range(self, scopes: int) -> int:
        return 0

    def rerolls(self, attack: Attack) -> bool:
        """Whether all dice may be rolled again, once."""
        return False

    def rolls_on(self, attack: Attack) -> bool:
        """Whether each 6 may bring one die more."""
        return False

    def reaps(self, attack: Attack) -> bool:
        """Whether a hit that eliminates a Zombie may take an identical one along, once in the attack."""
        return False

    def aims(self, attack: Attack) -> bool:
        """Whether targets are chosen freely and Friendly Fire is ignored."""
        return False

    def shrugs_off(self, kind: int) -> bool:
        """Whether Wounds by this kind of Zombie are ignored."""
        return False

    def membership(self) -> int:
        """Bits of the Classes that the skill makes a Survivor a member of."""
        return 0

    def shared(self) -> "Trait[Any] | None":
        """The trait that everyone in the Zone has while the owner is not alone."""
        return None

    def gained(self, state: S, who: int) -> None:
        """The Survivor has just gained the skill."""

    def offer(self, state: S, who: int, out: list[Option]) -> None:
        """Add the skill's own Actions to the menu (needs the gift OFFERING)."""

    def threw(self, state: S, who: int, card: int) -> None:
        """The owner has discarded a card to attack with it."""

    def attacked(self, state: S, attack: Attack, kills: int) -> None:
        """An attack of the owner has been resolved."""

    def spawned(self, state: S, who: int, zone: int) -> None:
        """Zombies have just appeared in a Zone."""

    def end_phase(self, state: S, who: int) -> None:
        """The End Phase has come to skills."""
