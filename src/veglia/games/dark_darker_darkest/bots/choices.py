"""Which options are worth a thought: steps that lead somewhere, the best weapon, one of several actors."""

from typing import Final

from veglia.games.dark_darker_darkest.bots.belongings import weapon_worth
from veglia.games.dark_darker_darkest.bots.goals import Errands, Outlook, matches_of, may_force
from veglia.games.dark_darker_darkest.bots.ways import Ways, watched_rooms, ways_of
from veglia.games.dark_darker_darkest.rules.abilities.innate_bruce import ShareAp
from veglia.games.dark_darker_darkest.rules.actions.corners import COST, FillWeapon, TakeMedicine, is_usable
from veglia.games.dark_darker_darkest.rules.actions.escape import HelpFree, RollEscape
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.fly import ClimbIn, MoveHelicopter
from veglia.games.dark_darker_darkest.rules.actions.move import GoTogether, LeadMove, Move
from veglia.games.dark_darker_darkest.rules.actions.open_door import TryDoor, missing_symbols
from veglia.games.dark_darker_darkest.rules.actions.reactor import InsertAtReactor
from veglia.games.dark_darker_darkest.rules.actions.search import Search
from veglia.games.dark_darker_darkest.rules.actions.terminal import TOKEN_SPACES, ForceTerminal, InsertCode
from veglia.games.dark_darker_darkest.rules.actions.trade import Give, GiveCode, Take, TakeCode
from veglia.games.dark_darker_darkest.rules.actions.victim import MoveVictim
from veglia.games.dark_darker_darkest.rules.buying import BuyAbility
from veglia.games.dark_darker_darkest.rules.finale_round import FinaleActs, ShiftCubes
from veglia.games.dark_darker_darkest.rules.first_aid import UseFirstAid
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, FLIGHT, NO_CARD, DarkestState
from veglia.kernel.machine import Ask, Option

# Wounds from which a first aid is worth a card, and a cabinet two Action Points.
HURT: Final = 2
# So many cubes have to lie in the left space before they are shifted of one's own will.
FEW_CUBES: Final = 4
# So many markers that no token is expected to remove are removed by force as soon as possible.
SURELY: Final = 0.5


