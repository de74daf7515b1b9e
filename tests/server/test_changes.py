"""Only what has changed of a scene is told, and it leads to the new scene."""

from functools import cache

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from veglia.kernel.scene import Bar, Hero, Piece, Scene, Slot
from veglia.server.table.changes import changes, moved_pieces


@cache
def piece(id: str, zone: str = "zone/1") -> Piece:
    """Return a piece, the same one each time: so do faces."""
    return Piece(id, "look", id, zone)


def hero(id: str, actions: int, *slots: str) -> Hero:
    shown = [Slot(f"{id}/{place}", name, "hand", None) for place, name in enumerate(slots)]
    bar = Bar("bar", 1, 2)
    return Hero(id, "look", id, "", 0, False, "", [bar], actions, 0, shown, [])


def scene(pieces: list[Piece], heroes: list[Hero], round: int = 1) -> Scene:
    return Scene("b", "m", round, "p", "", [], [], [], pieces, heroes, [], None)


def laid_over(old: list[Piece], new: list[Piece]) -> list[Piece]:
    """Return what a client makes of the old pieces by what it is told."""
    found = moved_pieces(old, new)
    if found is None:
        return new
    taken = {*found.gone, *(one.piece.id for one in found.put)}
    pieces = [one for one in old if one.id not in taken]
    for one in found.put:
        pieces.insert(one.place, one.piece)
    return pieces


NAMES = st.lists(st.sampled_from("abcdefgh"), unique=True, max_size=8)
ZONES = st.lists(st.sampled_from(["zone/1", "zone/2"]), min_size=8, max_size=8)


@given(NAMES, ZONES, NAMES, ZONES)
def test_pieces_laid_over_are_the_new_ones_in_their_order(
    old: list[str], old_zones: list[str], new: list[str], new_zones: list[str]
) -> None:
    before = [piece(id, zone) for id, zone in zip(old, old_zones, strict=False)]
    after = [piece(id, zone) for id, zone in zip(new, new_zones, strict=False)]

    assert laid_over(before, after) == after


def test_of_pieces_only_those_that_change_are_told() -> None:
    found = moved_pieces([piece(id) for id in "abcd"], [piece("a"), piece("n"), piece("c", "x"), piece("d")])

    assert found is not None
    assert found.gone == ["b"]
    assert [(one.place, one.piece.id) for one in found.put] == [(1, "n"), (2, "c")]


def test_pieces_in_another_order_are_told_whole() -> None:
    old, new = [piece("a"), piece("b")], [piece("b"), piece("a")]

    assert moved_pieces(old, new) is None
    found = changes(scene(old, []), scene(new, []))
    assert (found.scene, found.pieces) == ({"pieces": new}, None)


def test_of_heroes_only_fields_and_slots_that_change_are_told() -> None:
    old = scene([], [hero("a", 3, "x", "y"), hero("b", 3, "x")])
    new = scene([], [hero("a", 2, "x", "z"), hero("b", 3, "x")], round=2)

    found = changes(old, new)

    assert (found.scene, found.heroes) == ({"round": 2}, {"a": {"actions": 2}})
    assert found.slots == [Slot("a/1", "z", "hand", None)]


@pytest.mark.parametrize("heroes", [[hero("b", 3)], [hero("a", 3), hero("b", 3)]])
def test_other_heroes_are_told_whole(heroes: list[Hero]) -> None:
    found = changes(scene([], [hero("a", 3)]), scene([], heroes))

    assert (found.scene, found.heroes) == ({"heroes": heroes}, {})


def test_a_hero_with_other_slots_is_told_them_all() -> None:
    more = hero("a", 3, "x", "y", "z")
    found = changes(scene([], [hero("a", 3, "x", "y")]), scene([], [more]))

    assert (found.heroes, found.slots) == ({"a": {"slots": more.slots}}, [])


def test_slots_that_are_others_than_before_are_told_as_a_whole() -> None:
    """A slot that is only shown while something lies in it takes the place of another of them."""
    before = hero("a", 1, "left", "right")
    others = [before.slots[0], Slot("a/new", "new", "new", None)]
    now = msgspec.structs.replace(before, slots=others)

    found = changes(scene([], [before]), scene([], [now]))

    assert found.heroes == {"a": {"slots": others}}
    assert found.slots == []
