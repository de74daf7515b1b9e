"""Questions whose answer is plain: bots take it without trying anything."""

from typing import Final

from veglia.games.dark_darker_darkest.bots.goals import may_force
from veglia.games.dark_darker_darkest.rules.actions.open_door import AskForce
from veglia.games.dark_darker_darkest.rules.attack import CancelFace, CancelOwn
from veglia.games.dark_darker_darkest.rules.attack_results import (
    AssignAttack,
    FinishZombie,
    HitCreature,
    HitNemesis,
    HitZombie,
)
from veglia.games.dark_darker_darkest.rules.camera_checks import ChooseCheck
from veglia.games.dark_darker_darkest.rules.creature_moves import MoveCreature
from veglia.games.dark_darker_darkest.rules.effects import burden, escape_value, spaces, virus_limit
from veglia.games.dark_darker_darkest.rules.enemy_attack import (
    AssignFear,
    AssignResult,
    Bear,
    Cancel,
    CancelResults,
)
from veglia.games.dark_darker_darkest.rules.grouping import ActNext, ChooseOrder
from veglia.games.dark_darker_darkest.rules.house import tile_distance
from veglia.games.dark_darker_darkest.rules.infection import PlaceVirus
from veglia.games.dark_darker_darkest.rules.library import RED
from veglia.games.dark_darker_darkest.rules.modules.finale import ChooseBearer, TakeCure
from veglia.games.dark_darker_darkest.rules.pieces import FREE
from veglia.games.dark_darker_darkest.rules.placing import PlaceToken, PutToken
from veglia.games.dark_darker_darkest.rules.reactions import ChooseArea, ChooseFight
from veglia.games.dark_darker_darkest.rules.setup import FaceCamera
from veglia.games.dark_darker_darkest.rules.state import NO_CARD, DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import (
    BITE,
    CROSSHAIR,
    DAMAGE,
    FEAR,
    GRIP,
    REINFORCEMENT,
    REPEL,
    RETREAT,
    SERIOUS,
    SUCCESS,
)
from veglia.games.dark_darker_darkest.rules.unit_moves import ChooseUnit, MoveUnit
from veglia.games.dark_darker_darkest.rules.wounds import action_points
from veglia.kernel.machine import Option

UNSURE: Final = -1
# What a Defence roll cancels first; a Grip before all where few are free.
CANCELLED: Final = (SERIOUS, GRIP, BITE, REINFORCEMENT, DAMAGE, FEAR)
FEW_FREE: Final = 2
# What a Failure takes first.
GIVEN_UP: Final = (RETREAT, CROSSHAIR, REPEL, SUCCESS)
GIVEN_UP_FAR: Final = (RETREAT, REPEL, CROSSHAIR, SUCCESS)


def plain_answer(state: DarkestState) -> int:
    """Return the number of the option to take without a thought, UNSURE where one is needed."""
    asking = state.asking
    if isinstance(asking, ChooseOrder):
        return next_group(state)
    if isinstance(asking, (ChooseArea, ChooseFight, ChooseUnit, ChooseCheck)):
        return 0
    if isinstance(asking, (MoveUnit, MoveCreature, FaceCamera)):
        return 0
    if isinstance(asking, CancelResults):
        return cancelled(state)
    if isinstance(asking, (AssignResult, AssignFear)):
        return best_bearer(state)
    if isinstance(asking, CancelOwn):
        return given_up(state, asking.card)
    if isinstance(asking, AssignAttack):
        return best_hit(state)
    if isinstance(asking, PlaceVirus):
        return 0 if burden(state, asking.who) < spaces(state, asking.who) else 1
    if isinstance(asking, PlaceToken):
        return farthest(state)
    if isinstance(asking, ChooseBearer):
        return soundest(state)
    if isinstance(asking, AskForce):
        return UNSURE if may_force(state, asking.lock, asking.missing) else len(state.offered) - 1
    return UNSURE


def next_group(state: DarkestState) -> int:
    """Return the group that acts next: whoever has Code Tokens opens the way for those who come later."""
    for number, option in enumerate(state.offered):
        assert isinstance(option, ActNext)
        if any(one.group == option.group and one.codes for one in state.survivors if one.is_in_play()):
            return number
    return 0


