"""The house builder: a house is drawn as far as it is built, every fault is named with rule and place."""

import pytest

from tests.games.dark_darker_darkest.table import TITLE
from tests.rules import rule
from veglia import rulebook
from veglia.games.dark_darker_darkest.rules import content
from veglia.kernel.errors import BadSetup
from veglia.kernel.presentation import BoardDraft, BoardWish, PlacedPart

# The Kitchen of the beginner's house, with its window to the east.
KITCHEN = 9
HALL = 1
LAB = 4


def begin_with(start: str, language: str = "en", **options: str) -> BoardDraft:
    return TITLE.presentation.draft_board(BoardWish(start=start, seed=3, options=options), language)


def changed(*parts: tuple[int, str, int], without: tuple[int, ...] = (), **options: str) -> BoardDraft:
    """Return the beginner's house with some other tiles, or without some."""
    placed = {one.place: one for one in begin_with("beginner").placed}
    for place in without:
        del placed[f"place/{place}"]
    for place, part, turns in parts:
        placed[f"place/{place}"] = PlacedPart(f"place/{place}", part, turns)
    return TITLE.presentation.draft_board(BoardWish(placed=list(placed.values()), options=options), "en")


def codes(draft: BoardDraft) -> list[tuple[str, str]]:
    return [(fault.code, fault.place) for fault in draft.faults]


@pytest.mark.parametrize("start", ["beginner", "hard", "kickstarter", "random", "random:easy", "random:hard"])
def test_a_house_to_begin_with_has_no_fault_and_can_be_played(start: str) -> None:
    draft = begin_with(start)

    assert draft.faults == []
    assert len(draft.placed) == 20
    assert draft.value == draft.code != ""
    setup = TITLE.setup("dark", None, 1, {"house": draft.value})
    assert setup.options["house"] == draft.code


def test_a_share_code_brings_the_same_house() -> None:
    draft = begin_with("random:hard")
    again = begin_with(draft.code)
    assert again.placed == draft.placed
    assert again.board == draft.board


def test_an_empty_ground_shows_what_fits_where() -> None:
    draft = begin_with("empty")

    assert draft.placed == []
    assert draft.value == draft.code == ""
    assert [place.section for place in draft.places].count("corner") == 4
    assert draft.places[17].section == "entrance"
    assert {zone.kind for zone in draft.board.zones} == {
        "empty_corner",
        "empty_entrance",
        "empty_outer",
        "empty_inner",
    }
    assert codes(draft) == [("no_laboratory", ""), *(("empty_place", f"place/{n}") for n in range(20))]


def test_every_part_is_drawn_alone() -> None:
    draft = begin_with("empty", radioactive="on")
    tiles = content.library().tiles
    assert [part.id for part in draft.parts] == [tile.id for tile in tiles]
    for part, tile in zip(draft.parts, tiles, strict=True):
        assert len(part.board.zones) == (2 if tile.inner >= 0 else 1)
        assert part.name
    assert not any(part.id == "REA" for part in begin_with("empty").parts)


@rule("ddd.house.step2-outer")
def test_a_window_inside_is_marked_at_its_side() -> None:
    draft = changed((KITCHEN, "O3", 2))

    fault = next(fault for fault in draft.faults if fault.code == "window_inside")
    assert (fault.place, fault.rule) == (f"place/{KITCHEN}", "ddd.house.step2-outer")
    rect = draft.places[KITCHEN].rect
    assert fault.edge is not None
    assert fault.edge.start == (rect.x, round(rect.y + rect.height, 4))
    assert fault.text == "The window of Kitchen (2-5) does not face outside."
    assert draft.value == ""
    assert draft.code != ""


@rule("ddd.house.doors-reachable")
def test_a_door_onto_a_wall_seals_its_room() -> None:
    turned = codes(changed((LAB, "LAB", 0)))
    assert ("door_on_wall", f"place/{LAB}") in turned
    assert ("sealed_room", f"place/{LAB}") in turned
    assert ("unreachable_door", f"place/{LAB}") in turned


@pytest.mark.parametrize(
    ("part", "code", "where"),
    [
        ((HALL, "O2", 0), "tile_twice", "place/2"),
        ((HALL, "I4", 0), "wrong_section", f"place/{HALL}"),
        ((7, "REA", 0), "set_not_used", "place/7"),
        ((LAB, "C3", 2), "no_laboratory", ""),
    ],
)
def test_a_wrong_tile_is_named(part: tuple[int, str, int], code: str, where: str) -> None:
    assert (code, where) in codes(changed(part))


@rule("ddd.rad.reactor-place")
def test_with_the_expansion_a_house_needs_the_reactor() -> None:
    assert ("no_reactor", "") in codes(changed(radioactive="on"))


def test_what_is_missing_does_not_count_as_a_wall() -> None:
    found = codes(changed(without=(3,)))
    assert found == [("empty_place", "place/3")]


def test_every_fault_has_a_rule_of_the_book_and_a_sentence_in_both_languages() -> None:
    rules = rulebook.book(TITLE.id).rules
    placed = [PlacedPart(f"place/{place}", "I4", place % 4) for place in range(20)]
    said: dict[str, set[str]] = {}
    for language in TITLE.languages:
        for parts in (placed, placed[:3], []):
            draft = TITLE.presentation.draft_board(BoardWish(placed=parts), language)
            assert draft.faults
            for fault in draft.faults:
                assert fault.rule in rules
                said.setdefault(fault.code, set()).add(fault.text)
    assert all(len(texts) >= 2 for texts in said.values())


@pytest.mark.parametrize(
    ("wish", "reason", "text"),
    [
        (BoardWish(placed=[PlacedPart("place/20", "O1", 0)]), "house_place", "no place place/20"),
        (BoardWish(placed=[PlacedPart("place/1", "O99", 0)]), "house_tile", "no tile O99"),
        (BoardWish(placed=[PlacedPart("place/1", "O1", 4)]), "house_turns", "0 to 3 quarters, not 4"),
        (BoardWish(start="zzzz"), "house_code", "code of the house is damaged"),
        (BoardWish(start="random:odd"), "house_code", "code of the house is damaged"),
        (BoardWish(start="C1/0 O1/0"), "house_size", "20 tiles, not 2"),
        (BoardWish(options={"house_of_cards": "on"}), "option", "no option house_of_cards"),
    ],
)
def test_bad_input_gets_one_clear_line(wish: BoardWish, reason: str, text: str) -> None:
    with pytest.raises(BadSetup) as refused:
        TITLE.presentation.draft_board(wish, "en")
    assert refused.value.reason == reason
    sentence = TITLE.presentation.bad_setup(refused.value, "en")
    assert text in sentence
    assert "\n" not in sentence
    assert TITLE.presentation.bad_setup(refused.value, "it") != sentence


def test_cameras_of_a_complete_house_point_where_they_see_most() -> None:
    pieces = begin_with("beginner").pieces
    assert {piece.id: piece.states for piece in pieces} == {
        "token/camera/2": ["east"],
        # As well as to the west.
        "token/camera/7": ["east"],
        "token/camera/14": ["north"],
    }
    assert changed(without=(3,)).pieces == []
