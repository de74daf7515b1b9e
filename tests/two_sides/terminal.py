"""Relic in the terminal, for tests: a game in which a shadow may attack."""

import re

from tests.cli.player import Player
from tests.two_sides.rules import Act, Fight
from tests.two_sides.table import ANN, FIRST_SHADOW, asked_by, state_of, table
from veglia.kernel.game import Game

WEAK = (0, 1, 2)
STRONG = (3, 5)
HAND_OVER = "Hand the keyboard over to"


def attacked(hand: list[int], *, wounds: int = 0) -> Game:
    """Return a game in which a shadow may attack Ann, who holds some cards; the dice roll ones."""
    game = table()
    state = state_of(game)
    state.rooms = [2, 0, 2, 4]
    state.wounds[ANN] = wounds
    state.hands = [[], [], [], []]
    state.deck.pile = [card for card in range(24) if card not in (*hand, 6, 12)]
    state.hands[ANN] = list(hand)
    state.hands[FIRST_SHADOW] = [6, 12]
    state.active = FIRST_SHADOW
    return asked_by(Act(FIRST_SHADOW), 1, 1, game=game)


def saved(player: Player, game: Game) -> None:
    player.save.write_bytes(game.save())


def resumed(player: Player, lines: list[object], *arguments: str) -> str:
    code, out, err = player.play(lines, "--resume", str(player.save), *arguments)
    assert (code, err) == (0, "")
    return out


def pages(screen: str) -> list[str]:
    """Return what was shown between one hand-over and the next; the first part is before all of them."""
    return re.split(rf"── {HAND_OVER}[^\n]*\n", screen)


def fight(game: Game) -> int:
    """Return what to type for the attack with a weak card."""
    kinds = [type(option) for option in game.state.offered]
    return kinds.index(Fight) + 1
