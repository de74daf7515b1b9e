"""The Noise token: where it goes, what it drowns out, how it fades."""

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.cards import BANG, BOOM
from veglia.games.zombicide.engine.rules.events import ZombiesMoved, ZombiesSetOut
from veglia.games.zombicide.engine.rules.spawn import DrawZombieCard
from veglia.games.zombicide.engine.rules.traits.shove import ShoveTo
from veglia.games.zombicide.engine.rules.turn import EndPhase
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.games.zombicide.undead_or_alive.rules.events import (
    NoiseDrownedOut,
    NoiseFaded,
    NoiseMade,
    NoiseMoved,
)
from veglia.games.zombicide.undead_or_alive.rules.noise import PlaceNoise
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.machine import Event

BANG_SIDE = False
BOOM_SIDE = True


def token(table: TestTable) -> tuple[int, bool]:
    """Return where the Noise token lies and whether it shows its BOOM! side."""
    return table.state.noise_zone, table.state.is_loud


def put_token(table: TestTable, zone: str, *, loud: bool) -> None:
    table.state.noise_zone = table.zone(zone)
    table.state.is_loud = loud


def activate_zombies(table: TestTable) -> list[Event]:
    return table.run(Activate(all_kinds(table.state)))


def pablito_after_his_dynamite(*, dice: int) -> TestTable:
    """Pablito has thrown Dynamite into 2R.a1 and gone two Zones away, to 2R.b3, with one Action left."""
    gear: list[str | None] = ["shotgun", "colt_saa", None, "dynamite"]
    table = TestTable(["pablito"], dice=[1] * dice, at="2R.a2", gear={"pablito": gear})
    put_token(table, "3R.c3", loud=False)
    table.turn("pablito", actions=4)
    table.choose(Throw, zone="2R.a1")
    table.choose(MoveTo, zone="2R.a3")
    table.choose(MoveTo, zone="2R.b3")
    return table


@rule("uoa.noise.dynamite-target", "uoa.trait.dynamite-boom", "uoa.noise.boom-sources")
def test_example_noise_dynamite() -> None:
    table = TestTable(["pablito"], at="2R.a2", gear={"pablito": ["dynamite"]})
    put_token(table, "3R.c3", loud=False)
    table.turn("pablito")

    events = table.choose(Throw, zone="2R.a1")

    assert token(table) == (table.zone("2R.a1"), BOOM_SIDE)
    noises = happened(events, NoiseMade)
    assert [(noise.noise, noise.rule) for noise in noises] == [(BOOM, "uoa.noise.dynamite-target")]


@rule("uoa.noise.boom-beats-bang")
def test_example_noise_shotgun_after_boom() -> None:
    table = pablito_after_his_dynamite(dice=3)

    events = table.choose(RangedAttack, card="shotgun", zone="2R.c3")

    assert token(table) == (table.zone("2R.a1"), BOOM_SIDE)
    assert happened(events, NoiseMade) == []
    assert rules_of(happened(events, NoiseDrownedOut)) == {"uoa.noise.boom-beats-bang"}


@rule("uoa.noise.equal-or-louder", "uoa.class.gunslinger-fanning-boom", "uoa.noise.boom-sources")
def test_example_noise_fanning_after_boom() -> None:
    table = pablito_after_his_dynamite(dice=6)

    events = table.choose(Fan, card="colt_saa", zone="2R.c3")

    assert token(table) == (table.zone("2R.b3"), BOOM_SIDE)
    noises = happened(events, NoiseMade)
    assert [(noise.noise, noise.rule) for noise in noises] == [(BOOM, "uoa.class.gunslinger-fanning-boom")]


@rule("uoa.noise.end-boom", "uoa.noise.token")
def test_example_noise_end_phase() -> None:
    table = TestTable(["carl"], at="2R.a1")
    put_token(table, "3R.c3", loud=True)

    events = table.run(EndPhase())

    assert token(table) == (table.zone("3R.c3"), BANG_SIDE)
    assert rules_of(happened(events, NoiseFaded)) == {"uoa.noise.end-boom"}
    assert happened(events, NoiseMoved) == []


