"""Search: Civilians in any room, Soldiers in Security Rooms or with a drone; Pits ruin the place."""

from typing import ClassVar, Final

from veglia.games.zombicide.dark_side.rules.content_library import dark_card
from veglia.games.zombicide.dark_side.rules.events import PitSpawnFound
from veglia.games.zombicide.dark_side.rules.scope import CIVILIAN, RECYCLING, SEARCHING_TWO
from veglia.games.zombicide.dark_side.rules.seeing import wears
from veglia.games.zombicide.dark_side.rules.slots import INCOMING
from veglia.games.zombicide.dark_side.rules.spawning import spawn_in_pits
from veglia.games.zombicide.dark_side.rules.state import NO_PIT, DarkState
from veglia.games.zombicide.engine.rules.ability import SEARCHING
from veglia.games.zombicide.engine.rules.action import Action, Deed
from veglia.games.zombicide.engine.rules.board import CORRIDOR
from veglia.games.zombicide.engine.rules.events import CardFound, EquipmentReshuffled, NothingFound
from veglia.games.zombicide.engine.rules.inventory import Arrange, received
from veglia.games.zombicide.engine.rules.pay import can_pay, pay, uses
from veglia.games.zombicide.engine.rules.scope import SEARCH
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.tell import tell_gift
from veglia.kernel.machine import Option, Step

DRONE: Final = "seeker_drone"


class SearchRoom(Deed[DarkState]):
    """Search the Zone."""

    def __init__(self) -> None:
        pass

    def perform(self, state: DarkState, who: int) -> None:
        pay(state, who, SEARCH)
        survivor = state.survivors[who]
        survivor.used += (SEARCHING,)
        if survivor.gifts & SEARCHING_TWO != 0:
            tell_gift(state, who, SEARCHING_TWO)
            state.push(DrawEquipment(who, 2))
        else:
            state.push(DrawEquipment(who, 1))


class DrawEquipment(Step[DarkState]):
    """Draw all cards, then keep or discard them; what comes out of the Pits is dealt with and replaced."""

    rule: ClassVar[str] = "ds.act.search"

    def __init__(self, survivor: int, count: int) -> None:
        self.survivor = survivor
        self.count = count

    def run(self, state: DarkState) -> None:
        deck = state.equipment
        if not has_finds(state):
            state.emit(NothingFound(self.survivor), "ds.act.search")
            keep_finds(state, self.survivor)
            return
        if not deck.pile:
            state.emit(EquipmentReshuffled(), "ds.act.search")
        card = deck.draw(state.dice)
        kind = dark_card(state, card).pit_spawn
        if kind >= 0:
            deck.discard(card)
            state.emit(PitSpawnFound(self.survivor, card), "ds.act.search-pit-spawn")
            state.push(self)
            spawn_in_pits(state, kind, 1, "ds.act.search-pit-spawn")
            return
        cards = state.survivors[self.survivor].cards
        cards[cards.index(NO_CARD, INCOMING)] = card
        state.emit(CardFound(self.survivor, card), self.rule)
        if self.count > 1:
            state.push(DrawEquipment(self.survivor, self.count - 1))
        else:
            keep_finds(state, self.survivor)


def keep_finds(state: DarkState, who: int) -> None:
    """All cards are drawn: the Survivor puts each somewhere, with a free reorganisation, or discards it."""
    if received(state, who):
        state.push(Arrange(who, -1, (), ()))


def has_finds(state: DarkState) -> bool:
    """Return whether deck or discards hold a card that is no Pit Spawn."""
    for pile in (state.equipment.pile, state.equipment.discards):
        for card in pile:
            if dark_card(state, card).pit_spawn < 0:
                return True
    return False


def may_search_here(state: DarkState, who: int) -> bool:
    """Return whether a Survivor's Zone is one in which it may Search."""
    survivor = state.survivors[who]
    zone = survivor.zone
    if state.pits[zone] != NO_PIT:
        return False
    if survivor.gifts & RECYCLING != 0 and (state.board.is_room(zone) or state.board.kinds[zone] == CORRIDOR):
        return True
    if survivor.classes & CIVILIAN != 0 or wears(state, survivor, DRONE):
        return state.board.is_room(zone)
    return zone in state.station_board.station.security


SEARCH_ROOM = SearchRoom()


class StationSearch(Action[DarkState]):
    """The Search Action."""

    rule: ClassVar[str] = "ds.act.search"
    order: ClassVar[int] = 20

    def offer(self, state: DarkState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if not may_search_here(state, who) or uses(survivor, SEARCHING) > 0:
            return
        if can_pay(survivor, SEARCH) and state.zombies_in(survivor.zone) == 0:
            out.append(SEARCH_ROOM)
