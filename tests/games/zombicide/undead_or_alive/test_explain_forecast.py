"""The forecast is what the Zombies' Phase then does."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.contract.tables import MOST_DECISIONS, start
from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.agents.knowledge import Knowledge
from veglia.agents.random import RandomAgent
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.events import (
    Escaped,
    PhaseStarted,
    ZombieCardDrawn,
    ZombiesAttacked,
    ZombiesMoved,
)
from veglia.games.zombicide.engine.rules.turn import ZOMBIES, DoNothing
from veglia.games.zombicide.undead_or_alive.rules.events import SectionLeft, TrainAdvanced, TrainEntered
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.show.explain.forecast import foresee
from veglia.games.zombicide.undead_or_alive.show.explain.preview import forecast
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game
from veglia.kernel.machine import Event, State
from veglia.kernel.offers import Arrow, Mark, Preview

GAMES = 8
# What may happen between the last Action and the Zombies' Phase.
INTERVENES = (Escaped, TrainEntered, TrainAdvanced, SectionLeft)


class Round:
    """What was foretold at the end of the last Turn, and what happened in the Activation."""

    def __init__(self, state: UndeadState, told: Preview, events: list[Event], was_asked: bool) -> None:
        self.kinds = [zombie.id for zombie in state.scenario.library.zombies]
        self.arrows = {(arrow.start, arrow.end, arrow.piece.split("/")[2]): arrow for arrow in told.arrows}
        self.marks = {mark.id: int(mark.text) for mark in told.marks}
        self.moves = happened(events, ZombiesMoved)
        self.attacks = happened(events, ZombiesAttacked)
        # Whether the players decided something on the way.
        self.was_asked = was_asked

    def key(self, move: ZombiesMoved) -> tuple[str, str, str]:
        return f"zone/{move.start}", f"zone/{move.zone}", self.kinds[move.kind]


def rounds(mission: str, seed: int) -> Iterator[Round]:
    """Play a random game, and tell every Zombies' Phase that nothing came before."""
    table = start("undead_or_alive", mission, None, seed)
    agent = RandomAgent(seeded(seed))
    for _ in range(MOST_DECISIONS):
        if table.state.asking is None:
            return
        choice = choose(agent, table.state)
        is_end = choice >= 0 and isinstance(table.state.offered[choice], DoNothing)
        told = table.forecast() if is_end else Preview([])
        events = table.choose(choice)
        phases = [event for event in happened(events, PhaseStarted) if event.phase == ZOMBIES]
        if is_end and phases and not any(isinstance(event, INTERVENES) for event in events):
            yield activation(table, agent, told, events[events.index(phases[0]) :])


def choose(agent: RandomAgent, state: State) -> int:
    """Choose at random, but leave most Turns early, so that many of them end as they were looked at."""
    last = len(state.offered) - 1
    is_menu = isinstance(state.offered[last], DoNothing)
    return last if is_menu and agent.dice.below(3) > 0 else agent.choose(Knowledge(TITLE, state))


def activation(table: Game, agent: RandomAgent, told: Preview, events: list[Event]) -> Round:
    """Play on until Zombies appear or the game is over."""
    was_asked = False
    while table.state.asking is not None and not happened(events, ZombieCardDrawn):
        was_asked = True
        events = events + table.choose(agent.choose(Knowledge(TITLE, table.state)))
    drawn = [at for at, event in enumerate(events) if isinstance(event, ZombieCardDrawn)]
    state = table.state
    assert isinstance(state, UndeadState)
    # An Activation that ends the game breaks off.
    return Round(state, told, events[: drawn[0]] if drawn else events, was_asked or not drawn)


@pytest.mark.parametrize("mission", TITLE.missions())
def test_what_zombies_do_was_foretold(mission: str) -> None:
    moved = 0
    exact = 0
    for seed in range(GAMES):
        for round in rounds(mission, seed):
            for move in round.moves:
                assert round.key(move) in round.arrows
                assert move.count <= round.arrows[round.key(move)].count
                moved += 1
            for attack in round.attacks:
                assert attack.wounds <= -round.marks[f"zone/{attack.zone}"]
            if not round.was_asked:
                assert {round.key(move) for move in round.moves} == set(round.arrows)
                exact += 1
    assert moved > 0
    assert exact > 0


