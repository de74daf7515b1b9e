# veglia: interpreted
"""The glossary of a title of the family."""

from collections.abc import Mapping
from typing import Any

from veglia.games.zombicide.engine.show.look import Look
from veglia.games.zombicide.engine.show.shelf import FamilyShelf
from veglia.kernel.content import Row
from veglia.kernel.presentation import Entry
from veglia.show.glossary import Cited, CitedRow, GlossaryBuilder, source_of


class FamilyGlossary(GlossaryBuilder):
    """The entries of a title in the language of its shelf."""

    def __init__(self, cited: Cited, lore: dict[str, Any], look: Look, shelf: FamilyShelf) -> None:
        super().__init__(cited, lore)
        self.look = look
        self.shelf = shelf

    def entries(
        self, heroes: Mapping[str, tuple[str, str, Row]], cards: Mapping[str, CitedRow]
    ) -> dict[str, Entry]:
        """Return all entries; of each Survivor the name, the term for what it is, and the row are given."""
        content = self.shelf.content
        language = self.shelf.language
        found = self.looks({self.look.foes[id]: source_of(row) for id, row in content.zombies().items()})
        for id, (name, term, row) in heroes.items():
            found |= self.hero(id, name, term, row)
        found |= self.cards(cards, self.shelf.card_of)
        for id, skill in content.skills().items():
            found |= self.skill(id, skill.name[language], self.shelf.skill_text(id), skill.rule, skill)
        return found | self.terms()

    def hero(self, id: str, name: str, term: str, row: Row) -> dict[str, Entry]:
        """Return a Survivor by the term for what it is, and what that can do."""
        said = ": ".join(self.lore["terms"][term])
        return {self.look.heroes[id]: Entry(name, said, self.cited["terms"][term], source_of(row))}
