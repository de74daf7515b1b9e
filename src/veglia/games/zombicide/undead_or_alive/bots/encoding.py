"""What this title adds to the family's numbers."""

from typing import Final

from veglia.games.zombicide.engine.bots.encoding.encoding import ZombicideEncoding
from veglia.games.zombicide.engine.bots.encoding.marks import Marks
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.undead_or_alive.rules.hooks import feat_kills_of
from veglia.games.zombicide.undead_or_alive.rules.state import GOING, GONE, UndeadState
from veglia.kernel.encoding import Number

TABLE: Final = [
    Number("ultra_red", 1, "Ultra-red mode"),
    Number("boom", 1, "the Noise token shows its BOOM! side"),
    Number("bounty_left", 8, "Bounty Weapons left to win"),
    Number("feat_kills", 10, "Zombies counted for the Feat on top"),
    Number("train_going", 1, "the Train is moving"),
    Number("train_gone", 1, "the Train has left"),
]

ZONE: Final = [
    Number("noise", 1, "the Noise token lies in it"),
    Number("vade_retro", 2, "Vade Retro tokens in it"),
    Number("asleep", 2, "Corpse Piles in it that have not awakened"),
    Number("wagon", 1, "the Wagon is in it"),
    Number("gatling", 1, "the Gatling gun is in it"),
]


class UndeadEncoding(ZombicideEncoding):
    """The encoding of Undead or Alive."""

    def __init__(self, foes: list[str], cards: list[str], fields: dict[type, tuple[str, ...]]) -> None:
        super().__init__(foes, cards, TABLE, ZONE, fields)

    def table_extra(self, state: ZombicideState) -> list[int]:
        assert isinstance(state, UndeadState)
        return [
            int(state.is_ultra_red),
            int(state.is_loud),
            len(state.bounty),
            feat_kills_of(state),
            int(state.train == GOING),
            int(state.train == GONE),
        ]

    def mark_zones(self, state: ZombicideState, marks: Marks) -> None:
        assert isinstance(state, UndeadState)
        marks.add("noise", state.noise_zone, 1)
        marks.add("wagon", state.wagon_zone, 1)
        marks.add("gatling", state.gatling_zone, 1)
        for zone in state.vade_retro:
            marks.add("vade_retro", zone, 1)
        for number, pile in enumerate(state.board.piles):
            if number not in state.awakened:
                marks.add("asleep", pile.zone, 1)
