"""Content files are read with errors that name the file and the row."""

from pathlib import Path

import pytest

from veglia.kernel.content import Row, look_up, read, read_layered, rows
from veglia.kernel.errors import ContentError


class HeroRow(Row):
    name: str
    health: int = 3


def written(folder: Path, text: str, name: str = "heroes.toml") -> Path:
    file = folder / name
    file.write_text(text, "utf-8")
    return file


def test_rows_are_checked_structs_that_say_where_their_values_come_from(tmp_path: Path) -> None:
    file = written(
        tmp_path, '[ann]\nname = "Ann"\nfrom = { name = "rulebook" }\n[bob]\nname = "Bob"\nhealth = 2'
    )

    found = dict(rows(file, HeroRow))

    assert found == {
        "ann": HeroRow(name="Ann", marks={"name": "rulebook"}),
        "bob": HeroRow(name="Bob", health=2),
    }


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[ann", "heroes.toml: "),
        ('[ann]\nname = "Ann"\n[bob]\nhealth = 2', "heroes.toml [bob]: Object missing required field `name`"),
        (
            '[ann]\nname = "Ann"\nhealth = "much"',
            "heroes.toml [ann]: Expected `int`, got `str` - at `$.health`",
        ),
        ('[ann]\nname = "Ann"\nlife = 2', "heroes.toml [ann]: Object contains unknown field `life`"),
        ('[ann]\nname = "Ann"\nfrom = { name = "rumour" }', "heroes.toml [ann]: Invalid enum value 'rumour'"),
    ],
)
def test_what_is_wrong_is_said_with_the_file_and_the_row(tmp_path: Path, text: str, said: str) -> None:
    file = written(tmp_path, text)

    with pytest.raises(ContentError) as error:
        list(rows(file, HeroRow))

    assert str(error.value).startswith(said)


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    assert look_up({"red": 1, "blue": 2}, "blue", "heroes.toml [ann]") == 2

    with pytest.raises(ContentError, match=r"^heroes.toml \[ann\]: unknown 'green'; known: blue, red$"):
        look_up({"red": 1, "blue": 2}, "green", "heroes.toml [ann]")


def test_texts_of_a_file_lie_on_top_of_those_of_another_if_that_is_there(tmp_path: Path) -> None:
    below = written(tmp_path, '[words]\nyes = "yes"\nno = "no"', "below.toml")
    above = written(tmp_path, '[words]\nno = "never"', "above.toml")

    assert read_layered(below, above) == {"words": {"yes": "yes", "no": "never"}}
    assert read_layered(tmp_path / "absent.toml", above) == read(above) == {"words": {"no": "never"}}
