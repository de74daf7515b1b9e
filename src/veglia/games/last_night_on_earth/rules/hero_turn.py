"""The Hero turn: Heroes are activated one after the other, each for four steps."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import hooks, lasting, sources
from veglia.games.last_night_on_earth.rules.alike import one_of_each
from veglia.games.last_night_on_earth.rules.ally_acts import LastActs, all_acts
from veglia.games.last_night_on_earth.rules.asking import HeroQuestion
from veglia.games.last_night_on_earth.rules.exchanging import EXCHANGED, AfterExchange, EndExchange, Exchange
from veglia.games.last_night_on_earth.rules.experience import gain_experience
from veglia.games.last_night_on_earth.rules.fighting import StartFight
from veglia.games.last_night_on_earth.rules.goals import check_goals, scenario_of
from veglia.games.last_night_on_earth.rules.hero_moving import RollMovement
from veglia.games.last_night_on_earth.rules.models import (
    HEROES,
    UNTIL_HERO_TURN,
    UNTIL_HERO_TURN_ENDS,
    UNTIL_TURN_ENDS,
)
from veglia.games.last_night_on_earth.rules.phases import (
    HERO_BEGIN,
    HERO_END,
    HERO_EXCHANGE,
    HERO_FIGHT,
    HERO_MOVE,
    HERO_RANGED,
    HERO_START,
)
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION
from veglia.games.last_night_on_earth.rules.plays import Moment
from veglia.games.last_night_on_earth.rules.reactions import (
    active_first,
    heroes_first,
    open_window,
    zombies_first,
)
from veglia.games.last_night_on_earth.rules.shooting import RangedAttack
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.supplies import PassSupplies
from veglia.kernel.machine import Ask, Event, Option, Step


class Activate(Option):
    """Activate a Hero."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class FightThis(Option):
    """Fight this Zombie next."""

    def __init__(self, zombie: int) -> None:
        self.zombie = zombie


class HeroTurnBegan(Event):
    def __init__(self, round: int) -> None:
        self.round = round


class HeroActivated(Event):
    def __init__(self, hero: int) -> None:
        self.hero = hero


class TurnLost(Event):
    """A Hero loses his turn."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class BeginHeroTurn(Step[LastNightState]):
    """The start of the whole Hero turn."""

    rule: ClassVar[str] = "lnoe.hturn.whole-start"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        state.phase = HERO_START
        for hero in state.heroes:
            hero.is_activated = False
        for ally in state.allies:
            ally.has_acted = False
        lasting.end(state, UNTIL_HERO_TURN)
        state.emit(HeroTurnBegan(state.round), self.rule)
        state.push(EndHeroTurn())
        activate_all(state)
        open_window(state, Moment(HERO_START), zombies_first(state))
        for source in sources.everything(state, hooks.AT_HERO_START):
            sources.trait_of(state, source).at_hero_start(state, source)
        scenario_of(state).at_hero_start(state)
        check_goals(state)


def activate_all(state: LastNightState) -> None:
    """Push the activations of all Heroes, and the last acts of Allies."""
    state.push(ActivateLate())
    state.push(LastActs())
    state.push(NextHero())


class ActivateLate(Step[LastNightState]):
    """A Hero who has come into the game by what an Ally did last is activated as well."""

    rule: ClassVar[str] = "lnoe.death.new-hero-now"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        if NextHero().waiting(state):
            activate_all(state)


class NextHero(Ask[LastNightState]):
    """The Hero players choose who is activated next; each Hero is, once."""

    rule: ClassVar[str] = "lnoe.hturn.activation"
    is_divided: ClassVar[bool] = True

    def __init__(self) -> None:
        pass

    def waiting(self, state: LastNightState) -> list[int]:
        return [
            hero
            for hero in state.living()
            if not state.heroes[hero].is_activated and not state.heroes[hero].loses_turn
        ]

    def seat(self, state: LastNightState) -> int:
        waiting = self.waiting(state)
        return state.heroes[waiting[0]].seat if waiting else state.seats_of(HEROES)[0]

    def seats(self, state: LastNightState) -> tuple[int, ...]:
        return tuple(sorted({state.heroes[hero].seat for hero in self.waiting(state)}))

    def owners(self, state: LastNightState, option: Option) -> tuple[int, ...]:
        assert isinstance(option, Activate)
        return (state.heroes[option.hero].seat,)

    def options(self, state: LastNightState) -> list[Option]:
        return [Activate(hero) for hero in self.waiting(state)]

    def take(self, state: LastNightState, option: Option) -> None:
        assert isinstance(option, Activate)
        state.push(NextHero())
        activate(state, option.hero)


def activate(state: LastNightState, hero: int) -> None:
    """Begin a Hero's activation: move or Search, exchange items, a ranged attack, fight."""
    state.phase = HERO_BEGIN
    state.active = hero
    one = state.heroes[hero]
    one.is_activated = True
    one.kills = 0
    state.counts.pop(EXCHANGED, None)
    state.emit(HeroActivated(hero), "lnoe.hturn.steps")
    state.push(EndActivation(hero))
    state.push(FightAll(hero, ()))
    state.push(BeginStep(HERO_FIGHT))
    state.push(RangedAttack(hero))
    state.push(BeginStep(HERO_RANGED))
    state.push(AfterExchange(hero))
    state.push(EndExchange(hero))
    state.push(Exchange(hero, ()))
    state.push(PassSupplies(hero, (), ()))
    state.push(BeginStep(HERO_EXCHANGE))
    state.push(RollMovement(hero))
    state.push(BeginStep(HERO_MOVE))
    open_window(state, Moment(HERO_BEGIN, hero), active_first(state, hero))
    for source in sources.everything(state, hooks.AT_ACTIVATION):
        sources.trait_of(state, source).at_activation(state, source, hero)
    scenario_of(state).at_activation(state, hero)


