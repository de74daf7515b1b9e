"""States that older versions of the rules have kept are gone on from: what a server needs after an upgrade.

Each file is a state as it was kept by the version in its name; no version's file is ever made again.
"""

import random
from pathlib import Path

import pytest

from tools.keep_states import FOLDER, path_of
from veglia.catalog import GAMES
from veglia.kernel.codec import Codec
from veglia.kernel.errors import BadFile
from veglia.kernel.game import Game, Title
from veglia.kernel.kept import Migration, Migrations, Raw, each, keep, reopen
from veglia.kernel.loading import state_of

FILES = sorted(FOLDER.glob("*.kept"), key=lambda path: path.name)
# No random game of ours is longer.
LONGEST = 20_000


@pytest.mark.parametrize("title", GAMES.values(), ids=lambda title: title.id)
def test_each_present_version_has_kept_a_state(title: Title) -> None:
    assert path_of(title).exists(), (
        f"{title.id} has a new rules version: run python -m tools.keep_states, and say in the title's"
        " migrations how a state of the version before becomes one of this"
    )


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_kept_state_is_played_on_to_the_end(path: Path) -> None:
    title = GAMES[path.stem.rpartition("-")[0]]
    state = state_of(title, path.read_bytes())
    title.check_conservation(state)
    chance = random.Random(1)
    game = Game(title, title.setup(title.missions()[0], None, 1, {}), state, [])
    title.presentation.scene(state, None, "it")
    while game.state.asking is not None and len(game.choices) < LONGEST:
        game.choose(chance.randrange(len(game.state.offered)))
    title.check_conservation(game.state)
    assert game.result is not None


class Coat:
    def __init__(self, size: int, pockets: list[int]) -> None:
        self.size = size
        self.pockets = pockets


class Wardrobe:
    def __init__(self, coats: list[Coat], names: dict[str, int], pair: tuple[int, int]) -> None:
        self.coats = coats
        self.names = names
        self.pair = pair


# The same classes in a later version: a field more, one less, another order, another unit.
class Coat2:
    def __init__(self, pockets: list[int], colour: str, millimetres: int) -> None:
        self.pockets = pockets
        self.colour = colour
        self.millimetres = millimetres


Coat2.__name__ = "Coat"
BEFORE, NOW = Codec([Coat, Wardrobe], {}), Codec([Coat2, Wardrobe], {})


def in_millimetres(raw: Raw) -> None:
    for coat in each(raw, "Coat"):
        coat["millimetres"] = coat.pop("size") * 10


def old() -> bytes:
    return keep(BEFORE, "1", Wardrobe([Coat(9, [1]), Coat(8, [])], {"a": 1}, (3, 4)))


def test_fields_are_found_by_name_and_changed_by_the_steps_between_the_versions() -> None:
    migrations = Migrations(
        {"1": Migration("2"), "2": Migration("3", in_millimetres)}, {"Coat.colour": "red"}
    )
    found: Wardrobe = NOW.made(reopen(NOW, "3", migrations, old()))
    assert (found.names, found.pair) == ({"a": 1}, (3, 4))
    coats = [vars(one) for one in found.coats]
    assert coats == [
        {"pockets": [1], "colour": "red", "millimetres": 90},
        {"pockets": [], "colour": "red", "millimetres": 80},
    ]


@pytest.mark.parametrize(
    ("migrations", "said"),
    [
        (Migrations(), "kept with rules version 1, from which nothing leads to 3"),
        (Migrations({"1": Migration("3")}, {"Coat.colour": "red"}), "Coat without millimetres"),
        (Migrations({"1": Migration("3", in_millimetres)}), "Coat without colour"),
    ],
)
def test_what_cannot_become_a_present_state_is_refused(migrations: Migrations, said: str) -> None:
    with pytest.raises(BadFile, match=said):
        NOW.made(reopen(NOW, "3", migrations, old()))


def test_damaged_states_are_refused() -> None:
    data = old()
    for place in range(len(data)):
        broken = data[:place] + bytes([data[place] ^ 0x10]) + data[place + 1 :]
        with pytest.raises(BadFile):
            reopen(BEFORE, "1", Migrations(), broken)
    for length in range(len(data)):
        with pytest.raises(BadFile):
            reopen(BEFORE, "1", Migrations(), data[:length])
