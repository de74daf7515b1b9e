"""The HTTP part."""

import msgspec
import pytest

from tests.server.place import BOT, LINK, MINE, Json, Place, place
from veglia.server import wire


def test_the_games_are_listed_in_a_language(server: Place) -> None:
    games = msgspec.json.decode(server.get("games?lang=it").content, type=wire.Games)
    assert [(game.id, game.name) for game in games.games] == [("toy", "Corsa")]
    assert [bot.id for bot in games.bots] == ["random", "novice", "heuristic", "search", "master"]
    assert [bot.id for bot in games.bots if bot.is_usual] == ["heuristic"]
    assert games.bots[2].name == "Sentinella"
    assert games.bots[2].about == "Pensa ogni turno fino in fondo, e risponde subito."


def test_the_glossary_explains(server: Place) -> None:
    entries = server.get("games/toy/glossary?lang=it").json()["entries"]
    assert entries == {"runner": {"name": "Corridore", "text": "Runs.", "rules": ["toy.move"], "source": ""}}


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("games?lang=de", "unknown_language"),
        ("games/chess/glossary", "unknown_game"),
        ("games/toy/glossary?lang=zz", "unknown_language"),
        ("games/chess/rules", "unknown_game"),
        ("games/toy/rules", "unknown_game"),
        ("nothing", "unknown_page"),
        ("tables/abc/record", "unknown_table"),
        ("tables/abc/moments/0", "unknown_table"),
    ],
)
def test_what_does_not_exist_is_404(server: Place, path: str, code: str) -> None:
    answer = server.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, code)
    assert answer.headers["content-type"] == "application/json"


def test_an_unknown_key_is_answered_as_an_unknown_table(server: Place) -> None:
    made, other = server.make(), server.make()
    answers = [
        server.get(f"tables/{made.table}/{what}", key)
        for what in ("record", "report", "moments/0")
        for key in ("", "x" * 32, other.host, made.host + "x", "%00")
    ]
    answers += [
        server.get(f"tables/{'0' * 18}/{what}", made.host) for what in ("record", "report", "moments/0")
    ]
    assert {(answer.status_code, answer.content) for answer in answers} == {
        (404, msgspec.json.encode(wire.Problem("unknown_table", answers[0].json()["text"])))
    }


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown_game"),
        ({"mission": "nowhere"}, 422, "bad_setup"),
        ({"seats": [MINE] * 5}, 422, "bad_setup"),
        ({"options": {"dragons": "yes"}}, 422, "bad_setup"),
        ({"seats": [{**BOT, "bot": "hal"}]}, 404, "unknown_bot"),
        ({"choices": [0, 9]}, 422, "bad_record"),
        ({"mission": "short", "choices": [1, 0]}, 422, "bad_record"),
        ({"seats": [MINE] * 13}, 400, "bad_message"),
        ({"seed": "seven"}, 400, "bad_message"),
        ({"colour": "red"}, 400, "bad_message"),
        ({"game": 7}, 400, "bad_message"),
    ],
)
def test_a_table_that_cannot_be_made_says_why(server: Place, wish: Json, status: int, code: str) -> None:
    answer = server.web.post("/api/tables?lang=it", json={"game": "toy", "mission": "long", **wish})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]


def test_a_name_the_game_does_not_know_is_named(server: Place) -> None:
    answer = server.web.post("/api/tables?lang=it", json={"game": "toy", "mission": "nowhere"})
    assert answer.json() == {
        "code": "bad_setup",
        "text": "Il tavolo non si può preparare così. Il gioco non conosce «nowhere».",
        "detail": "unknown mission 'nowhere'; known: long, short",
        "option": "",
    }


def test_a_body_has_to_be_json_and_of_some_size_only(server: Place) -> None:
    def post(content: bytes, kind: str = "application/json") -> str:
        answer = server.web.post("/api/tables", content=content, headers={"Content-Type": kind})
        return f"{answer.status_code} {answer.json()['code']}"

    assert post(b"{", "text/plain") == "415 not_json"
    assert post(b"{") == "400 bad_message"
    assert post(b"\xff\xfe") == "400 bad_message"
    assert post(b"[" * 100_000) == "400 bad_message"
    assert post(b" " * (server.settings.largest_body + 1)) == "413 too_large"


def test_a_wrong_method_is_told_what_is_right(server: Place) -> None:
    answer = server.web.get("/api/tables")
    assert (answer.status_code, answer.json()["code"], answer.headers["allow"]) == (405, "bad_method", "POST")


def test_an_address_may_make_only_so_many_tables_a_minute() -> None:
    with place(tables_per_minute=2) as server:
        server.make()
        server.make()
        wish = {"game": "toy", "mission": "long"}
        answer = server.web.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many_tables")


def test_a_seed_is_drawn_when_none_is_given(server: Place) -> None:
    seeds = {server.record(server.make(seed="")).seed for _ in range(8)}
    assert len(seeds) > 1
    assert all(seed.isdigit() for seed in seeds)
    assert max(int(seed).bit_length() for seed in seeds) > 120


