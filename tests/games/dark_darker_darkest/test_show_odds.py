"""Chances against what really happens: every roll is played through, and the best of it is taken."""

from collections.abc import Iterator
from itertools import product

import pytest

from tests.games.dark_darker_darkest.table import (
    ENTRANCE,
    TITLE,
    acting,
    again,
    card,
    choose,
    creature,
    find,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.escape import BreakFree, HelpFree, RollEscape
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.search import Search
from veglia.games.dark_darker_darkest.rules.attack import CancelOwn
from veglia.games.dark_darker_darkest.rules.attack_results import AssignAttack, HitCreature, HitZombie
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.pieces import FREE, GRIPPED
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.zombies import CHUNK
from veglia.games.dark_darker_darkest.show.explain.odds import attack_odds
from veglia.kernel.chance import ToldDice
from veglia.kernel.game import Game
from veglia.kernel.machine import Option, answer

PRESENTATION = TITLE.presentation
# A Terror Die that does nothing in an empty house.
CREATURE_REACTION = 2


def taken(state: DarkestState, option: Option) -> DarkestState:
    """Return a copy in which an option has been taken."""
    twin = state.copy()
    answer(twin, option)
    return twin


def outcomes(game: Game, option: Option, dice: int, *others: int) -> Iterator[DarkestState]:
    """Yield what an option comes to with each result of some Survivor Dice; other dice are told."""
    for told in product(range(6), repeat=dice):
        state = state_of(game).copy()
        state.dice = ToldDice((*told, *others), state.dice.reveals)
        answer(state, option)
        yield state


def best_hits(state: DarkestState) -> int:
    """Return how many hits an attack has at best, once Failures have cancelled as the attacker likes."""
    if isinstance(state.asking, CancelOwn):
        return max(best_hits(taken(state, option)) for option in state.offered)
    if not isinstance(state.asking, AssignAttack):
        return 0
    return state.asking.hits if any(isinstance(one, (HitZombie, HitCreature)) for one in state.offered) else 0


@pytest.mark.parametrize(
    ("who", "weapon", "room", "chunk"),
    [
        ("jack", "sniper_rifle", 16, False),
        ("jack", "sniper_rifle", 18, False),
        ("jack", "shotgun", 12, False),
        ("jack", "shotgun", 14, False),
        ("jack", "automatic", 10, False),
        ("jack", "automatic", 16, False),
        ("jack", "handgun", 14, False),
        ("bruce", "handgun", 14, False),
        ("jack", "sniper_rifle", 14, True),
    ],
)
@rule(
    "ddd.sdie.failure",
    "ddd.sdie.crosshair",
    "ddd.item.sniper-rifle",
    "ddd.char.jack.hawk-eye",
    "ddd.zexp.chunk",
)
def test_the_odds_of_an_attack_are_those_of_all_its_rolls(
    who: str, weapon: str, room: int, chunk: bool
) -> None:
    game = acting(who, "nina", rooms=(10, ENTRANCE))
    state = state_of(game)
    # Every ability, so that dice, range and hits are changed.
    state.survivors[0].bought = 0b11111
    number = card(game, 0, weapon)
    state.hordes[room] = (0, CHUNK) if chunk else (0,)
    if chunk:
        creature(game, "gorilla", 16)
    again(game)
    option = find(game, Attack, who=0, card=number)
    assert option is not None
    odds = attack_odds(state, 0, number)
    found = [best_hits(one) for one in outcomes(game, option, odds.dice)]
    assert odds.far == {10: 0, 12: 1, 14: 2, 16: 3, 18: 4}[16 if chunk else room]
    assert odds.expected == pytest.approx(sum(found) / len(found))
    assert odds.any_hit == pytest.approx(sum(hits > 0 for hits in found) / len(found))


@pytest.mark.parametrize(("pile", "lucy"), [(9, True), (2, False), (1, True), (0, False)])
@rule("ddd.search.success", "ddd.search.distribute", "ddd.char.lucy.researcher")
def test_the_odds_of_a_search_are_those_of_all_its_rolls(pile: int, lucy: bool) -> None:
    game = acting("lucy", "nina", rooms=(14,))
    state = state_of(game)
    state.pile = state.pile[:pile]
    if lucy:
        state.survivors[0].bought = 0b11111
    again(game)
    option = find(game, Search, who=1)
    assert option is not None
    found: list[int] = []
    for after in outcomes(game, option, 2, CREATURE_REACTION):
        while not isinstance(after.asking, GroupActs):
            answer(after, after.offered[0])
        held = [len(one.left) + len(one.right) for one in after.survivors]
        found.append(sum(held) - 2)
    said = PRESENTATION.preview(state, option, "en").lines[0]
    some, mean = sum(cards > 0 for cards in found) / len(found), sum(found) / len(found)
    assert said == f"2 dice; at least one card: {some:.0%}, {mean:.1f} on average."


@rule("ddd.grip.help", "ddd.char.bunny.innate", "ddd.grip.help-retreat")
def test_the_odds_of_an_escape_are_those_of_all_its_rolls() -> None:
    game = acting("nina", "leo", "bunny", "bruce")
    state = state_of(game)
    zombies(game, ENTRANCE, 1)
    state.survivors[0].grip = GRIPPED
    again(game)
    choose(game, BreakFree, who=0)
    choose(game, HelpFree, who=1)
    choose(game, HelpFree, who=2)
    option = find(game, RollEscape)
    assert option is not None
    # Seven dice in all, of which four are rolled: both of Bunny's, whose Successes free, too.
    freed = [after.survivors[0].grip == FREE for after in outcomes(game, option, 4)]
    said = PRESENTATION.preview(state, option, "en").lines
    assert said == [f"4 dice; at least one Retreat: {sum(freed) / len(freed):.0%}."]
    assert sum(freed) / len(freed) == pytest.approx(1 - (5 / 6) ** 2 * (3 / 6) ** 2)
