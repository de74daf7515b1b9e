"""Oh the Horror!: three cards more; at the start of the next Zombie turn the hand is cut down."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import Moment, PickCard, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import AT_ONCE, IMMEDIATE, row_of
from veglia.games.last_night_on_earth.rules.zombie_turn import discard_from_hand, draw_for_zombies
from veglia.kernel.machine import Ask, Option

CARDS: Final = 3
# What lasts holds round and seat in one number.
SEATS: Final = 10


class CutHand(Ask[LastNightState]):
    """A Zombie player discards down to the limit; what he has in hand is read from there, as it is hidden."""

    rule: ClassVar[str] = "lnoe.zturn.hand-over-limit"
    forced: ClassVar[bool] = False

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, state: LastNightState) -> int:
        return self.who

    def options(self, state: LastNightState) -> list[Option]:
        hand = state.hands[self.who]
        if len(hand) <= scenario_of(state).hand_limit(state):
            return []
        return [PickCard(card) for card in sorted(hand)]

    def take(self, state: LastNightState, option: Option) -> None:
        assert isinstance(option, PickCard)
        state.push(CutHand(self.who))
        discard_from_hand(state, self.who, option.card)


class OhTheHorror(Trait[LastNightState]):
    rule: ClassVar[str] = AT_ONCE

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()] if moment.name == IMMEDIATE else []

    def play(self, state: LastNightState, played: Played) -> None:
        lasting.lay(state, self.id, self.rule, side=ZOMBIES, data=state.round * SEATS + played.seat)
        draw_for_zombies(state, played.seat, CARDS, self.rule)

    def at_zombie_start(self, state: LastNightState, source: Source) -> None:
        played, seat = divmod(row_of(state, source).data, SEATS)
        if state.round > played:
            lasting.end_later(state, source.lasting, "lnoe.zturn.hand-over-limit")
            state.push(CutHand(seat))


TRAIT = OhTheHorror
