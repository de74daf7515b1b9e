"""What a link may see: its own seats, and nothing that would tell more."""

import msgspec

from tests.server.place import LINK, MINE, Json, Place


def secrets_in(thing: object) -> set[str]:
    """Return the secret numbers that can be read anywhere in a message."""
    text = msgspec.json.encode(thing).decode()
    return {part[:2] for part in text.split("secret-")[1:]}


def test_a_seat_sees_and_hears_its_own_secrets_only(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with (
        server.connect(made.table, made.host) as host,
        server.connect(made.table, made.links[0].key) as guest,
        server.connect(made.table, made.watch) as watcher,
    ):
        heard: dict[str, list[Json]] = {"host": [], "guest": [], "watcher": []}
        everyone = {"host": host, "guest": guest, "watcher": watcher}
        for player in everyone.values():
            player.until("table")
        for chooser in (host, host, guest, guest, host, guest):
            version = chooser.version
            chooser.send("choose", version=version, number=0)
            for name, player in everyone.items():
                heard[name].append(player.table)
                while player.version == version:
                    heard[name].append(player.hear())
        for name, key in (("host", made.host), ("guest", made.links[0].key), ("watcher", made.watch)):
            for place_in_game in range(7):
                moment = server.get(f"tables/{made.table}/moments/{place_in_game}", key)
                heard[name].append(moment.json())

    seen = {name: secrets_in(messages) for name, messages in heard.items()}
    assert len(seen["host"]) == 1
    assert len(seen["guest"]) == 1
    assert seen["host"] != seen["guest"]
    assert seen["watcher"] == set()


def test_the_seed_and_the_record_stay_with_the_host_until_the_end(server: Place) -> None:
    made = server.make("short", seats=[MINE, LINK])
    guest_key = made.links[0].key
    with server.play(made.table, made.host) as host, server.play(made.table, guest_key) as guest:
        seed = host.table["seed"]
        assert (seed.isdigit(), guest.table["seed"]) == (True, "")
        for key in (guest_key, made.watch):
            for what in ("record", "report"):
                answer = server.get(f"tables/{made.table}/{what}?lang=it", key)
                assert (answer.status_code, answer.json()["code"]) == (403, "still_running")
        host.choose(1)
    for key in (guest_key, made.watch):
        assert server.get(f"tables/{made.table}/record", key).json()["seed"] == seed


def test_hot_seat_looks_through_the_eyes_of_the_asked_seat(server: Place) -> None:
    made = server.make(seats=[MINE, MINE])
    with server.play(made.table, made.host) as host:
        assert host.table["seats"] == [0, 1]
        host.choose(0)
        first = secrets_in(host.table["scene"])
        host.choose(0)
        second = secrets_in(host.table["scene"])

    assert len(first) == len(second) == 1
    assert first != second


def test_a_spectator_follows_but_changes_nothing(server: Place) -> None:
    made = server.make(seats=[MINE])
    with server.play(made.table, made.host) as host, server.play(made.table, made.watch) as watcher:
        assert watcher.table["seats"] == []
        assert not watcher.table["is_host"]
        assert watcher.table["question"]["prompt"] == "Together"
        assert watcher.texts == []
        host.choose(0)
        moved = watcher.until("moved")
        assert (moved["choice"], moved["can_undo"], moved["question"]["choices"]) == ("", False, [])
        assert watcher.ask("choose", version=1, number=0)["code"] == "read_only"
        assert watcher.ask("undo", version=1)["code"] == "read_only"
        assert watcher.ask("answer_undo", version=1, agree=True)["code"] == "read_only"
        assert watcher.ask("hand_over", seat=0, holder="bot")["code"] == "read_only"
        assert watcher.ask("preview", version=1, number=0)["code"] == "not_your_seat"
    assert server.choices(made) == [0]


def test_after_coming_back_a_seat_reads_the_choices_that_it_might_have_made(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host) as host, server.play(made.table, made.links[0].key) as guest:
        for chooser in (host, host, guest, guest):
            chooser.choose(0)
            host.until_version(chooser.version)
            guest.until_version(chooser.version)
    read = {}
    for name, key in (("host", made.host), ("guest", made.links[0].key), ("watcher", made.watch)):
        with server.play(made.table, key) as back:
            read[name] = back.table["chosen"]
    assert read["watcher"] == []
    # What both might have chosen, both may read; where somebody walked in secret, nobody else.
    assert {one["seat"] for one in read["host"]} == {0, 1} == {one["seat"] for one in read["guest"]}
    assert len(secrets_in(read["host"])) == len(secrets_in(read["guest"])) == 1
    assert secrets_in(read["host"]) != secrets_in(read["guest"])
