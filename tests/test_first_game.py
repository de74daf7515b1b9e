"""The guided first game: its table, and the lessons that the title sends for it."""

import pytest

from veglia import rulebook
from veglia.catalog import title
from veglia.games.zombicide.undead_or_alive.show.texts import look
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, replay
from veglia.kernel.presentation import Guide, Lesson
from veglia.kernel.seats import seats_of


def guide() -> Guide:
    presentation = title("undead_or_alive").presentation
    assert presentation is not None
    found = presentation.lobby("en").guide
    assert found is not None
    return found


def first_game() -> Game:
    table = guide()
    kind = title("undead_or_alive")
    seats = seats_of(kind.sides, [table.heroes])
    return replay(kind, kind.setup(table.mission, seats, int(table.seed), {}), table.choices)


def test_the_first_game_begins_with_the_first_turn() -> None:
    decision = first_game().decision

    assert decision is not None
    assert decision.rule == "uoa.round.activation-order"
    assert len(decision.options) == 2


def test_both_survivors_start_with_a_weapon_to_shoot_with() -> None:
    survivors = first_game().view(0)["survivors"]
    ranges = {one["id"]: [card["range"] for card in one["cards"][:3] if card] for one in survivors}

    assert ranges["may"] == [[0, 1], [0, 0]]
    assert ranges["hanna"] == [[1, 3]]


def test_the_first_rounds_are_kind() -> None:
    """Answers at random outlive four rounds in 12 of 40 games; with 25 other seeds in 1 to 10."""
    alive = 0
    for number in range(40):
        game = first_game()
        dice = seeded(number)
        while game.decision and game.view()["round"] <= 4:
            game.choose(dice.below(len(game.state.offered)))
        alive += game.result is None

    assert alive >= 10


def lessons(language: str) -> list[Lesson]:
    presentation = title("undead_or_alive").presentation
    assert presentation is not None
    found = presentation.lobby(language).guide
    assert found is not None
    return found.lessons


def test_lessons_are_the_same_in_both_languages_and_told_in_other_words() -> None:
    english, italian = lessons("en"), lessons("it")

    assert len(english) == len({lesson.id for lesson in english}) == 31
    assert [(one.id, one.when, one.until, one.anchors) for one in english] == [
        (one.id, one.when, one.until, one.anchors) for one in italian
    ]
    assert all(one.text != other.text for one, other in zip(english, italian, strict=True))


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_lesson_that_is_learnt_by_doing_says_what_to_do(language: str) -> None:
    doing = [lesson.id for lesson in lessons(language) if lesson.until is not None]

    assert len(doing) == 7
    assert [lesson.id for lesson in lessons(language) if lesson.task] == doing


def test_every_rule_that_a_lesson_listens_for_is_in_the_rulebook() -> None:
    rules = rulebook.book("undead_or_alive", "en").rules
    whens = [when for lesson in lessons("en") for when in (lesson.when, lesson.until) if when is not None]
    named = [rule for when in whens for rule in (*when.asked, *when.fresh, *when.heard)]

    assert len(named) > 20
    assert [rule for rule in named if rule not in rules] == []
    starts = [start for when in whens for start in when.asked_under]
    assert [start for start in starts if not any(rule.startswith(start) for rule in rules)] == []


def test_every_look_that_a_lesson_points_at_is_one_of_the_games() -> None:
    looks = {*look().tokens.values(), *(option.look for option in look().options.values())}
    named = [one for lesson in lessons("en") for one in lesson.when.offers]
    anchors = [anchor for lesson in lessons("en") for anchor in lesson.anchors]
    named += [one for anchor in anchors for one in (*anchor.choice, *anchor.piece)]

    assert len(named) > 10
    assert [one for one in named if one not in looks] == []
    # Each anchor names one thing.
    kinds = [(anchor.panel, anchor.choice, anchor.piece, anchor.hero) for anchor in anchors]
    assert [kind for kind in kinds if sum(map(bool, kind)) != 1] == []


@pytest.mark.parametrize("name", ["undead_or_alive", "dark_side"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_every_chapter_of_a_rulebook_has_a_name_and_no_other_has(name: str, language: str) -> None:
    presentation = title(name).presentation
    assert presentation is not None
    chapters = presentation.lobby(language).chapters

    assert set(chapters) == {rule.split(".")[1] for rule in rulebook.book(name, language).rules}
    assert chapters["m3"] == {"en": "Mission M3", "it": "Missione M3"}[language]
