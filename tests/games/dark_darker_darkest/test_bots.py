"""Bots do what helps: they search, open doors, use terminals, fight, free each other, and flee from fire."""

import pytest

from tests.games.dark_darker_darkest.finale_table import LAB, before_finale, nemesis_of
from tests.games.dark_darker_darkest.table import (
    TITLE,
    acting,
    again,
    burn,
    card,
    choose,
    cleared,
    open_lock,
    stage,
    state_of,
    zombies,
)
from veglia.agents.hints import hint
from veglia.agents.knowledge import Knowledge
from veglia.agents.search import Limits
from veglia.agents.strengths import STRENGTHS, make_agent
from veglia.games.dark_darker_darkest.bots.evaluation import points_of
from veglia.games.dark_darker_darkest.bots.goals import Outlook, best_cover, may_force
from veglia.games.dark_darker_darkest.bots.ways import CODE_DOOR, PADLOCK, ways_of
from veglia.games.dark_darker_darkest.rules.actions.escape import BreakFree, FreeCompanion
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.enemy_attack import Bear, Cancel, CancelResults, Results
from veglia.games.dark_darker_darkest.rules.pieces import GRIPPED
from veglia.games.dark_darker_darkest.rules.symbols import DAMAGE, FEAR, GRIP, SERIOUS
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, apply
from veglia.kernel.machine import Option

# The corner C3 of the beginner's house, with a terminal, and the lock of its door.
CORNER = 38


def chosen(game: Game, strength: str = "heuristic") -> Option:
    """Return what a bot takes of what is offered now."""
    number = make_agent(strength, TITLE, 1).choose(Knowledge(TITLE, game.state))
    assert number >= 0
    return game.state.offered[number]


def lock_of(game: Game, room: int) -> int:
    return state_of(game).house.locks_at[room][0]


def play_actions(game: Game, most: int = 30) -> None:
    """Let a bot play until the actions of the group are over."""
    bot = make_agent("heuristic", TITLE, 1)
    for _ in range(most):
        if game.state.asking is None:
            return
        apply(TITLE, game.state, bot.choose(Knowledge(TITLE, game.state)))


def test_who_has_a_token_that_matches_uses_the_terminal() -> None:
    game = acting("bruce", "jack", rooms=(CORNER,))
    state = state_of(game)
    open_lock(game, lock_of(game, CORNER))
    code = state.lost_codes.pop()
    state.survivors[0].codes.append(code)
    state.markers = [0] * len(state.markers)
    for colour in state.library.code_tokens[code]:
        state.markers[colour] = 1
    state.dice = seeded(2)
    again(game)

    play_actions(game, 8)

    assert state.inserted == [code]
    assert sum(state.markers) == 0


def test_all_go_into_the_laboratory_once_it_is_open() -> None:
    game = acting("bruce", "jack", rooms=(18,))
    state = state_of(game)
    state.markers = [0] * len(state.markers)
    state.house = state.house.with_code_open(1)
    # Two Rounds are left.
    state.darkness, state.event = 4, 1
    state.dice = seeded(3)
    again(game)

    play_actions(game, 12)

    assert state.act == 2
    assert state.bearer >= 0


def test_zombies_in_the_room_are_attacked_with_the_best_weapon() -> None:
    game = acting("bruce", "leo", rooms=(34,))
    shotgun = card(game, 0, "shotgun")
    zombies(game, 34, 2)
    again(game)

    state = state_of(game)
    state.dice = seeded(8)
    play_actions(game, 12)

    # Of two weapons of the first Survivor only the better one was fired.
    handgun = next(
        one for one in range(len(state.ammo)) if state.card_type(one).id == "handgun" and state.ammo[one]
    )
    assert state.ammo[shotgun] < state.card_type(shotgun).ammo
    assert state.ammo[handgun] == state.card_type(handgun).ammo
    assert len(state.hordes[34]) < 2


