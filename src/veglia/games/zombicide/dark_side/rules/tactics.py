"""Tacticians take their Turn at any moment of the Players' Phase, also among other players' Turns."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.scope import TACTICIAN
from veglia.games.zombicide.engine.rules.asking import AskPlayers
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, ZombicideState
from veglia.games.zombicide.engine.rules.tell import tell_gift
from veglia.games.zombicide.engine.rules.turn import ActivateSurvivor, ChooseSurvivor, start_turn
from veglia.kernel.machine import Ask, Option, Step


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

    def options(self, state: ZombicideState) -> list[Option]:
        out = super().options(state)
        tacticians = waiting_tacticians(state)
        own = [who for who in tacticians if state.survivors[who].seat == self.player]
        if out and len(own) == len(out):
            out.append(WaitForOthers())
        return out

    def take(self, state: ZombicideState, option: Option) -> None:
        if isinstance(option, ActivateSurvivor):
            state.push(TakeTurns(self.player))
            state.push(AskTacticians(self.player))
            start_turn(state, option.survivor)


class AskTacticians(Step[ZombicideState]):
    """Between two Turns of a player the Tacticians of the others may take theirs."""

    rule: ClassVar[str] = "ds.skill.tactician"

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, state: ZombicideState) -> None:
        # Who has no Turn left before the next player's leaves no gap of its own.
        if not ChooseSurvivor(self.player).options(state):
            return
        for who in reversed(waiting_tacticians(state)):
            if state.survivors[who].seat != self.player:
                state.push(AskTactician(who, self.player))


class AskTactician(Ask[ZombicideState]):
    """The player of a Tactician decides whether it takes its Turn now."""

    rule: ClassVar[str] = "ds.skill.tactician"

    def __init__(self, survivor: int, player: int) -> None:
        self.survivor = survivor
        # Whose Turns it would come among.
        self.player = player

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.survivor].seat

    def options(self, state: ZombicideState) -> list[Option]:
        return [ActivateSurvivor(self.survivor), WaitForOthers()]

    def take(self, state: ZombicideState, option: Option) -> None:
        if isinstance(option, ActivateSurvivor):
            tell_gift(state, self.survivor, TACTICIAN)
            start_turn(state, self.survivor)


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
