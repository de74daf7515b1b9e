"""A title's texts lie on top of the family's."""

from pathlib import Path

from veglia.games.zombicide.engine.rules.content import FAMILY, read_texts
from veglia.games.zombicide.undead_or_alive.rules.library import CONTENT
from veglia.kernel.content import layered, read

TEXTS = CONTENT / "text"
NAMES = ("{}.toml", "show.{}.toml", "explain.{}.toml")


def test_tables_are_joined_and_the_upper_text_is_heard() -> None:
    below = {"sentences": {"Done": "Ready", "Stay": "Stay"}, "turn": "Turn"}
    above = {"sentences": {"Done": "Leave it"}, "round": "Round"}

    assert layered(below, above) == {
        "sentences": {"Done": "Leave it", "Stay": "Stay"},
        "turn": "Turn",
        "round": "Round",
    }
    assert below["sentences"] == {"Done": "Ready", "Stay": "Stay"}


def test_a_file_is_completed_by_the_family_and_one_without_a_namesake_is_not(tmp_path: Path) -> None:
    (tmp_path / "show.en.toml").write_text('[levels]\nblue = "Azure"\n', "utf-8")
    (tmp_path / "own.en.toml").write_text('name = "own"\n', "utf-8")

    show = read_texts(tmp_path, "show.en.toml")

    assert show["levels"]["blue"] == "Azure"
    assert show["levels"]["red"] == read(FAMILY / "show.en.toml")["levels"]["red"] == "Red"
    assert read_texts(tmp_path, "own.en.toml") == {"name": "own"}


def test_the_first_title_repeats_nothing_that_the_family_says() -> None:
    for name in NAMES:
        for language in ("en", "it"):
            file = name.format(language)
            assert repeated(read(FAMILY / file), read(TEXTS / file)) == []


def repeated(below: dict[str, object], above: dict[str, object]) -> list[str]:
    """Return the keys of texts that both tables have, however deep."""
    found: list[str] = []
    for key, value in above.items():
        lower = below.get(key)
        if isinstance(value, dict) and isinstance(lower, dict):
            found += repeated(lower, value)
        elif key in below:
            found.append(key)
    return found
