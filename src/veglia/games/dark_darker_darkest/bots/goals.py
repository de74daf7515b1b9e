"""What the Survivors have to do, and where: Code Tokens, terminals, the Laboratory, Nemesis, helicopter.

Only what everybody may know is used: of a Code Token that lies face down, the number of its icons.
"""

from typing import Final

from veglia.games.dark_darker_darkest.bots.timing import can_search, markers_hoped, spare_rounds
from veglia.games.dark_darker_darkest.bots.ways import FAR, Ways
from veglia.games.dark_darker_darkest.rules.actions.terminal import TOKEN_SPACES
from veglia.games.dark_darker_darkest.rules.helicopter import window_room
from veglia.games.dark_darker_darkest.rules.house import HELICOPTER
from veglia.games.dark_darker_darkest.rules.nemesis_moves import standing_corners
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, FLIGHT, NOBODY, DarkestState

UNKNOWN: Final = -1000.0
# How many steps farther a door counts for a symbol that is missing.
DETOUR: Final = 6.0
# How much of the way from a terminal to the Laboratory counts.
BACK: Final = 0.2
# How many steps nearer a terminal counts for who carries Code Tokens, and an open one.
PULL: Final = 6.0
OPEN_PULL: Final = 6.0
# How many steps farther a room counts that can be searched, and a door for each symbol that may lack.
SEARCH: Final = 2.0
UNKNOWN_DOOR: Final = 1.5
# How many steps nearer a door counts for each marker that its token removes.
MATCH: Final = 3.0
# How many Rounds it takes to come by a token, and by each symbol for its door; what counts without a door.
TOKEN_ROUNDS: Final = 2.0
SYMBOL_ROUNDS: Final = 1.0
NO_DOOR: Final = 9.0
# Beyond all Rounds.
FAR_OFF: Final = 1000.0
# How many steps are made in a Round in which others use a terminal, and uses of one with which all part.
LEASH: Final = 3.0
# How many symbols may lack at a door that is forced.
MOST_FORCED: Final = 1
# How many markers more than that its token has to remove, and with how many tokens any terminal is worth it.
FORCED_GAIN: Final = 2
FEW_TOKENS: Final = 2
PARTING: Final = 2


class Goal:
    """A room where something is to be done, and how many steps farther it counts."""

    def __init__(self, room: int, detour: float) -> None:
        self.room: Final = room
        self.detour: Final = detour


class Outlook:
    """What the party has for the security code and what it lacks."""

    def __init__(self, state: DarkestState) -> None:
        library = state.library
        people = state.in_play()
        self.left: Final = sum(state.markers)
        # How many cards of each colour the party has.
        self.colours: Final = [0] * len(library.colours)
        held: list[int] = []
        for who in people:
            survivor = state.survivors[who]
            held += survivor.codes
            for card in survivor.left:
                self.colours[library.cards[card].colour] += 1
            for card in survivor.right:
                self.colours[library.cards[card].colour] += 1
        spaces = TOKEN_SPACES - len(state.inserted)
        self.spaces: Final = spaces
        self.variety: Final = sum([1 for count in self.colours if count > 0])
        self.hoped: Final = markers_hoped(state)
        # How many Rounds it takes to come by so many tokens more: each door may lack symbols.
        self.searches: Final = self.rounds_for_tokens(state)
        # How many tokens at hand it is best to insert, how many markers they remove, and how many tokens
        # it is best to look for.
        self.held = 0
        self.covered = 0
        self.wanted = 0
        best = -FAR_OFF
        for used in range(min(spaces, len(held)), -1, -1):
            covered = best_cover(state, held, used)
            for found in range(spaces - used + 1 if covered < self.left else 1):
                spare = spare_rounds(
                    state, self.left, covered, used, found, self.hoped, self.searches[found], 0.0
                )
                if spare > best:
                    self.held, self.covered, self.wanted, best = used, covered, found, spare
        # How often a terminal is still to be used.
        self.uses: Final = self.held + self.wanted + max(0, self.left - self.covered - 2 * self.wanted)

    def spare(self, state: DarkestState, found: int, steps: float) -> float:
        """Return how many Rounds more the party has than it needs if it looks for so many tokens."""
        return spare_rounds(
            state, self.left, self.covered, self.held, found, self.hoped, self.searches[found], steps
        )

    def rounds_for_tokens(self, state: DarkestState) -> list[float]:
        """Return how many Rounds it takes to come by no token more, one, and so on: easy doors come first."""
        missing = [self.missing(state, place) for place, code in enumerate(state.locks) if code >= 0]
        missing.sort()
        missing += [NO_DOOR] * TOKEN_SPACES
        found = [0.0]
        for place in range(TOKEN_SPACES):
            found.append(found[place] + TOKEN_ROUNDS + SYMBOL_ROUNDS * missing[place])
        return found

    def missing(self, state: DarkestState, lock: int) -> float:
        """Return how many symbols a door lacks, guessed where its token lies face down."""
        icons = state.library.code_tokens[state.locks[lock]]
        if state.shown >> lock & 1:
            return float(sum([1 for colour in icons if self.colours[colour] == 0]))
        return len(icons) * (1.0 - self.variety / len(self.colours))


