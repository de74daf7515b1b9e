"""Who sees what at one keyboard: seats that see the same things, and what each of them hears."""

from veglia.cli.terminal.choices import Entry
from veglia.kernel.game import Game
from veglia.kernel.machine import Event


def sees_the_same(game: Game, one: int, other: int) -> bool:
    """Return whether two seats may see everything that the other sees."""
    presentation = game.title.presentation
    if one == other or presentation.viewpoint(one) == presentation.viewpoint(other):
        return True
    side, other_side = game.setup.seats[one].side, game.setup.seats[other].side
    shares = {known.id: known.shares_knowledge for known in game.title.sides}
    return side == other_side and shares[side]


def groups_of(game: Game) -> list[tuple[int, ...]]:
    """Return the seats, together with those that see the same things."""
    found: list[tuple[int, ...]] = []
    for seat in range(len(game.setup.seats)):
        if not any(seat in group for group in found):
            together = [one for one in range(len(game.setup.seats)) if sees_the_same(game, seat, one)]
            found.append(tuple(together))
    return found


class Log:
    """What happened since the game was opened, as each group of seats and a spectator hear it."""

    def __init__(self, game: Game, language: str, groups: list[tuple[int, ...]]) -> None:
        self.game = game
        self.language = language
        # One list for each choice of a player, the first for what was there before.
        self.told: dict[tuple[int, ...], list[list[Entry]]] = {
            group: [[]] for group in (groups if len(groups) == 1 else [*groups, ()])
        }
        # How many lines a group has been shown.
        self.seen = dict.fromkeys(self.told, 0)
        self.add(game.state.log or [])

    def begin(self) -> None:
        """Begin what a player's choice leads to."""
        for told in self.told.values():
            told.append([])

    def add(self, events: list[Event]) -> None:
        """Take in what has happened."""
        presentation, state = self.game.title.presentation, self.game.state
        for group, told in self.told.items():
            heard = presentation.told(state, events, group[0] if group else None, self.language)
            told[-1] += [(one.text, one.rule) for one in heard]

    def take_back(self) -> None:
        """Forget what the last choice led to; before that, what was there stays."""
        for group, told in self.told.items():
            if len(told) > 1:
                told.pop()
            self.seen[group] = min(self.seen[group], sum(map(len, told)))

    def entries(self, group: tuple[int, ...]) -> list[Entry]:
        return [entry for choice in self.told[group] for entry in choice]

    def look(self, group: tuple[int, ...]) -> tuple[list[Entry], int]:
        """Return all lines for a group and how many of them are new to it; then they are not any more."""
        entries = self.entries(group)
        fresh = len(entries) - self.seen[group]
        self.seen[group] = len(entries)
        return entries, fresh
