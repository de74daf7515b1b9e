"""What happens to things: items, Code Tokens, doors, corners, the Laboratory."""

from veglia.kernel.machine import Event


class Searched(Event):
    def __init__(self, who: int, room: int, faces: tuple[int, ...], terror: int) -> None:
        self.who = who
        self.room = room
        self.faces = faces
        self.terror = terror


class Found(Event):
    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card


class Discarded(Event):
    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card


class Passed(Event):
    """A card has changed hands."""

    def __init__(self, who: int, to: int, card: int) -> None:
        self.who = who
        self.to = to
        self.card = card


class CodePassed(Event):
    def __init__(self, who: int, to: int, code: int) -> None:
        self.who = who
        self.to = to
        self.code = code


class CodeShown(Event):
    def __init__(self, lock: int, code: int) -> None:
        self.lock = lock
        self.code = code


class DoorOpened(Event):
    def __init__(self, who: int, lock: int, missing: int) -> None:
        self.who = who
        self.lock = lock
        self.missing = missing


class Extinguished(Event):
    def __init__(self, who: int, tile: int, markers: int) -> None:
        self.who = who
        self.tile = tile
        self.markers = markers


class CornerUsed(Event):
    def __init__(self, who: int, tile: int, function: str) -> None:
        self.who = who
        self.tile = tile
        self.function = function


class CodeInserted(Event):
    def __init__(self, who: int, code: int) -> None:
        self.who = who
        self.code = code


class MarkerRemoved(Event):
    def __init__(self, colour: int) -> None:
        self.colour = colour


class LaboratoryOpened(Event):
    def __init__(self) -> None:
        pass


class Reloaded(Event):
    def __init__(self, who: int, card: int, cubes: int) -> None:
        self.who = who
        self.card = card
        self.cubes = cubes


class ItemUsed(Event):
    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card
