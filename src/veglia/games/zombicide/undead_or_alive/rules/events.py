"""What happens only in this title."""

from veglia.kernel.machine import Event


class NoiseMade(Event):
    def __init__(self, zone: int, noise: int) -> None:
        self.zone = zone
        self.noise = noise


class NoiseDrownedOut(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class NoiseFaded(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class NoiseMoved(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class Charged(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class VadeRetroPlaced(Event):
    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone


class VadeRetroRemoved(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class ActivationLost(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class FanningStarted(Event):
    def __init__(self, survivor: int, card: int) -> None:
        self.survivor = survivor
        self.card = card


class DynamiteExploded(Event):
    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone


class SpawnTokenResisted(Event):
    def __init__(self, token_kind: int, zone: int) -> None:
        self.token_kind = token_kind
        self.zone = zone


class CorpsePileAwakened(Event):
    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone


class FeatCompleted(Event):
    def __init__(self, survivor: int, card: int) -> None:
        self.survivor = survivor
        self.card = card


class BountyEarned(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class BountyReceived(Event):
    def __init__(self, survivor: int, card: int) -> None:
        self.survivor = survivor
        self.card = card


class BountyExhausted(Event):
    def __init__(self) -> None:
        pass


class CompanionPlaced(Event):
    def __init__(self, companion: int, zone: int) -> None:
        self.companion = companion
        self.zone = zone


class CompanionBound(Event):
    def __init__(self, companion: int, survivor: int) -> None:
        self.companion = companion
        self.survivor = survivor


class CompanionFound(Event):
    def __init__(self, companion: int, survivor: int) -> None:
        self.companion = companion
        self.survivor = survivor


class CompanionRecruited(Event):
    def __init__(self, companion: int, survivor: int) -> None:
        self.companion = companion
        self.survivor = survivor


class RecruitingOpened(Event):
    def __init__(self) -> None:
        pass


class TokenSpent(Event):
    def __init__(self, survivor: int, token: int) -> None:
        self.survivor = survivor
        self.token = token


class TokenKept(Event):
    def __init__(self, survivor: int, token: int) -> None:
        self.survivor = survivor
        self.token = token


class ObjectivePlaced(Event):
    def __init__(self, colour: int, zone: int) -> None:
        self.colour = colour
        self.zone = zone


class GearGiven(Event):
    def __init__(self, survivor: int, card: int) -> None:
        self.survivor = survivor
        self.card = card


class MachinePaid(Event):
    def __init__(self, survivor: int, count: int) -> None:
        self.survivor = survivor
        self.count = count


class WagonMoved(Event):
    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone


class WagonEntered(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class WagonLeft(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class WagonJammed(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class WagonDestroyed(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class GatlingMoved(Event):
    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone


class GatlingFired(Event):
    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone


class MapChanged(Event):
    """Zones are numbered anew; what was told before speaks of the old board, what comes after of the new."""

    def __init__(self, old: str, new: str) -> None:
        # The keys of the boards.
        self.old = old
        self.new = new


class TrainSetGoing(Event):
    def __init__(self) -> None:
        pass


class TrainEntered(Event):
    def __init__(self, tile: str) -> None:
        self.tile = tile


class TrainCameEarly(Event):
    def __init__(self) -> None:
        pass


class TrackTileRemoved(Event):
    def __init__(self, tile: str) -> None:
        self.tile = tile


class TrainAdvanced(Event):
    def __init__(self) -> None:
        pass


class TrackTileLaid(Event):
    def __init__(self, tile: str) -> None:
        self.tile = tile


class SectionLeft(Event):
    def __init__(self, tile: str) -> None:
        self.tile = tile


class TrainGone(Event):
    def __init__(self) -> None:
        pass


class RodeAlong(Event):
    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone


class RodeAway(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class SurvivorPushedAside(Event):
    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone


class ZombiesCrushed(Event):
    def __init__(self, kind: int, count: int, zone: int) -> None:
        self.kind = kind
        self.count = count
        self.zone = zone


class CoalTaken(Event):
    def __init__(self, survivor: int, companion: int) -> None:
        self.survivor = survivor
        self.companion = companion


class CoalDropped(Event):
    def __init__(self, survivor: int, count: int) -> None:
        self.survivor = survivor
        self.count = count


class SpawnTokenDestroyed(Event):
    def __init__(self, token_kind: int) -> None:
        self.token_kind = token_kind


class PieceRemoved(Event):
    def __init__(self, piece: int) -> None:
        self.piece = piece


class HeraldAdvanced(Event):
    def __init__(self, colour: int, zone: int) -> None:
        self.colour = colour
        self.zone = zone


class HeraldLeft(Event):
    def __init__(self, colour: int) -> None:
        self.colour = colour


class BountySetAside(Event):
    def __init__(self, count: int) -> None:
        self.count = count


class WagonRammed(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class SpawnTokenHeld(Event):
    def __init__(self, token_kind: int, zone: int) -> None:
        self.token_kind = token_kind
        self.zone = zone


class MineBlownUp(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class SuppliesTaken(Event):
    def __init__(self, survivor: int, token: int) -> None:
        self.survivor = survivor
        self.token = token


class SuppliesLoaded(Event):
    def __init__(self, survivor: int, count: int) -> None:
        self.survivor = survivor
        self.count = count


class WagonEscaped(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor
