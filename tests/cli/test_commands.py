"""The commands as a user runs them: output, exit codes, one clear line for bad input."""

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from veglia.catalog import GAMES
from veglia.cli import main
from veglia.cli.arguments import add_table_arguments, options_of


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run the program; return exit code, output and errors."""
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = int(str(stop.code))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def record(capsys: pytest.CaptureFixture[str], path: Path, games: int = 2) -> None:
    code, _, _ = run(capsys, "simulate", "undead_or_alive", "--games", str(games), "--record", str(path))
    assert code == 0


def test_games_lists_missions(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games", "--json")

    assert code == 0
    game = json.loads(out)[0]
    assert game["id"] == "undead_or_alive"
    assert game["missions"][0]["id"] == "m0"
    listed = run(capsys, "games")[1]
    assert "m0" in listed
    # The book of this one says nothing about playing times.
    assert "  darkest Darkest (hard)\n" in listed


@pytest.mark.parametrize("command", ["games", "play", "simulate", "replay", "verify", "rules", "bench"])
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    code, out, _ = run(capsys, command, "--help")

    assert code == 0
    assert f"usage: veglia {command}" in out


def test_simulate_reports_the_promised_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", "undead_or_alive", "--mission", "m0", "--games", "25", "--json")

    report = json.loads(out)
    assert code == 0
    counts = ["games", "finished", "won", "lost", "wins", "draws", "errors"]
    assert list(report) == [*counts, "decisions", "seconds", "hash"]
    assert (report["wins"], report["draws"]) == ({"survivors": report["won"]}, 0)
    assert report["games"] == report["finished"] == report["won"] + report["lost"] == 25
    assert report["errors"] == 0
    assert report["decisions"] > 25


def test_another_seed_gives_other_games(capsys: pytest.CaptureFixture[str]) -> None:
    hashes = [
        json.loads(run(capsys, "simulate", "undead_or_alive", "--games", "5", "--seed", seed, "--json")[1])[
            "hash"
        ]
        for seed in ("1", "2", "1")
    ]

    assert hashes[0] != hashes[1]
    assert hashes[0] == hashes[2]


def test_a_recorded_game_can_be_verified_and_replayed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    record(capsys, path)

    verified = run(capsys, "verify", str(path))
    replayed = run(capsys, "replay", str(path), "--game", "2")
    italian = run(capsys, "replay", str(path), "--lang", "it")
    steps = json.loads(run(capsys, "replay", str(path), "--json")[1])

    assert verified[0] == 0
    assert "2 games, all end as recorded" in verified[1]
    assert replayed[0] == 0
    assert "(uoa.end." in replayed[1]
    assert italian[1] != replayed[1]
    assert steps["result"]["won"] in (True, False)
    assert len(steps["steps"]) == len(json.loads(path.read_text().splitlines()[0])["choices"]) + 1


def test_a_record_holds_seed_options_choices_and_rules_version(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    record(capsys, path, games=1)

    contents = json.loads(path.read_text())

    assert {"seed", "options", "choices", "rules_version", "hash", "mission", "seats"} <= contents.keys()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text[: len(text) // 2], "not a Veglia record"),
        (lambda text: "", "no record in it"),
        (lambda text: "{}\n", "not a Veglia record"),
        (lambda text: text.replace("veglia-record-2", "veglia-record-9"), "format 'veglia-record-9'"),
        (lambda text: re.sub('"rules_version":"[0-9]+"', '"rules_version":"0"', text), "rules version 0"),
        (lambda text: text.replace('"choices":[', '"choices":[99,'), "cannot be played"),
        (lambda text: text.replace('"hash":"', '"hash":"0'), "the record says"),
        (lambda text: text.replace('"game":"undead_or_alive"', '"game":"chess"'), "unknown game 'chess'"),
    ],
)
def test_a_damaged_record_is_refused_and_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, change: "type[str]", message: str
) -> None:
    path = tmp_path / "games.jsonl"
    record(capsys, path, games=1)
    path.write_text(change(path.read_text()))
    before = path.read_bytes()

    for command in ("verify", "replay"):
        code, _, err = run(capsys, command, str(path))
        assert code == 2
        assert err.startswith("veglia: ")
        assert err.count("\n") == 1
        assert message in err

    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["simulate", "chess"],
            "unknown game 'chess'; known: dark_darker_darkest, dark_side, last_night_on_earth,"
            " undead_or_alive",
        ),
        (["simulate", "undead_or_alive", "--mission", "m99"], "unknown mission 'm99'"),
        (["simulate", "undead_or_alive", "--survivors", "carl,zorro"], "unknown survivor 'zorro'"),
        (["simulate", "undead_or_alive", "--survivors", "carl,carl"], "only once"),
        (["simulate", "undead_or_alive", "--survivors", "carl//may"], "cannot read the seats"),
        (["simulate", "undead_or_alive", "--agent", "oracle"], "unknown agent 'oracle'"),
        (["simulate", "undead_or_alive", "--option", "first_player=3"], "the seats are 1 to 1"),
        (["simulate", "undead_or_alive", "--option", "companions=1"], "a party of 3 or 4 takes them along"),
        (
            ["simulate", "undead_or_alive", "--option", "xeno_cards=easy"],
            "unknown option 'xeno_cards'; known: ultra_red, companions, first_player",
        ),
        (
            ["play", "dark_side", "--option", "xeno_cards=nice"],
            "unknown value 'nice' of option 'xeno_cards'; known: all, easy, easy_extra",
        ),
        (["play", "--option", "ultra_red"], "cannot read the option 'ultra_red': a name, = and a value"),
        (
            ["play", "dark_side", "--option", "ultra_red=no", "--option", "ultra_red=yes"],
            "the option 'ultra_red' is given twice",
        ),
        (["simulate", "dark_side", "--option", "ultra_red=no,yes"], "2 values of option 'ultra_red'"),
        (
            ["simulate", "last_night_on_earth", "--option", "hero_rules=barricades,extra_doors"],
            "the Heroes have bought for 3 points, the Zombies for 0; both must be equal",
        ),
        (["simulate", "last_night_on_earth", "--option", "hero_rules=moats"], "unknown special rule 'moats'"),
        (
            ["simulate", "last_night_on_earth", "--option", "moats=2"],
            "unknown option 'moats'; known: growing_hunger",
        ),
        (["simulate", "last_night_on_earth", "--agent", "heroes=novice"], "no agent for side 'zombies'"),
        (["simulate", "last_night_on_earth", "--survivors", "heroes:"], "0 seats on side 'zombies'"),
        (["rules", "chess"], "no rulebook for 'chess'"),
        (["rules", "undead_or_alive", "uoa.nope"], "unknown rule 'uoa.nope'"),
        (["rules", "coverage", "chess"], "no rulebook for 'chess'"),
        (["verify", "/nowhere/at-all"], "No such file"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    code, out, err = run(capsys, *arguments)

    assert code == 2
    assert out == ""
    assert err.startswith("veglia: ")
    assert err.count("\n") == 1
    assert message in err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "undead_or_alive", "--games", "0"], "'0' is not a whole number from 1 on"),
        (["simulate", "undead_or_alive", "--seed", "x"], "invalid int value"),
        (["simulate", "undead_or_alive", "--record", "/nowhere/at/all.jsonl"], "no folder /nowhere/at"),
        (["fly"], "invalid choice: 'fly'"),
        (["rules"], "required"),
    ],
)
def test_bad_usage_gets_one_line_too(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    code, out, err = run(capsys, *arguments)

    assert code == 2
    assert out == ""
    assert err.startswith("veglia: ")
    assert err.count("\n") == 1
    assert message in err


def test_a_record_that_cannot_be_written_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, _, err = run(capsys, "simulate", "undead_or_alive", "--games", "1", "--record", str(tmp_path))

    assert code == 2
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
    assert not tmp_path.with_name(tmp_path.name + ".part").exists()


def test_rules_shows_a_rule_with_its_house_rulings_in_both_languages(
    capsys: pytest.CaptureFixture[str],
) -> None:
    english = run(capsys, "rules", "undead_or_alive", "uoa.equip.water")[1]
    italian = run(capsys, "rules", "undead_or_alive", "uoa.equip.water", "--lang", "it")[1]

    assert "Our ruling uoa.gap.water-card" in english
    assert "Nostra interpretazione uoa.gap.water-card" in italian


def test_rules_shows_a_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run(capsys, "rules", "undead_or_alive", "uoa.combat", "--json")[1])

    assert len(found) == 23
    assert all(rule["id"].startswith("uoa.combat.") for rule in found)


def test_coverage_counts_every_rule_once(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run(capsys, "rules", "coverage", "--json")[1])["undead_or_alive"]

    assert found["total"] == 502
    assert found["tested"] + len(found["pending"]) + len(found["untested"]) == 502
    assert found["reference"] == []
    assert found["untested"] == []
    assert "502 rules" in run(capsys, "rules", "coverage")[1]


def test_coverage_counts_rules_about_other_boxes_apart(capsys: pytest.CaptureFixture[str]) -> None:
    said = run(capsys, "rules", "coverage", "dark_side")[1]

    assert said == "dark_side: 441 rules, 432 tested, 9 for reference, 0 pending, 0 untested\n"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "For reference, needs: Zombicide: Invader"),
        ("it", "Come riferimento, serve: Zombicide: Invader"),
    ],
)
def test_rules_says_which_box_a_rule_for_reference_needs(
    language: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = run(capsys, "rules", "dark_side", "ds.invader", "--lang", language)[1]
    found = json.loads(run(capsys, "rules", "dark_side", "ds.invader", "--lang", language, "--json")[1])

    assert shown.count(said) == len(found) == 8
    assert {rule["needs"].split(",")[0] for rule in found} == {"Zombicide: Invader"}


def test_options_are_those_of_the_game_s_lobby() -> None:
    parser = argparse.ArgumentParser()
    add_table_arguments(parser)
    given = parser.parse_args(["--option", "ultra_red=yes", "--option", "first_player=2"])

    assert options_of(parser.parse_args([]), "dark_side") == {}
    assert options_of(given, "dark_side") == {"first_player": "2", "ultra_red": "yes"}
    for game in GAMES:
        for option in GAMES[game].presentation.lobby("en").options:
            for value, _ in option.values:
                one = parser.parse_args(["--option", f"{option.id}={value}"])
                assert options_of(one, game) == {option.id: value}


def test_an_option_reaches_the_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arguments = ["--option", "xeno_cards=easy", "--games", "1", "--record", str(path)]

    code, _, _ = run(capsys, "simulate", "dark_side", *arguments)

    assert code == 0
    assert json.loads(path.read_text())["options"] == {"xeno_cards": "easy"}


def test_rules_that_sides_buy_are_options_with_lists(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    bought = {"hero_rules": "barricades,extra_doors:2", "zombie_rules": "lights_out:4"}
    options = [part for name, value in bought.items() for part in ("--option", f"{name}={value}")]

    code, _, _ = run(
        capsys, "simulate", "last_night_on_earth", *options, "--games", "1", "--record", str(path)
    )

    assert code == 0
    assert json.loads(path.read_text())["options"] == bought
    assert run(capsys, "verify", str(path))[0] == 0
    with pytest.raises(SystemExit):
        main(["simulate", "last_night_on_earth", "--help"])
    shown = " ".join(capsys.readouterr().out.split())
    assert "hero_rules: Special rules that the side 'heroes' buys" in shown
    assert "barricades (2)" in shown
    assert "hero_card_pool:N (1 for 2)" in shown


def test_ids_and_names_of_missions_stand_in_columns(capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "games")[1].splitlines()

    assert "  m0    Face to Face with Zombies (easy, 10 minutes)" in lines
    assert "  hunker_down       Hunker Down (90 minutes)" in lines
    assert "  zombie_apocalypse Zombie Apocalypse (75 minutes)" in lines


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_lists_the_options_of_the_game_that_is_named_else_of_all(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    shown: list[str] = []
    for arguments in ([command, "dark_side", "--help"], [command, "-h"]):
        with pytest.raises(SystemExit) as left:
            main(arguments)
        assert left.value.code == 0
        shown.append(" ".join(capsys.readouterr().out.split()))

    one, every = shown
    assert "options of dark_side (--option NAME=VALUE): ultra_red: Experience keeps counting after Red" in one
    assert "One of all, easy, easy_extra, hard, hard_extra, easy_hard (default: all)" in one
    assert "undead_or_alive (--option" not in one
    assert all(f"options of {game} (--option NAME=VALUE)" in every for game in GAMES)


def test_a_random_party_is_drawn_by_the_seed_and_obeys_the_mission(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    parties: list[list[str]] = []
    for seed in ("1", "1", "2"):
        path = tmp_path / "games.jsonl"
        arguments = ["--mission", "m4", "--survivors", "random", "--games", "1", "--seed", seed]
        code, _, _ = run(capsys, "simulate", "undead_or_alive", *arguments, "--record", str(path))
        assert code == 0
        parties.append(json.loads(path.read_text())["seats"][0]["figures"])

    assert parties[0] == parties[1]
    assert parties[0] != parties[2]
    assert len(set(parties[0])) == 6
    # M4 bans the Townsfolk.
    assert not {"hanna", "jeb", "jimmy", "turner"} & set(parties[0] + parties[2])


def test_a_reader_that_goes_away_ends_every_command_without_a_word() -> None:
    names = ("games", "play", "serve", "simulate", "report", "replay", "verify", "rules", "bench")
    asked = [["--help"], ["games"], ["rules", "coverage"], *([name, "--help"] for name in names)]
    running = []
    for arguments in asked:
        end, begin = os.pipe()
        # Nobody reads any more, as after `| head -1`.
        os.close(end)
        process = subprocess.Popen(
            [sys.executable, "-m", "veglia", *arguments], stdout=begin, stderr=subprocess.PIPE, text=True
        )
        os.close(begin)
        running.append((arguments, process))

    ended = [(arguments, process.communicate()[1], process.returncode) for arguments, process in running]

    assert ended == [(arguments, "", 0) for arguments in asked]
