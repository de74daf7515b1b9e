"""A table at one version, as its links see it. Each picture is drawn once and shown to many."""

from msgspec import Struct, structs

from veglia.kernel.game import Title
from veglia.kernel.machine import Option, State
from veglia.kernel.scene import BoardShape, Choice, Question, Scene, Told
from veglia.server.line import Line, Point

# How many lines of the log a client gets when it comes.
TOLD = 60

Seats = tuple[int, ...]
Fields = dict[str, object]
# What was told, the fields of the scene that have changed, and those of its heroes.
News = tuple[list[Told], Fields, dict[str, Fields]]


class Picture:
    """What can be seen of a point in a game."""

    def __init__(self, line: Line, version: int, before: "Picture | None" = None) -> None:
        """Take the point that a line has come to; what has not changed is taken from the picture before."""
        self.title = line.title
        self.point = line.point
        self.state = line.state
        self.version = version
        self.asides: list[Option] = line.game().asides
        self.scenes: dict[tuple[str, int | None], Scene] = {}
        self.told: dict[tuple[str, int | None, int | None], News] = {}
        self.offered: dict[str, list[Choice]] = {}
        self.beside: dict[str, list[Choice]] = {}
        # By language, asides as they were drawn, and with their numbers.
        self.numbered: dict[str, tuple[list[Choice], list[Choice]]] = (
            {} if before is None else before.numbered
        )

    def view(self, seats: Seats) -> int | None:
        """Return the seat whose eyes a link looks through: the asked one where it holds several."""
        return self.title.face.eyes(seat_of(self.state, seats))

    def option(self, number: int) -> Option:
        """Return what a number stands for."""
        return self.state.offered[number] if number >= 0 else self.asides[-1 - number]

    def may_choose(self, number: int) -> Seats:
        """Return the seats that may make a choice, the asked one first; none when it is not offered."""
        asking, aside = self.state.asking, self.title.aside
        if asking is None or not -len(self.asides) <= number < len(self.state.offered):
            return ()
        if number < 0 and aside is not None:
            return (aside.owner(self.state, self.option(number)),)
        return (asking.seat(self.state), *asking.seats(self.state))

    def scene(self, language: str, view: int | None) -> Scene:
        drawn = self.scenes.get((language, view))
        if drawn is None:
            drawn = self.title.face.scene(self.state, view, language)
            self.scenes[language, view] = drawn
        return drawn

    def news(self, old: "Picture", language: str, before: int | None, after: int | None) -> News:
        """Return what happened since the picture before, as seen by `before`, and what has changed."""
        key = (language, before, after)
        if key not in self.told:
            fields, heroes = changed(old.scene(language, before), self.scene(language, after))
            self.told[key] = (told(self.title, self.point, before, language), fields, heroes)
        return self.told[key]

    def board(self, language: str) -> BoardShape:
        return self.title.face.board(self.state, language)

    def question(self, language: str, seats: Seats) -> Question | None:
        """Return what is asked; only those who may answer see the options, which tell what is in a hand."""
        asking = self.state.asking
        if asking is None:
            return None
        may_answer = asking.seats(self.state)
        is_asked = any(seat in may_answer for seat in seats)
        asides, owners = self.asides_of(language, seats)
        return Question(
            self.version,
            list(may_answer),
            self.title.words(self.state, language).say(asking),
            self.state.question_rule(),
            self.choices(language) if is_asked else [],
            asides,
            owners,
        )

    def asides_of(self, language: str, seats: Seats) -> tuple[list[Choice], list[int]]:
        """Return what the seats may do beside the question, and which seat each belongs to."""
        aside = self.title.aside
        if aside is None or not seats:
            return [], []
        owners = [aside.owner(self.state, option) for option in self.asides]
        mine = [place for place, owner in enumerate(owners) if owner in seats]
        if not mine:
            return [], []
        drawn = self.drawn_asides(language)
        return [drawn[place] for place in mine], [owners[place] for place in mine]

    def choices(self, language: str) -> list[Choice]:
        """Return what is offered."""
        if language not in self.offered:
            self.offered[language] = self.title.face.choices(self.state, self.state.offered, language)
        return self.offered[language]

    def drawn_asides(self, language: str) -> list[Choice]:
        """Return all that may be done beside the question, numbered from -1 downwards."""
        if language not in self.beside:
            drawn = self.title.face.choices(self.state, self.asides, language)
            before, numbered = self.numbered.get(language, (None, []))
            if drawn is not before:
                numbered = [structs.replace(choice, number=-1 - place) for place, choice in enumerate(drawn)]
                self.numbered[language] = (drawn, numbered)
            self.beside[language] = numbered
        return self.beside[language]

    def text(self, number: int, language: str) -> str:
        """Return a choice in words, as it was offered."""
        if number < 0:
            return self.drawn_asides(language)[-1 - number].text
        return self.choices(language)[number].text


def seat_of(state: State, seats: Seats) -> int | None:
    """Return which of its seats a link speaks for now: the asked one, else the first."""
    if not seats:
        return None
    asked = None if state.asking is None else state.asking.seat(state)
    return asked if asked in seats else seats[0]


def told(title: Title, point: Point, view: int | None, language: str) -> list[Told]:
    """Return what happened on the way to a point, as a seat hears it."""
    return title.face.told(point.state, point.events, view, language)


def last_told(line: Line, view: int | None, language: str) -> list[Told]:
    """Return the last lines of the log."""
    lines: list[Told] = []
    for point in line.points:
        lines += told(line.title, point, view, language)
    return lines[-TOLD:]


def changed(old: Scene, new: Scene) -> tuple[Fields, dict[str, Fields]]:
    """Return the fields of a scene that are not what they were, and those of its heroes by their ids."""
    if old is new:
        return {}, {}
    fields = differences(old, new)
    if "heroes" not in fields or [one.id for one in old.heroes] != [one.id for one in new.heroes]:
        return fields, {}
    del fields["heroes"]
    pairs = zip(old.heroes, new.heroes, strict=True)
    return fields, {now.id: differences(before, now) for before, now in pairs if before != now}


def differences(old: Struct, new: Struct) -> Fields:
    """Return the fields of a thing that are not what they were."""
    return {
        name: getattr(new, name) for name in new.__struct_fields__ if getattr(old, name) != getattr(new, name)
    }


def words_of(title: Title, state: State, option: Option, language: str) -> str:
    """Return a choice in words, as it was offered."""
    return title.face.choices(state, [option], language)[0].text
