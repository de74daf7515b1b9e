"""Combined guns fire together: all shots are declared, then made, as one ranged attack."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.asking import HeroQuestion
from veglia.games.last_night_on_earth.rules.combining import combined_with
from veglia.games.last_night_on_earth.rules.playable import plays_from
from veglia.games.last_night_on_earth.rules.plays import ITEM, Decline, Moment, Source, Targeted
from veglia.games.last_night_on_earth.rules.reactions import use
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option, Step

RANGED: Final = "ranged"
GUN: Final = "gun"


class FireTogether(HeroQuestion):
    """A Hero who fires a gun may also fire one that it is combined with, at the same target or at another."""

    rule: ClassVar[str] = "lnoe.combine.guns"
    forced: ClassVar[bool] = False

    def __init__(self, hero: int, shots: tuple[Targeted, ...]) -> None:
        super().__init__(hero)
        # The shots that have been declared.
        self.shots = shots

    def options(self, state: LastNightState) -> list[Option]:
        found: list[Option] = []
        declared = [shot.card for shot in self.shots]
        for card in combined_with(state, self.hero, declared[0]):
            if card not in declared and state.kind(card).has(GUN):
                source = Source(ITEM, card, self.hero, self.seat(state))
                found += plays_from(state, source, Moment(RANGED, self.hero))
        return [*found, Decline()] if found else []

    def run(self, state: LastNightState) -> None:
        if self.options(state):
            super().run(state)
        else:
            self.fire(state)

    def take(self, state: LastNightState, option: Option) -> None:
        if isinstance(option, Targeted):
            state.push(FireTogether(self.hero, (*self.shots, option)))
        else:
            self.fire(state)

    def fire(self, state: LastNightState) -> None:
        for shot in reversed(self.shots):
            state.push(FireShot(self.hero, shot))


class FireShot(Step[LastNightState]):
    """A declared shot is made, also if the gun has been lost by another shot of the same attack."""

    rule: ClassVar[str] = "lnoe.combine.guns"

    def __init__(self, hero: int, shot: Targeted) -> None:
        self.hero = hero
        self.shot = shot

    def run(self, state: LastNightState) -> None:
        if state.is_alive(self.hero):
            use(state, state.heroes[self.hero].seat, self.shot, Moment(RANGED, self.hero))


def fire(state: LastNightState, hero: int, option: Targeted) -> None:
    """Declare a ranged attack with an item."""
    if state.kind(option.card).has(GUN):
        state.push(FireTogether(hero, (option,)))
    else:
        use(state, state.heroes[hero].seat, option, Moment(RANGED, hero))
