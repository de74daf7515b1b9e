"""What bots of this title know beyond what the family's do."""

from typing import Final

from veglia.games.zombicide.dark_side.bots import arsenal, duties, peril
from veglia.games.zombicide.dark_side.rules import card_worth
from veglia.games.zombicide.dark_side.rules.actions.door import CloseDoor
from veglia.games.zombicide.dark_side.rules.actions.grenade import GRENADE, ThrowGrenade
from veglia.games.zombicide.dark_side.rules.actions.machine import FireMachine
from veglia.games.zombicide.dark_side.rules.missions.columns import CollapseYellow, Detonate
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.bots.evaluation import ZombicideEvaluation
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.reorganise import TradeWith
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.kernel.machine import Option, State

# Who is this near can still get into throwing range in the same Turn.
WITHIN_REACH: Final = 3


class DarkEvaluation(ZombicideEvaluation):
    """The evaluation of Dark Side."""

    def work(self, state: ZombicideState) -> float:
        assert isinstance(state, DarkState)
        return duties.work(state, self.weights)

    def danger(self, state: ZombicideState) -> float:
        assert isinstance(state, DarkState)
        return peril.danger(state, self.weights)

    def aim(self, state: ZombicideState, who: int) -> float:
        assert isinstance(state, DarkState)
        return arsenal.aim(state, who)

    def strength(self, state: ZombicideState) -> float:
        assert isinstance(state, DarkState)
        return super().strength(state) + arsenal.machinery(state, self.weights)

    def considers(self, state: State, option: Option) -> bool:
        """Nobody throws grenades at friends, walks to certain death, or handles doors for the sake of it."""
        assert isinstance(state, DarkState)
        if isinstance(option, ThrowGrenade):
            return self._is_throw_of_use(state, option.zone)
        if isinstance(option, MoveTo):
            return not peril.is_reckless(state, state.turn.active, option.zone)
        if isinstance(option, TradeWith) and self._is_handed_on(state, option.survivor):
            return True
        if isinstance(option, FireMachine):
            return state.zombies_in(option.zone) > 0
        if isinstance(option, Detonate):
            return self._is_safe(state, option.colour)
        if isinstance(option, CloseDoor):
            one, other = state.station_board.station.doorways[option.door]
            return state.zombies_in(one) + state.zombies_in(other) > 0
        return super().considers(state, option)

    def _is_throw_of_use(self, state: DarkState, zone: int) -> bool:
        """Return whether a grenade hits only Xenos, or all that a goal needs in a Zone are at hand."""
        if state.survivors_in(zone):
            return False
        if state.zombies_in(zone) > 0:
            return True
        for goal in state.scenario.goals:
            needed = goal.targets(state).count(zone) if GRENADE in goal.tools(state) else 0
            if needed > 0 and grenades_at_hand(state, zone) >= needed:
                return True
        return False

    def _is_handed_on(self, state: DarkState, other: int) -> bool:
        """Return whether one has a grenade in vain that the other could throw where a goal needs it."""
        one = state.turn.active
        for giver, taker in ((one, other), (other, one)):
            is_wanted = card_worth.is_needed_here(state, state.survivors[taker].cards)
            is_idle = not card_worth.is_needed_here(state, state.survivors[giver].cards)
            if is_wanted and is_idle and duties.tools_of(state, giver, (GRENADE,)) > 0:
                return True
        return False

    def _is_safe(self, state: DarkState, colour: int) -> bool:
        """Return whether nobody stands on what comes down with a column."""
        for goal in state.scenario.goals:
            if isinstance(goal, CollapseYellow) and goal.column.colour == colour:
                for survivor in state.survivors:
                    if survivor.zone >= 0 and not goal.column.after.cells[survivor.zone]:
                        return False
        return True


def grenades_at_hand(state: DarkState, zone: int) -> int:
    """Return how many grenades those who can still act in this phase could throw into a Zone."""
    count = 0
    for who, survivor in enumerate(state.survivors):
        if survivor.zone < 0 or (survivor.has_acted and survivor.actions == 0):
            continue
        is_near = who == state.turn.active or duties.away(state, survivor.zone, zone) <= WITHIN_REACH
        if is_near and card_worth.sees_into(state, who, zone):
            count += duties.tools_of(state, who, (GRENADE,))
    return count
