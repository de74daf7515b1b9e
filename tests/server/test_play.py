"""Playing at a table: choices, versions, several clients, languages."""

import msgspec
import pytest

from tests.server.place import BOT, LINK, MINE, Json, Place
from veglia.server import wire


def test_a_choice_is_answered_and_then_told_to_all(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host) as host, server.play(made.table, made.links[0].key) as guest:
        host.until("seats")
        request = host.send("choose", version=0, number=0)
        answers = [host.hear(), host.hear()]
        told = guest.until("moved")

    assert answers[0] == {"type": "done", "request": request, "version": 1, "key": ""}
    assert answers[1]["type"] == "moved"
    assert (answers[1]["version"], answers[1]["seat"], answers[1]["choice"]) == (1, 0, "Choose GoOn")
    assert told["version"] == 1
    assert server.choices(made) == [0]


def test_everything_that_is_told_has_the_shape_of_the_contract(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.connect(made.table, made.host) as host:
        kinds = set()
        host.send("choose", version=0, number=0)
        host.send("choose", version=0, number=0)
        host.send("why_not", target="zone/0")
        host.send("preview", version=1)
        host.send("ways", version=1)
        host.send("hand_over", seat=1, holder="bot")
        for _ in range(10):
            message = msgspec.json.decode(host.socket.recv(), type=wire.ToClient)
            kinds.add(type(message))

    assert kinds == {
        wire.TableState,
        wire.RequestDone,
        wire.TableMoved,
        wire.Refused,
        wire.Reasons,
        wire.Previewed,
        wire.FoundWays,
        wire.Seats,
    }


def test_a_beat_is_answered_after_what_was_asked_before_it(server: Place) -> None:
    made = server.make()
    with server.play(made.table, made.host) as host:
        host.send("choose", version=0, number=0)
        beat = host.send("beat")
        first, answer = host.until("done"), host.until("done")

    assert first["request"] == beat - 1
    assert answer == {"type": "done", "request": beat, "version": 1, "key": ""}


def test_only_changed_fields_of_the_scene_are_sent(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host) as host:
        host.send("choose", version=0, number=0)
        first = host.until("moved")
        host.send("choose", version=1, number=0)
        second = host.until("moved")

    assert set(first["scene"]) == {"round"}
    assert (second["scene"], second["pieces"]["gone"]) == ({}, [])
    assert [(place, piece["id"], piece["name"]) for place, piece in second["pieces"]["put"]] == [
        (0, "figure/0", "1")
    ]


def test_the_board_is_sent_again_only_when_it_has_changed(server: Place) -> None:
    made = server.make(seats=[MINE])
    with server.play(made.table, made.host) as host:
        boards = []
        for number in (0, 0, 0, 0):
            host.send("choose", version=host.version, number=number)
            boards.append(host.until("moved")["board"])
        assert host.table["scene"]["board"] == "toy-1"

    assert [board and board["key"] for board in boards] == [None, None, "toy-1", None]


def test_what_patches_add_up_to_is_what_a_newcomer_sees(server: Place) -> None:
    made = server.make(seats=[MINE, MINE])
    with server.play(made.table, made.host, "it") as host:
        for number in (0, 0, 1, 0, -1, 1, 0, 0):
            assert host.choose(number)["type"] == "done"
        with server.play(made.table, made.host, "it") as again:
            for name in ("version", "scene", "board", "question", "can_undo"):
                assert host.table[name] == again.table[name], name


def test_a_stale_choice_is_refused_and_followed_by_the_table_as_it_is(server: Place) -> None:
    made = server.make(seats=[MINE])
    with server.play(made.table, made.host) as host:
        host.choose(0)
        refused = host.ask("choose", version=0, number=0)
        fresh = host.hear()

    assert (refused["type"], refused["code"]) == ("refused", "stale")
    assert refused["text"] == "The table moved on while you were choosing: here is the new choice."
    assert (fresh["type"], fresh["version"]) == ("table", 1)
    assert server.choices(made) == [0]


def test_a_choice_sent_again_after_a_reconnect_does_not_act_twice(server: Place) -> None:
    made = server.make(seats=[MINE])
    with server.play(made.table, made.host) as host:
        host.choose(0)
    with server.play(made.table, made.host) as again:
        refused = again.ask("choose", version=0, number=0)

    assert refused["code"] == "stale"
    assert server.choices(made) == [0]


def test_the_first_of_two_answers_counts(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host) as host, server.play(made.table, made.links[0].key) as guest:
        assert guest.ask("choose", version=0, number=1)["type"] == "done"
        host.until_version(1)
        refused = host.ask("choose", version=0, number=0)

    assert refused["code"] == "stale"
    assert server.choices(made) == [1]


def test_a_second_tab_of_the_same_link_follows(server: Place) -> None:
    made = server.make(seats=[MINE])
    with server.play(made.table, made.host) as one, server.play(made.table, made.host) as other:
        one.choose(0)
        other.until_version(1)
        other.choose(0)
        one.until_version(2)

        assert one.table["question"] == other.table["question"]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"number": 7}, "illegal_choice"),
        ({"number": -9}, "illegal_choice"),
        ({"number": 0, "seat": 1}, "not_your_seat"),
        ({"number": 0, "seat": 9}, "not_your_seat"),
        ({"number": -2}, "illegal_choice"),
    ],
)
def test_a_choice_that_is_not_offered_is_refused(server: Place, fields: Json, code: str) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host) as host:
        refused = host.ask("choose", version=0, **fields)

    assert (refused["type"], refused["code"]) == ("refused", code)
    assert server.choices(made) == []


