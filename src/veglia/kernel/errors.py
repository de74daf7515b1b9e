"""What can go wrong, each with a stable code that the wire, the terminal and tests rely on."""

from typing import ClassVar


class VegliaError(Exception):
    """The root of every error a player or a caller can cause."""

    code: ClassVar[str] = "error"


class UnknownName(VegliaError):
    """A game, mission, survivor, rule or language that does not exist."""

    code: ClassVar[str] = "unknown_name"


class BadSetup(VegliaError):
    """A set-up that the game or the mission forbids."""

    code: ClassVar[str] = "bad_setup"


class IllegalChoice(VegliaError):
    """A choice that is not among the options, or by a seat that is not asked."""

    code: ClassVar[str] = "illegal_choice"


class StaleChoice(VegliaError):
    """A choice made for an earlier decision."""

    code: ClassVar[str] = "stale_choice"


class GameOver(VegliaError):
    """A choice after the end of the game."""

    code: ClassVar[str] = "game_over"


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
