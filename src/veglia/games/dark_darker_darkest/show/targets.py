# veglia: interpreted
"""What options point at."""

from typing import Any, ClassVar

from veglia.games.dark_darker_darkest.rules.cameras import watched
from veglia.games.dark_darker_darkest.rules.cubes import LEFT, MIDDLE
from veglia.games.dark_darker_darkest.rules.enemy_attack import CREATURE as BY_CREATURE
from veglia.games.dark_darker_darkest.rules.enemy_attack import HORDE
from veglia.games.dark_darker_darkest.rules.helicopter import window_room
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.show.cards import code_id
from veglia.games.dark_darker_darkest.show.heroes import ability_id
from veglia.games.dark_darker_darkest.show.pieces import (
    CREATURE,
    NEMESIS,
    camera_id,
    function_id,
    lock_id,
    victim_id,
    zombie_id,
    zombies_id,
)
from veglia.games.dark_darker_darkest.show.scene import area_id
from veglia.games.dark_darker_darkest.show.tracks import LEFT_CUBES, MIDDLE_CUBES, cubes_id
from veglia.show.ids import card_id, figure_id, token_id, zone_id
from veglia.show.targets import Fields, Targets

FUNCTION = "function/"


class DarkestTargets(Targets):
    """Fields by what they name, and these words:

    receiver, to_room           whom or what the field `to` names
    tile                        the rooms of the tile
    own_room, own_fire          the room of the Survivor; the Fire Markers there
    zombie                      the zombies that the option is about, in its room or that of the question
    horde, tokens, brought      the zombies or the face-down tokens of the room
    attackers                   those who attack in the question
    creature, nemesis           their figures; with _area the area on their board
    asker, asked_lock           the Survivor and the door of the question
    function/...                a function of the Corner Tile where the Survivor is
    facing                      the next room to which a camera would point
    group                       the Survivors of the group
    cube                        the space of the board from which a cube is taken
    window                      the room behind the window at the helicopter
    token/...                   a piece by its id
    """

    fields: ClassVar[Fields] = {
        "who": figure_id,
        "other": figure_id,
        "gripped": figure_id,
        "room": zone_id,
        "card": card_id,
        "weapon": card_id,
        "code": code_id,
        "lock": lock_id,
        "victim": victim_id,
    }

    def __init__(self, state: DarkestState) -> None:
        super().__init__()
        self.state = state

    def is_plain(self, recipe: str, fields: tuple[str, ...]) -> bool:
        return recipe in self.fields or recipe.startswith("token/")

    def ids(self, option: Any, recipe: str) -> list[str]:
        if recipe.startswith("token/"):
            return [recipe]
        if recipe.startswith(FUNCTION):
            return self.of_function(option, recipe.removeprefix(FUNCTION))
        if recipe in self.fields:
            return super().ids(option, recipe)
        found: list[str] = getattr(self, f"of_{recipe}")(option)
        return found

    def of_receiver(self, option: Any) -> list[str]:
        return [figure_id(option.to)]

    def of_to_room(self, option: Any) -> list[str]:
        return [zone_id(option.to)]

    def of_other_lock(self, option: Any) -> list[str]:
        return [lock_id(option.other)]

    def of_tile(self, option: Any) -> list[str]:
        return [zone_id(room) for room in self.state.house.rooms_of(option.tile)]

    def of_own_room(self, option: Any) -> list[str]:
        return [zone_id(self.state.survivors[option.who].room)]

    def of_own_fire(self, option: Any) -> list[str]:
        return [token_id("fire", self.state.survivors[option.who].room // 2)]

    def of_zombie(self, option: Any) -> list[str]:
        return [zombie_id(self.room_of(option), option.zombie)]

    def room_of(self, option: Any) -> int:
        """Return the room that an option is about: its own, or that of the question."""
        asking = self.state.asking
        for thing, field in ((option, "room"), (asking, "room"), (asking, "origin")):
            room: int = getattr(thing, field, -1)
            if room >= 0:
                return self.state.house.at(room)
        return -1

    def of_horde(self, option: Any) -> list[str]:
        return sorted({zombie_id(option.room, zombie) for zombie in self.state.hordes[option.room]})

    def of_tokens(self, option: Any) -> list[str]:
        return [zombies_id(option.room)]

    def of_brought(self, option: Any) -> list[str]:
        return self.of_tokens(option) if option.is_token else self.of_horde(option)

    def of_attackers(self, option: Any) -> list[str]:
        """Return those who attack: the question names their kind and the room."""
        state, asking = self.state, self.state.asking
        attacker: int = getattr(asking, "attacker", HORDE)
        room = self.room_of(option)
        if attacker == HORDE:
            return sorted({zombie_id(room, zombie) for zombie in state.hordes[room]}) or [zone_id(room)]
        return [CREATURE] if attacker == BY_CREATURE else [NEMESIS]

    def of_creature(self, option: Any) -> list[str]:
        return [CREATURE]

    def of_nemesis(self, option: Any) -> list[str]:
        return [NEMESIS]

    def of_creature_area(self, option: Any) -> list[str]:
        return [area_id("creature", option.area)]

    def of_nemesis_area(self, option: Any) -> list[str]:
        return [area_id("nemesis", option.area)]

    def of_asker(self, option: Any) -> list[str]:
        return [figure_id(getattr(self.state.asking, "who", 0))]

    def of_asked_lock(self, option: Any) -> list[str]:
        return [lock_id(getattr(self.state.asking, "lock", 0))]

    def of_function(self, option: Any, function: str) -> list[str]:
        tile = self.state.survivors[option.who].room // 2
        functions = self.state.house.plan.tiles[tile].functions
        return [function_id(tile, place) for place, one in enumerate(functions) if one == function]

    def of_facing(self, option: Any) -> list[str]:
        rooms = watched(self.state.house, option.tile, option.side)
        return [zone_id(rooms[1])] if len(rooms) > 1 else []

    def of_camera(self, option: Any) -> list[str]:
        is_there = any(tile == option.tile for tile, _ in self.state.cameras)
        return [camera_id(option.tile)] if is_there else []

    def of_group(self, option: Any) -> list[str]:
        return [figure_id(who) for who in self.state.group(option.group)]

    def of_ability(self, option: Any) -> list[str]:
        profile = self.state.profile(option.who)
        return [ability_id(profile.id, profile.abilities[option.ability].id)]

    def of_cube(self, option: Any) -> list[str]:
        spaces = {LEFT: LEFT_CUBES, MIDDLE: MIDDLE_CUBES}
        return [cubes_id(spaces[option.place])] if option.place in spaces else []

    def of_window(self, option: Any) -> list[str]:
        room = window_room(self.state)
        return [zone_id(room)] if room >= 0 else []
