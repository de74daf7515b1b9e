"""What happens: the events of the core rules. Chapters of their own keep theirs beside their steps."""

from veglia.kernel.machine import Event


class RoundBegan(Event):
    def __init__(self, round: int) -> None:
        self.round = round


class EventMoved(Event):
    """The Event marker has reached a position."""

    def __init__(self, position: int) -> None:
        self.position = position


class DarknessGrew(Event):
    def __init__(self, space: int) -> None:
        self.space = space


class CameraPlaced(Event):
    def __init__(self, tile: int, side: int) -> None:
        self.tile = tile
        self.side = side


class CameraRemoved(Event):
    def __init__(self, tile: int) -> None:
        self.tile = tile


class CameraChecked(Event):
    """The dice of a camera check, and the Terror Die."""

    def __init__(self, tile: int, room: int, faces: tuple[int, ...], terror: int) -> None:
        self.tile = tile
        self.room = room
        self.faces = faces
        self.terror = terror


class LurkingRolled(Event):
    """The dice for a lurking Creature."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = faces


class TerrorCame(Event):
    def __init__(self, terror: int) -> None:
        self.terror = terror


class TokenPlaced(Event):
    def __init__(self, room: int) -> None:
        self.room = room


class TokenRevealed(Event):
    """A token was turned up: `zombies` are those that it brings."""

    def __init__(self, room: int, count: int, zombies: tuple[int, ...]) -> None:
        self.room = room
        self.count = count
        self.zombies = zombies


class PlaceRolled(Event):
    """The D4 and the D6 for a place in the house."""

    def __init__(self, row: int, column: int) -> None:
        self.row = row
        self.column = column


class GroupFormed(Event):
    def __init__(self, group: int, members: tuple[int, ...]) -> None:
        self.group = group
        self.members = members


class GroupBegan(Event):
    def __init__(self, group: int) -> None:
        self.group = group


class GroupEnded(Event):
    def __init__(self, group: int) -> None:
        self.group = group


class Moved(Event):
    def __init__(self, who: int, room: int) -> None:
        self.who = who
        self.room = room


class ZombiesMoved(Event):
    def __init__(self, count: int, room: int, to: int, zombies: tuple[int, ...]) -> None:
        self.count = count
        self.room = room
        self.to = to
        self.zombies = zombies


class TokenMoved(Event):
    def __init__(self, room: int, to: int) -> None:
        self.room = room
        self.to = to


class CreatureMoved(Event):
    def __init__(self, room: int, to: int) -> None:
        self.room = room
        self.to = to


class CreatureEntered(Event):
    def __init__(self, creature: int, room: int) -> None:
        self.creature = creature
        self.room = room


class CreatureHurt(Event):
    def __init__(self, area: int) -> None:
        self.area = area


class CreatureFell(Event):
    def __init__(self, creature: int, room: int) -> None:
        self.creature = creature
        self.room = room


class NemesisHurt(Event):
    def __init__(self, area: int) -> None:
        self.area = area


class NemesisMoved(Event):
    def __init__(self, room: int, to: int) -> None:
        self.room = room
        self.to = to


class NemesisFell(Event):
    def __init__(self, nemesis: int, room: int) -> None:
        self.nemesis = nemesis
        self.room = room


class ZombieFell(Event):
    def __init__(self, room: int, by: int, zombie: int) -> None:
        self.room = room
        self.by = by
        self.zombie = zombie


class ZombiePushed(Event):
    def __init__(self, room: int, to: int, zombie: int) -> None:
        self.room = room
        self.to = to
        self.zombie = zombie


class ZombieStunned(Event):
    def __init__(self, room: int, zombie: int) -> None:
        self.room = room
        self.zombie = zombie


class Attacked(Event):
    """A Survivor has rolled an attack; `card` is the weapon, -1 for bare hands."""

    def __init__(self, who: int, card: int, faces: tuple[int, ...]) -> None:
        self.who = who
        self.card = card
        self.faces = faces


class ResultCancelled(Event):
    def __init__(self, face: int) -> None:
        self.face = face


class EnemyRolled(Event):
    def __init__(self, attacker: int, room: int, faces: tuple[int, ...]) -> None:
        self.attacker = attacker
        self.room = room
        self.faces = faces


class DefenceRolled(Event):
    def __init__(self, room: int, faces: tuple[int, ...]) -> None:
        self.room = room
        self.faces = faces


class EnemyResultCancelled(Event):
    def __init__(self, result: int) -> None:
        self.result = result


class Wounded(Event):
    def __init__(self, who: int, damage: int) -> None:
        self.who = who
        self.damage = damage


class Healed(Event):
    def __init__(self, who: int, health: int) -> None:
        self.who = who
        self.health = health


class Gripped(Event):
    def __init__(self, who: int) -> None:
        self.who = who


class Released(Event):
    def __init__(self, who: int) -> None:
        self.who = who


class EscapeRolled(Event):
    def __init__(self, who: int, faces: tuple[int, ...]) -> None:
        self.who = who
        self.faces = faces


class Infected(Event):
    def __init__(self, who: int, tokens: int) -> None:
        self.who = who
        self.tokens = tokens


class VirusActed(Event):
    def __init__(self, who: int, cube: int) -> None:
        self.who = who
        self.cube = cube


class Zombified(Event):
    def __init__(self, who: int, room: int) -> None:
        self.who = who
        self.room = room


class Died(Event):
    def __init__(self, who: int, room: int) -> None:
        self.who = who
        self.room = room


class Returned(Event):
    """A replacement enters the house."""

    def __init__(self, who: int, profile: int) -> None:
        self.who = who
        self.profile = profile


class CameIn(Event):
    """A replacement is in the house now."""

    def __init__(self, who: int, room: int) -> None:
        self.who = who
        self.room = room


class GainedXp(Event):
    def __init__(self, who: int, xp: int) -> None:
        self.who = who
        self.xp = xp


class AbilityBought(Event):
    def __init__(self, who: int, ability: int) -> None:
        self.who = who
        self.ability = ability


class FireBroke(Event):
    """A fire has broken out."""

    def __init__(self, tile: int) -> None:
        self.tile = tile


class FireSpread(Event):
    def __init__(self, face: int, tile: int) -> None:
        self.face = face
        self.tile = tile


class FireMarked(Event):
    def __init__(self, tile: int, markers: int) -> None:
        self.tile = tile
        self.markers = markers


class FireOut(Event):
    def __init__(self) -> None:
        pass


class TileDestroyed(Event):
    def __init__(self, tile: int) -> None:
        self.tile = tile
