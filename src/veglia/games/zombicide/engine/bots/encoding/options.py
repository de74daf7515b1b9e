"""An option in numbers, by what its fields point at."""

from typing import Any, Final

from veglia.games.zombicide.engine.bots.encoding.numbers import MOST_SLOTS
from veglia.games.zombicide.engine.bots.encoding.survey import Survey, best_dice, spare
from veglia.games.zombicide.engine.rules.board import ROOM
from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState
from veglia.kernel.machine import Option

NOTHING: Final = -1
FACES: Final = 7
# Fields that name a Survivor, a card, an Objective, and those that count something.
PEOPLE: Final = ("survivor", "companion")
CARDS: Final = ("card", "source")
TOKENS: Final = ("objective", "token", "sack")
AMOUNTS: Final = ("damage", "ap")


class Pointed:
    """What an option points at; NOTHING where it does not."""

    def __init__(self, state: ZombicideState, option: Option, fields: tuple[str, ...]) -> None:
        self.zone = NOTHING
        self.survivor = NOTHING
        self.card = NOTHING
        self.second = NOTHING
        self.slot = NOTHING
        self.foe = NOTHING
        self.skill = NOTHING
        self.profile = NOTHING
        self.token = NOTHING
        self.amount = 0
        for name in fields:
            value: Any = getattr(option, name)
            if name == "zone":
                self.zone = value
            elif name == "path":
                self.zone = value[-1]
            elif name in TOKENS:
                self.token = value
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
            elif name == "skill":
                self.skill = value
            elif name == "profile":
                self.profile = value
            elif name in AMOUNTS:
                self.amount = value


def zone_values(survey: Survey, zone: int) -> list[int]:
    if zone < 0:
        return []
    state = survey.state
    way = survey.beacon_way(zone)
    before = survey.beacon_way(survey.zone) if survey.zone >= 0 else way
    return [
        1,
        zone + 1,
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
        who + 1,
        int(who == survey.who),
        survivor.wounds,
        spare(survivor),
        survey.zombies[survivor.zone] if survivor.zone >= 0 else 0,
        best_dice(state, survivor),
        survey.beacon_way(survivor.zone),
    ]


def card_values(
    survey: Survey, card: int, second: int, types: dict[str, int], wanted: list[str]
) -> list[int]:
    if card < 0:
        return []
    state = survey.state
    kind = state.card(card)
    return [
        1,
        types.get(kind.id, NOTHING) + 1,
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


def more_values(at: Pointed) -> list[int]:
    return [at.skill + 1, at.profile + 1, at.token + 1, at.amount]
