# veglia: compiled
"""A table at one version, as its links see it. Each rendering is drawn once and shown to many."""

from veglia.kernel.game import Title
from veglia.kernel.machine import Option, State
from veglia.kernel.scene import BoardShape, Offer, Scene, Told
from veglia.server.net.encode import moved_text, offers_text
from veglia.server.net.fragments import encoder
from veglia.server.store.archive import Entry
from veglia.server.table.asides import NONE, Asides, Seats, asides_of
from veglia.server.table.changes import changes
from veglia.server.table.history import History, Snapshot

# How many lines of the log a client gets when it comes.
TOLD = 60
NO_QUESTION = b"null"
YES_NO = (b"false", b"true")
# wire.Moved and scene.Question as text, to be filled in.
MOVED = (
    b'{"type":"moved","version":%d,"seat":%d,"choice":%b,%b,"question":%b,"keeps_asides":%b,"can_undo":%b}'
)
QUESTION = b'"version":%d,"seats":%b,"prompt":%b,"rule":%b,"choices":%b'


class Rendering:
    """What can be seen of a point in a game."""

    def __init__(self, history: History, version: int, before: "Rendering | None" = None) -> None:
        """Render the last snapshot of a history; what has not changed is taken from the rendering before."""
        self.title = history.title
        self.point = history.point
        self.state = history.state
        self.version = version
        self.asides: Asides = asides_of(
            history.title, history.state, None if before is None else before.asides
        )
        self.scenes: dict[tuple[str, int | None], Scene] = {}
        self.told: dict[tuple[str, int | None, int | None], bytes] = {}
        self.offered: dict[str, list[Offer]] = {}
        # Questions without what may be done beside them, with and without their options.
        self.questions: dict[tuple[str, bool], bytes] = {}

    def view(self, seats: Seats) -> int | None:
        """Return the seat from whose viewpoint a link looks: the asked one where it holds several."""
        return self.title.presentation.viewpoint(seat_of(self.state, seats))

    def option(self, number: int) -> Option:
        """Return what a number stands for."""
        return self.state.offered[number] if number >= 0 else self.asides.options[-1 - number]

    def may_choose(self, number: int) -> Seats:
        """Return the seats that may make a choice, the asked one first; none when it is not offered."""
        asking = self.state.asking
        if asking is None or not -len(self.asides.options) <= number < len(self.state.offered):
            return ()
        if number < 0:
            return (self.asides.owners[-1 - number],)
        return (asking.seat(self.state), *asking.seats(self.state))

    def scene(self, language: str, view: int | None) -> Scene:
        drawn = self.scenes.get((language, view))
        if drawn is None:
            drawn = self.title.presentation.scene(self.state, view, language)
            self.scenes[language, view] = drawn
        return drawn

    def changes_text(self, old: "Rendering", language: str, before: int | None, after: int | None) -> bytes:
        """Return what happened since the rendering before, as seen by `before`, and what has changed."""
        key = (language, before, after)
        changes_text = self.told.get(key)
        if changes_text is None:
            shown = old.scene(language, before)
            if before == after and (language, after) not in self.scenes:
                presentation = self.title.presentation
                drawn = presentation.scene_after(old.state, shown, self.state, after, language)
                self.scenes[language, after] = drawn
            found = changes(shown, self.scene(language, after))
            board = self.board(language) if "board" in found.scene else None
            changes_text = moved_text(told(self.title, self.point, before, language), board, found)
            self.told[key] = changes_text
        return changes_text

    def moved(self, old: "Rendering", entry: Entry, can_undo: bool, language: str, seats: Seats) -> bytes:
        """Return what a choice led to, for all links that speak a language and play the same seats."""
        # Only those who might have made a choice may read it.
        said = ""
        for seat in old.may_choose(entry.number):
            if seat in seats:
                said = old.text(entry.number, language)
        keeps_asides = self.asides is old.asides
        return MOVED % (
            self.version,
            entry.seat,
            encoder.encode(said),
            self.changes_text(old, language, old.view(seats), self.view(seats)),
            self.question(language, seats, not keeps_asides),
            YES_NO[keeps_asides],
            YES_NO[can_undo],
        )

    def board(self, language: str) -> BoardShape:
        return self.title.presentation.board(self.state, language)

    def question(self, language: str, seats: Seats, has_asides: bool = True) -> bytes:
        """Return what is asked; only those who may answer see the options, which tell what is in a hand."""
        asking = self.state.asking
        if asking is None:
            return NO_QUESTION
        may_answer = asking.seats(self.state)
        is_asked = False
        for seat in seats:
            if seat in may_answer:
                is_asked = True
        key = (language, is_asked)
        text = self.questions.get(key)
        if text is None:
            offers = self.offers(language) if is_asked else []
            text = QUESTION % (
                self.version,
                encoder.encode(may_answer),
                encoder.encode(self.title.presentation.prompt(self.state, language)),
                encoder.encode(self.state.question_rule()),
                offers_text(offers, list(range(len(offers)))),
            )
            self.questions[key] = text
        return b"{%b,%b}" % (text, self.asides.text(language, seats) if has_asides else NONE)

    def offers(self, language: str) -> list[Offer]:
        """Return what is offered."""
        offers = self.offered.get(language)
        if offers is None:
            self.offered[language] = offers = self.title.presentation.offers(
                self.state, self.state.offered, language
            )
        return offers

    def text(self, number: int, language: str) -> str:
        """Return a choice in words, as it was offered."""
        if number < 0:
            return self.asides.offers(language)[-1 - number].text
        return self.offers(language)[number].text


def seat_of(state: State, seats: Seats) -> int | None:
    """Return which of its seats a link speaks for now: the asked one, else the first."""
    if not seats:
        return None
    asked = None if state.asking is None else state.asking.seat(state)
    return asked if asked in seats else seats[0]


def told(title: Title, point: Snapshot, view: int | None, language: str) -> list[Told]:
    """Return what happened on the way to a point, as a seat hears it."""
    return title.presentation.told(point.state, point.events, view, language)


def last_told(history: History, view: int | None, language: str) -> list[Told]:
    """Return the last lines of the log."""
    lines: list[Told] = []
    for point in history.points:
        lines += told(history.title, point, view, language)
    return lines[-TOLD:]


def words_of(title: Title, state: State, option: Option, language: str) -> str:
    """Return a choice in words, as it was offered."""
    return title.presentation.offers(state, [option], language)[0].text
