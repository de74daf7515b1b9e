# veglia: interpreted
"""The content files that every title has, each read once."""

from functools import cache
from importlib.resources import files
from typing import Any, Generic, Protocol, TypeVar

from veglia.games.zombicide.engine.rules.content import read_texts
from veglia.games.zombicide.engine.rules.rows import ZombieRow
from veglia.kernel.content import decode, read, rows
from veglia.kernel.game import unknown


class Named(Protocol):
    """A row with a name in every language."""

    @property
    def name(self) -> dict[str, str]: ...


C = TypeVar("C", bound=Named)
M = TypeVar("M", bound=Named)
K = TypeVar("K")
V = TypeVar("V")
T = TypeVar("T")
R = TypeVar("R")


class TitleFiles(Generic[C, M, K, V, T, R]):
    """The files in the folder of a title, which says what their rows hold and what its foes are called."""

    def __init__(
        self,
        title: str,
        foes: str,
        equipment: type[C],
        machine: type[M],
        skill: type[K],
        survivor: type[V],
        tile: type[T],
        mission: type[R],
    ) -> None:
        self.content = content = files(f"veglia.games.zombicide.{title}") / "content"
        self.mission_row = mission
        self.equipment = cache(lambda: dict(rows(content / "equipment.toml", equipment)))
        self.machines = cache(lambda: dict(rows(content / "machines.toml", machine)))
        self.zombies = cache(lambda: dict(rows(content / f"{foes}.toml", ZombieRow)))
        # The second file goes on where the first ends.
        self.skills = cache(
            lambda: dict([*rows(content / "skills.toml", skill), *rows(content / "more_skills.toml", skill)])
        )
        self.survivors = cache(lambda: dict(rows(content / "survivors.toml", survivor)))
        self.tiles = cache(lambda: dict(rows(content / "tiles.toml", tile)))
        self.mission = cache(self._mission)
        self.text = cache(self._text)
        self.card_name = cache(self._card_name)

    def missions(self) -> list[str]:
        """Return the ids of the missions: the files of the folder."""
        names = [file.name.removesuffix(".toml") for file in (self.content / "missions").iterdir()]
        return sorted(names, key=lambda name: (len(name), name))

    def _mission(self, id: str) -> R:
        missions = self.missions()
        if id not in missions:
            raise unknown("mission", id, missions)
        file = self.content / "missions" / f"{id}.toml"
        return decode(read(file), self.mission_row, file.name)

    def _text(self, language: str) -> dict[str, Any]:
        """Return the sentences and words of a language."""
        return read_texts(self.content / "text", f"{language}.toml")

    def _card_name(self, id: str, language: str) -> str:
        """Return the name of an Equipment card or of a Machine's card."""
        row = self.equipment().get(id)
        return self.machines()[id].name[language] if row is None else row.name[language]
