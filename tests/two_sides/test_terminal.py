"""Relic in the terminal: each player sees their own table, and the end is told."""

import os
import random
import re
import subprocess
import sys
import termios
from pathlib import Path

import pytest

import veglia
from tests.cli.player import WIDTH, Player, drained, words
from tests.two_sides.rules import Act
from tests.two_sides.state import strength
from tests.two_sides.table import ANN, BOB, FIRST_SHADOW, SECOND_SHADOW, asked_by, state_of, table
from tests.two_sides.terminal import HAND_OVER, STRONG, attacked, pages, resumed, saved
from tests.two_sides.title import TITLE
from veglia.cli.terminal.explain import book_of
from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.scene_panels import TablePanels
from veglia.cli.terminal.style import Line
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game
from veglia.kernel.machine import State


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Player:
    return Player(monkeypatch, capsys, tmp_path)


def test_a_player_is_shown_the_own_hand_and_that_of_partners_only(player: Player) -> None:
    game = table(seed=7)
    state = state_of(game)
    hands = [", ".join(f"Card of {strength(card)}" for card in sorted(hand)) for hand in state.hands]

    screen = player.new(["", 1, 2, 2, "", "q"], "relic", "--mission", "hall", seed=7)

    before, heroes, shadow = pages(screen)
    assert "cards" not in before
    assert f"Hand of Ann: {hands[ANN]}" in words(heroes)
    assert f"Hand of Bob: {hands[BOB]}" in words(heroes)
    assert "Hand of shadow 2: 2 face down" in words(heroes)
    assert words(shadow).count("Hand of shadow 2: Card of") == 1
    assert "Hand of shadow 3: 2 face down" in words(shadow)
    assert "Hand of Ann: 3 face down" in words(shadow)


def test_the_page_between_two_players_hides_the_table_and_what_was_drawn(player: Player) -> None:
    screen = player.new(["", 1, 2, 2, "", "q"], "relic", "--mission", "hall", seed=7)

    _, heroes, shadow = pages(screen)
    assert f"{HAND_OVER} Player 1 (Heroes: Ann)" in screen
    assert f"{HAND_OVER} Player 3 (Shadows)" in screen
    assert "Ann draws a card" in heroes
    assert "draws a card" in shadow
    assert "Ann draws" not in shadow
    assert "Shadow 2 draws" not in heroes
    page = shadow.split("> ")[0]
    assert page == (
        "The others look away. Player 3 (Shadows): press Enter to see your table (q: save and leave).\n"
    )


def test_partners_share_a_screen_and_shadows_do_not(player: Player) -> None:
    screen = player.new(["", 1, 2, 2, "", 2, "", 2, "q"], "relic", "--mission", "hall", seed=7)

    # From Ann to Bob there is no page, from shadow to shadow there is one.
    assert re.findall(rf"{HAND_OVER} (Player \d)", screen) == ["Player 1", "Player 3", "Player 4", "Player 1"]


def test_only_the_shadows_are_told_where_the_relic_lies(player: Player) -> None:
    room = state_of(table(seed=7)).relic + 3

    screen = player.new(["", 1, 2, 2, "", "q"], "relic", "--mission", "hall", seed=7)

    _, heroes, shadow = pages(screen)
    assert "relic" not in heroes.lower().replace("carry the relic out", "")
    assert f"room {room}: The relic" in shadow
    assert shadow.count(": Nothing") == 2


def test_the_seed_of_a_game_with_secrets_is_neither_shown_nor_in_the_name_of_the_save(
    player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)

    code, screen, _ = player.play(["q"], "relic", "--mission", "hall")

    assert code == 0
    assert [file.name for file in tmp_path.iterdir()] == ["veglia-relic-hall.save"]
    seed = veglia.load("veglia-relic-hall.save").setup.seed
    assert "seed" not in screen
    assert str(seed) not in screen
    assert seed.bit_length() > 64


def test_a_question_to_several_seats_shows_each_group_its_own_options(player: Player) -> None:
    screen = player.new(["", "3", "q"], "relic", "--mission", "hall", seed=7)

    assert "1 Ann goes first   2 Bob goes first" in screen
    assert "'3' is not a choice: type a number from 1 to 2" in screen


def drawn(state: State, game: Game, seat: int | None) -> list[Line]:
    """Return table and party as a seat sees them."""
    presentation = TITLE.presentation
    shape, scene = presentation.board(state, "en"), presentation.scene(state, seat, "en")
    shown = TablePanels(
        shape, scene, presentation.glossary("en"), book_of("relic", "en"), Labels(game, "en"), WIDTH
    )
    return [*shown.lines(), *(line for block in shown.party() for line in block)]


