"""What this title adds to the family's state: the Noise token, Vade Retro, Bounty Weapons, Corpse Piles."""

from typing import Final

from veglia.games.zombicide.engine.rules.state import Common, ZombicideState

# How far a moving Train has come.
WAITING: Final = 0
GOING: Final = 1
GONE: Final = 2


class UndeadState(ZombicideState):
    """The state of a game of Undead or Alive."""

    def __init__(
        self,
        origin: Common,
        noise_zone: int,
        is_loud: bool,
        vade_retro: list[int],
        bounty: list[int],
        treasure: list[int],
        abominations: list[int],
        awakened: list[int],
        feat_kills: tuple[int, ...],
        wagon_zone: int,
        gatling_zone: int,
        strip: tuple[str, ...],
        is_ultra_red: bool,
        train: int,
    ) -> None:
        super().__init__(origin)
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
        # The kills of the active Survivor in this Turn that no Feat has used: the scopes of each attack.
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
            self,
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
