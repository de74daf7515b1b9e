"""What Zombies are about to do, as bots see it: who strikes whom, who comes where."""

from typing import Final

from veglia.games.zombicide.engine.bots.weights import Weights
from veglia.games.zombicide.engine.rules.activation import ways_from
from veglia.games.zombicide.engine.rules.cards import ZombieKind
from veglia.games.zombicide.engine.rules.spawn import ABOMINATION, CORPSE_PILE, MOST_ACTIVE
from veglia.games.zombicide.engine.rules.state import LONE, ZombicideState
from veglia.games.zombicide.engine.rules.turn import PLAYERS

# Each active Spawn token may bring an Extra Activation of a kind, with about this chance.
EXTRA: Final = 0.05
# An Abomination is called up again by every card that would bring another: twice as many cards.
AGAIN: Final = 2
FARTHEST: Final = 6
# Active tokens beyond this number weigh more and more, because the seventh loses the game.
CROWDED: Final = 4


# What Wounds that kill count more when nobody can act any more before they come.
LAST_CALL: Final = 4.0
# What a remedy at hand counts of one that has been used: it must pay to use it.
AT_HAND: Final = 0.4
# What a token counts that will have to be woken, of one that is awake: later is better.
DUE: Final = 0.8
# Someone who is hunted by more than this is no worse off.
MOST_HUNTED: Final = 3.0


class Outlook:
    """What the next Activation brings, by Zone: Wounds, Zombies beside Survivors, what one more brings."""

    def __init__(self, zones: int) -> None:
        self.wounds: Final[list[float]] = [0.0] * zones
        self.beside: Final[list[float]] = [0.0] * zones
        # The Wounds of one more Activation, as a card may call for: held Zombies strike then, too.
        self.strikes: Final[list[float]] = [0.0] * zones
        # Zombies elsewhere, each counted less the farther it is from the nearest Survivor.
        self.around = 0.0
        self.mass = 0.0


def danger(state: ZombicideState, weights: Weights) -> float:
    """Return what the Zombies speak against."""
    size = state.board.size
    people = [0] * size
    spare = [0] * size
    waiting = [False] * size
    points = 0.0
    # Between two Players' Phases everyone will be able to act before Zombies do.
    is_between = state.turn.phase != PLAYERS
    urgency = 1.0 if is_between else LAST_CALL
    for survivor in state.survivors:
        points += weights.wound * survivor.wounds * survivor.wounds
        if survivor.zone >= 0:
            people[survivor.zone] += 1
            spare[survivor.zone] += survivor.health - survivor.wounds - 1
            if is_between or survivor.actions > 0 or (survivor.seat >= 0 and not survivor.has_acted):
                waiting[survivor.zone] = True
                urgency = 1.0
            if survivor.leader == LONE:
                points += weights.ward * hunted(state, survivor.zone)
    outlook = look_out(state, people, weights)
    active = 0
    for token in state.spawns:
        if token.is_active:
            active += 1
            points += weights.mouth * crowd_at(state, people, token.zone)
    points += weights.near * outlook.around + outlook.mass
    risk = EXTRA * active
    for zone in range(size):
        if people[zone] == 0:
            continue
        beside = outlook.beside[zone]
        wounds = outlook.wounds[zone]
        points += weights.hold * beside
        strikes = outlook.strikes[zone]
        share = weights.patience if waiting[zone] else 1.0
        points += share * weights.threat * (wounds + risk * strikes)
        deadly = max(0.0, wounds - spare[zone])
        if wounds + strikes > spare[zone]:
            deadly += risk
        points += urgency * share * weights.lethal * min(deadly, 3.0)
    return points


def pressure(state: ZombicideState, weights: Weights, due: int, held: int) -> float:
    """Return what the Spawn tokens speak against.

    Those that are due to wake count nearly as if they were awake, so that nobody shrinks from what has to be
    done. Those that the next Abomination wakes count in full where they would be the seventh; a remedy
    at hand is worth part of what it will do.
    """
    active = 0
    asleep = 0
    most = len(state.board.piles)
    for token in state.spawns:
        active += token.is_active
        asleep += token.kind == ABOMINATION and not token.is_active
        most += token.kind != CORPSE_PILE
    eased = AT_HAND * held
    points = weights.spawn * (active + DUE * due - eased)
    if most >= MOST_ACTIVE:
        crowd = max(0.0, active + DUE * due + 0.5 * asleep - eased - CROWDED)
        points += weights.crowd * crowd * crowd
        points += weights.brink * max(0.0, active + asleep - eased - MOST_ACTIVE + 1)
    return points


def hunted(state: ZombicideState, zone: int) -> float:
    """Return how many Zombies are after someone who cannot act, each counted less the farther it is."""
    distances = state.board.ways.distances_from(zone)
    total = 0.0
    for other in range(state.board.size):
        count = state.zombies_in(other)
        if count > 0:
            away = 1.0 + distances[other]
            total += count / (away * away)
    return min(total, MOST_HUNTED)


def crowd_at(state: ZombicideState, people: list[int], zone: int) -> float:
    """Return how many Survivors stand in a Zone, those beside it counted half."""
    crowd = float(people[zone])
    for near in state.board.ways.neighbours[zone]:
        crowd += 0.5 * people[near]
    return crowd


def look_out(state: ZombicideState, people: list[int], weights: Weights) -> Outlook:
    """Return what the next Activation brings; groups that split are counted in shares."""
    outlook = Outlook(state.board.size)
    kinds = state.scenario.library.zombies
    count = len(kinds)
    for zone in range(state.board.size):
        start = zone * count
        ways: list[int] = []
        is_known = False
        for kind in range(count):
            number = state.zombies[start + kind]
            if number == 0:
                continue
            zombie = kinds[kind]
            outlook.mass += number * (weights.boss if zombie.is_boss else weights.zombie * zombie.toughness)
            is_held = state.scenario.rules.is_held(state, zone)
            if people[zone] > 0:
                outlook.beside[zone] += AGAIN * number if zombie.is_boss else number
                outlook.strikes[zone] += number * fury(zombie)
                if not is_held:
                    outlook.wounds[zone] += number * zombie.wounds * zombie.actions
            if people[zone] > 0 or is_held:
                continue
            if not is_known:
                is_known = True
                ways = ways_from(state, zone)
            set_out(state, outlook, people, ways, zombie, number)
    return outlook


def fury(zombie: ZombieKind) -> int:
    """Return the Wounds a Zombie deals when it is activated beside Survivors, by how often that happens."""
    return zombie.wounds * zombie.actions * (AGAIN if zombie.is_boss else 1)


def set_out(
    state: ZombicideState,
    outlook: Outlook,
    people: list[int],
    ways: list[int],
    zombie: ZombieKind,
    number: int,
) -> None:
    """Count Zombies that move: those who arrive beside Survivors with an Action left strike."""
    if not ways:
        return
    share = number / len(ways)
    for way in ways:
        if people[way] > 0:
            outlook.beside[way] += AGAIN * share if zombie.is_boss else share
            outlook.strikes[way] += share * fury(zombie)
            outlook.wounds[way] += share * zombie.wounds * (zombie.actions - 1)
        else:
            away = FARTHEST
            distances = state.board.ways.distances_from(way)
            for zone in range(len(people)):
                if people[zone] > 0 and distances[zone] < away:
                    away = distances[zone]
            outlook.around += share * zombie.actions / (1.0 + away)
