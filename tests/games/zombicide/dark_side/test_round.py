"""The round, and Ultra-Red mode."""

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.tactics import (
    AskTactician,
    TakeLateTurns,
    TakeTurns,
    WaitForOthers,
)
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.danger import PickSkill, gain_ap
from veglia.games.zombicide.engine.rules.events import FirstPlayerPassed, PhaseStarted
from veglia.games.zombicide.engine.rules.traits.born_leader import GiveAction
from veglia.games.zombicide.engine.rules.turn import (
    ActivateSurvivor,
    ChooseSurvivor,
    DoNothing,
    EndPhase,
    PlayersPhase,
    StartRound,
)

SEATS = [["miranda", "drake", "reese"], ["miles", "umkos", "radka"]]


@rule(
    "ds.round.survivor-order", "ds.round.player-order", "ds.round.first-player-starts", "ds.general.premise"
)
def test_each_player_activates_their_survivors_in_any_order() -> None:
    table = StationTable([name for seat in SEATS for name in seat], seats=SEATS, skills={"radka": []})
    table.run(PlayersPhase())
    assert {option.survivor for option in table.offered(ActivateSurvivor)} == {0, 1, 2}

    order = []
    for name in ("reese", "miranda", "drake"):
        if table.offers(ActivateSurvivor, survivor=name):
            table.choose(ActivateSurvivor, survivor=name)
        order.append(table.state.turn.active)
        table.choose(DoNothing)

    assert order == [2, 0, 1]
    assert isinstance(table.asking, ChooseSurvivor)
    assert {option.survivor for option in table.offered(ActivateSurvivor)} == {3, 4, 5}


@rule("ds.round.three-actions", "ds.round.repeat-actions")
def test_three_actions_may_be_three_times_the_same() -> None:
    table = StationTable(at="12R.B")
    table.turn("miranda")

    for zone in ("12R.A", "12R.Q", "13R.Q"):
        table.choose(MoveTo, zone=zone)

    assert table.survivor("miranda").actions == 0
    assert not table.offers(MoveTo)


@rule("ds.round.end-phase-first-player", "ds.round.structure")
def test_the_first_player_token_goes_on() -> None:
    table = StationTable(["miranda", "miles"], seats=SEATS)

    events = table.run(EndPhase())

    assert [event.seat for event in happened(events, FirstPlayerPassed)] == [1]


@rule("ds.round.structure")
def test_a_round_begins_with_the_players() -> None:
    table = StationTable(at="12R.B")

    events = table.run(StartRound())

    assert [event.phase for event in happened(events, PhaseStarted)] == [1]


@rule(
    "ds.ultrared.optional",
    "ds.ultrared.reset",
    "ds.ultrared.stays-red",
    "ds.ultrared.missing-skills",
    "ds.ultrared.any-skill",
    "ds.ultrared.repeat",
)
def test_ds_ex_ultra_red() -> None:
    table = StationTable(["reese"])
    table.state.is_ultra_red = True
    reese = table.survivor("reese")

    def gain(points: int) -> list[int]:
        """Gain experience; return how many skills there were to choose from, each time."""
        table.call(lambda state: gain_ap(table.state, 0, points, "ds.xp.kill"))
        found = []
        while table.offers(PickSkill):
            found.append(len(table.offered(PickSkill)))
            table.choose(PickSkill)
        return found

    assert gain(43) == [2, 3]
    assert (reese.ap, reese.level, reese.laps) == (0, 3, 1)
    # Second lap: the other Orange skill, one of two missing Red ones.
    assert gain(43) == [2]
    assert (reese.ap, reese.level) == (0, 3)
    # Third lap: the last Red skill.
    gain(43)
    card = [skill for level in table.state.scenario.library.profiles[reese.profile].skills for skill in level]
    assert sorted(reese.skills) == sorted(card)
    # From then on any skill of the game, at Orange and at Red.
    assert [count > 20 for count in gain(43)] == [True, True]
    assert reese.level == 3