def best_cover(state: DarkestState, tokens: list[int], spaces: int) -> int:
    """Return how many markers some tokens remove, the best first; one without a match removes one."""
    left = state.markers[:]
    total = sum(left)
    others = tokens[:]
    covered = 0
    for _ in range(min(spaces, len(tokens))):
        best, most = -1, -1
        for token in others:
            matches = matches_of(state, token, left)
            if matches > most:
                best, most = token, matches
        others.remove(best)
        if most == 0:
            covered += 1
            continue
        covered += most
        for colour in state.library.code_tokens[best]:
            left[colour] = max(0, left[colour] - 1)
    return min(covered, total)


def matches_of(state: DarkestState, token: int, markers: list[int]) -> int:
    """Return how many markers a token removes."""
    found = 0
    for colour in state.library.code_tokens[token]:
        if markers[colour] > 0:
            found += 1
    return found


def matches_hoped(state: DarkestState, lock: int) -> float:
    """Return how many markers the token of a door removes, guessed where it lies face down."""
    token = state.locks[lock]
    if state.is_code_shown(lock):
        return float(matches_of(state, token, state.markers))
    colours = sum([1 for count in state.markers if count > 0])
    return len(state.library.code_tokens[token]) * colours / len(state.markers)


def may_force(state: DarkestState, lock: int, missing: int) -> bool:
    """Return whether a door may be worth the Darkness: one space, for a token that removes more markers."""
    if missing > MOST_FORCED or state.darkness + missing > state.library.darkness_last:
        return False
    if matches_of(state, state.locks[lock], state.markers) - missing >= FORCED_GAIN:
        return has_space_for(state, state.locks[lock], missing)
    held = sum([len(state.survivors[who].codes) for who in state.in_play()])
    rooms = terminals(state)
    if held < FEW_TOKENS or any(state.house.near[room] for room in rooms):
        return False
    return any(room in rooms for room in state.house.doors[lock])


def has_space_for(state: DarkestState, token: int, missing: int) -> bool:
    """Return whether enough Darkness is left after a door is forced to force what no token will remove."""
    held = [token]
    for who in state.in_play():
        held += state.survivors[who].codes
    spaces = TOKEN_SPACES - len(state.inserted)
    covered = best_cover(state, held, spaces) + markers_hoped(state) * max(0, spaces - len(held))
    forced = max(0.0, sum(state.markers) - covered)
    return state.darkness + missing + forced < state.library.darkness_last


def terminals(state: DarkestState) -> list[int]:
    """Return the rooms with a terminal."""
    tiles = state.house.plan.tiles
    return [2 * tile for tile in standing_corners(state) if "terminal" in tiles[tile].functions]


