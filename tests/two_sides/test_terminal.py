"""Relic in the terminal: each player sees their own table, windows are passed in advance, the end is told."""

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
from tests.two_sides.rules import Act, Defend, Fight
from tests.two_sides.state import strength
from tests.two_sides.table import ANN, BOB, FIRST_SHADOW, SECOND_SHADOW, asked_by, state_of, table
from tests.two_sides.title import TITLE
from veglia.cli.terminal.explain import book_of
from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.scene_panels import Table
from veglia.cli.terminal.style import Line
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game
from veglia.kernel.machine import State
from veglia.kernel.standing import StandingAnswers
from veglia.kernel.window import Pass

WEAK = (0, 1, 2)
STRONG = (3, 5)
HAND_OVER = "Hand the keyboard over to"


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Player:
    return Player(monkeypatch, capsys, tmp_path)


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
    shown = Table(
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


# Windows


def fight(game: Game) -> int:
    """Return what to type for the attack with a weak card."""
    kinds = [type(option) for option in game.state.offered]
    return kinds.index(Fight) + 1


def test_who_is_attacked_and_can_play_is_asked_and_enter_passes(player: Player) -> None:
    game = attacked([*STRONG, *WEAK[:1]])
    saved(player, game)

    screen = resumed(player, ["", fight(game), "", "", "q"])

    window = pages(screen)[2]
    assert "You may answer (number, Enter pass, h hold, p pass on, w when to ask, help)" in window
    assert "Player 1: Ann is attacked by shadow 2, with 2: play a card?" in window
    assert "Play a card of 2" in window
    assert "Play a card of 3" in window
    assert "Play a card of 1" not in window
    left = player.saved()
    assert left.choices == [fight(game) - 1, 2]
    assert left.automatic == []


def test_a_space_passes_too(player: Player) -> None:
    game = attacked([*STRONG])
    saved(player, game)

    resumed(player, ["", fight(game), "", " ", "q"])

    assert player.saved().choices == [fight(game) - 1, 2]


def test_who_can_play_nothing_passes_unasked_and_nobody_can_tell(player: Player) -> None:
    """The others see the same pages, and the same lines typed, whatever the hand holds."""
    screens: list[list[str]] = []
    for hand in ([*STRONG], [*WEAK[:2]]):
        game = attacked(hand)
        saved(player, game)
        screens.append(pages(resumed(player, ["", fight(game), "", "", "q"])))

    asked, passed = screens
    assert "You may answer" in asked[2]
    assert "You may answer" not in passed[2]
    assert "You can play nothing here and pass. Press Enter to go on." in passed[2]
    assert player.saved().automatic == [1]
    # What the attacker sees before and what the next player sees after.
    assert len(asked) == len(passed) == 4
    assert asked[1] == passed[1]
    assert asked[3] == passed[3]


def test_automatic_passes_are_ordinary_choices_and_undo_goes_back_over_them(player: Player) -> None:
    game = attacked([*WEAK])
    begun = game.hash()
    saved(player, game)

    resumed(player, ["", fight(game), "", "", "q"])
    after = player.saved()
    assert after.choices == [fight(game) - 1, 0]
    assert after.automatic == [1]

    game.choose(fight(game) - 1)
    assert isinstance(game.state.asking, Defend)
    game.choose(Pass())
    assert game.hash() == after.hash() != begun


def passed_game() -> Game:
    """Return a game played at random up to the first pass that a standing answer made."""
    for seed in range(100):
        chance = random.Random(seed)
        game = table(seed=seed)
        standings = StandingAnswers(4, ("attacked",))
        while game.result is None:
            number = standings.answer(game.state)
            if number is not None:
                game.choose(number, is_automatic=True)
                if game.decision is not None:
                    return game
                break
            game.choose(chance.randrange(len(game.state.offered)))
    raise AssertionError("no seed gives such a game")


def test_undo_at_the_keyboard_steps_over_a_pass_made_in_advance(player: Player) -> None:
    """Also after a save: one u takes the attack back, not the pass alone."""
    game = passed_game()
    assert game.automatic == [len(game.choices) - 1]
    saved(player, game)

    screen = resumed(player, ["", "u", "", "q"], "--practice")

    assert "Last choice taken back." in screen
    left = player.saved()
    assert left.choices == game.choices[:-2]
    assert left.automatic == []
    assert any(isinstance(option, Fight) for option in left.state.offered)


def test_never_and_always_are_obeyed_from_then_on(player: Player) -> None:
    never = attacked([*STRONG])
    saved(player, never)
    # Ann says so when the keyboard is hers: the attacker hands it over first.
    lines: list[object] = ["", "s 1", "", "w", "w 1 never", "s", "", fight(never), "", "q"]
    screen = resumed(player, lines)

    assert "1 you are attacked: asked when you can play something" in screen
    assert "1 you are attacked: never asked" in screen
    left = player.saved()
    assert left.choices == [fight(never) - 1, 2]
    assert left.automatic == [1]
    # Without a look at the hand there is nothing to hide: no page for Ann, the next one is for Bob's side.
    assert "You may answer" not in screen

    always = attacked([*WEAK])
    saved(player, always)
    screen = resumed(player, ["", "s 1", "", "w 1 always", "s", "", fight(always), "", "q"])
    assert "1 you are attacked: always asked" in screen
    assert "You may answer" in screen
    assert player.saved().choices == [fight(always) - 1]


def test_hold_asks_at_every_moment_until_it_is_released(player: Player) -> None:
    game = attacked([*WEAK])
    saved(player, game)
    screen = resumed(player, ["", "s 1", "", "h", "s", "", fight(game), "", "q"])
    assert "Holding: you are asked at every moment." in screen
    assert "You may answer" in screen
    assert "1 Do nothing" in screen

    saved(player, game)
    screen = resumed(player, ["", "s 1", "", "h", "h", "s", "", fight(game), "", "", "q"])
    assert "No longer holding" in screen
    assert "You may answer" not in screen
    assert player.saved().automatic == [1]


def test_a_pass_until_the_end_of_the_phase_passes_at_once_and_ends_when_the_last_wound_threatens(
    player: Player,
) -> None:
    game = attacked([*STRONG])
    saved(player, game)
    screen = resumed(player, ["", fight(game), "", "p week", "p phase", "", "q"])
    assert "'week' does not say until when; there is fight, phase, turn." in screen
    assert "You pass at every window until the end of the phase." in screen
    left = player.saved()
    assert left.choices == [fight(game) - 1, 2]
    assert left.automatic == [1]

    stake = attacked([*STRONG], wounds=1)
    saved(player, stake)
    screen = resumed(player, ["", fight(stake), "", "p phase", "w", "q"])
    assert "You pass at every window" in screen
    assert player.saved().choices == [fight(stake) - 1]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("w 2 never", "'2' is not a moment: type a number from 1 to 1."),
        ("w dawn", "'dawn' is not a moment"),
        ("w 1 perhaps", "'perhaps' is not an answer; there is always, playable, never."),
        ("p fight", "No window is open now."),
        ("s 9", "'9' is not another player here: 3 Player 3 (Shadows), 4 Player 4 (Shadows)."),
        ("s 2", "'2' is not another player here"),
        ("s", "'' is not another player here"),
        ("a", "There is nothing to do beside the question now."),
        ("x", "'x' is not a choice: type a number from 1 to 2, or help."),
    ],
)
def test_what_does_not_exist_is_refused_and_changes_nothing(player: Player, typed: str, said: str) -> None:
    screen = words(player.new(["", typed, "q"], "relic", "--mission", "hall", seed=7))

    assert said in screen
    assert player.saved().choices == []