@rule("ds.skill.tactician")
def test_a_tactician_acts_among_the_turns_of_another_player() -> None:
    table = StationTable([name for seat in SEATS for name in seat], seats=SEATS)
    table.run(PlayersPhase())
    # The question is for the player of the Tactician, and for nobody else.
    assert isinstance(table.asking, AskTactician)
    assert table.asking.seats(table.state) == (1,)
    table.choose(WaitForOthers)
    assert isinstance(table.asking, TakeTurns)
    assert table.asking.seats(table.state) == (0,)
    assert {option.survivor for option in table.offered(ActivateSurvivor)} == {0, 1, 2}
    table.choose(ActivateSurvivor, survivor=SEATS[0][0])
    table.choose(DoNothing)

    events = table.choose(ActivateSurvivor, survivor="radka")
    assert table.state.turn.active == table.who("radka")
    assert "ds.skill.tactician" in rules_of(events)
    table.choose(DoNothing)

    assert isinstance(table.asking, TakeTurns)
    assert {option.survivor for option in table.offered(ActivateSurvivor)} == {1, 2}
    table.choose(ActivateSurvivor, survivor=SEATS[0][1])
    table.choose(DoNothing)
    # Who has acted is not asked again.
    assert not isinstance(table.asking, AskTactician)


@rule("ds.skill.tactician", "ds.xp.skill-immediate")
def test_a_tactician_who_becomes_one_in_the_phase_is_asked_in_the_same_phase() -> None:
    table = StationTable(
        [name for seat in SEATS for name in seat],
        (4, 1),
        at="12R.A",
        seats=SEATS,
        skills={SEATS[0][0]: ["born_leader"], SEATS[1][0]: [], SEATS[1][2]: []},
        gear={SEATS[1][0]: ["electrified_baton"]},
        xenos={"12R.A": {"worker": 1}},
    )
    late = table.survivor(SEATS[1][0])
    # All skills of the card are there: at Orange any one may be chosen.
    table.state.is_ultra_red = True
    table.set_ap(SEATS[1][0], 43)
    late.laps, late.ap = 3, 18
    card = table.state.scenario.library.profiles[late.profile].skills
    late.skills = tuple(skill for level in card for skill in level)
    table.run(PlayersPhase())
    assert isinstance(table.asking, TakeTurns)
    table.choose(ActivateSurvivor, survivor=SEATS[0][0])
    table.choose(GiveAction, survivor=SEATS[1][0])
    table.choose(MeleeAttack)

    table.choose(PickSkill, skill="tactician")
    table.choose(DoNothing)

    assert isinstance(table.asking, AskTactician)
    assert table.asking.survivor == table.who(SEATS[1][0])
    assert table.asking.seats(table.state) == (1,)
    events = table.choose(ActivateSurvivor)
    assert table.state.turn.active == table.who(SEATS[1][0])
    assert "ds.skill.tactician" in rules_of(events)


@rule("ds.skill.tactician")
def test_without_a_tactician_nobody_comes_in_between() -> None:
    party = [name for seat in SEATS for name in seat]
    table = StationTable(party, seats=SEATS, skills={"radka": []})
    table.run(PlayersPhase())
    asked: list[int] = []
    while table.asking is not None:
        if isinstance(table.asking, TakeTurns):
            asked.append(table.asking.player)
        table.choose(ActivateSurvivor if isinstance(table.asking, TakeTurns) else DoNothing)

    # The last of each seat is not asked for.
    assert asked == [0, 0, 1, 1]


@rule("ds.skill.tactician", "ds.general.skill-precedence")
def test_a_tactician_may_wait_until_all_others_have_acted() -> None:
    seats = [["radka", "drake", "reese"], ["miles", "umkos", "miranda"]]
    party = [name for seat in seats for name in seat]
    table = StationTable(party, seats=seats)
    table.run(PlayersPhase())
    for name in ("drake", "reese"):
        table.choose(ActivateSurvivor, survivor=name)
        table.choose(DoNothing)
    table.choose(WaitForOthers)
    for name in ("miles", "umkos"):
        table.choose(WaitForOthers)
        table.choose(ActivateSurvivor, survivor=name)
        table.choose(DoNothing)
    table.choose(WaitForOthers)
    assert table.state.turn.active == table.who("miranda")
    events = table.choose(DoNothing)

    # The lone Tactician who waited is asked last, without a choice left.
    assert not isinstance(table.asking, TakeLateTurns)
    assert table.state.turn.active == table.who("radka")
    assert "ds.skill.tactician" in rules_of(events)


@rule("ds.skill.tactician")
def test_several_tacticians_choose_their_order() -> None:
    table = StationTable(
        [name for seat in SEATS for name in seat],
        seats=SEATS,
        skills={name: ["tactician"] for name in SEATS[1]},
    )
    table.run(PlayersPhase())
    asked: list[int] = []
    while isinstance(table.asking, AskTactician):
        asked.append(table.asking.survivor)
        table.choose(WaitForOthers if len(asked) < 3 else ActivateSurvivor)

    assert asked == [table.who(name) for name in SEATS[1]]
    assert table.state.turn.active == table.who(SEATS[1][2])
