"""Questions whose answer is plain: bots take it without trying anything."""

from typing import Final

from veglia.games.last_night_on_earth.bots.acting import best_move, is_rated, search_worth
from veglia.games.last_night_on_earth.bots.aim import aim_of
from veglia.games.last_night_on_earth.bots.arms import arms_of
from veglia.games.last_night_on_earth.bots.moving import Planner
from veglia.games.last_night_on_earth.bots.uses import is_any_timely, is_timely
from veglia.games.last_night_on_earth.bots.weights import wound_cost
from veglia.games.last_night_on_earth.rules.actions.exert import ExertYourself
from veglia.games.last_night_on_earth.rules.actions.marker_search import Explore, UseSearchMarker
from veglia.games.last_night_on_earth.rules.end_of_move import EndOfMove
from veglia.games.last_night_on_earth.rules.exchanging import AgreeExchange, Exchange, GiveItem
from veglia.games.last_night_on_earth.rules.fighting import KILLS, has_double, is_hero_ahead
from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.hero_moving import ChooseMove, MoveOn
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.hero_turn import Activate, NextHero, PickFight
from veglia.games.last_night_on_earth.rules.models import HEROES
from veglia.games.last_night_on_earth.rules.playable import FIGHT
from veglia.games.last_night_on_earth.rules.plays import PickCard, PickSpace, Targeted
from veglia.games.last_night_on_earth.rules.reactions import FightOpen, Reaction
from veglia.games.last_night_on_earth.rules.spawning import SpawnOn, SpawnRest
from veglia.games.last_night_on_earth.rules.stale import DiscardStale
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import FAR
from veglia.games.last_night_on_earth.rules.zombie_moving import (
    AllTowards,
    MoveThis,
    NextZombie,
    WalkZombie,
    ZombieStep,
)
from veglia.games.last_night_on_earth.rules.zombie_turn import DiscardFirst, NextFight, ShareRest, TakeMore
from veglia.kernel.machine import Option

UNSURE: Final = -1
# So many of those who come are left at least where others are given up for something better.
WEAPON_FROM: Final = 4


def plain_answer(state: LastNightState, planner: Planner) -> int:
    """Return the number of the option to take without a thought, UNSURE where one is needed."""
    asking = state.asking
    offered = state.offered
    last = len(offered) - 1
    if isinstance(asking, Reaction):
        return in_window(state, asking, last)
    if isinstance(asking, MoveOn):
        return go_on(state, asking, planner)
    if isinstance(asking, ChooseMove):
        return first_move(state, asking, planner)
    if isinstance(asking, EndOfMove):
        return at_end_of_move(state, asking)
    if isinstance(asking, (NextFight, PickFight, AgreeExchange)):
        return 0
    if isinstance(asking, NextHero):
        return first_hero(state, offered)
    if isinstance(asking, NextZombie):
        return next_zombie(state, offered)
    if isinstance(asking, WalkZombie):
        return zombie_step(state, asking.zombie, offered)
    if isinstance(asking, DiscardFirst):
        return discarded(state, asking, offered)
    if isinstance(asking, ShareRest):
        return sturdiest(state, offered)
    if isinstance(asking, SpawnOn):
        return spawned(state, asking, offered)
    if isinstance(asking, Exchange):
        return exchanged(state, offered)
    return UNSURE


def in_window(state: LastNightState, asking: Reaction, last: int) -> int:
    """Whoever has nothing to use passes, and so does who is ahead in a fight and cannot gain more."""
    fight = state.fight
    if last == 0 or not is_any_timely(state):
        return last
    if isinstance(asking, FightOpen) and fight is not None and fight.hero_dice:
        is_ahead = is_hero_ahead(state, fight)
        if state.sides[asking.seat(state)] != HEROES:
            return UNSURE if is_ahead else last
        if is_ahead and (has_double(fight.hero_dice) or fight.has(KILLS)):
            return last
    return UNSURE


def to_step(offered: list[Option], space: int, last: int) -> int:
    """Return the step into a space, else the last option, which stays."""
    for place, option in enumerate(offered):
        if isinstance(option, HeroStep) and option.space == space:
            return place
    return last


def first_move(state: LastNightState, asking: ChooseMove, planner: Planner) -> int:
    """Where there is nothing but to move, to do something else and to stay, what is worth most is taken."""
    aim = aim_of(state)
    is_plain = True
    for place, option in enumerate(state.offered):
        if aim.on_way(state, asking.hero, option):
            return place
        if isinstance(option, Targeted):
            is_plain = is_plain and not is_timely(state, option)
        elif not isinstance(option, (HeroStep, StayHere, DiscardStale)) and not is_rated(option):
            is_plain = False
    return best_move(state, asking, planner) if is_plain else UNSURE


def go_on(state: LastNightState, asking: MoveOn, planner: Planner) -> int:
    """On the way a Hero does what the objective asks for, else he goes on as he has planned."""
    aim = aim_of(state)
    for place, option in enumerate(state.offered):
        if aim.on_way(state, asking.hero, option):
            return place
    return to_step(state.offered, planner.step(state, asking.hero, asking.left), len(state.offered) - 1)


