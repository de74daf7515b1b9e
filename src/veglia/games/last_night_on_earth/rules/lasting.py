"""Things that stay on the table: laid there, looked up, taken away when their time is over."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import events
from veglia.games.last_night_on_earth.rules.models import FOR_GOOD, ZOMBIES, Lasting
from veglia.games.last_night_on_earth.rules.piles import discard
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Step


def lay(
    state: LastNightState,
    trait: str,
    rule: str,
    card: int = -1,
    side: int = 0,
    hero: int = -1,
    zombie: int = -1,
    space: int = -1,
    building: int = -1,
    until: int = FOR_GOOD,
    data: int = 0,
) -> None:
    """Lay something on the table that goes on acting."""
    state.lasting.append(Lasting(trait, card, side, hero, zombie, space, building, until, data))
    state.emit(events.LastingBegan(trait, hero, space, building), rule)


def take_away(state: LastNightState, place: int, rule: str) -> None:
    """End something lasting; its card is discarded."""
    gone = state.lasting.pop(place)
    state.emit(events.LastingEnded(gone.trait, gone.hero, gone.space, gone.building), rule)
    state.content.traits[gone.trait].ended(state, gone.hero, gone.space, gone.building)
    if gone.card >= 0:
        discard(state, gone.card)


class EndLasting(Step[LastNightState]):
    """Something lasting ends by its own text. Hooks push it: they may not change the list."""

    rule: ClassVar[str] = "lnoe.general.zombie-card-types"

    def __init__(self, trait: str, card: int, hero: int, cited: str) -> None:
        self.trait = trait
        self.card = card
        self.hero = hero
        self.cited = cited

    def run(self, state: LastNightState) -> None:
        for place, one in enumerate(state.lasting):
            if one.trait == self.trait and one.card == self.card and one.hero == self.hero:
                take_away(state, place, self.cited)
                return


def end_later(state: LastNightState, place: int, rule: str) -> None:
    """Push the end of something lasting."""
    one = state.lasting[place]
    state.push(EndLasting(one.trait, one.card, one.hero, rule))


def zombie_cards_in_play(state: LastNightState) -> list[int]:
    """Return the places of Zombie cards that Remain in Play, and of markers that are cancelled like them."""
    return [
        place
        for place, one in enumerate(state.lasting)
        if one.side == ZOMBIES and (one.card >= 0 or state.content.traits[one.trait].counts_as_card)
    ]


def end(state: LastNightState, until: int) -> None:
    """End all that lasts until now."""
    for place in range(len(state.lasting) - 1, -1, -1):
        if state.lasting[place].until == until:
            take_away(state, place, "lnoe.general.zombie-card-types")


def places_of(state: LastNightState, trait: str) -> list[int]:
    """Return where things of a kind lie among what lasts."""
    return [place for place, one in enumerate(state.lasting) if one.trait == trait]


def on_hero(state: LastNightState, trait: str, hero: int) -> bool:
    """Return whether something of a kind lies on a Hero."""
    for one in state.lasting:
        if one.trait == trait and one.hero == hero:
            return True
    return False


def on_building(state: LastNightState, trait: str, building: int) -> bool:
    """Return whether something of a kind lies on a building."""
    for one in state.lasting:
        if one.trait == trait and one.building == building:
            return True
    return False
