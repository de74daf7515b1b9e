"""Search a room: draw an Equipment card, keep or discard it."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.ability import SEARCHING
from veglia.games.zombicide.engine.rules.action import Action, Deed
from veglia.games.zombicide.engine.rules.events import CardFound, EquipmentReshuffled, NothingFound
from veglia.games.zombicide.engine.rules.inventory import receive
from veglia.games.zombicide.engine.rules.pay import can_pay, pay, uses
from veglia.games.zombicide.engine.rules.scope import SEARCH
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.tell import tell_gift
from veglia.games.zombicide.engine.rules.trait import SEARCH_ANYWHERE
from veglia.kernel.machine import Option


class SearchHere(Deed[ZombicideState]):
    """Search the Zone."""

    def __init__(self) -> None:
        pass

    def perform(self, state: ZombicideState, who: int) -> None:
        pay(state, who, SEARCH)
        survivor = state.survivors[who]
        survivor.used += (SEARCHING,)
        if not state.board.is_room(survivor.zone):
            tell_gift(state, who, SEARCH_ANYWHERE)
        draw_equipment(state, who, Search.rule)


def draw_equipment(state: ZombicideState, who: int, rule: str) -> None:
    """Draw a card of the Equipment deck for a Survivor; a deck that has run out is made anew."""
    if not state.equipment.pile and state.equipment.discards:
        state.emit(EquipmentReshuffled(), "uoa.actions.search-deck-reshuffle")
    card = state.equipment.draw(state.dice)
    if card < 0:
        state.emit(NothingFound(who), "uoa.actions.search-deck-reshuffle")
        return
    state.emit(CardFound(who, card), rule)
    receive(state, who, card)


SEARCH_HERE: Final = SearchHere()


def is_place_to_search(state: ZombicideState, who: int) -> bool:
    """Return whether a Survivor's Zone is one to Search in: a room, or any by skill."""
    survivor = state.survivors[who]
    return state.board.is_room(survivor.zone) or survivor.gifts & SEARCH_ANYWHERE != 0


def has_searched_enough(state: ZombicideState, who: int) -> bool:
    """Return whether a Survivor may not Search again this Turn."""
    survivor = state.survivors[who]
    return uses(survivor, SEARCHING) > 0 and state.scenario.rules.is_search_limited(state, who)


class Search(Action[ZombicideState]):
    """The Search Action."""

    rule: ClassVar[str] = "uoa.actions.search"
    order: ClassVar[int] = 20

    def offer(self, state: ZombicideState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if not is_place_to_search(state, who):
            return
        if not can_pay(survivor, SEARCH) or state.zombies_in(survivor.zone) > 0:
            return
        if not has_searched_enough(state, who):
            out.append(SEARCH_HERE)
