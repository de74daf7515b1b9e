"""The state of a game. Constructor parameters are the fields; the codec writes them in this order."""

from typing import Any, Final

from veglia.games.dark_darker_darkest.rules.house import House
from veglia.games.dark_darker_darkest.rules.library import Card, CardType, EnemyType, Library, Profile
from veglia.games.dark_darker_darkest.rules.pieces import FREE, Creature, Extras, Nemesis, Survivor
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.settings import Settings
from veglia.games.dark_darker_darkest.rules.zombies import Horde
from veglia.kernel.dice import Dice
from veglia.kernel.machine import Ask, Result, State, Step

# Acts: exploration, Grand Finale, flight by helicopter.
EXPLORATION: Final = 1
FINALE: Final = 2
FLIGHT: Final = 3
# Positions of the Event marker.
ENTRY_EVENT: Final = 0
FIRE_EVENT: Final = 1
CLOCK_EVENT: Final = 2
NOBODY: Final = -1
NO_CARD: Final = -1
NO_CODE: Final = -1


class DarkestState(State):
    """Everything on the table."""

    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        settings: Settings,
        house: House,
        survivors: list[Survivor],
        act: int,
        round: int,
        event: int,
        darkness: int,
        last_round: int,
        order: list[int],
        active: int,
        cameras: list[tuple[int, int]],
        hordes: list[Horde],
        tokens: list[Horde],
        pool: list[int],
        pile: list[int],
        removed: list[int],
        ammo: list[int],
        locks: list[int],
        shown: int,
        spare_codes: list[int],
        lost_codes: list[int],
        inserted: list[int],
        code: list[int],
        markers: list[int],
        fire: list[int],
        flame: int,
        searched: int,
        used_corners: int,
        creature: Creature | None,
        creature_pile: list[int],
        creature_out: list[int],
        has_creature_reacted: bool,
        nemesis: Nemesis | None,
        nemesis_pile: list[int],
        bearer: int,
        left_cubes: list[int],
        middle_cubes: list[int],
        roll: list[int],
        extras: Extras,
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.settings = settings
        self.house = house
        self.survivors = survivors
        self.act = act
        self.round = round
        # Where the Event marker and the Darkness marker are.
        self.event = event
        self.darkness = darkness
        # The Round at whose end the game is lost, 0 while there is none.
        self.last_round = last_round
        # Groups that have still to act, and the one that acts or reacts now.
        self.order = order
        self.active = active
        # The tile of each Camera counter and the side to which it points.
        self.cameras = cameras
        # By room, see zombies.py.
        self.hordes = hordes
        self.tokens = tokens
        # Face-down Zombie Tokens and Equipment cards; the last one is drawn first.
        self.pool = pool
        self.pile = pile
        # Cards that have left the game, and the ammo cubes on each card.
        self.removed = removed
        self.ammo = ammo
        # The Code Token on each padlock (-1: none), which of them are face up (bits), and those elsewhere.
        self.locks = locks
        self.shown = shown
        self.spare_codes = spare_codes
        self.lost_codes = lost_codes
        self.inserted = inserted
        # The Code Tokens that gave the code, seen by all, and the Code Markers that are left, by colour.
        self.code = code
        self.markers = markers
        # Fire Markers by tile, and the tile of the Fire counter.
        self.fire = fire
        self.flame = flame
        # Searched rooms and used Corner functions (twice the tile, plus the function's place), as bits.
        self.searched = searched
        self.used_corners = used_corners
        self.creature = creature
        self.creature_pile = creature_pile
        self.creature_out = creature_out
        self.has_creature_reacted = has_creature_reacted
        self.nemesis = nemesis
        self.nemesis_pile = nemesis_pile
        # Who carries the Cure.
        self.bearer = bearer
        # Grand Finale: whose cubes lie in the left and the middle space.
        self.left_cubes = left_cubes
        self.middle_cubes = middle_cubes
        # The dice that lie on the table while items may still change them.
        self.roll = roll
        self.extras = extras

    def copy(self) -> "DarkestState":
        twin = DarkestState(
            self.dice.copy(),
            self.agenda[:],
            self.asking,
            self.result,
            self.settings,
            self.house,
            [survivor.copy() for survivor in self.survivors],
            self.act,
            self.round,
            self.event,
            self.darkness,
            self.last_round,
            self.order[:],
            self.active,
            self.cameras[:],
            self.hordes[:],
            self.tokens[:],
            self.pool[:],
            self.pile[:],
            self.removed[:],
            self.ammo[:],
            self.locks[:],
            self.shown,
            self.spare_codes[:],
            self.lost_codes[:],
            self.inserted[:],
            self.code,
            self.markers[:],
            self.fire[:],
            self.flame,
            self.searched,
            self.used_corners,
            None if self.creature is None else self.creature.copy(),
            self.creature_pile[:],
            self.creature_out[:],
            self.has_creature_reacted,
            None if self.nemesis is None else self.nemesis.copy(),
            self.nemesis_pile[:],
            self.bearer,
            self.left_cubes[:],
            self.middle_cubes[:],
            self.roll[:],
            self.extras.copy(),
        )
        twin.offered = self.offered
        return twin

    @property
    def library(self) -> Library:
        return self.settings.library

    def profile(self, who: int) -> Profile:
        return self.settings.library.profiles[self.survivors[who].profile]

    def card(self, card: int) -> Card:
        return self.settings.library.cards[card]

    def card_type(self, card: int) -> CardType:
        return self.settings.library.cards[card].type

    def creature_type(self) -> EnemyType:
        assert self.creature is not None
        return self.settings.library.creatures[self.creature.kind]

    def nemesis_type(self) -> EnemyType:
        assert self.nemesis is not None
        return self.settings.library.nemeses[self.nemesis.kind]

    def seat_count(self) -> int:
        return max(survivor.seat for survivor in self.survivors) + 1

    def has_many_seats(self) -> bool:
        return any(survivor.seat > 0 for survivor in self.survivors)

    def in_play(self) -> list[int]:
        """Return the Survivors on the map."""
        return [who for who, one in enumerate(self.survivors) if one.room >= 0 and not one.is_aboard]

    def in_room(self, room: int) -> list[int]:
        """Return the Survivors in a room, of all groups."""
        return [who for who, one in enumerate(self.survivors) if one.room == room and not one.is_aboard]

    def has_people(self, room: int) -> bool:
        """Return whether a Survivor is in a room."""
        for one in self.survivors:
            if one.room == room and not one.is_aboard:
                return True
        return False

    def on_tile(self, tile: int) -> list[int]:
        return [who for who, one in enumerate(self.survivors) if one.is_in_play() and one.room // 2 == tile]

    def free_in_room(self, room: int) -> list[int]:
        """Return the Survivors in a room that are not gripped."""
        return [
            who
            for who, one in enumerate(self.survivors)
            if one.room == room and one.grip == FREE and not one.is_aboard
        ]

    def group(self, group: int) -> list[int]:
        """Return the Survivors of a group that are on the map."""
        return [who for who, one in enumerate(self.survivors) if one.group == group and one.is_in_play()]

    def creature_in(self, room: int) -> bool:
        return self.creature is not None and self.creature.room == room

    def nemesis_in(self, room: int) -> bool:
        return self.nemesis is not None and self.nemesis.room == room

    def has_code(self, lock: int) -> bool:
        """Return whether a Code Token lies on a padlock."""
        return self.locks[lock] != NO_CODE

    def is_code_shown(self, lock: int) -> bool:
        """Return whether the Code Token of a padlock lies face up."""
        return bool(self.shown >> lock & 1)

    def has_enemies(self, room: int) -> bool:
        """Return whether zombies, the Creature or the Nemesis are in a room; tokens are seen before."""
        return bool(self.hordes[room]) or self.creature_in(room) or self.nemesis_in(room)

    def is_burning(self, tile: int) -> bool:
        """Return whether fire does damage on a tile: it has Fire Markers or is destroyed."""
        return tile < TILES and (self.fire[tile] > 0 or self.house.is_destroyed(tile))

    def fire_damage(self, tile: int) -> int:
        """Return the damage of a tile: one for each Fire Marker, three if it is destroyed."""
        if tile >= TILES:
            return 0
        return 3 if self.house.is_destroyed(tile) else self.fire[tile]

    def is_before_finale(self) -> bool:
        return self.act == EXPLORATION
