"""What Xenos are about to do, as bots see it: whole attacks, doors in the way, what must not be reached."""

from typing import Final

from veglia.games.zombicide.dark_side.rules.damage import PLATE, PLATE_DAMAGE
from veglia.games.zombicide.dark_side.rules.noise import loudest, loudness, prey_zones
from veglia.games.zombicide.dark_side.rules.slots import BACKPACK, BODY
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.rules.weapons import ready_weapons
from veglia.games.zombicide.engine.bots.peril import EXTRA, FARTHEST, LAST_CALL, crowd_at
from veglia.games.zombicide.engine.bots.weights import Weights
from veglia.games.zombicide.engine.rules.cards import ZombieKind
from veglia.games.zombicide.engine.rules.scope import MELEE, RANGED
from veglia.games.zombicide.engine.rules.state import NO_CARD, Survivor
from veglia.games.zombicide.engine.rules.turn import PLAYERS

# More dead than this make a state no worse.
MOST_DEATHS: Final = 3.0
# What part of the hits to be expected one can rely on: a single death loses the game.
SURE: Final = 0.5
# The Damage of the strongest attack.
STRONGEST: Final = 3
# More attacks than there can be in a Zone.
SHIELD: Final = 1000.0


class ZoneDefence:
    """Who stands in a Zone, and how many attacks of each strength they can take without anyone falling."""

    def __init__(self) -> None:
        self.people = 0
        # By the Damage of an attack.
        self.room: Final[list[float]] = [0.0] * (STRONGEST + 1)
        self.is_waiting = False
        # What the next Activation brings: attacks by their Damage, and Xenos that end up here.
        self.attacks: Final[list[float]] = [0.0] * (STRONGEST + 1)
        self.beside = 0.0

    def add(self, health: int) -> None:
        """Add someone who falls once that much Damage is taken."""
        self.people += 1
        for damage in range(1, STRONGEST + 1):
            self.room[damage] += (health - 1) // damage

    def wounds(self) -> float:
        """Return the Damage to come."""
        total = 0.0
        for damage in range(1, STRONGEST + 1):
            total += damage * self.attacks[damage]
        return total

    def deaths(self) -> float:
        """Return how many attacks nobody can take; each is taken whole, the strong ones first."""
        dead = 0.0
        used = 0.0
        for damage in range(STRONGEST, 0, -1):
            room = max(0.0, self.room[damage] - used / damage)
            taken = min(room, self.attacks[damage])
            dead += self.attacks[damage] - taken
            used += damage * taken
        return dead


def is_reckless(state: DarkState, who: int, zone: int) -> bool:
    """Return whether a Survivor who enters a Zone could neither take what is there nor cut it down in time.

    Whoever thinks a Turn through with imagined dice always finds some that fall well; this goes by averages.
    """
    xenos = state.zombies_in(zone)
    if xenos == 0 or who in state.camouflaged:
        return False
    stand = ZoneDefence()
    for other in [who, *state.survivors_in(zone)]:
        survivor = state.survivors[other]
        if other != who and (survivor.actions > 0 or not survivor.has_acted):
            # Friends who can still act there will help.
            return False
        stand.add(survivor.health - survivor.wounds + plates(state, survivor))
    for kind, xeno in enumerate(state.scenario.library.zombies):
        stand.attacks[xeno.wounds] += state.zombies[zone * state.scenario.kinds + kind] * xeno.actions
    hits = max(0, state.survivors[who].actions - 1) * kills_at_hand(state, who)
    return stand.deaths() > SURE * hits


def kills_at_hand(state: DarkState, who: int) -> float:
    """Return how many hits at close quarters a Survivor may expect of one Action."""
    best = 0.0
    for scopes in (MELEE, RANGED):
        for card in ready_weapons(state, who, scopes):
            kind = state.card(card)
            if kind.range_min == 0:
                best = max(best, kind.dice * (7 - kind.accuracy) / 6.0)
    return best


class Outlook:
    """What the next Activation brings."""

    def __init__(self, size: int) -> None:
        self.stands: Final = [ZoneDefence() for _ in range(size)]
        self.around = 0.0
        self.mass = 0.0


