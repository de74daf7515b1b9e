"""Options as they are offered."""

from veglia.games.zombicide.engine.discarding import DropCard
from veglia.games.zombicide.engine.face.context import Context
from veglia.games.zombicide.engine.face.targets import Targets
from veglia.games.zombicide.engine.inventory import Reorganise
from veglia.kernel.machine import Option
from veglia.kernel.scene import Choice


def choices(context: Context, options: list[Option], targets: Targets) -> list[Choice]:
    """Return options with their words, looks and targets."""
    drops = [option for option in options if isinstance(option, DropCard)]
    if not drops or len(drops) < len(options):
        return _drawn(context, options, targets)
    key = _key(context, drops)
    memory = context.content.drops
    return memory.get(key) or memory.keep(key, _drawn(context, options, targets))


def _key(context: Context, drops: list[DropCard]) -> tuple[object, ...]:
    """Return all that cards to be dropped depend on: they are told apart by where those like them lie."""
    state = context.state
    asking = state.asking
    return (
        (asking.survivor, asking.partner) if isinstance(asking, Reorganise) else None,
        *[card for survivor in state.survivors for card in survivor.cards],
        *[survivor.profile for survivor in state.survivors],
        *[drop.card for drop in drops],
        *[drop.survivor for drop in drops],
    )


def _drawn(context: Context, options: list[Option], targets: Targets) -> list[Choice]:
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
