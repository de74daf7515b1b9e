"""What things are worth to the Survivors, in points."""

from typing import Final

GAME: Final = 1000.0
# A Code Marker that is gone, beside the Rounds that this saves.
MARKER: Final = 14.0
# A Code Token in its space: with its markers more than the way to what comes next costs.
INSERTED: Final = 20.0
# Somebody can insert a token now.
READY: Final = 10.0
# The Laboratory open, for each Survivor: more than the way there costs at most. The Cure found: a little more
# than all points of the first act, which end with it: the party gathers first where it has the time. The last
# Round, while nobody is inside.
OPEN_LABORATORY: Final = 70.0
CURE: Final = 800.0
STILL_OUTSIDE: Final = 300.0
# The Laboratory open, while there is time to find Equipment before the Grand Finale: more than the Cure.
PREPARING: Final = 350.0
# Each step between a Survivor and the Nemesis in the Grand Finale.
FINALE_WAY: Final = 8.0
# A Round more than is needed until the Darkness ends the game: the first few, some more, others, and each
# that lacks.
LAST_ROUND: Final = 22.0
ROUND: Final = 11.0
EARLY_ROUND: Final = 4.0
LATE_ROUND: Final = 14.0
SCARCE: Final = 2.0
AMPLE: Final = 6.0
# A room that was searched, the first few and others, and a door that was tried: more than the way to the next
# one costs.
SEARCHED: Final = 10.0
ROOMS: Final = 8
SEARCHED_LATE: Final = 3.0
SHOWN: Final = 14.0
# A door that was opened, and a marker that a token at hand removes; less than a marker that is gone.
DOOR: Final = 18.0
COVERED: Final = 10.0
# A symbol of a colour: the first one that the party has, and others.
COLOUR: Final = 3.0
COLOUR_WANTED: Final = 6.0
COLOUR_AGAIN: Final = 0.2
# Steps to what is to be done, and to the Laboratory once it is open.
WAY: Final = 1.6
WAY_IN: Final = 4.0
# Beyond so many steps each counts only so much.
LONG_WAY: Final = 10.0
FARTHER: Final = 0.25
# Before the Grand Finale, for each Survivor and companion: not in one room, and each step between them.
ELSEWHERE: Final = 2.5
APART: Final = 0.8
MOST_APART: Final = 6
# Each group more: its reactions come in addition, and so does a spread of the fire.
GROUP: Final = 6.0
GROUP_IN_FIRE: Final = 8.0
# A Survivor, by Health: each wound, and each Action Point that wounds have taken.
DEATH: Final = 60.0
BEARER: Final = 120.0
WOUND: Final = 3.0
POINT: Final = 7.0
# Wounds of who has only so many left.
LAST_WOUNDS: Final = (0.0, 50.0, 25.0, 10.0)
GRIP: Final = 14.0
# All but one in a Grip, and all but two.
LAST_FREE: Final = 90.0
TWO_FREE: Final = 14.0
# That all are in a Grip after the next attack, for certain.
ALL_GRIPPED: Final = 500.0
VIRUS: Final = 9.0
ACTIVE_VIRUS: Final = 24.0
CUBE: Final = 12.0
XP: Final = 1.2
ABILITY: Final = 3.0
# An Action Point that is left: what changes nothing is not worth it.
UNUSED: Final = 0.3
# What a die of enemies costs on average, for enemies in the room, in reach, and in the area.
DIE: Final = 4.0
REACHING: Final = 0.5
LURKING: Final = 0.05
# What of an attack a Defence die takes away.
DEFENCE: Final = 0.34
# A zombie anywhere, and how many there are beneath a token.
ZOMBIE: Final = 0.4
TOKEN: Final = 2.7
BLOCKED: Final = 3.0
# Fire: where a Survivor stands, beside it, a fire that spreads, tiles by their markers, the next one to be
# destroyed where the fire is now, a destroyed tile, a lost terminal.
BURNING: Final = 8.0
NEAR_FIRE: Final = 1.5
BLAZE: Final = 14.0
FIRE: Final = 2.5
FLAME: Final = 2.5
RUIN: Final = 4.0
LOST_CORNER: Final = 12.0
WATCHED: Final = 1.5
# Cards: dice of the best weapon with ammunition, other weapons, Consumables.
WEAPON_DIE: Final = 4.0
SPARE: Final = 1.0
USEFUL: Final = 5.0
# Cards that are more useful than others, by what they do.
WORTH: Final = {
    "first_aid_kit": 8.0,
    "first_aid_spray": 4.5,
    "antidote": 7.0,
    "energy_drink": 6.0,
    "grenade": 9.0,
    "dynamite": 12.0,
    "fire_extinguisher": 4.0,
    "armor": 7.0,
    "flashbang": 7.0,
}
# Grand Finale: a cube of the Nemesis, a Corner Tile that stands, Darkness, cubes at hand.
NEMESIS_CUBE: Final = 14.0
CORNER: Final = 45.0
LATE_DARKNESS: Final = 16.0
HAND_CUBE: Final = 0.8
NEMESIS_DIE: Final = 6.0
# Flight: who is aboard, and the bearer of the Cure.
ABOARD: Final = 80.0
BEARER_ABOARD: Final = 90.0
FLIGHT: Final = 260.0
FLIGHT_WAY: Final = 4.0
# Expansions.
RADIATION: Final = 11.0
CONTAMINATED: Final = 4.0
LEAK: Final = 1.0
SHUT_DOWN: Final = 30.0
REACTOR_CODE: Final = 6.0
VICTIM: Final = 16.0
VICTIM_WAY: Final = 1.2
VICTIM_WOUND: Final = 6.0
