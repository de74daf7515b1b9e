"""What a seat is shown of Relic: hands, the track, tokens face down, things on edges, dice."""

import pytest

from tests.two_sides.rules import Act
from tests.two_sides.state import CARDS, TOKEN_ROOMS
from tests.two_sides.table import ANN, BOB, FIRST_SHADOW, SECOND_SHADOW, asked_by, state_of, table
from tests.two_sides.title import TITLE
from veglia.kernel.game import Game
from veglia.kernel.scene import Piece, Scene, TrackStep

SEATS = [ANN, BOB, FIRST_SHADOW, SECOND_SHADOW]


def scene_of(game: Game, seat: int | None, language: str = "en") -> Scene:
    assert TITLE.presentation is not None
    return TITLE.presentation.scene(game.state, seat, language)


def tokens(scene: Scene) -> list[Piece]:
    return [piece for piece in scene.pieces if piece.id.startswith("token/")]


@pytest.mark.parametrize(
    ("viewer", "seen"),
    [
        (ANN, [ANN, BOB]),
        (BOB, [ANN, BOB]),
        (FIRST_SHADOW, [FIRST_SHADOW]),
        (SECOND_SHADOW, [SECOND_SHADOW]),
        (None, []),
    ],
)
def test_a_hand_shows_its_cards_to_those_who_may_see_them_and_its_size_to_all(
    viewer: int | None, seen: list[int]
) -> None:
    game = table()
    held = state_of(game).hands

    hands = scene_of(game, viewer).hands

    assert [(hand.id, hand.seat, hand.count) for hand in hands] == [
        (f"hand/{seat}", seat, len(held[seat])) for seat in SEATS
    ]
    assert [[card.id for card in hand.cards] for hand in hands] == [
        [f"card/{card}" for card in sorted(held[seat])] if seat in seen else [] for seat in SEATS
    ]


def test_no_card_that_is_hidden_from_a_seat_is_in_its_scene() -> None:
    game = table()
    hidden = {f"card/{card}" for seat in (ANN, BOB, SECOND_SHADOW) for card in state_of(game).hands[seat]}

    shown = {card.id for hand in scene_of(game, FIRST_SHADOW).hands for card in hand.cards}

    assert len(hidden) == sum(len(state_of(game).hands[seat]) for seat in (ANN, BOB, SECOND_SHADOW))
    assert shown
    assert not shown & hidden


@pytest.mark.parametrize(("mission", "last"), [("hall", 10), ("cellar", 14)])
def test_rounds_are_a_track_with_a_text_at_its_end(mission: str, last: int) -> None:
    game = table(mission=mission)
    state_of(game).round = 4

    [track] = scene_of(game, ANN).tracks

    assert (track.id, track.first, track.last, track.at) == ("track/rounds", 1, last, 4)
    assert track.steps == [TrackStep(last, "the shadows win", "red")]


def test_a_token_face_down_shows_its_front_only_to_those_who_know_it() -> None:
    game = table()
    relic = state_of(game).relic

    unknown = tokens(scene_of(game, ANN))
    known = tokens(scene_of(game, FIRST_SHADOW))

    assert [(one.look, one.name, one.back) for one in unknown] == [("token", "Token, face down", "token")] * 3
    assert [one.look for one in known] == ["relic" if token == relic else "nothing" for token in range(3)]
    assert [one.back for one in known] == ["token"] * 3


def test_a_token_that_was_turned_up_has_no_back() -> None:
    game = table()
    state = state_of(game)
    empty = next(token for token in range(len(TOKEN_ROOMS)) if token != state.relic)
    state.turned[empty] = True

    piece = tokens(scene_of(game, None))[empty]

    assert (piece.look, piece.back) == ("nothing", "")


def test_the_door_stands_on_the_edge_between_two_rooms_and_can_be_asked_about() -> None:
    game = table()
    assert TITLE.presentation is not None
    [door] = [piece for piece in scene_of(game, ANN, "it").pieces if piece.beside]
    edges = TITLE.presentation.board(game.state, "it").edges

    assert (door.name, door.zone, door.beside, door.states) == ("Porta", "zone/0", "zone/1", ["open"])
    assert ("opening", (1, 0), (1, 1)) in [(edge.kind, edge.start, edge.end) for edge in edges]
    assert [reason.text for reason in TITLE.presentation.why_not(game.state, ANN, door.id, "it")] == [
        "Non ora."
    ]


def test_what_may_be_chosen_points_at_the_cards_that_it_takes() -> None:
    game = asked_by(Act(FIRST_SHADOW))
    state = state_of(game)
    state.rooms[ANN] = state.rooms[FIRST_SHADOW]
    game = asked_by(Act(FIRST_SHADOW), game=game)
    assert TITLE.presentation is not None
    assert game.decision is not None

    offered = TITLE.presentation.offers(game.state, game.decision.options, "en")

    cards = [target for offer in offered for target in offer.targets if target.startswith("card/")]
    assert cards
    assert set(cards) <= {f"card/{card}" for card in range(CARDS)}
    assert set(cards) <= {card.id for card in scene_of(game, FIRST_SHADOW).hands[FIRST_SHADOW].cards}
