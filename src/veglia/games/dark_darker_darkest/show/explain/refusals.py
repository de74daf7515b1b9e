# veglia: interpreted
"""Why a thing cannot be chosen now."""

from veglia.games.dark_darker_darkest.rules.finale_round import FinaleActs
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.show.explain.belongings import card_reasons, skill_reasons
from veglia.games.dark_darker_darkest.show.explain.places import (
    enemy_reasons,
    figure_reasons,
    token_reasons,
    zone_reasons,
)
from veglia.games.dark_darker_darkest.show.explain.speaking import Speaker
from veglia.games.dark_darker_darkest.show.words import words
from veglia.kernel.offers import Reason


def refusals(state: DarkestState, seat: int | None, target: str, language: str) -> list[Reason]:
    """Return why a seat (None: a spectator) cannot choose a thing that it sees; never nothing."""
    said = Speaker(state, language, "why")
    asking = state.asking
    if asking is None:
        return [said.reason(state.result.rule if state.result is not None else "", "over")]
    prompt = words(state, language).say(asking)
    rule = state.question_rule()
    if seat is None or seat not in asking.seats(state):
        return [said.reason(rule, "not_asked", prompt=prompt)]
    found: list[Reason] = []
    if isinstance(asking, (GroupActs, FinaleActs)):
        found = action_reasons(state, actors(state, seat), seat, target, said)
    return found or [said.reason(rule, "first_answer", prompt=prompt)]


def actors(state: DarkestState, seat: int) -> list[int]:
    """Return the Survivors of a seat who act now."""
    return [who for who in state.group(state.active) if state.survivors[who].seat == seat]


def action_reasons(
    state: DarkestState, acting: list[int], seat: int, target: str, said: Speaker
) -> list[Reason]:
    sort, _, rest = target.partition("/")
    if sort == "zone":
        return zone_reasons(state, acting, int(rest), said)
    if sort == "figure":
        return figure_reasons(state, acting, seat, int(rest), said)
    if sort == "zombie":
        return enemy_reasons(state, acting, int(rest.partition("/")[0]), said)
    if sort == "foe":
        enemy = state.creature if rest == "creature" else state.nemesis
        return [] if enemy is None else enemy_reasons(state, acting, enemy.room, said)
    if sort == "area":
        return [said.reason("ddd.combat.targets-after-roll", "after_roll")]
    if sort == "card":
        return card_reasons(state, acting, int(rest), said)
    if sort == "skill":
        return skill_reasons(state, acting, target, said)
    if sort == "token":
        return token_reasons(state, acting, rest, said)
    if target == "pile/equipment":
        return [said.reason("ddd.search.action", "pile")]
    if sort in ("pile", "track", "hand"):
        return [said.reason(state.question_rule(), "looked_at")]
    return []
