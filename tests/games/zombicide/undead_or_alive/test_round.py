"""The round: three phases, the order of Turns, and what the End Phase does."""

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.events import (
    FirstPlayerPassed,
    Healed,
    PhaseStarted,
    RoundStarted,
    TurnEnded,
    TurnStarted,
    WeaponsReloaded,
    ZombieCardDrawn,
    ZombiesMoved,
)
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.games.zombicide.engine.rules.traits.medic import AskHeal, Heal
from veglia.games.zombicide.engine.rules.turn import (
    END,
    PLAYERS,
    ZOMBIES,
    ActivateSurvivor,
    ChooseAction,
    ChooseSurvivor,
    DoNothing,
    EndPhase,
    PlayersPhase,
    StartRound,
    ZombiesPhase,
)
from veglia.games.zombicide.undead_or_alive.rules.events import NoiseFaded, NoiseMoved
from veglia.games.zombicide.undead_or_alive.rules.noise import PlaceNoise
from veglia.kernel.machine import Event


def play_turns(table: TestTable, first: list[Event]) -> list[Event]:
    """Let everybody do nothing until the round is over; return what happened."""
    events = list(first)
    while not happened(events[1:], RoundStarted):
        assert len(happened(events, TurnStarted)) < 10, "the round does not end"
        events += (
            table.choose(ActivateSurvivor) if table.offers(ActivateSurvivor) else table.choose(DoNothing)
        )
    return events


def names_of(table: TestTable, events: list[Event]) -> list[str]:
    """Return who started a Turn, in order."""
    return [table.names[event.survivor] for event in happened(events, TurnStarted)]


@rule("uoa.round.structure")
def test_a_round_is_players_phase_zombies_phase_end_phase_and_then_another_round() -> None:
    table = TestTable()
    table.stack_zombie_cards(1, 2, 3)

    events = play_turns(table, table.run(StartRound()))

    told = [event for event in events if isinstance(event, (RoundStarted, PhaseStarted))]
    phases = [event.phase if isinstance(event, PhaseStarted) else "round" for event in told]
    assert phases == ["round", PLAYERS, ZOMBIES, END, "round", PLAYERS]
    assert [event.round for event in happened(events, RoundStarted)] == [2, 3]
    assert told[0].rule == told[3].rule == "uoa.round.structure"
    assert table.state.turn.phase == PLAYERS


@rule("uoa.round.first-player-starts")
def test_the_first_player_takes_the_first_turn() -> None:
    table = TestTable(seats=[["carl"], ["meg"], ["may"]])
    table.state.turn.first_seat = 1

    events = table.run(PlayersPhase())

    assert names_of(table, events) == ["meg"]
    assert table.asking.seat(table.state) == 1
    assert happened(events, PhaseStarted)[0].rule == "uoa.round.first-player-starts"


@rule("uoa.round.activation-order")
def test_a_player_activates_their_survivors_one_at_a_time_in_any_order() -> None:
    table = TestTable(seats=[["carl", "meg", "may"], ["hanna"]])
    table.run(PlayersPhase())
    asked = table.asking

    table.choose(ActivateSurvivor, survivor="meg")
    during = table.asking
    table.choose(DoNothing)

    assert isinstance(asked, ChooseSurvivor)
    assert asked.rule == "uoa.round.activation-order"
    # Until Meg is done nobody else acts; then Carl and May are left, and Hanna belongs to the other player.
    assert isinstance(during, ChooseAction)
    assert during.survivor == table.who("meg")
    left = [option.survivor for option in table.offered(ActivateSurvivor)]
    assert left == [table.who("carl"), table.who("may")]


@rule("uoa.round.clockwise-turns")
def test_turns_pass_to_the_left_until_everybody_has_played() -> None:
    table = TestTable(seats=[["carl"], ["meg", "may"], ["hanna"]])
    table.stack_zombie_cards(1, 2, 3)
    table.state.turn.first_seat = 1

    events = play_turns(table, table.run(StartRound()))

    zombies = next(event for event in happened(events, PhaseStarted) if event.phase == ZOMBIES)
    before = events[: events.index(zombies)]
    assert names_of(table, before) == ["meg", "may", "hanna", "carl"]
    assert [table.names[event.survivor] for event in happened(before, TurnEnded)] == [
        "meg",
        "may",
        "hanna",
        "carl",
    ]
    assert {event.rule for event in happened(before, TurnEnded)} == {"uoa.round.clockwise-turns"}


@rule("uoa.round.clockwise-turns")
def test_a_player_without_survivors_on_the_board_is_passed_over() -> None:
    table = TestTable(seats=[["carl"], ["meg"], ["may"]])
    table.survivor("meg").zone = OFF_BOARD
    table.run(PlayersPhase())

    events = table.choose(DoNothing)

    assert names_of(table, events) == ["may"]


