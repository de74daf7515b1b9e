# veglia: interpreted
"""What there is to choose before a game: missions, Survivors, options."""

import msgspec

from veglia.games.zombicide.engine.rules.rows import SurvivorRow
from veglia.games.zombicide.engine.show.lobby import family_lobby
from veglia.games.zombicide.engine.show.lobby_entries import hero_entry, mission_entry
from veglia.games.zombicide.engine.title import SURVIVORS
from veglia.games.zombicide.undead_or_alive.rules import library, plan
from veglia.games.zombicide.undead_or_alive.show.shelf import Shelf, shelf
from veglia.games.zombicide.undead_or_alive.show.texts import guide, look, lore
from veglia.kernel.presentation import Lobby, LobbyHero, LobbyMission


def lobby(id: str, name: str, language: str) -> Lobby:
    """Return the lobby of the title, of an id and a name."""
    made = family_lobby(
        id,
        name,
        look().theme,
        SURVIVORS.most,
        library.MOST_SURVIVORS,
        lore(language),
        [_mission(mission, language) for mission in library.missions()],
        [_hero(hero, row, shelf(language)) for hero, row in library.survivors().items()],
    )
    return msgspec.structs.replace(made, guide=guide(language))


def _mission(id: str, language: str) -> LobbyMission:
    heroes, party = library.allowed(id), plan.default_party(id)
    return mission_entry(id, library.mission(id), lore(language), language, heroes, party)


def _hero(id: str, row: SurvivorRow, content: Shelf) -> LobbyHero:
    levels = (row.blue, row.yellow, row.orange, row.red)
    return hero_entry(id, row.name, content.classes[row.klass], levels, content, "", 0)
