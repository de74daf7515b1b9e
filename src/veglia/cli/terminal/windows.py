"""What a player says in advance about windows, as it is typed at the keyboard."""

from veglia.cli.terminal.choices import number_in
from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.style import Line, paragraph
from veglia.cli.terminal.text import SCOPES, WISHES, WISHES_TOLD
from veglia.kernel.machine import State
from veglia.kernel.standing import PLAYABLE, SeatAnswers
from veglia.kernel.window import window_of


def hold(standing: SeatAnswers, labels: Labels, limit: int) -> list[Line]:
    """Hold, or go back to what was wished if something else was said; return what that means now."""
    if standing.is_holding or standing.passing:
        standing.release()
        return paragraph(labels.text("released"), limit, "good")
    standing.hold()
    return paragraph(labels.text("holding"), limit, "good")


def wish(standing: SeatAnswers, moments: dict[str, str], said: str, labels: Labels, limit: int) -> list[Line]:
    """Set when to ask at a moment ("1 never"), if one is named; return how all of them stand."""
    if not moments:
        return paragraph(labels.text("no_windows"), limit, "bad")
    words = WISHES[labels.language]
    number, _, answer = said.partition(" ")
    if said:
        place = number_in(number, len(moments))
        if place is None:
            return paragraph(labels.text("no_such_moment", said=number, count=len(moments)), limit, "bad")
        if answer.strip() not in words:
            told = labels.text("no_such_wish", said=answer.strip(), wishes=", ".join(words))
            return paragraph(told, limit, "bad")
        standing.wish(list(moments)[place - 1], words[answer.strip()])
    lines = paragraph(labels.text("wishes"), limit, "title")
    for place, (moment, name) in enumerate(moments.items(), 1):
        told = WISHES_TOLD[labels.language][standing.wishes.get(moment, PLAYABLE)]
        lines += [[(f"{place} ", "number"), (f"{name}: {told}", "")]]
    if standing.is_holding:
        lines += paragraph(labels.text("holding"), limit)
    for word, scope in SCOPES[labels.language].items():
        if scope == standing.passing:
            lines += paragraph(labels.text("passing", scope=word), limit)
    return lines + paragraph(labels.text("wish_hint", wishes="/".join(words)), limit, "dim")


def pass_until(standing: SeatAnswers, state: State, said: str, labels: Labels, limit: int) -> list[Line]:
    """Pass at every window until the end of a fight, phase or turn; return what that means."""
    words = SCOPES[labels.language]
    if said not in words:
        return paragraph(labels.text("no_such_scope", said=said, scopes=", ".join(words)), limit, "bad")
    if window_of(state) is None:
        return paragraph(labels.text("no_window"), limit, "bad")
    standing.pass_until(state, words[said])
    return paragraph(labels.text("passing", scope=said), limit, "good")
