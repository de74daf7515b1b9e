"""What the guided games of all titles have in common, for their tests."""

from veglia import rulebook
from veglia.kernel.presentation import Guide, LessonWhen


def conditions(guide: Guide) -> list[LessonWhen]:
    """Return when lessons are shown, and until when."""
    return [when for one in guide.lessons for when in (one.when, one.until) if when is not None]


def check_lessons(english: Guide, italian: Guide, game: str) -> None:
    """Check that lessons are the same in both languages, in other words, and name rules of the book."""
    known = set(rulebook.book(game).rules)
    assert [one.id for one in english.lessons] == [one.id for one in italian.lessons]
    assert all(one.text != other.text for one, other in zip(english.lessons, italian.lessons, strict=True))
    for when in conditions(english):
        assert {*when.asked, *when.heard, *when.fresh} <= known
        assert all(any(rule.startswith(start) for rule in known) for start in when.asked_under)


def check_questions(guide: Guide, asked: set[str]) -> None:
    """Check that every question that a lesson waits for was asked."""
    for when in conditions(guide):
        assert not when.asked or asked & set(when.asked), when
        starts = tuple(when.asked_under)
        assert not starts or any(rule.startswith(starts) for rule in asked), when
