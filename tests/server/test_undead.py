"""Undead or Alive at the table: two players, a bot and a spectator, over real sockets."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server.place import Json, Place, Player, place
from veglia.catalog import GAMES, title
from veglia.cli import main
from veglia.kernel.dice import seeded
from veglia.server import wire
from veglia.server.settings import Settings
from veglia.server.table.games import rulebook

SEATS = [
    {"heroes": ["carl", "may"]},
    {"heroes": ["meg"], "holder": "link"},
    {"heroes": ["hanna", "jimmy"], "holder": "bot"},
]
SHOWN = ("version", "scene", "board", "question", "can_undo")


@pytest.fixture(scope="module")
def undead() -> Iterator[Place]:
    with place(games=Settings().games) as running:
        yield running


def make(server: Place, **fields: object) -> wire.MadeTable:
    return server.make("m0", **{"game": "undead_or_alive", "seats": SEATS, **fields})  # type: ignore[arg-type]


def play_on(players: list[Player], until: int) -> None:
    """Let whoever is asked choose at random, until so many choices have been made or the game is over."""
    dice = seeded(until)
    while True:
        version = max(player.version for player in players)
        for player in players:
            player.until_version(version)
        question = players[0].table["question"]
        if question is None or version >= until:
            return
        asked = [player for player in players if player.texts and is_due(player)]
        if asked:
            asked[0].choose(dice.below(len(asked[0].texts)))
        else:
            players[0].until_version(version + 1)


def is_due(player: Player) -> bool:
    return bool(set(player.table["question"]["seats"]) & set(player.table["seats"]))


def test_everybody_reads_what_anybody_chose_also_after_coming_back(undead: Place) -> None:
    made = make(undead, seats=SEATS[:2])
    with (
        undead.play(made.table, made.host) as host,
        undead.play(made.table, made.links[0].key) as guest,
        undead.play(made.table, made.watch) as watcher,
    ):
        heard: list[tuple[int, str]] = []
        while len(heard) < 7:
            asked = next(player for player in (host, guest) if player.texts and is_due(player))
            asked.choose(0)
            for player in (host, guest):
                player.until_version(asked.version)
            while watcher.version < asked.version:
                message = watcher.until("moved")
                heard.append((message["seat"], message["choice"]))
    assert all(text for _, text in heard)
    for key in (made.host, made.links[0].key, made.watch):
        with undead.play(made.table, key) as back:
            chosen = back.table["chosen"]
            assert [(one["seat"], one["text"]) for one in chosen] == heard[-len(chosen) :]
            assert [one["place"] for one in chosen] == sorted(one["place"] for one in chosen)
            assert all(0 <= one["place"] <= len(back.table["told"]) for one in chosen)
            # The line after a choice tells what came of it.
            told = [line["text"] for line in back.table["told"]]
            assert len(chosen) > 3
            assert told[chosen[-1]["place"] :]


def test_a_game_is_played_to_its_end_by_people_and_a_bot(undead: Place, tmp_path: Path) -> None:
    made = make(undead)
    with (
        undead.play(made.table, made.host) as host,
        undead.play(made.table, made.links[0].key, "it") as guest,
        undead.play(made.table, made.watch, "it") as watcher,
    ):
        play_on([host, guest], 100_000)
        watcher.until_version(host.version)
        ending = host.table["scene"]["result"]
        assert ending is not None
        for player, key, language in (
            (host, made.host, "en"),
            (guest, made.links[0].key, "it"),
            (watcher, made.watch, "it"),
        ):
            with undead.play(made.table, key, language) as newcomer:
                for name in SHOWN:
                    assert player.table[name] == newcomer.table[name], name
        # A bot's choices are marked: -1 - seat.
        assert set(undead.tables.live[made.table].history.by) == {0, 1, -3}

    record = undead.get(f"tables/{made.table}/record", made.watch).content
    file = tmp_path / "game.jsonl"
    file.write_bytes(record + b"\n")
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file)]) == 0


def test_a_reload_in_the_middle_shows_the_same_table(undead: Place) -> None:
    made = make(undead, seats=SEATS[:2])
    key = made.links[0].key
    with undead.play(made.table, made.host) as host, undead.play(made.table, key, "it") as guest:
        play_on([host, guest], 40)
        before: Json = guest.table
    with undead.play(made.table, key, "it") as again:
        assert again.version == 40
        for name in SHOWN:
            assert again.table[name] == before[name], name


@pytest.mark.parametrize("mission", title("undead_or_alive").missions())
def test_patches_of_every_mission_add_up_and_undo_goes_all_the_way_back(undead: Place, mission: str) -> None:
    made = undead.make(mission, game="undead_or_alive", practice=True)
    with undead.play(made.table, made.host, "it") as host:
        first = host.table["scene"]
        play_on([host], 60)
        with undead.play(made.table, made.host, "it") as newcomer:
            for name in SHOWN:
                assert host.table[name] == newcomer.table[name], name
        while host.table["can_undo"]:
            assert host.ask("undo", version=host.version)["type"] == "done"
        assert host.table["scene"] == first
    assert undead.choices(made) == []


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_is_asked_about_the_table_is_answered(undead: Place, language: str) -> None:
    made = make(undead, seats=[])
    with undead.play(made.table, made.host, language) as host:
        play_on([host], 20)
        zones = [zone["id"] for zone in host.table["board"]["zones"]]
        assert host.ask("why_not", target=zones[0])["type"] == "reasons"
        assert host.ask("why_not", target="zone/999")["code"] == "unknown_thing"
        assert host.ask("preview", version=host.version)["type"] == "previewed"
        for choice in host.table["question"]["choices"]:
            if choice["has_preview"]:
                answer = host.ask("preview", version=host.version, number=choice["number"])
                assert answer["type"] == "previewed"


def test_the_book_and_the_lobby_come_in_both_languages(undead: Place) -> None:
    for language in ("en", "it"):
        book = msgspec.json.decode(
            undead.get(f"games/undead_or_alive/rules?lang={language}").content, type=wire.Rulebook
        )
        assert len(book.rules) > 400
        games = msgspec.json.decode(undead.get(f"games?lang={language}").content, type=wire.Games)
        assert [len(game.missions) for game in games.games] == [
            len(kind.missions()) for kind in GAMES.values()
        ]
        assert undead.get(f"games/undead_or_alive/glossary?lang={language}").json()["entries"]
    assert book.language == "it"


def test_a_party_the_mission_forbids_is_refused_with_its_reason(undead: Place) -> None:
    wish = {"game": "undead_or_alive", "mission": "m0", "seats": [{"heroes": ["carl"]}, {"heroes": ["carl"]}]}
    answer = undead.web.post("/api/tables", json=wish)
    assert answer.status_code == 422
    assert answer.json() == {
        "code": "bad_setup",
        "text": "The table cannot be set up like this. A Survivor can be chosen only once.",
        "detail": "a Survivor can be chosen only once",
        "option": "",
    }


def test_an_option_that_does_not_fit_is_named_and_told_of_in_the_players_language(undead: Place) -> None:
    wish = {"game": "undead_or_alive", "mission": "m0", "seats": [], "options": {"companions": "2"}}
    answer = undead.web.post("/api/tables?lang=it", json=wish)
    assert answer.json() == {
        "code": "bad_setup",
        "text": "Il tavolo non si può preparare così. Solo un gruppo di 3 o 4 Sopravvissuti porta con sé dei"
        " Compagni, e qui sono 6.",
        "detail": "companions for 6 Survivors, only a party of 3 or 4 takes them along",
        "option": "companions",
    }


# In a process of its own, where nothing else has read anything.
FIRST_SCENE = """
from veglia.catalog import GAMES
from veglia.kernel.game import begin
from veglia.rulebook import book
from veglia.server.table.games import warm

