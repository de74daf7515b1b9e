"""Amounts at which one more and one less are both wrong, and phases that call what they should."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.danger import gain_ap
from veglia.games.zombicide.engine.rules.events import (
    ActionsGivenUp,
    PaidForZombies,
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


def play_turns(table: TestTable, count: int) -> list[int]:
    """Let the next Survivors do nothing, the last of those offered first; return who acted."""
    acted = []
    for _ in range(count):
        if table.offers(ActivateSurvivor):
            table.choose(ActivateSurvivor, survivor=table.offered(ActivateSurvivor)[-1].survivor)
        acted.append(table.state.turn.active)
        table.choose(DoNothing)
    return acted


def plain_card(table: TestTable, kind: str) -> int:
    """The printed number of a card that brings Zombies of a kind at every level."""
    return next(
        card.number
        for card in table.state.scenario.library.zombie_cards
        if not card.extra_activation and card.kind == table.kind(kind) and min(card.counts) > 0
    )


@rule("uoa.round.activation-order", "uoa.round.structure")
def test_every_survivor_acts_once_in_every_round() -> None:
    table = TestTable(["carl", "may"], at="2R.a1")
    # Nothing is to come into the way of the second round.
    table.state.spawns = []
    table.run(StartRound())

    # Who is activated first is free each time.
    assert play_turns(table, 4) == [1, 0, 1, 0]


@rule("uoa.round.clockwise-turns", "uoa.round.first-player-starts")
def test_turns_go_to_the_left_from_the_first_player_on() -> None:
    table = TestTable(seats=[["carl", "may"], ["meg", "jeb"], ["hanna", "henry"]])
    table.state.turn.first_seat = 1

    table.run(PlayersPhase())

    assert [table.state.survivors[who].seat for who in play_turns(table, 6)] == [1, 1, 2, 2, 0, 0]


@rule("uoa.round.zombies-phase", "uoa.spawn.one-card-per-token")
def test_in_the_zombies_phase_each_active_token_draws_one_card() -> None:
    table = TestTable(["carl"], at="2R.a1")
    active = sorted(token.zone for token in table.state.spawns if token.is_active)
    number = plain_card(table, "walker")
    table.stack_zombie_cards(number, number + 1, number + 2)
    assert len(active) == 3

    events = table.run(ZombiesPhase())

    assert sorted(event.zone for event in happened(events, ZombieCardDrawn)) == active


@rule("uoa.danger.spawn-level", "uoa.danger.levels")
@pytest.mark.parametrize(("ap", "level"), [(0, 0), (6, 0), (7, 1), (18, 1), (19, 2), (42, 2), (43, 3)])
def test_a_card_brings_as_many_zombies_as_its_line_says(ap: int, level: int) -> None:
    # The highest level counts, whoever has it.
    table = TestTable(["carl", "may"], at="2R.a1")
    table.set_ap("may", ap)
    number = next(
        card.number
        for card in table.state.scenario.library.zombie_cards
        if not card.extra_activation and len(set(card.counts)) == 4
    )
    card = table.state.scenario.library.zombie_cards[number - 1]
    table.stack_zombie_cards(number)

    table.run(DrawZombieCard(table.zone("3R.c3")))

    assert sum(table.zombies("3R.c3").values()) == card.counts[level]


@rule("uoa.danger.levels")
@pytest.mark.parametrize(
    ("points", "level"), [(0, 0), (6, 0), (7, 1), (18, 1), (19, 2), (42, 2), (43, 3), (50, 3)]
)
def test_levels_begin_at_7_19_and_43_points(points: int, level: int) -> None:
    table = TestTable(["carl"])

    table.call(lambda _: gain_ap(table.state, 0, points, "uoa.ap.kill"))

    # The slider goes no further than its last space.
    assert (table.survivor("carl").ap, table.survivor("carl").level) == (min(points, 43), level)


@rule("uoa.spawn.extra-activation")
@pytest.mark.parametrize(("kind", "moves"), [("walker", 1), ("brute", 1), ("runner", 2)])
def test_an_extra_activation_is_for_the_kind_of_the_card_alone(kind: str, moves: int) -> None:
    table = TestTable(["carl"], at="2R.a1", zombies={"3R.a2": {"walker": 1, "brute": 1, "runner": 1}})
    table.state.noise_zone = table.zone("2R.a1")
    table.set_ap("carl", 7)
    number = next(
        card.number
        for card in table.state.scenario.library.zombie_cards
        if card.extra_activation and card.kind == table.kind(kind)
    )
    table.stack_zombie_cards(number)

    events = table.run(DrawZombieCard(table.zone("3R.c3")))

    assert [event.kind for event in happened(events, ZombiesMoved)] == [table.kind(kind)] * moves
    assert table.zombies("3R.a2") == {other: 1 for other in ("walker", "brute", "runner") if other != kind}


@rule("uoa.actions.three", "uoa.skill.plus-1-action")
@pytest.mark.parametrize("skills", [0, 1, 2])
def test_each_plus_1_action_is_one_more_than_three(skills: int) -> None:
    table = TestTable(["carl", "may"])
    table.only_skills("carl", ["plus_1_action"] * skills)
    table.only_skills("may", [])
    table.turn("carl")
    assert table.survivor("carl").actions == 3 + skills
    table.turn("may")

    assert table.survivor("may").actions == 3


@rule("uoa.actions.do-nothing")
@pytest.mark.parametrize("actions", [0, 1, 3])
def test_as_many_actions_are_given_up_as_were_left(actions: int) -> None:
    table = TestTable(["carl"])
    table.only_skills("carl", ["plus_1_free_move_action"])
    table.turn("carl", actions=actions)

    events = table.choose(DoNothing)

    given_up = [(event.count, event.rule) for event in happened(events, ActionsGivenUp)]
    assert given_up == ([(actions, "uoa.actions.do-nothing")] if actions else [])
    assert (table.survivor("carl").actions, table.survivor("carl").free) == (0, ())


@rule("uoa.actions.move-leave-zombies", "uoa.actions.move")
@pytest.mark.parametrize("zombies", [0, 1, 2])
def test_a_move_costs_one_action_and_one_more_for_each_zombie(zombies: int) -> None:
    table = TestTable(["carl"], zombies={"2R.a1": {"walker": zombies}})
    table.only_skills("carl", [])
    table.turn("carl", actions=zombies)
    assert not table.offers(MoveTo)
    table.turn("carl", actions=zombies + 1)

    events = table.choose(MoveTo, zone="2R.a2")

    assert [event.count for event in happened(events, PaidForZombies)] == ([zombies] if zombies else [])
    assert table.survivor("carl").actions == 0
