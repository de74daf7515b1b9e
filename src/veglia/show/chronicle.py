# veglia: interpreted
"""The chronicle of a game that is over: read from its setup and choices alone, told for one viewer.

Interpreted, because it is put together once for a game, out of data. It plays the whole game again and looks
at every settled point: that takes seconds, so a server lets a process of its own do it.
"""

from veglia.kernel.game import Game, Setup, Title, begin
from veglia.kernel.machine import Event, State
from veglia.kernel.scene import Told
from veglia.kernel.story import Chronicle, FigureStory, Standing, Story, TurningPoint
from veglia.show.story import Feat, Tally, earned

# At most so many points are held against each other; so many lines are told of the one where the game turned.
MOST_POINTS = 400
MOST_LINES = 4
# A change lasts if it still holds so many points later. One of less than this share of all that the game went
# up and down is nothing that it turned on.
LASTING = 5
# In percent: chances that differ by less are not told.
LEAST_DIFFERENCE = 5
LEAST_SHARE = 0.1
HUNDRED = 100
NO_STORY = Story({}, [], {})


class CurvePoint:
    """A settled point of a game: how many choices led to it, and how it stood for each side."""

    def __init__(self, version: int, round: int, points: list[float], chances: list[float]) -> None:
        self.version = version
        self.round = round
        self.points = points
        self.chances = chances


