"""What Zombie cards have in common: whose Zombies a player moves, cards of a fight, cards on a Hero."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import events, lasting
from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.models import BROWN, FOR_GOOD, GREEN, ZOMBIES, Lasting, Zombie
from veglia.games.last_night_on_earth.rules.plays import LASTING, Moment, Played, Source
from veglia.games.last_night_on_earth.rules.random_building import roll_building, valid_buildings
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.stepping import is_free_of
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Event, Option

# Rules under which Zombie cards act.
ANY_NUMBER: Final = "lnoe.zturn.cards-any-number"
AT_ONCE: Final = "lnoe.zturn.play-immediately"
REMAINS: Final = "lnoe.general.zombie-card-types"
IN_FIGHT: Final = "lnoe.fight.zombie-one-card"
# Moments.
FIGHT: Final = "fight"
IMMEDIATE: Final = "immediate"
ZOMBIE_START: Final = "zombie_start"


class ZombieDieRaised(Event):
    """Something has been added to the highest die of a Zombie."""

    def __init__(self, zombie: int, plus: int) -> None:
        self.zombie = zombie
        self.plus = plus


def colour_of(state: LastNightState, seat: int) -> int:
    """Return the colour that a Zombie player has, -1 if he is the only one."""
    seats = state.seats_of(ZOMBIES)
    if len(seats) == 1:
        return -1
    return BROWN if seat == seats[BROWN] else GREEN


def is_mine(state: LastNightState, seat: int, zombie: Zombie) -> bool:
    """Return whether a Zombie is moved by a seat."""
    return state.zombie_seat(zombie.owner) == seat


def zombies_of(state: LastNightState, seat: int) -> list[Zombie]:
    return [zombie for zombie in state.zombies if is_mine(state, seat, zombie)]


def row_of(state: LastNightState, source: Source) -> Lasting:
    """Return the row of something that lies on the table."""
    return state.lasting[source.lasting]


def lies_on(state: LastNightState, source: Source, hero: int) -> bool:
    """Return whether a source lies on a Hero who is not free of it."""
    if source.place != LASTING or state.lasting[source.lasting].hero != hero:
        return False
    return not is_free_of(state, hero, state.lasting[source.lasting].trait)


class FightCard(Trait[LastNightState]):
    """A card that is played in a fight once the dice lie there; subclasses say what it does."""

    rule: ClassVar[str] = IN_FIGHT

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = state.fight
        if moment.name != FIGHT or fight is None or not self.fits(state, fight):
            return []
        return [source.option(hero=fight.hero, zombie=fight.zombie)]

    def fits(self, state: LastNightState, fight: Fight) -> bool:
        """Return whether it can do anything in a fight."""
        return True


class CardOnHero(Trait[LastNightState]):
    """A card that Remains in Play on a Hero; played at the start of the Zombie turn, once on each Hero."""

    rule: ClassVar[str] = REMAINS

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != ZOMBIE_START:
            return []
        return [source.option(hero=hero) for hero in state.living() if self.may_lie_on(state, hero)]

    def may_lie_on(self, state: LastNightState, hero: int) -> bool:
        return not lasting.on_hero(state, self.id, hero) and self.fits(state, hero)

    def fits(self, state: LastNightState, hero: int) -> bool:
        """Return whether a Hero may get it, unless he has it."""
        return True

    def play(self, state: LastNightState, played: Played) -> None:
        lasting.lay(state, self.id, self.rule, card=played.card, side=ZOMBIES, hero=played.hero)

    def keeps(self, state: LastNightState, played: Played) -> bool:
        return True


class CardInPlay(Trait[LastNightState]):
    """A card that is played immediately and Remains in Play for everybody."""

    rule: ClassVar[str] = REMAINS

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()] if moment.name == IMMEDIATE else []

    def play(self, state: LastNightState, played: Played) -> None:
        lasting.lay(state, self.id, self.rule, card=played.card, side=ZOMBIES)

    def keeps(self, state: LastNightState, played: Played) -> bool:
        return True


class CardOnBuilding(CardInPlay):
    """A card that is played immediately and Remains in Play on a random building, if one is valid."""

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return super().plays(state, source, moment) if valid_buildings(state, self, ()) else []

    def play(self, state: LastNightState, played: Played) -> None:
        put_aside(state, self.id, played.card)
        roll_building(state, self, (played.card, played.seat))


def put_aside(state: LastNightState, trait: str, card: int, hero: int = -1) -> None:
    """Lay a card on the table that does not act before its place is known: `settle` says it."""
    state.lasting.append(Lasting(trait, card, ZOMBIES, hero, -1, -1, -1, FOR_GOOD, 0))


def settle(state: LastNightState, card: int, space: int, building: int, rule: str) -> None:
    """Give a card that was put aside its place, from where it acts."""
    for one in state.lasting:
        if one.card == card:
            one.space = space
            one.building = building
            state.emit(events.LastingBegan(one.trait, one.hero, space, building), rule)
            return
