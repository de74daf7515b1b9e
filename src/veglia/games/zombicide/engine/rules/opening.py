"""What a set-up is made of: who plays, and how the games of a mission begin, whoever plays.

An opening is worked out once for a mission and shared by all its games: nothing of it is ever changed.
"""

from typing import Final

from veglia.games.zombicide.engine.rules.hidden import mix
from veglia.games.zombicide.engine.rules.scenario import Library, Scenario
from veglia.games.zombicide.engine.rules.state import (
    NO_CARD,
    NO_COMPANION,
    OFF_BOARD,
    Common,
    Objective,
    SpawnToken,
    Survivor,
    Turn,
)
from veglia.games.zombicide.engine.rules.turn import SETUP
from veglia.kernel.deck import Deck
from veglia.kernel.dice import Dice


class Party:
    """Who plays: each Survivor's card and seat, and the first player's seat."""

    def __init__(self, profiles: list[int], seats: list[int], first_seat: int) -> None:
        self.profiles: Final = profiles
        self.seats: Final = seats
        self.first_seat: Final = first_seat


class Opening:
    """What the mission puts on the board by Zone, which cards start where, and where Survivors start."""

    def __init__(
        self,
        spawns: list[SpawnToken],
        objectives: list[Objective],
        figures: list[tuple[int, int, int]],
        starting: list[int],
        search: list[int],
        starts: list[int],
        start_rule: str,
    ) -> None:
        self.spawns: Final = spawns
        self.objectives: Final = objectives
        # Zombies as kind, Zone, number.
        self.figures: Final = figures
        # Card numbers: the Starting Equipment, and the deck that searches draw from.
        self.starting: Final = starting
        self.search: Final = search
        # The starting Zones, and the rule by which Survivors are divided among several of them.
        self.starts: Final = starts
        self.start_rule: Final = start_rule


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    """Return some cards as a pile."""
    pile = cards[:]
    dice.shuffle(pile)
    return pile


def beginning(
    scenario: Scenario,
    party: Party,
    opening: Opening,
    health: list[int],
    search: list[int],
    zombies: list[int],
    aside: list[int],
    dice: Dice,
) -> Common:
    """Return what the first state of a game is made from: nobody has done anything, and no step is pending.

    `health` is that of each Survivor, `search` and `zombies` are the piles, `aside` lies beside the board.
    """
    library = scenario.library
    objectives = opening.objectives[:]
    mix(objectives, dice)
    start = opening.starts[0] if len(opening.starts) == 1 else OFF_BOARD
    return Common(
        scenario,
        scenario.board,
        dice,
        [],
        None,
        None,
        Turn(0, SETUP, party.first_seat, max(party.seats) + 1, -1, ()),
        [
            new_survivor(library, party.profiles[who], party.seats[who], start, health[who])
            for who in range(len(party.profiles))
        ],
        [0] * (scenario.board.size * scenario.kinds),
        [kind.miniatures for kind in library.zombies],
        opening.spawns[:],
        objectives,
        Deck(search, []),
        Deck(zombies, []),
        aside,
        {},
        [],
    )


def new_survivor(library: Library, profile: int, seat: int, zone: int, health: int) -> Survivor:
    """Return a Survivor without experience, cards or Wounds, with its Blue skills."""
    card = library.profiles[profile]
    skills = card.skills[0]
    gifts = 0
    for skill in skills:
        gifts |= library.traits[skill].gifts
    return Survivor(
        profile,
        seat,
        zone,
        [NO_CARD] * library.pack.places,
        skills,
        gifts,
        card.class_bit,
        health,
        0,
        0,
        0,
        0,
        (),
        (),
        False,
        NO_COMPANION,
        False,
        0,
    )
