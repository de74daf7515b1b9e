"""Cards, skills and types of Survivors as they are shown in one language; each is made once."""

from functools import cache

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.cards import XenoCard
from veglia.games.zombicide.dark_side.rules.rows import DarkCardRow, ModeRow, StationMachineRow
from veglia.games.zombicide.dark_side.rules.scope import CHARGING, LUSTING, RUNNING, TYPES
from veglia.games.zombicide.dark_side.show.skills import skill_text
from veglia.games.zombicide.dark_side.show.texts import look, text
from veglia.games.zombicide.engine.rules import ability
from veglia.games.zombicide.engine.rules.state import Survivor
from veglia.games.zombicide.engine.show.context import Owned
from veglia.games.zombicide.engine.show.ids import card_id, skill_id
from veglia.kernel.machine import Option
from veglia.kernel.scene import Bar, Card, Goal, Hero, Offer, Piece, Pile, Skill, Slot
from veglia.show.memory import LISTS, OFFERS, SMALL_THINGS, Memory
from veglia.show.recipe import Recipe

# Traits that can be used once per Turn.
ONCE = {
    "born_leader": ability.LEADING,
    "shove": ability.SHOVING,
    "sprint": ability.SPRINTS,
    "taunt": ability.TAUNTING,
    "lifesaver": ability.RESCUING,
    "charge": CHARGING,
    "bloodlust": LUSTING,
    "zero_g_run": RUNNING,
}
# Skills of weapons, by their trait, to what cards say about them.
WEAPON_SKILLS = {"eagle_eye": "sniper", "reaper": "reaper"}


class Shelf:
    """The content of the title in a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.text = text(language)
        self.types: dict[str, str] = library.text(language)["interface"]["classes"]
        self.cards: dict[tuple[int, bool], Card] = {}
        self.skills: dict[tuple[str, Owned, str], Skill] = {}
        self.xeno_cards: dict[int, Card] = {}
        self.heroes: Memory[Hero] = Memory(SMALL_THINGS)
        self.slots: Memory[Slot] = Memory(SMALL_THINGS)
        self.skill_lists: Memory[list[Skill]] = Memory(SMALL_THINGS)
        self.bars: Memory[Bar] = Memory(SMALL_THINGS)
        self.goals: Memory[Goal] = Memory(SMALL_THINGS)
        self.pieces: Memory[Piece] = Memory(SMALL_THINGS)
        self.offers: Memory[Offer] = Memory(OFFERS)
        self.recipes: dict[type[Option], Recipe] = {}
        self.piles: Memory[list[Pile]] = Memory(LISTS)

    def card(self, number: int, is_spent: bool) -> Card:
        key = (number, is_spent)
        if key not in self.cards:
            shown = self.card_of(library.library().cards[number].id)
            self.cards[key] = Card(
                card_id(number), shown.look, shown.name, shown.values, shown.marks, shown.text, is_spent
            )
        return self.cards[key]

    def card_of(self, kind: str) -> Card:
        """Return a kind of card."""
        row = library.equipment().get(kind)
        if row is None:
            return self._machine(kind, library.machines()[kind])
        said = self.text["marks"]
        values = [pair for mode in row.modes for pair in self._values(mode)]
        if not row.modes and row.range != (0, 0):
            values = [(self.text["values"]["range"], _range(row.range))]
        marks = [said[name] for name in _marks(row)]
        name = row.name[self.language]
        return Card(f"card/{kind}", look().cards[kind], name, values, marks, self._says(kind, row))

    def _says(self, kind: str, row: DarkCardRow) -> str:
        """Return what a card does beside its values."""
        said = self.text["card_texts"]
        if row.pit_spawn:
            return str(said["pit_spawn"])
        parts = [said["prototype"]] if row.prototype else []
        if row.skill:
            parts.append(said[WEAPON_SKILLS[library.skills()[row.skill].trait]])
        parts.append(said.get(kind, ""))
        if row.reserved:
            parts.append(said["reserved"].format(who=self._category(row.reserved)))
        return " ".join(part for part in parts if part)

    def _category(self, name: str) -> str:
        """Return what those are called whom a card may be reserved for."""
        return str(self.text["categories"][name])

    def _machine(self, kind: str, row: StationMachineRow) -> Card:
        said = self.text["values"]
        values = [
            (said["range"], _range(row.range)),
            (said["dice"], str(row.dice)),
            (said["accuracy"], f"{row.accuracy}+"),
            (said["damage"], str(row.damage)),
        ]
        marks = [self.text["marks"][name] for name in ("ranged", "prototype")]
        text_of = self.text["card_texts"][row.sort]
        return Card(f"card/{kind}", look().cards[kind], row.name[self.language], values, marks, text_of)

    def _values(self, mode: ModeRow) -> list[tuple[str, str]]:
        said = self.text["values"]
        return [
            (said["range"], _range(mode.range)),
            (said["dice"], str(mode.dice)),
            (said["accuracy"], f"{mode.accuracy}+"),
            (said["damage"], str(mode.damage)),
        ]

    def skill(self, id: str, state: Owned, level: str) -> Skill:
        key = (id, state, level)
        if key not in self.skills:
            row = library.skills()[id]
            name = row.name[self.language]
            said = skill_text(id, self.language)
            shown = look().skills[row.trait]
            self.skills[key] = Skill(skill_id(id), name, said, row.rule, state, level, shown)
        return self.skills[key]

    def ability(self, id: str) -> int:
        return ONCE.get(library.skills()[id].trait, 0)

    def hero_title(self, survivor: Survivor) -> str:
        return next(self.types[name] for name, bit in TYPES.items() if bit == survivor.classes)

    def zombie_card(self, number: int) -> Card:
        if number not in self.xeno_cards:
            self.xeno_cards[number] = self._xeno_card(number)
        return self.xeno_cards[number]

    def _xeno_card(self, number: int) -> Card:
        """Return a card of the Xeno deck: how many appear at each level."""
        card = library.library().zombie_cards[number]
        assert isinstance(card, XenoCard)
        row = list(library.xenos().values())[card.kind]
        said = self.text["xeno_cards"]
        levels = self.text["levels"].values()
        values = [(level, str(count)) for level, count in zip(levels, card.counts, strict=True)]
        kind = row.name[self.language] if row.boss else row.plural[self.language]
        name, note = kind, said["digs"] if row.boss else ""
        if card.extra_activation:
            name, values, note = said["extra"].format(kind=kind), [], said["nothing_at_blue"]
        elif card.is_pit:
            name, note = said["pit"].format(kind=kind), said["in_every_pit"]
        shown = look().foes[library.library().zombies[card.kind].id]
        marks = [said["number"].format(number=card.number)]
        return Card(f"zombie_card/{number}", shown, name, values, marks, note)


def _range(reach: tuple[int, int]) -> str:
    low, high = reach
    return str(low) if low == high else f"{low}-{high}"


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
