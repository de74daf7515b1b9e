"""The guided first game: its lessons fit rules that exist, and its seed brings all that they are about."""

from veglia import rulebook
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.show.guide import guide
from veglia.games.dark_darker_darkest.title import TITLE
from veglia.kernel.machine import Option, advance, answer
from veglia.kernel.presentation import LessonWhen
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


def conditions() -> list[LessonWhen]:
    lessons = guide("en").lessons
    return [when for one in lessons for when in (one.when, one.until) if when is not None]


def first_wanted(state: DarkestState) -> Option:
    kinds = [type(option).__name__ for option in state.offered]
    found = next((kind for kind in WANTED if kind in kinds), kinds[0])
    return state.offered[kinds.index(found)]


def test_lessons_are_the_same_in_both_languages_and_name_rules_of_the_book() -> None:
    english, italian = guide("en"), guide("it")
    known = set(rulebook.book("dark_darker_darkest").rules)

    assert [one.id for one in english.lessons] == [one.id for one in italian.lessons]
    assert all(one.text != other.text for one, other in zip(english.lessons, italian.lessons, strict=True))
    for when in conditions():
        assert {*when.asked, *when.heard, *when.fresh} <= known
        assert all(any(rule.startswith(start) for rule in known) for start in when.asked_under)


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
    for when in conditions():
        if when.asked:
            assert asked & set(when.asked), when
        if when.asked_under:
            assert any(rule.startswith(tuple(when.asked_under)) for rule in asked), when
        if when.heard or when.fresh:
            assert heard & {*when.heard, *when.fresh}, when
