"""Last Night on Earth at a server: its lobby and book, bots against people, what the sides buy."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server.place import Json, Place, place
from tests.server.test_undead import play_on
from veglia.cli import main
from veglia.server import wire
from veglia.server.settings import Settings

GAME = "last_night_on_earth"
HEROES: Json = {"side": "heroes"}
BOT: Json = {"side": "zombies", "holder": "bot", "bot": "random"}
BOUGHT = {"hero_rules": "barricades", "zombie_rules": "lights_out:2"}


@pytest.fixture(scope="module")
def night() -> Iterator[Place]:
    with place(games=Settings().games, window_seconds=0.0) as running:
        yield running


def test_a_person_plays_the_heroes_against_a_bot_to_the_end(night: Place, tmp_path: Path) -> None:
    made = night.make("die_zombies_die", game=GAME, seats=[HEROES, BOT], options=BOUGHT)
    with night.play(made.table, made.host, "it") as host:
        play_on([host], 100_000)
        ending = host.table["scene"]["result"]
        assert ending["outcome"] in ("won", "lost")
        with night.play(made.table, made.host, "it") as newcomer:
            assert newcomer.table["scene"] == host.table["scene"]

    file = tmp_path / "game.jsonl"
    file.write_bytes(night.get(f"tables/{made.table}/record", made.watch).content + b"\n")
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file), "--lang", "it"]) == 0


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        ([HEROES, BOT], {"hero_rules": "barricades"}, "punti"),
        ([HEROES, BOT], {"hero_rules": "lights_out:2", "zombie_rules": "lights_out:2"}, "Eroi"),
        ([HEROES], {}, ""),
        ([HEROES, BOT, BOT, BOT], {}, ""),
        ([HEROES, BOT], {"hero_rules": "moats"}, "moats"),
        ([HEROES, {"side": "ghouls"}], {}, "ghouls"),
        ([HEROES, {**BOT, "heroes": ["jenny"]}], {}, ""),
        ([BOT], {}, ""),
    ],
    ids=[
        "uneven",
        "not theirs",
        "no Zombie player",
        "three Zombie players",
        "unknown",
        "unknown side",
        "a Hero on the Zombies' side",
        "no Hero player",
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_code(
    night: Place, seats: list[Json], options: dict[str, str], said: str
) -> None:
    before = len(night.tables.live)
    wish = {"game": GAME, "mission": "die_zombies_die", "seats": seats, "options": options}
    answer = night.web.post("/api/tables?lang=it", json=wish)

    assert answer.status_code == 422
    assert answer.json()["code"]
    assert said in answer.text
    assert len(night.tables.live) == before


@pytest.mark.parametrize("language", ["en", "it"])
def test_lobby_book_and_glossary_come_in_both_languages(night: Place, language: str) -> None:
    games = msgspec.json.decode(night.get(f"games?lang={language}").content, type=wire.Games)
    own = next(game for game in games.games if game.id == GAME)
    book = msgspec.json.decode(night.get(f"games/{GAME}/rules?lang={language}").content, type=wire.Rulebook)

    assert [side.id for side in own.sides] == ["heroes", "zombies"]
    assert own.budget is not None
    assert own.budget.most == 12
    assert len(own.missions) == 13
    assert len(book.rules) > 400
    assert night.get(f"games/{GAME}/glossary?lang={language}").json()["entries"]
