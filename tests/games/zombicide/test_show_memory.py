"""What is remembered of earlier drawings is what would be drawn anew."""

from typing import Any

import pytest

from tests.contract.tables import play
from veglia.catalog import GAMES
from veglia.games.zombicide.dark_side.show.shelf import shelf as dark_shelf
from veglia.games.zombicide.undead_or_alive.show.shelf import shelf as undead_shelf
from veglia.kernel.game import Game, begin
from veglia.kernel.offers import Offer
from veglia.kernel.scene import Scene
from veglia.show.memory import Memory

TITLES = ("undead_or_alive", "dark_side")
UNDEAD = GAMES["undead_or_alive"]
MISSIONS = [
    (game, mission.id) for game in TITLES for mission in GAMES[game].presentation.lobby("en").missions
]


def drawn(table: Game, language: str) -> tuple[Scene, list[Offer], list[Offer]]:
    presentation, state = table.title.presentation, table.state
    return (
        presentation.scene(state, None, language),
        presentation.offers(state, state.offered, language),
        presentation.offers(state, table.asides, language),
    )


def forget(language: str) -> None:
    """Empty every memory of both titles."""
    for shelf in (undead_shelf(language), dark_shelf(language)):
        for memory in vars_of(shelf):
            memory.drawn.clear()
            memory.fading.clear()


def vars_of(shelf: object) -> list[Memory[Any]]:
    """Return the memories of a shelf; compiled classes have no `__dict__`."""
    names = [name for name in dir(shelf) if not name.startswith("__")]
    found = [getattr(shelf, name) for name in names if isinstance(getattr(shelf, name), Memory)]
    assert len(found) >= 8
    return found


@pytest.mark.parametrize(("game", "mission"), MISSIONS)
def test_a_table_is_shown_as_if_it_had_never_been_drawn(game: str, mission: str) -> None:
    """Whatever a drawing depends on is in the key it is remembered by, whatever was played before."""
    title = GAMES[game]
    table = begin(title, title.setup(mission, None, 5, {}))
    remembered = [drawn(table, "en") for _ in play(table, 5)]

    again = begin(title, title.setup(mission, None, 5, {}))
    for number, _ in enumerate(play(again, 5)):
        forget("en")
        assert drawn(again, "en") == remembered[number]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", TITLES)
def test_what_is_offered_is_the_same_for_other_parties_on_other_boards(game: str, language: str) -> None:
    """Tables of all kinds share what is remembered, and none is told what was true of another."""
    title = GAMES[game]
    missions = title.presentation.lobby(language).missions
    tables = [
        begin(title, title.setup(mission.id, None, seed, {})) for mission in missions for seed in (1, 2)
    ]
    for table, _ in [(table, step) for table in tables for step in range(40)]:
        if table.state.asking is None:
            continue
        offered = title.presentation.offers(table.state, table.state.offered, language)
        asides = title.presentation.offers(table.state, table.asides, language)
        words = title.words(table.state, language)
        assert [offer.text for offer in offered] == [words.say(option) for option in table.state.offered]
        assert [offer.text for offer in asides] == [words.say(option) for option in table.asides]
        table.choose(len(table.choices) % len(table.state.offered))


@pytest.mark.parametrize(("game", "mission"), MISSIONS)
def test_what_is_drawn_after_an_earlier_scene_is_what_would_be_drawn_anew(game: str, mission: str) -> None:
    title = GAMES[game]
    table = begin(title, title.setup(mission, None, 9, {}))
    presentation = title.presentation
    before = title.copy(table.state)
    shown = presentation.scene(before, None, "en")
    asides = presentation.offers(before, table.asides, "en")
    kept = 0
    for _ in play(table, 9):
        state = title.copy(table.state)
        scene = presentation.scene_after(before, shown, state, None, "en")
        forget("en")
        assert scene == presentation.scene(state, None, "en")
        drawn = presentation.offers(state, table.asides, "en")
        if state.asking is not None and presentation.asides_stay(before, state):
            assert drawn == asides
            kept += 1
        before, shown, asides = state, scene, drawn
    assert kept > 0


@pytest.mark.parametrize("game", TITLES)
def test_what_stays_as_it_was_is_taken_from_the_scene_before(game: str) -> None:
    """Nothing is remembered but the scene before: what is the same thing in both was not drawn again."""
    title = GAMES[game]
    table = begin(title, title.setup(title.missions()[1], None, 9, {}))
    presentation = title.presentation
    before = title.copy(table.state)
    shown = presentation.scene(before, None, "en")
    parts = ("chips", "piles", "rules")
    same = dict.fromkeys(parts, 0)
    tokens = heroes = steps = 0
    for _ in play(table, 9):
        forget("en")
        state = title.copy(table.state)
        scene = presentation.scene_after(before, shown, state, None, "en")
        for part in parts:
            same[part] += getattr(scene, part) is getattr(shown, part)
        lying = [[piece for piece in one.pieces if piece.sort == "token"] for one in (shown, scene)]
        tokens += all(one is other for one, other in zip(*lying))
        heroes += len([one for one, other in zip(shown.heroes, scene.heroes) if one is other])
        steps += 1
        before, shown = state, scene
    assert same["rules"] == steps
    # Most choices touch one thing.
    assert min(same["chips"], same["piles"], tokens) > steps / 2
    assert heroes > steps * len(shown.heroes) / 2


def test_what_is_drawn_is_the_same_thing_as_long_as_nothing_changes() -> None:
    table = begin(UNDEAD, UNDEAD.setup("m0", None, 5, {}))
    presentation = UNDEAD.presentation
    while not table.asides:
        table.choose(0)

    first, second = (presentation.scene(table.state, None, "en") for _ in range(2))

    assert all(one is other for one, other in zip(first.heroes, second.heroes, strict=True))
    assert first.piles is second.piles
    figures = [[piece for piece in scene.pieces if piece.sort == "hero"] for scene in (first, second)]
    assert all(one is other for one, other in zip(*figures, strict=True))
    for options in (table.state.offered, table.asides):
        again = zip(*(presentation.offers(table.state, options, "en") for _ in range(2)), strict=True)
        assert all(one is other for one, other in again)


def test_a_full_memory_fades_thing_by_thing() -> None:
    memory: Memory[str] = Memory(8)
    for number in range(4):
        memory.keep((number,), f"thing {number}")
    assert [memory.get((number,)) for number in range(4)] == [f"thing {number}" for number in range(4)]

    # Half of it is full: from now on one goes for each that comes, but not what is asked for.
    memory.keep((4,), "thing 4")
    assert memory.get((3,)) == "thing 3"
    memory.keep((5,), "thing 5")
    assert (len(memory.fading), len(memory.drawn)) == (2, 3)
    memory.keep((6,), "thing 6")
    assert memory.keep((7,), "thing 7") == "thing 7"
    assert [number for number in range(8) if memory.get((number,))] == [3, 4, 5, 6, 7]


def test_a_memory_never_holds_more_than_it_may() -> None:
    memory: Memory[int] = Memory(10)
    for number in range(1, 200):
        if memory.get((number % 7,)) is None:
            memory.keep((number % 7,), number)
        memory.keep((number,), number)
        assert len(memory.drawn) + len(memory.fading) <= 10
