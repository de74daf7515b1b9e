"""The round: a Zombie turn of six phases, then a Hero turn."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import hero_turn, hooks, lasting, sources, zombie_turn
from veglia.games.last_night_on_earth.rules.goals import scenario_of, win
from veglia.games.last_night_on_earth.rules.models import HEROES, UNTIL_TURN_ENDS, UNTIL_ZOMBIE_TURN, ZOMBIES
from veglia.games.last_night_on_earth.rules.phases import SUN, ZOMBIE_END
from veglia.games.last_night_on_earth.rules.plays import Moment
from veglia.games.last_night_on_earth.rules.reactions import open_window, zombies_first
from veglia.games.last_night_on_earth.rules.spawning import PlaceNewZombies
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_abilities import DrawZombieAbility
from veglia.games.last_night_on_earth.rules.zombie_moving import MoveZombies
from veglia.kernel.machine import Event, Step


class SunMoved(Event):
    def __init__(self, sun: int) -> None:
        self.sun = sun


class BeginRound(Step[LastNightState]):
    """Phase 1: the Sun marker moves; when it passes 1 the game is over."""

    rule: ClassVar[str] = "lnoe.zturn.sun-moves"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        scenario = scenario_of(state)
        state.phase = SUN
        state.round += 1
        if state.round == 1:
            state.sun = scenario.turns
            state.emit(SunMoved(state.sun), "lnoe.zturn.sun-first-turn")
        elif state.sun == 1:
            win(state, HEROES if scenario.heroes_win_at_dawn(state) else ZOMBIES, "lnoe.zturn.sun-end")
            return
        else:
            state.sun -= 1
            state.emit(SunMoved(state.sun), self.rule)
        state.weapon_users.clear()
        state.abilities_used.clear()
        for zombie in state.zombies:
            zombie.has_moved = False
            zombie.is_fresh = False
            zombie.is_protected = False
        lasting.end(state, UNTIL_ZOMBIE_TURN)
        for source in sources.everything(state, hooks.AT_ZOMBIE_TURN):
            sources.trait_of(state, source).at_zombie_turn(state, source)
        state.push(BeginRound())
        state.push(hero_turn.BeginHeroTurn())
        state.push(EndZombieTurn())
        state.push(PlaceNewZombies())
        state.push(zombie_turn.BeginFights())
        state.push(MoveZombies())
        state.push(zombie_turn.StartOfTurn())
        state.push(zombie_turn.CheckForNewZombies())
        state.push(zombie_turn.DrawCards())


class EndZombieTurn(Step[LastNightState]):
    """The end of the Zombie turn, after its sixth phase."""

    rule: ClassVar[str] = "lnoe.zturn.phases"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        state.phase = ZOMBIE_END
        state.push(CloseZombieTurn())
        state.push(DrawZombieAbility())
        open_window(state, Moment(ZOMBIE_END), zombies_first(state))


class CloseZombieTurn(Step[LastNightState]):
    """What lasts until the end of the turn ends; weapons may serve others again."""

    rule: ClassVar[str] = "lnoe.zturn.phases"

    def __init__(self) -> None:
        pass

    def run(self, state: LastNightState) -> None:
        lasting.end(state, UNTIL_TURN_ENDS)
        state.weapon_users.clear()
        state.abilities_used.clear()
