# veglia: interpreted
"""Why a card or an ability cannot be used now."""

from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.equipping import can_equip, inventory
from veglia.games.dark_darker_darkest.rules.library import CONSUMABLE, WEAPON
from veglia.games.dark_darker_darkest.rules.rolls import MOMENTS
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.show.explain.places import held_reasons
from veglia.games.dark_darker_darkest.show.explain.speaking import Speaker
from veglia.games.dark_darker_darkest.show.heroes import ability_id
from veglia.kernel.offers import Reason


def card_reasons(state: DarkestState, acting: list[int], card: int, said: Speaker) -> list[Reason]:
    """Return why a card of somebody is of no use now."""
    owner = next((who for who in state.in_play() if card in inventory(state, who)), -1)
    type = state.card_type(card)
    if owner < 0:
        return []
    if type.use in MOMENTS:
        moment: str = content.text(said.language)["words"]["moment"][type.use]
        return [said.reason(type.rule, "in_a_roll", card=card, moment=moment)]
    if type.use == "passive":
        return [said.reason(type.rule, "passive", card=card)]
    if owner not in acting:
        return [said.reason("ddd.trade.action", "owner", card=card, who=owner)]
    held = held_reasons(state, owner, said)
    if held:
        return held
    if type.kind != CONSUMABLE and not can_equip(state, owner, [card]):
        return [said.reason("ddd.equip.hands", "no_hands", card=card, who=owner)]
    if type.ammo and state.ammo[card] == 0:
        return [said.reason("ddd.combat.ammo-use", "no_ammo", card=card)]
    if type.kind == WEAPON:
        return [said.reason("ddd.combat.action", "no_target", card=card)]
    if type.reloads:
        return [said.reason("ddd.equip.ammo", "no_weapon", card=card, who=owner)]
    return [said.reason(type.rule, "nothing_to_use", card=card)]


def skill_reasons(state: DarkestState, acting: list[int], target: str, said: Speaker) -> list[Reason]:
    """Return why an ability cannot be bought, for the first Survivor who could have it."""
    for who in [*acting, *state.in_play()]:
        profile, survivor = state.profile(who), state.survivors[who]
        for place, one in enumerate(profile.abilities):
            if ability_id(profile.id, one.id) != target:
                continue
            if survivor.bought >> place & 1:
                return [said.reason(one.rule, "owned", who=who)]
            if place > len(profile.abilities) - 1 - survivor.cube:
                return [said.reason("ddd.virus.ability-lost", "lost", who=who)]
            return [said.reason("ddd.xp.buy-ability", "few_xp", who=who, cost=one.xp, left=survivor.xp)]
    return []
