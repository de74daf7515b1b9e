"""The guided first game: its lessons fit rules that exist, and its seed brings all that they are about."""

from tests.guides import check_lessons, check_questions, conditions
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.show.guide import guide
from veglia.games.dark_darker_darkest.title import TITLE
from veglia.kernel.machine import Option, advance, answer
from veglia.kernel.seats import seats_of

# What a beginner does who follows the lessons, the first first.
WANTED = (
    "BreakFree",
    "FreeCompanion",
    "RollEscape",
    "HitZombie",
    "HitCreature",
    "Attack",
    "Search",
    "TryDoor",
    "Hand",
    "LeaveDoor",
    "LeadMove",
    "Move",
)
ROUNDS = 3


def first_wanted(state: DarkestState) -> Option:
    kinds = [type(option).__name__ for option in state.offered]
    found = next((kind for kind in WANTED if kind in kinds), kinds[0])
    return state.offered[kinds.index(found)]


def test_lessons_are_the_same_in_both_languages_and_name_rules_of_the_book() -> None:
    check_lessons(guide("en"), guide("it"), "dark_darker_darkest")


def test_the_seed_brings_everything_that_is_taught_within_three_rounds() -> None:
    told = guide("en")
    state = TITLE.start(TITLE.setup(told.mission, seats_of(TITLE.sides, [told.heroes]), int(told.seed), {}))
    assert isinstance(state, DarkestState)
    asked: set[str] = set()
    heard: set[str] = set()
    state.log = []
    advance(state)
    while state.asking is not None and state.round <= ROUNDS:
        asked.add(state.asking.rule)
        answer(state, first_wanted(state))
        heard |= {event.rule for event in state.log or []}
        state.log = []

    assert state.result is None
    assert state.round == ROUNDS + 1
    assert all(survivor.is_in_play() for survivor in state.survivors)
    check_questions(told, asked)
    for when in conditions(told):
        assert not (when.heard or when.fresh) or heard & {*when.heard, *when.fresh}, when
