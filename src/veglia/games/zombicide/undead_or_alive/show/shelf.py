"""Cards, skills and Classes as they are shown in one language; each is made once."""

from functools import cache
from typing import ClassVar

from veglia.games.zombicide.engine.rules.rows import EquipmentRow, MachineRow, SkillRow, WeaponRow
from veglia.games.zombicide.engine.rules.state import Survivor
from veglia.games.zombicide.engine.show.shelf import FamilyShelf
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.scope import CLASSES
from veglia.games.zombicide.undead_or_alive.show.texts import look, text
from veglia.kernel.scene import Card

STANDARD_FANNING = 5


class Shelf(FamilyShelf):
    """The content of the title in a language."""

    book: ClassVar[str] = "undead_or_alive"
    prefix: ClassVar[str] = "uoa"

    def __init__(self, language: str) -> None:
        super().__init__(language, library, look(), text(language))
        self.classes: dict[str, str] = self.interface["classes"]
        self.titles: dict[int, str] = {}

    def card_of(self, kind: str) -> Card:
        row = library.equipment().get(kind)
        if row is None:
            return self._machine(kind, library.machines()[kind])
        values: list[tuple[str, str]] = []
        marks: list[str] = []
        said = self.text["marks"]
        weapon = row.weapon
        if weapon is not None:
            values = self.attack_values(weapon.range, weapon.dice, weapon.accuracy, weapon.damage)
            marks = [said[name] for name in _marks(weapon)]
        elif row.trait == "dynamite" or row.trait == "holy_water":
            values = [self.range_value(row.range)]
        if row.group == "bounty":
            marks.append(said["bounty"])
        return Card(
            f"card/{kind}",
            row.look,
            row.name[self.language],
            values,
            marks,
            self._says(row),
        )

    def _says(self, row: EquipmentRow) -> str:
        """Return what a card does beside its values."""
        parts = [row.text.get(self.language, "")]
        if row.fanning != STANDARD_FANNING:
            parts.append(self.text["card_texts"]["fanning"].format(needed=row.fanning))
        return " ".join(part for part in parts if part)

    def _machine(self, kind: str, row: MachineRow) -> Card:
        values = self.attack_values(row.range, row.dice, row.accuracy, row.damage)
        marks = [self.text["marks"][name] for name in ("ranged", row.noise)]
        name = row.name[self.language]
        return Card(f"card/{kind}", row.look, name, values, marks, row.text[self.language])

    def parameter(self, row: SkillRow) -> str:
        if row.zombie:
            return library.zombies()[row.zombie].plural[self.language]
        if row.shares:
            return library.skills()[row.shares].name[self.language]
        if row.equipment:
            return library.card_name(row.equipment, self.language)
        return str(self.text["scopes"].get(row.scope, ""))

    def hero_title(self, survivor: Survivor) -> str:
        """Return the Classes a Survivor has, its own first."""
        key = survivor.classes | library.library().profiles[survivor.profile].class_bit << 8
        if key not in self.titles:
            own = library.library().profiles[survivor.profile].class_bit
            names = [name for name, bit in CLASSES.items() if bit == own]
            names += [name for name, bit in CLASSES.items() if bit != own and bit & survivor.classes]
            self.titles[key] = ", ".join(self.classes[name] for name in names)
        return self.titles[key]


def _marks(weapon: WeaponRow) -> list[str]:
    """Return the words on a weapon, in the order in which they are shown."""
    words = [weapon.type, weapon.ammo, "dual" if weapon.dual else "", "reload" if weapon.reload else ""]
    return [*dict.fromkeys(word for word in words if word), weapon.noise]


@cache
def shelf(language: str) -> Shelf:
    return Shelf(language)
