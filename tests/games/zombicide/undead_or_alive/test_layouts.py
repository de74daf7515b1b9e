"""The tile data against the layouts of all missions: edges that touch fit, and every Zone can be reached."""

import pytest

from tests.games.zombicide.boards import board_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.board import BALCONY
from veglia.games.zombicide.undead_or_alive.rules import library

# The vertical Trains of M2 and M7 are turned by 270 degrees: the locomotive heads upwards, off the board.
WHOLE = {
    "m0": [["2R"], ["3R/90"]],
    "m1": [["8V", "1R/270"], ["10V", "12V"], ["2R", "5V"]],
    "m2": [["4R", "10R/270", "2V"], ["1R/180", "12R/270", "5V/180"], ["3R", "11R/270", "9V/90"]],
    "m3": [["4R/90", "6R", "3R/90"], ["5V/270", "1V/90", "7V"], ["10R", "11V", "12V"]],
    "m4": [["4R/90", "1R"], ["2R", "3R/180"], ["7R", "5V/270"], ["9R/90", "8V/90"]],
    "m5": [["12R", "10R"], ["8V/270", "4R/270"], ["1R/90", "3R/180"], ["5R", "6R/90"]],
    "m6": [["1R/180", "7R/180"], ["2R", "3R/180"], ["5R", "8V/90"]],
    "m7": [["5R", "2V", "10R/270"], ["3R/90", "7V/90", "12R/270"], ["9V/180", "1V", "11R/270"]],
    "m8": [["9V/270", "3R/180", "4R/90"], ["10V", "11V", "12V"], ["8V/180", "1R", "2R"]],
    "m9": [["9V/270", "6R", "4V/90"], ["11R", "12R", "10R"], ["1R", "2R", "8V/90"]],
    "m10": [["9V/270", "6R", "5R/90"], ["8V/180", "2R/270", "3R"]],
}
# The row of the Train, and what else lies in it as the Train moves or is blown up.
STRIPS = {
    "m1": (1, ["10R 12V", "12R 10R", "10V 12R"]),
    "m3": (2, ["11V 10R 12V", "11V 12V 10R", "11V 12V 10V"]),
    "m8": (1, ["10R 11V 12V", "11R 10R 12V", "12R 11R 10R", "10V 12R 11R", "10V 11V 12R"]),
    "m9": (1, ["10V 11R 12R", "10V 12V 11R", "10V 12V 11V"]),
}
MOVED = {
    f"{mission} {strip}": [*WHOLE[mission][:row], strip.split(), *WHOLE[mission][row + 1 :]]
    for mission, (row, strips) in STRIPS.items()
    for strip in strips
}
# Missions of our own have the layout of their file.
OWN = {mission: library.mission(mission).layout for mission in library.missions() if mission not in WHOLE}
ALL = {**WHOLE, **MOVED, **OWN}


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


@pytest.mark.parametrize("mission", WHOLE)
def test_missions_have_the_layout_of_the_rulebook(mission: str) -> None:
    row = library.mission(mission)

    assert row.layout == WHOLE[mission]
    assert {entry.partition("/")[0] for line in row.layout for entry in line} <= set(library.shapes())
