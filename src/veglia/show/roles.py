"""What kind of thing an option does, in one word that every client understands, read off its look.

move     the figure goes to the zone that is the first target
attack   somebody is attacked
goal     it serves what the mission is about
put      the card among the targets goes to another slot or to somebody
discard  the card among the targets is given up
end      the turn, the way or the question ends with it
"""

from typing import Final

from veglia.kernel.offers import Role
from veglia.show.look import OptionLook

MOVES: Final = ("move", "zombie_move")
PLACES: Final = ("zone", "last", "space", "room")
ENDS: Final = ("end_turn", "end", "done", "pass")
PUTS: Final = ("put", "give", "take")
CARRYING: Final = ("inventory", "exchange", "trade", "answer")
ATTACKS: Final = ("attack", "fight", "shoot")
GOALS: Final = ("objective", "exit", "prototype")


def role_of(look: OptionLook) -> Role:
    """Return the role of the options with a look; empty where it is none of these."""
    first = look.targets[0] if look.targets else ""
    if look.look == "discard" and "card" in look.targets:
        return "discard"
    if look.look in MOVES and look.group == "move" and first in PLACES:
        return "move"
    if look.look in ENDS or look.group == "end":
        return "end"
    if look.group == "mission" or look.look in GOALS:
        return "goal"
    if look.look in PUTS and look.group in CARRYING and len(look.targets) > 1:
        return "put"
    return "attack" if look.group in ATTACKS else ""
