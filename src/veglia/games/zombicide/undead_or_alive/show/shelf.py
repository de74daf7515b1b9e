"""Cards, skills and Classes as they are shown in one language; each is made once."""

from functools import cache

from veglia.games.zombicide.engine.rules import ability
from veglia.games.zombicide.engine.rules.rows import EquipmentRow, MachineRow, WeaponRow
from veglia.games.zombicide.engine.rules.state import Survivor
from veglia.games.zombicide.engine.show.context import Owned
from veglia.games.zombicide.engine.show.ids import card_id, skill_id
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.scope import ABILITIES, CLASSES, JUMPING
from veglia.games.zombicide.undead_or_alive.show.skills import skill_text
from veglia.games.zombicide.undead_or_alive.show.texts import look, text
from veglia.kernel.machine import Option
from veglia.kernel.scene import Bar, Card, Chip, Goal, Hero, Offer, Piece, Pile, Skill, Slot
from veglia.show.memory import LISTS, OFFERS, SMALL_THINGS, Memory
from veglia.show.recipe import Recipe

# Traits that can be used once per Turn.
ONCE = {
    "born_leader": ability.LEADING,
    "shove": ability.SHOVING,
    "sprint": ability.SPRINTS,
    "taunt": ability.TAUNTING,
    "lifesaver": ability.RESCUING,
    "jump": JUMPING,
}
STANDARD_FANNING = 5


class Shelf:
    """The content of the title in a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.text = text(language)
        self.classes: dict[str, str] = library.text(language)["interface"]["classes"]
        self.cards: dict[tuple[int, bool], Card] = {}
        self.skills: dict[tuple[str, Owned, str], Skill] = {}
        self.titles: dict[int, str] = {}
        self.zombie_cards: dict[int, Card] = {}
        self.heroes: Memory[Hero] = Memory(SMALL_THINGS)
        self.slots: Memory[Slot] = Memory(SMALL_THINGS)
        self.skill_lists: Memory[list[Skill]] = Memory(SMALL_THINGS)
        self.bars: Memory[Bar] = Memory(SMALL_THINGS)
        self.pieces: Memory[Piece] = Memory(SMALL_THINGS)
        self.offers: Memory[Offer] = Memory(OFFERS)
        self.recipes: dict[type[Option], Recipe] = {}
        self.piles: Memory[list[Pile]] = Memory(LISTS)
        self.goals: Memory[Goal] = Memory(SMALL_THINGS)
        self.chips: Memory[list[Chip]] = Memory(LISTS)

    def card(self, number: int, is_spent: bool) -> Card:
        key = (number, is_spent)
        if key not in self.cards:
            kind = library.library().cards[number].id
            shown = self.card_of(kind)
            self.cards[key] = Card(
                card_id(number), shown.look, shown.name, shown.values, shown.marks, shown.text, is_spent
            )
        return self.cards[key]

    def card_of(self, kind: str) -> Card:
        """Return a kind of card."""
        row = library.equipment().get(kind)
        if row is None:
            return self._machine(kind, library.machines()[kind])
        values: list[tuple[str, str]] = []
        marks: list[str] = []
        said = self.text["marks"]
        if row.weapon is not None:
            values = self._values(row.weapon)
            marks = [said[name] for name in _marks(row.weapon)]
        elif row.trait == "dynamite" or row.trait == "holy_water":
            values = [(self.text["values"]["range"], _range(row.range))]
        if row.group == "bounty":
            marks.append(said["bounty"])
        return Card(
            f"card/{kind}", look().cards[kind], row.name[self.language], values, marks, self._says(kind, row)
        )

    def _says(self, kind: str, row: EquipmentRow) -> str:
        """Return what a card does beside its values."""
        said = self.text["card_texts"]
        if row.group == "improvised":
            return str(said["improvised"])
        if row.group == "token":
            return str(said["supplies"])
        if row.fanning != STANDARD_FANNING:
            return str(said["fanning"].format(needed=row.fanning))
        return str(said[row.trait]) if row.trait else ""

    def _machine(self, kind: str, row: MachineRow) -> Card:
        said = self.text["values"]
        values = [
            (said["range"], _range(row.range)),
            (said["dice"], str(row.dice)),
            (said["accuracy"], f"{row.accuracy}+"),
            (said["damage"], str(row.damage)),
        ]
        marks = [self.text["marks"][name] for name in ("ranged", row.noise)]
        name = row.name[self.language]
        return Card(f"card/{kind}", look().cards[kind], name, values, marks, self.text["card_texts"][kind])

    def _values(self, weapon: WeaponRow) -> list[tuple[str, str]]:
        said = self.text["values"]
        return [
            (said["range"], _range(weapon.range)),
            (said["dice"], str(weapon.dice)),
            (said["accuracy"], f"{weapon.accuracy}+"),
            (said["damage"], str(weapon.damage)),
        ]

    def skill(self, id: str, state: Owned, level: str) -> Skill:
        key = (id, state, level)
        if key not in self.skills:
            row = library.skills()[id]
            name = row.name[self.language]
            said = skill_text(id, self.language)
            self.skills[key] = Skill(
                skill_id(id), name, said, row.rule, state, level, look().skills[row.trait]
            )
        return self.skills[key]

    def ability(self, id: str) -> int:
        row = library.skills()[id]
        if row.trait == "improvised_weapon":
            return ABILITIES[row.ability]
        return ONCE.get(row.trait, 0)

    def hero_title(self, survivor: Survivor) -> str:
        """Return the Classes a Survivor has, its own first."""
        key = survivor.classes | library.library().profiles[survivor.profile].class_bit << 8
        if key not in self.titles:
            own = library.library().profiles[survivor.profile].class_bit
            names = [name for name, bit in CLASSES.items() if bit == own]
            names += [name for name, bit in CLASSES.items() if bit != own and bit & survivor.classes]
            self.titles[key] = ", ".join(self.classes[name] for name in names)
        return self.titles[key]

    def zombie_card(self, number: int) -> Card:
        if number not in self.zombie_cards:
            self.zombie_cards[number] = self._zombie_card(number)
        return self.zombie_cards[number]

    def _zombie_card(self, number: int) -> Card:
        """Return a card of the Zombie deck: how many appear at each level."""
        card = library.library().zombie_cards[number]
        row = list(library.zombies().values())[card.kind]
        said = self.text["zombie_cards"]
        levels = self.text["levels"].values()
        values = (
            []
            if card.extra_activation
            else [(level, str(count)) for level, count in zip(levels, card.counts, strict=True)]
        )
        kind = row.plural[self.language] if not row.boss else row.name[self.language]
        name = said["extra"].format(kind=kind) if card.extra_activation else kind
        note = said["nothing_at_blue"] if card.extra_activation else ""
        shown = look().foes[library.library().zombies[card.kind].id]
        marks = [said["number"].format(number=card.number)]
        return Card(f"zombie_card/{number}", shown, name, values, marks, note)


def _range(reach: tuple[int, int]) -> str:
    low, high = reach
    return str(low) if low == high else f"{low}-{high}"


def _marks(weapon: WeaponRow) -> list[str]:
    """Return the words on a weapon, in the order in which they are shown."""
    words = [weapon.type, weapon.ammo, "dual" if weapon.dual else "", "reload" if weapon.reload else ""]
    return [*dict.fromkeys(word for word in words if word), weapon.noise]


@cache
def shelf(language: str) -> Shelf:
    return Shelf(language)
