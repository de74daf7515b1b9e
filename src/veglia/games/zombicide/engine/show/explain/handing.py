# veglia: interpreted
"""Why a Survivor cannot trade, nor reload a weapon."""

from veglia.games.zombicide.engine.rules.actions.reload import scopes_of
from veglia.games.zombicide.engine.rules.actions.reorganise import can_give
from veglia.games.zombicide.engine.rules.pay import can_pay
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, ZombicideState
from veglia.games.zombicide.engine.show.explain.moving import no_action
from veglia.games.zombicide.engine.show.explain.remark import Remark


def trade_obstacle(state: ZombicideState, who: int, other: int) -> Remark | None:
    """Return why a Survivor cannot trade with another figure."""
    there = state.survivors[other].zone
    if there == OFF_BOARD:
        return Remark("off_board", "uoa.mission.exit-zone", survivor=other)
    if state.is_companion(other):
        return Remark("companion_has_nothing", "uoa.companion.no-inventory", survivor=other)
    if there != state.survivors[who].zone:
        return Remark("trade_elsewhere", "uoa.actions.trade", survivor=who, partner=other)
    if not can_give(state, who) and not can_give(state, other):
        return Remark("nothing_to_trade", "uoa.actions.trade", survivor=who, partner=other)
    return no_action(state, who)


def reload_obstacle(state: ZombicideState, who: int, card: int) -> Remark | None:
    """Return why a Survivor cannot reload a card it holds."""
    if card not in state.empty:
        return Remark("loaded", "uoa.trait.reload-action", card=card)
    return None if can_pay(state.survivors[who], scopes_of(state, card)) else no_action(state, who)
