"""Games with Machines: seen by all, said in words, and nothing gets lost in random play."""

import random

import msgspec
import pytest

from tests.games.zombicide.seating import seated
from tests.games.zombicide.table import TestTable, start_row
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.actions.gatling import FireGatling, PushGatling
from veglia.games.zombicide.undead_or_alive.rules.actions.wagon import PushWagon
from veglia.games.zombicide.undead_or_alive.rules.events import GatlingFired, WagonMoved
from veglia.games.zombicide.undead_or_alive.rules.riding import Board, GetIn
from veglia.games.zombicide.undead_or_alive.rules.rows import GatlingRow, WagonRow
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.show.words import words
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.machine import Event, Option, advance, answer

ROUNDS = 12
TRIED = (FireGatling, Board, GetIn, PushWagon)
WAGON = WagonRow("2R.a2")
MACHINES = {
    "apart": (WAGON, GatlingRow("2R.a1")),
    "mounted": (WAGON, GatlingRow("2R.a2", mounted=True)),
    "fixed": (WagonRow("2R.a2", movable=False), GatlingRow("2R.a1", movable=False)),
    "stuck": (
        WagonRow("2R.b3", movable=False, stuck="uoa.m6.wagon-stuck", destroyed="uoa.m6.wagon-destroyed"),
        GatlingRow("2R.a1"),
    ),
}


def of_kind(state: UndeadState, kind: type[Option]) -> list[Option]:
    """Return the offered options of a class."""
    return [option for option in state.offered if isinstance(option, kind)]


@pytest.mark.parametrize("machines", sorted(MACHINES))
@pytest.mark.parametrize("seed", range(4))
def test_random_games_lose_nothing(machines: str, seed: int) -> None:
    wagon, gatling = MACHINES[machines]
    row = msgspec.structs.replace(library.mission("m0"), wagon=wagon, gatling=gatling)
    setup = TITLE.setup("m0", seated(["carl", "meg"], ["hanna", "may"]), seed, {})
    state = start_row(row, setup)
    choose = random.Random(seed)
    told: list[Event] = []
    state.log = told
    advance(state)

    # Where a Wagon cuts the party off, the game may go on for ever.
    while state.asking is not None and state.turn.round < ROUNDS:
        TITLE.check_conservation(state)
        # Machines are tried wherever they can be.
        tried = next((found for kind in TRIED if (found := of_kind(state, kind))), state.offered)
        answer(state, choose.choice(tried if choose.random() < 0.8 else state.offered))

    assert state.result is not None or state.turn.round == ROUNDS
    assert [event for event in told if isinstance(event, GatlingFired)]
    assert wagon.movable or not [event for event in told if isinstance(event, WagonMoved)]
    said = {words(state, language).say(event) for event in told for language in ("en", "it")}
    assert not [sentence for sentence in said if "{" in sentence]


def test_the_view_shows_the_machines_and_who_rides() -> None:
    table = TestTable(["meg", "carl"], at="2R.a2", wagon=WAGON, gatling=GatlingRow("2R.a2", mounted=True))
    table.survivor("meg").is_riding = True

    view = TITLE.view(table.state, None)

    assert view["wagon"] == table.zone("2R.a2")
    assert (view["gatling"]["zone"], view["gatling"]["mounted"]) == (table.zone("2R.a2"), True)
    assert (view["gatling"]["card"]["id"], view["gatling"]["card"]["dice"]) == ("gatling", 3)
    assert [one["riding"] for one in view["survivors"]] == [True, False]


def test_the_view_without_machines() -> None:
    view = TITLE.view(TestTable(["meg"]).state, None)

    assert view["wagon"] == -1
    assert view["gatling"] is None


@pytest.mark.parametrize(
    ("language", "pushing", "firing"),
    [
        ("en", "Move the Gatling gun to street 2", "Fire the Gatling gun at street 2"),
        (
            "it",
            "Muovi la Mitragliatrice Gatling nella strada 2",
            "Spara con la Mitragliatrice Gatling verso la strada 2",
        ),
    ],
)
def test_words(language: str, pushing: str, firing: str) -> None:
    table = TestTable(["meg"], gatling=GatlingRow("2R.a1"))
    table.turn("meg")
    speaker = words(table.state, language)

    said = [
        speaker.say(option)
        for kind in (PushGatling, FireGatling)
        for option in table.offered(kind, zone="2R.a2")
    ]

    assert said == [pushing, firing]
