"""Tacticians take their Turn at any moment of the Players' Phase, also among other players' Turns."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.scope import TACTICIAN
from veglia.games.zombicide.engine.asking import AskPlayers
from veglia.games.zombicide.engine.state import OFF_BOARD, ZombicideState
from veglia.games.zombicide.engine.tell import tell_gift
from veglia.games.zombicide.engine.turn import ActivateSurvivor, ChooseSurvivor, start_turn
from veglia.kernel.machine import Option


def waiting_tacticians(state: ZombicideState) -> list[int]:
    """Return the Tacticians who have not acted in this round."""
    return [
        who
        for who, survivor in enumerate(state.survivors)
        if survivor.gifts & TACTICIAN != 0 and not survivor.has_acted and survivor.zone != OFF_BOARD
    ]


class WaitForOthers(Option):
    """Let the Tactician act later."""

    def __init__(self) -> None:
        pass


class TakeTurns(ChooseSurvivor):
    """A player's Survivors take their Turns; Tacticians of others may come in between, the own may wait."""

    def seats(self, state: ZombicideState) -> tuple[int, ...]:
        owners = [state.survivors[who].seat for who in waiting_tacticians(state)]
        return tuple(sorted({self.player, *owners}))

    def options(self, state: ZombicideState) -> list[Option]:
        out = super().options(state)
        if not out:
            return out
        tacticians = waiting_tacticians(state)
        own = [who for who in tacticians if state.survivors[who].seat == self.player]
        if len(own) == len(out):
            out.append(WaitForOthers())
        for who in tacticians:
            if who not in own:
                out.append(ActivateSurvivor(who))
        return out

    def take(self, state: ZombicideState, option: Option) -> None:
        if isinstance(option, ActivateSurvivor):
            state.push(TakeTurns(self.player))
            if state.survivors[option.survivor].seat != self.player:
                tell_gift(state, option.survivor, TACTICIAN)
            start_turn(state, option.survivor)


class TakeLateTurns(AskPlayers[ZombicideState]):
    """All others have acted: Tacticians who waited take their Turns, in the order that the players choose."""

    rule: ClassVar[str] = "ds.skill.tactician"

    def options(self, state: ZombicideState) -> list[Option]:
        return [ActivateSurvivor(who) for who in waiting_tacticians(state)]

    def take(self, state: ZombicideState, option: Option) -> None:
        assert isinstance(option, ActivateSurvivor)
        state.push(TakeLateTurns())
        tell_gift(state, option.survivor, TACTICIAN)
        start_turn(state, option.survivor)
