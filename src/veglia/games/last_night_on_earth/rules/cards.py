"""Cards that come to Heroes."""

from veglia.games.last_night_on_earth.rules import events
from veglia.games.last_night_on_earth.rules.goals import check_goals, scenario_of
from veglia.games.last_night_on_earth.rules.items import discard_item as discard_item
from veglia.games.last_night_on_earth.rules.items import has_item as has_item
from veglia.games.last_night_on_earth.rules.items import item_with as item_with
from veglia.games.last_night_on_earth.rules.items import lose_card as lose_card
from veglia.games.last_night_on_earth.rules.over_limit import CheckLimits
from veglia.games.last_night_on_earth.rules.plays import ITEM, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState


def give(state: LastNightState, hero: int, card: int, rule: str) -> None:
    """Let a Hero have a card that has come to him: items lie open, Events go to his hand.

    `drawing.receive` also plays a card that has to be played immediately.
    """
    kind = state.kind(card)
    state.dice.reveals += 1
    state.emit(events.HeroDrew(hero, card), rule)
    one = state.heroes[hero]
    if not kind.is_item:
        is_open = scenario_of(state).lays_open(state, card)
        (one.townsfolk if is_open else one.events).append(card)
        scenario_of(state).card_taken(state, hero, card)
        check_goals(state)
        return
    if kind.markers:
        state.card_markers[card] = kind.markers
    one.items.append((card,))
    scenario_of(state).card_taken(state, hero, card)
    kind.trait.taken(state, Source(ITEM, card, hero, one.seat))
    state.push(CheckLimits(hero))