class BeginStep(Step[LastNightState]):
    """One of the four steps of an activation begins."""

    rule: ClassVar[str] = "lnoe.hturn.steps"

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def run(self, state: LastNightState) -> None:
        state.phase = self.phase


class FightAll(Step[LastNightState]):
    """Step 4: the Hero fights every Zombie in his space; before and after each fight he may use things."""

    rule: ClassVar[str] = "lnoe.fight.all-zombies"

    def __init__(self, hero: int, fought: tuple[int, ...]) -> None:
        self.hero = hero
        self.fought = fought

    def run(self, state: LastNightState) -> None:
        if state.is_alive(self.hero):
            state.push(PickFight(self.hero, self.fought))
            open_window(state, Moment(ACTIVATION, self.hero), active_first(state, self.hero))


class PickFight(HeroQuestion):
    """The Hero's player chooses which of the Zombies in his space is fought next.

    A single one is fought without a question, unless an Ally may act before that.
    """

    rule: ClassVar[str] = "lnoe.fight.all-zombies"
    forced: ClassVar[bool] = False

    def __init__(self, hero: int, fought: tuple[int, ...]) -> None:
        super().__init__(hero)
        self.fought = fought

    def options(self, state: LastNightState) -> list[Option]:
        if not state.is_alive(self.hero):
            return []
        here = state.zombies_in(state.heroes[self.hero].space)
        left = [zombie for zombie in here if zombie.number not in self.fought]
        return [FightThis(zombie.number) for zombie in one_of_each(state, left)]

    def run(self, state: LastNightState) -> None:
        options = self.options(state)
        if len(options) == 1 and not all_acts(state):
            self.take(state, options[0])
        elif options:
            state.asking = self
            state.offered = options

    def take(self, state: LastNightState, option: Option) -> None:
        assert isinstance(option, FightThis)
        state.push(FightAll(self.hero, (*self.fought, option.zombie)))
        state.push(StartFight(self.hero, option.zombie))


class EndActivation(Step[LastNightState]):
    """A Hero has done his four steps."""

    rule: ClassVar[str] = "lnoe.hturn.steps"

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, state: LastNightState) -> None:
        scenario_of(state).after_activation(state, self.hero)
        gain_experience(state, self.hero)
        state.active = -1
        state.movement = 0
        check_goals(state)


class EndHeroTurn(Step[LastNightState]):
    """The end of the whole Hero turn."""

    rule: ClassVar[str] = "lnoe.hturn.whole-start"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        state.phase = HERO_END
        state.push(CloseHeroTurn())
        open_window(state, Moment(HERO_END), heroes_first(state))
        for source in sources.everything(state, hooks.AT_HERO_END):
            sources.trait_of(state, source).at_hero_end(state, source)


class CloseHeroTurn(Step[LastNightState]):
    """What lasts until the end of the turn ends."""

    rule: ClassVar[str] = "lnoe.hturn.whole-start"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        lasting.end(state, UNTIL_TURN_ENDS)
        lasting.end(state, UNTIL_HERO_TURN_ENDS)
        for hero in state.heroes:
            hero.loses_turn = False
        scenario_of(state).at_hero_end(state)
        check_goals(state)
