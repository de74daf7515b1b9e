"""Cancelling Zombie cards that Remain in Play, and markers that count as such."""

from veglia.games.last_night_on_earth.rules.lasting import take_away, zombie_cards_in_play
from veglia.games.last_night_on_earth.rules.plays import Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option


def ways_to_cancel(state: LastNightState, source: Source) -> list[Option]:
    """Return the options to cancel each of them: a card by its number, a marker by its building."""
    found: list[Option] = []
    for place in zombie_cards_in_play(state):
        one = state.lasting[place]
        if one.card >= 0:
            found.append(source.option(hero=one.hero, building=one.building, pick=one.card))
        else:
            found.append(source.option(building=one.building, mode=turn_at(state, place)))
    return found


def turn_at(state: LastNightState, place: int) -> int:
    """Return which of the markers on its building a marker is."""
    building = state.lasting[place].building
    return sum(1 for one in state.lasting[:place] if one.building == building and one.card < 0)


def cancel_remaining(state: LastNightState, played: Played, rule: str) -> None:
    """Cancel what an option of `ways_to_cancel` names, if it is still there."""
    for place in zombie_cards_in_play(state):
        one = state.lasting[place]
        if played.pick >= 0:
            is_meant = one.card == played.pick
        else:
            is_meant = (
                one.card < 0 and one.building == played.building and turn_at(state, place) == played.mode
            )
        if is_meant:
            take_away(state, place, rule)
            return
