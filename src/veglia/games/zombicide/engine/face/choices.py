"""Options as they are offered."""

from veglia.games.zombicide.engine.discarding import DropCard
from veglia.games.zombicide.engine.face.context import Context
from veglia.games.zombicide.engine.face.targets import Targets
from veglia.games.zombicide.engine.inventory import Reorganise
from veglia.games.zombicide.engine.state import NO_CARD, NOBODY, ZombicideState
from veglia.kernel.machine import Option
from veglia.kernel.scene import Choice
from veglia.kernel.words import Words

# Fields that other fields of an option change the words of.
NOT_ALONE = ("kind", "slot")


class Recall(Words):
    """Puts each value of a field into words once: the options of a question are much alike."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.language, words.sentences, words.namer)
        self.said: dict[tuple[str, str, int], str] = {}

    def _put(self, thing: object, field: str, wording: str) -> str:
        value = getattr(thing, field)
        if field in NOT_ALONE or not isinstance(value, int):
            return super()._put(thing, field, wording)
        key = (field, wording, value)
        said = self.said.get(key)
        if said is None:
            said = super()._put(thing, field, wording)
            self.said[key] = said
        return said


def choices(context: Context, options: list[Option], targets: Targets) -> list[Choice]:
    """Return options with their words, looks and targets."""
    drops = [option for option in options if isinstance(option, DropCard)]
    if not drops or len(drops) < len(options):
        return _drawn(context, options, targets)
    key = _key(context, drops)
    memory = context.content.drops
    return memory.get(key) or memory.keep(key, _drawn(context, options, targets))


def drops_stay(before: ZombicideState, state: ZombicideState) -> bool:
    """Whether the same cards may be dropped, and are told apart in the same way."""
    if len(before.survivors) != len(state.survivors) or _traders(before) != _traders(state):
        return False
    for old, new in zip(before.survivors, state.survivors):
        if old.cards != new.cards or old.profile != new.profile or old.seat != new.seat:
            return False
    return True


def _traders(state: ZombicideState) -> tuple[int, int]:
    """Return between whom cards are being moved, if cards of theirs that are alike have to be told apart."""
    asking = state.asking
    if not isinstance(asking, Reorganise) or asking.survivor < 0 or asking.partner < 0:
        return (NOBODY, NOBODY)
    seen: set[str] = set()
    for who in (asking.survivor, asking.partner):
        for card in state.survivors[who].cards:
            if card != NO_CARD:
                kind = state.card(card).id
                if kind in seen:
                    return (asking.survivor, asking.partner)
                seen.add(kind)
    return (NOBODY, NOBODY)


def _key(context: Context, drops: list[DropCard]) -> tuple[object, ...]:
    """Return all that cards to be dropped depend on: they are told apart by where those like them lie."""
    state = context.state
    return (
        _traders(state),
        *[card for survivor in state.survivors for card in survivor.cards],
        *[survivor.profile for survivor in state.survivors],
        *[drop.card for drop in drops],
        *[drop.survivor for drop in drops],
    )


def _drawn(context: Context, options: list[Option], targets: Targets) -> list[Choice]:
    words = Recall(context.words)
    looks = context.look.options
    groups = context.text["groups"]
    found: list[Choice] = []
    for number, option in enumerate(options):
        look = looks[type(option).__name__]
        found.append(
            Choice(
                number,
                words.say(option),
                targets.of(option, look.targets),
                look.look,
                groups[look.group],
                look.preview,
            )
        )
    return found
