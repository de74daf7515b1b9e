"""The game told in numbers, for programs that learn: only what a seat may see."""

from typing import Final

from veglia.games.last_night_on_earth.bots import numbers
from veglia.games.last_night_on_earth.bots.aim import aim_of
from veglia.games.last_night_on_earth.bots.arms import arms_of
from veglia.games.last_night_on_earth.bots.evaluation import nearest_hero
from veglia.games.last_night_on_earth.bots.moving import nearest
from veglia.games.last_night_on_earth.bots.numbers import (
    HUNDRED,
    MOST_DICE,
    MOST_EVENTS,
    MOST_HAND,
    MOST_HEROES,
    MOST_ITEMS,
    MOST_SPACES,
)
from veglia.games.last_night_on_earth.rules.content import HAND_WEAPON, RANGED
from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.hidden import sees_heroes, sees_zombies
from veglia.games.last_night_on_earth.rules.models import HEROES, RED, ZOMBIE_HERO, ZOMBIES
from veglia.games.last_night_on_earth.rules.phases import PHASES
from veglia.games.last_night_on_earth.rules.playable import FIGHT
from veglia.games.last_night_on_earth.rules.plays import GRAVE, HAND, ITEM, UseAbility
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import NO_SPACE
from veglia.kernel.encoding import KindEncoding, Number, Pointing, filled, named_rows, put, seat_values
from veglia.kernel.machine import Option, State

MOST_OPTIONS: Final = 192
# Fields of options, and as what they are told.
HERO_FIELDS: Final = ("hero", "bearer")
CARD_FIELDS: Final = ("card", "by_card")
MODE_FIELDS: Final = ("mode", "number", "kind", "place")


class LastNightEncoding(KindEncoding):
    """The table first, then Heroes and spaces."""

    def __init__(self, fields: dict[type, tuple[str, ...]]) -> None:
        """Take every kind of option with the names of its fields."""
        self.heroes_at: Final = len(numbers.TABLE)
        self.spaces_at: Final = self.heroes_at + MOST_HEROES * len(numbers.HERO)
        self.size: Final = self.spaces_at + MOST_SPACES * len(numbers.SPACE)
        super().__init__(situation_numbers(), fields, numbers.OPTION, MOST_OPTIONS)

    def situation(self, state: State, seat: int) -> bytes:
        assert isinstance(state, LastNightState)
        out = bytearray(self.size)
        put(out, 0, table_values(state, seat), numbers.TABLE)
        for hero in range(min(len(state.heroes), MOST_HEROES)):
            at = self.heroes_at + hero * len(numbers.HERO)
            put(out, at, hero_values(state, hero, seat), numbers.HERO)
        for space, values in enumerate(space_values(state)):
            put(out, self.spaces_at + space * len(numbers.SPACE), values, numbers.SPACE)
        return bytes(out)

    def pointed_values(self, state: State, offered: list[Option]) -> list[list[int]]:
        assert isinstance(state, LastNightState)
        return [option_values(state, option, self.fields[type(option)]) for option in offered]

    def progress(self, state: State, seat: int) -> float:
        """Return how near a seat's side is to its objective; the Zombies count killed Heroes."""
        assert isinstance(state, LastNightState)
        if state.sides[seat] == HEROES:
            return done(state)
        return min(1.0, state.count("heroes_killed") / scenario_of(state).dead_heroes)

    def nearness(self, state: State, seat: int) -> float:
        """Return how near Heroes are to where they have to go, or Zombies to Heroes, on average."""
        assert isinstance(state, LastNightState)
        ways: list[int] = []
        if state.sides[seat] == HEROES:
            ways = [way_of(state, hero, state.heroes[hero].space) for hero in state.living()]
        else:
            ways = [min(numbers.FAR, nearest_hero(state, zombie.space)) for zombie in state.zombies]
        return 1.0 - sum(ways) / (numbers.FAR * len(ways)) if ways else 0.0


def situation_numbers() -> list[Number]:
    """Return the names of all that the situation tells, in order."""
    found = numbers.TABLE + named_rows("hero", MOST_HEROES, numbers.HERO)
    return found + named_rows("space", MOST_SPACES, numbers.SPACE)


def done(state: LastNightState) -> float:
    return max(0.0, min(1.0, aim_of(state).closeness(state)))


def kinds_of(state: LastNightState, cards: list[int], most: int) -> list[int]:
    """Return the kinds of some cards, from 1 on, in their order; zero for what is not there."""
    return filled(sorted(state.content.kind_of[card] + 1 for card in cards), most)


def dice_of(dice: list[int]) -> list[int]:
    return filled(sorted(dice, reverse=True), MOST_DICE)


def zombie_kind(state: LastNightState, number: int) -> int:
    zombie = state.zombie(number)
    return 0 if zombie is None else zombie.kind + 1


def way_of(state: LastNightState, hero: int, space: int) -> int:
    """Return how far a space is from where the objective takes a Hero; 0 where he may be anywhere."""
    goals = aim_of(state).goal_spaces(state, hero)
    return min(numbers.FAR, nearest(state, space, goals)) if goals else 0


