"""What it takes to show a state in a language: names, looks, and what the title says about its content."""

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.danger import traits_for
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.show import look
from veglia.games.zombicide.engine.show.naming import FamilyNames
from veglia.games.zombicide.engine.show.shelf import FamilyShelf
from veglia.kernel.words import Words
from veglia.show import context


class Context(context.Context[ZombicideState, FamilyNames, look.Look]):
    """A state, and everything to put it into words and looks."""

    def __init__(self, state: ZombicideState, names: FamilyNames, content: FamilyShelf) -> None:
        sentences: dict[str, str] = content.content.text(content.language)["sentences"]
        words = Words(content.language, sentences, names.put)
        super().__init__(state, content.look, names, words, content, content.text)
        # The board that names speak of.
        self.board = state.board
        self.content = content

    def needed(self, attack: Attack) -> int:
        """Return the number that hits in an attack, skills included."""
        bonus = sum(trait.roll_bonus(attack) for trait in traits_for(self.state, attack))
        return self.state.scenario.rules.accuracy(self.state, attack) - bonus
