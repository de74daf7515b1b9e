"""What options point at. A recipe is the name of a field or one of the words below; looks list them.

zone, figure, card     what the field of that name names, by its number; a game adds its own fields
last                   the zone at the end of a path
pile/...               a pile by its id
anything with a slash  the id of a piece as it stands, if it is on the board
"""

from collections.abc import Callable
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from veglia.kernel.machine import Option
from veglia.show.ids import PILES, card_id, figure_id, zone_id

# How fields name things.
Fields = dict[str, Callable[[int], str]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Targets:
    """The targets of the options of one question."""

    # Fields that name a thing by its number, whatever the state.
    fields: ClassVar[Fields] = {"zone": zone_id, "figure": figure_id, "card": card_id}

    def __init__(self) -> None:
        # The ids of the title's pieces that are on the board; None until one is asked for.
        self.extra: dict[str, str] | None = None

    def pieces(self) -> dict[str, str]:
        """Return the ids of the title's pieces that are on the board: one that is not there is left out."""
        return {}

    def is_plain(self, recipe: str, fields: tuple[str, ...]) -> bool:
        """Whether what a recipe finds depends on the fields of the option alone."""
        return recipe in self.fields or recipe == "last" or recipe.startswith(PILES)

    def hinges_on(self, option: Any, recipe: str) -> object:
        """Return what a recipe depends on beside the fields of the option: in doubt, what it finds."""
        return tuple(self.ids(option, recipe))

    def of(self, option: Option, recipes: list[str]) -> list[str]:
        """Return the ids an option points at, each once."""
        if len(recipes) == 1:
            return self.ids(option, recipes[0])
        found: list[str] = []
        for recipe in recipes:
            for id in self.ids(option, recipe):
                if id not in found:
                    found.append(id)
        return found

    def ids(self, option: Any, recipe: str) -> list[str]:
        """Return what a recipe finds; a number below zero names nothing."""
        name = self.fields.get(recipe)
        if name is not None:
            number: int = getattr(option, recipe)
            return [name(number)] if number >= 0 else []
        if recipe == "last":
            return [zone_id(option.path[-1])]
        if recipe.startswith(PILES):
            return [recipe]
        return self._piece(option, recipe)

    def _piece(self, option: Any, recipe: str) -> list[str]:
        """Return one of the title's pieces: by an id that stands, or by the zone of the option."""
        extra = self.extra
        if extra is None:
            self.extra = extra = self.pieces()
        if "/" in recipe:
            return [recipe] if recipe in extra else []
        id = extra.get(f"{recipe}/{getattr(option, 'zone', '')}", extra.get(recipe, ""))
        return [id] if id else []
