"""Wounds and healing, experience, Grips, and what happens when a Survivor is eliminated."""

from veglia.games.dark_darker_darkest.rules.cubes import clear_cubes, level_changed, return_loans
from veglia.games.dark_darker_darkest.rules.darkness import AdvanceDarkness
from veglia.games.dark_darker_darkest.rules.ending import check_all_gripped, lose
from veglia.games.dark_darker_darkest.rules.equipping import inventory
from veglia.games.dark_darker_darkest.rules.events import (
    Died,
    GainedXp,
    Gripped,
    Healed,
    Released,
    Wounded,
)
from veglia.games.dark_darker_darkest.rules.pieces import (
    BIRD_GRIP,
    FAR_GRIP,
    FREE,
    GRIPPED,
    NOWHERE,
)
from veglia.games.dark_darker_darkest.rules.settings import MOST_XP
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, DarkestState


def action_points(state: DarkestState, who: int) -> int:
    """Return the Action Points that the Health of a Survivor grants."""
    return state.settings.track[state.survivors[who].wounds]


def renew(state: DarkestState, who: int) -> None:
    """Give a Survivor what a Round brings: Action Points by Health, one while gripped, and all abilities."""
    survivor = state.survivors[who]
    points = action_points(state, who)
    survivor.ap = points if survivor.grip == FREE else min(points, 1)
    survivor.held_ap = points - survivor.ap
    survivor.used = 0
    survivor.is_masked = False


def wound(state: DarkestState, who: int, damage: int, rule: str) -> None:
    """Take Health from a Survivor; at the skull the Survivor is eliminated."""
    survivor = state.survivors[who]
    if damage <= 0 or not survivor.is_in_play():
        return
    before = action_points(state, who)
    survivor.wounds = min(state.settings.health, survivor.wounds + damage)
    state.emit(Wounded(who, damage), rule)
    if survivor.wounds == state.settings.health:
        eliminate(state, who, "ddd.survivor.skull")
    else:
        level_changed(state, who, action_points(state, who) - before)


def heal(state: DarkestState, who: int, health: int, rule: str) -> None:
    """Give Health back, never beyond the start of the track."""
    survivor = state.survivors[who]
    before = action_points(state, who)
    healed = min(health, survivor.wounds)
    if healed > 0:
        survivor.wounds -= healed
        state.emit(Healed(who, healed), rule)
        level_changed(state, who, action_points(state, who) - before)


def gain_xp(state: DarkestState, who: int, xp: int, rule: str) -> None:
    """Give experience, up to the end of the track."""
    survivor = state.survivors[who]
    gained = min(xp, MOST_XP - survivor.xp)
    if gained > 0 and survivor.is_in_play():
        survivor.xp += gained
        state.emit(GainedXp(who, gained), rule)


def gain_xp_all(state: DarkestState, xp: int, rule: str) -> None:
    for who in state.in_play():
        gain_xp(state, who, xp, rule)


def eliminate(state: DarkestState, who: int, rule: str) -> None:
    """Take a Survivor out of the game; before the Grand Finale Darkness advances."""
    state.emit(Died(who, state.survivors[who].room), rule)
    clear_board(state, who)
    after_elimination(state, who)


def clear_board(state: DarkestState, who: int) -> None:
    """Remove the figure, the cards and the Code Tokens; the own Starting Equipment returns to the box."""
    survivor = state.survivors[who]
    start = state.profile(who).start
    returned = False
    for card in inventory(state, who):
        is_start = state.card(card).group.endswith("start") and state.card_type(card).id == start
        state.ammo[card] = 0
        if is_start and not returned:
            # A second copy is that of somebody else.
            returned = True
            continue
        state.removed.append(card)
    state.lost_codes += survivor.codes
    survivor.left = []
    survivor.right = []
    survivor.codes = []
    survivor.room = NOWHERE
    survivor.wounds = 0
    clear_cubes(state, who)
    survivor.grip = FREE
    survivor.virus_left = 0
    survivor.virus_right = 0
    survivor.virus_order = 0
    survivor.cube = 0
    survivor.xp = 0
    survivor.bought = 1
    survivor.used = 0
    survivor.group = -1
    survivor.radiation = 0
    survivor.is_masked = False


def after_elimination(state: DarkestState, who: int) -> None:
    """Advance Darkness, or lose with the Cure; whoever is left may all be gripped."""
    if state.act == EXPLORATION:
        state.push(AdvanceDarkness(1, "ddd.death.darkness"))
    elif who == state.bearer:
        lose(state, "ddd.end.lose-bearer")
    check_all_gripped(state)


def grip(state: DarkestState, who: int, kind: int, rule: str) -> None:
    """Put a Survivor in a Grip: all unspent Action Points but one are set aside."""
    survivor = state.survivors[who]
    survivor.grip = kind
    return_loans(state, who)
    if survivor.ap > 1:
        survivor.held_ap += survivor.ap - 1
        survivor.ap = 1
    state.emit(Gripped(who), rule)
    check_all_gripped(state)


def release(state: DarkestState, who: int, rule: str) -> None:
    """End a Grip; what it had set aside comes back."""
    survivor = state.survivors[who]
    survivor.grip = FREE
    survivor.ap += survivor.held_ap
    survivor.held_ap = 0
    state.emit(Released(who), rule)


def release_idle(state: DarkestState) -> None:
    """End the Grips of enemies that are no longer there."""
    for who, survivor in enumerate(state.survivors):
        if survivor.grip == FREE or not survivor.is_in_play():
            continue
        if survivor.grip == GRIPPED and not state.has_enemies(survivor.room):
            release(state, who, "ddd.grip.auto-release")
        elif survivor.grip == BIRD_GRIP and state.creature is None:
            release(state, who, "ddd.creature.undead-bird")
        elif survivor.grip == FAR_GRIP and state.nemesis is None:
            release(state, who, "ddd.nemesis.rachel-mortimer")
