"""Everything that a viewer is sent depends on nothing that the viewer cannot see.

All that is hidden from a viewer is dealt anew: what the viewer is sent stays the same, byte for byte.
"""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.sent import Moment
from tests.contract.tables import EVERY_MISSION, MOST_DECISIONS, any_table, is_looked_at, play
from tests.two_sides.catalog import GAMES
from tests.two_sides.presentation import RelicPresentation
from tests.two_sides.state import RelicState
from tests.two_sides.title import Relic
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, begin
from veglia.kernel.machine import OVER, Event, Option, State
from veglia.kernel.offers import Offer, Preview, Reason
from veglia.kernel.presentation import Presentation
from veglia.kernel.scene import Scene, Told
from veglia.server.table.asides import Seats

SEEDS = st.integers(0, 2**63)
# So many moments of a game are looked at, about.
LOOKED_AT = 15
EVERY_ONE = MOST_DECISIONS


def moments(table: Game, seed: int, most: int) -> Iterator[Moment]:
    """Play a game at random, and yield about so many of the moments after a choice."""
    title, before, last = table.title, None, (0, 0)
    for number in play(table, seed):
        if before is not None:
            yield Moment(table, before, *last)
        asking = table.state.asking
        assert asking is not None
        before = title.copy(table.state) if is_looked_at(table, most) else None
        seats = [seat for seat in range(len(table.setup.seats)) if number in table.numbers(seat)]
        last = (number, seats[0])
    if before is not None:
        yield Moment(table, before, *last)


def check_moment(
    moment: Moment, seed: int, viewers: list[Seats], language: str = "en", *, hints: bool = False
) -> None:
    """Compare what viewers are sent with what would be sent if all that is hidden were otherwise."""
    game = moment.game
    title = game.title
    for seats in viewers:
        viewer = seats[0] if seats else None
        sent = moment.sent(game.state, seats, language, hints=hints)
        for world in range(2):
            other = title.imagine(game.state, viewer, seeded(seed + world))
            guessed = moment.sent(other, seats, language, hints=hints)
            assert guessed == sent, f"seat {viewer} is told something hidden"


def everyone(game: Game) -> list[Seats]:
    """Return a spectator and each seat."""
    return [(), *((seat,) for seat in range(len(game.setup.seats)))]


def some(game: Game) -> list[Seats]:
    """Return a spectator and a seat of each side; over the moments of a game seats take turns."""
    seats = range(len(game.setup.seats))
    sides = [[seat for seat in seats if game.setup.seats[seat].side == side.id] for side in game.title.sides]
    return [(), *((own[len(game.choices) % len(own)],) for own in sides)]


@pytest.mark.parametrize(("game", "mission"), EVERY_MISSION)
@settings(max_examples=4, deadline=None)
@given(seed=SEEDS)
def test_what_is_sent_does_not_depend_on_what_is_hidden(game: str, mission: str, seed: int) -> None:
    table = any_table(game, mission, seed)
    for moment in moments(table, seed, LOOKED_AT):
        check_moment(moment, seed, some(table))
    check_ending(table)
    assert table.result is not None


def check_ending(table: Game) -> None:
    """Check that everyone is told what the end is for the own seat, and a spectator which sides have won."""
    title, state, result = table.title, table.state, table.result
    assert result is not None
    has_sides = len(title.sides) > 1
    for viewer in (None, *range(len(table.setup.seats))):
        ending = title.presentation.scene(state, title.presentation.viewpoint(viewer), "en").result
        assert ending is not None
        assert ending.outcome == (OVER if viewer is None and has_sides else result.outcome(viewer or 0))
        won = title.sides_won(table.setup, result) if has_sides else []
        assert [one.id for one in ending.sides] == won
        assert [one.name for one in ending.sides] == [title.side_name(one, "en") for one in won]


@pytest.mark.parametrize("seed", range(4))
def test_a_hint_does_not_depend_on_what_is_hidden(seed: int) -> None:
    title = GAMES["relic"]
    table = begin(title, title.setup("hall", None, seed, {}))
    for moment in moments(table, seed, LOOKED_AT):
        check_moment(moment, seed, everyone(table), hints=True)
    assert table.result is not None


def check_all(table: Game) -> None:
    for moment in moments(table, 1, EVERY_ONE):
        check_moment(moment, 1, everyone(table))


class TellingScene(RelicPresentation):
    def scene(self, state: State, seat: int | None, language: str) -> Scene:
        return super().scene(state, 0, language)


class TellingPrompt(RelicPresentation):
    def prompt(self, state: State, language: str, seat: int | None = None) -> str:
        return super().prompt(state, language, seat) + secret(state)


class TellingLog(RelicPresentation):
    def told(self, state: State, events: list[Event], seat: int | None, language: str) -> list[Told]:
        return [
            Told(one.text + secret(state), one.rule, [])
            for one in super().told(state, events, seat, language)
        ]


class TellingOffers(RelicPresentation):
    def offers(
        self, state: State, options: list[Option], language: str, seat: int | None = None
    ) -> list[Offer]:
        return [
            Offer(one.text + secret(state), [], "") for one in super().offers(state, options, language, seat)
        ]


class TellingPreview(RelicPresentation):
    def preview(self, state: State, option: Option, language: str, seat: int | None = None) -> Preview:
        return Preview([secret(state)])


class TellingForecast(RelicPresentation):
    def forecast(self, state: State, language: str, seat: int | None = None) -> Preview:
        return Preview([secret(state)])


class TellingWhyNot(RelicPresentation):
    def why_not(self, state: State, seat: int | None, target: str, language: str) -> list[Reason]:
        return [Reason(secret(state), "")]


def secret(state: State) -> str:
    assert isinstance(state, RelicState)
    return f"{state.relic} {state.hands}"


@pytest.mark.parametrize(
    "presentation",
    [
        TellingScene,
        TellingPrompt,
        TellingLog,
        TellingOffers,
        TellingPreview,
        TellingForecast,
        TellingWhyNot,
    ],
)
def test_a_face_that_tells_what_is_hidden_is_found_out(presentation: type[Presentation]) -> None:
    title = Relic()
    title.presentation = presentation()
    table = begin(title, title.setup("hall", None, 1, {}))
    with pytest.raises(AssertionError, match="is told something hidden"):
        check_all(table)