def test_a_gripped_companion_is_freed() -> None:
    game = acting("bruce", "jack", rooms=(34,))
    state = state_of(game)
    zombies(game, 34, 4)
    state.survivors[0].grip = GRIPPED
    state.survivors[0].ap = 1
    again(game)

    assert isinstance(chosen(game), (FreeCompanion, BreakFree, Attack))


def test_who_stands_in_a_great_fire_leaves_it() -> None:
    game = acting("bruce", "jack", rooms=(34,))
    state = state_of(game)
    burn(game, 17, 2)
    state.dice = seeded(5)
    again(game)

    play_actions(game, 8)

    assert all(survivor.room != 34 for survivor in state.survivors)


def test_first_aid_goes_to_who_is_near_death() -> None:
    game = acting("bruce", "jack", rooms=(34,))
    state = state_of(game)
    kit = card(game, 1, "first_aid_kit")
    state.survivors[0].wounds = state.settings.health - 1
    zombies(game, 32, 3)
    again(game)

    state.dice = seeded(8)
    play_actions(game, 12)

    assert kit in state.removed
    assert state.survivors[0].wounds < state.settings.health - 1


ROLLED = (DAMAGE, SERIOUS, GRIP)


def test_a_defence_cancels_the_grip_where_one_is_left_free() -> None:
    game = cleared("bruce", "jack", "leo")
    state = state_of(game)
    state.survivors[0].grip = GRIPPED
    zombies(game, 34, 3)
    stage(game, CancelResults(0, 34, ROLLED, (), ROLLED, 1))

    option = chosen(game)

    assert isinstance(option, Cancel)
    assert option.result == GRIP


@pytest.mark.parametrize(("result", "who"), [(SERIOUS, 1), (FEAR, 0)])
def test_results_go_to_who_bears_them_best(result: int, who: int) -> None:
    game = cleared("bruce", "jack")
    state = state_of(game)
    state.survivors[0].wounds = state.settings.health - 2
    zombies(game, 34, 1)
    stage(game, Results(0, 34, (result,)))

    option = chosen(game)

    assert isinstance(option, Bear)
    assert option.who == who


def test_the_nemesis_is_attacked_in_the_grand_finale() -> None:
    game = before_finale("bruce", "jack")
    state = state_of(game)
    again(game)
    choose(game, Move, 0, 0, who=0, room=LAB)
    state.dice = seeded(9)
    before = sum(nemesis_of(game).cubes)

    play_actions(game, 25)

    assert state.nemesis is None or sum(state.nemesis.cubes) < before


def test_tokens_cover_what_matches_and_one_marker_without_a_match() -> None:
    game = acting("bruce", "jack")
    state = state_of(game)
    tokens = state.library.code_tokens
    state.markers = [0] * len(state.markers)
    for colour in tokens[0]:
        state.markers[colour] += 1
    state.markers[6] += 2
    stranger = next(code for code, icons in enumerate(tokens) if not any(state.markers[one] for one in icons))

    assert best_cover(state, [0], 3) == len(tokens[0])
    assert best_cover(state, [0, stranger], 3) == len(tokens[0]) + 1
    assert best_cover(state, [0, stranger], 1) == len(tokens[0])


def test_the_outlook_guesses_what_lies_face_down() -> None:
    game = acting("bruce", "jack")
    state = state_of(game)
    outlook = Outlook(state)
    icons = len(state.library.code_tokens[state.locks[0]])

    assert outlook.missing(state, 0) == pytest.approx(icons * (1 - outlook.variety / 7))
    state.shown = 1
    assert outlook.missing(state, 0) in range(icons + 1)


