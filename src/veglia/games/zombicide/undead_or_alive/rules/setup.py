"""Set-up: from a mission and seats to the first decision."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.inventory import Arrange, hand_over
from veglia.games.zombicide.engine.rules.opening import beginning, shuffled
from veglia.games.zombicide.engine.rules.scenario import Library, Scenario
from veglia.games.zombicide.engine.rules.scope import MELEE, PISTOL, RIFLE
from veglia.games.zombicide.engine.rules.starting import ChooseStart
from veglia.games.zombicide.engine.rules.turn import StartRound
from veglia.games.zombicide.undead_or_alive.rules.bounty import SetBountyAside
from veglia.games.zombicide.undead_or_alive.rules.events import GearGiven
from veglia.games.zombicide.undead_or_alive.rules.hooks import parts_of
from veglia.games.zombicide.undead_or_alive.rules.machines import JamWagon
from veglia.games.zombicide.undead_or_alive.rules.opening import UndeadOpening, UndeadParty
from veglia.games.zombicide.undead_or_alive.rules.scope import BRAWLER
from veglia.games.zombicide.undead_or_alive.rules.setup_companions import BindCompanion
from veglia.games.zombicide.undead_or_alive.rules.setup_start import ChooseNoiseZone
from veglia.games.zombicide.undead_or_alive.rules.slots import PREFERRED, fits
from veglia.games.zombicide.undead_or_alive.rules.state import WAITING, UndeadState
from veglia.kernel.dice import Dice
from veglia.kernel.machine import Ask, Option

HEALTH: Final = 2
BRAWLER_HEALTH: Final = 3
# The gear that stands for "one of the Starting Equipment cards".
ANY_STARTING: Final = "starting"


def first_state(scenario: Scenario, party: UndeadParty, opening: UndeadOpening, dice: Dice) -> UndeadState:
    """Return the state before its first step."""
    library = scenario.library
    starts = opening.starts
    search = shuffled(opening.search, dice)
    bounty_deck = shuffled(opening.bounty, dice)
    zombie_deck = shuffled(list(range(len(library.zombie_cards))), dice)
    health = [health_of(library, profile) for profile in party.profiles]
    state = UndeadState(
        beginning(scenario, party, opening, health, search, zombie_deck, opening.starting[:], dice),
        starts[0],
        False,
        [],
        bounty_deck,
        [],
        [0],
        [],
        (),
        opening.wagon_zone,
        opening.gatling_zone,
        opening.strip,
        False,
        WAITING,
    )
    state.dice = dice
    survivors = state.survivors
    for kind, zone, count in opening.figures:
        zombies.add(state, zone, kind, count)
    state.push(StartRound())
    for step in reversed(opening.gear):
        state.push(step)
    for who in range(len(survivors) - 1, -1, -1):
        for skill in survivors[who].skills:
            library.traits[skill].gained(state, who)
    for who in range(len(survivors) - 1, -1, -1):
        state.push(ChooseStartingGear(who))
    parts = parts_of(state)
    if parts.machines.wagon.stuck_rule:
        state.push(JamWagon(parts.machines.wagon.stuck_rule))
    for _ in range(party.companions):
        state.push(BindCompanion(opening.companion_classes))
    for step in reversed(opening.steps):
        state.push(step)
    if len(starts) > 1:
        state.push(ChooseNoiseZone(tuple(starts)))
        for who in range(len(survivors) - 1, -1, -1):
            state.push(ChooseStart(who, tuple(starts), opening.start_rule))
    bounty = parts.reward.bounty
    if bounty is not None and bounty.treasure > 0:
        state.push(SetBountyAside(bounty.treasure, bounty.treasure_rule))
    return state


def health_of(library: Library, profile: int) -> int:
    """Return the whole Health of a Survivor."""
    return BRAWLER_HEALTH if library.profiles[profile].class_bit == BRAWLER else HEALTH


def starting_cards(state: UndeadState, scopes: int) -> list[int]:
    """Return one card beside the board for each type of Starting Equipment of some scopes (0: any)."""
    found: list[int] = []
    types: list[int] = []
    for card in state.aside:
        kind = state.scenario.library.type_of[card]
        if kind not in types and (scopes == 0 or state.card(card).scopes & scopes != 0):
            types.append(kind)
            found.append(card)
    return found


class StartWith(Option):
    """Start with this card in this slot."""

    def __init__(self, card: int, slot: int) -> None:
        self.card = card
        self.slot = slot


class ChooseStartingGear(Ask[UndeadState]):
    """Each Survivor gets the Starting Equipment of its Preferred slot, in a Hand or in that slot."""

    rule: ClassVar[str] = "uoa.setup.starting-weapon"

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def seat(self, state: UndeadState) -> int:
        return state.survivors[self.survivor].seat

    def options(self, state: UndeadState) -> list[Option]:
        wanted = state.scenario.library.profiles[state.survivors[self.survivor].profile].preferred
        out: list[Option] = []
        for card in starting_cards(state, wanted & (MELEE | PISTOL | RIFLE)):
            if fits(state, self.survivor, PREFERRED, card):
                out.append(StartWith(card, PREFERRED))
            out.append(StartWith(card, 0))
        return out

    def take(self, state: UndeadState, option: Option) -> None:
        assert isinstance(option, StartWith)
        state.aside.remove(option.card)
        state.survivors[self.survivor].cards[option.slot] = option.card
        state.emit(GearGiven(self.survivor, option.card), "uoa.setup.starting-equipment-slot")


class ArrangeGear(Arrange):
    """Find a place for a card that the mission gives at setup."""

    rule: ClassVar[str] = "uoa.setup.starting-equipment-slot"


class GiveGear(Option):
    """Give this card to this Survivor."""

    def __init__(self, card: int, survivor: int) -> None:
        self.card = card
        self.survivor = survivor


class AssignGear(Ask[UndeadState]):
    """The first player gives a card of the mission to one of their Survivors."""

    rule: ClassVar[str] = "uoa.mission.precedence"

    def __init__(self, gear: str, under: str) -> None:
        self.gear = gear
        self.under = under

    def cites(self, state: UndeadState) -> str:
        return self.under

    def seat(self, state: UndeadState) -> int:
        return state.turn.first_seat

    def options(self, state: UndeadState) -> list[Option]:
        seat = state.turn.first_seat
        owners = [who for who, survivor in enumerate(state.survivors) if survivor.seat == seat]
        return [GiveGear(card, who) for card in self._cards(state) for who in owners]

    def _cards(self, state: UndeadState) -> list[int]:
        if self.gear == ANY_STARTING:
            return starting_cards(state, 0)
        return [min([card for card in state.equipment.pile if state.card(card).id == self.gear])]

    def take(self, state: UndeadState, option: Option) -> None:
        assert isinstance(option, GiveGear)
        pile = state.aside if self.gear == ANY_STARTING else state.equipment.pile
        pile.remove(option.card)
        state.emit(GearGiven(option.survivor, option.card), self.under)
        hand_over(state, option.survivor, option.card, ArrangeGear(option.survivor, -1, (), ()))
