"""Goals that only this title has."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.action import Deed
from veglia.games.zombicide.engine.rules.board import touching
from veglia.games.zombicide.engine.rules.ending import earlier_goals_met, win
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.goals.shared import Escape, RecruitCompanions, TakeEveryObjective
from veglia.games.zombicide.engine.rules.spawn import CORPSE_PILE
from veglia.games.zombicide.engine.rules.state import NO_COMPANION, OFF_BOARD, RED, ZombicideState
from veglia.games.zombicide.undead_or_alive.rules.bounty import gained_bounty
from veglia.games.zombicide.undead_or_alive.rules.events import MineBlownUp
from veglia.games.zombicide.undead_or_alive.rules.hooks import parts_of
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.rules.supplies import all_carried
from veglia.kernel.machine import Option


class DestroyWagon(Goal[UndeadState]):
    """Destroy the Wagon that blocks the way."""

    id: ClassVar[str] = "destroy_wagon"

    def is_met(self, state: UndeadState) -> bool:
        return state.wagon_zone == OFF_BOARD

    def targets(self, state: UndeadState) -> list[int]:
        """Return a Zone beside the Wagon that can be reached: Dynamite is thrown from there."""
        return [
            zone for zone in touching(state.board, state.wagon_zone) if state.board.ways.neighbours[zone]
        ][:1]

    def tools(self, state: UndeadState) -> tuple[str, ...]:
        return ("dynamite",)


def red_or_hidden(state: UndeadState) -> list[int]:
    """Return where red Objectives lie, or may lie: nobody knows the colour of a hidden one."""
    return [
        token.zone
        for token in state.objectives
        if token.zone >= 0 and (token.is_hidden or token.colour == RED)
    ]


class CollectBounty(Goal[UndeadState]):
    """Gain as many Bounty Weapons as there are Survivors; who holds them, or whether, does not matter."""

    id: ClassVar[str] = "collect_bounty"

    def is_met(self, state: UndeadState) -> bool:
        gained, wanted = self.progress(state)
        return gained >= wanted

    def left(self, state: UndeadState) -> float:
        gained, wanted = self.progress(state)
        return float(max(0, wanted - gained))

    def beacons(self, state: UndeadState) -> list[int]:
        return red_or_hidden(state)

    def progress(self, state: UndeadState) -> tuple[int, int]:
        party = [one for one in state.survivors if one.leader == NO_COMPANION]
        return (gained_bounty(state), len(party))


class FindTreasure(Goal[UndeadState]):
    """Get all Bounty Weapons set aside, by taking the red Objectives."""

    id: ClassVar[str] = "find_treasure"

    def is_met(self, state: UndeadState) -> bool:
        return not state.treasure

    def left(self, state: UndeadState) -> float:
        return float(len(state.treasure))

    def beacons(self, state: UndeadState) -> list[int]:
        return red_or_hidden(state)

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
        return state.is_won()

    def offer(self, state: UndeadState, out: list[Option]) -> None:
        if earlier_goals_met(state):
            out.append(SetOffCharges())


class GatherSupplies(TakeEveryObjective):
    """Take every Objective and put it on the Wagon."""

    id: ClassVar[str] = "gather_supplies"

    def is_met(self, state: ZombicideState) -> bool:
        assert isinstance(state, UndeadState)
        return super().is_met(state) and all_carried(state) == 0

    def left(self, state: ZombicideState) -> float:
        """Return what is left: what is carried is half done."""
        assert isinstance(state, UndeadState)
        return super().left(state) + 0.5 * all_carried(state)

    def beacons(self, state: ZombicideState) -> list[int]:
        assert isinstance(state, UndeadState)
        found = super().beacons(state)
        if all_carried(state) > 0 and state.wagon_zone >= 0:
            found.append(state.wagon_zone)
        return found

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

    def haul(self, state: ZombicideState) -> float:
        """Return how far the Wagon still has to go; it waits until it is loaded."""
        assert isinstance(state, UndeadState)
        if state.wagon_zone < 0 or state.exit_zone() < 0 or not earlier_goals_met(state):
            return 0.0
        return float(state.board.ways.distance(state.wagon_zone, state.exit_zone()))


class SecureCorpsePiles(Goal[UndeadState]):
    """Awaken every printed Corpse Pile and turn its token inactive."""

    id: ClassVar[str] = "secure_corpse_piles"

    def is_met(self, state: UndeadState) -> bool:
        for token in state.spawns:
            if token.kind == CORPSE_PILE and token.is_active:
                return False
        return len(state.awakened) == len(state.board.piles)

    def left(self, state: UndeadState) -> float:
        active = len([one for one in state.spawns if one.kind == CORPSE_PILE and one.is_active])
        return 2.0 * (len(state.board.piles) - len(state.awakened)) + active

    def beacons(self, state: UndeadState) -> list[int]:
        """Return the Corpse Piles that sleep."""
        return [pile.zone for number, pile in enumerate(state.board.piles) if number not in state.awakened]

    def targets(self, state: UndeadState) -> list[int]:
        """Return the tokens of those that are awake."""
        return [one.zone for one in state.spawns if one.kind == CORPSE_PILE and one.is_active]

    def tools(self, state: UndeadState) -> tuple[str, ...]:
        return ("holy_water",)

    def progress(self, state: UndeadState) -> tuple[int, int]:
        secured = [one for one in state.spawns if one.kind == CORPSE_PILE and not one.is_active]
        return (len(secured), len(state.board.piles))


class RecruitOnTerms(RecruitCompanions):
    """Recruit every Companion, under the mission's terms; only bots see a difference."""

    def beacons(self, state: ZombicideState) -> list[int]:
        assert isinstance(state, UndeadState)
        terms = parts_of(state).terms
        if terms.price:
            # Some Objectives pay, too; which ones shows when they are taken.
            return [token.zone for token in state.objectives if token.zone >= 0]
        return super().beacons(state) if terms.are_open(state) else []

    def targets(self, state: ZombicideState) -> list[int]:
        """Return whom to go to with the price."""
        assert isinstance(state, UndeadState)
        return super().beacons(state) if parts_of(state).terms.price else []

    def tools(self, state: ZombicideState) -> tuple[str, ...]:
        assert isinstance(state, UndeadState)
        price = parts_of(state).terms.price
        return (price,) if price else ()
