"""The numbers of the family: names, the most each can be, and what it tells."""

from typing import Final

from veglia.kernel.encoding import Number, seat_numbers

MOST_GOALS: Final = 6
MOST_SURVIVORS: Final = 12
MOST_ZONES: Final = 64
MOST_SLOTS: Final = 12
# Ways longer than this, and those that lead nowhere, count as this.
FAR: Final = 20

TABLE: Final = [
    Number("round", 60, "the number of the round"),
    Number("phase.setup", 1, "it is set-up"),
    Number("phase.players", 1, "it is the Players' Phase"),
    Number("phase.zombies", 1, "it is the Zombies' Phase"),
    Number("phase.end", 1, "it is the End Phase"),
    Number("level", 3, "the highest Danger Level: 0 Blue to 3 Red"),
    *seat_numbers(6),
    Number("equipment_left", 80, "cards left in the Equipment deck"),
    Number("zombie_cards_left", 60, "cards left in the Zombie deck"),
    Number("zombies", 120, "Zombies on the board"),
    Number("spawns", 8, "active Spawn tokens"),
]

ASKED: Final = [
    Number("here", 1, "there is such a Survivor, on the board"),
    Number("actions", 5, "Actions left"),
    Number("free", 4, "free Actions left"),
    Number("wounds", 3, "Wounds"),
    Number("spare", 3, "Wounds that can still be taken without being eliminated"),
    Number("zombies", 20, "Zombies in the Zone"),
    Number("zombies_beside", 20, "Zombies in the Zones next to it"),
    Number("in_room", 1, "the Zone is a room"),
    Number("dice", 8, "dice of the best loaded weapon it holds"),
    Number("reach", 4, "the longest range among loaded weapons it holds"),
    Number("way", FAR, "Zones to the nearest beacon: where an open goal is to be met"),
]

GOAL: Final = [
    Number("here", 1, "there is such a goal"),
    Number("met", 1, "it is met"),
    Number("done", 12, "how much of it is done"),
    Number("of", 12, "how much there is to do, 0 for what is not counted"),
]

SURVIVOR: Final = [
    Number("here", 1, "there is such a Survivor"),
    Number("profile", 60, "its Identity Card, from 1 on"),
    Number("zone", MOST_ZONES, "its Zone, from 1 on; 0 off the board"),
    Number("mine", 1, "the seat that looks plays it"),
    Number("active", 1, "it is its Turn"),
    Number("acted", 1, "it has had its Turn this round"),
    Number("companion", 1, "it is a Companion"),
    Number("led", 1, "it is a Companion with a Leader"),
    Number("riding", 1, "it is inside a vehicle"),
    Number("health", 4, "Health"),
    Number("wounds", 3, "Wounds"),
    Number("adrenaline", 60, "Adrenaline Points"),
    Number("level", 3, "Danger Level"),
    Number("skills", 12, "skills it has"),
    Number("actions", 5, "Actions left"),
    Number("free", 4, "free Actions left"),
    Number("cards", 7, "cards it holds"),
    Number("dice", 8, "dice of the best loaded weapon it holds"),
    Number("reach", 4, "the longest range among loaded weapons it holds"),
    Number("empty", 3, "emptied weapons it holds"),
    Number("way", FAR, "Zones to the nearest beacon"),
]

ZONE: Final = [
    Number("here", 1, "there is such a Zone"),
    Number("room", 1, "it is a room"),
    Number("balcony", 1, "it is a Balcony"),
    Number("survivors", 12, "Survivors in it, Companions included"),
    Number("spawns", 4, "active Spawn tokens in it"),
    Number("sleeping", 4, "Spawn tokens that are not active"),
    Number("objectives", 8, "Objectives in it"),
    Number("hidden", 8, "those of them whose face nobody has seen"),
    Number("blue", 2, "those of them that show blue"),
    Number("green", 2, "those of them that show green"),
    Number("exit", 1, "it is the Exit"),
    Number("beacon", 1, "an open goal is to be met here"),
    Number("way", FAR, "Zones between it and the asked Survivor"),
]

OPTION_ZONE: Final = [
    Number("here", 1, "the option points at a Zone"),
    Number("number", MOST_ZONES, "which one, from 1 on"),
    Number("way", FAR, "Zones between the asked Survivor and it"),
    Number("zombies", 20, "Zombies in it"),
    Number("zombies_beside", 20, "Zombies next to it"),
    Number("survivors", 12, "Survivors in it"),
    Number("room", 1, "it is a room"),
    Number("objectives", 8, "Objectives in it"),
    Number("exit", 1, "it is the Exit"),
    Number("spawns", 4, "active Spawn tokens in it"),
    Number("beacon_way", FAR, "Zones between it and the nearest beacon"),
    Number("nearer", 5, "how much nearer to a beacon than the asked Survivor's Zone"),
    Number("farther", 5, "how much farther"),
]

OPTION_SURVIVOR: Final = [
    Number("here", 1, "the option points at a Survivor"),
    Number("number", MOST_SURVIVORS, "which one, from 1 on"),
    Number("asked", 1, "it is the asked one"),
    Number("wounds", 3, "Wounds"),
    Number("spare", 3, "Wounds that can still be taken without being eliminated"),
    Number("zombies", 20, "Zombies in its Zone"),
    Number("dice", 8, "dice of its best loaded weapon"),
    Number("way", FAR, "Zones from it to the nearest beacon"),
]

OPTION_CARD: Final = [
    Number("here", 1, "the option points at a card"),
    Number("type", 255, "which type of card, from 1 on in the order of the title's list"),
    Number("second", 1, "and at a second one, used together with it"),
    Number("dice", 8, "its dice; 0 for what is no weapon"),
    Number("faces", 6, "how many faces of a die hit"),
    Number("damage", 4, "Damage of a hit"),
    Number("reach", 4, "its longest range"),
    Number("noise", 2, "its noise: 0 silent to 2 the loudest"),
    Number("empty", 1, "it has to be reloaded"),
    Number("wanted", 1, "an open goal needs it"),
]

OPTION_SLOT: Final = [
    Number("filled", 1, "a card lies in the slot that the option points at"),
    *[Number(f"{slot}", 1, "it is this slot of the inventory") for slot in range(MOST_SLOTS)],
]

OPTION_FOE: Final = [
    Number("here", 1, "the option points at a kind of Zombie"),
    Number("toughness", 4, "the least Damage that eliminates one"),
    Number("wounds", 4, "Wounds that one deals"),
    Number("adrenaline", 8, "Adrenaline Points for one"),
]


OPTION_MORE: Final = [
    Number("skill", 255, "the skill that the option points at, from 1 on in the order of the title's list"),
    Number("profile", 60, "the Identity Card that the option points at, from 1 on"),
    Number("token", 20, "the Objective that the option points at, from 1 on"),
    Number("amount", 20, "Damage, or Adrenaline Points"),
]