@rule("uoa.noise.location", "uoa.noise.equal-or-louder", "uoa.noise.token")
def test_a_bang_takes_a_bang_to_the_zone_of_the_shooter_not_of_the_target() -> None:
    table = TestTable(["carl"], dice=[1], at="2R.a2", gear={"carl": ["colt_saa"]})
    put_token(table, "3R.c3", loud=False)
    table.turn("carl")

    events = table.choose(RangedAttack, card="colt_saa", zone="2R.a3")

    assert token(table) == (table.zone("2R.a2"), BANG_SIDE)
    noises = happened(events, NoiseMade)
    assert [(noise.zone, noise.noise) for noise in noises] == [(table.zone("2R.a2"), BANG)]
    assert rules_of(noises) == {"uoa.noise.location"}


@rule("uoa.noise.equal-or-louder", "uoa.noise.boom-sources", "uoa.noise.token")
def test_a_boom_takes_a_bang() -> None:
    table = TestTable(["meg"], dice=[1] * 6, at="2R.a2", gear={"meg": ["colt_saa"]})
    put_token(table, "3R.c3", loud=False)
    table.turn("meg")

    table.choose(Fan, card="colt_saa", zone="2R.a3")

    assert token(table) == (table.zone("2R.a2"), BOOM_SIDE)


@rule("uoa.noise.boom-beats-bang", "uoa.noise.end-boom")
def test_after_the_end_phase_a_bang_is_heard_again() -> None:
    table = TestTable(["carl"], dice=[1], at="2R.a2", gear={"carl": ["colt_saa"]})
    put_token(table, "3R.c3", loud=True)
    table.run(EndPhase())
    table.turn("carl")

    table.choose(RangedAttack, card="colt_saa", zone="2R.a3")

    assert token(table) == (table.zone("2R.a2"), BANG_SIDE)


@rule("uoa.noise.stays")
def test_the_token_stays_when_its_maker_leaves() -> None:
    table = TestTable(["carl"], dice=[1], at="2R.a2", gear={"carl": ["colt_saa"]})
    table.turn("carl")
    table.choose(RangedAttack, card="colt_saa", zone="2R.a3")

    table.choose(MoveTo, zone="2R.a3")

    assert token(table) == (table.zone("2R.a2"), BANG_SIDE)


@rule("uoa.noise.end-bang")
def test_in_the_end_phase_a_bang_goes_where_most_survivors_are() -> None:
    at = {"carl": "2R.a1", "meg": "2R.a3", "may": "2R.a3"}
    table = TestTable(["carl", "meg", "may"], at=at)
    put_token(table, "3R.c3", loud=False)

    events = table.run(EndPhase())

    assert token(table) == (table.zone("2R.a3"), BANG_SIDE)
    moves = happened(events, NoiseMoved)
    assert [(move.zone, move.rule) for move in moves] == [(table.zone("2R.a3"), "uoa.noise.end-bang")]


@rule("uoa.noise.end-bang")
def test_in_the_end_phase_the_players_break_ties() -> None:
    at = {"carl": "2R.a1", "meg": "2R.a3", "may": "2R.a3", "jimmy": "2R.a1", "hanna": "2R.b3"}
    table = TestTable(["carl", "meg", "may", "jimmy", "hanna"], at=at)
    put_token(table, "3R.c3", loud=False)

    table.run(EndPhase())
    offered = [place.zone for place in table.offered(PlaceNoise)]
    table.choose(PlaceNoise, zone="2R.a3")

    assert sorted(offered) == sorted([table.zone("2R.a1"), table.zone("2R.a3")])
    assert token(table) == (table.zone("2R.a3"), BANG_SIDE)


@rule("uoa.noise.end-bang")
def test_the_first_player_is_asked_and_any_player_may_answer() -> None:
    table = TestTable(seats=[["carl"], ["meg"]], at={"carl": "2R.a1", "meg": "2R.a3"})
    put_token(table, "3R.c3", loud=False)
    table.state.turn.first_seat = 1

    table.run(EndPhase())

    assert table.asking.seat(table.state) == 1
    assert table.asking.seats(table.state) == (0, 1)


