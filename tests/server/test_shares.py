"""What one address may take: requests, uploads, new tables and connections."""

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.place import Place, place
from veglia.server.net.shares import household

WISH = {"game": "toy", "mission": "long"}


def from_address(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def test_requests_are_limited_for_each_address() -> None:
    with place(requests_at_once=5, requests_per_second=0.001, proxies=("127.0.0.1",)) as server:
        greedy, other = from_address("203.0.113.1"), from_address("203.0.113.2")
        answers = [server.web.get("/api/games?lang=it", headers=greedy) for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[5].json()["code"] == "too_fast"
        assert answers[5].json()["text"] == "Troppi messaggi insieme: attendi un momento."
        assert answers[5].headers["retry-after"] == "1"
        assert answers[5].headers["x-content-type-options"] == "nosniff"
        # Files, pages and websockets count as well.
        assert server.web.get("/", headers=greedy).status_code == 429
        made = server.make()
        with server.connect(made.table, made.host, additional_headers=greedy) as player:
            assert player.hear()["code"] == "too_fast"
            with pytest.raises(ConnectionClosed) as closed:
                player.hear()
        assert closed.value.rcvd is not None
        # So it tries again, later and later.
        assert closed.value.rcvd.code == 1013
        assert server.web.get("/api/games", headers=other).status_code == 200


def test_what_is_sent_is_limited_for_each_address() -> None:
    with place(upload_kib_at_once=100, upload_kib_per_minute=1, proxies=("127.0.0.1",)) as server:
        body = msgspec.json.encode({**WISH, "choices": [0] * 30_000})

        def send(address: str) -> str:
            headers = {**from_address(address), "Content-Type": "application/json"}
            code: str = server.web.post("/api/tables", content=body, headers=headers).json()["code"]
            return code

        # Read, and refused for what is in it; the second goes beyond what is left.
        assert [send("203.0.113.1") for _ in range(3)] == ["bad_record", "bad_record", "too_much"]
        assert send("203.0.113.2") == "bad_record"


def test_connections_are_limited_for_each_address_and_given_back() -> None:
    with place(connections_per_address=2, proxies=("127.0.0.1",)) as server:
        made = [server.make() for _ in range(3)]
        here, elsewhere = from_address("203.0.113.1"), from_address("203.0.113.2")
        with server.connect(made[0].table, made[0].host, additional_headers=here) as first:
            first.until("table")
            with (
                server.connect(made[1].table, made[1].host, additional_headers=here) as second,
                server.connect(made[2].table, made[2].host, additional_headers=here) as third,
                server.connect(made[2].table, made[2].host, additional_headers=elsewhere) as other,
            ):
                second.until("table")
                other.until("table")
                assert third.hear()["code"] == "too_many_connections"
            assert comes_in(server, made[2].table, made[2].host, here)


def comes_in(server: Place, table: str, key: str, headers: dict[str, str]) -> bool:
    """Whether somebody gets a place, after some tries: that others have left is noticed a little later."""
    for _ in range(1000):
        with server.connect(table, key, additional_headers=headers) as player:
            if player.hear()["type"] == "table":
                return True
    return False


@pytest.mark.parametrize(
    ("host", "stands_for"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_an_address_or_a_network(host: str, stands_for: str) -> None:
    assert household(host) == stands_for
