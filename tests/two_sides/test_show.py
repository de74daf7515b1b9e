"""Relic shows itself with what every game has for that: looks, targets, telling, boards."""

import pytest

from tests.contract.shown import after, standing
from tests.contract.tables import play
from tests.two_sides.presentation import LOOK, RelicPresentation
from tests.two_sides.rules import Drew, Fell, Fight, Rolled, Walk
from tests.two_sides.state import HEROES, ROOMS, SHADOWS, RelicState
from tests.two_sides.title import CLASSES, TITLE
from veglia.kernel.game import Game, begin
from veglia.kernel.machine import Event, Option
from veglia.kernel.scene import DiceGroup, Rect
from veglia.kernel.seats import Seat
from veglia.kernel.window import Pass

SEATS = [Seat("heroes", ("ann",)), Seat("heroes", ("bob",)), Seat("shadows"), Seat("shadows")]
ANN, BOB, SHADOW, OTHER_SHADOW = range(4)


def table(seed: int = 3) -> Game:
    return begin(TITLE, TITLE.setup("hall", SEATS, seed, {}))


def state_of(game: Game) -> RelicState:
    assert isinstance(game.state, RelicState)
    return game.state


def test_every_option_and_event_has_a_look() -> None:
    options = {kind.__name__ for kind in CLASSES if issubclass(kind, Option)}
    events = {kind.__name__ for kind in CLASSES if issubclass(kind, Event)}

    assert (set(LOOK.options), set(LOOK.events)) == (options | {Pass.__name__}, events)


@pytest.mark.parametrize(
    ("language", "text", "group"), [("en", "Fight", "Fight"), ("it", "Comba", "Combatti")]
)
def test_options_point_at_what_their_fields_name(language: str, text: str, group: str) -> None:
    game = table()

    walk, fight = TITLE.presentation.offers(game.state, [Walk(3), Fight(SHADOW, 5)], language)

    assert (walk.targets, walk.look) == (["zone/3"], "step")
    assert (fight.targets, fight.look, fight.group) == (["figure/2", "card/5"], "attack", group)
    assert fight.text.startswith(text)


def test_offers_are_made_once_and_name_the_figures_of_their_own_table() -> None:
    other = begin(TITLE, TITLE.setup("hall", [Seat("heroes", ("cleo",)), *SEATS[1:]], 3, {}))
    first, second, elsewhere = (
        TITLE.presentation.offers(state, state.offered, "en")[0]
        for state in (table(1).state, table(2).state, other.state)
    )

    assert first is second
    assert (first.text, elsewhere.text) == ("Ann goes first", "Cleo goes first")
    assert first.targets == elsewhere.targets == ["figure/0"]


def test_what_is_told_leads_figures_to_where_they_are() -> None:
    """Walks, falls of shadows and of heroes: played to the end, for all who look."""
    told_of: set[str] = set()
    for seed in range(12):
        game = table(seed)
        game.state.log = []
        shown = standing(TITLE.presentation.scene(game.state, ANN, "en"))
        for _ in play(game, seed):
            events = game.state.log or []
            told = TITLE.presentation.told(game.state, events, ANN, "en")
            now = standing(TITLE.presentation.scene(game.state, ANN, "en"))
            assert after(shown, told) == now
            told_of |= {type(event).__name__ for event in events}
            shown = now
            game.state.log = []
    assert {"Walked", "Fell", "Rolled", "Wounded", "RoundBegan"} <= told_of


def test_a_shadow_that_falls_goes_back_and_a_hero_leaves() -> None:
    state = state_of(table())
    events: list[Event] = [Fell(SHADOW, ANN), Fell(BOB, SHADOW)]

    shadow, hero = TITLE.presentation.told(state, events, None, "en")

    assert [(one.op, one.piece, one.path) for one in shadow.effects] == [
        ("move", "figure/2", [f"zone/{ROOMS - 1}"])
    ]
    assert [(one.op, one.piece) for one in hero.effects] == [("remove", "figure/1")]


def test_dice_are_shown_with_who_rolled_them() -> None:
    (rolled,) = TITLE.presentation.told(state_of(table()), [Rolled(SHADOW, 5)], None, "it")

    assert [(one.op, one.piece, one.dice) for one in rolled.effects] == [
        ("dice", "figure/2", [DiceGroup([5], name="ombra 2", seat=SHADOW)])
    ]
    assert rolled.text == "Ombra 2 tira 5."


@pytest.mark.parametrize(("seat", "heard"), [(ANN, 1), (BOB, 1), (SHADOW, 0), (OTHER_SHADOW, 0), (None, 0)])
def test_a_drawn_card_is_told_to_those_who_see_the_hand(seat: int | None, heard: int) -> None:
    state = state_of(table())
    assert (state.sides[ANN], state.sides[SHADOW]) == (HEROES, SHADOWS)

    told = TITLE.presentation.told(state, [Drew(ANN, 5)], seat, "en")

    assert [one.text for one in told] == ["Ann draws a card of 3."] * heard


def test_the_board_is_drawn_from_its_cells_once_in_each_language() -> None:
    presentation = RelicPresentation()
    state = state_of(table())
    board = presentation.board(state, "en")

    assert [zone.rects for zone in board.zones] == [[Rect(room, 0, 1, 1)] for room in range(ROOMS)]
    assert [zone.middle for zone in board.zones] == [(room + 0.5, 0.5) for room in range(ROOMS)]
    openings = [edge for edge in board.edges if edge.kind == "opening"]
    assert [(edge.start, edge.end) for edge in openings] == [
        ((room, 0), (room, 1)) for room in range(1, ROOMS)
    ]
    walls = [(edge.start, edge.end) for edge in board.edges if edge.kind == "wall"]
    assert walls == [((0, 0), (5, 0)), ((0, 1), (5, 1)), ((0, 0), (0, 1)), ((5, 0), (5, 1))]
    assert presentation.board(state, "en") is board
    assert presentation.board(state, "it").zones[0].name == "stanza 1"
