"""Last Stand: a Hero about to be killed in a fight first fights every Zombie of his space once more."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.alike import one_of_each
from veglia.games.last_night_on_earth.rules.asking import HeroQuestion
from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.fighting import EXTRA_DIE, HARMLESS, begin_fight
from veglia.games.last_night_on_earth.rules.plays import Moment, PickZombie, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Event, Option, Step


class LastStandBegan(Event):
    def __init__(self, hero: int) -> None:
        self.hero = hero


class LastStand(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.sotf.survival-tactics"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != "wound" or not state.woundings or state.fight is None:
            return []
        wounding = state.woundings[-1]
        if wounding.is_prevented or wounding.cause != "fight":
            return []
        if state.wounds_left(wounding.hero) > wounding.of:
            return []
        return [source.option(hero=wounding.hero)]

    def play(self, state: LastNightState, played: Played) -> None:
        assert state.fight is not None
        state.emit(LastStandBegan(played.hero), self.rule)
        state.push(ResumeFight(state.fight.copy()))
        dice: int = self.args["dice"]
        state.push(StandFight(played.hero, dice, ()))


class StandFight(HeroQuestion):
    """The Hero's player chooses which Zombie is fought next in a Last Stand."""

    rule: ClassVar[str] = "lnoe.sotf.survival-tactics"

    def __init__(self, hero: int, dice: int, fought: tuple[int, ...]) -> None:
        super().__init__(hero)
        # Fight Dice more.
        self.dice = dice
        self.fought = fought

    def options(self, state: LastNightState) -> list[Option]:
        here = state.zombies_in(state.heroes[self.hero].space) if state.is_alive(self.hero) else []
        left = [zombie for zombie in here if zombie.number not in self.fought]
        return [PickZombie(zombie.number) for zombie in one_of_each(state, left)]

    def take(self, state: LastNightState, option: Option) -> None:
        assert isinstance(option, PickZombie)
        state.push(StandFight(self.hero, self.dice, (*self.fought, option.zombie)))
        # What is lost there does not count.
        begin_fight(state, self.hero, option.zombie, [HARMLESS, *[EXTRA_DIE] * self.dice])


class ResumeFight(Step[LastNightState]):
    """The fight in which the Hero is about to be killed goes on."""

    rule: ClassVar[str] = "lnoe.fight.sequence"

    def __init__(self, fight: Fight) -> None:
        self.fight = fight

    def run(self, state: LastNightState) -> None:
        state.fight = self.fight.copy()


TRAIT = LastStand
