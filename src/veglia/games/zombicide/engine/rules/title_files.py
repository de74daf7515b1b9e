# veglia: interpreted
"""The content files that every title has. Titles keep what they have read."""

from importlib.resources import files
from typing import Any, Generic, TypeVar

from veglia.games.zombicide.engine.rules.content import read_texts
from veglia.games.zombicide.engine.rules.rows import ZombieRow
from veglia.kernel.content import decode, read, rows
from veglia.kernel.game import unknown

C = TypeVar("C")
M = TypeVar("M")
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
        self.content = files(f"veglia.games.zombicide.{title}") / "content"
        self.foes = foes
        self.equipment_row = equipment
        self.machine_row = machine
        self.skill_row = skill
        self.survivor_row = survivor
        self.tile_row = tile
        self.mission_row = mission

    def equipment(self) -> dict[str, C]:
        return dict(rows(self.content / "equipment.toml", self.equipment_row))

    def machines(self) -> dict[str, M]:
        return dict(rows(self.content / "machines.toml", self.machine_row))

    def zombies(self) -> dict[str, ZombieRow]:
        return dict(rows(self.content / f"{self.foes}.toml", ZombieRow))

    def skills(self) -> dict[str, K]:
        """Return all skills; the second file goes on where the first ends."""
        named = (rows(self.content / file, self.skill_row) for file in ("skills.toml", "more_skills.toml"))
        return {id: row for many in named for id, row in many}

    def survivors(self) -> dict[str, V]:
        return dict(rows(self.content / "survivors.toml", self.survivor_row))

    def tiles(self) -> dict[str, T]:
        return dict(rows(self.content / "tiles.toml", self.tile_row))

    def missions(self) -> list[str]:
        """Return the ids of the missions: the files of the folder."""
        names = [file.name.removesuffix(".toml") for file in (self.content / "missions").iterdir()]
        return sorted(names, key=lambda name: (len(name), name))

    def mission(self, id: str) -> R:
        missions = self.missions()
        if id not in missions:
            raise unknown("mission", id, missions)
        file = self.content / "missions" / f"{id}.toml"
        return decode(read(file), self.mission_row, file.name)

    def text(self, language: str) -> dict[str, Any]:
        """Return the sentences and words of a language."""
        return read_texts(self.content / "text", f"{language}.toml")