class Errands:
    """Where there is something to do: goals of all, and those of who carries Code Tokens."""

    def __init__(self, state: DarkestState, outlook: Outlook, ways: Ways) -> None:
        self.state: Final = state
        self.ways: Final = ways
        self.are_tokens_wanted: Final = outlook.wanted > 0
        self.common: Final[list[Goal]] = []
        self.carriers: Final[list[Goal]] = []
        # Who removes markers by force, and how far the others may be from the Laboratory meanwhile.
        self.forcer = NOBODY
        self.leash = 0.0
        # Whether the party need not stay together any more.
        self.is_parting: Final = outlook.wanted == 0 and outlook.uses <= PARTING
        # How far rooms are, as far as somebody has asked: of all, and of carriers.
        self.known: Final[dict[int, float]] = {}
        if state.act != EXPLORATION:
            self.common.extend(late_goals(state))
        elif outlook.left == 0:
            self.common.append(Goal(2 * state.house.plan.laboratory, 0.0))
            if can_search(state):
                self.add_rooms(SEARCH)
        else:
            to_laboratory = ways.to(2 * state.house.plan.laboratory)
            for room in terminals(state):
                # A terminal near the Laboratory saves the way back.
                detour = BACK * to_laboratory[room] - PULL
                if state.house.near[room]:
                    detour -= OPEN_PULL
                for place in state.house.locks_at[room]:
                    if state.locks[place] >= 0:
                        detour += DETOUR * outlook.missing(state, place)
                self.carriers.append(Goal(room, detour))
            if outlook.wanted > 0:
                self.add_doors(outlook)
                self.add_rooms(SEARCH)
            else:
                # Whoever has nothing to insert is in front of the Laboratory in time.
                self.common.append(Goal(ways.open_house.near[2 * state.house.plan.laboratory][0], 0.0))
                self.leash = LEASH * max(0, outlook.uses - 1)
                self.forcer = self.nearest_to_terminals() if outlook.held == 0 else NOBODY

    def nearest_to_terminals(self) -> int:
        """Return the Survivor who is nearest to a terminal."""
        best, least = NOBODY, float(FAR)
        for who, survivor in enumerate(self.state.survivors):
            if survivor.is_in_play():
                away = self.nearest(self.carriers, survivor.room)
                if away < least:
                    best, least = who, away
        return best

    def is_carrier(self, who: int) -> bool:
        """Return whether a Survivor has something to do at a terminal.

        A token that removes no marker it stands for waits there for nothing while others are looked for.
        """
        if not self.carriers:
            return False
        if self.forcer != NOBODY:
            return who == self.forcer
        codes = self.state.survivors[who].codes
        if not self.are_tokens_wanted:
            return bool(codes)
        return any(matches_of(self.state, code, self.state.markers) > 0 for code in codes)

    def add_doors(self, outlook: Outlook) -> None:
        """Add doors with Code Tokens, the farther the more symbols they lack."""
        house = self.state.house
        for place, code in enumerate(self.state.locks):
            if code >= 0:
                missing = outlook.missing(self.state, place)
                if self.state.is_code_shown(place):
                    # Nobody waits at a door whose symbols are still to be found elsewhere.
                    if missing > 0.0 and not may_force(self.state, place, int(missing)):
                        continue
                    detour = DETOUR * missing
                else:
                    detour = UNKNOWN_DOOR * missing
                detour -= MATCH * matches_hoped(self.state, place)
                for room in house.doors[place]:
                    self.common.append(Goal(room, detour))

    def add_rooms(self, detour: float) -> None:
        """Add rooms that can be searched."""
        state = self.state
        house = state.house
        for room in house.rooms:
            if not (state.searched >> room & 1 or house.is_closed[room] or state.is_burning(room // 2)):
                self.common.append(Goal(room, detour))

    def way(self, who: int, room: int) -> float:
        """Return how far a room is from the nearest goal of a Survivor; 0 where there is none."""
        is_carrier = self.is_carrier(who)
        key = 2 * room + is_carrier
        found = self.known.get(key, UNKNOWN)
        if found == UNKNOWN:
            found = self.nearest(self.carriers if is_carrier else self.common, room)
            if not is_carrier and self.leash:
                found = max(0.0, found - self.leash)
            if is_carrier and self.are_tokens_wanted:
                found = min(found, self.nearest(self.common, room))
            self.known[key] = found
        return found

    def leads_to_terminal(self, who: int, here: int, room: int) -> bool:
        """Return whether a step brings somebody with Code Tokens nearer to a terminal."""
        if not self.carriers or not self.is_carrier(who):
            return False
        return self.nearest(self.carriers, room) < self.nearest(self.carriers, here)

    def nearest(self, goals: list[Goal], room: int) -> float:
        if not goals:
            return 0.0 if not self.carriers else float(FAR)
        best = float(FAR)
        for goal in goals:
            if goal.detour < best:
                if goal.room == HELICOPTER:
                    away = float(flight_way(self.state, self.ways, room))
                else:
                    away = self.ways.to(goal.room)[room] + goal.detour
                if away < best:
                    best = away
        return best


def late_goals(state: DarkestState) -> list[Goal]:
    """Return where to go in the Grand Finale and in the flight."""
    if state.act == FLIGHT:
        return [Goal(HELICOPTER, 0.0)]
    return [] if state.nemesis is None else [Goal(state.nemesis.room, 0.0)]


def flight_way(state: DarkestState, ways: Ways, room: int) -> int:
    """Return how far a room is from the Helicopter tile, by the window beside which it hovers."""
    if room == HELICOPTER:
        return 0
    window = window_room(state)
    return FAR if window < 0 else ways.to(window)[room] + 1
