"""Vade Retro tokens: two of them; Zombies in their Zone lose the next Activation."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.asking import AskPlayers
from veglia.games.zombicide.undead_or_alive.rules.events import (
    ActivationLost,
    VadeRetroPlaced,
    VadeRetroRemoved,
)
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Option, Step

TOKENS: Final = 2


def hold_back(state: UndeadState, zone: int) -> bool:
    """Use the tokens of a Zone up; return whether there were any."""
    if zone not in state.vade_retro:
        return False
    state.vade_retro = [other for other in state.vade_retro if other != zone]
    state.emit(ActivationLost(zone), "uoa.class.faithful-vade-retro-effect")
    return True


def remove_if_empty(state: UndeadState, zone: int) -> None:
    """A token leaves a Zone without Zombies."""
    if zone in state.vade_retro and state.zombies_in(zone) == 0:
        state.vade_retro = [other for other in state.vade_retro if other != zone]
        state.emit(VadeRetroRemoved(zone), "uoa.class.faithful-vade-retro-empty")


def place(state: UndeadState, who: int, zone: int) -> None:
    """Put a token down; when both are on the board, the players choose which one moves."""
    if len(state.vade_retro) < TOKENS:
        put(state, who, zone)
    else:
        state.push(ChooseToken(who, zone))


def put(state: UndeadState, who: int, zone: int) -> None:
    state.vade_retro.append(zone)
    state.emit(VadeRetroPlaced(who, zone), "uoa.class.faithful-vade-retro")


class MoveToken(Option):
    """Take the token from this Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone


class ChooseToken(AskPlayers[UndeadState]):
    """Both tokens are on the board: one of them moves."""

    rule: ClassVar[str] = "uoa.class.faithful-vade-retro-limit"

    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone

    def renumbered(self, state: UndeadState, heirs: list[int]) -> Step[UndeadState] | None:
        zone = heirs[self.zone]
        return None if zone < 0 else ChooseToken(self.survivor, zone)

    def options(self, state: UndeadState) -> list[Option]:
        return [MoveToken(zone) for zone in sorted(set(state.vade_retro))]

    def take(self, state: UndeadState, option: Option) -> None:
        assert isinstance(option, MoveToken)
        state.vade_retro.remove(option.zone)
        state.emit(VadeRetroRemoved(option.zone), self.rule)
        put(state, self.survivor, self.zone)
