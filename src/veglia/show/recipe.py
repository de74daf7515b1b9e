"""What the offers of a class of options are made of and depend on: worked out once for each class."""

from veglia.show.look import OptionLook
from veglia.show.roles import role_of

# Recipes that find the enemies at a place.
FOES = ("foes",)


class Recipe:
    """An offer depends on all fields of the option, and for some words and targets on more."""

    def __init__(
        self,
        look: OptionLook,
        group: str,
        fields: tuple[str, ...],
        words: list[tuple[str, str]],
        targets: list[str],
    ) -> None:
        self.look = look
        self.role = role_of(look)
        # Whom an attack meets; None where an option may do something else.
        self.foes = next((one for one in look.targets if one in FOES), None)
        self.group = group
        self.fields = fields
        # Fields with their wordings, and targets, that depend on the state as well.
        self.words = words
        self.targets = targets
