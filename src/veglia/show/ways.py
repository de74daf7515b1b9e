"""Zones several steps away: how the figure that is asked gets there by ordinary choices, and what it costs.

The ways are tried out on a world in which all that the seat cannot see is dealt anew. A way goes on only from
where nothing came to light and the same figure may move again. The rules of a game are asked, never repeated.
"""

from heapq import heappop, heappush
from typing import Any, Final

from veglia.kernel.dice import Dice
from veglia.kernel.game import Title
from veglia.kernel.machine import State, answer
from veglia.kernel.offers import Way
from veglia.kernel.scene import Scene

# How many positions are looked at, and the most steps of a way.
MOST: Final = 48
STEPS: Final = 6


def ways(title: Title, state: State, seat: int, language: str) -> list[Way]:
    """Return the cheapest way to each zone that a seat's figure reaches in several moves."""
    explorer = Explorer(title, seat, language)
    # Most questions are about something else.
    if not explorer.moves(state):
        return []
    return explorer.explore(title.imagine(state, seat, Dice("ways", 0, 0)))


class Explorer:
    """Looks for ways from one question."""

    def __init__(self, title: Title, seat: int, language: str) -> None:
        self.title = title
        self.seat = seat
        self.language = language
        self.view = title.presentation.viewpoint(seat)
        self.found: dict[str, Way] = {}

    def explore(self, world: State) -> list[Way]:
        scene = self.scene(world)
        order = 0
        # By cost, then steps, then age: where a figure is, and how it came there.
        queue: list[tuple[int, int, int, State, Scene, str, list[str]]] = []
        heappush(queue, (0, 0, order, world, scene, "", []))
        gone: set[tuple[str, str]] = set()
        direct: set[str] = set()
        looked = 0
        while queue and looked < MOST:
            cost, steps, _, here, shown, figure, path = heappop(queue)
            if path:
                if (figure, path[-1]) in gone:
                    continue
                gone.add((figure, path[-1]))
            looked += 1
            for number, zone in self.moves(here):
                if not path:
                    direct.add(zone)
                if steps >= STEPS or (figure, zone) in gone or zone in path:
                    continue
                there = self.title.copy(here)
                answer(there, there.offered[number])
                seen = self.scene(there)
                who = mover(shown, seen, zone)
                if not who or (figure and who != figure):
                    continue
                spent = cost + spent_by(who, shown, seen)
                way = [*path, zone]
                known = self.found.get(zone)
                if path and (known is None or spent < known.actions):
                    self.found[zone] = Way(zone, way, spent)
                if self.goes_on(here, shown, there, seen):
                    order += 1
                    heappush(queue, (spent, steps + 1, order, there, seen, who, way))
        origin = {piece.zone for piece in scene.pieces if piece.id in {figure for figure, _ in gone}}
        return [way for zone, way in self.found.items() if zone not in direct and zone not in origin]

    def scene(self, world: State) -> Scene:
        return self.title.presentation.scene(world, self.view, self.language)

    def moves(self, world: State) -> list[tuple[int, str]]:
        """Return the choices of the seat that are moves, where each zone has but one."""
        asking = world.asking
        if asking is None or self.seat not in asking.seats(world):
            return []
        offers = self.title.presentation.offers(world, world.offered, self.language, self.seat)
        found: dict[str, list[int]] = {}
        for number, offer in enumerate(offers):
            if offer.role == "move" and self.seat in asking.owners(world, world.offered[number]):
                found.setdefault(offer.targets[0], []).append(number)
        return [(numbers[0], zone) for zone, numbers in found.items() if len(numbers) == 1]

    def goes_on(self, before: State, shown: Scene, after: State, seen: Scene) -> bool:
        """Whether nothing came to light with a step, so that the figure may simply go on."""
        if after.result is not None or after.dice.reveals != before.dice.reveals:
            return False
        known = {piece.id for piece in shown.pieces}
        return seen.phase == shown.phase and all(piece.id in known for piece in seen.pieces)


def mover(before: Scene, after: Scene, zone: str) -> str:
    """Return the figure that has come to a zone; empty when it is none or several that are not heroes."""
    at: dict[str, Any] = {piece.id: piece.zone for piece in before.pieces}
    came = [one for one in after.pieces if one.zone == zone and at.get(one.id, zone) != zone]
    heroes = [one.id for one in came if one.sort == "hero"]
    figures = heroes or [one.id for one in came if one.sort == "foe"]
    return figures[0] if figures else ""


def spent_by(who: str, before: Scene, after: Scene) -> int:
    """Return how many of its Actions a figure has spent between two scenes."""
    left = [
        sum(hero.actions + hero.free_actions for hero in scene.heroes if hero.id == who)
        for scene in (before, after)
    ]
    return max(0, left[0] - left[1])
