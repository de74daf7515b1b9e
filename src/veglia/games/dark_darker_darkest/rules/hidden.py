"""What nobody sees: values of face-down tokens, symbols of hidden Code Tokens, the order of piles."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.zombies import TOKEN_MASK
from veglia.kernel.dice import Dice


def imagine(state: DarkestState, dice: Dice) -> DarkestState:
    """Return a copy in which all hidden things are redealt; the numbers of icons are public."""
    twin = state.copy()
    for pile in (twin.pile, twin.creature_pile, twin.nemesis_pile):
        pile.sort()
        dice.shuffle(pile)
    redeal_tokens(twin, dice)
    redeal_codes(twin, dice)
    twin.dice = dice.copy()
    dice.next_number()
    twin.dice.reveals = state.dice.reveals
    return twin


def redeal_tokens(state: DarkestState, dice: Dice) -> None:
    """Redeal the face-down Zombie Tokens of the house and the pool; marks stay where they are."""
    faces = sorted([*state.pool, *(token & TOKEN_MASK for tokens in state.tokens for token in tokens)])
    dice.shuffle(faces)
    for room, tokens in enumerate(state.tokens):
        if tokens:
            state.tokens[room] = tuple([token & ~TOKEN_MASK | faces.pop() for token in tokens])
    state.pool = faces


def redeal_codes(state: DarkestState, dice: Dice) -> None:
    """Redeal the face-down Code Tokens of doors among each other and those left out, by number of icons.

    Everybody has seen the tokens that gave the code: of these, those that are on doors stay on doors.
    """
    tokens = state.library.code_tokens
    locks = range(len(state.locks))
    hidden = [place for place in locks if state.has_code(place) and not state.is_code_shown(place)]
    for icons in (2, 3):
        places = [place for place in hidden if len(tokens[state.locks[place]]) == icons]
        known = sorted([state.locks[place] for place in places if state.locks[place] in state.code])
        others = [code for code in state.spare_codes if len(tokens[code]) == icons]
        others = sorted(others + [state.locks[place] for place in places if state.locks[place] not in known])
        dice.shuffle(others)
        faces = [*known, *others[: len(places) - len(known)]]
        dice.shuffle(faces)
        for place, face in zip(places, faces, strict=True):
            state.locks[place] = face
        left = others[len(places) - len(known) :]
        state.spare_codes = sorted([code for code in state.spare_codes if len(tokens[code]) != icons] + left)
