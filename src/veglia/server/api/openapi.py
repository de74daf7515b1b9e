"""The description of the HTTP part, made from the types that go over the wire."""

from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import veglia
from veglia.kernel.presentation import BoardDraft
from veglia.kernel.story import Chronicle, StoryWords
from veglia.server import wire

Json = dict[str, Any]


async def openapi(request: Request) -> Response:
    return Response(description(), media_type="application/json")


@cache
def description() -> bytes:
    """Return the whole description as JSON."""
    schemas, parts = msgspec.json.schema_components(wire.HTTP, ref_template="#/components/schemas/{name}")
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Veglia", "version": veglia.__version__},
            "paths": paths(dict(zip(wire.HTTP, schemas))),
            "components": {
                "schemas": parts,
                "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
            },
        }
    )


def paths(schemas: dict[type[msgspec.Struct], Json]) -> Json:
    game = parameter("game", "path", {"type": "string"})
    table = parameter("table", "path", {"type": "string"})
    seat = parameter("seat", "path", {"type": "integer", "minimum": 0, "maximum": 12})
    version = parameter("version", "path", {"type": "integer", "minimum": 0, "maximum": 2**31})
    return {
        "/api/games": {"get": reading("The games with their missions and heroes", schemas, wire.Games)},
        "/api/games/{game}/glossary": {
            "get": reading("What explains itself in a game", schemas, wire.Glossary, game)
        },
        "/api/games/{game}/sounds": {
            "get": reading("Which sounds a game makes", schemas, wire.GameSounds, game)
        },
        "/api/games/{game}/story": {
            "get": reading("What a game counts and honours", schemas, StoryWords, game)
        },
        "/api/games/{game}/rules": {"get": reading("The rulebook of a game", schemas, wire.Rulebook, game)},
        "/api/games/{game}/board": {
            "post": asking(
                "Draw and check a board that players build",
                schemas,
                BoardDraft,
                game,
                taken=wire.DraftBoard,
            )
        },
        "/api/open": {"get": reading("Tables that anybody may join or watch", schemas, wire.OpenTables)},
        "/api/here": {"get": reading("How this server can be reached", schemas, wire.Here)},
        "/api/me": {
            "get": keyed(reading("What is behind a personal link", schemas, wire.Personal)),
            "post": keyed(
                making(
                    "Put something behind a personal link, or behind a new one without a key",
                    schemas,
                    wire.PersonalLink,
                    taken=wire.KeepPersonal,
                )
            ),
            "delete": keyed(reading("Forget what is behind a personal link", schemas, wire.PersonalLink)),
        },
        "/api/me/link": {
            "post": keyed(making("Replace a personal link by a new one", schemas, wire.PersonalLink))
        },
        "/api/tables/{table}/join": {
            "post": making(
                "Take a free seat of an open table", schemas, wire.SeatLink, table, taken=wire.TakeSeat
            )
        },
        "/api/tables": {"post": making("Set up a table", schemas, wire.MadeTable, taken=wire.NewTable)},
        "/api/tables/{table}/accept": {
            "post": keyed(
                making(
                    "Exchange an invitation for a seat's own key",
                    schemas,
                    wire.SeatLink,
                    table,
                    taken=wire.AcceptInvitation,
                )
            )
        },
        "/api/tables/{table}/seats/{seat}/link": {
            "post": keyed(making("Give a seat a new invitation", schemas, wire.SeatLink, table, seat))
        },
        "/api/tables/{table}/record": {
            "get": keyed(reading("The game as it was played", schemas, wire.GameRecord, table))
        },
        "/api/tables/{table}/report": {
            "get": keyed(
                reading("All that is needed to look into a problem", schemas, wire.ProblemReport, table)
            )
        },
        "/api/tables/{table}/chronicle": {
            "get": keyed(reading("What is told of a game that is over", schemas, Chronicle, table))
        },
        "/api/tables/{table}/moments/{version}": {
            "get": keyed(reading("A point of a game", schemas, wire.ReplayFrame, table, version))
        },
    }


def parameter(name: str, place: str, schema: Json) -> Json:
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


def language() -> Json:
    return parameter("lang", "query", {"type": "string", "enum": ["en", "it"], "default": "en"})


def body(description: str, schema: Json) -> Json:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def reading(summary: str, schemas: dict[type[msgspec.Struct], Json], kind: type, *parameters: Json) -> Json:
    """Describe something that is read."""
    return {
        "summary": summary,
        "parameters": [*parameters, language()],
        "responses": {"200": body(summary, schemas[kind]), "default": body("Refused", schemas[wire.Problem])},
    }


def keyed(operation: Json) -> Json:
    """Describe that a key is needed."""
    return {**operation, "security": [{"key": []}]}


def asking(
    summary: str, schemas: dict[type[msgspec.Struct], Json], kind: type, *parameters: Json, taken: type
) -> Json:
    """Describe an answer to what is sent: nothing is made."""
    content = {"application/json": {"schema": schemas[taken]}}
    described = reading(summary, schemas, kind, *parameters)
    return {**described, "requestBody": {"required": True, "content": content}}


def making(
    summary: str,
    schemas: dict[type[msgspec.Struct], Json],
    kind: type,
    *parameters: Json,
    taken: type | None = None,
) -> Json:
    """Describe something that is made, from what is sent if anything is."""
    described: Json = {
        "summary": summary,
        "parameters": [*parameters, language()],
        "responses": {"201": body(summary, schemas[kind]), "default": body("Refused", schemas[wire.Problem])},
    }
    if taken is not None:
        content = {"application/json": {"schema": schemas[taken]}}
        described["requestBody"] = {"required": True, "content": content}
    return described
