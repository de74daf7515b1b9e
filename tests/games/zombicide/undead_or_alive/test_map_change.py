"""When the map changes in mid-turn: pending steps, hidden tokens, the Exit and the log go along."""

from typing import Any

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.games.zombicide.train_missions import move, train_mission, train_table
from tests.rules import rule
from veglia.games.zombicide.engine.rules.attack import Attack, Hits
from veglia.games.zombicide.engine.rules.board import STREET
from veglia.games.zombicide.engine.rules.hits import AfterAttack
from veglia.games.zombicide.engine.rules.spawn import SpawnAfter, SpawnNext, order_of
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.carry import Passage, carry, set_out
from veglia.games.zombicide.undead_or_alive.rules.events import (
    DynamiteExploded,
    MapChanged,
    SurvivorPushedAside,
    TrackTileLaid,
)
from veglia.games.zombicide.undead_or_alive.rules.hooks import train_of
from veglia.games.zombicide.undead_or_alive.rules.scenarios import make_scenario, scenario
from veglia.games.zombicide.undead_or_alive.show.zone_numbers import boards_of
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.errors import ContentError
from veglia.kernel.machine import Event, Step
from veglia.kernel.words import fields_of

STEPS = [kind for kind in TITLE.spoken if issubclass(kind, Step)]
# Zones 0 to 3: the first becomes 10, the second is no more, the others become one.
HEIRS = [10, -1, 12, 12]
KINDS = 4
# The fields that hold Zones: a value, and what becomes of it. A Zone alone is 3.
ZONES: dict[str, tuple[Any, Any]] = {
    "zone": (3, 12),
    "zones": ((0, 1, 2, 3), (10, 12)),
    "ways": ((0, 1, 2, 3), (10, 12)),
    "attacked": ((0, 1, 2, 3), (10, 12)),
    "path": ((2, 3, 0, 1, 2), (12, 10)),
    "groups": ((0, 2, 5, 1, 1, 7, 3, 0, 9), (10, 2, 5, 12, 0, 9)),
    "stayed": ((0, 2, 5, 1, 1, 7, 3, 0, 9), (10, 2, 5, 12, 0, 9)),
    "held": ((0 * KINDS + 2, 5, 1 * KINDS, 7, 3 * KINDS + 1, 9), (10 * KINDS + 2, 5, 12 * KINDS + 1, 9)),
}
# The fields that hold the one Zone of a step.
HERE = ("zone", "attack")
# The place of a token in the spawning order, which depends on its Zone.
ORDER = "after"
# The fields that hold none. A new field has to be put here or above.
# fmt: off
OTHERS = {
    "above", "before", "bonus", "cab", "card", "chosen", "cited", "class_bit", "classes", "colour", "count",
    "damage", "dice", "equipment", "gear", "handed", "hits", "is_single", "kept", "kills", "kind", "kinds",
    "left", "level", "linked", "misses", "mission_rule", "moved", "number", "objective", "odd", "partner",
    "passed", "player", "sixes", "sources", "survivor", "token", "token_kind", "tokens", "under",
}
# fmt: on
# Those that are no numbers, which the compiled build insists on.
TEXTS = {"cab", "cited", "gear", "mission_rule", "under"}
TUPLES = {"before", "chosen", "dice", "handed", "kept", "linked", "moved", "passed", "sources", "tokens"}
HITS = Hits(1, 1, 1, 1, 1, (1,), 1)


def plain(field: str) -> Any:
    """Return a value of a field that holds no Zones."""
    if field == "hits":
        return HITS
    return "uoa" if field in TEXTS else () if field in TUPLES else field == "is_single" or 1


def value(field: str) -> Any:
    if field == "attack":
        return Attack(0, 1, -1, -1, 3, 0)
    return ZONES[field][0] if field in ZONES else plain(field)


def make(kind: type, **values: Any) -> Step[Any]:
    made = kind(*[values.get(field, value(field)) for field in fields_of(kind)])
    assert isinstance(made, Step)
    return made


def test_it_is_known_of_every_field_of_a_step_whether_it_holds_zones() -> None:
    fields = {field for kind in STEPS for field in fields_of(kind)}

    assert fields == {*ZONES, *OTHERS, ORDER, "attack"}


