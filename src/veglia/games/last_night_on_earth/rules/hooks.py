"""Which hooks a trait has of its own, as bits of a number: where it has none it is not looked at."""

from typing import Final

NAMES: Final = (
    "plays",
    "movement",
    "ignores",
    "bars_entry",
    "opens_wall",
    "bars_leaving",
    "stops",
    "bars_search",
    "bars_taking_over",
    "search_draws",
    "bars_exchange",
    "bars_zombie",
    "zombie_steps",
    "barricade_needs",
    "ignores_barricades",
    "build_plus",
    "allows_pick_up",
    "fights",
    "hit_plus",
    "item_limit",
    "bars_item",
    "never_breaks",
    "keeps_event",
    "holds_zombie",
    "bars_killing",
    "draws_more",
    "bars_healing",
    "bars_townsfolk",
    "gives_keyword",
    "turns_wounded",
    "zombie_moved",
    "at_zombie_start",
    "at_zombie_turn",
    "at_hero_start",
    "at_hero_end",
    "at_activation",
    "moves",
    "announced",
    "card_used",
    "wound_comes",
    "ends_move",
    "searched",
    "hero_wounded",
)
# Hooks that are looked at together share a bit.
TOGETHER: Final = {
    "hero_dice": "fights",
    "zombie_dice": "fights",
    "hero_plus": "fights",
    "zombie_plus": "fights",
    "wins_ties": "fights",
    "kills_on_win": "fights",
    "extra_wounds": "fights",
    "fight_ended": "fights",
    "left": "moves",
    "entered": "moves",
}

PLAYS: Final = 1 << 0
MOVEMENT: Final = 1 << 1
IGNORES: Final = 1 << 2
BARS_ENTRY: Final = 1 << 3
OPENS_WALL: Final = 1 << 4
BARS_LEAVING: Final = 1 << 5
STOPS: Final = 1 << 6
BARS_SEARCH: Final = 1 << 7
BARS_TAKING_OVER: Final = 1 << 8
SEARCH_DRAWS: Final = 1 << 9
BARS_EXCHANGE: Final = 1 << 10
BARS_ZOMBIE: Final = 1 << 11
ZOMBIE_STEPS: Final = 1 << 12
BARRICADE_NEEDS: Final = 1 << 13
IGNORES_BARRICADES: Final = 1 << 14
BUILD_PLUS: Final = 1 << 15
ALLOWS_PICK_UP: Final = 1 << 16
FIGHTS: Final = 1 << 17
HIT_PLUS: Final = 1 << 18
ITEM_LIMIT: Final = 1 << 19
BARS_ITEM: Final = 1 << 20
NEVER_BREAKS: Final = 1 << 21
KEEPS_EVENT: Final = 1 << 22
HOLDS_ZOMBIE: Final = 1 << 23
BARS_KILLING: Final = 1 << 24
DRAWS_MORE: Final = 1 << 25
BARS_HEALING: Final = 1 << 26
BARS_TOWNSFOLK: Final = 1 << 27
GIVES_KEYWORD: Final = 1 << 28
TURNS_WOUNDED: Final = 1 << 29
ZOMBIE_MOVED: Final = 1 << 30
AT_ZOMBIE_START: Final = 1 << 31
AT_ZOMBIE_TURN: Final = 1 << 32
AT_HERO_START: Final = 1 << 33
AT_HERO_END: Final = 1 << 34
AT_ACTIVATION: Final = 1 << 35
MOVES: Final = 1 << 36
ANNOUNCED: Final = 1 << 37
CARD_USED: Final = 1 << 38
WOUND_COMES: Final = 1 << 39
ENDS_MOVE: Final = 1 << 40
SEARCHED: Final = 1 << 41
HERO_WOUNDED: Final = 1 << 42
# Whatever it has.
ALL: Final = -1


def bit_of(hook: str) -> int:
    """Return the bit of a hook; those that are not looked for share one."""
    name = TOGETHER.get(hook, hook)
    return 1 << (NAMES.index(name) if name in NAMES else len(NAMES))
