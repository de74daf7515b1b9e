"""What chance decides before the game, what may be agreed, and what is wrong with a house."""

import pytest

from tests.games.dark_darker_darkest.table import begun, choose, cleared, find, setup, state_of
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.agreeing import check_options, plan_of
from veglia.games.dark_darker_darkest.rules.house_checks import Fault, faults
from veglia.games.dark_darker_darkest.rules.plan import check_of, read_code, read_plan, share_code
from veglia.games.dark_darker_darkest.rules.rolls import DefenceWindow
from veglia.games.dark_darker_darkest.rules.setup import PointTo
from veglia.games.dark_darker_darkest.rules.tiles import CORNER
from veglia.kernel.dice import seeded
from veglia.kernel.errors import BadSetup, VegliaError
from veglia.kernel.window import PHASE

SEEDS = range(8)
BEGINNER = (
    "C2/0 O1/0 O2/0 O5/0 LAB/2 O9/3 I3/2 I12/3 I1/0 O3/1 O4/3 I5/2 I7/0 I6/2 O6/1 C1/0 O10/2 ENT/0 O8/2 C3/2"
)


@rule("ddd.setup.equipment-deck", "ddd.setup.zombie-token-pool", "ddd.setup.creature-stack")
@rule("ddd.finale.setup-nemesis")
def test_every_pile_is_shuffled_by_the_seed() -> None:
    states = [state_of(begun(seed=seed)) for seed in SEEDS]
    for name in ("pile", "pool", "creature_pile", "nemesis_pile"):
        piles = {tuple(getattr(state, name)) for state in states}
        # The same things each time, in different orders.
        assert len({tuple(sorted(pile)) for pile in piles}) == 1
        assert len(piles) > 1, name


@rule("ddd.security.corners-three-icons", "ddd.security.fill-to-locks")
def test_where_big_and_small_tokens_lie_is_random_but_in_corners() -> None:
    patterns: set[tuple[int, ...]] = set()
    for seed in SEEDS:
        state = state_of(begun(seed=seed))
        plan = state.house.plan
        sizes = [len(state.library.code_tokens[code]) for code in state.locks]
        corners = [at for at, lock in enumerate(plan.locks) if plan.tiles[lock.tile].kind == CORNER]
        assert all(sizes[at] == 3 for at in corners)
        patterns.add(tuple(sizes))
    assert len(patterns) > 4


@rule("ddd.security.beginner-code")
def test_a_code_with_a_colour_three_times_is_drawn_again() -> None:
    bad = next(seed for seed in range(500) if max(state_of(begun(seed=seed)).markers) > 2)
    state = state_of(begun(seed=bad, good_code="on"))
    assert (max(state.markers), sum(state.markers)) == (2, 7)
    other = state_of(begun(seed=bad))
    assert state.code != other.code
    # Both tokens with two icons come from the whole supply, not only from its beginning.
    seen = {code for seed in SEEDS for code in state_of(begun(seed=seed)).code[1:]}
    assert len(seen) > 8


@rule("ddd.zexp.modules", "ddd.zexp.tokens")
@pytest.mark.parametrize("kind", ["disco_doll", "guts", "chunk", "tuff_guy"])
def test_there_are_ten_tokens_of_each_special_zombie(kind: str) -> None:
    options: dict[str, str] = {kind: "10"}
    assert len(state_of(cleared(seats=1, **options)).pool) == 33
    with pytest.raises(BadSetup, match=kind):
        check_options({kind: "11"})


@rule("ddd.rad.reactor-place")
@pytest.mark.parametrize(("shown", "tile"), [(1, 6), (2, 7), (3, 8), (4, 11), (5, 12), (6, 13)])
def test_a_machine_built_house_has_the_reactor_where_the_die_says(shown: int, tile: int) -> None:
    seed = next(number for number in range(100) if seeded(number).below(6) == shown - 1)
    plan = plan_of("random", check_options({"radioactive": "on"}), seed)
    assert plan.reactor == tile


def found(text: str, *sets: str) -> list[Fault]:
    return faults(read_plan(content.library(), text), sets or ("base", "kickstarter"))


@rule("ddd.house.doors-reachable")
def test_a_door_between_two_closed_rooms_cannot_be_reached() -> None:
    # The only door of I6 leads into I7, which is closed as well.
    text = BEGINNER.replace("I6/2", "I2/0").replace("I12/3", "I6/0")
    wrong = {(fault.code, fault.place, fault.side) for fault in found(text)}
    assert ("unreachable_door", 7, 2) in wrong
    assert ("unreachable_door", 12, 0) in wrong
    assert found(BEGINNER) == []


@rule("ddd.house.advice-north-path", "ddd.ks.components")
def test_faults_name_the_tile_or_the_whole_house() -> None:
    # Walls from side to side: nobody comes to the north.
    rows = BEGINNER.split()
    for at, tile in ((10, "O7/3"), (11, "I4/1"), (13, "I16/0"), (14, "O3/1")):
        rows[at] = tile
    rows[9] = "O4/1"
    north = [fault for fault in found(" ".join(rows)) if fault.code == "no_way_north"]
    assert [(fault.place, fault.side) for fault in north] == [(-1, -1)]
    unused = [fault for fault in found(" ".join(rows), "base") if fault.code == "set_not_used"]
    assert [(fault.place, fault.side, fault.rule) for fault in unused] == [(13, -1, "ddd.ks.components")]


@rule("ddd.house.free-choice")
def test_a_house_code_has_thirty_two_letters_and_every_damage_is_a_clear_error() -> None:
    library = content.library()
    code = share_code(library, read_plan(library, BEGINNER))
    assert len(code) == 32
    assert read_code(library, code).key == BEGINNER
    # A letter that no code has, even with the right check letters.
    odd = "u" + code[1:30]
    for text in (odd + check_of(odd), code[:-1], "z" * 30 + check_of("z" * 30)):
        with pytest.raises(BadSetup) as caught:
            read_code(library, text)
        assert caught.value.reason == "house_code"


@rule("ddd.equip.consumable-timing")
def test_who_passes_for_a_phase_is_asked_again_in_the_next_one() -> None:
    state = state_of(begun())
    window = DefenceWindow((0,), 0, 0, 34)
    seen = set()
    for number in (1, 2):
        for group in range(5):
            state.round, state.active = number, group
            seen.add(window.scope(state, PHASE))
            assert window.scope(state, "turn") == number
    assert len(seen) == 10


@rule("ddd.camera.tie")
def test_only_equal_sides_are_offered_for_a_camera() -> None:
    game = begun()
    first = find(game, PointTo, tile=2)
    assert isinstance(first, PointTo)
    assert {option.side for option in game.state.offered if isinstance(option, PointTo)} == {1, 2, 3}
    choose(game, PointTo, tile=2, side=2)
    assert state_of(game).cameras == [(2, 2)]


@rule("ddd.rad.hazmat")
def test_the_specialist_is_one_of_the_party() -> None:
    with pytest.raises(VegliaError, match="leo"):
        setup("bruce", "nina", seats=1, radioactive="on", hazmat="leo")
