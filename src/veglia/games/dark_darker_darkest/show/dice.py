# veglia: interpreted
"""Dice as they are shown: by their symbols."""

from veglia.games.dark_darker_darkest.rules.enemy_attack import REROLLED
from veglia.games.dark_darker_darkest.rules.symbols import CREATURE_FACES, SURVIVOR_FACES
from veglia.games.dark_darker_darkest.show.texts import texts
from veglia.kernel.scene import DiceGroup

# What the Terror Die shows; a fire is no symbol of the other dice.
TERROR_SYMBOLS = ("horde_nearby", "creature_reaction", "creature_entrance", "terror_fire")


def survivor_dice(faces: tuple[int, ...], cancelled: list[int], name: str, seat: int | None) -> DiceGroup:
    """Return Survivor Dice; those that were rolled again carry a mark."""
    shown = [face % REROLLED for face in faces]
    symbols = [SURVIVOR_FACES[face] for face in shown]
    return DiceGroup(shown, symbols, cancelled=cancelled, name=name, seat=seat)


def enemy_dice(faces: tuple[int, ...], cancelled: list[int], name: str) -> DiceGroup:
    symbols = [CREATURE_FACES[face] for face in faces]
    return DiceGroup(list(faces), symbols, cancelled=cancelled, name=name, colour="enemy")


def terror_dice(terror: int, language: str) -> DiceGroup:
    name: str = texts(language)["dice"]["terror"]
    return DiceGroup([terror], [TERROR_SYMBOLS[terror]], name=name, colour="terror")
