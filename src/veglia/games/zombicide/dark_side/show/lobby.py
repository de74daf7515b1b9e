# veglia: interpreted
"""What there is to choose before a game: missions, Survivors, options."""

from typing import Any

import msgspec

from veglia.games.zombicide.dark_side.rules import library, plan
from veglia.games.zombicide.dark_side.rules.rows import DarkSurvivorRow
from veglia.games.zombicide.dark_side.show.shelf import Shelf, shelf
from veglia.games.zombicide.dark_side.show.texts import guide, look, lore
from veglia.games.zombicide.engine.show.lobby import family_lobby
from veglia.games.zombicide.engine.show.lobby_entries import hero_entry, mission_entry
from veglia.games.zombicide.engine.title import SURVIVORS
from veglia.kernel.offers import Reason
from veglia.kernel.presentation import Lobby, LobbyHero, LobbyMission


def lobby(id: str, name: str, language: str) -> Lobby:
    """Return the lobby of the title, of an id and a name."""
    said = lore(language)
    made = family_lobby(
        id,
        name,
        look().theme,
        SURVIVORS.most,
        library.MOST_SURVIVORS,
        said,
        [_mission(mission, language) for mission in library.missions()],
        [_hero(hero, row, shelf(language), said) for hero, row in library.survivors().items()],
    )
    return msgspec.structs.replace(
        made,
        guide=guide(language),
        least_heroes=library.LEAST_SURVIVORS,
        advice=[Reason(text, rule) for rule, text in said["advice"].items()],
        most_at_seat=library.MOST_AT_SEAT,
    )


def _mission(id: str, language: str) -> LobbyMission:
    heroes, party = plan.roster(library.MOST_SURVIVORS), library.usual_party()
    return mission_entry(id, library.mission(id), lore(language), language, heroes, party)


def _hero(id: str, row: DarkSurvivorRow, content: Shelf, said: dict[str, Any]) -> LobbyHero:
    levels = (row.blue, row.yellow, row.orange, row.red)
    note = said["reinforcement"].format(least=row.least_party) if row.least_party else ""
    return hero_entry(id, row.name, content.types[row.type], levels, content, note, row.least_party)
