"""What the offers of a class of options are made of and depend on: worked out once for each class."""

from veglia.show.look import OptionLook


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
        self.group = group
        self.fields = fields
        # Fields with their wordings, and targets, that depend on the state as well.
        self.words = words
        self.targets = targets
