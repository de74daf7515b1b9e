"""What was agreed before the game, checked: shared by all copies of a state and named by a key."""

from typing import Any, Final

from veglia.games.dark_darker_darkest.rules.library import Library
from veglia.games.dark_darker_darkest.rules.module import Module

MODES: Final = ("dark", "darker", "darkest")
SWITCH: Final = ("off", "on")
# How many tokens of a kind of special zombies are used: up to ten.
TOKENS: Final = tuple(str(count) for count in range(11))
# Options with their values, the usual one first.
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "zombie_values": ("all", "without_5_6", "without_1_2"),
    "board_side": ("by_count", "other"),
    "corner_functions": ("all", "terminals_only"),
    "code_mix": ("by_count", "more_two", "more_three"),
    "camera_facing": ("best", "chosen"),
    "advanced_icons": SWITCH,
    "extra_round": SWITCH,
    "reroll_six": SWITCH,
    "good_code": SWITCH,
    "radioactive": SWITCH,
    "heli_escape": SWITCH,
    "kickstarter_survivors": ("on", "off"),
    "kickstarter_enemies": ("on", "off"),
    "kickstarter_tiles": ("on", "off"),
    "kickstarter_cards": ("on", "off"),
    "leak_space": ("3", "2", "4", "5"),
    "victims": ("0", "1", "2", "3"),
    "disco_doll": TOKENS,
    "guts": TOKENS,
    "chunk": TOKENS,
    "tuff_guy": TOKENS,
}
# Options with a value of their own form: a house, the Survivor with the Decontamination Kit.
HOUSE: Final = "house"
HAZMAT: Final = "hazmat"
HANDS: Final = 2
MOST_AMMO: Final = 8
MOST_XP: Final = 10


class Settings:
    """A mode, a number of Survivors and the value of every option."""

    def __init__(
        self,
        library: Library,
        modules: list[Module[Any]],
        mode: str,
        size: int,
        options: dict[str, str],
    ) -> None:
        self.library: Final = library
        self.mode: Final = mode
        self.size: Final = size
        self.options: Final = options
        self.modules: Final = [module for module in modules if module.is_on(options)]
        self.key: Final = key_of(mode, size, options)
        is_small = size <= 3
        if options["board_side"] == "other":
            is_small = not is_small
        # The Action Points of a healthy Survivor, which name the side of the board.
        self.side: Final = 4 if is_small else 3
        # The Action Points on each space of the Health track before the skull.
        self.track: Final = library.health[self.side]
        self.health: Final = len(self.track)
        self.spaces: Final = 4 if size == 5 else 5
        self.rerolls_six: Final = options["reroll_six"] == "on"
        self.has_extra_round: Final = options["extra_round"] == "on"
        self.has_corner_functions: Final = options["corner_functions"] == "all"
        self.is_advanced: Final = options["advanced_icons"] == "on"


def key_of(mode: str, size: int, options: dict[str, str]) -> str:
    """Return the text that names some settings."""
    return f"{mode};{size};" + ";".join(f"{name}={options[name]}" for name in sorted(options))


def read_key(key: str) -> tuple[str, int, dict[str, str]]:
    """Return mode, number of Survivors and options of a key."""
    mode, size, *rest = key.split(";")
    return mode, int(size), dict(item.split("=", 1) for item in rest)