class Thoughts:
    """What is worked out once for a question between actions."""

    def __init__(self, state: DarkestState, asking: Ask[DarkestState]) -> None:
        self.asking: Final = asking
        self.outlook: Final = Outlook(state)
        self.ways: Final[Ways] = ways_of(state)
        self.watched: Final = watched_rooms(state) if state.cameras else set()
        self.errands: Final = Errands(state, self.outlook, self.ways)
        # Who acts for a room, where it does not matter who: whoever has most Action Points.
        self.actors: Final[dict[int, int]] = {}
        for who in state.in_play():
            survivor = state.survivors[who]
            actor = self.actors.get(survivor.room, -1)
            if actor < 0 or survivor.ap > state.survivors[actor].ap:
                self.actors[survivor.room] = who

    def considers(self, state: DarkestState, option: Option) -> bool:
        """Return whether an option of somebody's actions is worth a thought."""
        if isinstance(option, (Move, LeadMove)):
            return self.leads_on(state, option.who, option.room, isinstance(option, Move))
        if isinstance(option, TakeCode):
            return self.considers_taking(state, option)
        if isinstance(option, (Give, Take, GiveCode, ShareAp)):
            return False
        if isinstance(option, (Search, TryDoor)):
            room = state.survivors[option.who].room
            is_actor = self.actors.get(room, -1) == option.who and not state.has_enemies(room)
            return is_actor and (not isinstance(option, TryDoor) or self.is_affordable(state, option))
        if isinstance(option, Attack):
            return option.card == best_weapon(state, option.who)
        if isinstance(option, (InsertCode, ForceTerminal)):
            return self.considers_code(state, option)
        if isinstance(option, UseFirstAid):
            return state.survivors[option.to].wounds >= HURT
        return considers_other(state, self.ways, option)

    def leads_on(self, state: DarkestState, who: int, room: int, is_alone: bool) -> bool:
        """Return whether a step leads nearer to something, or away from fire, cameras and enemies."""
        here = state.survivors[who].room
        if state.act == EXPLORATION and self.errands.leads_to_terminal(who, here, room):
            return True
        if is_alone and state.act == EXPLORATION and self.actors.get(here, -1) != who:
            # One scout is enough; the others come along or stay.
            return state.is_burning(here // 2)
        if state.is_burning(here // 2) or (here in self.watched and room not in self.watched):
            return True
        if self.errands.way(who, room) < self.errands.way(who, here):
            return True
        return state.act == EXPLORATION and bool(state.in_room(room))

    def is_affordable(self, state: DarkestState, option: TryDoor) -> bool:
        """Return whether a door may be worth its Darkness: a token that is known removes markers for it."""
        lock = option.lock
        if not state.is_code_shown(lock):
            left = state.library.darkness_last - state.darkness
            return self.outlook.missing(state, lock) <= left + 1
        missing = missing_symbols(state, option.who, lock)
        return missing == 0 or may_force(state, lock, missing)

    def considers_code(self, state: DarkestState, option: Option) -> bool:
        """Of all ways to use a terminal: tokens for their matches, any marker only where that is all."""
        first = next(colour for colour, count in enumerate(state.markers) if count > 0)
        if isinstance(option, ForceTerminal):
            return self.considers_force(state) and option.colour == self.uncovered(state, first)
        assert isinstance(option, InsertCode)
        if option.colour < 0:
            return True
        return option.colour == first and matches_of(state, option.code, state.markers) == 0

    def considers_force(self, state: DarkestState) -> bool:
        """Return whether force may help: tokens go first, and the last Darkness opens the Laboratory."""
        outlook = self.outlook
        if outlook.left == 1:
            return True
        uncovered = outlook.left - outlook.covered - outlook.hoped * outlook.wanted
        is_waiting = outlook.held > 0 or (outlook.wanted > 0 and uncovered < SURELY)
        return not is_waiting and state.darkness + 1 < state.library.darkness_last

    def considers_taking(self, state: DarkestState, option: TakeCode) -> bool:
        """Return whether to take a Code Token: only who takes it has the Action Points to insert it here."""
        if state.act != EXPLORATION or len(state.inserted) >= TOKEN_SPACES:
            return False
        is_able = state.survivors[option.who].ap > COST and state.survivors[option.other].ap < COST
        return is_able and is_usable(state, option.who, "terminal")

    def uncovered(self, state: DarkestState, first: int) -> int:
        """Return the colour of a marker that no token at hand removes."""
        held: set[int] = set()
        for who in state.in_play():
            for code in state.survivors[who].codes:
                held.update(state.library.code_tokens[code])
        for colour, count in enumerate(state.markers):
            if count > 0 and colour not in held:
                return colour
        return first


def best_weapon(state: DarkestState, who: int) -> int:
    """Return the weapon with which a Survivor attacks best now, of those that are offered."""
    best, most = NO_CARD, -1.0
    for option in state.offered:
        if isinstance(option, Attack) and option.who == who and option.card != NO_CARD:
            worth = weapon_worth(state, option.card)
            if worth > most:
                best, most = option.card, worth
    return best


def considers_other(state: DarkestState, ways: Ways, option: Option) -> bool:
    """Return whether an option that is seldom there is worth a thought."""
    if isinstance(option, TakeMedicine):
        return state.survivors[option.who].wounds >= HURT
    if isinstance(option, FillWeapon):
        return 2 * state.ammo[option.card] <= state.card_type(option.card).ammo
    if isinstance(option, MoveVictim):
        home = ways.to(2 * state.house.plan.entrance)
        return home[option.room] < home[state.extras.victims[option.victim].room]
    if isinstance(option, InsertAtReactor):
        return state.extras.is_leaking
    if isinstance(option, MoveHelicopter):
        return state.act == FLIGHT
    if isinstance(option, ClimbIn):
        return False
    if isinstance(option, ShiftCubes):
        return len(state.left_cubes) >= FEW_CUBES or not any(survivor.ap for survivor in state.survivors)
    return True


class Chooser:
    """Keeps the thoughts about the last question."""

    def __init__(self) -> None:
        self.thoughts: Thoughts | None = None

    def considers(self, state: DarkestState, option: Option) -> bool:
        asking = state.asking
        if isinstance(option, (GoTogether, RollEscape)):
            # Whoever can comes along and helps.
            return not any(isinstance(other, HelpFree) for other in state.offered) and len(state.offered) == 1
        if not isinstance(asking, (GroupActs, FinaleActs)) or isinstance(option, BuyAbility):
            return True
        thoughts = self.thoughts
        if thoughts is None or thoughts.asking is not asking:
            thoughts = Thoughts(state, asking)
            self.thoughts = thoughts
        return thoughts.considers(state, option)
