# veglia: interpreted
"""Why something does not answer a question, other than what a Survivor does in its Turn."""

from typing import Any

from veglia.games.zombicide.engine.rules.activation import SplitZombies
from veglia.games.zombicide.engine.rules.friendly_fire import ShareFriendlyFire, friends_at_risk
from veglia.games.zombicide.engine.rules.hits import AssignHits, first_targets
from veglia.games.zombicide.engine.rules.inventory import Reorganise
from veglia.games.zombicide.engine.rules.scope import MELEE
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, ZombicideState
from veglia.games.zombicide.engine.rules.turn import ChooseSurvivor
from veglia.games.zombicide.engine.rules.wounds import ShareWounds
from veglia.games.zombicide.engine.show.explain.attacking import kinds_there
from veglia.games.zombicide.engine.show.explain.remark import Remark
from veglia.games.zombicide.engine.show.explain.thing import Thing
from veglia.kernel.machine import Ask


def answer_obstacle(state: ZombicideState, asking: Ask[Any], thing: Thing) -> Remark | None:
    """Return why a thing does not answer a question of the family, if that is clear."""
    if isinstance(asking, ChooseSurvivor) and thing.figure >= 0:
        return turn_obstacle(state, asking.player, thing.figure)
    if isinstance(asking, AssignHits) and thing.foe >= 0:
        return hit_obstacle(state, asking, thing)
    if isinstance(asking, SplitZombies) and thing.is_zone and thing.zone not in asking.ways:
        return Remark("not_on_path", "uoa.zphase.shortest-path", zone=thing.zone, kind=asking.kind)
    if isinstance(asking, ShareWounds) and thing.figure >= 0:
        if state.survivors[thing.figure].zone != asking.zone:
            return Remark("not_wounded", asking.rule, survivor=thing.figure, zone=asking.zone)
    if isinstance(asking, ShareFriendlyFire) and thing.figure >= 0:
        return fire_obstacle(state, asking, thing.figure)
    if isinstance(asking, Reorganise) and thing.card >= 0:
        return put_obstacle(state, asking, thing.card)
    return None


def turn_obstacle(state: ZombicideState, player: int, figure: int) -> Remark | None:
    """Return why a figure cannot take its Turn now."""
    survivor = state.survivors[figure]
    if state.is_companion(figure):
        return Remark("companion_never_acts", "uoa.companion.no-actions", survivor=figure)
    if survivor.zone == OFF_BOARD:
        return Remark("off_board", "uoa.mission.exit-zone", survivor=figure)
    if survivor.has_acted:
        return Remark("has_acted", "uoa.round.activation-order", survivor=figure)
    if survivor.seat != player:
        return Remark("other_player", "uoa.round.clockwise-turns", survivor=figure, player=player)
    return None


def hit_obstacle(state: ZombicideState, asking: AssignHits, thing: Thing) -> Remark | None:
    """Return why the next hit cannot go to a Zombie."""
    attack = asking.attack
    if thing.zone != attack.zone:
        rule = "uoa.equip.melee" if attack.is_of(MELEE) else "uoa.actions.ranged-targets-zone"
        return Remark("aimed_elsewhere", rule, zone=attack.zone)
    before = first_targets(state, attack, kinds_there(state, attack))
    if thing.foe not in before:
        return Remark("hit_later", "uoa.combat.priority-exhaust", kind=before[0])
    return None


def fire_obstacle(state: ZombicideState, asking: ShareFriendlyFire, figure: int) -> Remark | None:
    """Return why a miss cannot strike a figure."""
    if figure == asking.attack.who:
        return Remark("shooter_safe", "uoa.combat.no-self-hit", survivor=figure)
    if figure in friends_at_risk(state, asking.attack):
        return None
    if state.survivors[figure].zone == asking.attack.zone:
        return Remark("low_profile", "uoa.skill.low-profile", survivor=figure)
    return Remark("not_wounded", asking.rule, survivor=figure, zone=asking.attack.zone)


def put_obstacle(state: ZombicideState, asking: Reorganise, card: int) -> Remark | None:
    """Return why a card cannot be put anywhere now."""
    if card in asking.moved:
        return Remark("put_already", asking.cites(state), card=card)
    owners = [asking.survivor] if asking.partner < 0 else [asking.survivor, asking.partner]
    if not any(card in state.survivors[owner].cards for owner in owners):
        return Remark("not_in_trade", asking.cites(state), card=card, survivor=asking.survivor)
    return None