@rule("uoa.round.zombies-phase")
def test_zombies_act_before_new_ones_appear() -> None:
    table = TestTable(at="2R.a1", zombies={"2R.a3": {"walker": 1}})
    table.stack_zombie_cards(1, 2, 3)

    events = table.run(ZombiesPhase())

    moved = [place for place, event in enumerate(events) if isinstance(event, ZombiesMoved)]
    drawn = [place for place, event in enumerate(events) if isinstance(event, ZombieCardDrawn)]
    assert len(moved) == 1
    assert len(drawn) == 3
    assert max(moved) < min(drawn)
    assert happened(events, PhaseStarted)[0].rule == "uoa.round.zombies-phase"
    # New Zombies do not act in the phase in which they appear.
    assert table.zombies("2R.a2") == {"walker": 1}
    assert table.zombies("3R.c3") == {"walker": 1}


# The End Phase


@rule("uoa.round.end-phase-noise")
def test_in_the_end_phase_a_boom_becomes_a_bang_in_its_place() -> None:
    table = TestTable(at="2R.a1")
    table.state.noise_zone = table.zone("3R.a3")
    table.state.is_loud = True

    events = table.run(EndPhase())

    assert (table.state.noise_zone, table.state.is_loud) == (table.zone("3R.a3"), False)
    assert len(happened(events, NoiseFaded)) == 1
    assert happened(events, NoiseMoved) == []
    assert "uoa.noise.end-boom" in rules_of(events)


@rule("uoa.round.end-phase-noise")
def test_in_the_end_phase_a_bang_moves_to_where_most_survivors_are() -> None:
    table = TestTable(party=["carl", "meg", "may"], at={"carl": "2R.a1", "meg": "2R.a3", "may": "2R.a3"})
    table.state.noise_zone = table.zone("3R.a3")

    events = table.run(EndPhase())

    assert (table.state.noise_zone, table.state.is_loud) == (table.zone("2R.a3"), False)
    assert [event.zone for event in happened(events, NoiseMoved)] == [table.zone("2R.a3")]
    assert "uoa.noise.end-bang" in rules_of(events)


@rule("uoa.round.end-phase-noise")
def test_the_players_break_a_tie_about_the_noise() -> None:
    table = TestTable(seats=[["carl"], ["meg"]], at={"carl": "2R.a1", "meg": "2R.a3"})
    table.run(EndPhase())

    assert table.asking.seats(table.state) == (0, 1)
    table.choose(PlaceNoise, zone="2R.a3")

    assert table.state.noise_zone == table.zone("2R.a3")


@rule("uoa.round.end-phase-reload")
def test_in_the_end_phase_all_weapons_are_reloaded_for_free() -> None:
    gear: dict[str, list[str | None]] = {"hanna": ["springfield"], "jimmy": ["springfield"]}
    table = TestTable(party=["hanna", "jimmy"], dice=(1, 1), gear=gear)
    for name in ("hanna", "jimmy"):
        table.turn(name)
        table.choose(RangedAttack, zone="2R.a2")
        assert not table.offers(RangedAttack)
        table.choose(DoNothing)

    events = table.run(EndPhase())

    assert [event.rule for event in happened(events, WeaponsReloaded)] == ["uoa.round.end-phase-reload"]
    for name in ("hanna", "jimmy"):
        table.turn(name)
        assert table.offers(RangedAttack, card="springfield")


@rule("uoa.round.end-phase-first-player")
def test_the_first_player_token_passes_to_the_left() -> None:
    table = TestTable(seats=[["carl"], ["meg"], ["may"]])
    table.state.turn.first_seat = 1
    holders = []

    for _ in range(3):
        events = table.run(EndPhase())
        (passed,) = happened(events, FirstPlayerPassed)
        holders.append((passed.seat, table.state.turn.first_seat, passed.rule))

    rule_id = "uoa.round.end-phase-first-player"
    assert holders == [(2, 2, rule_id), (0, 0, rule_id), (1, 1, rule_id)]


@rule("uoa.round.end-phase-triggers")
def test_the_end_phase_goes_noise_reload_skills_first_player() -> None:
    table = TestTable(
        seats=[["concepcion"], ["hanna"]],
        dice=(1,),
        gear={"hanna": ["springfield"]},
        skills={"concepcion": ["medic"]},
    )
    table.turn("hanna")
    table.choose(RangedAttack, zone="2R.a2")
    table.choose(DoNothing)
    table.state.is_loud = True
    table.survivor("hanna").wounds = 1

    events = list(table.run(EndPhase()))
    assert isinstance(table.asking, AskHeal)
    events += table.choose(Heal, survivor="hanna")

    assert [type(event) for event in events] == [
        PhaseStarted,
        NoiseFaded,
        WeaponsReloaded,
        Healed,
        FirstPlayerPassed,
    ]
    assert table.survivor("hanna").wounds == 0
    assert "uoa.skill.medic" in rules_of(events)
