# veglia: interpreted
"""Why Holy Water does nothing about the Spawn tokens of a Zone."""

from veglia.games.zombicide.engine.rules.spawn import CORPSE_PILE, STARTING, starting_zone
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.show.explain.fighting import sight_obstacle
from veglia.games.zombicide.engine.show.explain.moving import no_action
from veglia.games.zombicide.engine.show.explain.remark import Remark
from veglia.games.zombicide.undead_or_alive.rules.actions.water import can_bless, is_holy, waterproof
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState

USE = "uoa.trait.holy-water-use"


def bless_obstacle(state: UndeadState, who: int, zone: int) -> Remark | None:
    """Return why a Survivor cannot use Holy Water on a Zone."""
    survivor = state.survivors[who]
    if not can_bless(state, zone):
        return Remark("nothing_to_bless", USE, zone=zone)
    held = [card for card in survivor.cards if card != NO_CARD and is_holy(state, who, card)]
    if not held:
        return Remark("no_holy_water", USE, survivor=who)
    unseen = sight_obstacle(state, who, zone)
    if unseen is not None:
        return unseen
    reach = state.scenario.rules.sight(state, who).ranges[survivor.zone][zone]
    furthest = max(state.card(card).range_max for card in held)
    if reach > furthest:
        return Remark("bless_too_far", USE, zone=zone, count=reach, needed=furthest)
    return no_action(state, who)


def token_obstacle(state: UndeadState, who: int, number: int) -> Remark | None:
    """Return why a Survivor can do nothing about a Spawn token."""
    token = state.spawns[number]
    if token.kind == STARTING:
        return Remark("token_stays", "uoa.spawn.starting-immovable", token_kind=token.kind)
    if token.kind == CORPSE_PILE and not token.is_active:
        return Remark("token_secured", "uoa.spawn.corpse-pile-holy-water", token_kind=token.kind)
    if token.kind != CORPSE_PILE:
        resists = waterproof(state, token.kind)
        if resists:
            return Remark("token_stays", resists, token_kind=token.kind)
        if token.zone == starting_zone(state):
            return Remark("token_at_home", "uoa.spawn.starting-stack", token_kind=token.kind)
    return bless_obstacle(state, who, token.zone)
