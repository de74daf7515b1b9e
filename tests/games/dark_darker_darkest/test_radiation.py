"""The Radioactive expansion: set-up, the Reactor tile, the leak and its spread."""

import pytest

from tests.games.dark_darker_darkest.radiation_table import REACTOR, REACTOR_ROOM, hot, mark
from tests.games.dark_darker_darkest.table import (
    begun,
    burn,
    choose,
    has,
    stage,
    state_of,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.darkness import AdvanceDarkness
from veglia.games.dark_darker_darkest.rules.house_builder import build_any
from veglia.games.dark_darker_darkest.rules.house_checks import faults
from veglia.games.dark_darker_darkest.rules.illegal_house import IllegalHouse
from veglia.games.dark_darker_darkest.rules.modules.radioactive import (
    IrradiateTile,
    RadiationSpread,
)
from veglia.games.dark_darker_darkest.rules.placing import ZombieEntry
from veglia.games.dark_darker_darkest.rules.plan import read_plan
from veglia.games.dark_darker_darkest.rules.radiation import supply
from veglia.kernel.dice import Dice, seeded
from veglia.kernel.errors import BadSetup

SETS = ("base", "radioactive")


def five_first() -> Dice:
    """Return seeded dice whose first die shows a five."""
    return next(seeded(seed) for seed in range(100) if seeded(seed).die() == 5)


@rule("ddd.rad.hazmat")
@pytest.mark.parametrize("chosen", ["leo", "nina"])
def test_the_specialist_starts_with_the_kit_beside_the_own_weapon(chosen: str) -> None:
    game = begun("leo", "nina", radioactive="on", hazmat=chosen)
    state = state_of(game)
    for who in (0, 1):
        survivor = state.survivors[who]
        names = sorted(state.card_type(one).id for one in [*survivor.left, *survivor.right])
        kit = ["decontamination_kit"] if state.profile(who).id == chosen else []
        assert names == sorted([state.profile(who).start, *kit])
    with pytest.raises(BadSetup):
        begun("leo", "nina", radioactive="off", hazmat=chosen)


@rule("ddd.rad.reactor-place")
def test_a_five_puts_the_reactor_into_the_middle_of_the_lower_inner_row() -> None:
    plan = build_any(content.library(), five_first(), SETS)
    assert plan.reactor == 2 * 5 + 2
    # The other Inner Tiles follow; without the expansion there is no Reactor.
    assert faults(plan, SETS) == []
    assert build_any(content.library(), seeded(3), ("base",)).reactor == -1
    for number, place in enumerate((6, 7, 8, 11, 12, 13)):
        game = begun(radioactive="on", house=f"radioactive_{number + 1}")
        assert state_of(game).house.plan.reactor == place


@rule("ddd.rad.reactor-doors")
def test_walls_of_the_reactor_must_not_block_doors() -> None:
    rows = content.houses()["radioactive_1"].rows
    entries = [entry for row in rows for entry in row]
    # Turned by a quarter its doors open onto other tiles, and its walls face others.
    entries[6] = "REA/1"
    plan = read_plan(content.library(), " ".join(entries))
    found = [fault for fault in faults(plan, SETS) if fault.rule == "ddd.rad.reactor-doors"]
    assert found
    with pytest.raises(IllegalHouse):
        begun(radioactive="on", house=" ".join(entries))


@rule("ddd.rad.reactor-closed")
def test_the_reactor_is_closed() -> None:
    game = hot(22)
    state = state_of(game)
    assert state.house.is_closed[REACTOR_ROOM]
    assert not has(game, Move, room=REACTOR_ROOM)
    state.asking = None
    # Nothing enters there: the token goes to a tile near the Survivors.
    stage(game, ZombieEntry(), dice=(1, 1))
    assert state.tokens[REACTOR_ROOM] == ()


@rule("ddd.rad.trigger-marker", "ddd.rad.leak", "ddd.rad.before-leak")
@pytest.mark.parametrize("space", [2, 4, 5])
def test_the_leak_comes_when_darkness_reaches_the_chosen_space(space: int) -> None:
    game = hot(leak_space=str(space))
    state = state_of(game)
    # One of the 27 markers waits on the track.
    assert supply(state) == 26
    state.asking = None
    state.darkness = space - 2
    burn(game, 0, 0, flame=False)
    stage(game, AdvanceDarkness(1, "ddd.darkness.event"), RadiationSpread(), dice=(0, 1))
    assert (state.extras.radiation, state.extras.is_leaking) == (0, False)
    stage(game, AdvanceDarkness(1, "ddd.darkness.event"), dice=(0, 1))
    assert state.extras.radiation == 1 << REACTOR
    offered = [one.tile for one in game.state.offered if isinstance(one, IrradiateTile)]
    assert offered == [1, 5, 7, 11]
    choose(game, IrradiateTile, tile=7)
    assert state.extras.radiation == 1 << REACTOR | 1 << 7
    assert supply(state) == 25


@rule("ddd.rad.trigger-marker")
def test_the_leak_has_a_space_from_two_to_five() -> None:
    for space in ("1", "6"):
        with pytest.raises(BadSetup):
            hot(leak_space=space)


@rule("ddd.rad.spread", "ddd.rad.one-marker", "ddd.rad.before-leak")
def test_two_markers_come_in_the_sixth_step_of_the_upkeep() -> None:
    game = hot()
    state = state_of(game)
    mark(game, REACTOR, 7)
    state.asking = None
    stage(game, RadiationSpread())
    offered = [one.tile for one in game.state.offered if isinstance(one, IrradiateTile)]
    # Beside the two, and never where a marker lies.
    assert offered == [1, 2, 5, 8, 11, 12]
    choose(game, IrradiateTile, tile=1)
    # Place 0 is only beside a new one.
    assert [one.tile for one in game.state.offered if isinstance(one, IrradiateTile)] == [2, 5, 8, 11, 12]
    choose(game, IrradiateTile, tile=12)
    assert [tile for tile in range(20) if state.extras.radiation >> tile & 1] == [1, 6, 7, 12]
    calm = hot()
    state_of(calm).asking = None
    stage(calm, RadiationSpread())
    assert state_of(calm).extras.radiation == 0


@rule("ddd.rad.spread", "ddd.rad.one-marker")
def test_markers_are_placed_as_long_as_there_are_any() -> None:
    game = hot()
    state = state_of(game)
    mark(game, *(tile for tile in range(20) if tile not in (3, 4)))
    state.survivors[0].radiation = 3
    state.survivors[1].radiation = 3
    state.survivors[2].radiation = 2
    assert supply(state) == 1
    state.asking = None
    stage(game, RadiationSpread())
    choose(game, IrradiateTile, tile=3)
    assert state.extras.radiation == (1 << 20) - 1 - (1 << 4)


@rule("ddd.rad.cleaning-not-enough")
def test_a_clean_house_is_contaminated_anew_from_the_reactor() -> None:
    game = hot()
    state = state_of(game)
    mark(game)
    state.asking = None
    stage(game, RadiationSpread())
    assert state.extras.radiation == 1 << REACTOR
    choose(game, IrradiateTile, tile=5)
    assert state.extras.radiation == 1 << REACTOR | 1 << 5
