"""`veglia play` as a player uses it: typed lines in, screens out."""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import veglia
from tests.cli.player import WIDTH, Player, drained, random_game, run, words
from veglia.games.zombicide.engine.rules.state import Objective
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.errors import BadSetup, UnknownName
from veglia.rulebook import book


@pytest.mark.parametrize(("language", "verdict"), [("en", "You have lost."), ("it", "Avete perso.")])
def test_piped_game_goes_to_its_end_within_the_width(player: Player, language: str, verdict: str) -> None:
    game, typed = random_game(3)
    assert game.result is not None
    assert game.result.outcome(0) == "lost"

    out = player.new(typed, "--lang", language, seed=3)

    assert verdict in out
    assert words(book("undead_or_alive", language).rule(game.result.rule).text) in words(out)
    assert max(len(line) for line in out.splitlines()) <= WIDTH
    assert "\x1b" not in out
    assert not player.save.exists()


def test_won_game_says_so_and_why(player: Player) -> None:
    game = veglia.new_game("undead_or_alive", mission="m0", seats=[["may"]], seed=1)
    state = game.state
    assert isinstance(state, UndeadState)
    while state.turn.active < 0:
        game.choose(len(state.offered) - 1)
    state.objectives = [Objective(-1, one.colour, True) for one in state.objectives]
    state.survivors[0].zone = state.exit_zone()
    player.save.write_bytes(game.save())
    do_nothing = len(player.saved().state.offered)
    leave = 1

    code, out, _ = player.play([do_nothing, leave], "--resume", str(player.save))

    assert code == 0
    assert "[x] Take all Objectives (2 of 2)" in out
    assert "You have won." in out
    assert words(book("undead_or_alive").rule("uoa.end.win-immediate").text) in words(out)


def test_random_games_stay_within_the_width_with_several_players(player: Player) -> None:
    for seed in range(4, 8):
        chance = random.Random(seed)
        typed = (chance.choice(["?", "? L1", "l", "", chance.randint(1, 12)]) for _ in range(300))
        out = player.new(typed, "--seats", "3", "--lang", chance.choice(["en", "it"]), seed=seed)
        assert max(len(line) for line in out.splitlines()) <= WIDTH


def test_first_screen_shows_what_a_newcomer_needs(player: Player) -> None:
    out = player.new([1])

    assert "seed 7" in out
    for shown in (
        "street 1",
        "room 10",
        "Objective (red)",
        "street 3 Exit",
        "SSZ Starting Spawn Zone",
        "(ASZ)",
        "Noise: Bang!",
        "Carl Concepción",
    ):
        assert shown in out
    assert "Balcony 15 over 2, 3, 6" in out
    assert "Stairs: 5" in out
    assert "[ ] Take all Objectives (0 of 2)" in out
    assert "Carl  street 1  Health 3/3  Adrenaline 0/43 Blue" in out
    assert (
        "Preferred Weapon slot: Frying Pan (Range 0, Dice 1, Hits on 3+, Damage 1, Melee, Silent)"
        in words(out)
    )
    assert "1 Take Frying Pan in the Preferred Weapon slot" in out


def test_options_show_the_zombies_they_aim_at(player: Player) -> None:
    _, typed = random_game(3)
    out = player.new(typed, seed=3)

    assert re.search(r"\d+ Move to street \d+ \[W\d", out)
    assert re.search(r"Fire [A-Z][a-zA-Z ]+ at:\n +\d+ ", out)


def test_undo_takes_a_choice_back(player: Player) -> None:
    out = player.new([2, "u", "u", 1])

    assert "Last choice undone." in out
    assert "Nothing to undo" in out
    assert player.saved().choices == [0]


def test_undo_is_refused_after_dice_except_in_practice(player: Player) -> None:
    game, typed = random_game(3, until_reveal=True)

    out = player.new([*typed, "u"], seed=3)
    assert "Dice or cards have been revealed since" in out
    assert player.saved().hash() == game.hash()

    out = player.new([*typed, "u"], "--practice", seed=3)
    game.undo(practice=True)
    assert "practice" in out
    assert player.saved().hash() == game.hash()


def test_question_mark_shows_the_rule_with_its_house_rulings(player: Player) -> None:
    rules = book("undead_or_alive")
    rule = rules.rule("uoa.setup.starting-weapon")
    out = words(player.new(["?"]))

    assert rule.title in out
    assert words(rule.text) in out
    assert rule.house
    for ruling in map(rules.ruling, rule.house):
        assert words(ruling.question) in out
        assert words(ruling.ruling) in out


