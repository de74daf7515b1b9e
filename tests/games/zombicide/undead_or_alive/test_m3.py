"""M3, Family Business: a Train that waits for everyone and runs over the Starting Spawn Zone."""

from tests.games.zombicide.table import TestTable, happened
from tests.games.zombicide.train_missions import move, strip_of
from tests.games.zombicide.undead_or_alive.opening import finish_setup, state_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.events import (
    AdrenalineGained,
    MissionLost,
    MissionWon,
    SpawnTokenMoved,
    ZombieCardDrawn,
)
from veglia.games.zombicide.engine.rules.inventory import ArrangeBounty
from veglia.games.zombicide.engine.rules.spawn import (
    ABOMINATION,
    CORPSE_PILE,
    MOBILE,
    STARTING,
    SpawnNext,
    move_token,
    place_token,
    starting_zone,
)
from veglia.games.zombicide.engine.rules.state import LONE
from veglia.games.zombicide.engine.rules.turn import DoNothing
from veglia.games.zombicide.undead_or_alive.rules.actions.water import Bless
from veglia.games.zombicide.undead_or_alive.rules.events import (
    BountyReceived,
    CompanionPlaced,
    RodeAway,
    SpawnTokenDestroyed,
    TrainAdvanced,
    TrainSetGoing,
)
from veglia.games.zombicide.undead_or_alive.rules.state import GOING, GONE, WAITING
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.game import begin

IMPOSSIBLE = "uoa.end.lose-objectives-impossible"


def family(*party: str, at: str | dict[str, str] = "10R.B") -> TestTable:
    return TestTable(party or ("carl",), mission="m3", at=at)


def gather(table: TestTable) -> None:
    """Bring the Mobile tokens to the Starting Spawn Zone."""
    for number, token in enumerate(table.state.spawns):
        if token.kind == MOBILE:
            move_token(table.state, number, starting_zone(table.state), "uoa.trait.holy-water-move")


def goals(table: TestTable) -> list[bool]:
    return [goal["met"] for goal in TITLE.view(table.state, 0)["goals"]]


# Setup and Objectives


@rule("uoa.m3.setup-companions")
def test_two_faithful_and_four_gunslingers_wait() -> None:
    game = begin(TITLE, TITLE.setup("m3", None, 1, {}))
    events = finish_setup(game)

    state = state_of(game)
    placed = happened(events, CompanionPlaced)
    lone = [one for one in state.survivors if one.leader == LONE]
    assert sorted(state.scenario.library.profiles[one.profile].id for one in lone) == [
        "concepcion",
        "meg",
        "molly",
        "pablito",
        "thomas",
        "trixie",
    ]
    assert [event.zone for event in placed] == [
        state.board.places[name] for name in ("6R.A", "6R.A", "5V.A", "5V.A", "7V.B", "7V.B")
    ]
    assert {event.rule for event in placed} == {"uoa.m3.setup-companions"}
    assert len(state.objectives) == 6


@rule("uoa.m3.nice-weapon")
def test_an_objective_gives_5_ap_and_a_bounty_weapon_with_a_free_reorganisation() -> None:
    table = family(at="1V.b2")
    table.turn("carl")

    events = table.choose(TakeObjective)

    assert [event.rule for event in happened(events, BountyReceived)] == ["uoa.m3.nice-weapon"]
    assert [(event.points, event.rule) for event in happened(events, AdrenalineGained)] == [
        (5, "uoa.m3.nice-weapon")
    ]
    assert isinstance(table.asking, ArrangeBounty)
    assert table.survivor("carl").actions == 2


@rule("uoa.m3.nice-weapon")
def test_an_objective_gives_5_ap_when_no_bounty_weapon_is_left() -> None:
    table = family(at="1V.b2")
    table.state.bounty = []
    table.turn("carl")

    events = table.choose(TakeObjective)

    assert happened(events, BountyReceived) == []
    assert [event.points for event in happened(events, AdrenalineGained)] == [5]


