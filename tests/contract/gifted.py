"""Random games in which rare things happen: parties with skills few ever gain, and choices of all sorts."""

from collections.abc import Iterator

from tests.contract.tables import MOST_DECISIONS, start
from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.actions.move import Move, enter
from veglia.games.zombicide.engine.rules.danger import add_skill
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.turn import PLAYERS, SETUP
from veglia.kernel.dice import Dice, seeded
from veglia.kernel.game import Game
from veglia.kernel.machine import State, advance
from veglia.kernel.seats import Seat

SKILLS = 12


def can_learn(state: State) -> bool:
    """Return whether a game has skills, and has come to where they count."""
    return isinstance(state, ZombicideState) and state.asking is not None and state.turn.phase == PLAYERS


def learn(state: State, number: int, dice: Dice) -> None:
    """Give every Survivor so many skills, drawn of all there are, before the question that is open."""
    assert isinstance(state, ZombicideState)
    put_back(state)
    give_skills(state, number, dice)
    advance(state)


def put_back(state: ZombicideState) -> None:
    """Put the question that is open back onto the agenda: it is asked anew after what changes now."""
    question = state.asking
    assert question is not None
    state.asking = None
    state.push(question)


def give_skills(state: ZombicideState, number: int, dice: Dice) -> None:
    for who in range(len(state.survivors)):
        if not state.is_companion(who) and state.survivors[who].zone >= 0:
            for skill in drawn(state, number, dice):
                add_skill(state, who, skill)


def start_gifted(game: str, mission: str, seats: list[Seat], seed: int) -> Game:
    """Set a game up at random, then bring the party to where something happens, with skills to use there."""
    table = start(game, mission, seats, seed)
    state = table.state
    dice = seeded(seed)
    if isinstance(state, ZombicideState):
        while state.turn.phase == SETUP:
            table.choose(dice.below(len(state.offered)))
        put_back(state)
        give_skills(state, SKILLS, dice)
        meet(state, dice)
        advance(state)
    return table


def meet(state: ZombicideState, dice: Dice) -> None:
    """Scatter the party around a Companion, or else its first Survivor; a Zombie is in every Zone there."""
    lone = [who for who in range(len(state.survivors)) if state.is_companion(who)]
    spot = state.survivors[lone[dice.below(len(lone))] if lone else 0].zone
    zones = [spot, *state.board.ways.neighbours[spot]]
    for zone in zones:
        zombies.add(state, zone, 0, 1)
    for who in range(len(state.survivors)):
        if not state.is_companion(who):
            enter(state, who, zones[dice.below(len(zones))], Move.rule)


def drawn(state: ZombicideState, number: int, dice: Dice) -> list[int]:
    """Draw skills of different behaviours."""
    by_behaviour: dict[str, list[int]] = {}
    for skill, trait in enumerate(state.scenario.library.traits):
        if not trait.is_for_setup:
            by_behaviour.setdefault(type(trait).__name__, []).append(skill)
    kinds = sorted(by_behaviour)
    found: list[int] = []
    for _ in range(number):
        skills = by_behaviour[kinds.pop(dice.below(len(kinds)))]
        found.append(skills[dice.below(len(skills))])
    return found


def wander(game: Game, seed: int) -> Iterator[int]:
    """Play a game, yielding before each choice the choice that follows; each sort of option is as likely."""
    dice = seeded(-1 - seed)
    for _ in range(MOST_DECISIONS):
        if game.state.asking is None:
            return
        by_sort: dict[str, list[int]] = {}
        for number, option in enumerate(game.state.offered):
            by_sort.setdefault(type(option).__name__, []).append(number)
        sorts = sorted(by_sort)
        choices = by_sort[sorts[dice.below(len(sorts))]]
        choice = choices[dice.below(len(choices))]
        yield choice
        game.choose(choice)
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")
