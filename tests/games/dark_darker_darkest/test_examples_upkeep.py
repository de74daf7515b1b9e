"""The worked examples of the rulebook about the Upkeep: entries, fire, groups, cameras, the virus."""

from tests.games.dark_darker_darkest.table import (
    BITE,
    CREATURE_ENTRANCE,
    ENTRANCE,
    FAILURE,
    REPEL,
    SUCCESS,
    acting,
    before_fire_icon,
    begun,
    burn,
    card,
    choose,
    cleared,
    events,
    find,
    open_lock,
    place,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.camera_checks import CameraStep
from veglia.games.dark_darker_darkest.rules.enemy_attack import HORDE, EnemyAttack
from veglia.games.dark_darker_darkest.rules.events import (
    CameraChecked,
    DarknessGrew,
    EventMoved,
    FireOut,
    FireSpread,
    GroupFormed,
    TerrorCame,
    TileDestroyed,
    TokenPlaced,
)
from veglia.games.dark_darker_darkest.rules.fire import Spread
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.grouping import ActNext, Grouping
from veglia.games.dark_darker_darkest.rules.infection import PutVirus, VirusStep
from veglia.games.dark_darker_darkest.rules.items.antidote import UseAntidote
from veglia.games.dark_darker_darkest.rules.placing import ZombieEntry
from veglia.games.dark_darker_darkest.rules.setup import PointTo
from veglia.games.dark_darker_darkest.rules.state import CLOCK_EVENT, ENTRY_EVENT

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
SPREAD = "ddd.fire.spread"


@rule("ddd.entry.dice", "ddd.entry.two-room-corridor")
def test_example_zombie_entry_corridor() -> None:
    """The example zombie-entry-corridor: row 3, column 4 has the corridor 26 and the open room 27."""
    game = cleared(house="kickstarter")
    state = state_of(game)
    open_lock(game, 5)
    assert state.house.near[27] == [26]
    stage(game, ZombieEntry(), dice=place(3, 4))
    assert [len(state.tokens[room]) for room in (26, 27)] == [1, 0]


@rule("ddd.fire.spread", "ddd.fire.third-marker")
def test_example_fire_south() -> None:
    """The example fire-south: tile 11 is south of 6, tile 12 east of it."""
    game = cleared()
    state = state_of(game)
    burn(game, 6, 1)
    burn(game, 11, 1, flame=False)
    burn(game, 12, 2, flame=False)
    stage(game, Spread(SPREAD), dice=(SOUTH,))
    assert [event.face for event in events(game, FireSpread)] == [3]
    assert (state.flame, state.fire[6], state.fire[11], state.fire[12]) == (11, 1, 2, 2)
    stage(game, Spread(SPREAD), dice=(EAST,))
    assert (state.flame, state.fire[12]) == (12, 0)
    assert state.house.is_destroyed(12)
    assert state.darkness == 1


@rule("ddd.fire.extinguished", "ddd.fire.third-marker")
def test_example_fire_last_tile() -> None:
    """The example fire-last-tile: in the corner of the house the fire cannot move north."""
    game = cleared()
    state = state_of(game)
    burn(game, 0, 2)
    stage(game, Spread(SPREAD), dice=(NORTH,))
    assert [event.tile for event in events(game, TileDestroyed)] == [0]
    assert (state.flame, sum(state.fire), state.darkness) == (-1, 0, 1)
    assert len(events(game, FireOut)) == 1


@rule("ddd.event.start-position", "ddd.entry.second-each-round", "ddd.upkeep.order")
def test_example_first_round_two_entries() -> None:
    """The example first-round-two-entries."""
    game = begun()
    state = state_of(game)
    assert (state.event, state.darkness, len(state.pool)) == (CLOCK_EVENT, 0, 23)
    entered: list[int] = []
    steps: list[str] = []
    while (camera := find(game, PointTo)) is not None:
        assert isinstance(camera, PointTo)
        choose(game, PointTo, *place(1, 3), *place(2, 2), tile=camera.tile, side=camera.side)
        entered += [event.room for event in events(game, TokenPlaced)]
        kinds = (EventMoved, TokenPlaced, GroupFormed)
        steps += [type(event).__name__ for event in state.log or [] if isinstance(event, kinds)]
    assert isinstance(state.asking, GroupActs)
    assert (state.round, state.event, state.darkness) == (1, ENTRY_EVENT, 0)
    # One before the Grouping, one after it, both before the first action.
    assert steps == ["EventMoved", "TokenPlaced", "GroupFormed", "TokenPlaced"]
    assert (entered, len(state.pool)) == ([4, 12], 21)


@rule("ddd.group.form", "ddd.group.mandatory", "ddd.group.order")
def test_example_grouping_two_two() -> None:
    """The example grouping-two-two."""
    game = cleared("bruce", "jack", "leo", "nina")
    state = state_of(game)
    state.survivors[2].room = state.survivors[3].room = 12
    stage(game, Grouping(()))
    assert [event.members for event in events(game, GroupFormed)] == [(2, 3), (0, 1)]
    assert len(state.offered) == 2
    choose(game, ActNext, group=1)
    assert state.order == [1, 0]


@rule("ddd.virus.cube-place", "ddd.virus.cube-move", "ddd.virus.ability-lost")
def test_example_lucy_virus() -> None:
    """The example lucy-virus."""
    game = acting("lucy", "leo")
    state = state_of(game)
    lucy = state.survivors[0]
    lucy.xp = 5
    game.choose(-2)
    assert (lucy.xp, lucy.bought) == (0, 0b00101)
    lucy.virus_left = 2
    state.asking = None
    state.agenda = []
    for cube, bought in ((1, 0b00101), (2, 0b00101), (3, 0b00001)):
        stage(game, VirusStep())
        assert (lucy.cube, lucy.bought) == (cube, bought)
    assert state.survivors[1].cube == 0
    # What lies beneath the cube or right of it cannot be bought any more.
    lucy.xp = 10
    stage(game, GroupActs(0))
    assert [getattr(option, "ability", 0) for option in game.asides] == [1]


@rule("ddd.virus.antidote-cube-stays", "ddd.virus.resume")
def test_example_antidote_resume() -> None:
    """The example antidote-resume."""
    game = cleared("lucy", "leo")
    state = state_of(game)
    lucy = state.survivors[0]
    state.survivors[1].room = 12
    lucy.virus_left = 2
    for _ in range(2):
        stage(game, VirusStep())
    assert lucy.cube == 2
    card(game, 0, "antidote")
    lucy.group = 0
    stage(game, GroupActs(0))
    choose(game, UseAntidote, who=0)
    assert (lucy.virus(), lucy.cube) == (1, 2)
    state.asking = None
    state.agenda = []
    # The virus rests.
    stage(game, VirusStep())
    assert lucy.cube == 2
    zombies(game, ENTRANCE, 1)
    stage(game, EnemyAttack(HORDE, ENTRANCE), dice=(BITE, FAILURE))
    choose(game, PutVirus, is_right=False)
    stage(game, VirusStep())
    assert (lucy.virus(), lucy.cube) == (2, 3)


@rule("ddd.camcheck.five")
def test_example_camera_five() -> None:
    """The example camera-five: the camera of tile 7 points to the west, where the party is."""
    for fifth, terror in ((FAILURE, 1), (REPEL, 0)):
        game = cleared("bruce", "jack", "leo", "nina", "lucy")
        state = state_of(game)
        state.cameras = [(7, WEST)]
        for survivor in state.survivors:
            survivor.room = 12
        dice = (SUCCESS, SUCCESS, REPEL, REPEL, CREATURE_ENTRANCE, fifth, *place(1, 3))
        stage(game, CameraStep(), dice=dice)
        assert [len(event.faces) for event in events(game, CameraChecked)] == [5]
        assert len(events(game, TerrorCame)) == terror
        assert (state.creature is not None) == bool(terror)
    # With a Failure among the four no fifth die is rolled.
    stage(game, CameraStep(), dice=(SUCCESS, SUCCESS, REPEL, FAILURE, CREATURE_ENTRANCE, *place(1, 3)))
    assert [len(event.faces) for event in events(game, CameraChecked)][-1] == 4


@rule("ddd.fire.third-marker", "ddd.fire.destroy-darkness", "ddd.darkness.fire-icon")
def test_example_chained_fire() -> None:
    """The example chained-fire."""
    game = cleared("bruce", "nina")
    state = state_of(game)
    icon = before_fire_icon(game)
    state.survivors[0].room = 12
    state.survivors[1].room = 2
    burn(game, 7, 1)
    burn(game, 6, 2, flame=False)
    # West onto the tile of Bruce, which is destroyed; then, by the fire icon, north onto the tile of Nina.
    stage(game, Spread(SPREAD), dice=(WEST, NORTH))
    assert [event.tile for event in events(game, TileDestroyed)] == [6]
    assert [event.space for event in events(game, DarknessGrew)] == [icon]
    assert [event.tile for event in events(game, FireSpread)] == [6, 1]
    # Each spread has hurt whoever stands in fire: three and three on the destroyed tile, then one.
    assert [survivor.wounds for survivor in state.survivors] == [6, 1]
    assert (state.flame, state.fire[7], state.fire[1]) == (1, 1, 1)
