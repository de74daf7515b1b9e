# veglia: interpreted
"""Why slots and skills cannot be chosen, and who holds a card."""

from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState
from veglia.games.zombicide.engine.show.explain.moving import no_action
from veglia.games.zombicide.engine.show.explain.remark import Remark, listed
from veglia.games.zombicide.engine.show.explain.thing import Thing


def owner_of(state: ZombicideState, card: int) -> int:
    """Return who holds a card, -1 for nobody."""
    if card == NO_CARD:
        return -1
    return next((who for who, survivor in enumerate(state.survivors) if card in survivor.cards), -1)


def empty_slot_reasons(state: ZombicideState, who: int, thing: Thing) -> list[Remark]:
    """Return why an empty slot cannot be chosen."""
    if thing.figure != who:
        return [Remark("slot_of_another", "uoa.actions.trade", survivor=thing.figure, partner=who)]
    return listed(no_action(state, who)) or [Remark("slot_empty", "uoa.actions.reorganise", survivor=who)]


def skill_reasons(state: ZombicideState, who: int, id: str) -> list[Remark]:
    """Return why a skill cannot be used: not gained yet, another's, or one that works by itself."""
    content = state.scenario.library
    survivor = state.survivors[who]
    number = [trait.id for trait in content.traits].index(id)
    rule = content.traits[number].rule
    if number in survivor.skills:
        return [Remark("skill_works", rule, survivor=who, skill_id=id)]
    for level, skills in enumerate(content.profiles[survivor.profile].skills):
        if number in skills:
            key = "skill_later" if level > survivor.level else "skill_passed"
            return [Remark(key, "uoa.danger.skill-per-level", survivor=who, skill_id=id, level=level)]
    return [Remark("skill_of_others", rule, survivor=who, skill_id=id)]
