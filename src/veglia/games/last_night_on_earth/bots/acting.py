"""What a Hero does in place of moving: Searching, building, and what the scenario offers."""

from typing import Final

from veglia.games.last_night_on_earth.bots.aim import Aim, aim_of
from veglia.games.last_night_on_earth.bots.arms import arms_of
from veglia.games.last_night_on_earth.bots.moving import NOWHERE, Planner
from veglia.games.last_night_on_earth.bots.weights import (
    LAST_CARDS,
    LOW_DECK,
    SEARCH,
    SEARCH_FOR,
    SURVIVAL,
    UNARMED,
    WEAPON_FOUND,
)
from veglia.games.last_night_on_earth.rules.actions.ally_lead import LeadAlly, LeaveAlly
from veglia.games.last_night_on_earth.rules.actions.build import BuildBarricade
from veglia.games.last_night_on_earth.rules.actions.supply_carry import PickUpSupply, PutDownSupply
from veglia.games.last_night_on_earth.rules.carrying import limits, load
from veglia.games.last_night_on_earth.rules.hero_moving import ChooseMove
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.markers import RevealCounter
from veglia.games.last_night_on_earth.rules.pick_ups import PickUpCard, is_pick_up
from veglia.games.last_night_on_earth.rules.scenario import ScenarioStep
from veglia.games.last_night_on_earth.rules.searching import SearchDeck, SearchTactic, SearchUnique
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.supplies import TakeSupply
from veglia.kernel.machine import Option

# What is not rated here has to be tried.
UNRATED: Final = -1e9
# What loses the game.
DEADLY: Final = -1e6
NOT_NOW: Final = -5.0
KINDS: Final = (
    LeadAlly,
    LeaveAlly,
    PickUpSupply,
    PutDownSupply,
    SearchDeck,
    SearchUnique,
    SearchTactic,
    BuildBarricade,
    RevealCounter,
    TakeSupply,
    ScenarioStep,
)


def best_move(state: LastNightState, asking: ChooseMove, planner: Planner) -> int:
    """Return the place of the best of all that needs no card: a step, to stay, or something else."""
    hero = asking.hero
    plan = planner.plan(state, hero, state.movement)
    step = plan.after(state.heroes[hero].space)
    aim = aim_of(state)
    best, most = len(state.offered) - 1, UNRATED
    for place, option in enumerate(state.offered):
        if isinstance(option, HeroStep):
            worth = plan.worth if option.space == step else UNRATED
        elif isinstance(option, StayHere):
            worth = plan.stay if step == NOWHERE else UNRATED
        else:
            rated = rate(state, hero, option, aim)
            worth = plan.stay + rated if rated > UNRATED else UNRATED
        if worth > most:
            best, most = place, worth
    return best


def is_rated(option: Option) -> bool:
    return isinstance(option, KINDS) or is_pick_up(option)


def rate(state: LastNightState, hero: int, option: Option, aim: Aim) -> float:
    """Return what an action is worth more than just to stay."""
    if isinstance(option, BuildBarricade):
        return aim.build_worth(state, hero, option.wall)
    worth = aim.action_worth(state, hero, option)
    if worth or isinstance(option, RevealCounter | TakeSupply | ScenarioStep):
        return worth
    if isinstance(option, SearchDeck):
        return search_worth(state, hero, aim)
    if isinstance(option, SearchUnique | SearchTactic):
        return SURVIVAL / 3 if aim.goal_spaces(state, hero) else SURVIVAL
    if isinstance(option, PickUpCard):
        return card_worth(state, hero, option.card, aim)
    return search_worth(state, hero, aim) if is_pick_up(option) else UNRATED


def search_worth(state: LastNightState, hero: int, aim: Aim) -> float:
    """Return what a Search is worth: more while the objective needs something, less from a low deck."""
    is_manor = state.building_at(state.heroes[hero].space) == state.town.manor and bool(state.manor_deck)
    worth = SEARCH_FOR if aim.is_searching(state) else SEARCH
    if not is_manor:
        left = len(state.hero_deck.pile)
        if left <= 1:
            return DEADLY
        if left <= (LAST_CARDS if aim.is_searching(state) else LOW_DECK):
            return NOT_NOW
    items, _ = limits(state, hero)
    has, _ = load(state, hero)
    if has >= items or aim.goal_spaces(state, hero):
        return worth / 3
    return worth if arms_of(state, hero).are_good() else worth + UNARMED


def card_worth(state: LastNightState, hero: int, card: int, aim: Aim) -> float:
    """Return what a card of the discards is worth to a Hero who may take it."""
    kind = state.kind(card)
    worth = aim.card_worth(state, hero, kind)
    if kind.is_weapon and not arms_of(state, hero).are_good():
        worth += WEAPON_FOUND
    return worth
