"""Undo: free in practice, otherwise until something has come to light, with the others' consent."""

from tests.server.place import BOT, LINK, MINE, Place

GO_ON, WALK, ROLL = 0, 0, 1


def test_a_choice_is_taken_back_at_once_when_nobody_else_is_there(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host) as host:
        before = server.hash(made)
        assert not host.table["can_undo"]
        host.choose(GO_ON)
        assert host.table["can_undo"]
        request = host.send("undo", version=1)
        host.until("table")
        done = host.answer(request)

        assert (done["type"], done["version"]) == ("done", 2)
        assert (host.version, host.table["can_undo"]) == (2, False)
        assert host.texts == ["Choose GoOn", "Choose Rest"]
    assert server.choices(made) == []
    assert server.hash(made) == before


def test_dice_are_not_taken_back(server: Place) -> None:
    made = server.make(seats=[MINE])
    with server.play(made.table, made.host) as host:
        host.choose(GO_ON)
        host.choose(ROLL)
        assert not host.table["can_undo"]
        refused = host.ask("undo", version=2)

    assert refused["code"] == "nothing_to_undo"
    assert server.choices(made) == [GO_ON, ROLL]


def test_nothing_can_be_undone_before_the_first_choice(server: Place) -> None:
    made = server.make(seats=[MINE], practice=True)
    with server.play(made.table, made.host) as host:
        assert host.ask("undo", version=0)["code"] == "nothing_to_undo"


def test_practice_takes_back_anything_down_to_the_start(server: Place) -> None:
    made = server.make(seats=[MINE], practice=True)
    with server.play(made.table, made.host) as host:
        first = host.table["scene"]
        hashes = [server.hash(made)]
        # More than the states that are kept, so that some are played again.
        for _ in range(16):
            host.choose(ROLL)
            hashes.append(server.hash(made))
        hashes.pop()
        while host.table["can_undo"]:
            host.ask("undo", version=host.version)
            assert server.hash(made) == hashes.pop()

        assert hashes == []
        assert host.version == 32
        assert host.table["scene"] == first
    assert server.choices(made) == []


def test_the_others_who_are_there_have_to_agree(server: Place) -> None:
    made = server.make(seats=[MINE, LINK, LINK])
    first, second = made.links[0].key, made.links[1].key
    with (
        server.play(made.table, made.host) as host,
        server.play(made.table, first) as guest,
        server.play(made.table, second) as other,
        server.play(made.table, made.watch),
    ):
        host.choose(GO_ON)
        assert host.ask("undo", version=1) == {"type": "done", "request": 2, "version": 1, "key": ""}
        for player in (guest, other):
            player.until_version(1)
            while player.table["undo"] is None:
                player.hear()
            assert player.table["undo"] == {"seat": 0, "waits_for": [1, 2]}
        assert guest.ask("answer_undo", version=1, agree=True)["type"] == "done"
        assert other.ask("answer_undo", version=1, agree=True)["version"] == 2
        host.until_version(2)

        assert host.table["undo"] is None
        assert host.table["version"] == 2
    assert server.choices(made) == []


def test_one_refusal_ends_it(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host) as host, server.play(made.table, made.links[0].key) as guest:
        host.choose(GO_ON)
        host.ask("undo", version=1)
        guest.until_version(1)
        guest.ask("answer_undo", version=1, agree=False)
        while host.table["undo"] is None:
            host.hear()
        while host.table["undo"] is not None:
            host.hear()
        again = guest.ask("answer_undo", version=1, agree=True)

    assert again["code"] == "nothing_asked"
    assert server.choices(made) == [GO_ON]


def test_the_one_who_asks_cannot_agree_for_others(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host) as host, server.play(made.table, made.links[0].key):
        host.choose(GO_ON)
        host.ask("undo", version=1)
        assert host.ask("answer_undo", version=1, agree=True)["code"] == "nothing_asked"
    assert server.choices(made) == [GO_ON]


def test_the_next_choice_cancels_an_undo_that_waits(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host) as host, server.play(made.table, made.links[0].key) as guest:
        host.choose(GO_ON)
        host.ask("undo", version=1)
        host.choose(WALK)
        while host.hear()["type"] != "seats":
            pass
        assert host.table["undo"] is None
        guest.until_version(2)
        stale = guest.ask("answer_undo", version=1, agree=True)

    assert stale["code"] == "stale"
    assert server.choices(made) == [GO_ON, WALK]


def test_consent_is_to_what_stood_when_it_was_asked(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host) as host, server.play(made.table, made.links[0].key) as guest:
        host.choose(GO_ON)
        host.ask("undo", version=1)
        host.choose(WALK)
        guest.until_version(2)
        assert guest.ask("answer_undo", version=2, agree=True)["code"] == "nothing_asked"
    assert server.choices(made) == [GO_ON, WALK]


def test_a_choice_for_the_line_that_was_taken_back_is_stale(server: Place) -> None:
    """After an undo the game has as many choices as before, but no version comes twice."""
    made = server.make(seats=[MINE])
    with server.play(made.table, made.host) as host, server.play(made.table, made.host) as other:
        host.choose(0)
        host.choose(0)
        old = host.version
        # The other tab belongs to the same seat, so that nobody has to be asked.
        host.ask("undo", version=2)
        host.choose(0)

        assert len(server.choices(made)) == 2
        assert host.version == 4
        refused = other.ask("choose", version=old, number=1)
        assert refused["code"] == "stale"
    assert server.choices(made) == [0, 0]


def test_undo_takes_back_bots_together_with_the_choice_they_answered(server: Place) -> None:
    made = server.make(seats=[MINE, BOT], practice=True)
    with server.play(made.table, made.host) as host:
        host.choose(GO_ON)
        host.choose(WALK)
        # The bot moves, then the seats are asked together.
        host.until_version(3)
        assert host.table["question"]["prompt"] == "Together"
        host.ask("undo", version=3)

        assert host.version == 4
        assert host.table["question"]["prompt"] == "Where to?"
        assert host.table["question"]["seats"] == [0]
    assert server.choices(made) == [GO_ON]
