"""The numbers in which the game is told: names, the most each can be, and what it tells."""

from typing import Final

from veglia.kernel.encoding import Number, seat_numbers

MOST_SURVIVORS: Final = 5
MOST_ROOMS: Final = 41
MOST_CARDS: Final = 6
MOST_CODES: Final = 6
MOST_DOORS: Final = 16
AREAS: Final = 5
COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple", "white")
FAR: Final = 40

TABLE: Final = [
    Number("round", 40, "the number of the Round, reactions of the Grand Finale included"),
    Number("act", 3, "1 exploration, 2 Grand Finale, 3 flight by helicopter"),
    Number("mode", 3, "1 Dark, 2 Darker, 3 Darkest"),
    Number("event", 2, "where the Event marker is"),
    Number("darkness", 9, "where the Darkness marker is"),
    Number("last_round", 40, "the Round at whose end the game is lost, 0 while there is none"),
    *seat_numbers(5),
    Number("active", 5, "the group that acts, from 1 on"),
    Number("groups_left", 5, "groups that have still to act"),
    *[Number(f"marker.{colour}", 7, "Code Markers of this colour that are left") for colour in COLOURS],
    *[Number(f"symbol.{colour}", 20, "cards of the party with this symbol") for colour in COLOURS],
    Number("inserted", 3, "Code Tokens in the spaces of the Security Board"),
    Number("covered", 12, "markers that Code Tokens of the party can remove"),
    Number("lab_open", 1, "the Laboratory is open"),
    Number("pool", 60, "Zombie Tokens that are left"),
    Number("deck", 120, "Equipment cards that are left"),
    Number("flame", 20, "the tile of the Fire counter, from 1 on"),
    Number("creature", 8, "the Creature in the house, from 1 on"),
    Number("creature.room", MOST_ROOMS, "its room, from 1 on"),
    *[Number(f"creature.damage.{area}", 4, "damage on an area of it") for area in range(AREAS)],
    Number("nemesis", 8, "the Nemesis in the house, from 1 on"),
    Number("nemesis.room", MOST_ROOMS, "its room, from 1 on"),
    *[Number(f"nemesis.cubes.{area}", 12, "cubes on an area of it") for area in range(AREAS)],
    Number("bearer", 5, "who carries the Cure, from 1 on"),
    Number("corners", 3, "Corner Tiles beside the Laboratory that stand"),
    Number("left_cubes", 20, "cubes in the left space of the board"),
    Number("middle_cubes", 20, "cubes in the middle space of the board"),
    Number("victims", 3, "Victims in the house"),
    Number("leaking", 1, "the Reactor leaks"),
    Number("shut_down", 1, "the Reactor is shut down"),
    Number("reactor_codes", 2, "Code Tokens in the Reactor's door"),
    Number("helicopter", 18, "the place of the Helicopter tile, from 1 on"),
    Number("escape_round", 5, "reactions since the Nemesis fell"),
]

SURVIVOR: Final = [
    Number("here", 1, "there is such a Survivor, on the map"),
    Number("profile", 20, "who it is, from 1 on"),
    Number("mine", 1, "the seat that looks plays this Survivor"),
    Number("room", MOST_ROOMS, "the room, from 1 on"),
    Number("group", 5, "the group, from 1 on"),
    Number("wounds", 14, "Health that is lost"),
    Number("left", 14, "Health that is left"),
    Number("ap", 20, "Action Points or cubes at hand"),
    Number("held_ap", 8, "those that a Grip has set aside"),
    Number("grip", 3, "1 in a Grip, 2 of the Undead Bird, 3 from afar"),
    Number("virus", 4, "Virus Tokens"),
    Number("virus_right", 2, "those of them that take a hand"),
    Number("cube", 5, "how far the virus is"),
    Number("xp", 10, "experience"),
    Number("abilities", 6, "abilities, the innate one included"),
    Number("radiation", 3, "Radiation Markers"),
    Number("aboard", 1, "aboard the helicopter"),
    Number("enemies", 20, "zombies in the room"),
    Number("beside", 20, "zombies in rooms next to it"),
    Number("watched", 1, "a camera sees the room"),
    Number("way", FAR, "how far it is to what is to be done, closed doors counted"),
    *[
        Number(f"card.{place}", 60, "a card, by its kind from 1 on; 0 for none")
        for place in range(MOST_CARDS)
    ],
    *[Number(f"ammo.{place}", 8, "the cubes on that card") for place in range(MOST_CARDS)],
    *[
        Number(f"code.{place}", 60, "a Code Token, by its number from 1 on; 0 for none")
        for place in range(MOST_CODES)
    ],
]

