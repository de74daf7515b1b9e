# veglia: interpreted
"""Options as they are offered."""

from veglia.games.zombicide.engine.face.context import Context
from veglia.games.zombicide.engine.face.targets import Targets
from veglia.kernel.face import Choice
from veglia.kernel.machine import Option


def choices(context: Context, options: list[Option], extra: dict[str, str]) -> list[Choice]:
    """Return options with their words, looks and targets; `extra` holds the ids of the title's pieces."""
    targets = Targets(context, extra)
    looks = context.look.options
    groups = context.text["groups"]
    found: list[Choice] = []
    for number, option in enumerate(options):
        look = looks[type(option).__name__]
        found.append(
            Choice(
                number,
                context.words.say(option),
                targets.of(option, look.targets),
                look.look,
                groups[look.group],
                look.preview,
            )
        )
    return found
