"""A fight between one Hero and one Zombie, while it lasts."""

from typing import Final

from mypy_extensions import mypyc_attr

# How a fight stands.
HERO_WINS: Final = 1
ZOMBIE_WINS: Final = 2
# Nobody has won: a card has ended it.
ENDED: Final = 3
# An effect on a fight: its Hero may use no items in it.
NO_ITEMS: Final = "no_items"


@mypyc_attr(acyclic=True)
class CardInFight:
    """A card that was played from a hand while the fight lasted."""

    def __init__(self, card: int, seat: int, bearer: int, is_cancelled: bool) -> None:
        self.card = card
        # Who has played it: the Hero who held it is `bearer`, nobody for a Zombie player.
        self.seat = seat
        self.bearer = bearer
        self.is_cancelled = is_cancelled

    def copy(self) -> "CardInFight":
        return CardInFight(self.card, self.seat, self.bearer, self.is_cancelled)


@mypyc_attr(acyclic=True)
class Fight:
    """The dice of both sides and what cards have changed."""

    def __init__(
        self,
        hero: int,
        zombie: int,
        number: int,
        hero_dice: list[int],
        zombie_dice: list[int],
        zombie_card: bool,
        used: list[int],
        effects: list[str],
        outcome: int,
        hero_plus: int,
        zombie_plus: int,
        cards: list[CardInFight],
    ) -> None:
        self.hero = hero
        # The number of the Zombie's figure.
        self.zombie = zombie
        # Fights are numbered through the game.
        self.number = number
        self.hero_dice = hero_dice
        self.zombie_dice = zombie_dice
        # Whether the Zombie side has used its one Fight card, cancelled or not.
        self.zombie_card = zombie_card
        # Cards and abilities that have been used in it, once for each use.
        self.used = used
        # What cards have brought into this fight: words of the cards.
        self.effects = effects
        # 0 while it is open, then HERO_WINS, ZOMBIE_WINS or ENDED.
        self.outcome = outcome
        # What cards have added to the highest die.
        self.hero_plus = hero_plus
        self.zombie_plus = zombie_plus
        # In the order in which they were played; they lie on their discard piles, or in the game, by now.
        self.cards = cards

    def copy(self) -> "Fight":
        return Fight(
            self.hero,
            self.zombie,
            self.number,
            self.hero_dice[:],
            self.zombie_dice[:],
            self.zombie_card,
            self.used[:],
            self.effects[:],
            self.outcome,
            self.hero_plus,
            self.zombie_plus,
            [one.copy() for one in self.cards],
        )

    def card_cancelled(self, card: int) -> None:
        """Note that a card has lost its effect; one that was played elsewhere is none of this fight."""
        for one in self.cards:
            if one.card == card:
                one.is_cancelled = True

    def has(self, effect: str) -> bool:
        return effect in self.effects