def test_a_table_goes_on_from_a_record(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host) as host:
        for number in (0, 0, -1):
            host.choose(number)
    record = server.record(made)
    branch = server.make(seats=[MINE, MINE], seed=record.seed, choices=record.choices)
    assert server.record(branch) == record
    with server.play(branch.table, branch.host) as host:
        assert host.version == 3
        assert host.choose(0)["version"] == 4


def played(server: Place) -> wire.GameRecord:
    made = server.make(seats=[MINE, MINE])
    with server.play(made.table, made.host) as host:
        for number in (0, 0, 0):
            host.choose(number)
    return server.record(made)


@pytest.mark.parametrize("version", ["", "1", "0.9"])
def test_a_record_that_ends_as_it_says_is_played_whatever_its_rules_were_called(
    server: Place, version: str
) -> None:
    record = played(server)
    again = server.make(
        seats=[MINE, MINE],
        seed=record.seed,
        choices=record.choices,
        hash=record.hash,
        rules_version=version,
    )
    assert server.record(again) == record


@pytest.mark.parametrize(
    ("changes", "code", "text"),
    [
        (
            {"hash": "0" * 64},
            "changed_record",
            "La registrazione non finisce come dichiara: è danneggiata o modificata.",
        ),
        (
            {"choices": [0, 9], "rules_version": "1"},
            "bad_record",
            "La registrazione non si può giocare: la scelta 2 non è possibile a quel punto.",
        ),
        *[
            (
                {"rules_version": "0.9", **other},
                "other_rules",
                "Questa partita è stata registrata con regole (0.9) diverse da quelle di questo programma,"
                " e qui finirebbe in un altro modo.",
            )
            # It ends otherwise, it cannot be played, and it cannot be compared.
            for other in ({"hash": "0" * 64}, {"choices": [0, 9]}, {"hash": ""})
        ],
    ],
)
def test_a_record_that_does_not_end_as_it_says_is_refused(
    server: Place, changes: Json, code: str, text: str
) -> None:
    record = played(server)
    wish: Json = {"game": "toy", "mission": "long", "seats": [MINE, MINE], "seed": record.seed}
    wish |= {"choices": record.choices, "hash": record.hash, "rules_version": "1"}
    answer = server.web.post("/api/tables?lang=it", json={**wish, **changes})
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert answer.json()["text"] == text


def test_moments_go_through_the_game_choice_by_choice(server: Place) -> None:
    made = server.make(seats=[MINE])
    with server.play(made.table, made.host) as host:
        scenes = [host.table["scene"]]
        for place_in_game in range(140):
            host.choose(place_in_game % 2)
            scenes.append(host.table["scene"])
    # Backwards, so that none but the states kept on the way can help.
    for version in (140, 139, 128, 65, 64, 63, 2, 1, 0, 100):
        moment = msgspec.json.decode(
            server.get(f"tables/{made.table}/moments/{version}", made.host).content, type=wire.ReplayFrame
        )
        assert (moment.version, moment.last) == (version, 140)
        assert msgspec.to_builtins(moment.scene) == scenes[version]
    first = server.get(f"tables/{made.table}/moments/1?lang=it", made.host).json()
    assert first["choice"] == "Scegli GoOn"
    second = server.get(f"tables/{made.table}/moments/2?lang=it", made.host).json()
    assert [line["text"] for line in second["told"]] == ["Detto Rolled", "Detto Walked"]


@pytest.mark.parametrize("version", ["-1", "1", "99999999999999999999", "x", "1.0", "%20", "²"])
def test_a_moment_that_never_was_is_404(server: Place, version: str) -> None:
    made = server.make()
    answer = server.get(f"tables/{made.table}/moments/{version}", made.host)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_moment")


def test_moments_follow_an_undo(server: Place) -> None:
    made = server.make(seats=[MINE], practice=True)
    with server.play(made.table, made.host) as host:
        for _ in range(66):
            host.choose(0)
        old = server.get(f"tables/{made.table}/moments/66", made.host).json()
        for _ in range(4):
            host.ask("undo", version=host.version)
        for _ in range(4):
            host.choose(1)
        new = server.get(f"tables/{made.table}/moments/66", made.host).json()

        assert new["scene"] == host.table["scene"]
        assert new["scene"] != old["scene"]


def test_a_report_holds_all_but_secrets(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host) as host:
        host.choose(0)
        host.choose(0)
    answer = server.get(f"tables/{made.table}/report", made.host)
    report = msgspec.json.decode(answer.content, type=wire.ProblemReport)
    assert report.record == server.record(made)
    assert report.hash == report.record.hash
    assert [line.text for line in report.told][-1] == "Told Walked"
    assert report.table == made.table
    for secret in (made.host, made.watch, made.links[0].key):
        assert secret not in answer.text
