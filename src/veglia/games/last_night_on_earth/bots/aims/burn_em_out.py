"""Burn 'Em Out!: explosives and fire have to come together near Spawning Pits."""

from typing import Final

from veglia.games.last_night_on_earth.bots.aim import SURELY, Aim, all_items, bearers, holders, items_of
from veglia.games.last_night_on_earth.rules.content import CardKind
from veglia.games.last_night_on_earth.rules.plays import UseItem
from veglia.games.last_night_on_earth.rules.scenarios.burn_em_out import DESTROYED, TO_DESTROY
from veglia.games.last_night_on_earth.rules.shooting import FIRE
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option

DYNAMITE: Final = "dynamite"
FUEL: Final = "gasoline"
EXPLOSIVE: Final = "explosive"
GUN: Final = "gun"
# From how far a Hero lights Gas without being caught.
SAFE: Final = 2
# What the parts of a pit's end count for, in pits.
HELD: Final = 0.25
LIT: Final = 0.15
READY: Final = 0.15
SOAKED: Final = 0.4
# In points: what a piece that is missing is worth.
FOUND: Final = 30.0


class BurnPits(Aim):
    def closeness(self, state: LastNightState) -> float:
        """Return how many pits are destroyed; explosives, fire and Gas in pits count for a part of one."""
        done = state.count(DESTROYED)
        left = max(0, TO_DESTROY - done)
        soaked = min(left, len(soaked_pits(state)))
        held = [one for one in all_items(state) if one.has(EXPLOSIVE)]
        points = done + SOAKED * soaked + HELD * min(left - soaked, len(held))
        if left and holders(state, FIRE):
            points += LIT
        ready = [hero for hero in bearers(state, DYNAMITE) if hero in holders(state, FIRE)]
        return (points + (READY if left and ready else 0.0)) / (TO_DESTROY + LIT + READY)

    def is_searching(self, state: LastNightState) -> bool:
        held = sum([int(one.has(EXPLOSIVE)) for one in all_items(state)])
        left = TO_DESTROY - state.count(DESTROYED) - len(soaked_pits(state))
        return held < left or not holders(state, FIRE)

    def card_worth(self, state: LastNightState, hero: int, kind: CardKind) -> float:
        if kind.has(FIRE):
            return FOUND if not holders(state, FIRE) else FOUND / 3
        return FOUND if kind.has(EXPLOSIVE) else 0.0

    def exchange_gain(self, state: LastNightState, hero: int, kind: CardKind, to: int) -> float:
        """Dynamite goes to who has fire; fire, where there is more than one, to who has Dynamite alone."""
        giver, taker = items_of(state, hero), items_of(state, to)
        if kind.id == DYNAMITE and not has_fire(giver) and has_fire(taker):
            return SURELY
        if kind.has(FIRE) and sum([int(one.has(FIRE)) for one in giver]) > 1:
            return SURELY if not has_fire(taker) else 0.0
        return 0.0

    def on_way(self, state: LastNightState, hero: int, option: Option) -> bool:
        """Gasoline is poured into a pit that has none."""
        if not isinstance(option, UseItem) or state.kind(option.card).id != FUEL:
            return False
        return option.space in state.pits and option.space not in state.gas

    def goal_spaces(self, state: LastNightState, hero: int) -> list[int]:
        """Who can destroy a pit goes there; others bring fire and Dynamite together."""
        kinds = items_of(state, hero)
        soaked = soaked_pits(state)
        has_dynamite = any(one.id == DYNAMITE for one in kinds)
        if has_dynamite and has_fire(kinds):
            return within(state, state.pits, 1, SAFE)
        if soaked and (has_fire(kinds) or any(one.has(GUN) for one in kinds)):
            return within(state, soaked, SAFE, SAFE)
        if any(one.id == FUEL for one in kinds):
            dry = [space for space in state.pits if space not in soaked]
            return [*dry, *within(state, dry, 1, 1)]
        if has_dynamite:
            return partners(state, hero, holders(state, FIRE))
        if has_fire(kinds):
            return partners(state, hero, bearers(state, DYNAMITE))
        return []

    def is_urgent(self, state: LastNightState, hero: int) -> bool:
        """Whoever can destroy a pit does not wait."""
        kinds = items_of(state, hero)
        return has_fire(kinds) and (bool(soaked_pits(state)) or any(one.id == DYNAMITE for one in kinds))


def has_fire(kinds: list[CardKind]) -> bool:
    return any(one.has(FIRE) for one in kinds)


def soaked_pits(state: LastNightState) -> list[int]:
    return [space for space in state.pits if space in state.gas]


def partners(state: LastNightState, hero: int, others: list[int]) -> list[int]:
    """Return where some other Heroes are."""
    return [state.heroes[other].space for other in others if other != hero]


def within(state: LastNightState, targets: list[int], least: int, most: int) -> list[int]:
    """Return the spaces from which one of some spaces is seen, not nearer and not farther than said."""
    town = state.town
    found: list[int] = []
    for space in range(town.count):
        for target in targets:
            if least <= town.distance(space, target) <= most and town.sees(space, target):
                found.append(space)
                break
    return found


AIM = BurnPits
