"""What this title adds to the family's state: the Noise token, Vade Retro, Bounty Weapons, Corpse Piles."""

from typing import Any, Final

from veglia.games.zombicide.engine.board import ZombicideBoard
from veglia.games.zombicide.engine.scenario import Scenario
from veglia.games.zombicide.engine.state import Objective, SpawnToken, Survivor, Turn, ZombicideState
from veglia.kernel.deck import Deck
from veglia.kernel.dice import Dice
from veglia.kernel.machine import Ask, Result, Step

# How far a moving Train has come.
WAITING: Final = 0
GOING: Final = 1
GONE: Final = 2


class UndeadState(ZombicideState):
    """The state of a game of Undead or Alive."""

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
        noise_zone: int,
        is_loud: bool,
        vade_retro: list[int],
        bounty: list[int],
        treasure: list[int],
        abominations: list[int],
        awakened: list[int],
        feat_kills: int,
        wagon_zone: int,
        gatling_zone: int,
        strip: tuple[str, ...],
        is_ultra_red: bool,
        train: int,
    ) -> None:
        super().__init__(
            scenario,
            board,
            dice,
            agenda,
            asking,
            result,
            turn,
            survivors,
            zombies,
            reserve,
            spawns,
            objectives,
            equipment,
            zombie_deck,
            aside,
            empty,
            arrivals,
        )
        self.noise_zone = noise_zone
        # The Noise token shows its BOOM! side.
        self.is_loud = is_loud
        # Zones of the Vade Retro tokens on the board.
        self.vade_retro = vade_retro
        # The Bounty Weapons left; the last one is on top and shows its Feat.
        self.bounty = bounty
        # Bounty Weapons set aside at setup, which only Objectives give; nobody has seen them.
        self.treasure = treasure
        # Abomination cards left to draw.
        self.abominations = abominations
        # Numbers of the Corpse Piles that have awakened.
        self.awakened = awakened
        # Progress of the active Survivor on the Feat on top.
        self.feat_kills = feat_kills
        # OFF_BOARD where the mission has none.
        self.wagon_zone = wagon_zone
        self.gatling_zone = gatling_zone
        # The tiles of the Train's strip as they lie, from the end it comes in at; empty without one.
        self.strip = strip
        self.is_ultra_red = is_ultra_red
        # WAITING, GOING or GONE; a Train that never moves waits.
        self.train = train

    def copy(self) -> "UndeadState":
        """Return an independent state; what never changes is shared."""
        twin = UndeadState(
            self.scenario,
            self.board,
            self.dice.copy(),
            self.agenda[:],
            self.asking,
            self.result,
            self.turn.copy(),
            [survivor.copy() for survivor in self.survivors],
            self.zombies[:],
            self.reserve[:],
            self.spawns[:],
            self.objectives[:],
            self.equipment.copy(),
            self.zombie_deck.copy(),
            self.aside[:],
            self.empty.copy(),
            self.arrivals[:],
            self.noise_zone,
            self.is_loud,
            self.vade_retro[:],
            self.bounty[:],
            self.treasure[:],
            self.abominations[:],
            self.awakened[:],
            self.feat_kills,
            self.wagon_zone,
            self.gatling_zone,
            self.strip,
            self.is_ultra_red,
            self.train,
        )
        twin.offered = self.offered
        return twin
