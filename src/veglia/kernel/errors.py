"""The errors, each with a stable code that the wire, the terminal and tests rely on."""

from typing import ClassVar, Final


class VegliaError(Exception):
    """The root of every error a player or a caller can cause."""

    code: ClassVar[str] = "error"


class UnknownName(VegliaError):
    """A game, mission, survivor, rule or language that does not exist."""

    code: ClassVar[str] = "unknown_name"

    def __init__(self, text: str, name: str = "") -> None:
        super().__init__(text)
        self.name: Final = name


class BadSetup(VegliaError):
    """A set-up that the game or the mission forbids.

    The text is for programmers. Players hear a title's own sentence for the reason, with the values in it.
    """

    code: ClassVar[str] = "bad_setup"

    def __init__(
        self, text: str, reason: str = "", values: dict[str, str] | None = None, option: str = ""
    ) -> None:
        super().__init__(text)
        self.reason: Final = reason
        self.values: Final = values or {}
        # The option that is to blame, if one is.
        self.option: Final = option


class IllegalChoice(VegliaError):
    """A choice that is not among the options, or by a seat that is not asked."""

    code: ClassVar[str] = "illegal_choice"


class StaleChoice(VegliaError):
    """A choice made for an earlier decision."""

    code: ClassVar[str] = "stale_choice"


class GameOver(VegliaError):
    """A choice after the end of the game."""

    code: ClassVar[str] = "game_over"


class BadAnswer(VegliaError):
    """A standing answer for a moment, a wish or a scope that does not exist."""

    code: ClassVar[str] = "bad_answer"


class NothingToUndo(VegliaError):
    """An undo past the first choice or past something that has come to light."""

    code: ClassVar[str] = "nothing_to_undo"


class ContentError(VegliaError):
    """A content file that does not say what it must; names file and row."""

    code: ClassVar[str] = "bad_content"


class BadFile(VegliaError):
    """A save or record that is damaged, truncated, foreign or of another version."""

    code: ClassVar[str] = "bad_file"


class DiceScriptEnded(VegliaError):
    """A test rolled more dice than its script holds."""

    code: ClassVar[str] = "dice_script_ended"
