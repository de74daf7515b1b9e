"""What happens in this title alone."""

from veglia.kernel.machine import Event


class NoiseMade(Event):
    def __init__(self, zone: int, tokens: int) -> None:
        self.zone = zone
        # How many lie there now.
        self.tokens = tokens


class NoiseRemoved(Event):
    def __init__(self) -> None:
        pass


class DoorClosed(Event):
    def __init__(self, survivor: int, door: int) -> None:
        self.survivor = survivor
        self.door = door


class DoorOpened(Event):
    def __init__(self, survivor: int, door: int) -> None:
        self.survivor = survivor
        self.door = door


class DoorUnlocked(Event):
    def __init__(self, colour: int) -> None:
        self.colour = colour


class DoorDestroyed(Event):
    def __init__(self, zone: int, door: int) -> None:
        # The Zone from which it was broken.
        self.zone = zone
        self.door = door


class PitDug(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class PitReopened(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class PitClosed(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class NoOpenPit(Event):
    def __init__(self) -> None:
        pass


class TankInstead(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class GearGiven(Event):
    def __init__(self, survivor: int, card: int) -> None:
        self.survivor = survivor
        self.card = card


class DroneKept(Event):
    def __init__(self) -> None:
        pass


class FirstSpawnChosen(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class PrototypeTaken(Event):
    def __init__(self, survivor: int, card: int) -> None:
        self.survivor = survivor
        self.card = card


class NoPrototypeLeft(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class AmmunitionHandedOver(Event):
    def __init__(self, survivor: int, card: int) -> None:
        # Who has it now.
        self.survivor = survivor
        self.card = card


class AmmunitionLoosened(Event):
    def __init__(self, survivor: int, card: int) -> None:
        self.survivor = survivor
        self.card = card


class PitSpawnFound(Event):
    def __init__(self, survivor: int, card: int) -> None:
        self.survivor = survivor
        self.card = card


class AttackFocused(Event):
    def __init__(self, survivor: int, kind: int, zone: int) -> None:
        self.survivor = survivor
        self.kind = kind
        self.zone = zone


class FocusedDamage(Event):
    def __init__(self, survivor: int, kind: int, zone: int, damage: int) -> None:
        self.survivor = survivor
        self.kind = kind
        self.zone = zone
        self.damage = damage


class DamageIgnored(Event):
    def __init__(self, survivor: int, damage: int) -> None:
        self.survivor = survivor
        self.damage = damage


class RationEaten(Event):
    def __init__(self, survivor: int, card: int) -> None:
        self.survivor = survivor
        self.card = card


class GrenadeThrown(Event):
    def __init__(self, survivor: int, card: int, zone: int) -> None:
        self.survivor = survivor
        self.card = card
        self.zone = zone


class ObjectivesBuried(Event):
    def __init__(self, zone: int, count: int) -> None:
        self.zone = zone
        self.count = count


class MachineMoved(Event):
    def __init__(self, survivor: int, machine: int, zone: int) -> None:
        self.survivor = survivor
        self.machine = machine
        self.zone = zone


class MachineActivated(Event):
    def __init__(self, machine: int) -> None:
        self.machine = machine


class MachineHit(Event):
    def __init__(self, machine: int) -> None:
        self.machine = machine


class MachineDestroyed(Event):
    def __init__(self, machine: int, zone: int) -> None:
        self.machine = machine
        self.zone = zone


class MachinesRested(Event):
    def __init__(self) -> None:
        pass


class RemoteKept(Event):
    def __init__(self, survivor: int, token: int) -> None:
        self.survivor = survivor
        self.token = token


class ArmorRaised(Event):
    def __init__(self, survivor: int, points: int) -> None:
        self.survivor = survivor
        # The base level from now on.
        self.points = points


class ArmorRepaired(Event):
    def __init__(self, survivor: int, points: int) -> None:
        self.survivor = survivor
        self.points = points


class CamouflageTaken(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class CamouflageLost(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor
