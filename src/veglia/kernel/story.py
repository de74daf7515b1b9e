# veglia: interpreted
"""What is told of a game when it is over: deeds, luck, chances, achievements.

Interpreted, because the structs are read from content and sent as they are. A title writes `Story` into its
content; show/chronicle.py puts a `Chronicle` together from it.
"""

from typing import Literal

from msgspec import Struct

from veglia.kernel.scene import Ending

# A text in each language.
Text = dict[str, str]


class DeedSource(Struct, frozen=True, forbid_unknown_fields=True):
    """An event that counts as a deed."""

    event: str
    # The field that names the figure whose deed it is; empty: it is the side's.
    who: str = ""
    # The field that says how often it counts; empty: once.
    count: str = ""
    # Counts only if fields have one of these values, in the title's words (Presentation.story_key).
    where: dict[str, list[str]] = {}


class CountedDeed(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is counted: kills, wounds, things found."""

    name: Text
    sources: list[DeedSource]
    # The side whose deed it is; empty: the only one, or the first.
    side: str = ""
    # Whether it is listed by itself; others are counted for achievements only.
    is_listed: bool = True


class Luck(Struct, frozen=True, forbid_unknown_fields=True):
    """An event with dice of which some faces are good."""

    event: str
    # The field with the faces: one number or several.
    faces: str
    # A face of at least this number is good: a number, or the field that has it.
    needed: int | str = 0
    # What is added to each face: a field.
    plus: str = ""
    # Instead of a number: which faces are good, and how many of six are.
    good: list[int] = []
    good_of_six: int = 0
    side: str = ""


class AchievementRule(Struct, frozen=True, forbid_unknown_fields=True):
    """When an achievement is earned: everything that is given must hold, for the side of who earns it."""

    outcome: Literal["", "won", "lost"] = ""
    side: str = ""
    missions: list[str] = []
    options: dict[str, list[str]] = {}
    # How often the side has done something: at least, at most.
    least: dict[str, int] = {}
    most: dict[str, int] = {}
    # One of the own figures has done so much by itself.
    one_least: dict[str, int] = {}
    # Each figure of the side has done so much.
    all_least: dict[str, int] = {}
    least_rounds: int = 0
    most_rounds: int = 0
    # The lowest chance to win, in percent, that the side has come back from.
    from_chance: int = 0
    # How many figures the side has had.
    least_figures: int = 0
    most_figures: int = 0


class Achievement(Struct, frozen=True, forbid_unknown_fields=True):
    name: Text
    text: Text
    when: AchievementRule


class Story(Struct, frozen=True, forbid_unknown_fields=True):
    """What a title tells of its games, by id. Written in its content."""

    deeds: dict[str, CountedDeed]
    luck: list[Luck]
    achievements: dict[str, Achievement]
    # What the first question of a game is about, by its rule.
    first: dict[str, Text] = {}
    # Looks of pieces that a briefing points out on the board.
    marks: list[str] = []
    # Whether the chances that bots go by were fitted to games: others are not shown as chances.
    has_chances: bool = True


# What goes to clients


class NamedDeed(Struct, frozen=True):
    id: str
    name: str
    is_listed: bool


class NamedAchievement(Struct, frozen=True):
    id: str
    name: str
    text: str


class StoryWords(Struct, frozen=True):
    """A title's deeds and achievements in a language, and what its first questions are about."""

    deeds: list[NamedDeed]
    achievements: list[NamedAchievement]
    first: dict[str, str]
    marks: list[str]


class FigureStory(Struct, frozen=True):
    """What a figure has done. `out` says what has become of it, empty while it is in play."""

    id: str
    look: str
    name: str
    title: str
    seat: int | None
    out: str
    deeds: dict[str, int]


class DiceLuck(Struct, frozen=True):
    """The dice of a side: how many, how many of them were good, and how many were to be expected."""

    side: str
    dice: int
    good: int
    expected: float
    # How many standard deviations lie between the two.
    deviation: float


class TurningPoint(Struct, frozen=True):
    """Where the game turned: the point after the choice that changed most, and for good, how it stood."""

    version: int
    round: int
    # What was chosen (empty where nobody who looks knows it), and what happened.
    choice: str
    lines: list[str]
    # Chances to win before and after, in percent; None where the title has none, or they hardly differ.
    before: int | None = None
    after: int | None = None


class Standing(Struct, array_like=True, frozen=True):
    """How a side stood at a point: the chance to win in percent, or where within the game's own range."""

    version: int
    round: int
    level: int


class Chronicle(Struct, frozen=True):
    """A game that is over, told for one viewer."""

    game: str
    mission: str
    ending: Ending
    # The side of the viewer, or the first; the deeds of sides by their ids.
    side: str
    rounds: int
    choices: int
    figures: list[FigureStory]
    sides: dict[str, dict[str, int]]
    luck: list[DiceLuck]
    standings: list[Standing]
    # Whether the levels are chances.
    has_chances: bool
    turning: TurningPoint | None
    # Earned by the viewer's seats; none for those who only watch, nor where undo took back anything.
    achievements: list[str]
