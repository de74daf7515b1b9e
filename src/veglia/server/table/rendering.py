# veglia: compiled
"""A table at one version, as its links see it. Each rendering is drawn once and shown to many."""

from typing import Any, Final

from veglia.kernel.game import Title
from veglia.kernel.machine import Ask, Option, State
from veglia.kernel.offers import Offer
from veglia.kernel.scene import BoardShape, Scene, Told
from veglia.server import wire
from veglia.server.net.encode import moved_text, offers_text
from veglia.server.net.fragments import encoder
from veglia.server.store.archive import LogEntry
from veglia.server.table.asides import NONE, Asides, Places, Seats, asides_of, first_in, places_of
from veglia.server.table.changes import changes
from veglia.server.table.history import History, Snapshot

# How many lines of the log a client gets when it comes.
TOLD = 60
# Told where the rules have changed in the middle of a game.
NEW_RULES: Final = {
    "en": "The server has newer rules: from here on the game is played by them.",
    "it": "Il server ha regole più recenti: da qui in poi si gioca con quelle.",
}
NO_QUESTION = b"null"
NO_WINDOW = b"null"
NO_PLACES: Final[Places] = ()
# Where the question is not divided.
ALL_PLACES: Final[Places] = ((-1, -1),)
YES_NO = (b"false", b"true")
# wire.TableMoved and scene.Question as text, to be filled in.
MOVED = (
    b'{"type":"moved","version":%d,"seat":%d,"choice":%b,%b,"question":%b,"keeps_asides":%b,"can_undo":%b'
    b',"window":%b}'
)
QUESTION = b'"version":%d,"seats":%b,"prompt":%b,"rule":%b,"choices":'


class Rendering:
    """What can be seen of a point in a game."""

    def __init__(self, history: History, version: int, before: "Rendering | None" = None) -> None:
        """Render the last snapshot of a history; what has not changed is taken from the rendering before."""
        self.title = history.title
        self.snapshot = history.snapshot
        self.state = history.state
        self.version = version
        self.asides: Asides = asides_of(
            history.title, history.state, None if before is None else before.asides
        )
        self.scenes: dict[tuple[str, int | None], Scene] = {}
        self.told: dict[tuple[str, int | None, int | None], bytes] = {}
        self.offered: dict[tuple[str, int | None], list[Offer]] = {}
        # Questions without what may be done beside them: by language, viewpoint, and which options are told.
        self.questions: dict[tuple[str, int | None, Places], bytes] = {}
        # The part of them before the options, which all who share a viewpoint read.
        self.prompts: dict[tuple[str, int | None], bytes] = {}
        # Whether the asked seat is not offered anything: the table passes for it.
        self.is_passing = False
        # Whether a link that plays several sides is shown what everybody may see.
        self.is_neutral = False

    def view(self, seats: Seats) -> int | None:
        """Return the seat from whose viewpoint a link looks: the asked one where it holds several."""
        if self.is_neutral and len({self.title.side_of(self.state, seat) for seat in seats}) > 1:
            return None
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
            return self.asides.owners[-1 - number]
        if asking.is_divided:
            return asking.owners(self.state, self.state.offered[number])
        return (asking.seat(self.state), *asking.seats(self.state))

    def number_of(self, told: int, seats: Seats) -> int | None:
        """Return a choice by the number under which some seats were told of it; None: they were not."""
        asking = self.state.asking
        if asking is None:
            return None
        if told >= 0 and not asking.is_divided:
            is_asked = first_in(asking.seats(self.state), seats) is not None
            return told if is_asked and told < len(self.state.offered) else None
        mine = self.divided(asking, seats) if told >= 0 else self.asides.mine(seats)
        place = told if told >= 0 else -1 - told
        if place >= len(mine):
            return None
        return mine[place][0] if told >= 0 else -1 - mine[place][0]

    def told_as(self, number: int, seats: Seats) -> int:
        """Return the number under which some seats were told of a choice of theirs."""
        asking = self.state.asking
        assert asking is not None
        if number >= 0 and not asking.is_divided:
            return number
        mine = self.divided(asking, seats) if number >= 0 else self.asides.mine(seats)
        places = [place for place, _ in mine]
        return places.index(number) if number >= 0 else -1 - places.index(-1 - number)

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
            changes_text = moved_text(told(self.title, self.snapshot, before, language), board, found)
            self.told[key] = changes_text
        return changes_text

    def moved(
        self,
        old: "Rendering",
        entry: LogEntry,
        can_undo: bool,
        language: str,
        seats: Seats,
        window: bytes = NO_WINDOW,
    ) -> bytes:
        """Return what a choice led to, for all links that speak a language and play the same seats."""
        owners = old.may_choose(entry.number)
        seat = first_in(owners, seats)
        if seat is None:
            seat = fellow(old.title, owners, old.view(seats))
        said = "" if seat is None else old.text(entry.number, language, seat)
        keeps_asides = self.asides is old.asides
        view = self.view(seats)
        return MOVED % (
            self.version,
            entry.seat,
            encoder.encode(said),
            self.changes_text(old, language, old.view(seats), view),
            self.question_for(language, seats, view, not keeps_asides),
            YES_NO[keeps_asides],
            YES_NO[can_undo],
            window,
        )

    def board(self, language: str) -> BoardShape:
        return self.title.presentation.board(self.state, language)

    def question(self, language: str, seats: Seats, has_asides: bool = True) -> bytes:
        """Return what is asked, as a link sees it."""
        return self.question_for(language, seats, self.view(seats), has_asides)

    def question_for(self, language: str, seats: Seats, view: int | None, has_asides: bool) -> bytes:
        """Return what is asked; each seat sees the options that are its own: they tell what is in a hand."""
        asking = self.state.asking
        if asking is None:
            return NO_QUESTION
        may_answer = asking.seats(self.state)
        mine: Places = NO_PLACES
        if not self.is_passing and first_in(may_answer, seats) is not None:
            mine = self.divided(asking, seats) if asking.is_divided else ALL_PLACES
        key = (language, view, mine)
        text = self.questions.get(key)
        if text is None:
            offers: list[Offer] = []
            numbers: list[int] = []
            if mine == ALL_PLACES:
                offers = self.offers(language, view)
                numbers = list(range(len(offers)))
            else:
                # Numbered for this link alone: they do not tell how many options others have.
                numbers = list(range(len(mine)))
                offers = [
                    self.offers(language, self.title.presentation.viewpoint(seat))[place]
                    for place, seat in mine
                ]
            text = self.prompt(language, view, may_answer) + offers_text(offers, numbers)
            self.questions[key] = text
        return b"{%b,%b}" % (text, self.asides.text(language, seats) if has_asides else NONE)

    def prompt(self, language: str, view: int | None, may_answer: Seats) -> bytes:
        """Return a question up to its options."""
        text = self.prompts.get((language, view))
        if text is None:
            text = QUESTION % (
                self.version,
                encoder.encode(may_answer),
                encoder.encode(self.title.presentation.prompt(self.state, language, view)),
                encoder.encode(self.state.question_rule()),
            )
            self.prompts[language, view] = text
        return text

    def divided(self, asking: Ask[Any], seats: Seats) -> Places:
        """Return the places of the options of some seats, each with the seat that it belongs to."""
        return places_of([asking.owners(self.state, option) for option in self.state.offered], seats)

    def offers(self, language: str, view: int | None) -> list[Offer]:
        """Return all that is offered, as one pair of viewpoint would read it."""
        offers = self.offered.get((language, view))
        if offers is None:
            offers = self.title.presentation.offers(self.state, self.state.offered, language, view)
            self.offered[language, view] = offers
        return offers

    def text(self, number: int, language: str, seat: int) -> str:
        """Return a choice in words, as it was offered to a seat."""
        if number < 0:
            return self.asides.offers(language, seat)[-1 - number].text
        return self.offers(language, self.title.presentation.viewpoint(seat))[number].text


