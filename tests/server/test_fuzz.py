"""Whatever is sent, the server stays up, answers by its contract, and the table stays as it was."""

from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.groups import PATIENCE
from tests.server.place import LINK, MINE, Json, Place, Player
from veglia.server import wire
from veglia.server.api.openapi import description

BOUNDED = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
CHECKS = [
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
    content_type_conformance,
]

# HTTP, from its own description

API = schemathesis.openapi.from_dict(msgspec.json.decode(description()))
OPERATIONS = {one.ok().label: one.ok() for one in API.get_all_operations() if isinstance(one, Ok)}


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
@pytest.mark.parametrize("label", OPERATIONS)
def test_http_answers_by_its_description(
    server: Place, label: str, mode: schemathesis.GenerationMode
) -> None:
    made = server.make(seats=[MINE, LINK])
    before = server.hash(made)

    @settings(BOUNDED, max_examples=12)
    @given(OPERATIONS[label].as_strategy(generation_mode=mode), st.booleans())
    def fuzz(case: schemathesis.Case[Any], is_at_home: bool) -> None:
        # By chance alone no table would ever be found.
        if is_at_home and "table" in case.path_parameters:
            case.path_parameters["table"] = made.table
        if is_at_home and "game" in case.path_parameters:
            case.path_parameters["game"] = "toy"
        case.call_and_validate(
            base_url=f"http://127.0.0.1:{server.port}",
            headers={"Authorization": f"Bearer {made.host}"},
            checks=CHECKS,
            timeout=PATIENCE,
        )

    fuzz()
    assert server.hash(made) == before


def test_every_operation_is_described() -> None:
    assert sorted(OPERATIONS) == [
        "DELETE /api/me",
        "GET /api/games",
        "GET /api/games/{game}/glossary",
        "GET /api/games/{game}/rules",
        "GET /api/games/{game}/sounds",
        "GET /api/games/{game}/story",
        "GET /api/here",
        "GET /api/me",
        "GET /api/open",
        "GET /api/tables/{table}/chronicle",
        "GET /api/tables/{table}/moments/{version}",
        "GET /api/tables/{table}/record",
        "GET /api/tables/{table}/report",
        "POST /api/games/{game}/board",
        "POST /api/me",
        "POST /api/me/link",
        "POST /api/tables",
        "POST /api/tables/{table}/accept",
        "POST /api/tables/{table}/join",
        "POST /api/tables/{table}/seats/{seat}/link",
    ]


# Websocket messages

ANY_JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
WRONG_NUMBER = st.one_of(st.integers(-(2**15), -4), st.integers(2, 2**15))
OLD_VERSION = st.one_of(st.integers(0, 3), st.integers(5, 2**31))
TEXT = st.text(max_size=30)

# Messages that must change nothing at a table at version 4, where seat 0 is asked and has two options.
HARMLESS: st.SearchStrategy[Json] = st.one_of(
    st.fixed_dictionaries({"type": st.just("choose"), "version": st.just(4), "number": WRONG_NUMBER}),
    st.fixed_dictionaries(
        {"type": st.just("choose"), "version": OLD_VERSION, "number": st.integers(-5, 5)},
        optional={"seat": st.integers(0, 12)},
    ),
    st.fixed_dictionaries(
        {
            "type": st.just("choose"),
            "version": st.just(4),
            "number": st.integers(0, 1),
            "seat": st.integers(1, 12),
        }
    ),
    st.fixed_dictionaries({"type": st.just("undo"), "version": OLD_VERSION}),
    st.fixed_dictionaries(
        {"type": st.just("answer_undo"), "version": st.integers(0, 9), "agree": st.booleans()}
    ),
    st.fixed_dictionaries({"type": st.just("why_not"), "target": TEXT}),
    st.fixed_dictionaries(
        {"type": st.just("preview"), "version": st.integers(0, 9)}, optional={"number": st.integers(-9, 9)}
    ),
    st.fixed_dictionaries(
        {"type": st.just("speak"), "language": st.sampled_from(["en", "it", "de", "E", ""])}
    ),
    st.fixed_dictionaries(
        {"type": st.just("hand_over"), "seat": st.integers(2, 20), "holder": st.sampled_from(["bot", "mine"])}
    ),
    st.fixed_dictionaries(
        {"type": st.just("say"), "text": st.text(max_size=400)},
        optional={"to": st.sampled_from(["table", "side", "x"]), "seat": st.integers(-1, 13)},
    ),
    st.fixed_dictionaries({"type": st.just("ping"), "target": TEXT}),
    st.fixed_dictionaries({"type": st.just("react"), "reaction": TEXT}),
    st.fixed_dictionaries({"type": st.just("introduce"), "name": TEXT}),
    st.just({"type": "beat"}),
    st.fixed_dictionaries({"type": st.just("shown"), "version": st.integers(-5, 2**33)}),
    st.dictionaries(st.sampled_from(["type", "request", "version", "number", "seat", "x"]), ANY_JSON),
)
RAW = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    ANY_JSON.map(lambda thing: msgspec.json.encode(thing).decode()),
    HARMLESS.map(lambda message: msgspec.json.encode({"request": 1, **message}).decode()),
    HARMLESS.map(lambda message: msgspec.json.encode({"request": 1, **message})),
)


def four_choices_in(server: Place) -> wire.MadeTable:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host) as host, server.play(made.table, made.links[0].key) as guest:
        for version, chooser in enumerate((host, host, guest, host)):
            chooser.until_version(version)
            chooser.choose(1)
    return made


@pytest.mark.parametrize("who", ["host", "guest", "watcher"])
def test_no_message_that_should_not_change_a_table_changes_it(server: Place, who: str) -> None:
    made = four_choices_in(server)
    before = server.record(made)
    key = {"host": made.host, "guest": made.links[0].key, "watcher": made.watch}[who]
    with server.play(made.table, key) as player:

        @BOUNDED
        @given(st.lists(RAW, min_size=1, max_size=8))
        def fuzz(messages: list[str | bytes]) -> None:
            for message in messages:
                player.socket.send(message)
            assert is_alive(player)

        fuzz()
        assert player.version == 4
    assert server.record(made) == before


def is_alive(player: Player) -> bool:
    """Whether everything was answered by the contract, and the last question with what it asked for."""
    player.socket.send('{"type": "why_not", "request": 77777, "target": "zone/0"}')
    while True:
        message = player.hear()
        assert msgspec.convert(message, type=wire.ToClient)
        assert message.get("code") != "internal"
        if message.get("request") == 77777:
            return bool(message["type"] == "reasons")


@BOUNDED
@given(order=st.lists(st.tuples(st.booleans(), st.integers(0, 1)), min_size=1, max_size=20))
def test_a_flood_of_repeated_choices_acts_once_for_each_version(
    server: Place, order: list[tuple[bool, int]]
) -> None:
    """Two tabs of the host send the same choices again and again: each version is answered once."""
    made = server.make(seats=[MINE])
    with server.play(made.table, made.host) as one, server.play(made.table, made.host) as other:
        for version, (is_first, number) in enumerate(order):
            for player in (one, other) if is_first else (other, one):
                for _ in range(3):
                    player.send("choose", version=version, number=number)
        for player in (one, other):
            player.until_version(len(order))
            assert is_alive(player)
        assert one.table["scene"] == other.table["scene"]
    kept = server.choices(made)
    assert len(kept) == len(order)
    assert kept == [number for _, number in order]
