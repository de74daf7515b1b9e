# veglia: interpreted
"""Why Objectives cannot be taken, coal neither, Companions not recruited, and the Exit not used."""

from veglia.games.zombicide.engine.rules.companions import tokens_of
from veglia.games.zombicide.engine.rules.ending import earlier_goals_met
from veglia.games.zombicide.engine.rules.state import LONE, NO_CARD, OFF_BOARD
from veglia.games.zombicide.engine.show.explain.moving import no_action
from veglia.games.zombicide.engine.show.explain.remark import Remark
from veglia.games.zombicide.undead_or_alive.rules.actions.coal import STARTING, TAKING
from veglia.games.zombicide.undead_or_alive.rules.actions.recruit import RecruitCompanion
from veglia.games.zombicide.undead_or_alive.rules.coal import Coal
from veglia.games.zombicide.undead_or_alive.rules.hooks import parts_of
from veglia.games.zombicide.undead_or_alive.rules.state import WAITING, UndeadState

TAKE = "uoa.actions.objective"
EXIT = "uoa.mission.exit-zone"


def objective_obstacle(state: UndeadState, who: int, number: int) -> Remark | None:
    """Return why a Survivor cannot take an Objective."""
    token = state.objectives[number]
    parts = parts_of(state)
    coal = parts.coal
    if token.zone == OFF_BOARD:
        return Remark("objective_gone", TAKE)
    if coal is not None and number in coal.sacks:
        return coal_obstacle(state, coal, who, number)
    rules = state.scenario.rules
    if not rules.can_take(state, number):
        rule = "uoa.mission.precedence" if parts.herald is None else parts.herald.rule
        return Remark("objective_stays", rule, zone=token.zone)
    if token.zone != state.survivors[who].zone:
        return Remark("objective_elsewhere", TAKE, survivor=who, zone=token.zone)
    if not rules.can_take_objective(state, who):
        return Remark("no_room", parts.reward.carried_rule, survivor=who)
    return no_action(state, who)


def coal_obstacle(state: UndeadState, coal: Coal, who: int, number: int) -> Remark | None:
    """Return why a Survivor cannot have a sack of coal taken."""
    if state.train != WAITING:
        return Remark("train_started", STARTING)
    if state.objectives[number].zone != state.survivors[who].zone:
        return Remark("objective_elsewhere", TAKING, survivor=who, zone=state.objectives[number].zone)
    if not coal.is_mine_safe(state):
        return Remark("mine_unsafe", "uoa.m9.coal-blocked")
    carriers = coal.carriers_of(state, who)
    if not carriers:
        return Remark("no_carrier", TAKING, survivor=who)
    if all(coal.sack_of(state, companion) >= 0 for companion in carriers):
        return Remark("carriers_laden", "uoa.m9.coal-one-per-companion", survivor=who)
    return no_action(state, who)


def recruit_obstacle(state: UndeadState, who: int, companion: int) -> Remark | None:
    """Return why a Survivor cannot recruit a Companion."""
    figure = state.survivors[companion]
    terms = parts_of(state).terms
    if figure.leader != LONE:
        return Remark("follows", "uoa.companion.follows", survivor=companion, partner=figure.leader)
    if not terms.are_open(state):
        return Remark("recruit_later", terms.rule, survivor=companion)
    if figure.zone != state.survivors[who].zone:
        return Remark("recruit_elsewhere", RecruitCompanion.rule, survivor=who, partner=companion)
    if terms.price and not tokens_of(state, who):
        cards = state.survivors[who].cards
        if not any(card != NO_CARD and terms.is_price(state, card) for card in cards):
            return Remark("recruit_price", terms.rule, survivor=who, partner=companion)
    return no_action(state, who)


def exit_obstacle(state: UndeadState, who: int) -> Remark:
    """Return why a Survivor cannot leave through the Exit at this moment."""
    zone = state.exit_zone()
    if not earlier_goals_met(state):
        return Remark("exit_goals", EXIT)
    if state.survivors[who].zone != zone:
        return Remark("exit_elsewhere", EXIT, survivor=who, zone=zone)
    zombies = state.zombies_in(zone)
    if zombies > 0:
        return Remark("exit_zombies", EXIT, zone=zone, count=zombies)
    return Remark("exit_at_the_end", EXIT, survivor=who)
