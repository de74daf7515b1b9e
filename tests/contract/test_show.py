"""The presentation of every game and mission: only what is there is pointed at, nothing is untold."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.shown import Standing, after, doubled, ids_of, skills_of, standing
from tests.contract.tables import REAL_MISSIONS, any_table, is_looked_at, play
from veglia import rulebook
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game
from veglia.kernel.offers import Offer
from veglia.kernel.words import fields_of

pytestmark = pytest.mark.parametrize(("game", "mission"), REAL_MISSIONS)

SEEDS = st.integers(0, 2**63)


def choices(table: Game, language: str) -> list[Offer]:
    """Return everything that is open at a table: the options, then the asides."""
    return [
        choice
        for options in (table.state.offered, table.asides)
        for choice in table.title.presentation.offers(table.state, options, language)
    ]


def seen(table: Game) -> set[str]:
    """Return the ids of all that those who may choose something see."""
    title, state = table.title, table.state
    assert state.asking is not None
    aside = title.aside
    owners = [aside.owners(state, option) for option in table.asides] if aside is not None else []
    found: set[str] = set()
    for seat in {*state.asking.seats(state), *(seat for seats in owners for seat in seats)}:
        scene = title.presentation.scene(state, title.presentation.viewpoint(seat), "en")
        found.update(ids_of(title.presentation.board(state, "en"), scene), skills_of(scene))
    return found


@settings(max_examples=6, deadline=None)
@given(seed=SEEDS)
def test_every_choice_points_at_things_that_are_shown(game: str, mission: str, seed: int) -> None:
    table = any_table(game, mission, seed)

    for _ in play(table, seed):
        if not is_looked_at(table):
            continue
        shown = seen(table)
        offered = [*table.state.offered, *table.asides]
        for option, choice in zip(offered, choices(table, "en"), strict=True):
            assert shown.issuperset(choice.targets), (option, choice)
            assert choice.targets or not fields_of(type(option)), f"{choice} points at nothing"
            assert choice.text != type(option).__name__
            assert choice.text
            assert choice.look
            assert choice.group


@settings(max_examples=6, deadline=None)
@given(seed=SEEDS)
def test_every_id_stands_for_one_thing_and_every_piece_for_a_zone(game: str, mission: str, seed: int) -> None:
    table = any_table(game, mission, seed)
    presentation = table.title.presentation

    for _ in play(table, seed):
        if not is_looked_at(table):
            continue
        board = presentation.board(table.state, "en")
        scene = presentation.scene(table.state, None, "en")
        zones = {zone.id for zone in board.zones}
        assert doubled(ids_of(board, scene)) == []
        assert scene.board == board.key
        assert [piece for piece in scene.pieces if piece.zone not in zones or piece.count < 1] == []
        assert scene.goals
        assert scene.chips
        assert scene.phase


@settings(max_examples=8, deadline=None)
@given(seed=SEEDS)
def test_what_is_told_leads_figures_to_where_they_are(game: str, mission: str, seed: int) -> None:
    table = any_table(game, mission, seed)
    presentation = table.title.presentation
    before = standing(presentation.scene(table.state, None, "en"))
    # The log at the first decision is that of the setup.
    table.state.log = []

    for _ in play(table, seed):
        before = led_on(table, before)
    assert led_on(table, before) == standing(presentation.scene(table.state, None, "en"))


def led_on(table: Game, before: Standing) -> Standing:
    """Check that what was told leads from one standing to the next, and return that."""
    told = table.title.presentation.told(table.state, table.state.log or [], None, "en")
    now = standing(table.title.presentation.scene(table.state, None, "en"))
    assert after(before, told) == now, [one.text for one in told]
    return now


@settings(max_examples=4, deadline=None)
@given(seed=SEEDS)
def test_all_languages_show_the_same(game: str, mission: str, seed: int) -> None:
    table = any_table(game, mission, seed)

    for _ in play(table, seed):
        if not is_looked_at(table):
            continue
        first, *others = [outline(table, language) for language in table.title.languages]
        assert [one for one in others if one != first] == []


def outline(table: Game, language: str) -> list[object]:
    """Return all that is shown of a table but the words."""
    presentation = table.title.presentation
    scene = presentation.scene(table.state, None, language)
    told = presentation.told(table.state, table.state.log or [], None, language)
    return [
        ids_of(presentation.board(table.state, language), scene),
        [(piece.look, piece.zone, piece.count, piece.states, bool(piece.note)) for piece in scene.pieces],
        [(hero.is_active, hero.actions, bool(hero.out), len(hero.notes)) for hero in scene.heroes],
        [(goal.is_met, bool(goal.progress)) for goal in scene.goals],
        [bool(chip.value) for chip in scene.chips],
        [(choice.targets, choice.look, choice.has_preview) for choice in choices(table, language)],
        [(one.rule, one.weight, [(e.op, e.piece, e.path, e.zone) for e in one.effects]) for one in told],
    ]


@settings(max_examples=4, deadline=None)
@given(seed=SEEDS)
def test_what_is_shown_does_not_depend_on_what_is_hidden(game: str, mission: str, seed: int) -> None:
    table = any_table(game, mission, seed)
    title = table.title

    for _ in play(table, seed):
        if not is_looked_at(table):
            continue
        assert table.state.asking is not None
        for seat in (None, table.state.asking.seat(table.state)):
            other = title.imagine(table.state, seat, seeded(seed))
            assert title.presentation.scene(other, seat, "en") == title.presentation.scene(
                table.state, seat, "en"
            )
            shown, guessed = (
                title.presentation.offers(one, table.state.offered, "en") for one in (table.state, other)
            )
            assert guessed == shown


@settings(max_examples=4, deadline=None)
@given(seed=SEEDS)
def test_everything_that_is_shown_explains_itself(game: str, mission: str, seed: int) -> None:
    table = any_table(game, mission, seed)
    presentation = table.title.presentation
    known = set(presentation.glossary("en"))
    rules = set(rulebook.book(game).rules)

    for _ in play(table, seed):
        if not is_looked_at(table):
            continue
        scene = presentation.scene(table.state, None, "en")
        cards = [slot.card for hero in scene.heroes for slot in hero.slots if slot.card]
        assert known.issuperset(piece.look for piece in scene.pieces)
        assert known.issuperset(f"card/{card.look}" for card in cards)
        assert known.issuperset(skills_of(scene))
        assert rules.issuperset(scene.rules)
        told = presentation.told(table.state, table.state.log or [], None, "en")
        assert rules.issuperset(one.rule for one in told)
        assert all(one.text for one in told)
