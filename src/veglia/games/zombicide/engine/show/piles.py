"""Decks and discards; a title adds its own piles."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.ids import ASIDE, EQUIPMENT, ZOMBIES
from veglia.kernel.scene import Pile


class Piles:
    """The piles of a state."""

    # The look and the texts of the deck that brings foes.
    foes: ClassVar[str] = "zombies"

    def __init__(self, context: Context) -> None:
        self.context = context
        self.state: ZombicideState = context.state

    # What a title adds

    def own_key(self) -> tuple[object, ...]:
        """Return all that the title's own piles depend on."""
        return ()

    def own(self) -> list[Pile]:
        """Return the title's own piles."""
        return []

    def own_stay(self, old: ZombicideState) -> bool:
        """Whether the title's own piles are as they were."""
        return True

    # All piles

    def drawn(self) -> list[Pile]:
        state = self.state
        memory = self.context.content.piles
        key = (
            len(state.equipment.pile),
            tuple(state.equipment.discards),
            len(state.zombie_deck.pile),
            tuple(state.zombie_deck.discards),
            tuple(state.aside),
            *self.own_key(),
        )
        return memory.get(key) or memory.keep(key, self._draw())

    def stay(self, old: ZombicideState) -> bool:
        """Whether all piles are as they were in an earlier state."""
        new = self.state
        return (
            len(old.equipment.pile) == len(new.equipment.pile)
            and old.equipment.discards == new.equipment.discards
            and len(old.zombie_deck.pile) == len(new.zombie_deck.pile)
            and old.zombie_deck.discards == new.zombie_deck.discards
            and old.aside == new.aside
            and self.own_stay(old)
        )

    def _draw(self) -> list[Pile]:
        state = self.state
        said = self.context.text["piles"]
        looks = self.context.look.piles
        content = self.context.content
        drawn = state.zombie_deck.discards
        found = [
            Pile(
                EQUIPMENT,
                looks["equipment"],
                said["equipment"],
                len(state.equipment.pile),
                discards=self._names(state.equipment.discards),
                note=said["equipment_note"],
            ),
            Pile(
                ZOMBIES,
                looks[self.foes],
                said[self.foes],
                len(state.zombie_deck.pile),
                top=content.zombie_card(drawn[-1]) if drawn else None,
                discards=[content.zombie_card(number).name for number in drawn],
                note=said[f"{self.foes}_note"],
            ),
        ]
        return found + self.own() + self.open_pile(ASIDE, "aside", state.aside)

    def open_pile(self, id: str, name: str, cards: list[int]) -> list[Pile]:
        """Return a pile of which all cards are known, if there are any."""
        if not cards:
            return []
        said = self.context.text["piles"]
        names = self._names(cards)
        look = self.context.look.piles[name]
        return [Pile(id, look, said[name], len(names), discards=names, note=said[f"{name}_note"])]

    def _names(self, cards: list[int]) -> list[str]:
        return sorted([self.context.content.card(card, False).name for card in cards])
