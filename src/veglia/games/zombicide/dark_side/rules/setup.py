"""Set-up: from a mission and seats to the first decision."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.cards import RESERVE, DarkProfile
from veglia.games.zombicide.dark_side.rules.doors import lay_board
from veglia.games.zombicide.dark_side.rules.noise import DECOY_NOISE
from veglia.games.zombicide.dark_side.rules.opening import DarkOpening
from veglia.games.zombicide.dark_side.rules.scope import CIVILIAN
from veglia.games.zombicide.dark_side.rules.setup_gear import ChooseKit, GiveSquadKit, HandOutDrones
from veglia.games.zombicide.dark_side.rules.setup_start import AddSpawnToken, ChooseFirstSpawn
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.rules.station import StationBoard
from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.opening import Party, beginning, shuffled
from veglia.games.zombicide.engine.rules.scenario import Library, Scenario
from veglia.games.zombicide.engine.rules.starting import ChooseStart
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.games.zombicide.engine.rules.turn import StartRound
from veglia.kernel.dice import Dice
from veglia.kernel.machine import Step

# With so many Survivors a mission is as printed.
USUAL_PARTY = 6


def first_state(scenario: Scenario, party: Party, opening: DarkOpening, dice: Dice) -> DarkState:
    """Return the state before its first step."""
    board = scenario.board
    assert isinstance(board, StationBoard)
    search = shuffled(opening.search, dice)
    prototypes = shuffled(opening.prototypes, dice)
    xenos = shuffled(opening.xenos, dice)
    armor = [armor_of(scenario.library, profile) for profile in party.profiles]
    aside = opening.starting + opening.reserve[: beyond_usual(len(party.profiles))]
    state = DarkState(
        beginning(scenario, party, opening, armor, search, xenos, aside, dice),
        [0] * board.size,
        opening.doors[:],
        opening.pits[:],
        prototypes,
        opening.prototype_zones[:],
        opening.machines[:],
        OFF_BOARD,
        [],
        [],
        False,
        opening.pieces.copy(),
    )
    state.dice = dice
    for zone in state.pieces.decoys:
        state.noise[zone] += DECOY_NOISE
    lay_board(state)
    for kind, zone, count in opening.figures:
        zombies.add(state, zone, kind, count)
    push_setup(state, opening)
    return state


def push_setup(state: DarkState, opening: DarkOpening) -> None:
    """Push the steps of the set-up in which something is chosen or told, and the first round after them."""
    steps = kits(state)
    if not state.pieces.drone_zones:
        steps.append(HandOutDrones(()))
    for _ in range((beyond_usual(len(state.survivors)) + 1) // 2):
        steps.append(AddSpawnToken())
    steps.append(ChooseFirstSpawn())
    steps.append(BeginPlay())
    for step in reversed(steps):
        state.push(step)
    if len(opening.starts) > 1:
        for who in range(len(state.survivors) - 1, -1, -1):
            state.push(ChooseStart(who, tuple(opening.starts), opening.start_rule))


def beyond_usual(party: int) -> int:
    """Return how many Survivors there are beyond the usual party."""
    return max(0, party - USUAL_PARTY)


def reserve_cards(library: Library, party: int) -> list[int]:
    """Return the Starting Equipment that joins for a large party: one of each kind in turn."""
    cards = [card for card in range(len(library.type_of)) if library.cards[card].group == RESERVE]
    by_turns = sorted(cards, key=lambda card: (library.type_of[:card].count(library.type_of[card]), card))
    return by_turns[: beyond_usual(party)]


def kits(state: DarkState) -> list[Step[DarkState]]:
    """Return who gets Starting Equipment, in order: the squad, then those who may have the fewest cards."""
    squad: list[Step[DarkState]] = []
    civilians: list[Step[DarkState]] = []
    soldiers: list[Step[DarkState]] = []
    for who, survivor in enumerate(state.survivors):
        profile = state.scenario.library.profiles[survivor.profile]
        assert isinstance(profile, DarkProfile)
        if profile.is_squad:
            squad.append(GiveSquadKit(who))
        elif survivor.classes & CIVILIAN != 0:
            civilians.append(ChooseKit(who))
        else:
            soldiers.append(ChooseKit(who))
    return squad + civilians + soldiers


class BeginPlay(Step[DarkState]):
    """Everything is set up: skills that act at the start do, and the first round begins."""

    rule: ClassVar[str] = "ds.round.structure"

    def run(self, state: DarkState) -> None:
        state.push(StartRound())
        for who in range(len(state.survivors) - 1, -1, -1):
            for skill in state.survivors[who].skills:
                state.scenario.library.traits[skill].gained(state, who)


def armor_of(library: Library, profile: int) -> int:
    """Return the whole Armor of a Survivor."""
    card = library.profiles[profile]
    assert isinstance(card, DarkProfile)
    return card.armor
