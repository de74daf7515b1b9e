"""What bots go by: what speaks for the Heroes speaks against the Zombies.

Only what is open, or redealt in an imagined world, is looked at.
"""

import math
from typing import Final

from veglia.games.last_night_on_earth.bots.acting import best_move, is_rated
from veglia.games.last_night_on_earth.bots.aim import Aim, aim_of
from veglia.games.last_night_on_earth.bots.arms import arms_of
from veglia.games.last_night_on_earth.bots.moving import Planner, goals_of, nearest
from veglia.games.last_night_on_earth.bots.presets import plain_answer
from veglia.games.last_night_on_earth.bots.uses import is_timely
from veglia.games.last_night_on_earth.bots.weights import (
    AMBUSH,
    ARRIVED,
    BARRICADE,
    CHASE,
    EVENT,
    GAME,
    GRAVE_WEAPON,
    HEALTH,
    HELP,
    HERO,
    IN_PLAY,
    ITEM,
    NEAR,
    OBJECTIVE,
    SHELTER,
    WAY,
    WEAPON,
    ZOMBIE,
    ZOMBIE_CARD,
    ZOMBIE_HERO_HERE,
    death_cost,
    wound_cost,
)
from veglia.games.last_night_on_earth.rules.end_of_move import EndOfMove
from veglia.games.last_night_on_earth.rules.hero_moving import ChooseMove
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.hero_turn import Activate, NextHero
from veglia.games.last_night_on_earth.rules.models import HEROES, ZOMBIE_HERO, ZOMBIES
from veglia.games.last_night_on_earth.rules.phases import HERO_BEGIN, MOVES, phase_number
from veglia.games.last_night_on_earth.rules.plays import Targeted
from veglia.games.last_night_on_earth.rules.reactions import PreFight
from veglia.games.last_night_on_earth.rules.shooting import RangedAttack
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import FAR, NO_SPACE
from veglia.games.last_night_on_earth.rules.zombie_moving import NextZombie
from veglia.games.last_night_on_earth.rules.zombie_turn import DiscardFirst, NextFight
from veglia.kernel.evaluation import Evaluation, Scale
from veglia.kernel.machine import WON, Option, State

# So many points more make a win e times as likely.
DOUBT: Final = 70.0
SCALE: Final = Scale(farthest=250.0, beyond=1e-6, sure=1e5, passed_over=1e4, standing=0.0)
SEATS: Final = 32


class LastNightEvaluation(Evaluation):
    """Adds up what the Heroes have, what threatens them, and how near their objective is."""

    def __init__(self) -> None:
        super().__init__(SCALE)
        self.planner: Final = Planner()
        # The question for which the best move was looked for last, and that move.
        self.planned: ChooseMove | None = None
        self.best: Option | None = None

    def points(self, state: State, side: int) -> float:
        assert isinstance(state, LastNightState)
        points = for_heroes(state)
        return points if side == HEROES else -points

    def phase_key(self, state: State) -> int:
        assert isinstance(state, LastNightState)
        return phase_number(state)

    def turn(self, state: State) -> int:
        """Return what is thought through by itself: an activation, its start, a fight, a Zombie's move."""
        assert isinstance(state, LastNightState)
        if state.fight is not None:
            return -1 - state.fights
        part = state.active + 1
        if state.phase == HERO_BEGIN:
            part = SEATS - 1
        elif state.phase == MOVES:
            part = sum([int(zombie.has_moved) for zombie in state.zombies])
        return phase_number(state) * SEATS + part

    def is_settled(self, state: State) -> bool:
        return isinstance(
            state.asking,
            (
                NextHero,
                ChooseMove,
                EndOfMove,
                RangedAttack,
                PreFight,
                NextZombie,
                NextFight,
                DiscardFirst,
            ),
        )

    def considers(self, state: State, option: Option) -> bool:
        """Of all moves only the best is worth a thought beside cards and items; who goes first is not."""
        assert isinstance(state, LastNightState)
        asking = state.asking
        if isinstance(asking, ChooseMove) and (isinstance(option, (HeroStep, StayHere)) or is_rated(option)):
            if self.planned is not asking:
                self.planned = asking
                self.best = state.offered[best_move(state, asking, self.planner)]
            return option is self.best
        if isinstance(option, Targeted):
            return is_timely(state, option)
        if isinstance(option, Activate):
            return is_first_of_seat(state, option.hero)
        return True

    def considers_asides(self, state: State) -> bool:
        assert isinstance(state, LastNightState)
        return bool(state.allies)

    def preset(self, state: State) -> int:
        assert isinstance(state, LastNightState)
        return plain_answer(state, self.planner)

    def round(self, state: State) -> int:
        assert isinstance(state, LastNightState)
        return state.round

    def gain(self, difference: float) -> float:
        return rise(difference / DOUBT)

    def chance(self, state: State, points: float, side: int) -> float:
        return rise(points / DOUBT)


def is_first_of_seat(state: LastNightState, hero: int) -> bool:
    """Return whether no other Hero of the same player waits before this one."""
    seat = state.heroes[hero].seat
    for option in state.offered:
        if isinstance(option, Activate) and state.heroes[option.hero].seat == seat:
            return option.hero == hero
    return True


def for_heroes(state: LastNightState) -> float:
    """Return how good a state looks for the Heroes."""
    points = 0.0
    if state.result is not None:
        first = state.seats_of(HEROES)[0]
        points += GAME if state.result.outcome(first) == WON else -GAME
    aim = aim_of(state)
    points += OBJECTIVE * aim.closeness(state)
    points -= death_cost(state) * state.count("heroes_killed")
    for hero in state.living():
        points += hero_points(state, hero, aim)
    for seat in state.seats_of(ZOMBIES):
        points -= ZOMBIE_CARD * len(state.hands[seat])
    for zombie in state.zombies:
        points -= ZOMBIE_HERO_HERE if zombie.kind == ZOMBIE_HERO else ZOMBIE
        points += CHASE * min(NEAR, nearest_hero(state, zombie.space))
        if zombie.weapon >= 0:
            points -= GRAVE_WEAPON
    for one in state.lasting:
        points += HELP if one.side == HEROES else -IN_PLAY
    for barricade in state.barricades:
        points += BARRICADE * (1 + barricade.reinforcements / 2)
    return points


def hero_points(state: LastNightState, hero: int, aim: Aim) -> float:
    """Return what a Hero is worth: alive, unhurt, armed, near what he has to do."""
    one = state.heroes[hero]
    left = max(0, min(state.wounds_left(hero), len(HEALTH) - 1))
    points = HERO + HEALTH[left] + EVENT * len(one.events)
    for item in one.items:
        points += ITEM
        if state.kind(item[0]).is_weapon:
            points += WEAPON
    danger = 0.0
    for zombie in state.zombies:
        if zombie.space == one.space:
            danger += 1.0
        elif state.town.distance(zombie.space, one.space) == 1:
            danger += AMBUSH
    if danger > 0.0:
        arms = arms_of(state, hero)
        points -= danger * arms.risk * wound_cost(state, hero)
    if state.building_at(one.space) >= 0:
        points += SHELTER
    goals = goals_of(state, hero, aim)
    if goals:
        far = nearest(state, one.space, goals)
        points -= WAY * far
        if far == 0:
            points += ARRIVED
    return points


def nearest_hero(state: LastNightState, space: int) -> int:
    found = FAR
    for hero in state.heroes:
        if hero.space != NO_SPACE:
            found = min(found, state.town.distance(space, hero.space))
    return found


def rise(number: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, number))))
