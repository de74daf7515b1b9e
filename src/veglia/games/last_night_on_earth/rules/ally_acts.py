"""What Townsfolk Allies do: once in each Hero turn, at any time but during a fight."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import barricades
from veglia.games.last_night_on_earth.rules.alike import one_of_each
from veglia.games.last_night_on_earth.rules.asking import HeroSideQuestion
from veglia.games.last_night_on_earth.rules.models import HEROES
from veglia.games.last_night_on_earth.rules.phases import is_hero_turn
from veglia.games.last_night_on_earth.rules.questions import Choose
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import NO_SPACE
from veglia.games.last_night_on_earth.rules.wounding import wound_zombie
from veglia.kernel.machine import Event, Option

SUCCEEDS_ON: Final = 5


class AllyAttack(Option):
    """Let an Ally attack a Zombie in its own or an adjacent space."""

    def __init__(self, ally: int, zombie: int) -> None:
        self.ally = ally
        self.zombie = zombie


class AllyBuild(Option):
    """Let an Ally build or reinforce a Barricade on a wall that it touches."""

    def __init__(self, ally: int, wall: int) -> None:
        self.ally = ally
        self.wall = wall


class AlliesDone(Option):
    """The Allies do nothing more in this turn."""

    def __init__(self) -> None:
        pass


class AllyActed(Event):
    """An Ally attacks a Zombie or builds on a wall (the other is -1): it succeeds on `needed` or more."""

    def __init__(self, ally: int, zombie: int, wall: int, face: int, needed: int) -> None:
        self.ally = ally
        self.zombie = zombie
        self.wall = wall
        self.face = face
        self.needed = needed


def acts_of(state: LastNightState, ally: int) -> list[Option]:
    """Return what an Ally can do now; it cannot Search, use things or remove Reinforcements."""
    one = state.allies[ally]
    if one.has_acted or one.space == NO_SPACE:
        return []
    near = [one.space, *state.neighbours(one.space)]
    zombies = [zombie for space in near for zombie in state.zombies_in(space)]
    found: list[Option] = [AllyAttack(ally, zombie.number) for zombie in one_of_each(state, zombies)]
    if state.has_rule("barricades"):
        found += [AllyBuild(ally, wall) for wall in barricades.walls_to_build(state, one.space)]
    return found


def all_acts(state: LastNightState) -> list[Option]:
    """Return what all Allies can do if this is a time at which they may act."""
    if not state.allies or not is_hero_turn(state) or state.fight is not None:
        return []
    # Not in the middle of a card, or of a Wound.
    if state.stack or state.woundings:
        return []
    found: list[Option] = []
    for ally in range(len(state.allies)):
        found += acts_of(state, ally)
    return found


def act(state: LastNightState, option: Option) -> None:
    """Let an Ally try what was chosen."""
    if isinstance(option, AllyAttack):
        state.allies[option.ally].has_acted = True
        if rolls_well(state, option.ally, option.zombie, -1):
            wound_zombie(state, option.zombie, "ally", -1, -1)
    elif isinstance(option, AllyBuild):
        state.allies[option.ally].has_acted = True
        if rolls_well(state, option.ally, -1, option.wall):
            barricades.build(state, option.wall, -1, "lnoe.town.act-roll")


def rolls_well(state: LastNightState, ally: int, zombie: int, wall: int) -> bool:
    face = state.dice.die()
    state.emit(AllyActed(ally, zombie, wall, face, SUCCEEDS_ON), "lnoe.town.act-roll")
    return face >= SUCCEEDS_ON


class AlliesAct(HeroSideQuestion):
    """Beside every question that is put to Hero players in their turn, any of them may let an Ally act."""

    rule: ClassVar[str] = "lnoe.town.act"

    def __init__(self) -> None:
        pass

    def options(self, state: LastNightState) -> list[Option]:
        asking = state.asking
        if not state.allies or asking is None:
            return []
        if state.sides[asking.seat(state)] != HEROES or isinstance(asking, Choose):
            # A question of a card is asked in the middle of it.
            return []
        return all_acts(state)

    def take(self, state: LastNightState, option: Option) -> None:
        act(state, option)


class LastActs(HeroSideQuestion):
    """Before the Hero turn ends, Allies that could still act may."""

    rule: ClassVar[str] = "lnoe.town.once-a-turn"
    forced: ClassVar[bool] = False

    def __init__(self) -> None:
        pass

    def options(self, state: LastNightState) -> list[Option]:
        return [AlliesDone()] if all_acts(state) else []

    def take(self, state: LastNightState, option: Option) -> None:
        """Go on; what Allies did was done beside this question."""
