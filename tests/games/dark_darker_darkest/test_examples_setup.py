"""The worked examples of the rulebook about the house, its cameras, and the preparation."""

from tests.games.dark_darker_darkest.table import (
    REPEL,
    SUCCESS,
    acting,
    again,
    begun,
    card,
    choose,
    find,
    open_lock,
    place,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.attack_results import HitZombie
from veglia.games.dark_darker_darkest.rules.camera_checks import CameraStep, CheckRoom
from veglia.games.dark_darker_darkest.rules.effects import spaces
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.setup import PointTo
from veglia.games.dark_darker_darkest.rules.tiles import CORNER
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
PARTY = ("bruce", "jack", "leo", "nina", "lucy")


def watching(tile: int, side: int, rooms: tuple[int, ...], **options: str) -> Game:
    """Return a game with only the camera of one tile, pointing to a side, and Survivors in some rooms."""
    game = begun(*PARTY[: len(rooms)], mode="dark", seed=1, seats=1, camera_facing="chosen", **options)
    state = state_of(game)
    while (other := find(game, PointTo, side=side)) is not None:
        assert isinstance(other, PointTo)
        choose(game, PointTo, *place(1, 3) * 20, tile=other.tile, side=side)
    assert (tile, side) in state.cameras
    state.cameras = [(tile, side)]
    state.agenda = []
    state.asking = None
    for survivor, room in zip(state.survivors, rooms, strict=True):
        survivor.room = room
    return game


def checks(game: Game) -> set[tuple[int, int]]:
    """Return the checks among which the players choose in the camera step."""
    stage(game, CameraStep())
    found = {(option.tile, option.room) for option in game.state.offered if isinstance(option, CheckRoom)}
    state_of(game).asking = None
    state_of(game).agenda = []
    return found


@rule("ddd.camera.own-room", "ddd.camera.continuous-wall", "ddd.camera.best-direction")
def test_example_camera_basement() -> None:
    """The example camera-basement: the main room is 26, the basement 27, south of it behind an open door."""
    house = {"house": "radioactive_2", "radioactive": "on"}
    game = watching(13, SOUTH, (26, 27, 16), **house)
    assert checks(game) == {(13, 26), (13, 27)}
    # To another side it sees its own room and what lies there, not the basement.
    game = watching(13, NORTH, (26, 27, 16), **house)
    assert checks(game) == {(13, 26), (13, 16)}


@rule("ddd.camera.straight-line", "ddd.camera.blockers", "ddd.camera.own-room")
def test_example_camera_row() -> None:
    """The example camera-row: 4 and 2 are in its row to the left, 0 is behind a wall, 8 behind the camera."""
    game = watching(2, WEST, (4, 2, 0, 8), house="hard")
    assert checks(game) == {(2, 4), (2, 2)}


@rule("ddd.camera.side-room-hidden", "ddd.camera.continuous-wall")
def test_example_camera_corridor() -> None:
    """The example camera-corridor: in the middle the corridor 12 and the walled room 13, its door open."""
    game = watching(7, WEST, (14, 12, 13, 10), house="hard")
    open_lock(game, 3)
    assert state_of(game).house.near[13] == [12]
    assert checks(game) == {(7, 14), (7, 12), (7, 10)}


@rule("ddd.camera.open-door", "ddd.camera.continuous-wall", "ddd.camera.fixed")
def test_example_camera_open_corner() -> None:
    """The example camera-open-corner: without its token the corner room 38 is in view."""
    game = watching(18, EAST, (36, 38, 36), house="radioactive_2", radioactive="on")
    state = state_of(game)
    stage(game, CameraStep(), dice=(SUCCESS, SUCCESS, 0))
    # The own room is the only one to check.
    assert state.asking is None
    open_lock(game, 8)
    assert checks(game) == {(18, 36), (18, 38)}
    assert state.cameras == [(18, EAST)]


@rule("ddd.goal.multi-control", "ddd.goal.survivor-count")
def test_example_two_players_four_survivors() -> None:
    """The example two-players-four-survivors."""
    state = state_of(begun("bruce", "jack", "leo", "nina", seats=2))
    assert [survivor.seat for survivor in state.survivors] == [0, 0, 1, 1]
    assert (state.settings.side, state.settings.track[0]) == (3, 3)
    assert [survivor.ap for survivor in state.survivors] == [3] * 4
    assert [spaces(state, who) for who in range(4)] == [5] * 4


@rule("ddd.equip.weapon-range", "ddd.item.automatic")
def test_example_automatic_card() -> None:
    """The example automatic-card: range 2 from room 10 covers 12 and 14, not 16."""
    game = acting("bruce", "nina", rooms=(10,))
    state = state_of(game)
    gun = card(game, 0, "automatic")
    for room in (12, 14, 16):
        zombies(game, room, 1)
    again(game)
    choose(game, Attack, SUCCESS, REPEL, who=0, card=gun)
    assert {option.room for option in state.offered if isinstance(option, HitZombie)} == {12, 14}
    # One Success of the Automatic is two hits.
    choose(game, HitZombie, room=14)
    choose(game, HitZombie, room=12)
    assert isinstance(state.asking, GroupActs)
    assert [len(state.hordes[room]) for room in (12, 14, 16)] == [0, 0, 1]


@rule("ddd.rad.reactor-place")
def test_example_reactor_five() -> None:
    """The example reactor-five: with a 5 the Reactor lies in row 3, column 3."""
    seed = next(number for number in range(100) if seeded(number).die() == 5)
    state = state_of(begun("bruce", "nina", seed=seed, radioactive="on"))
    assert state.house.plan.reactor == 12
    for shown, tile in ((1, 6), (6, 13)):
        seed = next(number for number in range(100) if seeded(number).die() == shown)
        assert state_of(begun("bruce", "nina", seed=seed, radioactive="on")).house.plan.reactor == tile


@rule("ddd.security.dark-code", "ddd.security.fill-to-locks", "ddd.security.token-mix")
@rule("ddd.security.corners-three-icons", "ddd.security.mix-by-count")
def test_example_dark_setup() -> None:
    """The example dark-setup: eleven padlocks, three of them on Corner Tiles, four Survivors."""
    for seed in range(5):
        state = state_of(begun("bruce", "jack", "leo", "nina", seed=seed))
        icons = state.library.code_tokens
        assert [len(icons[code]) for code in state.code] == [3, 2, 2]
        assert sum(state.markers) == 7
        colours = [colour for code in state.code for colour in icons[code]]
        assert state.markers == [colours.count(colour) for colour in range(7)]
        assert len(state.locks) == 11
        assert sorted(len(icons[code]) for code in state.locks) == [2] * 5 + [3] * 6
        # The tokens of the code are among them, and all of them are face down.
        assert set(state.code) <= set(state.locks)
        assert state.shown == 0
        plan = state.house.plan
        corners = [at for at, lock in enumerate(plan.locks) if plan.tiles[lock.tile].kind == CORNER]
        assert [len(icons[state.locks[at]]) for at in corners] == [3, 3, 3]