def danger(state: DarkState, weights: Weights) -> float:
    """Return what the Xenos speak against."""
    outlook = Outlook(state.board.size)
    points = 0.0
    is_between = state.turn.phase != PLAYERS
    urgency = 1.0 if is_between else LAST_CALL
    for who, survivor in enumerate(state.survivors):
        points += weights.wound * survivor.wounds * survivor.wounds
        if survivor.zone < 0:
            continue
        stand = outlook.stands[survivor.zone]
        if is_between or survivor.actions > 0 or not survivor.has_acted:
            stand.is_waiting = True
            urgency = 1.0
        if who not in state.camouflaged:
            stand.add(survivor.health - survivor.wounds + plates(state, survivor))
    wards = [zone for goal in state.scenario.goals for zone in goal.wards(state)]
    for machine in state.machines:
        is_shield = machine.is_active and not machine.is_hit
        if is_shield and machine.zone >= 0 and machine.zone not in wards:
            # It can take all attacks of its Zone, however strong.
            for damage in range(1, STRONGEST + 1):
                outlook.stands[machine.zone].room[damage] += SHIELD
    look_out(state, outlook, weights, wards)
    points += weights.near * outlook.around + outlook.mass
    for zone in wards:
        stand = outlook.stands[zone]
        points += weights.guard * stand.beside
        points += urgency * weights.lethal * min(sum(stand.attacks), 1.0)
    return points + costs(state, outlook, weights, urgency)


def costs(state: DarkState, outlook: Outlook, weights: Weights, urgency: float) -> float:
    """Return what attacks and Xenos nearby cost."""
    points = 0.0
    people = [stand.people for stand in outlook.stands]
    active = 0
    for token in state.spawns:
        if token.is_active:
            active += 1
            points += weights.mouth * crowd_at(state, people, token.zone)
    risk = EXTRA * active
    for stand in outlook.stands:
        if stand.people == 0:
            continue
        points += weights.hold * stand.beside
        share = weights.patience if stand.is_waiting else 1.0
        points += share * weights.threat * (stand.wounds() + risk * stand.beside)
        deadly = stand.deaths()
        if stand.beside > stand.room[1]:
            deadly += risk
        points += urgency * share * weights.lethal * min(deadly, MOST_DEATHS)
    return points


def plates(state: DarkState, survivor: Survivor) -> int:
    """Return how much Damage the plates on a Survivor's Body take."""
    total = 0
    for slot in range(BODY, BACKPACK):
        card = survivor.cards[slot]
        if card != NO_CARD and state.card(card).trait == PLATE:
            total += PLATE_DAMAGE
    return total


def look_out(state: DarkState, outlook: Outlook, weights: Weights, wards: list[int]) -> None:
    """Work out what the next Activation brings; groups that split are counted in shares."""
    kinds = state.scenario.library.zombies
    count = len(kinds)
    noise = loudness(state)
    prey = sorted(prey_zones(state))
    for zone in range(state.board.size):
        ways: list[int] | None = None
        is_prey = zone in prey
        for kind in range(count):
            number = state.zombies[zone * count + kind]
            if number == 0:
                continue
            xeno = kinds[kind]
            outlook.mass += number * (weights.boss if xeno.is_boss else weights.zombie * xeno.toughness)
            if is_prey or zone in wards:
                stand = outlook.stands[zone]
                stand.beside += 2 * number if xeno.is_boss else number
                stand.attacks[xeno.wounds] += number * xeno.actions
            if not is_prey:
                if ways is None:
                    ways = ways_of(state, zone, noise, prey)
                set_out(state, outlook, zone, ways, xeno, number)


def ways_of(state: DarkState, zone: int, noise: list[int], prey: list[int]) -> list[int]:
    """Return the next Zones of Xenos: towards the loudest prey in sight, else towards the loudest Zone."""
    ranges = state.board.sight.ranges[zone]
    seen = [one for one in prey if ranges[one] >= 0]
    found: list[int] = []
    goals = loudest(noise, seen) if seen else loudest(noise, list(range(len(noise))))
    for goal in goals:
        for step in state.board.paths.steps(zone, goal):
            if step not in found:
                found.append(step)
    if found and zone in goals:
        # Some stay where they are.
        found.append(zone)
    return found


def set_out(
    state: DarkState, outlook: Outlook, zone: int, ways: list[int], xeno: ZombieKind, number: int
) -> None:
    """Count Xenos that move: a door costs them an Action, who arrives with one left strikes."""
    if not ways:
        return
    share = number / len(ways)
    for way in ways:
        if way == zone:
            continue
        actions = xeno.actions
        if zone * state.board.size + way in state.board.barred:
            actions -= 1
        if actions == 0:
            outlook.around += share / (2.0 + away_from(outlook, state, way))
            continue
        stand = outlook.stands[way]
        stand.beside += share
        stand.attacks[xeno.wounds] += share * (actions - 1)
        if stand.people == 0:
            outlook.around += share * actions / (1.0 + away_from(outlook, state, way))


def away_from(outlook: Outlook, state: DarkState, zone: int) -> int:
    """Return how far a Zone is from the nearest Survivor."""
    away = FARTHEST
    distances = state.board.paths.distances_from(zone)
    for other, stand in enumerate(outlook.stands):
        if stand.people > 0 and distances[other] < away:
            away = distances[other]
    return away
