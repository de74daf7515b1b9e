"""Fields of questions, options and events put into words, and what these words depend on."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Names:
    """The names of things of a state in one language; each game says what its content is called."""

    def put(self, thing: object, field: str, wording: str) -> str:
        """Return a field of a thing in words."""
        return str(getattr(thing, field))

    def is_plain(self, field: str, wording: str) -> bool:
        """Whether the words of a field depend on the fields of the thing alone."""
        return False

    def hinges_on(self, thing: object, field: str, wording: str) -> object:
        """Return what the words of a field depend on beside the fields: in doubt, the words themselves."""
        return self.put(thing, field, wording)

    def look_again(self) -> None:
        """Forget what was worked out from the state, if the state has gone on."""