# The Train waits


@rule("uoa.m3.train-waits")
def test_the_train_is_set_going_as_soon_as_the_last_one_is_aboard() -> None:
    table = family("carl", "may", at={"carl": "10R.A", "may": "5V.a1"})
    table.turn("may")
    waiting = table.state.train

    events = table.choose(MoveTo, zone="10R.A")

    assert waiting == WAITING
    assert [event.rule for event in happened(events, TrainSetGoing)] == ["uoa.m3.train-waits"]
    assert table.state.train == GOING
    # It moves at the end of the Players' Phase, not at once.
    assert strip_of(table) == "10R 11V 12V"
    assert happened(move(table), TrainAdvanced)
    assert strip_of(table) == "11V 10R 12V"


@rule("uoa.m3.train-waits")
def test_the_train_waits_for_survivors_and_for_companions() -> None:
    table = family("carl", "may", at={"carl": "5V.a1", "may": "5V.b1"})
    table.add_companion("meg", "5V.A")
    table.turn("carl")
    one = table.choose(MoveTo, zone="10R.A")
    table.turn("may")
    both = table.choose(MoveTo, zone="10R.B")

    assert happened(one, TrainSetGoing) == happened(both, TrainSetGoing) == []
    assert happened(move(table), TrainAdvanced) == []
    assert strip_of(table) == "10R 11V 12V"


@rule("uoa.m3.train-waits")
def test_a_companion_that_comes_along_makes_the_train_full() -> None:
    table = family(at="5V.a1")
    table.add_companion("meg", "5V.a1", leader="carl")
    table.turn("carl")

    events = table.choose(MoveTo, zone="10R.A")

    assert len(happened(events, TrainSetGoing)) == 1


@rule("uoa.m3.train-waits")
def test_the_train_does_not_stop_for_someone_who_gets_off() -> None:
    table = family("carl", "may", at={"carl": "10R.A", "may": "5V.a1"})
    gather(table)
    table.turn("may")
    table.choose(MoveTo, zone="10R.A")
    table.choose(MoveTo, zone="5V.a1")
    table.choose(DoNothing)

    strips = []
    for _ in range(3):
        events = move(table)
        strips.append(strip_of(table))

    # Only the locomotive moves: what it passes over is laid behind it as tracks.
    assert strips == ["11V 10R 12V", "11V 12V 10R", "11V 12V 10V"]
    assert table.state.train == GONE
    assert [event.rule for event in happened(events, MissionLost)] == [IMPOSSIBLE]


# The Starting Spawn Zone


def at_the_spawn_zone(*party: str) -> TestTable:
    """Return a table with a Train that is going to reach the Starting Spawn Zone."""
    table = family(*party)
    table.state.train = GOING
    gather(table)
    move(table)
    return table


@rule("uoa.m3.train-destroys-spawn")
def test_the_train_destroys_all_spawn_tokens_of_the_starting_spawn_zone() -> None:
    table = at_the_spawn_zone()
    place_token(table.state, CORPSE_PILE, table.zone("7V.A"), "uoa.spawn.corpse-pile-activate")
    before = [token.kind for token in table.state.spawns]

    events = move(table)

    assert before == [STARTING, MOBILE, MOBILE, ABOMINATION, CORPSE_PILE]
    assert [(event.token_kind, event.rule) for event in happened(events, SpawnTokenDestroyed)] == [
        (kind, "uoa.m3.train-destroys-spawn") for kind in (STARTING, MOBILE, MOBILE, ABOMINATION)
    ]
    assert [(token.kind, token.zone) for token in table.state.spawns] == [(CORPSE_PILE, table.zone("7V.A"))]
    assert goals(table) == [True, True, False]
    assert table.state.result is None


