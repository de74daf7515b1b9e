"""Search for the Truth: two Records have to be found, then used at the Final Destination."""

from typing import Final

from veglia.games.last_night_on_earth.bots.aim import SURELY, Aim, items_of
from veglia.games.last_night_on_earth.rules.content import CardKind
from veglia.games.last_night_on_earth.rules.items import LOST_CARD
from veglia.games.last_night_on_earth.rules.scenario import ScenarioStep
from veglia.games.last_night_on_earth.rules.scenarios.search_truth import (
    BURNING,
    CARDS,
    CARRY_OUT,
    DESTINATION,
    DESTROY,
    FIRST,
    PUBLISHED,
    SECOND,
)
from veglia.games.last_night_on_earth.rules.searching import SearchUnique, is_either
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option

# What the parts count for: a Record known, one at hand, both with one Hero, what burns them.
KNOWN: Final = 0.2
AT_HAND: Final = 0.05
TOGETHER: Final = 0.1
BURNS: Final = 0.1
FOUND: Final = 60.0
# In points: a Search for a Unique Item while Records are missing.
LOOK: Final = 30.0


class UseTheEvidence(Aim):
    def closeness(self, state: LastNightState) -> float:
        points = KNOWN * (bool(state.count(FIRST)) + bool(state.count(SECOND))) + 0.2 * state.count(PUBLISHED)
        points += AT_HAND * len(carriers(state))
        if state.count(SECOND) and len(carriers(state)) == 2 and len(set(carriers(state))) == 1:
            points += TOGETHER
        if state.count(FIRST) == DESTROY and any(burns(state, hero) for hero in state.living()):
            points += BURNS
        return points

    def is_searching(self, state: LastNightState) -> bool:
        if not state.count(SECOND):
            return True
        return state.count(FIRST) == DESTROY and not any(burns(state, hero) for hero in state.living())

    def card_worth(self, state: LastNightState, hero: int, kind: CardKind) -> float:
        if kind.record:
            return FOUND
        is_needed = state.count(FIRST) == DESTROY and any(kind.has(one) for one in BURNING)
        return FOUND if is_needed else 0.0

    def exchange_gain(self, state: LastNightState, hero: int, kind: CardKind, to: int) -> float:
        """Records go to who has one already, what burns them to who has both."""
        held = carriers(state)
        if kind.record and state.count(SECOND):
            return (
                SURELY if held.count(to) > held.count(hero) or (held.count(hero) == 1 and to < hero) else 0.0
            )
        if any(kind.has(one) for one in BURNING) and state.count(FIRST) == DESTROY:
            return SURELY if held.count(to) == 2 and not burns(state, to) else 0.0
        return 0.0

    def action_worth(self, state: LastNightState, hero: int, option: Option) -> float:
        if isinstance(option, SearchUnique) and not state.count(SECOND):
            return LOOK
        return SURELY if isinstance(option, ScenarioStep) else 0.0

    def goal_spaces(self, state: LastNightState, hero: int) -> list[int]:
        """While Records are missing to where Unique Items are; then they are brought together and used."""
        town = state.town
        lost = [marker.space for marker in state.markers if marker.kind == LOST_CARD]
        if lost:
            return lost
        if not state.count(DESTINATION):
            return [
                space
                for one in town.buildings
                if one.searchable and (1 in one.numbers or is_either(one.numbers))
                for space in one.spaces
            ]
        held = carriers(state)
        if len(set(held)) > 1 and hero in held and state.count(FIRST) != CARRY_OUT:
            return [state.heroes[other].space for other in held if other != hero]
        inside = town.buildings[state.count(DESTINATION) - 1].spaces
        if state.count(FIRST) == DESTROY and hero not in held and burns(state, hero):
            return [state.heroes[other].space for other in held]
        return inside if hero in held or state.count(FIRST) == CARRY_OUT else []


def carriers(state: LastNightState) -> list[int]:
    """Return who has the Records that were found, once for each."""
    wanted = [state.count(name) - 1 for name in CARDS]
    return [
        hero
        for hero in state.living()
        for item in state.heroes[hero].items
        for card in item
        if card in wanted
    ]


def burns(state: LastNightState, hero: int) -> bool:
    """Return whether a Hero has something that destroys paper."""
    return any(kind.has(one) for kind in items_of(state, hero) for one in BURNING)


AIM = UseTheEvidence
