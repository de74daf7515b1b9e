"""Dealing a game: everything that chance decides before the first Round."""

import functools
from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.cameras import best_sides
from veglia.games.dark_darker_darkest.rules.equipping import stow
from veglia.games.dark_darker_darkest.rules.events import CameraPlaced
from veglia.games.dark_darker_darkest.rules.house import ALL_ROOMS, NOWHERE, house_of
from veglia.games.dark_darker_darkest.rules.library import Library
from veglia.games.dark_darker_darkest.rules.pieces import FREE, Extras, Survivor
from veglia.games.dark_darker_darkest.rules.plan import TILES, Plan
from veglia.games.dark_darker_darkest.rules.revealing import SPECIALS_OF_A_KIND
from veglia.games.dark_darker_darkest.rules.round import BeginRound
from veglia.games.dark_darker_darkest.rules.security import deal_security
from veglia.games.dark_darker_darkest.rules.settings import Settings
from veglia.games.dark_darker_darkest.rules.starting import starting_card
from veglia.games.dark_darker_darkest.rules.state import (
    CLOCK_EVENT,
    EXPLORATION,
    NOBODY,
    DarkestState,
)
from veglia.games.dark_darker_darkest.rules.zombies import KINDS, NONE
from veglia.kernel.dice import Dice
from veglia.kernel.machine import Option


def deal(settings: Settings, plan: Plan, party: list[tuple[int, int]], dice: Dice) -> DarkestState:
    """Return the state before its first step; `party` has the profile and the seat of each Survivor."""
    library = settings.library
    security = deal_security(settings, plan, dice)
    box = box_of(settings, has_bunny(library, party))
    creatures, nemeses, pool, pile = box.creatures[:], box.nemeses[:], box.pool[:], box.pile[:]
    for items in (creatures, nemeses, pool, pile):
        dice.shuffle(items)
    entrance = 2 * plan.entrance
    state = DarkestState(
        dice,
        [BeginRound()],
        None,
        None,
        settings,
        house_of(plan, 0, 0, 0),
        [new_survivor(profile, seat, entrance, settings) for profile, seat in party],
        EXPLORATION,
        0,
        CLOCK_EVENT,
        0,
        0,
        [],
        NOBODY,
        [],
        [NONE] * ALL_ROOMS,
        [NONE] * ALL_ROOMS,
        pool,
        pile,
        [],
        [0] * len(library.cards),
        security.locks,
        0,
        security.spare,
        [],
        [],
        security.code,
        security.markers,
        [0] * TILES,
        -1,
        0,
        0,
        None,
        creatures,
        [],
        False,
        None,
        nemeses,
        NOBODY,
        [],
        [],
        [],
        Extras([], 0, False, False, [], [], NOWHERE, 0, 0, []),
    )
    for who in range(len(party)):
        card = starting_card(state, state.profile(who).start)
        stow(state, who, card)
        state.ammo[card] = state.card_type(card).ammo
    for place in reversed(plan.cameras):
        state.push(FaceCamera(place))
    for module in settings.modules:
        module.prepare(state)
    return state


def new_survivor(profile: int, seat: int, room: int, settings: Settings) -> Survivor:
    """Return a Survivor as at the start: full Health, no experience, only the innate ability."""
    return Survivor(
        profile, seat, room, 0, settings.side, 0, FREE, 0, 0, 0, 0, 0, 1, [], [], [], 0, 0, 0, False, False
    )


class Box:
    """What a game with some settings is dealt from, in the order of the content; copied, never changed."""

    def __init__(self, creatures: list[int], nemeses: list[int], pool: list[int], pile: list[int]) -> None:
        self.creatures: Final = creatures
        self.nemeses: Final = nemeses
        self.pool: Final = pool
        self.pile: Final = pile


@functools.lru_cache(maxsize=256)
def box_of(settings: Settings, with_gas_can: bool) -> Box:
    """Return what a game with some settings is dealt from; listed once for all games with the same ones."""
    library = settings.library
    return Box(
        enemy_pile(library, settings, is_nemesis=False),
        enemy_pile(library, settings, is_nemesis=True),
        token_pool(library, settings),
        equipment_pile(library, settings, with_gas_can),
    )


def has_bunny(library: Library, party: list[tuple[int, int]]) -> bool:
    """Return whether Bunny is in the party, who brings the Gas Can."""
    return any(library.profiles[profile].id == "bunny" for profile, _ in party)


def enemy_pile(library: Library, settings: Settings, is_nemesis: bool) -> list[int]:
    """Return the Creature or Nemesis boards in use."""
    boards = library.nemeses if is_nemesis else library.creatures
    has_kickstarter = settings.options["kickstarter_enemies"] == "on"
    return [place for place, board in enumerate(boards) if board.set == "base" or has_kickstarter]


def token_pool(library: Library, settings: Settings) -> list[int]:
    """Return the Zombie Tokens in use: a lever leaves high or low ones out; special ones come behind."""
    values = settings.options["zombie_values"]
    left_out = {"all": (), "without_5_6": (5, 6), "without_1_2": (1, 2)}[values]
    pool = [token for token, value in enumerate(library.zombie_tokens) if value not in left_out]
    for place, kind in enumerate(KINDS[1:]):
        first = len(library.zombie_tokens) + place * SPECIALS_OF_A_KIND
        pool += list(range(first, first + int(settings.options[kind])))
    return pool


def equipment_pile(library: Library, settings: Settings, with_gas_can: bool) -> list[int]:
    """Return the Equipment cards of the search deck."""
    has_kickstarter = settings.options["kickstarter_cards"] == "on"
    replaced = {card.type.id for card in library.cards if card.replaces} if has_kickstarter else set()
    groups = {"search"}
    if has_kickstarter:
        groups.add("kickstarter")
    if settings.options["radioactive"] == "on":
        groups.add("radioactive")
    pile: list[int] = []
    for number, card in enumerate(library.cards):
        is_can = card.type.id == "gas_can" and with_gas_can
        is_replaced = card.type.id in replaced and card.group == "search"
        if (card.group in groups and not is_replaced) or is_can:
            pile.append(number)
    return pile


class PointTo(Option):
    """Let a camera point to a side."""

    def __init__(self, tile: int, side: int) -> None:
        self.tile = tile
        self.side = side


class FaceCamera(PlayersAsk):
    """A camera points to where it sees most rooms; the players choose among equal sides, or freely."""

    rule: ClassVar[str] = "ddd.camera.best-direction"

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def cites(self, state: DarkestState) -> str:
        is_free = state.settings.options["camera_facing"] == "chosen"
        return "ddd.diff.house" if is_free else "ddd.camera.tie"

    def options(self, state: DarkestState) -> list[Option]:
        is_free = state.settings.options["camera_facing"] == "chosen"
        sides = list(range(4)) if is_free else best_sides(state.house, self.tile)
        return [PointTo(self.tile, side) for side in sides]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, PointTo)
        state.cameras.append((option.tile, option.side))
        state.emit(CameraPlaced(option.tile, option.side), self.rule)
