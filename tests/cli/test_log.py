"""The log of the terminal: like lines are folded, and every line can still be named."""

from veglia.catalog import GAMES
from veglia.cli.terminal import choices
from veglia.cli.terminal.labels import Labels
from veglia.kernel.game import begin


def lines(*said: str) -> list[str]:
    shown = [(text, "") for text in said]
    title = GAMES["undead_or_alive"]
    labels = Labels(begin(title, title.setup("m0", None, 1, {})), "en")
    drawn = choices.log(labels, shown, len(shown), 0, 80)
    return ["".join(text for text, _ in line).strip() for line in drawn[1:]]


def test_like_lines_in_a_row_are_one_with_how_often_it_was_told() -> None:
    assert lines("A moves.", "A moves.", "A moves.", "B moves.", "A moves.") == [
        "L1 A moves. ×3",
        "L4 B moves.",
        "L5 A moves.",
    ]
