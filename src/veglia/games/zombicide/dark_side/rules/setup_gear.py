"""Starting Equipment: the squad's kit, one card for the others, and the drones as the team likes."""

from typing import ClassVar, Final

from veglia.games.zombicide.dark_side.rules.cards import DarkProfile
from veglia.games.zombicide.dark_side.rules.content_library import dark_card
from veglia.games.zombicide.dark_side.rules.events import DroneKept, GearGiven
from veglia.games.zombicide.dark_side.rules.slots import BODY
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.asking import AskPlayers
from veglia.games.zombicide.engine.rules.scope import MELEE, RANGED
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.kernel.machine import Option, Step

DRONE: Final = "seeker_drone"


def starting_card(state: DarkState, scopes: int) -> int:
    """Return a card of the Starting Equipment of some scopes (0: a drone), or NO_CARD."""
    for card in state.aside:
        if is_wanted(state, card, scopes):
            return card
    return NO_CARD


def card_for(state: DarkState, who: int, scopes: int) -> int:
    """Return such a card that is not reserved for others than a Survivor."""
    for card in state.aside:
        if is_wanted(state, card, scopes) and may_start_with(state, who, card):
            return card
    return NO_CARD


def is_wanted(state: DarkState, card: int, scopes: int) -> bool:
    kind = dark_card(state, card)
    return kind.trait == DRONE if scopes == 0 else kind.scopes & scopes != 0


def may_start_with(state: DarkState, who: int, card: int) -> bool:
    """Return whether a card is for all or for those that a Survivor belongs to."""
    profile = state.scenario.library.profiles[state.survivors[who].profile]
    assert isinstance(profile, DarkProfile)
    reserved = dark_card(state, card).reserved
    return reserved == "" or reserved in profile.categories


def give(state: DarkState, who: int, card: int, slot: int, rule: str) -> None:
    """Give a Survivor a starting card."""
    state.aside.remove(card)
    state.survivors[who].cards[slot] = card
    state.emit(GearGiven(who, card), rule)


class GiveSquadKit(Step[DarkState]):
    """Everyone of the Green Squad gets an Electrified Baton and a Pistol."""

    rule: ClassVar[str] = "ds.setup.green-squad-kit"

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def run(self, state: DarkState) -> None:
        for slot, scopes in enumerate((MELEE, RANGED)):
            card = card_for(state, self.survivor, scopes)
            if card != NO_CARD:
                give(state, self.survivor, card, slot, self.rule)


class StartWith(Option):
    """Start with this card."""

    def __init__(self, card: int, survivor: int) -> None:
        self.card = card
        self.survivor = survivor


class ChooseKit(AskPlayers[DarkState]):
    """Who is not of the squad gets one of the two, as the team chooses; nothing when none is left."""

    rule: ClassVar[str] = "ds.setup.other-survivor-kit"

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def options(self, state: DarkState) -> list[Option]:
        found = [card_for(state, self.survivor, scopes) for scopes in (MELEE, RANGED)]
        return [StartWith(card, self.survivor) for card in found if card != NO_CARD]

    def take(self, state: DarkState, option: Option) -> None:
        assert isinstance(option, StartWith)
        give(state, self.survivor, option.card, 0, self.rule)


class KeepDrones(Option):
    """Leave the drones that are left beside the board."""

    def __init__(self) -> None:
        pass


class HandOutDrones(AskPlayers[DarkState]):
    """Seeker Drones go to members of the squad, at most one each."""

    rule: ClassVar[str] = "ds.setup.seeker-drones"

    def __init__(self, given: tuple[int, ...]) -> None:
        self.given = given

    def options(self, state: DarkState) -> list[Option]:
        card = starting_card(state, 0)
        out: list[Option] = []
        if card == NO_CARD:
            return out
        for who in range(len(state.survivors)):
            if may_start_with(state, who, card) and who not in self.given:
                out.append(StartWith(card, who))
        if out:
            out.append(KeepDrones())
        return out

    def take(self, state: DarkState, option: Option) -> None:
        if isinstance(option, StartWith):
            state.push(HandOutDrones((*self.given, option.survivor)))
            give(state, option.survivor, option.card, BODY, self.rule)
        else:
            state.emit(DroneKept(), self.rule)