@rule("uoa.zphase.shortest-path")
def test_a_walker_is_shown_its_next_zone() -> None:
    table = TestTable(["carl"], at="2R.a1", zombies={"2R.a3": {"walker": 2}})
    table.turn("carl")

    told = forecast(table.state, "en")

    here, there = table.zone("2R.a3"), table.zone("2R.a2")
    assert told.arrows == [Arrow(f"foe/{here}/walker", 2, f"zone/{here}", f"zone/{there}")]
    assert told.marks == []


@rule("uoa.zphase.runners-second-action")
def test_a_runner_is_shown_both_steps_as_the_same_group() -> None:
    table = TestTable(["carl"], at="2R.a1", zombies={"2R.a3": {"runner": 1}})
    table.turn("carl")

    told = forecast(table.state, "en")

    zones = [table.zone(name) for name in ("2R.a3", "2R.a2", "2R.a1")]
    piece = f"foe/{zones[0]}/runner"
    assert sorted((arrow.piece, arrow.start, arrow.end) for arrow in told.arrows) == sorted(
        (piece, f"zone/{start}", f"zone/{end}") for start, end in pairwise(zones)
    )


@rule("uoa.zphase.attack-auto-hit")
def test_attacks_are_marked_with_their_wounds_and_nobody_is_hurt_by_looking() -> None:
    table = TestTable(["carl", "meg"], at="2R.a1", zombies={"2R.a1": {"walker": 2, "brute": 1}})
    table.turn("carl")

    told = forecast(table.state, "en")

    zone = table.zone("2R.a1")
    assert told.marks == [Mark(f"zone/{zone}", "-3")]
    assert told.arrows == []
    assert f"Zombies deal up to 3 Wounds in street {zone + 1}." in told.lines
    assert [survivor.wounds for survivor in table.state.survivors] == [0, 0]


@rule("uoa.zphase.split-single")
def test_a_zombie_with_equal_ways_is_shown_all_of_them() -> None:
    table = TestTable(["carl"], at="2R.a1", zombies={})
    state = table.state
    splits = [
        (zone, way_count)
        for zone in range(state.board.size)
        if (way_count := len(state.board.ways.steps(zone, state.noise_zone))) > 1
        and not state.board.sight.can_see(zone, state.survivors[0].zone)
    ]
    zone, way_count = splits[0]
    table.state.zombies[zone * state.scenario.kinds + table.kind("walker")] = 1
    table.turn("carl")

    coming = foresee(table.state)
    told = forecast(table.state, "it")

    ways = state.board.ways.steps(zone, state.noise_zone)
    assert coming.is_open
    assert len(told.arrows) == way_count
    assert {arrow.end for arrow in told.arrows} == {f"zone/{way}" for way in ways}
    assert "A parità di percorso decidono i giocatori chi va dove." in told.lines


@rule("uoa.class.faithful-vade-retro-effect")
def test_zombies_held_back_are_shown_to_stay() -> None:
    table = TestTable(["carl"], at="2R.a1", zombies={"2R.a3": {"walker": 2}})
    table.state.vade_retro = [table.zone("2R.a3")]
    table.turn("carl")

    told = forecast(table.state, "en")

    assert told.arrows == []
    assert "No Zombie moves or attacks." in told.lines
    assert table.state.vade_retro == [table.zone("2R.a3")]


def test_looking_ahead_leaves_the_state_as_it_is() -> None:
    table = TestTable(["carl"], at="2R.a1", zombies={"2R.a3": {"walker": 3, "runner": 2}})
    table.turn("carl")
    before = TITLE.codec().hash(table.state)

    foresee(table.state)

    assert TITLE.codec().hash(table.state) == before
    moved = happened(table.run(Activate(all_kinds(table.state))), ZombiesMoved)
    assert len(moved) >= 3
