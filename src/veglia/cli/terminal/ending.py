"""How a game ended for those at the keyboard: together, or side by side."""

from veglia.cli.terminal.explain import rule_text
from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.style import Line, paragraph
from veglia.kernel.game import Game
from veglia.kernel.machine import LOST, OVER, WON, Result
from veglia.rulebook import Book

TONES = {WON: "good", LOST: "bad", OVER: ""}


def page(game: Game, book: Book, labels: Labels, width: int) -> list[Line]:
    """Return how the game ended, and the rule by which it did."""
    result = game.result
    assert result is not None
    rule = book.rules.get(result.rule)
    why = paragraph(result.rule, width) if rule is None else rule_text(book, rule, labels, width)
    return [[], *lines(game, result, labels), [(f"{labels.text('because')}:", "")], *why]


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
