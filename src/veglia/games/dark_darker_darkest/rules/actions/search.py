"""Search: a die for each ungripped Survivor in the room and the Terror Die; a card for each Success."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.action import Action
from veglia.games.dark_darker_darkest.rules.asking import Deed, SurvivorAsk
from veglia.games.dark_darker_darkest.rules.cubes import pay
from veglia.games.dark_darker_darkest.rules.effects import traits
from veglia.games.dark_darker_darkest.rules.equipping import stow
from veglia.games.dark_darker_darkest.rules.overflow import Overflow
from veglia.games.dark_darker_darkest.rules.rolling import survivor_dice, terror_die
from veglia.games.dark_darker_darkest.rules.shared_deeds import SharedDeeds
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import SUCCESS
from veglia.games.dark_darker_darkest.rules.terror import Terror
from veglia.games.dark_darker_darkest.rules.thing_events import Found, Searched
from veglia.kernel.machine import Option


class Search(Deed):
    """Search the room."""

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, 1)
        room = state.survivors[self.who].room
        faces = survivor_dice(state, len(state.free_in_room(room)))
        terror = terror_die(state)
        state.emit(Searched(self.who, room, faces, terror), "ddd.search.action")
        if any(face != SUCCESS and faces.count(face) > 1 for face in faces):
            state.push(Terror(terror, room // 2))
        successes = found_in(state, room, faces)
        if successes:
            state.searched |= 1 << room
            cards = draw(state, successes)
            state.push(HandOut(self.who, room, tuple(cards), ()))


def found_in(state: DarkestState, room: int, faces: tuple[int, ...]) -> int:
    """Return how many cards are drawn."""
    successes = faces.count(SUCCESS)
    for module in state.settings.modules:
        successes += module.search_successes(state, room, faces)
    bonus = 0
    for who in state.free_in_room(room):
        for trait in traits(state, who):
            bonus += trait.search_successes(state, who, successes)
    return successes + bonus


def draw(state: DarkestState, count: int) -> list[int]:
    """Draw cards, as many as there are."""
    found: list[int] = []
    while state.pile and len(found) < count:
        found.append(state.pile.pop())
        state.dice.reveals += 1
    return found


class Hand(Option):
    """Give a found card to a Survivor in the room."""

    def __init__(self, card: int, to: int) -> None:
        self.card = card
        self.to = to


class HandOut(SurvivorAsk):
    """Whoever has searched hands the cards out, one to each Survivor at most; the rest goes back."""

    rule: ClassVar[str] = "ddd.search.distribute"

    def __init__(self, who: int, room: int, cards: tuple[int, ...], given: tuple[int, ...]) -> None:
        super().__init__(who)
        self.room = room
        self.cards = cards
        self.given = given

    def options(self, state: DarkestState) -> list[Option]:
        people = [who for who in state.in_room(state.house.at(self.room)) if who not in self.given]
        return [Hand(card, who) for card in self.cards for who in people]

    def pass_over(self, state: DarkestState) -> None:
        # The first of the pile is its bottom.
        state.pile = [*self.cards, *state.pile]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, Hand)
        left = tuple([card for card in self.cards if card != option.card])
        state.push(HandOut(self.who, self.room, left, (*self.given, option.to)))
        receive(state, self.who, option.to, option.card)


def receive(state: DarkestState, finder: int, to: int, card: int) -> None:
    """A found card enters play: weapons with their ammunition, Ammunition with what the finder adds."""
    type = state.card_type(card)
    state.ammo[card] = type.ammo
    if type.reloads:
        for trait in traits(state, finder):
            state.ammo[card] += trait.ammo_found(state, finder, card)
    stow(state, to, card)
    state.emit(Found(to, card), "ddd.search.success")
    state.push(Overflow(to, False))


def make_search(who: int, _: int) -> Search:
    return Search(who)


# By Survivor.
SEARCHES: Final = SharedDeeds(make_search, 1)


class SearchAction(Action):
    costs_ap: ClassVar[bool] = True

    def offers(self, state: DarkestState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        is_open = not state.house.is_destroyed(survivor.room // 2) and not state.searched >> survivor.room & 1
        if survivor.ap > 0 and state.act == EXPLORATION and is_open:
            out.append(SEARCHES.at(who, 0))