def cancelled(state: DarkestState) -> int:
    """Return the worst result of an attack."""
    free = len([who for who in state.in_play() if state.survivors[who].grip == FREE])
    order = (GRIP, *CANCELLED) if free <= FEW_FREE else CANCELLED
    for result in order:
        for number, option in enumerate(state.offered):
            if isinstance(option, Cancel) and option.result == result:
                return number
    return len(state.offered) - 1


def given_up(state: DarkestState, card: int) -> int:
    """Return the least useful result of the own roll."""
    order = GIVEN_UP
    if card != NO_CARD:
        type = state.card_type(card)
        if type.range > 0:
            order = GIVEN_UP_FAR
    for face in order:
        for number, option in enumerate(state.offered):
            if isinstance(option, CancelFace) and option.face == face:
                return number
    return 0


def best_hit(state: DarkestState) -> int:
    """Return the hit that is worth most, UNSURE without one: Nemesis, zombies among people, others."""
    best, most = UNSURE, 0.0
    for number, option in enumerate(state.offered):
        worth = hit_worth(state, option)
        if worth > most:
            best, most = number, worth
    return best


def hit_worth(state: DarkestState, option: Option) -> float:
    """Return what a hit is worth, 0 for anything else."""
    if isinstance(option, HitNemesis):
        nemesis = state.nemesis
        assert nemesis is not None
        # Areas that give it dice first, each until it is destroyed.
        first = 10.0 if state.nemesis_type().areas[option.area] == RED else 0.0
        return 100.0 + first - nemesis.cubes[option.area]
    if isinstance(option, HitZombie):
        is_among = bool(state.in_room(option.room))
        return (60.0 if is_among else 20.0) - len(state.hordes[option.room])
    if isinstance(option, HitCreature):
        creature = state.creature
        assert creature is not None
        type = state.creature_type()
        first = 10.0 if type.areas[option.area] == RED else 0.0
        among = 20.0 if state.in_room(creature.room) else 0.0
        return 25.0 + among + first - type.damage[option.area] + creature.damage[option.area]
    return 15.0 if isinstance(option, FinishZombie) else 0.0


def best_bearer(state: DarkestState) -> int:
    """Return who takes which result best."""
    best, least = 0, 1e9
    for number, option in enumerate(state.offered):
        assert isinstance(option, Bear)
        cost = cost_of(state, option.who, option.result)
        if cost < least:
            best, least = number, cost
    return best


def cost_of(state: DarkestState, who: int, result: int) -> float:
    """Return what a result costs somebody."""
    survivor = state.survivors[who]
    left = state.settings.health - survivor.wounds
    if result in (DAMAGE, SERIOUS):
        damage = 1 if result == DAMAGE else 2
        if left <= damage:
            return 1000.0 if who == state.bearer else 500.0
        after = state.settings.track[survivor.wounds + damage]
        return 10.0 * (action_points(state, who) - after) - left + (5.0 if who == state.bearer else 0.0)
    if result == BITE:
        return 10.0 * survivor.virus() - 5.0 * virus_limit(state, who) + survivor.cube
    if result == GRIP:
        return survivor.ap - 2.0 * escape_value(state, who) + (1.0 if who == state.bearer else 0.0)
    # Fear: whoever is worst flees.
    return float(left)


def farthest(state: DarkestState) -> int:
    """Return the place for a Zombie Token that is farthest from the Survivors."""
    best, most = 0, -1
    tiles = [state.survivors[who].room // 2 for who in state.in_play()]
    for number, option in enumerate(state.offered):
        assert isinstance(option, PutToken)
        room = option.room
        away = sum([tile_distance(room // 2, tile) + 2 * steps_apart(state, room, tile) for tile in tiles])
        if away > most:
            best, most = number, away
    return best


def steps_apart(state: DarkestState, room: int, tile: int) -> int:
    """Return whether no step leads from a room to a tile."""
    return 0 if any(near // 2 == tile for near in state.house.near[room]) else 1


def soundest(state: DarkestState) -> int:
    """Return who takes the Cure: whoever is hurt least."""
    best, least = 0, 1_000
    for number, option in enumerate(state.offered):
        if isinstance(option, TakeCure):
            wounds = state.survivors[option.who].wounds
            if wounds < least:
                best, least = number, wounds
    return best
