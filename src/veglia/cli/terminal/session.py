"""The loop at the keyboard: show, ask, do."""

import sys
from pathlib import Path
from typing import Final

from veglia.cli.terminal import choices, ending, explain, windows
from veglia.cli.terminal.choices import Entry
from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.saving import write_save
from veglia.cli.terminal.scene_panels import TablePanels, party_lines
from veglia.cli.terminal.style import Line, clearing, heading, painter, paragraph, render, screen_width
from veglia.cli.terminal.viewers import Log, groups_of
from veglia.kernel.errors import BadFile, NothingToUndo
from veglia.kernel.game import Game
from veglia.kernel.standing import SeatAnswers, StandingAnswers
from veglia.kernel.window import window_of

# Lines of the log on the screen: some even when little happened, and a limit when much did.
FEWEST_LINES: Final = 6
MOST_LINES: Final = 24


class Left(Exception):
    """The players have left; the game is saved."""


class Session:
    """One sitting: a game, its players' language, and what has been shown."""

    def __init__(self, game: Game, language: str, file: Path, *, is_practice: bool) -> None:
        self.game = game
        self.language = language
        self.file = file
        self.is_practice = is_practice
        self.book = explain.book_of(game.title.id, language)
        self.labels = Labels(game, language)
        self.glossary = game.title.presentation.glossary(language)
        self.groups = groups_of(game)
        self.log = Log(game, language, self.groups)
        self.standings = StandingAnswers(game.title, len(game.setup.seats))
        # The seat at the keyboard; None for nobody yet, and for all of them at the end.
        self.viewer: int | None = 0 if len(self.groups) == 1 else None
        # The log lines on the screen, as `? L1` counts them.
        self.shown: list[Entry] = []
        # What was drawn last; what has not changed is not drawn again.
        self.table: object = None
        self.party: list[list[Line]] = []
        self.paint = painter(sys.stdout)

    def play(self) -> None:
        """Play until the game ends or the players leave."""
        self.show(self.title())
        if not self.game.choices:
            self.advise()
        try:
            self.go_on()
            while self.game.result is None:
                said = self.read("> ")
                if said is None or said == "q":
                    self.leave(said is None)
                else:
                    self.obey(said)
        except Left:
            return
        self.show_result()

    def obey(self, said: str) -> None:
        """Do what the player typed."""
        numbers = self.numbers()
        number = choices.number_in(said, len(numbers))
        command, _, rest = said.partition(" ")
        if number is not None:
            self.take(numbers[number - 1])
        elif said.startswith("?"):
            self.explain(said[1:].strip())
        elif said in COMMANDS:
            COMMANDS[said](self)
        elif command in COMMANDS_WITH_MORE:
            COMMANDS_WITH_MORE[command](self, rest.strip())
        elif numbers:
            self.say("not_a_choice", said=said, count=len(numbers))
        else:
            self.say("not_a_command", said=said)

    # What the seat at the keyboard may do

    def group(self) -> tuple[int, ...]:
        """Return the seats that see what is on the screen."""
        return next((group for group in self.groups if self.viewer in group), ())

    def asked(self) -> tuple[int, ...]:
        asking = self.game.state.asking
        return () if asking is None else asking.seats(self.game.state)

    def numbers(self) -> list[int]:
        """Return the options that those at the keyboard may take now."""
        return sorted({one for seat in self.group() for one in self.game.numbers(seat) if one >= 0})

    def asides(self) -> list[int]:
        """Return what those at the keyboard may do beside the question."""
        found = {one for seat in self.group() for one in self.game.numbers(seat) if one < 0}
        return sorted(found, reverse=True)

    def standing(self) -> SeatAnswers:
        """Return the standing answers of the seat at the keyboard."""
        assert self.viewer is not None
        return self.standings.seats[self.viewer]

    def take(self, number: int) -> None:
        """Make a choice and show what became of it."""
        self.log.begin()
        self.log.add(self.game.choose(number))
        self.go_on()

    def go_on(self) -> None:
        """Give standing answers, and go on with whoever is to be asked."""
        state = self.game.state
        while (window := window_of(state)) is not None:
            number = self.standings.answer(state)
            if self.standings.depends_on_hand(state) and self.is_elsewhere():
                # The same with every hand: whoever is at the keyboard asks the other aloud.
                self.show_log(0)
                moment = self.standings.names(self.language)[window.moment]
                if (
                    self.read_page("may_react", player=self.labels.seat(self.asked()[0]), moment=moment)
                    == "r"
                ):
                    break
                number = len(state.offered) - 1
            if number is None:
                break
            self.log.add(self.game.choose(number, is_automatic=True))
        self.show_turn()

    def show_turn(self) -> None:
        """Show the table to whoever is asked; at the end to everybody."""
        if self.game.result is not None and len(self.groups) > 1:
            self.change_viewer(None)
        elif self.game.result is None and self.is_elsewhere():
            self.hand_over(self.asked()[0])
        elif self.game.result is None:
            self.viewer = next(seat for seat in self.asked() if seat in self.group())
        self.show_table()

    def is_elsewhere(self) -> bool:
        """Return whether only players are asked who may see other things than what is on the screen."""
        return not set(self.asked()) & set(self.group())

    def hand_over(self, seat: int) -> None:
        """Hide what is on the screen until another player is at the keyboard."""
        self.change_viewer(None)
        player = self.labels.seat(seat)
        self.show([heading(self.labels.text("hand_over", player=player), self.width())])
        self.read_page("look_away", player=player)
        self.change_viewer(seat)

    def change_viewer(self, seat: int | None) -> None:
        print(clearing(sys.stdout), end="")
        self.viewer = seat
        self.table = None
        self.party = []
        self.shown = []

    def hand_to(self, said: str) -> None:
        """Give the keyboard to another player, or back to whoever is asked."""
        others = [seat for seat in range(len(self.game.setup.seats)) if seat not in self.group()]
        number = choices.number_in(said, len(self.game.setup.seats))
        if not said and self.is_elsewhere():
            number = self.asked()[0] + 1
        if number is None or number - 1 not in others:
            players = ", ".join(f"{seat + 1} {self.labels.seat(seat)}" for seat in others) or "-"
            self.say("no_such_player", said=said, players=players)
            return
        self.hand_over(number - 1)
        self.show_table()

    def undo(self) -> None:
        """Take the last choice back, with the standing answers after it."""
        try:
            self.game.undo(practice=self.is_practice)
        except NothingToUndo:
            made = len(self.game.choices) > len(self.game.automatic)
            self.say("undo_refused" if made else "undo_nothing")
            return
        self.log.take_back()
        self.show([[(self.labels.text("undone"), "good")]])
        self.show_turn()

    def do_aside(self) -> None:
        """Let something be done beside the question."""
        asides = self.asides()
        if not asides:
            self.say("no_asides")
            return
        width = self.width()
        options = [self.game.asides[-1 - number] for number in asides]
        offers = self.game.title.presentation.offers(self.game.state, options, self.language)
        self.show(paragraph(self.labels.text("aside"), width, "title"))
        self.show(choices.menu(offers, self.drawing().board, width))
        number = choices.number_in(self.read("a> ") or "", len(asides))
        if number is not None:
            self.take(asides[number - 1])
        else:
            self.say("nothing_done")
            self.show_question()

    def explain(self, said: str) -> None:
        """Show the rule behind the question or a line of the log, or the rules about a word."""
        line = choices.number_in(said[1:], len(self.shown)) if said[:1] in ("l", "L") else None
        width = self.width()
        if not said and self.game.state.asking is not None:
            said = self.game.state.question_rule()
        elif line is not None:
            text, said = self.shown[line - 1]
            self.show(paragraph(text, width, "dim"))
        lines = explain.about(self.book, said, self.labels, width)
        self.show(lines or paragraph(self.labels.text("no_such_rule", said=said), width, "bad"))

    def help(self) -> None:
        more = {"window_help": bool(self.standings.moments), "seats_help": len(self.groups) > 1}
        for key in ("help", *(key for key, is_said in more.items() if is_said)):
            for text in self.labels.text(key).splitlines():
                self.show(paragraph(text, self.width(), "", "", " " * 10 if "  " in text[:10] else ""))

    # Windows

    def pass_or_ask_again(self) -> None:
        """Pass at a window; elsewhere show the question again."""
        numbers = self.numbers()
        if window_of(self.game.state) is not None and numbers:
            self.take(numbers[-1])
        else:
            self.show_question()

    def hold(self) -> None:
        """Hold, or end that; a game without windows has nothing to hold, and shows the help."""
        if not self.standings.moments:
            self.help()
            return
        self.show(windows.hold(self.standing(), self.labels, self.width()))

    def wish(self, said: str) -> None:
        names = self.standings.names(self.language)
        self.show(windows.wish(self.standing(), names, said, self.labels, self.width()))

    def pass_on(self, said: str) -> None:
        """Pass at every window for a while, beginning with this one."""
        self.show(windows.pass_until(self.standing(), self.game.state, said, self.labels, self.width()))
        if self.standings.answer(self.game.state) is not None and not self.is_elsewhere():
            self.log.begin()
            self.go_on()

    # Leaving

    def leave(self, is_forced: bool) -> None:
        """Save and leave; a player who can still try again stays when saving fails."""
        try:
            write_save(self.game, self.file)
        except BadFile as error:
            if is_forced:
                raise
            self.show(paragraph(str(error), self.width(), "bad"))
            return
        self.show(paragraph(self.labels.text("resume", file=self.file), self.width(), "good"))
        raise Left

    # Showing

    def width(self) -> int:
        return screen_width(sys.stdout)

    def advise(self) -> None:
        """Show what the book recommends for a game that begins."""
        for one in self.game.title.presentation.lobby(self.language).advice:
            self.show(paragraph(f"{one.text} (? {one.rule})", self.width(), "dim"))

    def title(self) -> list[Line]:
        """Return what is played; the seed, from which all chance follows, only where nobody has secrets."""
        parts = [self.game.title.name, self.labels.mission]
        if len(self.groups) == 1:
            parts.append(self.labels.text("seed", seed=self.game.setup.seed))
        if self.is_practice:
            parts.append(self.labels.text("practice"))
        return paragraph(" - ".join(parts), self.width(), "title")

    def redraw(self) -> None:
        self.table = None
        self.show(self.title())
        self.show_table()

    def drawing(self) -> TablePanels:
        """Return the table as the seat at the keyboard sees it."""
        presentation, state = self.game.title.presentation, self.game.state
        shape = presentation.board(state, self.language)
        scene = presentation.scene(state, self.viewer, self.language)
        return TablePanels(shape, scene, self.glossary, self.book, self.labels, self.width())

    def show_table(self) -> None:
        """Show what has changed of the table, what happened, and the question."""
        drawing = self.drawing()
        table = drawing.shown()
        party = drawing.party()
        changed = [block for block in party if block not in self.party]
        is_whole = table != self.table
        if is_whole:
            self.show(drawing.lines())
            changed = party
        if changed:
            self.show(party_lines(changed, self.labels, self.width()))
        self.table = table
        self.party = party
        self.show_log(FEWEST_LINES if is_whole else 0)
        self.show_question(drawing)

    def show_log(self, fewest: int) -> None:
        """Show what has happened since the last look, and what was before it up to a number of lines."""
        entries, fresh = self.log.look(self.group())
        count = min(len(entries), MOST_LINES, max(fresh, fewest))
        if not count:
            return
        self.shown = entries[len(entries) - count :]
        hidden = max(0, fresh - count)
        self.show(choices.log(self.labels, self.shown, fresh, hidden, self.width()))

    def show_whole_log(self) -> None:
        self.shown = self.log.entries(self.group())
        self.show(choices.log(self.labels, self.shown, len(self.shown), 0, self.width()))

    def show_question(self, drawing: TablePanels | None = None) -> None:
        """Show what is asked, to those who are asked."""
        state = self.game.state
        if state.asking is None:
            return
        width, labels = self.width(), self.labels
        numbers = self.numbers()
        if not numbers:
            player = labels.seat(self.asked()[0])
            self.show(paragraph(labels.text("other_asked", player=player), width, "title"))
            return
        is_window = window_of(state) is not None
        aside = labels.text("hint_aside") if self.asides() else ""
        hint = labels.text("window_hint") if is_window else labels.text("hint", aside=aside)
        self.show([heading(f"{labels.text('window' if is_window else 'choose')} ({hint})", width)])
        players = " / ".join(labels.player(seat) for seat in self.asked() if seat in self.group())
        prompt = self.game.title.presentation.prompt(state, self.language)
        if len(self.game.setup.seats) > 1 and not prompt.startswith(players):
            prompt = f"{players}: {prompt}"
        self.show(paragraph(prompt, width, "title"))
        options = [state.offered[number] for number in numbers]
        offers = self.game.title.presentation.offers(state, options, self.language)
        self.show(choices.menu(offers, (drawing or self.drawing()).board, width))

    def show_result(self) -> None:
        """Say how the game ended and by which rule."""
        self.show(ending.page(self.game, self.book, self.labels, self.width()))

    def say(self, key: str, **fields: object) -> None:
        self.show(paragraph(self.labels.text(key, **fields), self.width(), "bad"))

    def show(self, lines: list[Line]) -> None:
        width = self.width()
        for line in lines:
            print(render(line, self.paint, width))

    # Listening

    def read(self, prompt: str) -> str | None:
        """Return what the player types, None at the end of input."""
        try:
            said = input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return None
        if not sys.stdin.isatty():
            print(said[: self.width() - len(prompt)])
        return said if said.startswith("?") else said.lower()

    def read_page(self, key: str, **fields: object) -> str:
        """Wait until a page has been read, and return what was typed; leaving is possible here, too."""
        self.show(paragraph(self.labels.text(key, **fields), self.width(), "title"))
        while (said := self.read("> ")) is None or said == "q":
            self.leave(said is None)
        return said


COMMANDS: Final = {
    "": Session.pass_or_ask_again,
    "u": Session.undo,
    "a": Session.do_aside,
    "h": Session.hold,
    "help": Session.help,
    "b": Session.redraw,
    "l": Session.show_whole_log,
}
# Those that say more after a space.
COMMANDS_WITH_MORE: Final = {"s": Session.hand_to, "w": Session.wish, "p": Session.pass_on}
