"""What bots of this title know beyond what the family's do."""

from typing import Final

from veglia.games.zombicide.engine.companions import tokens_of
from veglia.games.zombicide.engine.errands import nearest
from veglia.games.zombicide.engine.judge import ZombicideJudge
from veglia.games.zombicide.engine.state import ZombicideState
from veglia.games.zombicide.undead_or_alive.actions.water import HOLY_WATER, can_bless, is_holy
from veglia.games.zombicide.undead_or_alive.rules import PLENTY_OF_AMMO
from veglia.games.zombicide.undead_or_alive.slots import SLOTS
from veglia.games.zombicide.undead_or_alive.state import UndeadState

# With so many active Spawn tokens someone should see to them.
MANY_TOKENS: Final = 4


class UndeadJudge(ZombicideJudge):
    """The judge of Undead or Alive."""

    def work(self, state: ZombicideState) -> float:
        """Return what the goals speak for, and the way of Holy Water to Spawn tokens when there are many."""
        assert isinstance(state, UndeadState)
        points = super().work(state)
        if active_tokens(state) >= MANY_TOKENS:
            zones = [token.zone for token in state.spawns if token.is_active and can_bless(state, token.zone)]
            bearers = [who for who in range(len(state.survivors)) if self.is_bearer(state, who)]
            for who in bearers:
                points -= 0.5 * self.weights.beacon * max(0, nearest(state, who, zones) - 1)
        return points

    def due(self, state: ZombicideState) -> int:
        """Return how many Corpse Piles sleep in buildings that someone has to enter."""
        assert isinstance(state, UndeadState)
        beacons: list[int] = []
        for goal in state.scenario.goals:
            if not goal.is_met(state):
                beacons += goal.beacons(state)
        count = 0
        for number, pile in enumerate(state.board.piles):
            if number not in state.awakened:
                for zone in beacons:
                    if zone in pile.rooms:
                        count += 1
                        break
        return count

    def is_bearer(self, state: UndeadState, who: int) -> bool:
        """Return whether a Survivor on the board holds Holy Water."""
        return state.survivors[who].zone >= 0 and self.has_tool(state, who, (HOLY_WATER,))

    def wanted(self, state: ZombicideState) -> list[str]:
        found = super().wanted(state)
        if active_tokens(state) >= MANY_TOKENS:
            found.append(HOLY_WATER)
        return found

    def has_tool(self, state: ZombicideState, who: int, tools: tuple[str, ...]) -> bool:
        """Water is Holy in a Faithful's hands; Objectives on a Dashboard pay like ammunition."""
        assert isinstance(state, UndeadState)
        if super().has_tool(state, who, tools):
            return True
        if PLENTY_OF_AMMO in tools:
            return len(tokens_of(state, who)) > 0
        if HOLY_WATER in tools:
            for slot in range(SLOTS):
                card = state.survivors[who].cards[slot]
                if card >= 0 and is_holy(state, who, card):
                    return True
        return False


def active_tokens(state: ZombicideState) -> int:
    """Return how many Spawn tokens are active."""
    count = 0
    for token in state.spawns:
        count += token.is_active
    return count
