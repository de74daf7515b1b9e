"""Once per Round up to three Action Points go to or come from another of the group."""

from typing import Final

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.cubes import hand_over
from veglia.games.dark_darker_darkest.rules.pieces import FREE
from veglia.games.dark_darker_darkest.rules.shared_deeds import PEOPLE, SharedDeeds
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Event, Option

MOST = 3
# The bit of the innate ability among what was used in a Round.
INNATE = 1


class ApShared(Event):
    """Action Points have gone from one Survivor to another."""

    def __init__(self, who: int, to: int, points: int) -> None:
        self.who = who
        self.to = to
        self.points = points


class ShareAp(Deed):
    """Give Action Points to a companion; with a number below zero, take them."""

    def __init__(self, who: int, other: int, points: int) -> None:
        super().__init__(who)
        self.other = other
        self.points = points

    def do(self, state: DarkestState) -> None:
        survivor = state.survivors[self.who]
        survivor.used |= INNATE
        giver, taker = (self.who, self.other) if self.points > 0 else (self.other, self.who)
        hand_over(state, giver, taker, abs(self.points))
        state.emit(ApShared(giver, taker, abs(self.points)), "ddd.char.bruce.innate")


def make_share(pair: int, place: int) -> ShareAp:
    return ShareAp(pair // PEOPLE, pair % PEOPLE, place - MOST)


# By pair of Survivors, and points from the most that are taken to the most that are given.
SHARES: Final = SharedDeeds(make_share, 2 * MOST + 1)


class InnateBruce(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.used & INNATE:
            return
        group = survivor.group
        for other, companion in enumerate(state.survivors):
            if companion.group != group or other == who or companion.grip != FREE:
                continue
            if companion.is_in_play():
                deeds = SHARES.row(who * PEOPLE + other)
                for points in range(1, min(survivor.ap, MOST) + 1):
                    out.append(deeds[MOST + points])
                for points in range(1, min(companion.ap, MOST) + 1):
                    out.append(deeds[MOST - points])


TRAIT = InnateBruce
