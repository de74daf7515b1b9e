"""Cards, skills and types of Survivors as they are shown in one language; each is made once."""

from functools import cache
from typing import ClassVar

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.cards import XenoCard
from veglia.games.zombicide.dark_side.rules.rows import DarkCardRow, DarkSkillRow, StationMachineRow
from veglia.games.zombicide.dark_side.rules.scope import TYPES
from veglia.games.zombicide.dark_side.show.texts import look, text
from veglia.games.zombicide.engine.rules.cards import ZombieCard
from veglia.games.zombicide.engine.rules.rows import ZombieRow
from veglia.games.zombicide.engine.rules.state import Survivor
from veglia.games.zombicide.engine.show.shelf import FamilyShelf
from veglia.kernel.scene import Card

# Skills of weapons, by their trait, to what cards say about them.
WEAPON_SKILLS = {"eagle_eye": "sniper", "reaper": "reaper"}


class Shelf(FamilyShelf):
    """The content of the title in a language."""

    book: ClassVar[str] = "dark_side"
    prefix: ClassVar[str] = "ds"
    foe_cards: ClassVar[str] = "xeno_cards"

    def __init__(self, language: str) -> None:
        super().__init__(language, library, look(), text(language))
        self.types: dict[str, str] = self.interface["classes"]

    def card_of(self, kind: str) -> Card:
        row = library.equipment().get(kind)
        if row is None:
            return self._machine(kind, library.machines()[kind])
        said = self.text["marks"]
        values: list[tuple[str, str]] = []
        for mode in row.modes:
            values += self.attack_values(mode.range, mode.dice, mode.accuracy, mode.damage)
        if not row.modes and row.range != (0, 0):
            values = [self.range_value(row.range)]
        marks = [said[name] for name in _marks(row)]
        name = row.name[self.language]
        return Card(f"card/{kind}", row.look, name, values, marks, self._says(row))

    def _says(self, row: DarkCardRow) -> str:
        """Return what a card does beside its values."""
        said = self.text["card_texts"]
        if row.pit_spawn:
            return str(said["pit_spawn"])
        parts = [said["prototype"]] if row.prototype else []
        if row.skill:
            parts.append(said[WEAPON_SKILLS[library.skills()[row.skill].trait]])
        parts.append(row.text.get(self.language, ""))
        if row.reserved:
            parts.append(said["reserved"].format(who=self._category(row.reserved)))
        return " ".join(part for part in parts if part)

    def _category(self, name: str) -> str:
        """Return what those are called whom a card may be reserved for."""
        return str(self.text["categories"][name])

    def _machine(self, kind: str, row: StationMachineRow) -> Card:
        values = self.attack_values(row.range, row.dice, row.accuracy, row.damage)
        marks = [self.text["marks"][name] for name in ("ranged", "prototype")]
        name, text_of = row.name[self.language], row.text[self.language]
        return Card(f"card/{kind}", row.look, name, values, marks, text_of)

    def parameter(self, row: DarkSkillRow) -> str:
        if row.zombie:
            return library.zombies()[row.zombie].plural[self.language]
        if row.equipment:
            return library.card_name(row.equipment, self.language)
        if row.armor:
            return str(row.armor)
        if row.shares:
            return library.skills()[row.shares].name[self.language]
        return str(self.text["scopes"].get(row.machines or row.scope, ""))

    def foe_card_words(self, card: ZombieCard, row: ZombieRow, kind: str) -> tuple[str, str]:
        said = self.text[self.foe_cards]
        assert isinstance(card, XenoCard)
        if card.is_pit:
            return said["pit"].format(kind=kind), said["in_every_pit"]
        return kind, said["digs"] if row.boss else ""

    def hero_title(self, survivor: Survivor) -> str:
        return next(self.types[name] for name, bit in TYPES.items() if bit == survivor.classes)


def _marks(row: DarkCardRow) -> list[str]:
    """Return the words on a card, in the order in which they are shown."""
    words: list[str] = []
    for mode in row.modes:
        words += [mode.combat, mode.ammo, "noisy" if mode.noisy else "silent"]
    if row.dual:
        words.append("dual")
    if row.prototype:
        words.append("prototype")
    if row.slot in ("hand", "body"):
        words.append(row.slot)
    return list(dict.fromkeys(word for word in words if word))


@cache
def shelf(language: str) -> Shelf:
    return Shelf(language)
