"""The title's content as the rules use it: what the family's library has, and Machines and second attacks."""

from typing import Any, Final

from veglia.games.zombicide.dark_side.rules.cards import DarkCard, XenoCard
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.cards import CardType, Profile, ZombieCard, ZombieKind
from veglia.games.zombicide.engine.rules.pack import Pack
from veglia.games.zombicide.engine.rules.scenario import Library
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import Trait


class MachineKind:
    """What a Machine can do."""

    def __init__(self, id: str, sort: str, moves: bool, is_local: bool) -> None:
        self.id: Final = id
        # Bot or Sentry Gun: effects that name one of them mean every model.
        self.sort: Final = sort
        self.moves: Final = moves
        # Whoever is in its Zone controls it.
        self.is_local: Final = is_local


class DarkLibrary(Library):
    """The content of Dark Side."""

    def __init__(
        self,
        card_types: list[CardType],
        type_of: list[int],
        zombies: list[ZombieKind],
        zombie_cards: list[ZombieCard],
        profiles: list[Profile],
        traits: list[Trait[Any]],
        levels: tuple[int, ...],
        beside: list[CardType],
        pack: Pack,
        cited: dict[str, str],
        other_attack: dict[int, int],
        machine_kinds: list[MachineKind],
    ) -> None:
        super().__init__(
            card_types,
            type_of,
            zombies,
            zombie_cards,
            profiles,
            traits,
            levels,
            beside,
            pack,
            (),
            cited,
        )
        # The number by which attacks name the second attack of a card.
        self.other_attack: Final = other_attack
        self.machine_kinds: Final = machine_kinds

    def machine_card(self, kind: int) -> int:
        """Return the number of a Machine's card."""
        return len(self.type_of) + kind

    def held_card(self, card: int) -> int:
        """Return the card that is held when an attack is made with a number."""
        for held, other in self.other_attack.items():
            if other == card:
                return held
        return card


def content(state: ZombicideState) -> DarkLibrary:
    """Return the title's content."""
    library = state.scenario.library
    assert isinstance(library, DarkLibrary)
    return library


def dark_card(state: ZombicideState, card: int) -> DarkCard:
    kind = state.card(card)
    assert isinstance(kind, DarkCard)
    return kind


def xeno_card(state: DarkState, card: ZombieCard) -> XenoCard:
    assert isinstance(card, XenoCard)
    return card
