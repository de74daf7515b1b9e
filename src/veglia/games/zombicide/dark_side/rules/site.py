# veglia: interpreted
"""Where a mission takes place: its data and its station, as its mission rules are made from them."""

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.boards import stage_of, station
from veglia.games.zombicide.dark_side.rules.rows import DarkMissionRow
from veglia.games.zombicide.dark_side.rules.station import Station
from veglia.kernel.content import look_up
from veglia.kernel.errors import ContentError


class Site:
    """A mission and its station; what it finds nowhere is an error that names the mission's file."""

    def __init__(self, id: str, row: DarkMissionRow, laid: Station) -> None:
        self.id = id
        self.row = row
        self.laid = laid
        self.where = f"{id}.toml"

    def zone(self, name: str, what: str) -> int:
        """Return a Zone by its name, for a part of the mission."""
        return look_up(self.laid.places, name, f"{self.where} {what}")

    def doorway(self, between: tuple[str, str]) -> int:
        """Return the doorway between two places."""
        one, other = sorted(self.zone(place, "door") for place in between)
        if (one, other) not in self.laid.doorways:
            raise ContentError(f"{self.where} door: no doorway between {between[0]} and {between[1]}")
        return self.laid.doorways.index((one, other))

    def colour(self, name: str) -> int:
        return library.COLOURS[name]

    def stage(self, number: int) -> Station:
        """Return the station after some columns: the one that saves name, for a mission as in its file."""
        is_told = self.id in library.missions() and library.mission(self.id) is self.row
        return station(f"{self.id}~{number}") if is_told else stage_of(self.id, self.row, number)
