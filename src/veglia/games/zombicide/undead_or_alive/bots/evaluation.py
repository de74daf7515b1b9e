"""What bots of this title know beyond what the family's do."""

from typing import Any, Final

from veglia.games.zombicide.engine.bots.errands import FAR, dispatch, party
from veglia.games.zombicide.engine.bots.evaluation import ZombicideEvaluation
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.companions import tokens_of
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.spawn import CORPSE_PILE
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.games.zombicide.undead_or_alive.rules.actions.make_noise import Shout
from veglia.games.zombicide.undead_or_alive.rules.actions.water import HOLY_WATER, is_holy
from veglia.games.zombicide.undead_or_alive.rules.goals.town import EscapeWithWagon
from veglia.games.zombicide.undead_or_alive.rules.goals.train import ClearTracks
from veglia.games.zombicide.undead_or_alive.rules.hooks import PLENTY_OF_AMMO, train_of
from veglia.games.zombicide.undead_or_alive.rules.slots import SLOTS
from veglia.games.zombicide.undead_or_alive.rules.state import GOING, UndeadState
from veglia.games.zombicide.undead_or_alive.rules.strip import front
from veglia.games.zombicide.undead_or_alive.rules.tracks import is_on_tracks
from veglia.kernel.machine import Option, State

# With so many Spawn tokens, active or due, Holy Water is wanted.
MANY_TOKENS: Final = 4


class UndeadEvaluation(ZombicideEvaluation):
    """The evaluation of Undead or Alive."""

    def considers(self, state: State, option: Option) -> bool:
        """Nobody shouts, fires at nothing, fans or throws Dynamite at friends, or calls a Train too early."""
        assert isinstance(state, UndeadState)
        if isinstance(option, Shout):
            return False
        if isinstance(option, (RangedAttack, Fan)) and state.zombies_in(option.zone) == 0:
            return False
        if isinstance(option, TakeObjective):
            return not is_train_next(state) or not is_collision_due(state)
        if isinstance(option, (Fan, Throw)):
            return all(who == state.turn.active for who in state.survivors_in(option.zone))
        return super().considers(state, option)

    def work(self, state: ZombicideState) -> float:
        assert isinstance(state, UndeadState)
        points = super().work(state)
        return points - self.weights.ruin if state.train == GOING and is_collision_due(state) else points

    def comes_first(self, goal: Goal[Any]) -> bool:
        """The tracks are cleared first: nobody knows which Objective calls the Train."""
        return isinstance(goal, ClearTracks)

    def carts(self, state: ZombicideState, goal: Goal[Any]) -> list[int]:
        """The Wagon needs a driver as long as it has to go to the Exit."""
        assert isinstance(state, UndeadState)
        return [state.wagon_zone] if isinstance(goal, EscapeWithWagon) and goal.haul(state) > 0.0 else []

    def remedies(self, state: ZombicideState) -> int:
        """Return how many cards at hand are Holy Water, as far as there are Corpse Piles for it."""
        assert isinstance(state, UndeadState)
        count = 0
        for who in party(state):
            for slot in range(SLOTS):
                card = state.survivors[who].cards[slot]
                if card >= 0 and is_holy(state, who, card):
                    count += 1
        return min(count, len(state.board.piles))

    def quenching(self, state: ZombicideState) -> float:
        """Return the ways of those who have Holy Water to the Corpse Piles that are awake or will be."""
        assert isinstance(state, UndeadState)
        piles = [one.zone for one in state.spawns if one.kind == CORPSE_PILE and one.is_active]
        due = self.due(state)
        if not piles and due == 0:
            return 0.0
        able = [who for who in party(state) if self.has_tool(state, who, (HOLY_WATER,))]
        return self.weights.quench * (dispatch(state, able, piles, 1) + FAR * due)

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

    def wanted(self, state: ZombicideState) -> list[str]:
        found = super().wanted(state)
        if active_tokens(state) + self.due(state) >= MANY_TOKENS:
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


def is_collision_due(state: UndeadState) -> bool:
    """Return whether a Wagon stands where a Train that comes in would run into it and lose the game."""
    train = train_of(state)
    if train is None or not train.rules.wagon_loses:
        return False
    return front(state.strip) < 0 and is_on_tracks(state, state.wagon_zone)


def is_train_next(state: UndeadState) -> bool:
    """Return whether the next Objective may be the last one that calls the Train."""
    train = train_of(state)
    if train is None or train.call is None:
        return False
    missing = 0
    for token in state.objectives:
        missing += token.colour in train.call.colours and not token.is_taken
    return missing == 1


def active_tokens(state: ZombicideState) -> int:
    """Return how many Spawn tokens are active."""
    count = 0
    for token in state.spawns:
        count += token.is_active
    return count
