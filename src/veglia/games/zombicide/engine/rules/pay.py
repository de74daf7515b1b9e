"""Paying for Actions: free ones first, the narrowest that fits, then ordinary ones."""

from veglia.games.zombicide.engine.rules.events import PaidForZombies
from veglia.games.zombicide.engine.rules.state import Survivor, ZombicideState
from veglia.games.zombicide.engine.rules.tell import tell_free_action, tell_gift
from veglia.games.zombicide.engine.rules.trait import SLIPPERY


def can_pay(survivor: Survivor, scopes: int) -> bool:
    if survivor.actions > 0:
        return True
    for free in survivor.free:
        if free & scopes != 0:
            return True
    return False


def pay(state: ZombicideState, who: int, scopes: int) -> None:
    """Spend one Action of these scopes."""
    survivor = state.survivors[who]
    best = 0
    for free in survivor.free:
        if free & scopes != 0 and free > best:
            best = free
    if best != 0:
        at = survivor.free.index(best)
        survivor.free = survivor.free[:at] + survivor.free[at + 1 :]
        tell_free_action(state, who, best)
    else:
        survivor.actions -= 1
    if who == state.turn.active:
        state.turn.done += (scopes,)


def leaving_cost(state: ZombicideState, who: int) -> int:
    """Return the Actions that Zombies in the Zone cost whoever leaves it."""
    survivor = state.survivors[who]
    return 0 if survivor.gifts & SLIPPERY != 0 else state.zombies_in(survivor.zone)


def can_pay_to_leave(state: ZombicideState, who: int, scopes: int, cost: int) -> bool:
    """Return whether an Action of these scopes can be paid, and the extra ones from ordinary Actions."""
    survivor = state.survivors[who]
    if survivor.actions > cost:
        return True
    if survivor.actions < cost:
        return False
    for free in survivor.free:
        if free & scopes != 0:
            return True
    return False


def pay_to_leave(state: ZombicideState, who: int, scopes: int, cost: int) -> None:
    """Spend the Action and the extra ones for Zombies."""
    if cost < state.zombies_in(state.survivors[who].zone):
        tell_gift(state, who, SLIPPERY)
    pay(state, who, scopes)
    if cost > 0:
        state.survivors[who].actions -= cost
        state.emit(PaidForZombies(who, cost), "uoa.actions.move-leave-zombies")


def uses(survivor: Survivor, ability: int) -> int:
    """Return how often a once-per-Turn ability has been used this Turn."""
    return survivor.used.count(ability)


def uses_left(state: ZombicideState, who: int, ability: int) -> bool:
    """Return whether a once-per-Turn ability may still be used, skills included."""
    survivor = state.survivors[who]
    allowed = 1
    for skill in survivor.skills:
        allowed += state.scenario.library.traits[skill].extra_uses(ability)
    return uses(survivor, ability) < allowed


def lose_actions(state: ZombicideState, who: int) -> None:
    """What a Survivor has not used is lost."""
    survivor = state.survivors[who]
    survivor.actions = 0
    survivor.free = ()
    survivor.used = ()
