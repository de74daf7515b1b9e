"""How a game ended for those at the keyboard: together, or side by side."""

from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.style import Line
from veglia.kernel.game import Game
from veglia.kernel.machine import LOST, OVER, WON, Result

TONES = {WON: "good", LOST: "bad", OVER: ""}


def lines(game: Game, result: Result, labels: Labels) -> list[Line]:
    """Return what the end is: one line where all play together, else one for each side that plays."""
    title, seats = game.title, game.setup.seats
    if len(title.sides) == 1:
        outcome = result.outcome(0)
        said = labels.text("nobody" if outcome == OVER else outcome)
        return [[(said, TONES[outcome])]]
    found: list[Line] = []
    for side in title.sides:
        of_side = [seat for seat, one in enumerate(seats) if one.side == side.id]
        if of_side:
            outcome = result.outcome(of_side[0])
            name = title.side_name(side.id, labels.language)
            found.append([(f"{name}: {labels.text(f'side_{outcome}')}", TONES[outcome])])
    return found