def test_a_game_without_windows_says_so(player: Player) -> None:
    screen = player.new(["w", "p fight", "h", "q"], "undead_or_alive")

    assert "This game has no moments at which cards answer something." in screen
    assert "No window is open now." in screen
    assert "Type the number of an option." in screen


def test_help_tells_of_windows_and_of_handing_over_where_there_are_any(player: Player) -> None:
    screen = player.new(["", "help", "q"], "relic", "--mission", "hall", seed=7)
    plain = player.new(["help", "q"], "undead_or_alive")

    assert "h         hold: ask me at every moment" in screen
    assert "s 2       hand the keyboard over" in screen
    assert "hold:" not in plain
    assert "hand the keyboard over" not in plain


# Beside the question


def test_another_player_does_something_beside_the_question(player: Player) -> None:
    game = attacked([*STRONG], wounds=1)
    saved(player, game)

    screen = resumed(player, ["", "a", "s 1", "", "1", "a", 1, "", "q"])

    _, attacker, ann, back = pages(screen)
    assert "There is nothing to do beside the question now." in attacker
    assert "Player 3 (Shadows) is asked now: s hands the keyboard over" in words(ann)
    assert "'1' is not a command: type help." in ann
    assert "1 Give up a card of 2 to heal Ann   2 Give up a card of 3 to heal Ann" in ann
    assert "Ann heals a wound." in back
    left = player.saved()
    assert left.choices == [-1]
    assert state_of(left).wounds[ANN] == 0


# On a real terminal


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


# The end


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
