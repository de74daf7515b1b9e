# veglia: interpreted
"""Why a thing cannot be chosen now."""

from typing import Any

from veglia.games.last_night_on_earth.rules.end_of_move import EndOfMove
from veglia.games.last_night_on_earth.rules.exchanging import Exchange
from veglia.games.last_night_on_earth.rules.hero_moving import ChooseMove, ExtraMove, MoveOn
from veglia.games.last_night_on_earth.rules.hero_turn import NextHero, PickFight
from veglia.games.last_night_on_earth.rules.shooting import RangedAttack
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_moving import NextZombie, WalkZombie
from veglia.games.last_night_on_earth.rules.zombie_turn import NextFight
from veglia.games.last_night_on_earth.show.explain.cards import card_reasons, pile_reasons
from veglia.games.last_night_on_earth.show.explain.spaces import shot_reasons, step_reasons, zombie_reasons
from veglia.games.last_night_on_earth.show.explain.speaking import Speaker
from veglia.games.last_night_on_earth.show.names import words
from veglia.kernel.machine import Ask
from veglia.kernel.offers import Reason

ACTIVATIONS = (ChooseMove, MoveOn, EndOfMove, ExtraMove, Exchange, RangedAttack, PickFight)


def refusals(state: LastNightState, seat: int | None, target: str, language: str) -> list[Reason]:
    """Return why a seat (None: a spectator) cannot choose a thing that it sees; never nothing."""
    said = Speaker(state, language)
    asking = state.asking
    if asking is None:
        rule = state.result.rule if state.result is not None else ""
        return [said.reason(rule, "over")]
    prompt = words(state, language).say(asking)
    rule = state.question_rule()
    if seat is None or seat not in asking.seats(state):
        return [said.reason(rule, "not_asked", prompt=prompt)]
    sort, _, rest = target.partition("/")
    found: list[Reason] = []
    if sort == "zone":
        found = zone_reasons(state, asking, int(rest), said)
    elif sort == "zombie":
        found = foe_reasons(state, asking, seat, int(rest), said)
    elif sort == "figure":
        found = hero_reasons(state, asking, seat, int(rest), said)
    elif sort == "card":
        found = card_reasons(state, asking, seat, int(rest), said)
    elif sort == "pile":
        found = pile_reasons(state, asking, rest, said)
    return found or [said.reason(rule, "first_answer", prompt=prompt)]


def zone_reasons(state: LastNightState, asking: Ask[Any], space: int, said: Speaker) -> list[Reason]:
    if isinstance(asking, ChooseMove):
        return step_reasons(state, asking.hero, space, state.movement, said)
    if isinstance(asking, MoveOn | ExtraMove):
        return step_reasons(state, asking.hero, space, asking.left, said)
    if isinstance(asking, WalkZombie):
        zombie = state.zombie(asking.zombie)
        return [] if zombie is None else zombie_reasons(state, zombie, space, asking.has_tried, said)
    if isinstance(asking, RangedAttack):
        return shot_reasons(state, asking.hero, space, said)
    if isinstance(asking, EndOfMove | Exchange | PickFight):
        return [said.reason("lnoe.hturn.steps", "step_over", hero=asking.hero)]
    return []


def foe_reasons(
    state: LastNightState, asking: Ask[Any], seat: int, number: int, said: Speaker
) -> list[Reason]:
    """Return why nothing can be done with a Zombie."""
    zombie = state.zombie(number)
    if zombie is None:
        return []
    if isinstance(asking, NextZombie):
        if zombie.has_moved:
            return [said.reason("lnoe.zmove.each-once", "zombie_moved")]
        if zombie.is_fresh:
            return [said.reason("lnoe.zhero.acts-next", "zombie_fresh")]
        if state.heroes_in(zombie.space):
            return [said.reason("lnoe.zmove.locked-with-hero", "zombie_locked")]
        if state.zombie_seat(zombie.owner) != seat:
            return [said.reason("lnoe.twoz.colours", "zombie_other")]
        return []
    if isinstance(asking, RangedAttack):
        return shot_reasons(state, asking.hero, zombie.space, said)
    if isinstance(asking, PickFight):
        if number in asking.fought:
            return [said.reason("lnoe.fight.all-zombies", "fought_already", hero=asking.hero)]
        if zombie.space != state.heroes[asking.hero].space:
            return [said.reason("lnoe.fight.all-zombies", "not_in_space", hero=asking.hero)]
        return []
    if isinstance(asking, NextFight):
        return [said.reason("lnoe.zturn.fight-even-split", "nothing_now")]
    if isinstance(asking, ChooseMove | MoveOn | EndOfMove | Exchange):
        return [said.reason("lnoe.hturn.steps", "step_later", hero=asking.hero)]
    return []


def hero_reasons(
    state: LastNightState, asking: Ask[Any], seat: int, hero: int, said: Speaker
) -> list[Reason]:
    """Return why nothing can be done with a Hero."""
    one = state.heroes[hero]
    if not state.is_alive(hero):
        return [said.reason("lnoe.death.removed", "is_dead", hero=hero)]
    if isinstance(asking, NextHero):
        if one.loses_turn:
            return [said.reason("lnoe.general.lost-turn", "loses_turn", hero=hero)]
        if one.is_activated:
            return [said.reason("lnoe.hturn.activation", "has_acted", hero=hero)]
        if one.seat != seat:
            return [said.reason("lnoe.hturn.activation", "other_hero", hero=hero)]
        return []
    if not isinstance(asking, ACTIVATIONS):
        return []
    if hero == asking.hero:
        return [said.reason("lnoe.hturn.activation", "acts_now", hero=hero)]
    if isinstance(asking, Exchange):
        if one.space != state.heroes[asking.hero].space:
            return [said.reason("lnoe.exchange.same-space", "not_together", hero=hero)]
        return []
    return [said.reason("lnoe.hturn.activation", "waits", hero=hero)]
