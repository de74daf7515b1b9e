"""The chronicle of a table: told when the game is over, to whoever has a link, made for who looks."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.contract.tables import play, start
from tests.server.place import TOYS, Json, Place, place
from veglia import catalog
from veglia.kernel.story import Chronicle, StoryWords
from veglia.server import wire

TITLES = list(catalog.GAMES)
SEED = 4


@pytest.fixture(scope="module")
def real() -> Iterator[Place]:
    with place(TOYS, games="veglia.catalog:GAMES") as running:
        yield running


def played(game: str) -> list[int]:
    """Return the choices of a random game."""
    return list(play(start(game, catalog.GAMES[game].missions()[0], None, SEED), SEED))


def make(server: Place, game: str, choices: list[int], **fields: Any) -> wire.MadeTable:
    mission = catalog.GAMES[game].missions()[0]
    return server.make(mission, game=game, seed=str(SEED), choices=choices, **fields)


def chronicle(server: Place, made: wire.MadeTable, key: str, language: str = "en") -> Chronicle:
    answer = server.get(f"tables/{made.table}/chronicle?lang={language}", key)
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return msgspec.json.decode(answer.content, type=Chronicle)


@pytest.mark.parametrize("game", TITLES)
def test_a_game_that_is_over_is_told_to_players_and_spectators(real: Place, game: str) -> None:
    choices = played(game)
    made = make(real, game, choices)
    host, watcher = chronicle(real, made, made.host), chronicle(real, made, made.watch, "it")
    assert (host.game, host.choices) == (game, len(choices))
    assert host.sides == watcher.sides
    assert watcher.achievements == []
    assert watcher.turning is None or watcher.turning.choice == ""
    assert [one.id for one in host.figures] == [one.id for one in watcher.figures]


@pytest.mark.parametrize("practice", [False, True])
def test_nothing_is_told_before_the_end_not_even_in_practice(real: Place, practice: bool) -> None:
    choices = played("undead_or_alive")
    made = make(real, "undead_or_alive", choices[:-1], practice=practice)
    for key in (made.host, made.watch):
        answer = real.get(f"tables/{made.table}/chronicle", key)
        assert (answer.status_code, answer.json()["code"]) == (403, "still_running")
    answer = real.get(f"tables/{made.table}/chronicle", "x" * 32)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")


def test_achievements_are_for_who_plays_one_side_without_taking_back(real: Place) -> None:
    game = "last_night_on_earth"
    choices = played(game)
    # At random the Heroes lose.
    zombies: Json = {"side": "zombies"}
    sides = [{"side": "heroes", "holder": "bot"}, zombies]
    alone = chronicle(real, (made := make(real, game, choices, seats=sides)), made.host)
    assert (alone.side, alone.ending.outcome) == ("zombies", "won")
    assert "night_falls" in alone.achievements
    both = chronicle(real, (made := make(real, game, choices)), made.host)
    assert both.achievements == []
    practice = chronicle(real, (made := make(real, game, choices, seats=sides, practice=True)), made.host)
    assert practice.achievements == []


def test_a_chronicle_is_put_together_once_for_all_who_see_the_same(real: Place) -> None:
    made = make(real, "dark_side", played("dark_side"))
    before = len(real.stories.kept)
    first = chronicle(real, made, made.host)
    telling = list(real.stories.kept.values())[-1]
    assert chronicle(real, made, made.host) == first == telling.result()
    assert list(real.stories.kept.values())[-1] is telling
    assert len(real.stories.kept) == before + 1
    chronicle(real, made, made.watch)
    assert len(real.stories.kept) == before + 2


@pytest.mark.parametrize("game", TITLES)
def test_deeds_and_achievements_are_named_in_a_language(real: Place, game: str) -> None:
    english, italian = (
        msgspec.json.decode(real.get(f"games/{game}/story?lang={language}").content, type=StoryWords)
        for language in ("en", "it")
    )
    assert [one.id for one in english.achievements] == [one.id for one in italian.achievements]
    assert english.achievements != italian.achievements
    assert real.get("games/chess/story").status_code == 404
