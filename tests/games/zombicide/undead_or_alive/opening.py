"""The opening of a game for tests: the state before its first step, and the decisions of the set-up."""

from tests.games.zombicide.decks import cards_in
from tests.games.zombicide.seating import seated
from veglia.games.zombicide.engine.rules.inventory import Done, PutCard
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.turn import SETUP
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.game import Game, begin
from veglia.kernel.machine import Event, Option

SEARCH_CARDS = cards_in(library.equipment(), "search")
STARTING_CARDS = cards_in(library.equipment(), "starting")
PARTY = ["carl", "concepcion", "hanna", "jimmy", "may", "meg"]


def first_state(*seats: list[str], seed: int = 1, **options: str) -> UndeadState:
    """Return the state of M0 before any decision."""
    state = TITLE.start(TITLE.setup("m0", seated(*(seats or [PARTY])), seed, options))
    assert isinstance(state, UndeadState)
    return state


def open_game(*seats: list[str], seed: int = 1, **options: str) -> Game:
    """Return a game of M0 at its first decision."""
    return begin(TITLE, TITLE.setup("m0", seated(*(seats or [PARTY])), seed, options))


def finish_setup(game: Game) -> list[Event]:
    """Take a plain option until the first round begins; return what happened."""
    happened: list[Event] = list(game.state.log or [])
    while state_of(game).turn.phase == SETUP:
        happened += game.choose(plain_option(state_of(game)))
    return happened


def plain_option(state: UndeadState) -> Option:
    """Return the first option, but put a received card into an empty slot and leave the others alone."""
    for option in state.offered:
        if isinstance(option, Done):
            return option
    for option in state.offered:
        if isinstance(option, PutCard) and state.survivors[option.survivor].cards[option.slot] == NO_CARD:
            return option
    return state.offered[0]


def state_of(game: Game) -> UndeadState:
    assert isinstance(game.state, UndeadState)
    return game.state
