"""The names of all that a report speaks of, in one language, from the games' presentations and rulebooks."""

import re

from veglia.agents.strengths import STRENGTHS
from veglia.catalog import title
from veglia.kernel.presentation import Lobby
from veglia.lab.sweep import Cell
from veglia.rulebook import Book, book
from veglia.rulebook import games as books


class ReportNames:
    """Names things by the keys that rows are written with; what nobody knows is called by its key."""

    def __init__(self, games: list[str], language: str) -> None:
        self.language = language
        self.titles = {game: title(game).name for game in games}
        self.lobbies: dict[str, Lobby] = {game: title(game).presentation.lobby(language) for game in games}
        self.books: dict[str, Book] = {game: book(game, language) for game in games if game in books()}
        self.things = {
            key: entry.name
            for game in games
            for key, entry in title(game).presentation.glossary(language).items()
        }
        self.heroes = {hero.id: hero.name for lobby in self.lobbies.values() for hero in lobby.heroes}
        self.missions = {
            f"{game}/{mission.id}": mission
            for game, lobby in self.lobbies.items()
            for mission in lobby.missions
        }
        self.sides = {
            side.id: title(game).side_name(side.id, language) for game in games for side in title(game).sides
        }
        self.agents = {one.id: one.names[language] for one in STRENGTHS}

    def thing(self, key: str) -> str:
        return self.things.get(key, key)

    def hero(self, id: str) -> str:
        return self.heroes.get(id, id)

    def rule(self, id: str) -> str:
        for one in self.books.values():
            if id in one.rules:
                return one.rules[id].title
            if id in one.rulings:
                return one.rulings[id].question
        return id

    def cause(self, key: str, rule: str) -> str:
        """Return what did something: a foe, or what the rule is called."""
        if key in self.things:
            return self.things[key]
        return self.rule(key or rule)

    def mission(self, key: str) -> str:
        """Return a mission's number and name; its game, too, where there are several."""
        found = self.missions[key]
        game = key.partition("/")[0]
        before = f"{self.titles[game]}, " if len(self.titles) > 1 else ""
        return f"{before}{found.id.upper()} {found.name}"

    def difficulty(self, key: str) -> str:
        return self.missions[key].difficulty_name

    def side(self, id: str) -> str:
        return self.sides.get(id, id)

    def agent(self, text: str) -> str:
        """Return the bots of a game: one for all sides, or one for each."""
        if "=" not in text:
            return f"{self.agents.get(text, text)} ({text})"
        parts = [part.split("=") for part in text.split(",")]
        return ", ".join(f"{self.side(side)}: {self.agent(id)}" for side, id in parts)

    def option(self, game: str, id: str, value: str) -> str:
        """Return an option and its value as the lobby calls them."""
        for one in self.lobbies[game].options:
            if one.id == id:
                return f"{one.name}: {dict(one.values).get(value, value)}"
        return f"{id}: {value}"

    def question(self, name: str) -> str:
        """Return the name of a kind of question, which is a class of the rules, in words."""
        words = re.findall(r"[A-Z][a-z]*", name)
        return " ".join([*words[:1], *(word.lower() for word in words[1:])]) or name

    def party(self, cell: Cell, words: dict[str, str]) -> str:
        if cell.party in ("standard", "random"):
            return words[f"party_{cell.party}"]
        if cell.party.startswith("random:"):
            return f"{words['party_random']} ({cell.party.removeprefix('random:')})"
        seats = [[self.hero(name.strip()) for name in seat.split(",")] for seat in cell.party.split("/")]
        return " / ".join(", ".join(seat) for seat in seats)