def seat_of(state: State, seats: Seats) -> int | None:
    """Return which of its seats a link speaks for now: one that is asked, else the first."""
    if len(seats) < 2 or state.asking is None:
        return seats[0] if seats else None
    asked = state.asking.seat(state)
    if asked not in seats:
        asked_too = first_in(state.asking.seats(state), seats)
        return seats[0] if asked_too is None else asked_too
    return asked


def told(title: Title, snapshot: Snapshot, view: int | None, language: str) -> list[Told]:
    """Return what happened on the way to a point, as a seat hears it."""
    return title.presentation.told(snapshot.state, snapshot.events, view, language)


def last_told(history: History, view: int | None, language: str) -> list[Told]:
    """Return the last lines of the log."""
    lines: list[Told] = []
    if history.shows_seam:
        lines.append(Told(NEW_RULES[language], "", []))
    for snapshot in history.snapshots:
        lines += told(history.title, snapshot, view, language)
    return lines[-TOLD:]


def last_chosen(history: History, seats: Seats, view: int | None, language: str) -> list[wire.Chosen]:
    """Return the choices that belong to the last lines of the log, as far as some seats may read them."""
    title, snapshots = history.title, list(history.snapshots)
    # A link that plays several sides is shown to one of them at a time.
    is_one_side = len({title.side_of(history.state, seat) for seat in seats}) < 2
    counts = [len(snapshot.events) for snapshot in snapshots]
    # The line that says so.
    counts[0] += history.shows_seam
    cut = max(0, sum(counts) - TOLD)
    found: list[wire.Chosen] = []
    place = 0
    first = len(history.choices) - (len(snapshots) - 1)
    for before, count, at in zip(snapshots, counts, range(first, len(history.choices)), strict=False):
        place += count
        option, owners = chosen(title, before.state, history.choices[at])
        seat = first_in(owners, seats) if is_one_side else None
        if seat is None:
            seat = fellow(title, owners, view)
        if seat is not None and place >= cut:
            by = history.by[at]
            text = words_of(title, before.state, option, language, seat)
            found.append(wire.Chosen(place - cut, by if by >= 0 else -1 - by, text))
    return found


def chosen(title: Title, state: State, number: int) -> tuple[Option, Seats]:
    """Return what a choice stood for, and the seats that might have made it."""
    asking, aside = state.asking, title.aside
    assert asking is not None
    if number >= 0:
        option = state.offered[number]
        return option, asking.owners(state, option) if asking.is_divided else asking.seats(state)
    assert aside is not None
    option = aside.options(state)[-1 - number]
    return option, aside.owners(state, option)


def fellow(title: Title, owners: Seats, view: int | None) -> int | None:
    """Return one of those who might have made a choice that has a viewpoint, for whoever shares it.

    Who sees all that they see may read it: nothing was offered to them that is hidden from it.
    """
    for seat in owners:
        if title.presentation.viewpoint(seat) == view:
            return seat
    return None


def words_of(title: Title, state: State, option: Option, language: str, seat: int) -> str:
    """Return a choice in words, as it was offered to a seat."""
    return title.presentation.offers(state, [option], language, title.presentation.viewpoint(seat))[0].text