@rule("uoa.m3.train-destroys-spawn", "uoa.spawn.clockwise")
def test_without_a_starting_token_spawning_begins_with_the_next_one_clockwise() -> None:
    table = at_the_spawn_zone()
    move(table)
    # The Starting token lay at the lower right: from there on to the left, up, and round.
    for place in ("7V.A", "6R.B", "4R.B", "5V.A"):
        place_token(table.state, CORPSE_PILE, table.zone(place), "uoa.spawn.corpse-pile-activate")
    table.stack_zombie_cards(1, 2, 3, 4)

    events = table.run(SpawnNext(-1))

    zones = [event.zone for event in happened(events, ZombieCardDrawn)]
    assert zones == [table.zone(place) for place in ("5V.A", "4R.B", "6R.B", "7V.A")]


@rule("uoa.m3.train-destroys-spawn")
def test_holy_water_moves_no_token_when_there_is_no_starting_spawn_zone() -> None:
    table = at_the_spawn_zone()
    move(table)
    table.equip("carl", ["holy_water"])
    here = table.survivor("carl").zone
    place_token(table.state, MOBILE, here, "uoa.train.enter-spawn")
    table.turn("carl")
    moving = table.offers(Bless)
    place_token(table.state, CORPSE_PILE, here, "uoa.spawn.corpse-pile-activate")
    table.turn("carl")

    table.choose(Bless)

    assert not moving
    assert [(token.kind, token.zone, token.is_active) for token in table.state.spawns] == [
        (MOBILE, here, True),
        (CORPSE_PILE, here, False),
    ]


def test_a_mobile_token_in_the_way_stays_on_the_tracks_when_there_is_no_starting_spawn_zone() -> None:
    table = family()
    table.state.train = GOING
    move(table)
    mobile = next(number for number, token in enumerate(table.state.spawns) if token.kind == MOBILE)
    move_token(table.state, mobile, table.zone("12V.a2"), "uoa.train.enter-spawn")

    events = move(table)

    moved = happened(events, SpawnTokenMoved)
    assert [(event.token_kind, event.zone) for event in moved] == [(MOBILE, table.zone("12V.a3"))]
    left = [token.zone for token in table.state.spawns if token.kind == MOBILE]
    assert len(left) == 2
    assert min(left) >= 0


@rule("uoa.m3.train-destroys-spawn")
def test_mobile_tokens_that_were_not_gathered_in_time_lose_the_game() -> None:
    table = family()
    table.state.train = GOING
    first = move(table)

    events = move(table)

    assert happened(first, MissionLost) == []
    assert [event.rule for event in happened(events, MissionLost)] == [IMPOSSIBLE]


# Leaving


@rule("uoa.m3.train-waits", "uoa.m3.train-destroys-spawn")
def test_everyone_on_the_train_leaves_and_wins() -> None:
    table = family("carl", "may", at={"carl": "10R.A", "may": "5V.b1"})
    table.add_companion("meg", "5V.b1", leader="may")
    gather(table)
    table.turn("may")
    table.choose(MoveTo, zone="10R.B")
    table.choose(DoNothing)
    on_board = [happened(move(table), MissionWon) for _ in range(2)]

    events = move(table)

    assert on_board == [[], []]
    assert sorted(event.survivor for event in happened(events, RodeAway)) == [0, 1, 2]
    assert len(happened(events, MissionWon)) == 1
    assert goals(table) == [True, True, True]


@rule("uoa.m3.zombies-aboard", "uoa.train.exit-zombies")
def test_a_zombie_that_leaves_on_the_train_loses_the_game() -> None:
    table = at_the_spawn_zone()
    move(table)
    table.add_zombies("10R.A", "walker")

    events = move(table)

    assert [event.rule for event in happened(events, MissionLost)] == ["uoa.m3.zombies-aboard"]
    assert happened(events, MissionWon) == []


def test_a_companion_left_alone_keeps_the_goal_open() -> None:
    table = family()
    table.add_companion("meg", "5V.A")

    assert goals(table) == [False, False, False]
