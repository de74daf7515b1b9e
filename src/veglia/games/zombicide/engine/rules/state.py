"""The state of a Zombicide game: flat, mutable, with written copies. Rules live in steps, not here."""

from typing import Any, Final

from veglia.games.zombicide.engine.rules.board import ZombicideBoard
from veglia.games.zombicide.engine.rules.cards import CardType
from veglia.games.zombicide.engine.rules.scenario import Scenario
from veglia.kernel.deck import Deck
from veglia.kernel.dice import Dice
from veglia.kernel.machine import WON, Ask, Result, State, Step

OFF_BOARD: Final = -1
NO_CARD: Final = -1
LONE: Final = -1
NO_COMPANION: Final = -2
# The seat of Companions: nobody's.
NO_SEAT: Final = -1
NOBODY: Final = -1
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2


class Survivor:
    """A Survivor in play."""

    def __init__(
        self,
        profile: int,
        seat: int,
        zone: int,
        cards: list[int],
        skills: tuple[int, ...],
        gifts: int,
        classes: int,
        health: int,
        wounds: int,
        ap: int,
        level: int,
        actions: int,
        free: tuple[int, ...],
        used: tuple[int, ...],
        has_acted: bool,
        leader: int,
        is_riding: bool,
        laps: int,
    ) -> None:
        self.profile = profile
        self.seat = seat
        self.zone = zone
        # Card numbers by slot, NO_CARD where empty.
        self.cards = cards
        self.skills = skills
        self.gifts = gifts
        self.classes = classes
        self.health = health
        self.wounds = wounds
        self.ap = ap
        self.level = level
        self.actions = actions
        # Scopes of the free Actions left this Turn.
        self.free = free
        # Once-per-Turn abilities used this Turn.
        self.used = used
        self.has_acted = has_acted
        # A Companion's Leader by number, LONE without one; NO_COMPANION for a player's own Survivor.
        self.leader = leader
        # Inside the Wagon.
        self.is_riding = is_riding
        # How often the slider has come back to zero in Ultra-red mode.
        self.laps = laps

    def copy(self) -> "Survivor":
        return Survivor(
            self.profile,
            self.seat,
            self.zone,
            self.cards[:],
            self.skills,
            self.gifts,
            self.classes,
            self.health,
            self.wounds,
            self.ap,
            self.level,
            self.actions,
            self.free,
            self.used,
            self.has_acted,
            self.leader,
            self.is_riding,
            self.laps,
        )


class SpawnToken:
    """A Spawn token; immutable, replaced when it moves or turns over."""

    def __init__(self, kind: int, zone: int, is_active: bool) -> None:
        self.kind: Final = kind
        self.zone: Final = zone
        self.is_active: Final = is_active


class Objective:
    """An Objective token; immutable. Taken or removed ones lie OFF_BOARD."""

    def __init__(
        self, zone: int, colour: int, is_taken: bool, is_hidden: bool = False, holder: int = NOBODY
    ) -> None:
        self.zone: Final = zone
        self.colour: Final = colour
        self.is_taken: Final = is_taken
        # Its face has not been seen yet.
        self.is_hidden: Final = is_hidden
        # The Survivor on whose Dashboard it lies, NOBODY otherwise.
        self.holder: Final = holder


class Turn:
    """Where in the round the game is."""

    def __init__(
        self, round: int, phase: int, first_seat: int, seats: int, active: int, done: tuple[int, ...]
    ) -> None:
        self.round = round
        self.phase = phase
        self.first_seat = first_seat
        self.seats = seats
        # The Survivor whose Turn it is, -1 for none.
        self.active = active
        # Scopes of the Actions that Survivor has made this Turn, in order.
        self.done = done

    def copy(self) -> "Turn":
        return Turn(self.round, self.phase, self.first_seat, self.seats, self.active, self.done)


class Common(State):
    """What the states of all titles hold."""

    def __init__(
        self,
        scenario: Scenario,
        board: ZombicideBoard,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        turn: Turn,
        survivors: list[Survivor],
        zombies: list[int],
        reserve: list[int],
        spawns: list[SpawnToken],
        objectives: list[Objective],
        equipment: Deck,
        zombie_deck: Deck,
        aside: list[int],
        empty: dict[int, int],
        arrivals: list[int],
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.scenario = scenario
        # Replaced, never changed, when the map changes.
        self.board = board
        self.turn = turn
        self.survivors = survivors
        # Numbers of Zombies, by Zone and kind: zone * kinds + kind.
        self.zombies = zombies
        # Miniatures beside the board, by kind.
        self.reserve = reserve
        self.spawns = spawns
        self.objectives = objectives
        self.equipment = equipment
        self.zombie_deck = zombie_deck
        # Cards beside the board that no deck takes back.
        self.aside = aside
        # Emptied weapons: card to the card it was fired together with (NO_CARD for none).
        self.empty = empty
        # Zombies on the move, as zone, kind, number; they arrive together.
        self.arrivals = arrivals


class ZombicideState(Common):
    """The state of a game of the family. A title adds what it alone has."""

    def __init__(self, origin: Common) -> None:
        """Take over what all titles have from another state; what never changes is shared with it."""
        super().__init__(
            origin.scenario,
            origin.board,
            origin.dice.copy(),
            origin.agenda[:],
            origin.asking,
            origin.result,
            origin.turn.copy(),
            [survivor.copy() for survivor in origin.survivors],
            origin.zombies[:],
            origin.reserve[:],
            origin.spawns[:],
            origin.objectives[:],
            origin.equipment.copy(),
            origin.zombie_deck.copy(),
            origin.aside[:],
            origin.empty.copy(),
            origin.arrivals[:],
        )
        # Experience counts on after Red.
        self.is_ultra_red = False

    def copy(self) -> "ZombicideState":
        """Return an independent state; what never changes is shared."""
        raise NotImplementedError

    def card(self, number: int) -> CardType:
        return self.scenario.library.cards[number]

    def zombies_in(self, zone: int) -> int:
        """Return how many Zombies of any kind stand in a Zone."""
        kinds = self.scenario.kinds
        start = zone * kinds
        count = 0
        for place in range(start, start + kinds):
            count += self.zombies[place]
        return count

    def exit_zone(self) -> int:
        """Return the Exit Zone, OFF_BOARD where the mission has none."""
        return self.board.places.get(self.scenario.exit_place, OFF_BOARD)

    def survivors_in(self, zone: int) -> list[int]:
        return [who for who, survivor in enumerate(self.survivors) if survivor.zone == zone]

    def is_companion(self, who: int) -> bool:
        return self.survivors[who].leader != NO_COMPANION

    def players_seat(self) -> int:
        """Return the seat that is asked where the rules say "the players"."""
        active = self.turn.active
        return self.survivors[active].seat if active >= 0 else self.turn.first_seat

    def is_won(self) -> bool:
        """Return whether the players have won: all of them do, or none."""
        return self.result is not None and self.result.outcome(0) == WON

    def all_seats(self) -> tuple[int, ...]:
        return tuple(range(self.turn.seats))

    def level(self) -> int:
        """Return the highest Danger Level among the Survivors: 0 Blue to 3 Red."""
        highest = 0
        for survivor in self.survivors:
            if survivor.level > highest:
                highest = survivor.level
        return highest
