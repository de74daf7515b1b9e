"""What it takes to show a state in a language: names, looks, and what the title says about its content."""

from typing import Any, Literal, Protocol

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.danger import traits_for
from veglia.games.zombicide.engine.rules.state import Survivor, ZombicideState
from veglia.games.zombicide.engine.show.look import Look
from veglia.games.zombicide.engine.show.naming import FamilyNames
from veglia.kernel.machine import Option
from veglia.kernel.scene import Bar, Card, Hero, Offer, Piece, Skill, Slot
from veglia.kernel.words import Words
from veglia.show.memory import Memory
from veglia.show.recipe import Recipe

# Whether a skill is owned, still to be gained, or spent for now.
Owned = Literal["have", "later", "spent"]


class Content(Protocol):
    """What the title's content says, in one language."""

    # What has been drawn.
    heroes: Memory[Hero]
    slots: Memory[Slot]
    skill_lists: Memory[list[Skill]]
    bars: Memory[Bar]
    pieces: Memory[Piece]
    offers: Memory[Offer]
    # What offers of a class of options depend on.
    recipes: dict[type[Option], Recipe]

    def card(self, number: int, is_spent: bool) -> Card:
        """Return a card by its number."""

    def skill(self, id: str, state: Owned, level: str) -> Skill: ...

    def ability(self, id: str) -> int:
        """Return the once-per-Turn ability that a skill is about, 0 for none."""

    def hero_title(self, survivor: Survivor) -> str:
        """Return the Classes of a Survivor, in words."""

    def zombie_card(self, number: int) -> Card: ...


class Context:
    """A state, and everything to put it into words and looks."""

    def __init__(
        self,
        state: ZombicideState,
        look: Look,
        names: FamilyNames,
        words: Words,
        content: Content,
        text: dict[str, Any],
    ) -> None:
        self.state = state
        # The board that names speak of.
        self.board = state.board
        self.look = look
        self.names = names
        self.words = words
        self.content = content
        # The words of the face, by section.
        self.text = text

    def needed(self, attack: Attack) -> int:
        """Return the number that hits in an attack, skills included."""
        bonus = sum(trait.roll_bonus(attack) for trait in traits_for(self.state, attack))
        return self.state.scenario.rules.accuracy(self.state, attack) - bonus
