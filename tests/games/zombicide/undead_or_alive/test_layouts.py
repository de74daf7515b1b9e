"""The tile data against the layouts of all missions: edges that touch fit, and every Zone can be reached."""

import pytest

from tests.games.zombicide.boards import board_of, shapes
from tests.rules import rule
from veglia.games.zombicide.engine.board import BALCONY
from veglia.games.zombicide.undead_or_alive import library

# Boards without a Train, whole.
WHOLE = {
    "m0": [["2R"], ["3R/90"]],
    "m4": [["4R/90", "1R"], ["2R", "3R/180"], ["7R", "5V/270"], ["9R/90", "8V/90"]],
    "m6": [["1R/180", "7R/180"], ["2R", "3R/180"], ["5R", "8V/90"]],
    "m10": [["9V/270", "6R", "5R/90"], ["8V/180", "2R/270", "3R"]],
}
# What lies on one side of the Train. The upper row of M9 is left out: one opening of 6R meets a street of 4V.
PARTS = {
    "m1 above": [["8V", "1R/270"]],
    "m1 below": [["2R", "5V"]],
    "m2 left": [["4R"], ["1R/180"], ["3R"]],
    "m2 right": [["2V"], ["5V/180"], ["9V/90"]],
    "m3": [["4R/90", "6R", "3R/90"], ["5V/270", "1V/90", "7V"]],
    "m5": [["8V/270", "4R/270"], ["1R/90", "3R/180"], ["5R", "6R/90"]],
    "m7": [["5R", "2V"], ["3R/90", "7V/90"], ["9V/180", "1V"]],
    "m8 above": [["9V/270", "3R/180", "4R/90"]],
    "m8 below": [["8V/180", "1R", "2R"]],
    "m9 below": [["1R", "2R", "8V/90"]],
}
ALL = {**WHOLE, **PARTS}


@pytest.mark.parametrize("part", ALL)
def test_the_tiles_of_every_mission_fit_and_every_zone_can_be_reached(part: str) -> None:
    board = board_of(*ALL[part])

    tiles = {entry.partition("/")[0] for line in ALL[part] for entry in line}
    assert {name.partition(".")[0] for name in board.places} == tiles
    assert all(board.ways.distance(0, zone) < board.size for zone in range(board.size))


@pytest.mark.parametrize("part", ALL)
def test_walking_and_street_sight_are_mutual(part: str) -> None:
    board = board_of(*ALL[part])

    for start in range(board.size):
        assert start not in board.ways.neighbours[start]
        for end in range(board.size):
            assert (end in board.ways.neighbours[start]) == (start in board.ways.neighbours[end])
            # Only into rooms a Balcony sees less than is seen of it.
            if not board.is_room(start) and not board.is_room(end):
                assert board.sight.ranges[start][end] == board.sight.ranges[end][start]


@pytest.mark.parametrize("part", ALL)
def test_neighbours_see_each_other_at_range_1(part: str) -> None:
    board = board_of(*ALL[part])

    for start in range(board.size):
        for end in board.ways.neighbours[start]:
            assert board.sight.ranges[start][end] == 1


@rule("uoa.los.balcony-no-other-rooms")
@pytest.mark.parametrize("part", ALL)
def test_on_a_balcony_townsfolk_see_what_others_see(part: str) -> None:
    board = board_of(*ALL[part])

    balconies = [zone for zone in range(board.size) if board.kinds[zone] == BALCONY]

    for zone in balconies:
        assert board.deep_sight.ranges[zone] == board.sight.ranges[zone]


@pytest.mark.parametrize("part", ALL)
def test_townsfolk_see_all_that_others_see_and_never_from_farther(part: str) -> None:
    board = board_of(*ALL[part])

    for start in range(board.size):
        for end in board.sight.seen[start]:
            assert 0 <= board.deep_sight.ranges[start][end] <= board.sight.ranges[start][end]


@pytest.mark.parametrize("mission", [id for id in library.missions() if id in WHOLE])
def test_missions_without_a_train_have_the_layout_of_the_rulebook(mission: str) -> None:
    row = library.mission(mission)

    assert row.layout == WHOLE[mission]
    assert {entry.partition("/")[0] for line in row.layout for entry in line} <= set(shapes())