@pytest.mark.parametrize("kind", [kind for kind in STEPS if ORDER not in fields_of(kind)])
def test_a_step_speaks_of_the_zones_of_the_new_map(kind: type) -> None:
    table = TestTable()
    assert table.state.scenario.kinds == KINDS
    step = make(kind)

    now = step.renumbered(table.state, HEIRS)

    assert type(now) is kind
    for field in fields_of(kind):
        found = getattr(now, field)
        if field == "attack":
            assert (found.who, found.card, found.zone) == (0, 1, 12)
        else:
            assert found == (ZONES[field][1] if field in ZONES else plain(field)), field


@pytest.mark.parametrize("kind", [kind for kind in STEPS if {*HERE} & {*fields_of(kind)}])
def test_nothing_is_left_to_do_in_a_zone_that_is_no_more(kind: type) -> None:
    gone = make(kind, zone=1, attack=Attack(0, 1, -1, -1, 1, 0))

    left = gone.renumbered(TestTable().state, HEIRS)

    if kind is AfterAttack:
        # Skills and Feats follow all the same.
        assert isinstance(left, AfterAttack)
        assert left.attack.zone == OFF_BOARD
    else:
        assert left is None


@pytest.mark.parametrize("kind", [kind for kind in STEPS if {*HERE} & {*fields_of(kind)}])
def test_a_zone_may_become_the_very_first_of_the_new_map(kind: type) -> None:
    step = make(kind)

    now = step.renumbered(TestTable().state, [10, -1, 12, 0])

    assert type(now) is kind
    found = [getattr(now, field) for field in fields_of(kind) if field in HERE]
    assert [one.zone if isinstance(one, Attack) else one for one in found] == [0]


@pytest.mark.parametrize(
    ("field", "value", "now"),
    [
        ("zones", (0, 1, 3), (10, 0)),
        ("ways", (0, 1, 3), (10, 0)),
        ("path", (3, 2), (0, 12)),
        ("groups", (3, 2, 5, 0, 1, 7), (0, 2, 5, 10, 1, 7)),
        ("stayed", (3, 2, 5, 0, 1, 7), (0, 2, 5, 10, 1, 7)),
        ("held", (3 * KINDS + 2, 5, 1 * KINDS, 7), (0 * KINDS + 2, 5)),
    ],
)
def test_one_of_several_zones_may_become_the_very_first(field: str, value: Any, now: Any) -> None:
    for kind in STEPS:
        if field in fields_of(kind):
            step = make(kind, **{field: value}).renumbered(TestTable().state, [10, -1, 12, 0])

            assert type(step) is kind
            assert getattr(step, field) == now


@pytest.mark.parametrize("kind", [kind for kind in STEPS if {"zones", "ways"} & {*fields_of(kind)}])
def test_nothing_is_left_to_choose_among_zones_that_are_no_more(kind: type) -> None:
    gone = make(kind, zones=(1,), ways=(1,))

    assert gone.renumbered(TestTable().state, HEIRS) is None


def test_spawning_goes_on_after_the_tokens_it_has_passed() -> None:
    state = TestTable(["meg"], mission="m2", at="4R.a1").state
    spawning = SpawnNext(order_of(state, 1))
    passed = tuple(n for n in range(len(state.spawns)) if order_of(state, n) <= order_of(state, 1))

    later = spawning.renumbered(state, list(range(state.board.size)))

    assert isinstance(later, SpawnAfter)
    assert later.tokens == passed
    assert 1 in passed


