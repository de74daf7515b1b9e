"""Playing at a table: choices, versions, several clients."""

from tests.server.place import LINK, MINE, place


def test_a_choice_is_answered_and_told_to_all() -> None:
    with place() as server:
        made = server.make(seats=[MINE, LINK])
        with server.play(made.table, made.host) as host, server.play(made.table, made.links[0].key) as guest:
            answer = host.ask("choose", version=0, number=0)
            assert answer == {"type": "done", "request": 1, "version": 1, "key": ""}
            moved = host.until("moved")
            assert moved["version"] == 1
            assert guest.until("moved")["version"] == 1
            assert server.choices(made) == [0]
