"""The Machines: where Wagon and Gatling gun are, who rides, what moving them costs, what may befall them."""

from typing import Any, ClassVar, Final

from veglia.games.zombicide.engine.rules.board import close
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.events import PaidForZombies
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.games.zombicide.engine.rules.trait import Trait
from veglia.games.zombicide.undead_or_alive.rules.events import (
    MachinePaid,
    WagonDestroyed,
    WagonJammed,
)
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Step

MOVE_COST: Final = 3


class WagonTerms:
    """What a mission says about its Wagon."""

    def __init__(self, moves: bool, leaves: bool, stuck_rule: str, destroyed_rule: str) -> None:
        self.moves: Final = moves
        # It has to leave through the Exit, too.
        self.leaves: Final = leaves
        # The rule by which nobody can enter its Zone, empty for none; Dynamite clears it by the other.
        self.stuck_rule: Final = stuck_rule
        self.destroyed_rule: Final = destroyed_rule


class GatlingTerms:
    """What a mission says about its Gatling gun: the card with its values, and its own skills."""

    def __init__(self, moves: bool, is_mounted: bool, card: int, skills: list[Trait[Any]]) -> None:
        self.moves: Final = moves
        # It stands on the Wagon and goes where it goes.
        self.is_mounted: Final = is_mounted
        self.card: Final = card
        self.skills: Final = skills


class Machines:
    """What a mission says about its Machines."""

    def __init__(self, wagon: WagonTerms, gatling: GatlingTerms) -> None:
        self.wagon: Final = wagon
        self.gatling: Final = gatling


def can_move_machine(state: UndeadState, who: int) -> bool:
    """Return whether a Survivor on foot has the Actions; no free Action and no skill helps."""
    survivor = state.survivors[who]
    return not survivor.is_riding and survivor.actions >= MOVE_COST + state.zombies_in(survivor.zone)


def pay_to_move_machine(state: UndeadState, who: int) -> None:
    """Spend the Actions for a Machine, and those for the Zombies in the Zone left, all at once."""
    survivor = state.survivors[who]
    zombies = state.zombies_in(survivor.zone)
    survivor.actions -= MOVE_COST + zombies
    if who == state.turn.active:
        state.turn.done += (0,)
    state.emit(MachinePaid(who, MOVE_COST), "uoa.machine.general")
    if zombies > 0:
        state.emit(PaidForZombies(who, zombies), "uoa.actions.move-leave-zombies")


class JamWagon(Step[UndeadState]):
    """The Wagon is stuck: its Zone cannot be entered, by anyone."""

    rule: ClassVar[str] = "uoa.mission.precedence"

    def __init__(self, under: str) -> None:
        self.under = under

    def run(self, state: UndeadState) -> None:
        state.board = close(state.board, state.wagon_zone, jammed_key(state.scenario.key, state.wagon_zone))
        state.emit(WagonJammed(state.wagon_zone), self.under)


def jammed_key(key: str, zone: int) -> str:
    """Return the key of the board on which a Zone is closed."""
    return f"{key}#{zone}"


def destroy_wagon(state: UndeadState, rule: str) -> None:
    """Dynamite removes a Wagon that blocks the way; its Zone is like any other from now on."""
    zone = state.wagon_zone
    state.wagon_zone = OFF_BOARD
    state.board = state.scenario.board
    state.emit(WagonDestroyed(zone), rule)
    check_goals(state)