@pytest.mark.parametrize("seed", range(8))
def test_nothing_drawn_depends_on_what_the_seat_may_not_see(seed: int) -> None:
    """Whatever is redealt that a viewer does not see, the same is drawn, at every moment of a game."""
    chance = random.Random(seed)
    game = table(seed=seed)
    moments = 0
    while game.result is None:
        for viewer in (*range(4), None):
            other = TITLE.imagine(game.state, viewer, seeded(chance.randrange(1000)))
            assert drawn(other, game, viewer) == drawn(game.state, game, viewer)
        moments += 1
        game.choose(chance.randrange(len(game.state.offered)))
    assert moments > 20


def test_another_player_does_something_beside_the_question(player: Player) -> None:
    game = attacked([*STRONG], wounds=1)
    saved(player, game)

    screen = resumed(player, ["", "a", "s 1", "", "1", "a", 1, "", "q"])

    _, attacker, ann, back = pages(screen)
    assert "There is nothing else to do now; answer the question." in attacker
    assert "Player 3 (Shadows) is asked now: s hands the keyboard over" in words(ann)
    assert "'1' is not a command: type help." in ann
    assert "1 Give up a card of 2 to heal Ann   2 Give up a card of 3 to heal Ann" in ann
    assert "Ann heals a wound." in back
    left = player.saved()
    assert left.choices == [-1]
    assert state_of(left).wounds[ANN] == 0


def on_a_terminal(columns: int, lines: str, folder: Path) -> str:
    """Play on a terminal of some columns, and return all that was written to it."""
    script = (
        "import sys; from tests.two_sides.catalog import registered; from veglia.cli import main\n"
        "with registered(): sys.exit(main())"
    )
    root = Path(__file__).parents[2]
    ours, theirs = os.openpty()
    termios.tcsetwinsize(theirs, (40, columns))
    environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}:{root}", "TERM": "xterm", "NO_COLOR": "1"}
    environment.pop("COLUMNS", None)
    command = [sys.executable, "-c", script, "play", "relic", "--mission", "hall", "--seed", "7"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=theirs, env=environment, cwd=folder, text=True
    ) as process:
        os.close(theirs)
        assert process.stdin is not None
        process.stdin.write(lines)
        process.stdin.close()
        written = drained(ours)
    assert process.returncode == 0
    return written.decode().replace("\r\n", "\n")


@pytest.mark.parametrize("columns", [80, 140])
def test_the_screen_is_as_wide_as_the_terminal_and_is_emptied_between_players(
    columns: int, tmp_path: Path
) -> None:
    written = on_a_terminal(columns, "\n1\n2\n2\n\nq\n", tmp_path)

    assert "\x1b[H\x1b[2J\x1b[3J" in written
    *before, shadow = written.split("\x1b[H\x1b[2J\x1b[3J")
    assert "Ann draws a card" in "".join(before)
    assert "Ann draws a card" not in shadow
    # Emptied once more when the page has been read.
    assert before[-1].startswith("── Hand the keyboard over to Player 3 (Shadows) ──")
    headings = [line for line in shadow.splitlines() if line.startswith("── ")]
    assert {len(line) for line in headings} == {columns}
    assert max(len(line) for line in shadow.splitlines()) == columns


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", ["Heroes: won", "Shadows: lost"]), ("it", ["Eroi: vittoria", "Ombre: sconfitta"])],
)
def test_the_end_is_told_side_by_side_and_shows_nobody_s_hand(
    player: Player, language: str, told: list[str]
) -> None:
    game = table()
    state = state_of(game)
    state.rooms = [1, 0, 4, 4]
    state.turned[state.relic] = True
    state.carrier = ANN
    state.active = ANN
    saved(player, asked_by(Act(ANN), game=game))

    screen = resumed(player, ["", 1], "--lang", language)

    end = screen[screen.rindex("> 1") :]
    assert [line for line in end.splitlines() if line in told] == told
    assert ("Cards: " if language == "en" else "Carte: ") not in end
    assert "relic.door" in end
    assert max(len(line) for line in screen.splitlines()) <= WIDTH


def test_what_is_told_of_a_choice_never_names_a_card_that_was_drawn_unseen(player: Player) -> None:
    """Over a whole random game: no page of a hero names a shadow's draw, nor the other way round."""
    typed: list[object] = [line for _ in range(150) for line in ("", 1, 2, 3)]

    screen = player.new([*typed, "q"], "relic", "--mission", "hall", seed=11)

    owners = [match[1] for match in re.finditer(rf"{HAND_OVER} (Player \d)", screen)]
    assert len(owners) > 6
    for owner, page in zip(owners, pages(screen)[1:], strict=True):
        seat = int(owner[-1]) - 1
        own = {ANN: ("Ann", "Bob"), FIRST_SHADOW: ("Shadow 2",), SECOND_SHADOW: ("Shadow 3",)}
        drawn = re.findall(r"(\w+(?: \d)?) draws a card", page)
        assert set(drawn) <= set(own[seat if seat != BOB else ANN]), (owner, page)
