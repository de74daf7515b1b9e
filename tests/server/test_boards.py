"""Boards that players build, over HTTP: drawn, checked, played; bad input is refused with one line."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.place import Json, Place, place
from veglia.server.settings import Settings

GAME = "dark_darker_darkest"


@pytest.fixture(scope="module")
def running() -> Iterator[Place]:
    with place(games=Settings().games) as found:
        yield found


def post(running: Place, wish: Any, game: str = GAME, language: str = "en") -> tuple[int, Json]:
    answer = running.web.post(f"/api/games/{game}/board?lang={language}", json=wish)
    found: Json = answer.json()
    return answer.status_code, found


def test_a_board_is_drawn_changed_and_played(running: Place) -> None:
    status, draft = post(running, {"start": "random:easy", "seed": "12"})
    assert status == 200
    assert draft["faults"] == []
    assert len(draft["board"]["zones"]) > 20

    placed = list(draft["placed"])
    placed[7] = {**placed[7], "part": placed[8]["part"]}
    status, wrong = post(running, {"placed": placed}, language="it")
    assert status == 200
    assert "tile_twice" in {fault["code"] for fault in wrong["faults"]}
    assert wrong.get("value", "") == ""

    status, same = post(running, {"start": draft["code"]})
    assert (status, same["placed"]) == (200, draft["placed"])
    wish = {"game": GAME, "mission": "darker", "options": {"house": draft["value"]}}
    made = running.web.post("/api/tables", json=wish)
    assert made.status_code == 201


def test_the_same_seed_builds_the_same_board(running: Place) -> None:
    first, again, other = (
        post(running, {"start": "random", "seed": seed})[1]["code"] for seed in ("5", "5", "6")
    )
    assert first == again != other


@pytest.mark.parametrize(
    ("wish", "status", "code", "text"),
    [
        ({"start": "nonsense"}, 422, "bad_setup", "The code of the house is damaged."),
        ({"placed": [{"place": "place/99", "part": "O1"}]}, 422, "bad_setup", "no place place/99"),
        ({"placed": [{"place": "place/1", "part": "X1"}]}, 422, "bad_setup", "no tile X1"),
        ({"placed": [{"place": "place/1", "part": "O1", "turns": 9}]}, 400, "bad_message", ""),
        ({"placed": [{"place": "place/1"}]}, 400, "bad_message", ""),
        ({"start": "x" * 401}, 400, "bad_message", ""),
        ({"start": "empty", "seed": "many"}, 400, "bad_message", ""),
        ({"start": "empty", "options": {"radioactive": "maybe"}}, 422, "bad_setup", "cannot be maybe"),
        ({"surprise": 1}, 400, "bad_message", ""),
        ([], 400, "bad_message", ""),
    ],
)
def test_bad_input_is_refused(running: Place, wish: Any, status: int, code: str, text: str) -> None:
    found, problem = post(running, wish)
    assert (found, problem["code"]) == (status, code)
    assert text in problem["text"]


def test_a_game_without_a_builder_and_an_unknown_game_say_so(running: Place) -> None:
    status, problem = post(running, {"start": ""}, game="undead_or_alive")
    assert (status, problem["code"]) == (422, "bad_setup")
    assert "no board to build" in problem["detail"]
    assert post(running, {}, game="chess")[0] == 404


def test_illegal_houses_are_refused_with_every_fault(running: Place) -> None:
    draft = post(running, {"start": "beginner"})[1]
    placed = [{**one, "turns": (one["turns"] + 2) % 4} for one in draft["placed"]]
    wrong = post(running, {"placed": placed})[1]
    assert len(wrong["faults"]) > 5
    wish = {"game": GAME, "mission": "dark", "options": {"house": wrong["code"]}}
    answer = running.web.post("/api/tables", json=wish)
    told = answer.json()
    assert (answer.status_code, told["code"], told["option"]) == (422, "bad_setup", "house")
    assert all(fault["text"] in told["text"] for fault in wrong["faults"])


def test_boards_by_chance_are_limited_by_the_minute() -> None:
    with place(games=Settings().games, tables_per_minute=2) as few:
        assert [post(few, {"start": "empty"})[0] for _ in range(3)] == [200, 200, 429]
        assert post(few, {"placed": []})[0] == 200
        assert post(few, {"start": "random"})[1]["code"] == "too_many_boards"
