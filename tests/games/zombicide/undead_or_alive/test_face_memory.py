"""What is remembered of earlier drawings is what would be drawn anew."""

from typing import Any

import pytest

from tests.contract.tables import play
from veglia.catalog import GAMES
from veglia.games.zombicide.engine.face.memory import Memory
from veglia.games.zombicide.undead_or_alive.face.shelf import shelf
from veglia.kernel.game import Game, begin
from veglia.kernel.scene import Choice, Scene

TITLE = GAMES["undead_or_alive"]
MISSIONS = [mission.id for mission in TITLE.face.lobby("en").missions]


def drawn(table: Game, language: str) -> tuple[Scene, list[Choice], list[Choice]]:
    face, state = table.title.face, table.state
    return (
        face.scene(state, None, language),
        face.choices(state, state.offered, language),
        face.choices(state, table.asides, language),
    )


def forget(language: str) -> None:
    content = shelf(language)
    memories: list[Memory[Any]] = [
        content.heroes,
        content.slots,
        content.skill_lists,
        content.bars,
        content.pieces,
        content.piles,
        content.goals,
        content.chips,
        content.drops,
    ]
    for memory in memories:
        memory.drawn.clear()


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_table_is_shown_as_if_it_had_never_been_drawn(mission: str) -> None:
    """Whatever a drawing depends on is in the key it is remembered by, whatever was played before."""
    table = begin(TITLE, TITLE.setup(mission, None, 5, {}))
    remembered = [drawn(table, "en") for _ in play(table, 5)]

    again = begin(TITLE, TITLE.setup(mission, None, 5, {}))
    for number, _ in enumerate(play(again, 5)):
        forget("en")
        assert drawn(again, "en") == remembered[number]


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_is_drawn_after_an_earlier_scene_is_what_would_be_drawn_anew(mission: str) -> None:
    table = begin(TITLE, TITLE.setup(mission, None, 9, {}))
    face = TITLE.face
    before = TITLE.copy(table.state)
    shown = face.scene(before, None, "en")
    asides = face.choices(before, table.asides, "en")
    kept = 0
    for _ in play(table, 9):
        state = TITLE.copy(table.state)
        scene = face.scene_after(before, shown, state, None, "en")
        forget("en")
        assert scene == face.scene(state, None, "en")
        drawn = face.choices(state, table.asides, "en")
        if state.asking is not None and face.asides_stay(before, state):
            assert drawn == asides
            kept += 1
        before, shown, asides = state, scene, drawn
    assert kept > 0


def test_what_is_drawn_is_the_same_thing_as_long_as_nothing_changes() -> None:
    table = begin(TITLE, TITLE.setup("m0", None, 5, {}))
    face = TITLE.face
    while not table.asides:
        table.choose(0)

    first, second = (face.scene(table.state, None, "en") for _ in range(2))

    assert all(one is other for one, other in zip(first.heroes, second.heroes, strict=True))
    assert first.piles is second.piles
    figures = [[piece for piece in scene.pieces if piece.sort == "hero"] for scene in (first, second)]
    assert all(one is other for one, other in zip(*figures, strict=True))
    assert face.choices(table.state, table.asides, "en") is face.choices(table.state, table.asides, "en")


def test_a_full_memory_is_emptied() -> None:
    memory: Memory[int] = Memory(2)
    for number in range(2):
        memory.keep((number,), number)
    assert [memory.get((0,)), memory.get((1,)), memory.get((2,))] == [0, 1, None]

    assert memory.keep(("one more",), 7) == 7

    assert memory.drawn == {("one more",): 7}
