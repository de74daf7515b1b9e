"""Generators that no Xeno may reach, and decoys that draw Xenos away."""

from veglia.games.zombicide.dark_side.events import DecoyDestroyed
from veglia.games.zombicide.dark_side.state import PINK, YELLOW, DarkState
from veglia.games.zombicide.dark_side.terms import terms_of
from veglia.games.zombicide.engine.activation import able
from veglia.games.zombicide.engine.ending import lose
from veglia.games.zombicide.engine.state import OFF_BOARD, Objective


def is_fixed(state: DarkState, number: int) -> bool:
    """Return whether an Objective cannot be taken: a generator or a decoy."""
    own = terms_of(state).own
    is_generator = own.generators != "" and state.objectives[number].colour in (YELLOW, PINK)
    return is_generator or number in own.decoys


def notice(state: DarkState, kinds: int, held: tuple[int, ...]) -> None:
    """Xenos begin an Action: beside a generator the game is lost, beside a decoy it is destroyed."""
    own = terms_of(state).own
    for number, token in enumerate(state.objectives):
        if token.zone < 0 or not is_fixed(state, number) or not acts_in(state, token.zone, kinds, held):
            continue
        if number not in own.decoys:
            lose(state, own.generators)
            return
        state.objectives[number] = Objective(OFF_BOARD, token.colour, False, token.is_hidden)
        state.emit(DecoyDestroyed(token.zone), "ds.m8.decoy-removed")


def acts_in(state: DarkState, zone: int, kinds: int, held: tuple[int, ...]) -> bool:
    """Return whether Xenos of some kinds act in a Zone."""
    count = state.scenario.kinds
    for kind in range(count):
        if kinds >> kind & 1 and able(state, zone * count + kind, held) > 0:
            return True
    return False
