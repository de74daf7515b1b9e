"""Hints: cards are put away without going round in circles, and nothing is done only for a reason."""

from collections.abc import Iterator

import pytest

from veglia import catalog
from veglia.agents import Limits, hint
from veglia.agents.hints import is_idle, with_reason
from veglia.agents.knowledge import Knowledge
from veglia.agents.random import RandomAgent
from veglia.agents.search import Candidate, OptionSearch
from veglia.agents.turns import mind_of
from veglia.games.zombicide.engine.rules.events import CardPlaced
from veglia.games.zombicide.engine.rules.inventory import Reorganise
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, begin

FAMILY = ("undead_or_alive", "dark_side")
FEW = Limits(12, 0.0)
# Of each game, so many questions about where cards go.
MOST = 3


def questions(game: str, seed: int) -> Iterator[Game]:
    """Play at random, yielding each question with its game."""
    title = catalog.GAMES[game]
    table = begin(title, title.setup(title.missions()[0], None, seed, {}))
    agent = RandomAgent(seeded(seed))
    while table.state.asking is not None:
        yield table
        table.choose(agent.choose(Knowledge(title, table.state)))


def packing(game: str) -> Iterator[Game]:
    """Yield questions about where a card goes."""
    for seed in range(2):
        found = 0
        for table in questions(game, seed):
            if found < MOST and isinstance(table.state.asking, Reorganise) and len(table.state.offered) > 2:
                found += 1
                yield table.copy()


@pytest.mark.parametrize("game", FAMILY)
def test_whoever_follows_hints_puts_every_card_away_once(game: str) -> None:
    title = catalog.GAMES[game]
    asked = 0
    for table in packing(game):
        asked += 1
        placed: list[tuple[int, int]] = []
        while isinstance(table.state.asking, Reorganise):
            found = hint(title, Knowledge(title, table.state), seeded(asked), FEW, "en")
            # As bots do it, in any world.
            assert found.choice == title.evaluation().preset(table.state)
            for event in table.choose(found.choice):
                if isinstance(event, CardPlaced):
                    placed.append((event.survivor, event.card))
        assert len(placed) == len(set(placed))
    assert asked > MOST


def ending_turns(game: str) -> Iterator[tuple[Game, int]]:
    """Yield questions at which one may do nothing, with the number of that option."""
    title = catalog.GAMES[game]
    for table in questions(game, 2):
        offered = range(len(table.state.offered))
        idle = [number for number in offered if is_idle(title, table.state, number)]
        is_preset = title.evaluation().preset(table.state) >= 0
        if idle and len(idle) < len(offered) and not is_preset:
            yield table, idle[0]


@pytest.mark.parametrize("game", list(catalog.GAMES))
def test_nothing_is_done_only_when_everything_else_is_known_to_be_worse(game: str) -> None:
    title = catalog.GAMES[game]
    table, idle = next(ending_turns(game))
    other = next(
        number for number in range(len(table.state.offered)) if not is_idle(title, table.state, number)
    )
    search = OptionSearch(mind_of(title, title.evaluation(), Knowledge(title, table.state)), seeded(1), 1)
    nothing, something = Candidate(idle), Candidate(other)
    search.usual, search.candidates = nothing, [something]

    # Too few worlds tell nothing: something is done.
    something.add(-0.1)
    assert with_reason(title, table.state, search, nothing) == (something, None)
    # It is worse now and then, and better now and then.
    for _ in range(10):
        something.add(0.2)
        something.add(-0.2)
    assert with_reason(title, table.state, search, nothing) == (something, None)
    # It is worse in every world: that is the reason.
    for _ in range(60):
        something.add(-0.3)
    assert with_reason(title, table.state, search, nothing) == (nothing, something)
    # Nothing has surely beaten what came off best when it was weighed.
    search.usual, search.candidates = something, [nothing]
    for _ in range(30):
        nothing.add(0.4)
    assert with_reason(title, table.state, search, nothing) == (nothing, something)


@pytest.mark.parametrize("game", list(catalog.GAMES))
def test_a_hint_to_do_nothing_names_what_would_be_worse(game: str) -> None:
    title = catalog.GAMES[game]
    hinted = 0
    for table, _ in ending_turns(game):
        found = hint(title, Knowledge(title, table.state), seeded(3), FEW, "en")
        if is_idle(title, table.state, found.choice):
            world = table.state
            search_saw_more = found.rival != ""
            considered = [option for option in world.offered if title.evaluation().considers(world, option)]
            assert search_saw_more or len(considered) <= 1 or all_idle(table)
            assert found.worse >= 0.0
        else:
            assert (found.rival, found.worse) == ("", 0.0)
        hinted += 1
        if hinted == 3:
            break
    assert hinted > 0


def all_idle(table: Game) -> bool:
    title, state = table.title, table.state
    evaluation = title.evaluation()
    return all(
        is_idle(title, state, number)
        for number, option in enumerate(state.offered)
        if evaluation.considers(state, option)
    )
