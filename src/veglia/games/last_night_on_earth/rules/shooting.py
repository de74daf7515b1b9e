"""Step 3: a ranged attack. Guns and thrown items are traits; any Fire item can light a Gas marker."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import events, hooks, sight, sources
from veglia.games.last_night_on_earth.rules.alike import one_of_each
from veglia.games.last_night_on_earth.rules.asking import HeroQuestion
from veglia.games.last_night_on_earth.rules.cards import discard_item
from veglia.games.last_night_on_earth.rules.explosions import ExplodeGas, can_be_lit
from veglia.games.last_night_on_earth.rules.playable import may_use_item, plays_from
from veglia.games.last_night_on_earth.rules.plays import ITEM, Moment, Source, Targeted, UseItem
from veglia.games.last_night_on_earth.rules.reactions import use
from veglia.games.last_night_on_earth.rules.shooting_together import fire
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Event, Option

RANGED: Final = "ranged"
TO_HIT: Final = "lnoe.ranged.to-hit"
FIRE: Final = "fire"
# How far a Fire item reaches a Gas marker, and what it needs.
FIRE_RANGE: Final = 2
FIRE_HITS_ON: Final = 3


class HoldFire(Option):
    """Make no ranged attack."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class LightGas(Option):
    """Discard a Fire item to light a Gas marker."""

    def __init__(self, hero: int, card: int, space: int) -> None:
        self.hero = hero
        self.card = card
        self.space = space


class HitRolled(Event):
    """A hit roll at a Zombie, or at a Gas marker (-1): the face and what is added to it."""

    def __init__(
        self, hero: int, card: int, zombie: int, space: int, face: int, plus: int, needed: int
    ) -> None:
        self.hero = hero
        self.card = card
        self.zombie = zombie
        self.space = space
        self.face = face
        self.plus = plus
        self.needed = needed


class RangedAttack(HeroQuestion):
    """The Hero may make one ranged attack, with something that he has."""

    rule: ClassVar[str] = "lnoe.ranged.once"
    forced: ClassVar[bool] = False

    def options(self, state: LastNightState) -> list[Option]:
        if not state.is_alive(self.hero):
            return []
        found: list[Option] = []
        for source in sources.of_hero(state, self.hero, hooks.PLAYS):
            found += plays_from(state, source, Moment(RANGED, self.hero))
        found += ways_to_light(state, self.hero)
        return [*found, HoldFire(self.hero)] if found else []

    def take(self, state: LastNightState, option: Option) -> None:
        if isinstance(option, UseItem):
            fire(state, self.hero, option)
        elif isinstance(option, Targeted):
            use(state, self.seat(state), option, Moment(RANGED, self.hero))
        elif isinstance(option, LightGas):
            light_gas(state, self.hero, option.card, option.space)


def reach(state: LastNightState, hero: int, distance: int) -> list[int]:
    """Return the spaces within a range and in sight of a Hero, his own first. It is not to be changed."""
    start = state.heroes[hero].space
    if not state.sewers:
        return state.town.reach(start, distance)
    # Through a sewer the way is shorter than on the board.
    others = [space for space in range(state.town.count) if space != start]
    return [start, *[space for space in others if is_in_reach(state, start, space, distance)]]


def is_in_reach(state: LastNightState, start: int, space: int, distance: int) -> bool:
    """Return whether a space can be shot at; into, out of and across the Cornfield only one beside."""
    far = sight.distance(state, start, space)
    if far > distance or not sight.sees(state, start, space):
        return False
    return far <= 1 or not state.town.crosses_cornfield(start, space)


def targets_in(state: LastNightState, space: int) -> list[int]:
    """Return the Zombies of a space that can be told apart; of those alike one stands for all."""
    return [zombie.number for zombie in one_of_each(state, state.zombies_in(space))]


def roll_to_hit(
    state: LastNightState, hero: int, card: int, zombie: int, space: int, needed: int, rule: str = TO_HIT
) -> int:
    """Roll to hit a Zombie, or a Gas marker (-1); return the face, with 10 added if it hits."""
    plus = 0
    found = [*sources.of_hero(state, hero, hooks.HIT_PLUS), *sources.of_table(state, hooks.HIT_PLUS)]
    target = state.zombie(zombie)
    if target is not None:
        found += sources.of_zombie(state, target, hooks.HIT_PLUS)
    for source in found:
        plus += sources.trait_of(state, source).hit_plus(state, source, hero, zombie, card)
    face = state.dice.die()
    state.emit(HitRolled(hero, card, zombie, space, face, plus, needed), rule)
    return face + HIT if face + plus >= needed else face


# Added to the face of a die that hits.
HIT: Final = 10


def fire_items(state: LastNightState, hero: int) -> list[int]:
    """Return the cards of a Hero's items that are Fire items."""
    return [card for item in state.heroes[hero].items for card in item if state.kind(card).has(FIRE)]


def ways_to_light(state: LastNightState, hero: int) -> list[Option]:
    """Return the Gas markers that a Hero can light by discarding a Fire item."""
    if not state.gas:
        return []
    start = state.heroes[hero].space
    spaces = [
        space
        for space in sorted(set(state.gas))
        if can_be_lit(state, space) and is_in_reach(state, start, space, FIRE_RANGE)
    ]
    return [
        LightGas(hero, card, space)
        for card in fire_items(state, hero)
        if may_use_item(state, Source(ITEM, card, hero, state.heroes[hero].seat))
        for space in spaces
    ]


def light_gas(state: LastNightState, hero: int, card: int, space: int) -> None:
    """Throw a Fire item at a Gas marker: the item is discarded, the marker explodes on 3+."""
    state.emit(events.ItemUsed(hero, card), "lnoe.gas.ignite-fire")
    if state.kind(card).is_weapon:
        state.weapon_users[card] = hero
    if roll_to_hit(state, hero, card, -1, space, FIRE_HITS_ON, "lnoe.gas.ignite-fire") > HIT:
        state.push(ExplodeGas(space, hero))
    discard_item(state, hero, card, is_saved=True)