@rule("uoa.noise.zombies-arrive", "uoa.noise.always-on-board")
def test_zombies_that_reach_the_token_send_it_as_a_bang_to_most_survivors() -> None:
    table = TestTable(["carl", "meg"], at="2R.a1", zombies={"3R.c3": {"walker": 1}})
    put_token(table, "3R.b3", loud=True)

    events = activate_zombies(table)

    assert table.zombies("3R.b3") == {"walker": 1}
    assert token(table) == (table.zone("2R.a1"), BANG_SIDE)
    assert rules_of(happened(events, NoiseMoved)) == {"uoa.noise.zombies-arrive"}
    TITLE.check_conservation(table.state)


@rule("uoa.noise.zombies-arrive")
def test_the_players_break_ties_when_zombies_reach_the_token() -> None:
    table = TestTable(["carl", "meg"], at={"carl": "2R.a1", "meg": "2R.A"}, zombies={"3R.c3": {"walker": 1}})
    put_token(table, "3R.b3", loud=False)

    activate_zombies(table)
    offered = [place.zone for place in table.offered(PlaceNoise)]
    table.choose(PlaceNoise, zone="2R.A")

    assert sorted(offered) == sorted([table.zone("2R.a1"), table.zone("2R.A")])
    assert token(table) == (table.zone("2R.A"), BANG_SIDE)


@rule("uoa.noise.zombies-arrive")
def test_the_token_moves_only_after_all_moves_of_that_action() -> None:
    zombies = {"3R.c3": {"walker": 1}, "3R.a3": {"walker": 1}, "3R.A": {"runner": 1}}
    table = TestTable(["carl"], at="2R.A", zombies=zombies)
    put_token(table, "3R.b3", loud=False)

    events = activate_zombies(table)

    moves = [(move.start, move.zone) for move in happened(events, ZombiesMoved)]
    noise = table.zone("3R.b3")
    first = {(table.zone(start), noise) for start in ("3R.c3", "3R.a3", "3R.A")}
    assert set(moves[:3]) == first
    # With its second Action the Runner follows the token to its new place.
    assert moves[3:] == [(noise, table.zone("3R.A"))]
    assert [type(event) for event in events if isinstance(event, (ZombiesMoved, NoiseMoved))] == [
        *[ZombiesMoved] * 3,
        NoiseMoved,
        ZombiesMoved,
    ]


@rule("uoa.noise.zombies-arrive")
def test_the_token_is_turned_to_bang_when_zombies_reach_it_among_the_most_survivors() -> None:
    table = TestTable(["carl"], at="2R.a1", zombies={"2R.a2": {"walker": 1}})
    put_token(table, "2R.a1", loud=True)

    events = activate_zombies(table)

    assert token(table) == (table.zone("2R.a1"), BANG_SIDE)
    assert len(happened(events, NoiseMoved)) == 1


@rule("uoa.noise.zombies-arrive")
def test_zombies_that_stand_on_the_token_and_see_nobody_have_reached_it() -> None:
    table = TestTable(["carl"], at="2R.a1", zombies={"3R.c3": {"walker": 1}})
    put_token(table, "3R.c3", loud=True)

    events = activate_zombies(table)

    assert [type(event) for event in events] == [NoiseMoved, ZombiesSetOut, ZombiesMoved]
    assert token(table) == (table.zone("2R.a1"), BANG_SIDE)
    assert table.zombies("3R.b3") == {"walker": 1}


@rule("uoa.noise.zombies-arrive")
def test_zombies_that_are_pushed_or_appear_do_not_reach_the_token() -> None:
    table = TestTable(["henry"], at="2R.a2", zombies={"2R.a2": {"walker": 1}})
    put_token(table, "2R.a3", loud=True)
    table.stack_zombie_cards(1)
    table.turn("henry")

    table.choose(ShoveTo, zone="2R.a3")
    table.run(DrawZombieCard(table.zone("2R.a3")))

    assert table.zombies("2R.a3") == {"walker": 2}
    assert token(table) == (table.zone("2R.a3"), BOOM_SIDE)


@rule("uoa.noise.always-on-board")
def test_the_token_is_on_the_board_from_the_start_on_its_bang_side() -> None:
    state = TestTable(["carl"]).state

    places = state.board.places

    assert (state.noise_zone, state.is_loud) == (places["2R.a1"], BANG_SIDE)
