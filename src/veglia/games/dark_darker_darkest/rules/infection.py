"""The virus: Virus Tokens of Bites, the grey cube of the Upkeep, zombification, Antidotes."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.asking import SurvivorAsk
from veglia.games.dark_darker_darkest.rules.effects import virus_limit
from veglia.games.dark_darker_darkest.rules.equipping import drop_hands
from veglia.games.dark_darker_darkest.rules.events import Infected, VirusActed, Zombified
from veglia.games.dark_darker_darkest.rules.overflow import Overflow
from veglia.games.dark_darker_darkest.rules.revealing import enemies_entered
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.wounds import after_elimination, clear_board
from veglia.games.dark_darker_darkest.rules.zombies import NORMAL, with_one
from veglia.kernel.machine import Event, Option, Step


class VirusRemoved(Event):
    """So many Virus Tokens are left."""

    def __init__(self, who: int, tokens: int) -> None:
        self.who = who
        self.tokens = tokens


class PutVirus(Option):
    """Put the Virus Token on the left or the right of the board, for good."""

    def __init__(self, is_right: bool) -> None:
        self.is_right = is_right


PUT_LEFT: Final = PutVirus(False)
PUT_RIGHT: Final = PutVirus(True)


class PlaceVirus(SurvivorAsk):
    """A bitten Survivor places the Virus Token; on the right it takes a hand."""

    rule: ClassVar[str] = "ddd.virus.fixed-slot"

    def options(self, state: DarkestState) -> list[Option]:
        if not state.survivors[self.who].is_in_play():
            return []
        return [PUT_LEFT, PUT_RIGHT]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, PutVirus)
        survivor = state.survivors[self.who]
        if option.is_right:
            survivor.virus_order |= 1 << survivor.virus()
            survivor.virus_right += 1
            drop_hands(state, self.who)
        else:
            survivor.virus_left += 1
        state.emit(Infected(self.who, survivor.virus()), "ddd.cdie.bite")
        state.push(Overflow(self.who, True))


class VirusStep(Step[DarkestState]):
    """The virus acts in every Survivor who has enough tokens."""

    rule: ClassVar[str] = "ddd.virus.active-at-two"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        for who in state.in_play():
            if state.survivors[who].virus() >= virus_limit(state, who):
                act(state, who)


def act(state: DarkestState, who: int) -> None:
    """Place or move the grey cube: the ability beneath it is lost, at the innate one the Survivor is."""
    survivor = state.survivors[who]
    survivor.cube += 1
    abilities = len(state.profile(who).abilities)
    if survivor.cube == abilities:
        zombify(state, who)
        return
    survivor.bought &= ~(1 << abilities - survivor.cube)
    rule = "ddd.virus.cube-place" if survivor.cube == 1 else "ddd.virus.cube-move"
    state.emit(VirusActed(who, survivor.cube), rule)
    # What is lost may have been room for an object.
    state.push(Overflow(who, True))


def zombify(state: DarkestState, who: int) -> None:
    """A zombie takes the place of a Survivor."""
    room = state.survivors[who].room
    state.emit(Zombified(who, room), "ddd.virus.zombified")
    state.hordes[room] = with_one(state.hordes[room], NORMAL)
    clear_board(state, who)
    enemies_entered(state, room)
    after_elimination(state, who)


def can_cure(state: DarkestState, who: int) -> bool:
    """Return whether an Antidote helps: only with an active virus."""
    return state.survivors[who].virus() >= virus_limit(state, who)


def remove_virus(state: DarkestState, who: int, rule: str) -> None:
    """Take the Virus Token away that came last: the first one stays for good, and so does the grey cube."""
    survivor = state.survivors[who]
    last = 1 << survivor.virus() - 1
    if survivor.virus_order & last:
        survivor.virus_order &= ~last
        survivor.virus_right -= 1
    else:
        survivor.virus_left -= 1
    state.emit(VirusRemoved(who, survivor.virus()), rule)
