"""What happens in some missions of this title only."""

from veglia.kernel.machine import Event


class TokenKept(Event):
    def __init__(self, survivor: int, token: int) -> None:
        self.survivor = survivor
        self.token = token


class SpawnZoneDestroyed(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class AccessSealed(Event):
    def __init__(self, door: int) -> None:
        self.door = door


class AccessWelded(Event):
    def __init__(self, survivor: int, door: int) -> None:
        self.survivor = survivor
        self.door = door


class DroneTaken(Event):
    def __init__(self, survivor: int, card: int) -> None:
        self.survivor = survivor
        self.card = card


class HostileFire(Event):
    def __init__(self, machine: int, zone: int, hits: int) -> None:
        self.machine = machine
        self.zone = zone
        self.hits = hits


class MachineLeft(Event):
    def __init__(self, survivor: int, machine: int) -> None:
        # Who has brought it out.
        self.survivor = survivor
        self.machine = machine


class DecoyDestroyed(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class GeneratorReached(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class ChargePlaced(Event):
    def __init__(self, survivor: int, zone: int, charges: int) -> None:
        self.survivor = survivor
        self.zone = zone
        # How many the column has now.
        self.charges = charges


class ColumnDestroyed(Event):
    def __init__(self, survivor: int, colour: int) -> None:
        self.survivor = survivor
        self.colour = colour


class GroundLost(Event):
    def __init__(self, zones: int) -> None:
        # How many Zones are no more.
        self.zones = zones


class XenosCrushed(Event):
    def __init__(self, kind: int, count: int, zone: int) -> None:
        self.kind = kind
        self.count = count
        self.zone = zone
