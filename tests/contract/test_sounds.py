"""Every title says which sounds it makes: words that the client can play, for things that it shows."""

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from veglia.catalog import GAMES
from veglia.kernel.scene import Effect
from veglia.server.table.games import find_games

CLIENT = Path(__file__).parents[2] / "web" / "src" / "sound" / "names.ts"
TITLES = find_games("veglia.catalog:GAMES")
OPS = set(get_args(get_type_hints(Effect)["op"]))
# What every game must be heard of.
NEEDED = {"dice", "steps", "card", "door", "wound", "death"}


def names(of: str) -> set[str]:
    """Return the names of sounds that the client has."""
    found = re.search(rf"export const {of} = \[(.*?)\]", CLIENT.read_text(), re.DOTALL)
    assert found is not None
    return set(re.findall(r'"([a-z_]+)"', found[1]))


def test_there_are_titles_to_listen_to() -> None:
    assert len(TITLES) == len(GAMES) == 4


@pytest.mark.parametrize("title", TITLES)
def test_the_sounds_of_a_title_can_be_played(title: str) -> None:
    sounds = TITLES[title].presentation.sounds()
    assert sounds.ambience in names("AMBIENCES")
    assert set(sounds.effects.values()) <= names("SOUNDS")
    assert set(sounds.effects.values()) >= NEEDED
    assert {"hatch", "door"} & set(sounds.effects.values())
    assert {key.partition("/")[0] for key in sounds.effects} <= OPS


def test_no_two_titles_sound_alike() -> None:
    assert len({title.presentation.sounds().ambience for title in TITLES.values()}) == len(TITLES)
