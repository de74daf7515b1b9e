"""Security cameras: where they hang, where they may point, and what they see."""

from veglia.games.dark_darker_darkest.rules.house import House
from veglia.games.dark_darker_darkest.rules.plan import Plan


def camera_places(plan: Plan) -> list[int]:
    """Return the tiles with a camera icon; the camera stands in the first room."""
    return plan.cameras


def best_sides(house: House, place: int) -> list[int]:
    """Return the sides to which the camera of a tile sees most rooms."""
    counts = [len(house.line_of_camera(2 * place, side)) for side in range(4)]
    return [side for side in range(4) if counts[side] == max(counts)]


def watched(house: House, place: int, side: int) -> list[int]:
    """Return the rooms that a camera sees."""
    return house.line_of_camera(2 * place, side)
