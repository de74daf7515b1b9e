"""Zombie Tokens: placing them face down, and turning those that a Survivor sees into zombies."""

from veglia.games.dark_darker_darkest.rules.events import TokenPlaced, TokenRevealed
from veglia.games.dark_darker_darkest.rules.rolling import d4
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.zombies import (
    NORMAL,
    TOKEN_MASK,
    token_marks,
    with_all,
)

# Special tokens are numbered behind the normal ones, ten of each kind.
SPECIALS_OF_A_KIND = 10


def special_kind(state: DarkestState, token: int) -> int:
    """Return the kind of zombie on a token: NORMAL, or a special one."""
    beyond = (token & TOKEN_MASK) - len(state.library.zombie_tokens)
    return NORMAL if beyond < 0 else beyond // SPECIALS_OF_A_KIND + 1


def place_token(state: DarkestState, room: int, rule: str) -> None:
    """Draw a Zombie Token and put it face down into a room; whoever sees it turns it up."""
    if not state.pool:
        return
    token = state.pool.pop()
    state.tokens[room] = (*state.tokens[room], token)
    state.emit(TokenPlaced(room), rule)
    enemies_entered(state, room)
    reveal_seen(state)


def enemies_entered(state: DarkestState, room: int, is_tainted: bool = False) -> None:
    """Tell the modules that enemies, some of them contaminated, have come into a room."""
    for module in state.settings.modules:
        module.enemies_entered(state, room, is_tainted)


def reveal_seen(state: DarkestState) -> None:
    """Turn up every token that a Survivor sees."""
    rooms = [room for room, tokens in enumerate(state.tokens) if tokens]
    if not rooms:
        return
    for who in state.in_play():
        ranges = state.house.ranges(state.survivors[who].room)
        for room in rooms:
            if ranges[room] >= 0 and state.tokens[room]:
                reveal_room(state, room, "ddd.los.convert")


def reveal_room(state: DarkestState, room: int, rule: str) -> None:
    """Turn up every token of a room."""
    while state.tokens[room]:
        reveal(state, room, state.tokens[room][0], rule)


def reveal(state: DarkestState, room: int, token: int, rule: str) -> None:
    """Replace a token with its zombies, which take over its marks; the token leaves the game."""
    tokens = list(state.tokens[room])
    tokens.remove(token)
    state.tokens[room] = tuple(tokens)
    state.dice.reveals += 1
    kind = special_kind(state, token)
    marks = token_marks(token)
    if kind == NORMAL:
        count = state.library.zombie_tokens[token & TOKEN_MASK]
    else:
        count = d4(state)
    zombies = (NORMAL | marks,) * count
    if kind != NORMAL:
        zombies = (*zombies, kind | marks)
    state.hordes[room] = with_all(state.hordes[room], zombies)
    state.emit(TokenRevealed(room, len(zombies), zombies), rule)
    enemies_entered(state, room)
