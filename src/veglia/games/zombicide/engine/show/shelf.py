"""Cards, skills and all that is drawn of a title in one language; each is made once."""

from typing import Any, ClassVar, Literal

from veglia import rulebook
from veglia.games.zombicide.engine.rules.cards import ZombieCard
from veglia.games.zombicide.engine.rules.rows import ZombieRow
from veglia.games.zombicide.engine.rules.state import Survivor
from veglia.games.zombicide.engine.rules.title_content import TitleContent
from veglia.games.zombicide.engine.show.look import Look
from veglia.kernel.scene import Bar, Card, Chip, GoalStatus, Hero, Piece, Pile, Skill, Slot
from veglia.show.context import Drawn
from veglia.show.ids import card_id, skill_id
from veglia.show.memory import LISTS, SMALL_THINGS, Memory

# Whether a skill is owned, still to be gained, or spent for now.
Owned = Literal["have", "later", "spent"]


class FamilyShelf(Drawn):
    """The content of a title in a language."""

    # The rulebook, and what stands before the rules of its missions.
    book: ClassVar[str] = ""
    prefix: ClassVar[str] = ""
    # The texts about the cards that bring foes.
    foe_cards: ClassVar[str] = "zombie_cards"

    def __init__(self, language: str, content: TitleContent, look: Look, text: dict[str, Any]) -> None:
        super().__init__()
        self.language = language
        self.content = content
        self.look = look
        # The words of the presentation, of phases and levels, and of goals and Classes.
        self.text = text
        self.words: dict[str, dict[str, str]] = content.text(language)["words"]
        self.interface: dict[str, Any] = content.text(language)["interface"]
        self.cards: dict[tuple[int, bool], Card] = {}
        self.skills: dict[tuple[str, Owned, str], Skill] = {}
        self.skill_texts: dict[str, str] = {}
        self.zombie_cards: dict[int, Card] = {}
        self.mission_rules: dict[str, list[str]] = {}
        self.heroes: Memory[Hero] = Memory(SMALL_THINGS)
        self.slots: Memory[Slot] = Memory(SMALL_THINGS)
        self.skill_lists: Memory[list[Skill]] = Memory(SMALL_THINGS)
        self.bars: Memory[Bar] = Memory(SMALL_THINGS)
        self.pieces: Memory[Piece] = Memory(SMALL_THINGS)
        self.goals: Memory[GoalStatus] = Memory(SMALL_THINGS)
        self.piles: Memory[list[Pile]] = Memory(LISTS)
        self.chips: Memory[list[Chip]] = Memory(LISTS)

    # What a title says

    def card_of(self, kind: str) -> Card:
        """Return a kind of card."""
        raise NotImplementedError

    def hero_title(self, survivor: Survivor) -> str:
        """Return what a Survivor is, in words."""
        raise NotImplementedError

    def parameter(self, row: Any) -> str:
        """Return what a skill is about, in words: foes, another skill, a card, Actions; or nothing."""
        raise NotImplementedError

    def foe_card_words(self, card: ZombieCard, row: ZombieRow, kind: str) -> tuple[str, str]:
        """Return the name of a card that brings foes of a kind, and a note on it."""
        return kind, ""

    # Cards

    def card(self, number: int, is_spent: bool) -> Card:
        """Return a card by its number."""
        key = (number, is_spent)
        if key not in self.cards:
            shown = self.card_of(self.content.library().cards[number].id)
            self.cards[key] = Card(
                card_id(number), shown.look, shown.name, shown.values, shown.marks, shown.text, is_spent
            )
        return self.cards[key]

    def attack_values(
        self, reach: tuple[int, int], dice: int, accuracy: int, damage: int
    ) -> list[tuple[str, str]]:
        """Return what is written on a card with which one attacks."""
        said = self.text["values"]
        return [
            self.range_value(reach),
            (said["dice"], str(dice)),
            (said["accuracy"], f"{accuracy}+"),
            (said["damage"], str(damage)),
        ]

    def range_value(self, reach: tuple[int, int]) -> tuple[str, str]:
        low, high = reach
        return self.text["values"]["range"], str(low) if low == high else f"{low}-{high}"

    def zombie_card(self, number: int) -> Card:
        """Return a card of the deck that brings foes: how many appear at each level."""
        if number not in self.zombie_cards:
            self.zombie_cards[number] = self._zombie_card(number)
        return self.zombie_cards[number]

    def _zombie_card(self, number: int) -> Card:
        library = self.content.library()
        card = library.zombie_cards[number]
        row: ZombieRow = list(self.content.zombies().values())[card.kind]
        said = self.text[self.foe_cards]
        kind = row.name[self.language] if row.boss else row.plural[self.language]
        name, note = self.foe_card_words(card, row, kind)
        levels = self.text["levels"].values()
        values = [(level, str(count)) for level, count in zip(levels, card.counts, strict=True)]
        if card.extra_activation:
            name, values, note = said["extra"].format(kind=kind), [], said["nothing_at_blue"]
        shown = self.look.foes[library.zombies[card.kind].id]
        marks = [said["number"].format(number=card.number)]
        return Card(f"zombie_card/{number}", shown, name, values, marks, note)

    # Skills

    def skill(self, id: str, state: Owned, level: str) -> Skill:
        key = (id, state, level)
        if key not in self.skills:
            row = self.content.skills()[id]
            name = row.name[self.language]
            said = self.skill_text(id)
            self.skills[key] = Skill(skill_id(id), name, said, row.rule, state, level, row.look)
        return self.skills[key]

    def skill_text(self, id: str) -> str:
        """Return what a skill does: the rulebook's words, or ours where these speak of a parameter."""
        if id not in self.skill_texts:
            row = self.content.skills()[id]
            own = self._skill_sentence(row.rule, row.trait, self.parameter(row))
            self.skill_texts[id] = own or rulebook.book(self.book, self.language).rule(row.rule).text
        return self.skill_texts[id]

    def _skill_sentence(self, rule: str, trait: str, what: str) -> str:
        """Return the title's sentence for a skill's rule, else the family's for its trait; empty without one.

        `what` is the parameter in words.
        """
        own = self.text["skills"].get(rule.rpartition(".")[2], "")
        shared = self.text["traits"].get(trait, "") if what else ""
        return str(own or shared).format(what=what)

    # Missions

    def rules_of(self, mission: str) -> list[str]:
        """Return the ids of a mission's own rules."""
        if mission not in self.mission_rules:
            rules = rulebook.book(self.book, "en").rules
            self.mission_rules[mission] = [id for id in rules if id.startswith(f"{self.prefix}.{mission}.")]
        return self.mission_rules[mission]

    def rule_title(self, rule: str) -> str:
        return rulebook.book(self.book, self.language).rule(rule).title
