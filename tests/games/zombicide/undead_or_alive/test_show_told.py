"""What is told and shown of events."""

import pytest

from tests.games.zombicide.table import TestTable
from tests.games.zombicide.train_missions import move, train_table
from tests.games.zombicide.undead_or_alive.shown import (
    effects_of,
    figure_id,
    foe_id,
    scene_of,
    told_of,
    zone_id,
)
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.combat import UseReroll
from veglia.games.zombicide.engine.rules.events import PhaseStarted, ZombiesMoved
from veglia.games.zombicide.engine.rules.traits.shove import ShoveTo
from veglia.games.zombicide.undead_or_alive.rules.actions.wagon import PushWagon
from veglia.games.zombicide.undead_or_alive.rules.events import MapChanged, WagonMoved
from veglia.games.zombicide.undead_or_alive.rules.riding import GetOut
from veglia.games.zombicide.undead_or_alive.rules.rows import WagonRow
from veglia.kernel.scene import DiceGroup, Effect


def test_a_move_is_a_sentence_with_its_rule_and_a_way() -> None:
    table = TestTable(["carl"])
    table.turn("carl")
    told = told_of(table, table.choose(MoveTo, zone="2R.a2"))

    figure = figure_id(table, "carl")
    assert told[0].text == f"Carl moves to street {table.zone('2R.a2') + 1}."
    assert told[0].rule == "uoa.actions.move"
    assert told[0].effects == [Effect("move", piece=figure, into=figure, path=[zone_id(table, "2R.a2")])]


def test_a_companion_goes_where_its_leader_has_gone() -> None:
    table = TestTable(["carl"])
    table.add_companion("meg", "2R.a1", leader="carl")
    table.turn("carl")
    events = table.choose(MoveTo, zone="2R.a2")

    assert [(effect.piece, effect.path) for effect in effects_of(table, events, "move")] == [
        (figure_id(table, "carl"), [zone_id(table, "2R.a2")]),
        (figure_id(table, "meg"), [zone_id(table, "2R.a2")]),
    ]


def test_an_attack_shows_its_dice_and_who_falls() -> None:
    table = TestTable(["carl"], (6, 1), gear={"carl": ["sabre"]}, zombies={"2R.a1": {"walker": 2}})
    table.turn("carl")
    events = table.choose(MeleeAttack, card="sabre")

    dice = effects_of(table, events, "dice")
    falls = effects_of(table, events, "remove")
    assert [effect.dice for effect in dice] == [[DiceGroup([6, 1], needed=4, name="Carl", seat=0)]]
    assert [(effect.piece, effect.count, effect.look) for effect in falls] == [
        (foe_id(table, "2R.a1", "walker"), 1, "kill")
    ]


def test_dice_rolled_again_show_what_they_need() -> None:
    table = TestTable(
        ["carl"],
        (1, 1, 5, 6),
        gear={"carl": ["sabre"]},
        skills={"carl": ["lucky", "plus_1_to_dice_roll_melee"]},
        zombies={"2R.a1": {"walker": 3}},
    )
    table.turn("carl")
    table.choose(MeleeAttack, card="sabre")
    events = table.choose(UseReroll)

    groups = [group for effect in effects_of(table, events, "dice") for group in effect.dice]
    assert [(group.faces, group.needed) for group in groups] == [([5, 6], 3), ([5, 6], 3)]


def test_shoved_zombies_go_kind_by_kind() -> None:
    table = TestTable(["henry"], zombies={"2R.a1": {"walker": 2, "runner": 1}, "2R.a2": {"walker": 1}})
    table.turn("henry")
    events = table.choose(ShoveTo, zone="2R.a2")

    assert [(e.piece, e.into, e.count) for e in effects_of(table, events, "move")] == [
        (foe_id(table, "2R.a1", "walker"), foe_id(table, "2R.a2", "walker"), 2),
        (foe_id(table, "2R.a1", "runner"), foe_id(table, "2R.a2", "runner"), 1),
    ]


def test_a_phase_is_a_banner_and_a_head() -> None:
    told = told_of(TestTable(), [PhaseStarted(2)])[0]

    assert told.weight == "head"
    assert told.effects == [Effect("banner", text="Zombies' Phase")]


def test_the_wagon_takes_along_who_rides_and_who_pushes() -> None:
    table = TestTable(["meg", "hanna", "carl"], at="2R.b3", wagon=WagonRow("2R.b3"))
    table.survivor("hanna").is_riding = True
    table.turn("meg")
    events = table.choose(PushWagon, zone="2R.c3")

    moved = [effect.piece for effect in effects_of(table, events, "move")]
    assert moved == [figure_id(table, "meg"), "token/wagon", figure_id(table, "hanna")]


def test_who_gets_out_later_was_in_the_wagon() -> None:
    table = TestTable(["meg", "hanna"], at="2R.b3", wagon=WagonRow("2R.b3"))
    table.survivor("hanna").is_riding = True
    table.turn("hanna")
    later = table.choose(GetOut)
    table.survivor("hanna").zone = table.survivor("meg").zone = table.zone("2R.c3")
    moved = WagonMoved(table.who("meg"), table.zone("2R.c3"))

    effects = effects_of(table, [moved, *later], "move")

    assert figure_id(table, "hanna") in [effect.piece for effect in effects]


def test_a_new_map_tells_what_things_are_called_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10R 12V", ["carl"], at="10R.B")
    table.add_zombies("2R.C", "walker", 2)
    before = {piece.id: piece.zone for piece in scene_of(table).pieces if piece.sort != "token"}
    events = move(table)

    [change] = effects_of(table, events, "board")
    now = {change.renames.get(id, id): change.renames.get(zone, zone) for id, zone in before.items()}
    shown = {piece.id: piece.zone for piece in scene_of(table).pieces if piece.sort != "token"}
    assert [event for event in events if isinstance(event, MapChanged)] != []
    assert now[foe_id(table, "2R.C", "walker")] == shown[foe_id(table, "2R.C", "walker")]
    assert now[figure_id(table, "carl")] == shown[figure_id(table, "carl")]


def test_zombies_that_the_train_runs_over_are_taken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10R 12V", ["carl"], at="10R.B")
    table.add_zombies("12V.a1", "walker", 2)
    gone = foe_id(table, "12V.a1", "walker")
    events = move(table)

    assert [(e.piece, e.count) for e in effects_of(table, events, "remove")] == [(gone, 2)]


def test_a_group_goes_from_where_it_stood_into_the_one_that_is_there() -> None:
    table = TestTable()
    start, end = table.zone("2R.a1"), table.zone("2R.a2")
    moved = ZombiesMoved(table.kind("brute"), 4, start, end)

    assert effects_of(table, [moved], "move") == [
        Effect(
            "move",
            piece=foe_id(table, "2R.a1", "brute"),
            into=foe_id(table, "2R.a2", "brute"),
            look="brute",
            path=[zone_id(table, "2R.a2")],
            count=4,
        )
    ]