def test_zombies_on_the_move_arrive_on_the_changed_map(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10R 12V", at="10R.B")
    state = table.state
    train = train_of(state)
    assert train is not None
    start, end = table.zone("5V.A"), table.zone("2R.C")
    state.arrivals = [start, end, 0, 2]
    strip = ("12R", "10R")

    carry(state, set_out(state, train.route.board(strip)), strip)

    assert state.arrivals == [table.zone("5V.A"), table.zone("2R.C"), 0, 2]
    assert state.arrivals[:2] != [start, end]


def test_what_was_in_the_street_is_never_in_a_car_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10R 12V", at="10R.B")
    old = table.state.board
    train = train_of(table.state)
    assert train is not None
    new = train.route.board(("12R", "10R"))

    passage = Passage(old, new)

    streets = [zone for zone in range(old.size) if old.kinds[zone] == STREET]
    assert {new.kinds[heir] for zone in streets for heir in passage.heirs[zone]} == {STREET}
    # The tracks that the Train now stands on have no heir, or the rest of their street.
    assert set(passage.altered()) <= set(streets)
    assert passage.altered()


# Hidden tokens


@rule("uoa.train.enter-other")
def test_nobody_sees_the_face_of_a_hidden_objective_that_the_train_takes_away() -> None:
    table = TestTable(["carl"], mission="m8", at="4R.a1")
    state = table.state
    number = next(n for n, token in enumerate(state.objectives) if token.is_hidden)
    state.objectives[number] = Objective(table.zone("10V.a2"), 1, False, True)
    state.wagon_zone = table.zone("4R.a1")
    state.train = 1

    move(table)

    assert state.objectives[number].zone == OFF_BOARD
    seen = TITLE.view(state, 0)["objectives"][number]
    assert seen == {"zone": OFF_BOARD, "taken": False, "colour": None, "holder": -1}


# The Exit


@rule("uoa.mission.exit-zone")
def test_the_exit_stays_where_it_is_when_zones_are_numbered_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10R 12V", at="10R.B", values={"exit": "2R.C"})
    before = table.state.exit_zone()

    move(table)

    assert table.state.exit_zone() == table.zone("2R.C") != before
    assert TITLE.view(table.state, 0)["exit"] == table.zone("2R.C")
    table.survivor("carl").zone = table.zone("2R.C")
    assert table.state.scenario.rules.can_escape(table.state, 0) is True


def test_an_exit_on_tiles_that_the_train_changes_is_refused() -> None:
    row = train_mission("m1", "10R 12V", exit="12V.a1")

    with pytest.raises(ContentError, match=r"^test\.toml exit: unknown '12V\.a1'"):
        make_scenario("test", row)


# The log


def blown_up() -> tuple[TestTable, list[Event]]:
    """Return M2 after an explosion that changed the map, with what happened."""
    table = TestTable(
        ["meg", "hanna"], mission="m2", at={"meg": "1R.a1", "hanna": "12R.A"}, gear={"meg": ["dynamite"]}
    )
    table.turn("meg")
    return table, table.choose(Throw, zone="12R.A")


def test_every_event_is_told_by_the_board_it_happened_on() -> None:
    first = scenario("m2").board
    table, events = blown_up()
    now = table.state.board
    change = next(at for at, event in enumerate(events) if isinstance(event, MapChanged))

    boards = boards_of(table.state, events)

    assert [(one.old, one.new) for one in happened(events, MapChanged)] == [(first.key, now.key)]
    assert first is not now
    assert boards == [first] * change + [now] * (len(events) - change)
    assert {type(event) for event in events[:change]} >= {DynamiteExploded}
    assert {type(event) for event in events[change:]} >= {MapChanged, TrackTileLaid, SurvivorPushedAside}


@pytest.mark.parametrize(
    ("language", "exploded", "changed"),
    [
        ("en", "room", "The map changes, and its Zones have new numbers."),
        ("it", "stanza", "La mappa cambia, e le sue Zone hanno nuovi numeri."),
    ],
)
def test_the_log_names_zones_as_they_were_when_it_happened(
    language: str, exploded: str, changed: str
) -> None:
    table, events = blown_up()
    old = scenario("m2").board
    target = old.places["12R.A"]
    # The same number is a street on the new map.
    assert table.state.board.kinds[target] != old.kinds[target]

    told = dict(
        zip([type(event) for event in events], TITLE.tell(table.state, events, language), strict=True)
    )

    assert f"{exploded} {target + 1}" in told[DynamiteExploded]
    assert told[MapChanged] == changed


def test_without_a_change_of_the_map_all_is_told_by_the_board_of_the_state() -> None:
    table = TestTable(["carl"])

    assert boards_of(table.state, [DynamiteExploded(0, 1), DynamiteExploded(0, 2)]) == [table.state.board] * 2
