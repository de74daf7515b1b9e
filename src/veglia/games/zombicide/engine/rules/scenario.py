"""A scenario: everything about a mission that never changes, shared by all copies of its states."""

from typing import Any, Final

from veglia.games.zombicide.engine.rules.action import Action
from veglia.games.zombicide.engine.rules.board import ZombicideBoard
from veglia.games.zombicide.engine.rules.cards import IMPROVISED, CardType, Profile, ZombieCard, ZombieKind
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.hooks import Rules
from veglia.games.zombicide.engine.rules.pack import Pack
from veglia.games.zombicide.engine.rules.trait import Trait


class Library:
    """A title's content: cards, Zombies, Survivors and skills."""

    def __init__(
        self,
        card_types: list[CardType],
        type_of: list[int],
        zombies: list[ZombieKind],
        zombie_cards: list[ZombieCard],
        profiles: list[Profile],
        traits: list[Trait[Any]],
        levels: tuple[int, ...],
        machines: list[CardType],
        pack: Pack,
        tokens: tuple[int, ...],
        cited: dict[str, str],
    ) -> None:
        self.card_types: Final = card_types
        # Every physical card has a number; this is the type of each.
        self.type_of: Final = type_of
        # Improvised weapons have numbers beyond those of the physical cards, so that attacks can name them.
        # Then come Objectives that can be carried, last the Machines' cards, which nobody ever holds.
        self.improvised: Final = [n for n, kind in enumerate(card_types) if kind.group == IMPROVISED]
        self.first_token: Final = len(type_of) + len(self.improvised)
        self.cards: Final = [card_types[kind] for kind in [*type_of, *self.improvised, *tokens]] + machines
        self.zombies: Final = zombies
        self.zombie_cards: Final = zombie_cards
        self.profiles: Final = profiles
        self.traits: Final = traits
        # The Adrenaline Points at which Yellow, Orange and Red begin.
        self.levels: Final = levels
        # The slots of an inventory.
        self.pack: Final = pack
        # How the title numbers the rules that the family cites by the ids of its first title.
        self.cited: Final = cited

    def improvised_card(self, kind: int) -> int:
        """Return the number by which attacks name an improvised weapon of a type."""
        return len(self.type_of) + self.improvised.index(kind)


class Scenario:
    """A mission on its board with the rules and the content of its title."""

    def __init__(
        self,
        key: str,
        library: Library,
        board: ZombicideBoard,
        rules: Rules[Any],
        actions: list[Action[Any]],
        goals: list[Goal[Any]],
        exit_place: str,
    ) -> None:
        # The mission's id: what a save writes instead of the scenario.
        self.key: Final = key
        self.library: Final = library
        # The board at the start; a state has its own, which may change.
        self.board: Final = board
        self.rules: Final = rules
        self.actions: Final = actions
        self.goals: Final = goals
        # The name of the Exit Zone, the same on all boards; empty where the mission has none.
        self.exit_place: Final = exit_place
        self.kinds: Final = len(library.zombies)
