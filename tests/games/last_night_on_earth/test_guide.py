"""The guided first game: its lessons fit rules that exist, and its seed brings all that they are about."""

from tests.guides import check_lessons, check_questions
from veglia.games.last_night_on_earth.rules.hero_turn import Activate
from veglia.games.last_night_on_earth.rules.searching import SearchDeck
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_moving import AllTowards
from veglia.games.last_night_on_earth.show.guide import guide
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.machine import Option, advance, answer
from veglia.kernel.seats import Seat
from veglia.kernel.window import Pass, Window

WANTED = (SearchDeck, AllTowards, Activate)


def first_wanted(state: LastNightState) -> Option:
    """Return what a careful beginner chooses: to Search where that is possible, and to play nothing."""
    kinds = (Pass,) if isinstance(state.asking, Window) else WANTED
    for kind in kinds:
        found = [option for option in state.offered if type(option) is kind]
        if found:
            return found[0]
    return state.offered[0]


def test_lessons_are_the_same_in_both_languages_and_name_rules_of_the_book() -> None:
    check_lessons(guide("en"), guide("it"), "last_night_on_earth")


def test_the_seed_brings_everything_that_is_taught_within_three_rounds() -> None:
    told = guide("en")
    seats = [Seat("heroes"), Seat("zombies")]
    state = TITLE.start(TITLE.setup(told.mission, seats, int(told.seed), {}))
    assert isinstance(state, LastNightState)
    asked: set[str] = set()
    heard: set[str] = set()
    state.log = []
    advance(state)
    while state.asking is not None and state.round < 4:
        if state.asking.seat(state) == 0:
            asked.add(state.asking.rule)
        answer(state, first_wanted(state))
        heard |= {event.rule for event in state.log or []}
        state.log = []

    assert state.result is None
    assert state.count("heroes_killed") == 0
    check_questions(told, asked)
    taught = {one.id: one.until for one in told.lessons if one.until is not None and one.until.heard}
    assert sorted(taught) == ["move", "search"]
    for until in taught.values():
        assert heard & set(until.heard)
