"""An option in numbers, by what its fields point at."""

from typing import Any, Final

from veglia.games.zombicide.engine.board import ROOM
from veglia.games.zombicide.engine.encoding.numbers import MOST_SLOTS
from veglia.games.zombicide.engine.encoding.survey import Survey, best_dice, spare
from veglia.games.zombicide.engine.state import NO_CARD, ZombicideState
from veglia.kernel.machine import Option

NOTHING: Final = -1
FACES: Final = 7
# Fields that name a Survivor, and those that name a card.
PEOPLE: Final = ("survivor", "companion")
CARDS: Final = ("card", "source")


class Pointing:
    """What an option points at; NOTHING where it does not."""

    def __init__(self, state: ZombicideState, option: Option, fields: tuple[str, ...]) -> None:
        self.zone = NOTHING
        self.survivor = NOTHING
        self.card = NOTHING
        self.second = NOTHING
        self.slot = NOTHING
        self.foe = NOTHING
        for name in fields:
            value: Any = getattr(option, name)
            if name == "zone":
                self.zone = value
            elif name == "path":
                self.zone = value[-1]
            elif name == "objective":
                self.zone = state.objectives[value].zone
            elif name in PEOPLE:
                self.survivor = value
            elif name in CARDS:
                self.card = value
            elif name == "second":
                self.second = value
            elif name == "slot":
                self.slot = value
            elif name == "kind":
                self.foe = value


def zone_values(survey: Survey, zone: int) -> list[int]:
    if zone < 0:
        return []
    state = survey.state
    way = survey.beacon_way(zone)
    before = survey.beacon_way(survey.zone) if survey.zone >= 0 else way
    return [
        1,
        survey.way(zone),
        survey.zombies[zone],
        survey.beside(zone),
        survey.people[zone],
        int(state.board.kinds[zone] == ROOM),
        survey.objectives[zone],
        int(zone == survey.exit),
        survey.spawns[zone],
        way,
        before - way,
        way - before,
    ]


def survivor_values(survey: Survey, who: int) -> list[int]:
    if who < 0:
        return []
    state = survey.state
    survivor = state.survivors[who]
    return [
        1,
        int(who == survey.who),
        survivor.wounds,
        spare(survivor),
        survey.zombies[survivor.zone] if survivor.zone >= 0 else 0,
        best_dice(state, survivor),
        survey.beacon_way(survivor.zone),
    ]


def card_values(survey: Survey, card: int, second: int, wanted: list[str]) -> list[int]:
    if card < 0:
        return []
    state = survey.state
    kind = state.card(card)
    return [
        1,
        int(second >= 0),
        kind.dice,
        FACES - kind.accuracy if kind.dice > 0 else 0,
        kind.damage,
        kind.range_max,
        kind.noise,
        int(card in state.empty),
        int(kind.trait in wanted),
    ]


def slot_values(survey: Survey, who: int, slot: int) -> list[int]:
    """Return what is told of a slot, of the Survivor whom the option names or who is asked."""
    if not 0 <= slot < MOST_SLOTS:
        return []
    owner = who if who >= 0 else survey.who
    is_filled = owner >= 0 and survey.state.survivors[owner].cards[slot] != NO_CARD
    return [int(is_filled)] + [0] * slot + [1]


def foe_values(state: ZombicideState, kind: int) -> list[int]:
    if kind < 0:
        return []
    foe = state.scenario.library.zombies[kind]
    return [1, foe.toughness, foe.wounds, foe.ap]


def wanted_traits(state: ZombicideState) -> list[str]:
    """Return the traits of cards that open goals need."""
    found: list[str] = []
    for goal in state.scenario.goals:
        if not goal.is_met(state):
            found += goal.tools(state)
    return found