def table_values(state: LastNightState, seat: int) -> list[int]:
    fight = state.fight
    hands = [card for one in state.seats_of(ZOMBIES) for card in state.hands[one]]
    values = [state.round, state.sun]
    values += [int(state.phase == name) for name in PHASES]
    values += [
        *seat_values(state, len(state.sides), seat),
        int(state.sides[seat] == ZOMBIES),
        int(HUNDRED * done(state)),
        state.count("heroes_killed"),
        scenario_of(state).dead_heroes,
        len(state.zombies),
        state.count("zombies_killed"),
        len(state.hero_deck.pile),
        len(state.zombie_deck.pile),
        len(hands),
        sum(1 for one in state.lasting if one.side == HEROES),
        sum(1 for one in state.lasting if one.side == ZOMBIES),
        state.active + 1,
        state.movement,
    ]
    if fight is None:
        values += [0] * (3 + 2 * MOST_DICE)
    else:
        values += [fight.hero + 1, zombie_kind(state, fight.zombie)]
        values += [*dice_of(fight.hero_dice), *dice_of(fight.zombie_dice), int(fight.zombie_card)]
    announced = [one.card for one in state.stack if one.place in (HAND, ITEM, GRAVE)]
    values.append(state.content.kind_of[announced[-1]] + 1 if announced else 0)
    values.append(state.woundings[-1].hero + 1 if state.woundings else 0)
    return values + kinds_of(state, hands if sees_zombies(state, seat) else [], MOST_HAND)


def hero_values(state: LastNightState, hero: int, seat: int) -> list[int]:
    one = state.heroes[hero]
    is_here = one.space != NO_SPACE
    values = [int(is_here), one.kind + 1, int(one.seat == seat)]
    if not is_here:
        return values
    arms = arms_of(state, hero)
    near = sum(1 for zombie in state.zombies if state.town.distance(zombie.space, one.space) == 1)
    firsts = [item[0] for item in one.items]
    values += [
        one.space + 1,
        int(state.building_at(one.space) >= 0),
        int(one.is_activated),
        one.wounds,
        state.wounds_left(hero),
        int(HUNDRED * arms.risk),
        int(HUNDRED * arms.kill),
        arms.reach,
        len(one.events),
        len(one.townsfolk),
        int(one.ally >= 0),
        one.supplies,
        near,
        len(state.zombies_in(one.space)),
        way_of(state, hero, one.space),
    ]
    values += kinds_of(state, firsts, MOST_ITEMS)
    return values + kinds_of(state, one.events if sees_heroes(state, seat) else [], MOST_EVENTS)


def space_values(state: LastNightState) -> list[list[int]]:
    """Return a row for each space."""
    town = state.town
    rows = [[1, town.building[space] + 1, 0, 0, 0, 0, 0, 0, 0, 0] for space in range(town.count)]
    for hero in state.heroes:
        if hero.space != NO_SPACE:
            rows[hero.space][2] += 1
    for ally in state.allies:
        if ally.space != NO_SPACE:
            rows[ally.space][3] += 1
    for zombie in state.zombies:
        rows[zombie.space][6 if zombie.kind == ZOMBIE_HERO else 4] += 1
        rows[zombie.space][5] += int(zombie.kind == RED)
    for space in state.pits:
        rows[space][7] += 1
    for space in state.gas:
        rows[space][8] += 1
    for marker in state.markers:
        if marker.space >= 0:
            rows[marker.space][9] += 1
    return rows[:MOST_SPACES]


def option_values(state: LastNightState, option: Option, fields: tuple[str, ...]) -> list[int]:
    """Return what an option points at."""
    at = Pointing(option, fields)
    hero = at.first(*HERO_FIELDS)
    if hero >= len(state.heroes):
        # The bearer of a Grave Weapon is a Zombie.
        hero = -1
    zombie = state.zombie(at.first("zombie"))
    card, ability = at.first(*CARD_FIELDS), -1
    if isinstance(option, UseAbility):
        card, ability = -1, card
    values = [*space_of_option(state, at.first("space")), *hero_of_option(state, hero)]
    values.append(at.first("to") + 1)
    values += [0, 0] if zombie is None else [zombie.kind + 1, nearest_hero(state, zombie.space)]
    values += [*card_of_option(state, card), ability + 1]
    values += [at.first("building") + 1, at.first("wall") + 1, at.first("die") + 1]
    pick = at.first("pick")
    values.append(state.content.kind_of[pick] + 1 if 0 <= pick < len(state.content.kind_of) else 0)
    return [*values, at.first(*MODE_FIELDS)]


def space_of_option(state: LastNightState, space: int) -> list[int]:
    if space < 0 or space >= state.town.count:
        return [0] * 6
    near = sum(1 for zombie in state.zombies if state.town.distance(zombie.space, space) == 1)
    return [
        space + 1,
        len(state.zombies_in(space)),
        near,
        len(state.heroes_in(space)),
        int(state.building_at(space) >= 0),
        way_of(state, state.active, space) if state.active >= 0 and state.is_alive(state.active) else 0,
    ]


def hero_of_option(state: LastNightState, hero: int) -> list[int]:
    if hero < 0:
        return [0] * 3
    space = state.heroes[hero].space
    return [hero + 1, state.wounds_left(hero), 0 if space < 0 else len(state.zombies_in(space))]


def card_of_option(state: LastNightState, card: int) -> list[int]:
    if card < 0 or card >= len(state.content.kind_of):
        return [0] * 5
    kind = state.kind(card)
    return [
        kind.place + 1,
        int(kind.type == HAND_WEAPON),
        int(kind.type == RANGED),
        int(FIGHT in kind.when),
        int(kind.remains),
    ]
