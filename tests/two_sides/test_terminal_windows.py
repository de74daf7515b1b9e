"""Reaction windows of Relic in the terminal: asked, passed in advance, held."""

import random
from pathlib import Path

import pytest

from tests.cli.player import Player, words
from tests.two_sides.rules import Defend, Fight
from tests.two_sides.table import table
from tests.two_sides.terminal import STRONG, WEAK, attacked, fight, pages, resumed, saved
from tests.two_sides.title import TITLE
from veglia.kernel.game import Game
from veglia.kernel.standing import StandingAnswers
from veglia.kernel.window import Pass


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Player:
    return Player(monkeypatch, capsys, tmp_path)


def test_who_is_attacked_and_can_play_is_asked_and_enter_passes(player: Player) -> None:
    game = attacked([*STRONG, *WEAK[:1]])
    saved(player, game)

    screen = resumed(player, ["", fight(game), "r", "", "", "q"])

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

    resumed(player, ["", fight(game), "r", "", " ", "q"])

    assert player.saved().choices == [fight(game) - 1, 2]


def test_the_keyboard_stays_where_it_is_unless_the_other_wants_to_react_and_nobody_can_tell(
    player: Player,
) -> None:
    """The others see the same pages, and the same lines typed, whatever the hand holds."""
    screens: list[list[str]] = []
    for hand in ([*STRONG], [*WEAK[:2]]):
        game = attacked(hand)
        saved(player, game)
        screens.append(pages(resumed(player, ["", fight(game), "", "q"])))
        assert player.saved().automatic == [1]

    able, unable = screens
    told = (
        "Player 1 (Heroes: Ann) may react: you are attacked. Press Enter to continue, r to hand the keyboard"
    )
    assert told in words(able[1])
    # No page for Ann: the shadow, who has attacked, goes on.
    assert len(able) == len(unable) == 2
    assert able[1] == unable[1]


def test_who_wants_to_react_gets_the_keyboard_also_with_nothing_to_play(player: Player) -> None:
    game = attacked([*WEAK[:2]])
    saved(player, game)

    screen = resumed(player, ["", fight(game), "r", "", "", "q"])

    assert "You may answer" in pages(screen)[2]
    assert player.saved().choices == [fight(game) - 1, 0]
    assert player.saved().automatic == []


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
        standings = StandingAnswers(TITLE, 4)
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

    assert "Last choice undone." in screen
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
    screen = resumed(player, ["", fight(game), "r", "", "p week", "p phase", "", "q"])
    assert "'week' does not say until when; use fight, phase, turn." in screen
    assert "You pass at every window until the end of the phase." in screen
    left = player.saved()
    assert left.choices == [fight(game) - 1, 2]
    assert left.automatic == [1]

    stake = attacked([*STRONG], wounds=1)
    saved(player, stake)
    screen = resumed(player, ["", fight(stake), "r", "", "p phase", "w", "q"])
    assert "You pass at every window" in screen
    assert player.saved().choices == [fight(stake) - 1]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("w 2 never", "'2' is not a moment: type a number from 1 to 1."),
        ("w dawn", "'dawn' is not a moment"),
        ("w 1 perhaps", "'perhaps' is not an answer; answers are always, playable, never."),
        ("p fight", "No window is open now."),
        ("s 9", "'9' is not another player here: 3 Player 3 (Shadows), 4 Player 4 (Shadows)."),
        ("s 2", "'2' is not another player here"),
        ("s", "'' is not another player here"),
        ("a", "There is nothing else to do now; answer the question."),
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