ROOM: Final = [
    Number("here", 1, "there is such a room"),
    Number("closed", 1, "no way leads out of it"),
    Number("survivors", 5, "Survivors in it"),
    Number("zombies", 20, "zombies in it"),
    Number("special", 10, "those of them that are special"),
    Number("stunned", 20, "those of them that are stunned"),
    Number("tainted", 20, "those of them that are contaminated"),
    Number("tokens", 6, "Zombie Tokens in it that lie face down"),
    Number("fire", 3, "Fire Markers on its tile"),
    Number("destroyed", 1, "its tile is destroyed"),
    Number("searched", 1, "it has been searched"),
    Number("watched", 1, "a camera sees it"),
    Number("terminal", 1, "it has a terminal"),
    Number("radiation", 1, "its tile is contaminated"),
    Number("victims", 3, "Victims in it"),
    Number("mine", 1, "a mine lies in it"),
    Number("near.north", MOST_ROOMS, "the room to the north of it, from 1 on"),
    Number("near.east", MOST_ROOMS, "the room to the east of it, from 1 on"),
    Number("near.south", MOST_ROOMS, "the room to the south of it, from 1 on"),
    Number("near.west", MOST_ROOMS, "the room to the west of it, from 1 on"),
]

DOOR: Final = [
    Number("here", 1, "there is such a padlock, closed"),
    Number("room", MOST_ROOMS, "a room beside it, from 1 on"),
    Number("icons", 3, "icons of its Code Token"),
    Number("shown", 1, "the token lies face up"),
    Number("code", 60, "the token, by its number from 1 on, if it lies face up"),
    Number("missing", 3, "symbols that the party lacks, guessed for a token that lies face down"),
]

OPTION: Final = [
    Number("who", 5, "the Survivor who acts, from 1 on"),
    Number("who.ap", 20, "Action Points at hand"),
    Number("who.left", 14, "Health that is left"),
    Number("who.way", FAR, "how far it is from there to what is to be done"),
    Number("to", 5, "the Survivor whom it concerns, from 1 on"),
    Number("to.left", 14, "Health that is left"),
    Number("room", MOST_ROOMS, "the room, from 1 on"),
    Number("room.zombies", 20, "zombies in it"),
    Number("room.tokens", 6, "Zombie Tokens in it"),
    Number("room.survivors", 5, "Survivors in it"),
    Number("room.fire", 3, "Fire Markers on its tile"),
    Number("room.watched", 1, "a camera sees it"),
    Number("room.way", FAR, "how far it is from there to what is to be done"),
    Number("tile", 20, "the tile, from 1 on"),
    Number("tile.fire", 3, "Fire Markers on it"),
    Number("card", 60, "the card, by its kind from 1 on"),
    Number("card.dice", 6, "its dice"),
    Number("card.range", 4, "its range"),
    Number("card.ammo", 8, "cubes on it"),
    Number("card.colour", 7, "its symbol, from 1 on"),
    Number("code", 60, "the Code Token, by its number from 1 on"),
    Number("code.matches", 3, "markers that it removes"),
    Number("lock", MOST_DOORS, "the padlock, from 1 on"),
    Number("lock.missing", 3, "symbols that the party lacks for it"),
    Number("colour", 7, "the colour, from 1 on"),
    Number("zombie", 5, "the kind of zombie, from 1 on"),
    Number("result", 6, "the result of a die, from 1 on"),
    Number("area", 6, "the area of a Creature or a Nemesis, from 1 on"),
    Number("ability", 6, "the ability, by its place from 1 on"),
    Number("amount", 20, "a number: cost, points, cubes, symbols that are missing"),
    Number("place", 20, "a place, side, group or Survivor board, from 1 on"),
]
