"""Scopes, abilities, classes and gifts of this title, beside those of the family."""

from typing import Final

from veglia.games.zombicide.engine.rules import ability, scope

FANNING: Final = scope.TITLE
CHARGE: Final = scope.TITLE << 1
# Attacks at a Zone with a Vade Retro token.
VADE_RETRO: Final = scope.TITLE << 2
# The Actions themselves, apart from the attacks they lead to.
CHARGE_ACTION: Final = scope.TITLE << 3
VADE_RETRO_ACTION: Final = scope.TITLE << 4
# The attacker stands on a Balcony.
BALCONY: Final = scope.TITLE << 5

SCOPES: Final[dict[str, int]] = {
    **scope.ENGINE_SCOPES,
    "fanning": FANNING,
    "charge": CHARGE,
    "vade_retro": VADE_RETRO,
    "charge_action": CHARGE_ACTION,
    "vade_retro_action": VADE_RETRO_ACTION,
    "balcony": BALCONY,
}

CHARGING: Final = ability.TITLE
REPELLING: Final = ability.TITLE + 1
JUMPING: Final = ability.TITLE + 2

ABILITIES: Final[dict[str, int]] = {
    "charge": CHARGING,
    "vade_retro": REPELLING,
    "jump": JUMPING,
    "improvised_melee": ability.IMPROVISING_MELEE,
    "improvised_ranged": ability.IMPROVISING_RANGED,
}

BRAWLER: Final = 1
FAITHFUL: Final = 2
GUNSLINGER: Final = 4
TOWNSFOLK: Final = 8

CLASSES: Final[dict[str, int]] = {
    "brawler": BRAWLER,
    "faithful": FAITHFUL,
    "gunslinger": GUNSLINGER,
    "townsfolk": TOWNSFOLK,
}

# A gift of this title: Charge goes one Zone further.
CHARGE_FURTHER: Final = 1 << 16
