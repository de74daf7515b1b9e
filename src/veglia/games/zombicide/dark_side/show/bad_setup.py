"""Why a table cannot be set up, in a sentence."""

from veglia.games.zombicide.dark_side.show.texts import text
from veglia.kernel.errors import BadSetup


def bad_setup(problem: BadSetup, language: str) -> str:
    """Return the sentence for the reason of a problem."""
    sentence: str = text(language)["setup"][problem.reason]
    return sentence.format(**problem.values)
