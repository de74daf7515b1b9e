"""What a card or an ability can do. Every hook does nothing here; a trait overrides the few it needs.

A trait is immutable and shared by all games. It acts from a `Source`: a card in a hand, an item or ability of
a Hero, a Grave Weapon of a Zombie, or something lasting on the table. `S` is the state.
"""

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.plays import Choice, Moment, Played, Source
from veglia.kernel.machine import Option, State

S = TypeVar("S", bound=State)

# What a Hero can be free of: `Trait.ignores`.
LIGHTS_OUT: Final = "lights_out"
LOCKED_DOORS: Final = "locked_doors"
TAKEN_OVER: Final = "taken_over"
# To Search in a Taken Over building.
TAKEN_OVER_SEARCH: Final = "taken_over_search"

# Parts of a Hand Weapon's combat bonus: `Trait.combat_bonus`.
BONUS_DIE: Final = "die"
BONUS_PLUS: Final = "plus"
BONUS_REROLL: Final = "reroll"
BONUS_REROLL_ONE: Final = "reroll_one"
BONUS_KILL_ON_SIX: Final = "kill_on_six"
BONUS_KILL_ON_WIN: Final = "kill_on_win"
BONUS_KILL_ON_WON_SIX: Final = "kill_on_won_six"


class Trait(Generic[S]):
    """The behaviour of a card or an ability. `rule` is the rule under which it acts."""

    # The rule that is cited unless a row says another.
    rule: ClassVar[str] = "lnoe.cards.hero-types"
    # Whether an ability is used by the player of another Hero whom it helps in his fight.
    is_for_others: ClassVar[bool] = False
    # Whether a marker can be cancelled like a Zombie card that Remains in Play.
    counts_as_card: ClassVar[bool] = False

    def __init__(self, id: str, args: dict[str, Any]) -> None:
        self.id: Final = id
        self.args: Final = args
        # Which hooks it has of its own (hooks.py); set once it is made.
        self.hooks: i64 = 0

    # Playing it

    def plays(self, state: S, source: Source, moment: Moment) -> list[Option]:
        """Return the ways in which it can be used at a moment; an empty list where it cannot.

        Make them with `source.option(...)`. What is offered may depend on open information and on the own
        hand only.
        """
        return []

    def play(self, state: S, played: Played) -> None:
        """Have the effect, once it was announced and not cancelled."""
        raise NotImplementedError(type(self).__name__)

    def chosen(self, state: S, choice: Choice, option: Option) -> None:
        """Go on after a `Choose` question that it has asked."""
        raise NotImplementedError(type(self).__name__)

    def cancelled(self, state: S, played: Played) -> None:
        """Tell that it was cancelled, where it acts without a card."""

    def keeps(self, state: S, played: Played) -> bool:
        """Return whether the card stays where `play` has put it, instead of going to the discards."""
        return False

    def pay(self, state: S, played: Played) -> None:
        """Pay the price of a card as it is announced, before anybody may answer it."""

    def is_stale(self, state: S) -> bool:
        """Return whether the card needs a rule that is not in use, so that a Hero may discard it."""
        return False

    def uses_up(self, state: S, played: Played) -> bool:
        """Return whether an item is discarded as the price of using it."""
        return False

    def accepts_building(self, state: S, building: int, data: tuple[int, ...]) -> bool:
        """Return whether a building is a valid result of a random building roll that it has asked for."""
        return True

    def building_found(self, state: S, building: int, data: tuple[int, ...]) -> None:
        """Go on with the result of a random building roll."""
        raise NotImplementedError(type(self).__name__)

    # What it changes while it is there: `source` says whose it is

    def movement(self, state: S, source: Source, hero: int) -> int:
        """Return what is added to a Hero's Movement roll."""
        return 0

    def ignores(self, state: S, source: Source, hero: int, what: str) -> bool:
        """Return whether its bearer, a Hero, is free of LIGHTS_OUT ..., or of a Zombie card by its id."""
        return False

    def bars_entry(self, state: S, source: Source, hero: int, space: int) -> bool:
        """Return whether a Hero may not enter a space."""
        return False

    def opens_wall(self, state: S, source: Source, hero: int, start: int, end: int) -> bool:
        """Return whether a Hero may step through a wall."""
        return False

    def bars_leaving(self, state: S, source: Source, hero: int) -> bool:
        """Return whether a Hero may not leave his space."""
        return False

    def stops(self, state: S, source: Source, hero: int, space: int) -> bool:
        """Return whether a Hero who enters a space has to end his move there."""
        return False

    def bars_search(self, state: S, source: Source, hero: int) -> bool:
        return False

    def bars_taking_over(self, state: S, source: Source, building: int) -> bool:
        """Return whether a building cannot be Taken Over."""
        return False

    def search_draws(self, state: S, source: Source, hero: int) -> int:
        """Return how many cards more an ordinary Search of a Hero draws; he keeps them all."""
        return 0

    def bars_exchange(self, state: S, source: Source, hero: int) -> bool:
        return False

    def bars_zombie(self, state: S, source: Source, zombie: int, start: int, end: int) -> bool:
        """Return whether a Zombie may not take a step."""
        return False

    def zombie_steps(self, state: S, source: Source, zombie: int) -> int:
        """Return how many spaces its bearer may move, 0 for as many as others."""
        return 0

    def barricade_needs(self, state: S, source: Source, zombie: int) -> int:
        """Return what is added to the face that a Zombie needs at a Barricade."""
        return 0

    def ignores_barricades(self, state: S, source: Source, zombie: int) -> bool:
        """Return whether a Zombie crosses Barricades without a roll; what is on them stays."""
        return False

    def build_plus(self, state: S, source: Source, hero: int) -> int:
        """Return what is added to a Hero's Movement result where it lets him build or reinforce."""
        return 0

    def allows_pick_up(self, state: S, source: Source, hero: int, card: int) -> bool:
        """Return whether a Hero who Searches may take a card of the Hero discards by it: a Stockpile."""
        return False

    def picked_up(self, state: S, source: Source, hero: int) -> None:
        """A Hero has taken a card by it, in a Search."""

    def hero_dice(self, state: S, source: Source, fight: Fight) -> int:
        """Return the dice that the Hero rolls more, or less, in a fight."""
        return 0

    def zombie_dice(self, state: S, source: Source, fight: Fight) -> int:
        return 0

    def hero_plus(self, state: S, source: Source, fight: Fight) -> int:
        """Return what is added to the Hero's highest die when the dice are compared."""
        return 0

    def zombie_plus(self, state: S, source: Source, fight: Fight) -> int:
        return 0

    def wins_ties(self, state: S, source: Source, fight: Fight) -> bool:
        """Return whether the Hero wins a tied fight."""
        return False

    def kills_on_win(self, state: S, source: Source, fight: Fight) -> bool:
        """Return whether a won fight kills the Zombie without a double."""
        return False

    def extra_wounds(self, state: S, source: Source, fight: Fight) -> int:
        """Return the Wounds that the Hero takes more when the Zombie wins."""
        return 0

    def hit_plus(self, state: S, source: Source, hero: int, zombie: int, card: int) -> int:
        """Return what is added to a hit roll of a Hero with a card, at a Zombie (-1: a Gas marker)."""
        return 0

    def break_plus(self, state: S, source: Source, hero: int, card: int) -> list[int]:
        """Return what may be added to a break roll; the owner chooses."""
        return [0]

    def item_limit(self, state: S, source: Source, hero: int) -> tuple[int, int]:
        """Return by how much the limits of items and of weapons are raised."""
        return (0, 0)

    def bars_item(self, state: S, source: Source, hero: int, card: int) -> bool:
        """Return whether a Hero may not use an item that he has."""
        return False

    def never_breaks(self, state: S, source: Source, hero: int, card: int, face: int) -> bool:
        """Return whether a Hand Weapon of a Hero does not break on a number, whatever its card says."""
        return False

    def keeps_event(self, state: S, source: Source, hero: int, card: int) -> bool:
        """Return whether an Event that helps a Hero for a turn stays in play on him."""
        return False

    def holds_zombie(self, state: S, source: Source, zombie: int, start: int, end: int) -> bool:
        """Return whether a Zombie that is to take a step is held where it is; it may roll a die for it."""
        return False

    def bars_killing(self, state: S, source: Source, zombie: int) -> bool:
        """Return whether a Zombie cannot be killed."""
        return False

    def draws_more(self, state: S, source: Source, hero: int, rule: str) -> int:
        """Return how many cards more a Hero draws, of which he keeps one; `rule` is why he draws."""
        return 0

    def bars_healing(self, state: S, source: Source, hero: int) -> bool:
        """Return whether no Wound of a Hero can be healed."""
        return False

    def bars_townsfolk(self, state: S, source: Source, hero: int) -> bool:
        """Return whether a Hero gets no help from Townsfolk Events."""
        return False

    def gives_keyword(self, state: S, source: Source, hero: int, keyword: str) -> bool:
        """Return whether a Hero has a keyword that is not printed on him."""
        return False

    def turns_wounded(self, state: S, source: Source, hero: int) -> bool:
        """Return whether a Hero who takes a Wound becomes a Zombie Hero by it."""
        return False

    def spawns_more(self, state: S, source: Source) -> int:
        """Return how many Zombies more come with the roll of phase 6."""
        return 0

    def combat_bonus(self) -> tuple[str, ...]:
        """Return of what a Hand Weapon's combat bonus consists: BONUS words, for a Zombie that uses it."""
        return ()

    # In a combination

    def can_be_sent(self, state: S, card: int, hero: int, cards: tuple[int, ...]) -> bool:
        """Return whether it can act where an animal that it is combined with is sent; `cards` go along."""
        return False

    def sent(self, state: S, card: int, hero: int, space: int, cards: tuple[int, ...]) -> None:
        """Take effect in the space to which it was sent; its cards are discarded already."""
        raise NotImplementedError(type(self).__name__)

    # What happens to it

    def zombie_moved(self, state: S, source: Source, zombie: int, start: int, end: int) -> None:
        """A Zombie has taken a step, while it lies on the table."""

    def ended(self, state: S, hero: int, space: int, building: int) -> None:
        """It has been taken away from where it lay on the table."""

    def enters(self, state: S, hero: int) -> None:
        """A Hero with this ability has come into the game."""

    def taken(self, state: S, source: Source) -> None:
        """It has come to a Hero or a Zombie."""

    def at_zombie_start(self, state: S, source: Source) -> None:
        """The Zombie turn starts, before any card is played in it."""

    def at_zombie_turn(self, state: S, source: Source) -> None:
        """A Zombie turn begins, before its first phase: what lasted until then ends."""

    def at_hero_start(self, state: S, source: Source) -> None:
        """The Hero turn begins."""

    def at_hero_end(self, state: S, source: Source) -> None:
        """The Hero turn has ended."""

    def at_activation(self, state: S, source: Source, hero: int) -> None:
        """A Hero begins his activation."""

    def entered(self, state: S, source: Source, hero: int, space: int) -> None:
        """A Hero has moved into a space."""

    def left(self, state: S, source: Source, hero: int, space: int) -> None:
        """A Hero has moved out of a space."""

    def announced(self, state: S, source: Source, played: Played) -> None:
        """A card has been announced; it may set `played.is_cancelled` before anybody answers."""

    def card_used(self, state: S, source: Source, played: Played) -> None:
        """Its bearer has used an item or an Event, which has had its effect."""

    def wound_comes(self, state: S, source: Source, hero: int, of: int) -> bool:
        """A Hero is about to take a Wound, with `of` in all; return whether it is prevented by this."""
        return False

    def ends_move(self, state: S, source: Source, hero: int, has_moved: bool) -> bool:
        """A Hero ends step 1; return whether something was pushed that is to be done before."""
        return False

    def searched(self, state: S, source: Source, hero: int) -> None:
        """A Hero has Searched."""

    def fight_ended(self, state: S, source: Source, fight: Fight) -> None:
        """A fight has come to its result."""

    def zombie_died(self, state: S, source: Source, zombie: int, space: int, cause: str, card: int) -> None:
        """The bearer of a Grave Weapon has been killed in a space, by a card or none (-1)."""

    def hero_wounded(self, state: S, source: Source, hero: int, by: int) -> None:
        """A Hero has taken a Wound from a Zombie and lives."""
