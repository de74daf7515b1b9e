"""Goals that only this title has."""

from typing import Any, ClassVar

from veglia.games.zombicide.engine.action import Deed
from veglia.games.zombicide.engine.ending import earlier_goals_met, win
from veglia.games.zombicide.engine.goal import Goal
from veglia.games.zombicide.engine.goals import Escape, TakeObjectives
from veglia.games.zombicide.engine.spawn import CORPSE_PILE
from veglia.games.zombicide.engine.state import NO_COMPANION, OFF_BOARD, RED, ZombicideState
from veglia.games.zombicide.undead_or_alive.bounty import gained_bounty
from veglia.games.zombicide.undead_or_alive.events import MineBlownUp
from veglia.games.zombicide.undead_or_alive.rules import parts_of
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.games.zombicide.undead_or_alive.supplies import all_carried
from veglia.kernel.machine import Option


class DestroyWagon(Goal[UndeadState]):
    """Destroy the Wagon that blocks the way."""

    id: ClassVar[str] = "destroy_wagon"

    def is_met(self, state: UndeadState) -> bool:
        return state.wagon_zone == OFF_BOARD


class CollectBounty(Goal[UndeadState]):
    """Gain as many Bounty Weapons as there are Survivors; who holds them, or whether, does not matter."""

    id: ClassVar[str] = "collect_bounty"

    def is_met(self, state: UndeadState) -> bool:
        gained, wanted = self.progress(state)
        return gained >= wanted

    def progress(self, state: UndeadState) -> tuple[int, int]:
        party = [one for one in state.survivors if one.leader == NO_COMPANION]
        return (gained_bounty(state), len(party))


class FindTreasure(Goal[UndeadState]):
    """Get all Bounty Weapons set aside, by taking the red Objectives."""

    id: ClassVar[str] = "find_treasure"

    def is_met(self, state: UndeadState) -> bool:
        return not state.treasure

    def is_possible(self, state: UndeadState) -> bool:
        left = [token for token in state.objectives if token.colour == RED and token.zone != OFF_BOARD]
        return len(left) >= len(state.treasure)

    def progress(self, state: UndeadState) -> tuple[int, int]:
        bounty = parts_of(state).reward.bounty
        total = 0 if bounty is None else bounty.treasure
        return (total - len(state.treasure), total)


class SetOffCharges(Deed[UndeadState]):
    """Blow up the mine and win."""

    def __init__(self) -> None:
        pass

    def perform(self, state: UndeadState, who: int) -> None:
        state.emit(MineBlownUp(who), "uoa.end.win-immediate")
        win(state)


class BlowUpMine(Goal[UndeadState]):
    """Blow up the mine: any player declares it once all other goals are met."""

    id: ClassVar[str] = "blow_up_mine"

    def is_met(self, state: UndeadState) -> bool:
        return state.result is not None and state.result.won

    def offer(self, state: UndeadState, out: list[Option]) -> None:
        if earlier_goals_met(state):
            out.append(SetOffCharges())


class GatherSupplies(TakeObjectives):
    """Take every Objective and put it on the Wagon."""

    id: ClassVar[str] = "gather_supplies"

    def is_met(self, state: ZombicideState) -> bool:
        assert isinstance(state, UndeadState)
        return super().is_met(state) and all_carried(state) == 0

    def progress(self, state: ZombicideState) -> tuple[int, int]:
        assert isinstance(state, UndeadState)
        taken, total = super().progress(state)
        return (taken - all_carried(state), total)


class EscapeWithWagon(Escape):
    """Leave the board with every Survivor and the Wagon."""

    id: ClassVar[str] = "escape_with_wagon"

    def is_met(self, state: ZombicideState) -> bool:
        assert isinstance(state, UndeadState)
        return state.wagon_zone == OFF_BOARD and super().is_met(state)


class SecureCorpsePiles(Goal[UndeadState]):
    """Awaken every printed Corpse Pile and turn its token inactive."""

    id: ClassVar[str] = "secure_corpse_piles"

    def is_met(self, state: UndeadState) -> bool:
        for token in state.spawns:
            if token.kind == CORPSE_PILE and token.is_active:
                return False
        return len(state.awakened) == len(state.board.piles)

    def progress(self, state: UndeadState) -> tuple[int, int]:
        secured = [one for one in state.spawns if one.kind == CORPSE_PILE and not one.is_active]
        return (len(secured), len(state.board.piles))


GOALS: list[Goal[Any]] = [
    DestroyWagon(),
    CollectBounty(),
    FindTreasure(),
    BlowUpMine(),
    GatherSupplies(),
    EscapeWithWagon(),
    SecureCorpsePiles(),
]
