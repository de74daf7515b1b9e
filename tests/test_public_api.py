"""The public face as README and docstring show it."""

import doctest
import re
from pathlib import Path

import veglia

ROOT = Path(__file__).resolve().parent.parent


def test_the_docstring_example_works() -> None:
    found = doctest.testmod(veglia)

    assert found.attempted == 4
    assert found.failed == 0


def test_the_readme_example_plays_a_game_to_its_end() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    block = readme.split("## From Python")[1].split("## ")[0]
    code = "\n".join(line[4:] for line in block.splitlines() if line.startswith("    ") or not line.strip())
    names: dict[str, object] = {}

    exec(compile(re.sub(r"print\(.*\)", "pass", code), "README.md", "exec"), names)

    game = names["game"]
    assert isinstance(game, veglia.Game)
    assert game.result is not None


def test_readme_and_requirements_name_no_download_hosts() -> None:
    files = [
        *ROOT.glob("*.md"),
        *ROOT.glob("requirements/*"),
        *ROOT.glob("bench/peers/*.txt"),
        ROOT / "pyproject.toml",
    ]

    named = [file.name for file in files if re.search(r"https?://|index-url", file.read_text("utf-8"))]

    assert len(files) > 7
    assert named == []


def test_a_saved_game_comes_back_from_a_file(tmp_path: Path) -> None:
    game = veglia.new_game("undead_or_alive", mission="m0", seats=[["carl", "may"], ["meg"]], seed=7)
    game.choose(0)
    path = tmp_path / "game.save"

    path.write_bytes(game.save())
    loaded = veglia.load(path)

    assert loaded.hash() == game.hash()
    assert loaded.choices == game.choices
    assert [type(option) for option in loaded.state.offered] == [
        type(option) for option in game.state.offered
    ]