def test_a_seat_that_is_not_asked_may_not_choose(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host) as host, server.play(made.table, made.links[0].key) as guest:
        host.choose(0)
        guest.until_version(1)
        refused = guest.ask("choose", version=1, number=0)

    assert refused["code"] == "not_your_seat"
    assert server.choices(made) == [0]


def test_a_finished_game_takes_no_choice(server: Place) -> None:
    made = server.make("short")
    with server.play(made.table, made.host) as host:
        host.choose(1)
        assert host.table["question"] is None
        assert host.table["scene"]["result"] == {
            "outcome": "lost",
            "text": "over",
            "rule": "toy.stop",
            "sides": [],
        }
        assert host.ask("choose", version=1, number=0)["code"] == "game_over"


def test_an_aside_is_done_by_its_owner_and_asks_again(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.links[0].key) as guest:
        question = guest.table["question"]
        assert [choice["number"] for choice in question["asides"]] == [-1]
        assert question["owners"] == [1]
        guest.choose(-1)

        assert guest.table["question"]["asides"] == []
        assert guest.texts == ["Choose GoOn", "Choose Rest"]
    assert server.choices(made) == [-2]


# Languages and questions


def test_each_client_is_told_in_its_language_and_may_change_it(server: Place) -> None:
    made = server.make(seats=[MINE])
    with server.play(made.table, made.host, "it") as host, server.play(made.table, made.host) as other:
        assert host.texts == ["Scegli GoOn", "Scegli Rest"]
        assert other.texts == ["Choose GoOn", "Choose Rest"]
        host.choose(0)
        assert host.table["question"]["prompt"] == "Dove?"
        refused = host.ask("choose", version=0, number=0)
        assert refused["text"] == "Il tavolo è andato avanti mentre sceglievi: ecco la nuova scelta."
        assert host.ask("speak", language="en")["type"] == "done"
        host.until("table")
        assert (host.table["language"], host.table["question"]["prompt"]) == ("en", "Where to?")
        assert host.ask("speak", language="de")["code"] == "unknown_language"


def test_previews_forecasts_and_reasons_come_from_the_game(server: Place) -> None:
    made = server.make(seats=[MINE])
    with server.play(made.table, made.host, "it") as host:
        assert host.ask("preview", version=0, number=1)["preview"]["lines"] == ["Rest"]
        assert host.ask("preview", version=0, number=-1)["preview"]["lines"] == ["Show"]
        assert host.ask("preview", version=0)["preview"]["arrows"] == [
            {"piece": "figure/0", "count": 1, "start": "zone/0", "end": "zone/0"}
        ]
        assert host.ask("preview", version=0, number=5)["code"] == "illegal_choice"
        assert host.ask("preview", version=3, number=0)["code"] == "stale"
        reasons = host.ask("why_not", target="zone/0")
        assert reasons["reasons"] == [{"text": "Non ora.", "rule": "toy.move"}]
        assert host.ask("why_not", target="zone/99")["code"] == "unknown_thing"


def test_who_is_there_is_told(server: Place) -> None:
    made = server.make(seats=[MINE, {**LINK, "label": "Ada"}, BOT])
    with server.play(made.table, made.host) as host:
        common = {"label": "", "side": "players", "bot": "", "is_here": False, "needs_consent": False}
        assert host.table["holders"] == [
            {**common, "seat": 0, "holder": "mine", "is_here": True, "browser": 0},
            {**common, "seat": 1, "label": "Ada", "holder": "link", "browser": 2},
            {**common, "seat": 2, "holder": "bot", "bot": "random", "browser": None},
        ]
        with server.play(made.table, made.links[0].key):
            assert host.until("seats")["holders"][1]["is_here"]
        assert not host.until("seats")["holders"][1]["is_here"]