def test_a_door_whose_symbols_are_at_hand_is_worth_opening() -> None:
    game = acting("bruce", "jack")
    state = state_of(game)
    code = state.locks[0]
    icons = state.library.code_tokens[code]
    state.shown = 1
    for colour in icons:
        state.survivors[0].left.append(next(one for one in state.pile if state.card(one).colour == colour))
    state.markers = [1] * len(state.markers)
    closed, wanted = points_of(state), Outlook(state).wanted
    open_lock(game, 0)
    state.lost_codes.remove(code)
    state.survivors[0].codes.append(code)

    assert Outlook(state).wanted == wanted - 1
    # More than a companion who stays behind for a Round.
    assert points_of(state) - closed > 25.0


def test_tokens_that_are_looked_for_take_one_door_each() -> None:
    game = acting("bruce", "jack")
    state = state_of(game)
    searches = Outlook(state).searches
    assert searches[0] == 0.0
    state.survivors[0].left += state.pile[:20]
    at_hand = Outlook(state).searches
    assert all(soon < later for soon, later in zip(at_hand[1:], searches[1:], strict=True))
    state.locks = [-1] * len(state.locks)

    assert Outlook(state).searches[1] > searches[1]


def test_a_door_is_forced_for_one_symbol_and_a_token_that_removes_more() -> None:
    game = acting("bruce", "jack")
    state = state_of(game)
    state.markers = [0] * len(state.markers)
    for colour in state.library.code_tokens[state.locks[0]]:
        state.markers[colour] = 1
    assert may_force(state, 0, 1)
    assert not may_force(state, 0, 2)
    state.markers = [0] * len(state.markers)
    assert not may_force(state, 0, 1)


def test_closed_doors_and_fire_make_ways_longer() -> None:
    game = acting("bruce", "jack")
    state = state_of(game)
    # The corner beside the Conservatory (36) is closed; so is the Laboratory.
    assert ways_of(state).to(CORNER)[36] == 1 + PADLOCK
    assert ways_of(state).to(8)[6] == 1 + CODE_DOOR
    near = ways_of(state).to(32)[34]
    burn(game, 16, 2)
    assert (near, ways_of(state).to(32)[34]) == (1, 5)


def before_laboratory(darkness: int) -> Game:
    """Return a game with the Survivors before the open Laboratory, and so much Darkness."""
    game = acting("bruce", "jack", rooms=(6,))
    state = state_of(game)
    state.markers = [0] * len(state.markers)
    state.house = state.house.with_code_open(1)
    state.darkness, state.event = darkness, 1
    again(game)
    return game


def test_the_party_prepares_as_long_as_there_is_time() -> None:
    gains = []
    for darkness in (0, 4):
        game = before_laboratory(darkness)
        outside = points_of(state_of(game))
        choose(game, Move, 0, 0, who=0, room=LAB)
        assert state_of(game).act == 2
        gains.append(points_of(state_of(game)) - outside)

    assert gains[0] < gains[1] - 300.0


def test_nobody_stays_outside_in_the_last_round() -> None:
    state = state_of(before_laboratory(4))
    before = points_of(state)
    state.last_round = state.round

    assert before - points_of(state) == pytest.approx(300.0)


@pytest.mark.parametrize("strength", [one.id for one in STRENGTHS])
def test_every_strength_plays(strength: str) -> None:
    game = acting("bruce", "jack", rooms=(34,))
    state_of(game).dice = seeded(4)
    bot = make_agent(strength, TITLE, 1, 0.05)
    for _ in range(4):
        if game.state.asking is not None:
            number = bot.choose(Knowledge(TITLE, game.state))
            assert 0 <= number < len(game.state.offered)
            apply(TITLE, game.state, number)
    TITLE.check_conservation(game.state)


def test_a_hint_names_a_choice_that_is_offered_and_a_chance() -> None:
    game = acting("bruce", "jack", rooms=(34,))
    state_of(game).dice = seeded(4)

    found = hint(TITLE, Knowledge(TITLE, game.state), seeded(1), Limits(20, 0.0), "en")

    assert 0 <= found.choice < len(game.state.offered)
    assert found.line
    assert 0.0 <= found.chance <= 1.0