warm(GAMES)
misses = book.cache_info().misses
for title in GAMES.values():
    state = begin(title, title.setup(title.missions()[0], None, 7, {})).state
    for language in title.languages:
        title.presentation.scene(state, None, language)
print(misses, book.cache_info().misses - misses)
"""


def test_the_first_scene_finds_the_books_read() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_SCENE], capture_output=True, text=True, check=True)
    books = sum(len(game.languages) for game in GAMES.values())
    assert done.stdout == f"{books} 0\n"


def test_the_books_are_read_before_anyone_asks_for_them() -> None:
    rulebook.cache_clear()
    with place(games=Settings().games) as running:
        while not running.warming.done():
            running.get("openapi.json")
        assert rulebook.cache_info().currsize == sum(len(game.languages) for game in GAMES.values())


def test_a_hint_names_a_choice_what_may_follow_and_the_chance_to_win(undead: Place) -> None:
    made = make(undead, seats=SEATS[:2])
    with undead.play(made.table, made.host) as host, undead.play(made.table, made.links[0].key) as guest:
        first = host.send("hint", version=host.version)
        again = host.ask("hint", version=host.version)
        assert (again["type"], again["code"]) == ("refused", "thinking")
        found = host.answer(first)

        texts = {choice["number"]: choice["text"] for choice in host.table["question"]["choices"]}
        assert found["line"][0] == texts[found["number"]]
        assert 0.0 <= found["chance"] <= 1.0
        assert guest.ask("hint", version=guest.version)["code"] == "not_your_seat"
        assert host.ask("hint", version=host.version + 1)["code"] == "stale"