class Chronicler:
    """Plays a game again and notes what is told of it."""

    def __init__(self, title: Title, setup: Setup, choices: list[int]) -> None:
        self.title = title
        self.setup = setup
        self.choices = choices
        self.story = title.presentation.story() or NO_STORY
        self.side_ids = [side.id for side in title.sides]
        self.tally = Tally(self.story, self.side_ids, title.presentation)
        self.evaluation = title.evaluation()
        self.points: list[CurvePoint] = []
        self.game = begin(title, setup)
        self.play()

    def play(self) -> None:
        game, evaluation = self.game, self.evaluation
        stride = max(1, len(self.choices) // MOST_POINTS)
        self.tally.hear(game.state, game.state.log or [])
        round_before = -1
        for version, choice in enumerate(self.choices):
            state = game.state
            is_new = evaluation.round(state) != round_before
            if evaluation.is_settled(state) and (is_new or version - self.last_version() >= stride):
                self.points.append(self.point(version, state))
                round_before = evaluation.round(state)
            self.tally.hear(state, game.choose(choice))

    def last_version(self) -> int:
        return self.points[-1].version if self.points else -len(self.choices)

    def point(self, version: int, state: State) -> CurvePoint:
        evaluation, sides = self.evaluation, range(len(self.side_ids))
        points = [evaluation.points(state, side) for side in sides]
        chances = [evaluation.chance(state, points[side], side) for side in sides]
        return CurvePoint(version, evaluation.round(state), points, chances)

    def told(self, seats: tuple[int, ...], language: str, is_practice: bool) -> Chronicle:
        """Return the chronicle for a viewer who plays some seats (none: for one who watches)."""
        title, state = self.title, self.game.state
        view = seats[0] if seats else None
        side = title.side_of(state, seats[0]) if seats else 0
        scene = title.presentation.scene(state, title.presentation.viewpoint(view), language)
        assert scene.result is not None, "the game is not over"
        figures = [
            FigureStory(
                hero.id,
                hero.look,
                hero.name,
                hero.title,
                hero.seat,
                hero.out,
                self.tally.figures.get(number_of(hero.id), {}),
            )
            for hero in scene.heroes
        ]
        rounds = self.evaluation.round(state)
        standings = self.standings(side)
        turning = self.turning(side, seats, language)
        found: list[str] = []
        # Who plays against himself has nothing to earn.
        is_of_one = len({title.side_of(state, seat) for seat in seats}) == 1
        if is_of_one and not is_practice:
            outcome = self.game.result.outcome(seats[0]) if self.game.result is not None else ""
            id = self.side_ids[side]
            of_side = [one for one in figures if one.seat is not None and self.has(one.seat, id)]
            feat = Feat(
                outcome,
                id,
                self.setup.mission,
                self.setup.options,
                rounds,
                min((one.level for one in standings), default=HUNDRED) if self.story.has_chances else HUNDRED,
                self.tally.sides[id],
                [one.deeds for one in of_side],
                [one.deeds for one in of_side if one.seat in seats],
            )
            found = earned(self.story.achievements, feat)
        return Chronicle(
            title.id,
            self.setup.mission,
            scene.result,
            self.side_ids[side],
            rounds,
            len(self.choices),
            figures,
            self.tally.sides,
            self.tally.lucks(),
            standings,
            self.story.has_chances,
            turning,
            found,
        )

    def has(self, seat: int, side: str) -> bool:
        return self.setup.seats[seat].side == side

    def standings(self, side: int) -> list[Standing]:
        """Return how a side stood: as chances, or within the game's own range."""
        points = [point.points[side] for point in self.points]
        low, width = min(points, default=0.0), self.range(side)
        result = self.game.result
        # The end is as good as it gets, or as bad.
        end = [] if result is None or result.is_draw else [HUNDRED if self.has_won(side) else 0]
        last = self.evaluation.round(self.game.state)
        return [
            Standing(
                one.version,
                one.round,
                percent(one.chances[side] if self.story.has_chances else (one.points[side] - low) / width),
            )
            for one in self.points
        ] + [Standing(len(self.choices), last, level) for level in end]

    def has_won(self, side: int) -> bool:
        result = self.game.result
        return result is not None and any(self.has(seat, self.side_ids[side]) for seat in result.winners)

    def range(self, side: int) -> float:
        """Return how far apart the best and the worst point of a side are."""
        points = [point.points[side] for point in self.points]
        return max(points, default=0.0) - min(points, default=0.0) or 1.0

    def turning(self, side: int, seats: tuple[int, ...], language: str) -> TurningPoint | None:
        """Return where how it stood changed most, and for good, in favour of those who have won in the end.

        The end itself is none, as it changes everything, unless nothing has told of it.
        """
        result = self.game.result
        if result is None or result.is_draw:
            return None
        signed = [point.points[side] * (1 if self.has_won(side) else -1) for point in self.points]
        changes = [
            min(signed[place + 1 : place + 1 + LASTING]) - signed[place] for place in range(len(signed) - 1)
        ]
        if not self.points:
            return None
        if not changes or max(changes) < LEAST_SHARE * self.range(side):
            before, end = self.points[-1], len(self.choices)
            said, lines = self.told_between(before.version, end, seats, language)
            return TurningPoint(end, self.evaluation.round(self.game.state), said, lines)
        place = changes.index(max(changes))
        before, after = self.points[place], self.points[place + 1]
        said, lines = self.told_between(before.version, after.version, seats, language)
        levels = [percent(one.chances[side]) for one in (before, after)] if self.story.has_chances else [0, 0]
        if abs(levels[0] - levels[1]) < LEAST_DIFFERENCE:
            levels = []
        return TurningPoint(after.version, after.round, said, lines, *levels)

    def told_between(
        self, start: int, end: int, seats: tuple[int, ...], language: str
    ) -> tuple[str, list[str]]:
        """Return what was chosen at a point, and what happened from there to another."""
        presentation = self.title.presentation
        game = begin(self.title, self.setup)
        for choice in self.choices[:start]:
            game.choose(choice)
        view = presentation.viewpoint(seats[0] if seats else None)
        said = chosen(game, self.choices[start], seats, language)
        lines: list[Told] = []
        for choice in self.choices[start:end]:
            events: list[Event] = game.choose(choice)
            lines += presentation.told(game.state, events, view, language)
        return said, telling(lines)


def telling(lines: list[Told]) -> list[str]:
    """Return the lines that say most, in their order: what happened to somebody before what was drawn."""
    said = [one for one in lines if one.text and one.weight == "line"] or [one for one in lines if one.text]
    best = sorted(range(len(said)), key=lambda place: (-gravity(said[place]), place))[:MOST_LINES]
    return [said[place].text for place in sorted(best)]


def gravity(line: Told) -> int:
    """Return how much a line shows: somebody is hurt or gone, something appears, or nothing is to be seen."""
    ops = {effect.op for effect in line.effects}
    return 2 if ops & {"flash", "remove"} else int(bool(ops & {"add", "board", "card"}))


def chosen(game: Game, number: int, seats: tuple[int, ...], language: str) -> str:
    """Return a choice in words; none for those who might not have made it."""
    asking = game.state.asking
    if asking is None or number < 0:
        return ""
    option = game.state.offered[number]
    mine = [seat for seat in asking.owners(game.state, option) if seat in seats]
    if not mine:
        return ""
    presentation = game.title.presentation
    return presentation.offers(game.state, [option], language, presentation.viewpoint(mine[0]))[0].text


def number_of(id: str) -> int:
    """Return the number of a figure by its id."""
    return int(id.rpartition("/")[2])


def percent(share: float) -> int:
    return round(HUNDRED * share)
