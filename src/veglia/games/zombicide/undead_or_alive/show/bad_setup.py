"""Why a table cannot be set up, in a sentence."""

from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.show.texts import text
from veglia.kernel.errors import BadSetup


def bad_setup(problem: BadSetup, language: str) -> str:
    """Return the sentence for the reason of a problem."""
    values = dict(problem.values)
    if "klass" in values:
        values["klass"] = library.text(language)["interface"]["classes"][values["klass"]]
    sentence: str = text(language)["setup"][problem.reason]
    return sentence.format(**values)
