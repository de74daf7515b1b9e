"""The loop at the keyboard: show, ask, do."""

import io
import sys
from pathlib import Path
from typing import Any, Final

from veglia.cli.terminal import choices, ending, explain, panels
from veglia.cli.terminal.choices import Entry
from veglia.cli.terminal.drawing import table_of
from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.saving import write_save
from veglia.cli.terminal.style import WIDTH, Line, heading, painter, paragraph, render
from veglia.kernel.errors import BadFile, NothingToUndo
from veglia.kernel.game import Game
from veglia.kernel.machine import Event
from veglia.rulebook import book

# Lines of the log on the screen: some even when little happened, and a limit when much did.
FEWEST_LINES: Final = 6
MOST_LINES: Final = 24


class Session:
    """One sitting: a game, its players' language, and what has been shown."""

    def __init__(self, game: Game, language: str, file: Path, *, is_practice: bool) -> None:
        self.game = game
        self.language = language
        self.file = file
        self.is_practice = is_practice
        self.book = book(game.title.id, language)
        self.labels = Labels(game, language)
        # What happened, one list per choice, the first for what was there before.
        self.log: list[list[Entry]] = [self.entries(game.state.log or [])]
        # The log lines on the screen, as `? L1` counts them.
        self.shown: list[Entry] = []
        # What was drawn last; what has not changed is not drawn again.
        self.table: dict[str, Any] = {}
        self.party: list[list[Line]] = []
        self.paint = painter(sys.stdout)
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")

    def play(self) -> None:
        """Play until the game ends or the player leaves."""
        self.show(self.title())
        if not self.game.choices:
            self.advise()
        self.show_table()
        while self.game.result is None:
            said = self.read("> ")
            if said is None or said == "q":
                if self.leave(said is None):
                    return
            else:
                self.obey(said)
        self.show_result()

    def obey(self, said: str) -> None:
        """Do what the player typed."""
        count = len(self.game.state.offered)
        number = choices.number_in(said, count)
        if number is not None:
            self.take(number - 1)
        elif said.startswith("?"):
            self.explain(said[1:].strip())
        elif said in COMMANDS:
            COMMANDS[said](self)
        else:
            self.say("not_a_choice", said=said, count=count)

    def take(self, number: int) -> None:
        """Make a choice and show what became of it."""
        events = self.game.choose(number)
        self.labels = Labels(self.game, self.language)
        self.log.append(self.entries(events))
        self.show_table()

    def undo(self) -> None:
        """Take the last choice back."""
        has_chosen = bool(self.game.choices)
        try:
            self.game.undo(practice=self.is_practice)
        except NothingToUndo:
            self.say("undo_refused" if has_chosen else "undo_nothing")
            return
        self.labels = Labels(self.game, self.language)
        if len(self.log) > 1:
            self.log.pop()
        self.show([[(self.labels.game_text("undone"), "good")]])
        self.show_table()

    def discard(self) -> None:
        """Let a card be discarded for free."""
        asides = self.game.asides
        if not asides:
            self.say("no_cards")
            return
        view = self.game.view()
        self.show(paragraph(self.labels.text("discard"), WIDTH, "title"))
        self.show(choices.menu(view, self.labels, asides))
        number = choices.number_in(self.read("d> ") or "", len(asides))
        if number is not None:
            self.take(-number)
        else:
            self.say("kept")
            self.show_question()

    def explain(self, said: str) -> None:
        """Show the rule behind the question or a line of the log, or the rules about a word."""
        line = choices.number_in(said[1:], len(self.shown)) if said[:1] in ("l", "L") else None
        asking = self.game.state.asking
        if not said and asking is not None:
            said = self.game.state.question_rule()
        elif line is not None:
            text, said = self.shown[line - 1]
            self.show(paragraph(text, WIDTH, "dim"))
        lines = explain.about(self.book, said, self.labels)
        self.show(lines or paragraph(self.labels.text("no_such_rule", said=said), WIDTH, "bad"))

    def help(self) -> None:
        for text in self.labels.text("help").splitlines():
            self.show(paragraph(text, WIDTH, "", "", " " * 10 if "  " in text[:10] else ""))

    def leave(self, is_forced: bool) -> bool:
        """Save; a player who can still try again stays when that fails."""
        try:
            write_save(self.game, self.file)
        except BadFile as error:
            if is_forced:
                raise
            self.show(paragraph(str(error), WIDTH, "bad"))
            return False
        self.show(paragraph(self.labels.text("resume", file=self.file), WIDTH, "good"))
        return True

    # Showing

    def advise(self) -> None:
        """Show what the book recommends for a game that begins."""
        for one in self.game.title.presentation.lobby(self.language).advice:
            self.show(paragraph(f"{one.text} (? {one.rule})", WIDTH, "dim"))

    def title(self) -> list[Line]:
        setup = self.game.setup
        parts = [self.game.title.name, self.labels.mission, self.labels.text("seed", seed=setup.seed)]
        if self.is_practice:
            parts.append(self.labels.text("practice"))
        return paragraph(" - ".join(parts), WIDTH, "title")

    def redraw(self) -> None:
        self.table = {}
        self.show(self.title())
        self.show_table()

    def show_table(self) -> None:
        """Show what has changed of the table, what happened, and the question."""
        drawing = table_of(self.game, self.labels)
        table = drawing.shown()
        party = drawing.party()
        changed = [block for block in party if block not in self.party]
        is_whole = table != self.table
        if is_whole:
            self.show(drawing.lines())
            changed = party
        if changed:
            self.show(panels.party(changed, self.labels))
        self.table = table
        self.party = party
        self.show_log(FEWEST_LINES if is_whole else 0)
        self.show_question()

    def show_log(self, fewest: int) -> None:
        """Show what the last choice led to, and what was before it up to a number of lines."""
        entries = [entry for choice in self.log for entry in choice]
        fresh = len(self.log[-1])
        count = min(len(entries), MOST_LINES, max(fresh, fewest))
        if not count:
            return
        self.shown = entries[len(entries) - count :]
        self.show(choices.log(self.labels, self.shown, fresh, max(0, fresh - count)))

    def show_whole_log(self) -> None:
        self.shown = [entry for choice in self.log for entry in choice]
        self.show(choices.log(self.labels, self.shown, len(self.shown), 0))

    def show_question(self) -> None:
        decision = self.game.decision
        asking = self.game.state.asking
        if decision is None or asking is None:
            return
        who = [f"{self.labels.game_text('player')} {seat + 1}" for seat in decision.seats]
        players = " / ".join(who) if len(self.game.setup.seats) > 1 else ""
        self.show([heading(f"{self.labels.game_text('choose')} ({self.labels.text('hint')})")])
        prompt = self.labels.words.say(asking)
        if players and not prompt.startswith(players):
            prompt = f"{players}: {prompt}"
        self.show(paragraph(prompt, WIDTH, "title"))
        self.show(choices.menu(self.game.view(), self.labels, decision.options))

    def show_result(self) -> None:
        """Say how the game ended and by which rule."""
        result = self.game.result
        assert result is not None
        self.show([[], *ending.lines(self.game, result, self.labels)])
        self.show([[(f"{self.labels.game_text('because')}:", "")]])
        self.show(explain.rule_text(self.book, self.book.rule(result.rule), self.labels))

    def say(self, key: str, **fields: object) -> None:
        self.show(paragraph(self.labels.text(key, **fields), WIDTH, "bad"))

    def show(self, lines: list[Line]) -> None:
        for line in lines:
            print(render(line, self.paint))

    # Listening

    def read(self, prompt: str) -> str | None:
        """Return what the player types, None at the end of input."""
        try:
            said = input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return None
        if not sys.stdin.isatty():
            print(said[: WIDTH - len(prompt)])
        return said if said.startswith("?") else said.lower()

    def entries(self, events: list[Event]) -> list[Entry]:
        told = self.game.title.tell(self.game.state, events, self.labels.language)
        return [(text, event.rule) for text, event in zip(told, events, strict=True) if text]


COMMANDS: Final = {
    "": Session.show_question,
    "u": Session.undo,
    "d": Session.discard,
    "h": Session.help,
    "b": Session.redraw,
    "l": Session.show_whole_log,
}