def test_question_mark_explains_log_lines_and_words(player: Player) -> None:
    game = veglia.new_game("undead_or_alive", mission="m0", seed=7)
    cited = book("undead_or_alive").rule(game.choose(0)[0].rule)
    out = player.new([1, "? L1", "? L99", "? dynamite", "? uoa.end.lose-survivor"])

    assert f"> ? L1\nCarl starts with Frying Pan.\n{cited.title}\n" in out
    assert "No line and no rule for 'L99'." in out
    assert "Rules about 'dynamite'" in out
    assert "The game is lost as soon as any one Survivor is eliminated." in out


def test_italian_table(player: Player) -> None:
    out = player.new([1, "?", "help", "u", "u", 99], "--lang", "it")

    for shown in (
        "Con quale Equipaggiamento parte Carl?",
        "stanza 10",
        "Uscita",
        "seme 7",
        "Arma di partenza",
    ):
        assert shown in out
    for shown in (
        "Ultima scelta annullata.",
        "Niente da annullare",
        "Oltre ai numeri",
        "'99' non è una scelta",
    ):
        assert shown in out
    for english in ("Which", "street", "Wounds", "Survivors"):
        assert english not in out


def test_a_card_is_discarded_beside_the_question(player: Player) -> None:
    out = player.new(["a", 1, "a", "", "a", 1])

    assert "There is nothing else to do now; answer the question." in out
    assert "Discard Carl's Frying Pan" in out
    assert "Nothing done." in out
    assert "Carl discards Frying Pan." in out
    assert player.saved().choices == [0, -1]


def test_what_is_no_choice_changes_nothing(player: Player) -> None:
    out = player.new(["0", "-1", "3", "x", "9" * 5000, "²", "", "b", "help"])

    assert out.count("is not a choice: type a number from 1 to 2") == 6
    assert out.count("street 3 Exit") == 2
    assert player.saved().choices == []


def test_unknown_names_and_impossible_seats_are_told_apart(tmp_path: Path) -> None:
    with pytest.raises(UnknownName, match="zorro"):
        run("--survivors", "carl,zorro")
    with pytest.raises(UnknownName, match="m99"):
        run("--mission", "m99")
    with pytest.raises(BadSetup, match="3 seats"):
        run("--survivors", "carl,may", "--seats", "3")
    with pytest.raises(BadSetup, match="not with both"):
        run("--survivors", "carl/may", "--seats", "2")
    with pytest.raises(BadSetup, match="leave out seed"):
        run("--resume", str(tmp_path / "any.save"), "--seed", "1")


@pytest.mark.parametrize(
    ("arguments", "sizes"),
    [
        ([], [6]),
        (["--seats", "4"], [2, 2, 1, 1]),
        (["--survivors", "carl,may,meg/hanna,jimmy"], [3, 2]),
        (["--survivors", "carl,may,meg", "--seats", "2"], [2, 1]),
    ],
)
def test_seats(player: Player, arguments: list[str], sizes: list[int]) -> None:
    out = player.new([], *arguments)

    assert [len(seat.figures) for seat in player.saved().setup.seats] == sizes
    assert ("Player 1: Which gear does Carl start with?" in out) == (len(sizes) > 1)


def test_a_seed_is_picked_and_shown(player: Player) -> None:
    code, out, _ = player.play([], "--save", str(player.save))

    assert code == 0
    assert f"seed {player.saved().setup.seed}\n" in out


def test_colours_only_on_a_terminal_that_wants_them(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-c",
        "import sys; from veglia.cli import main; sys.exit(main())",
        "play",
        "--seed",
        "7",
    ]
    source = str(Path(veglia.__file__).parents[1])
    for extra, is_coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        ours = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        environment = {**ours, "PYTHONPATH": source, "TERM": "xterm", **extra}
        controller, terminal = os.openpty()
        with subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=terminal, env=environment, cwd=tmp_path
        ) as process:
            os.close(terminal)
            screen = drained(controller)
        assert process.returncode == 0
        assert (b"\x1b[" in screen) == is_coloured
        assert b"street" in screen


def test_companions_are_shown_with_their_leader_and_tokens_with_their_holder(player: Player) -> None:
    player.new([1, 1, 1, 1, "q"], "--mission", "m4", "--survivors", "carl/meg")
    game = player.saved()
    state = game.state
    assert isinstance(state, UndeadState)
    state.survivors[2].leader = 0
    state.survivors[2].zone = state.survivors[0].zone
    state.objectives[0] = Objective(-1, 1, True, False, 1)
    player.save.write_bytes(game.save())

    code, screen, _ = player.play(["q"], "--resume", str(player.save))

    assert code == 0
    assert "Townsfolk - follows Carl" in screen
    assert "Townsfolk - waits to be recruited" in screen
    assert "holds the blue Objective" in words(screen)
    assert "Player 0" not in screen
