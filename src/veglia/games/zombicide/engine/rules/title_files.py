# veglia: interpreted
"""The content files that every title has, each read once."""

from functools import cache
from importlib.resources import files
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from veglia.games.zombicide.engine.rules.content import read_texts
from veglia.games.zombicide.engine.rules.rows import GoalRow, ZombieRow
from veglia.kernel.content import decode, layered, read, rows
from veglia.kernel.game import unknown
from veglia.show.look import WordRow, said_sentences


class Named(Protocol):
    """A row with a name in every language."""

    @property
    def name(self) -> dict[str, str]: ...


class Worded(Protocol):
    """A mission's row: its goals, and the words of what only it has."""

    @property
    def goals(self) -> list[GoalRow]: ...

    @property
    def words(self) -> dict[str, WordRow]: ...


C = TypeVar("C", bound=Named)
M = TypeVar("M", bound=Named)
K = TypeVar("K")
V = TypeVar("V")
T = TypeVar("T")
R = TypeVar("R", bound=Worded)
A = TypeVar("A")


class Addition(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of the folder `additions`: rows of cards and skills, and words for what they bring, by class."""

    equipment: dict[str, Any] = {}
    skills: dict[str, Any] = {}
    words: dict[str, WordRow] = {}


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
        self.additions = cache(self._additions)
        self.words = cache(self._words)
        self.equipment = cache(
            lambda: dict(rows(content / "equipment.toml", equipment)) | self._added("equipment", equipment)
        )
        self.machines = cache(lambda: dict(rows(content / "machines.toml", machine)))
        self.zombies = cache(lambda: dict(rows(content / f"{foes}.toml", ZombieRow)))
        # The second file goes on where the first ends.
        self.skills = cache(
            lambda: (
                dict([*rows(content / "skills.toml", skill), *rows(content / "more_skills.toml", skill)])
                | self._added("skills", skill)
            )
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

    def _additions(self) -> dict[str, Addition]:
        """Return the files of the folder of additions, where there is one, in the order of their names."""
        folder = self.content / "additions"
        found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
        return {file.name: decode(read(file), Addition, file.name) for file in found}

    def _added(self, table: str, row: type[A]) -> dict[str, A]:
        """Return the rows of a table of all additions."""
        return {
            id: decode(raw, row, f"{file} [{table}.{id}]")
            for file, addition in self.additions().items()
            for id, raw in getattr(addition, table).items()
        }

    def _words(self) -> dict[str, WordRow]:
        """Return the words of all additions and missions, by class."""
        added = [addition.words for addition in self.additions().values()]
        added += [self.mission(id).words for id in self.missions()]
        return {name: row for words in added for name, row in words.items()}

    def _goals(self, language: str) -> dict[str, str]:
        """Return the sentences of the goals that missions describe themselves, by id."""
        rows = [goal for id in self.missions() for goal in self.mission(id).goals]
        return {row.goal: row.text[language] for row in rows if row.text}

    def _mission(self, id: str) -> R:
        missions = self.missions()
        if id not in missions:
            raise unknown("mission", id, missions)
        file = self.content / "missions" / f"{id}.toml"
        return decode(read(file), self.mission_row, file.name)

    def _text(self, language: str) -> dict[str, Any]:
        """Return the sentences and words of a language."""
        texts = read_texts(self.content / "text", f"{language}.toml")
        own = {"sentences": said_sentences(self.words(), language)}
        return layered(texts, own | {"interface": {"goals": self._goals(language)}})

    def _card_name(self, id: str, language: str) -> str:
        """Return the name of an Equipment card or of a Machine's card."""
        row = self.equipment().get(id)
        return self.machines()[id].name[language] if row is None else row.name[language]
