"""Amounts at which one more and one less are both wrong, and phases that call what they should."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.boards import lay
from veglia.games.zombicide.dark_side.rules.damage import NO_XENO, GiveUpCard, hurt
from veglia.games.zombicide.dark_side.rules.events import DamageIgnored, FocusedDamage
from veglia.games.zombicide.dark_side.rules.focus import FocusedMelee, FocusedShot
from veglia.games.zombicide.dark_side.rules.traits.bloodlust import LustTo
from veglia.games.zombicide.dark_side.rules.traits.charge import ChargeTo
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.danger import gain_ap
from veglia.games.zombicide.engine.rules.events import (
    ActionsGivenUp,
    PaidForZombies,
    TurnStarted,
    ZombieCardDrawn,
    ZombiesMoved,
)
from veglia.games.zombicide.engine.rules.spawn import DrawZombieCard
from veglia.games.zombicide.engine.rules.turn import (
    ActivateSurvivor,
    DoNothing,
    PlayersPhase,
    StartRound,
    ZombiesPhase,
)
from veglia.kernel.machine import Option

# Rounds and phases


def play_turns(table: StationTable, count: int) -> list[int]:
    """Let the next Survivors do nothing, the last of those offered first; return who acted."""
    acted = []
    for _ in range(count):
        if table.offers(ActivateSurvivor):
            table.choose(ActivateSurvivor, survivor=table.offered(ActivateSurvivor)[-1].survivor)
        acted.append(table.state.turn.active)
        table.choose(DoNothing)
    return acted


@rule("ds.round.survivor-order", "ds.round.structure")
def test_every_survivor_acts_once_in_every_round() -> None:
    table = StationTable(["miranda", "drake"], at="12R.B", skills={"miranda": [], "drake": []})
    table.stack_xeno_cards(61, 62, 63, 64, 65, 66)
    table.run(StartRound())

    # Who is activated first is free each time.
    assert play_turns(table, 4) == [1, 0, 1, 0]


@rule("ds.round.player-order", "ds.round.first-player-starts")
def test_turns_go_to_the_left_from_the_first_player_on() -> None:
    seats = [["miranda", "drake"], ["reese", "miles"], ["umkos", "radka"]]
    party = [name for seat in seats for name in seat]
    table = StationTable(party, seats=seats, skills={name: [] for name in party})
    table.state.turn.first_seat = 1

    table.run(PlayersPhase())

    assert [table.state.survivors[who].seat for who in play_turns(table, 6)] == [1, 1, 2, 2, 0, 0]


@rule("ds.spawn.step")
def test_in_the_xenos_phase_each_active_spawn_zone_draws_one_card() -> None:
    table = StationTable(at="12R.B")
    zones = [token.zone for token in table.state.spawns if token.is_active]
    table.stack_xeno_cards(*range(61, 61 + len(zones)))

    events = table.run(ZombiesPhase())

    assert sorted(event.zone for event in happened(events, ZombieCardDrawn)) == sorted(zones)


@rule("ds.spawn.extra-activation", "ds.spawn.extra-activation-hunters")
@pytest.mark.parametrize(
    ("card", "kind", "moves"), [(112, "worker", 1), (113, "tank", 1), (114, "hunter", 2)]
)
def test_an_extra_activation_is_for_the_kind_of_the_card_alone(card: int, kind: str, moves: int) -> None:
    # Four rooms away, so that nobody arrives.
    table = StationTable(at="12R.B", xenos={"13R.A": {"worker": 1, "tank": 1, "hunter": 1}})
    table.set_ap("miranda", 7)
    table.stack_xeno_cards(card)

    events = table.run(DrawZombieCard(table.zone("16R.c1")))

    assert [event.kind for event in happened(events, ZombiesMoved)] == [table.kind(kind)] * moves
    assert table.xenos("13R.A") == {other: 1 for other in ("worker", "tank", "hunter") if other != kind}


@rule("ds.round.three-actions", "ds.skill.plus-1-action")
@pytest.mark.parametrize("skills", [0, 1, 2])
def test_each_plus_1_action_is_one_more_than_three(skills: int) -> None:
    table = StationTable(["miranda", "drake"], skills={"miranda": ["plus_1_action"] * skills, "drake": []})
    table.turn("miranda")
    assert table.survivor("miranda").actions == 3 + skills
    table.turn("drake")

    assert table.survivor("drake").actions == 3


@rule("ds.act.move-xeno-cost", "ds.act.move")
@pytest.mark.parametrize("xenos", [0, 1, 2])
def test_a_move_costs_one_action_and_one_more_for_each_xeno(xenos: int) -> None:
    table = StationTable(at="12R.A", xenos={"12R.A": {"worker": xenos}}, skills={"miranda": []})
    table.turn("miranda", actions=xenos)
    assert not table.offers(MoveTo)
    table.turn("miranda", actions=xenos + 1)

    events = table.choose(MoveTo, zone="12R.B")

    assert [event.count for event in happened(events, PaidForZombies)] == ([xenos] if xenos else [])
    assert happened(events, TurnStarted) == []
    assert table.survivor("miranda").actions == 0


@rule("ds.xp.levels", "ds.xp.yellow", "ds.xp.orange", "ds.xp.red")
@pytest.mark.parametrize(
    ("points", "level"), [(0, 0), (6, 0), (7, 1), (18, 1), (19, 2), (42, 2), (43, 3), (50, 3)]
)
def test_levels_begin_at_7_19_and_43_points(points: int, level: int) -> None:
    table = StationTable(["miranda"])

    table.call(lambda _: gain_ap(table.state, 0, points, "ds.xp.kill"))

    assert (table.survivor("miranda").ap, table.survivor("miranda").level) == (min(points, 43), level)


@rule("ds.act.do-nothing")
@pytest.mark.parametrize("actions", [0, 1, 3])
def test_as_many_actions_are_given_up_as_were_left(actions: int) -> None:
    table = StationTable(["miranda"], skills={"miranda": ["plus_1_free_move_action"]})
    table.turn("miranda", actions=actions)

    events = table.choose(DoNothing)

    given_up = [(event.count, event.rule) for event in happened(events, ActionsGivenUp)]
    assert given_up == ([(actions, "ds.act.do-nothing")] if actions else [])
    assert (table.survivor("miranda").actions, table.survivor("miranda").free) == (0, ())


# Skills


@rule("ds.skill.super-strength")
def test_super_strength_makes_the_damage_of_melee_weapons_exactly_3() -> None:
    # In a Concentrated Attack the Damage is told.
    for card, dice in (("sledgehammer", (4, 1, 1)), ("chainsaw", (5, 1, 1, 1, 1))):
        table = StationTable(
            dice=dice,
            at="12R.A",
            gear={"miranda": [card]},
            xenos={"12R.A": {"abomination": 1}},
            skills={"miranda": ["super_strength"]},
        )
        table.turn("miranda")
        events = table.choose(FocusedMelee, kind="abomination")
        assert [event.damage for event in happened(events, FocusedDamage)] == [3]

    table = StationTable(
        dice=(4, 1, 1),
        at="12R.A",
        gear={"miranda": ["assault_rifle"]},
        xenos={"12R.B": {"tank": 1}},
        skills={"miranda": ["super_strength"]},
    )
    table.turn("miranda")
    events = table.choose(FocusedShot, kind="tank")
    assert [event.damage for event in happened(events, FocusedDamage)] == [1]


@rule("ds.skill.super-strength")
def test_super_strength_helps_its_owner_alone() -> None:
    table = StationTable(
        ["miranda", "drake"],
        (4, 1, 1),
        at="12R.A",
        gear={"drake": ["sledgehammer"]},
        xenos={"12R.A": {"tank": 1}},
        skills={"miranda": ["super_strength"], "drake": []},
    )
    table.turn("drake")

    table.choose(MeleeAttack)

    assert table.xenos("12R.A") == {"tank": 1}


@rule("ds.skill.charge", "ds.skill.bloodlust")
@pytest.mark.parametrize(("skill", "deed"), [("charge", ChargeTo), ("bloodlust_melee", LustTo)])
@pytest.mark.parametrize(("zone", "offered"), [("10V.B", True), ("10V.A", True), ("10V.Q", False)])
def test_xenos_three_zones_away_are_too_far_to_run_at(
    skill: str, deed: type[Option], zone: str, offered: bool
) -> None:
    table = StationTable(at="16R.A", xenos={zone: {"worker": 1}}, skills={"miranda": [skill]})
    table.turn("miranda")

    assert table.offers(deed) == offered


@rule("ds.skill.enhanced-senses", "ds.los.room-one-zone")
def test_keen_senses_see_exactly_one_room_further() -> None:
    # Four rooms in a row: A of the first tile, then A, B and C of the second, behind the tunnel a3.
    board = lay("test", [["10R", "11R"]]).board(0, 0)
    start = board.places["10R.A"]

    def seen(sight: list[int]) -> set[str]:
        return {name for name, zone in board.places.items() if zone != start and sight[zone] >= 0}

    assert seen(board.sight.ranges[start]) == {"10R.Q", "10R.a3", "11R.A"}
    assert seen(board.keen_sight.ranges[start]) == {"10R.Q", "10R.a3", "11R.A", "11R.B"}


# Plates


@rule("ds.equip.stat-body")
@pytest.mark.parametrize(("damage", "left"), [(1, 0), (2, 0), (3, 1)])
def test_a_plate_turns_exactly_two_damage_away(damage: int, left: int) -> None:
    table = StationTable(gear={"miranda": [None, None, "ablative_armor"]}, skills={"miranda": []})
    table.call(lambda _: hurt(table.state, 0, damage, NO_XENO, "ds.ff.damage"))

    events = table.choose(GiveUpCard, card="ablative_armor")

    assert [event.damage for event in happened(events, DamageIgnored)] == [min(2, damage)]
    assert table.survivor("miranda").wounds == left
    assert table.cards("miranda")[2] is None