def at_end_of_move(state: LastNightState, asking: EndOfMove) -> int:
    """A marker is used where a Search is worth it; a Hero exerts himself for what is worth a Wound."""
    aim = aim_of(state)
    hero = asking.hero
    best, most = UNSURE, wound_cost(state, hero)
    is_plain = True
    for place, option in enumerate(state.offered):
        if isinstance(option, (UseSearchMarker, Explore)):
            if search_worth(state, hero, aim) > 0.0:
                return place
        elif isinstance(option, ExertYourself):
            worth = aim.build_worth(state, hero, option.wall)
            if worth > most:
                best, most = place, worth
        elif not isinstance(option, StayHere):
            is_plain = False
    if best == UNSURE and is_plain:
        return len(state.offered) - 1
    return best


def first_hero(state: LastNightState, offered: list[Option]) -> int:
    """Return the first of the Heroes, where all of them are one seat's."""
    seats = {state.heroes[option.hero].seat for option in offered if isinstance(option, Activate)}
    return 0 if len(seats) == 1 else UNSURE


def targets_of(state: LastNightState) -> list[int]:
    """Return where Zombies want to go: to Heroes, and where the scenario lures them."""
    return [*(one.space for one in state.heroes if one.space >= 0), *aim_of(state).lures(state)]


def way_to_target(state: LastNightState, space: int, targets: list[int]) -> int:
    best = FAR
    for target in targets:
        best = min(best, state.town.distance(space, target))
    return best


def next_zombie(state: LastNightState, offered: list[Option]) -> int:
    """All go to the nearest Hero, but for those that are nearer to a lure: they are moved by hand."""
    lures = aim_of(state).lures(state)
    if lures:
        heroes = [one.space for one in state.heroes if one.space >= 0]
        for place, option in enumerate(offered):
            if isinstance(option, MoveThis):
                zombie = state.zombie(option.zombie)
                assert zombie is not None
                far = way_to_target(state, zombie.space, lures)
                if far < way_to_target(state, zombie.space, heroes):
                    return place
    for place, option in enumerate(offered):
        if isinstance(option, AllTowards):
            return place
    return UNSURE


def zombie_step(state: LastNightState, number: int, offered: list[Option]) -> int:
    """Return the step that brings a Zombie nearest to a target; of two Heroes beside it to the weaker one."""
    targets = targets_of(state)
    zombie = state.zombie(number)
    assert zombie is not None
    best, least = len(offered) - 1, 10.0 * way_to_target(state, zombie.space, targets)
    for place, option in enumerate(offered):
        if not isinstance(option, ZombieStep):
            continue
        far = 10.0 * way_to_target(state, option.space, targets)
        for hero in state.heroes_in(option.space):
            far += state.wounds_left(hero) - 10.0
        if far < least:
            best, least = place, far
    return best


def discarded(state: LastNightState, asking: DiscardFirst, offered: list[Option]) -> int:
    """A full hand makes room: a card goes that is no Fight card; the last option keeps the rest."""
    hand = state.hands[asking.who]
    if len(hand) >= scenario_of(state).hand_limit(state):
        for place, option in enumerate(offered):
            if isinstance(option, PickCard) and FIGHT not in state.kind(option.card).when:
                return place
    return len(offered) - 1


def sturdiest(state: LastNightState, offered: list[Option]) -> int:
    """Return the Hero who can take most."""
    best, most = 0, -1.0
    for place, option in enumerate(offered):
        if isinstance(option, TakeMore):
            left = state.wounds_left(option.hero) - arms_of(state, option.hero).risk
            if left > most:
                best, most = place, left
    return best


def spawned(state: LastNightState, asking: SpawnOn, offered: list[Option]) -> int:
    """New Zombies come nearest to a target; two of many are given up for what is better."""
    targets = targets_of(state)
    best, least = UNSURE, FAR + 1
    for place, option in enumerate(offered):
        if isinstance(option, PickSpace):
            far = way_to_target(state, option.space, targets)
            if far < least:
                best, least = place, far
        elif not isinstance(option, SpawnRest) and asking.left >= WEAPON_FROM:
            return place
    return best


def exchanged(state: LastNightState, offered: list[Option]) -> int:
    """Weapons go to those who have none, and what the objective needs to who is nearer to its place."""
    for place, option in enumerate(offered):
        if isinstance(option, GiveItem) and helps(state, option):
            return place
    return len(offered) - 1


def helps(state: LastNightState, option: GiveItem) -> bool:
    kind = state.kind(option.card)
    if aim_of(state).exchange_gain(state, option.hero, kind, option.to) > 0.0:
        return True
    if not kind.is_weapon:
        return False
    armed = weapons_of(state, option.hero)
    return armed >= 2 and weapons_of(state, option.to) == 0


def weapons_of(state: LastNightState, hero: int) -> int:
    return sum(1 for item in state.heroes[hero].items if state.kind(item[0]).is_weapon)
