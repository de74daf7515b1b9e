"""What the numbers tell, by example, and that they tell nothing that lies face down."""

import random
import re
from pathlib import Path

import pytest

from tests.games.dark_darker_darkest.table import (
    TITLE,
    acting,
    again,
    begun,
    burn,
    card,
    find,
    state_of,
    token,
    zombies,
)
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.actions.open_door import TryDoor
from veglia.kernel.dice import seeded
from veglia.kernel.encoding import Number
from veglia.kernel.game import Game
from veglia.kernel.machine import Option, answer

ENCODING = TITLE.encoding()
GUIDE = Path(__file__).parents[3] / "docs" / "guide" / "environments.md"
EVERY_FIFTH = 5
EXPANSIONS = {"radioactive": "on", "heli_escape": "on", "victims": "3", "guts": "3", "advanced_icons": "on"}


def situation(game: Game) -> dict[str, int]:
    """Return what is told of a table, by name."""
    told = ENCODING.situation(game.state, 0)
    return {number.name: value for number, value in zip(ENCODING.situation_numbers, told, strict=True)}


def row(game: Game, kind: type[Option], **fields: object) -> dict[str, int]:
    """Return what is told of an option that is offered, by name; only what is not zero."""
    option = find(game, kind, **fields)
    assert option is not None
    told = ENCODING.options(game.state, [option])
    names = [number.name for number in ENCODING.option_numbers]
    return {name: value for name, value in zip(names, told, strict=True) if value}


def within(told: bytes, numbers: list[Number]) -> bool:
    rows = [told[start : start + len(numbers)] for start in range(0, len(told), len(numbers))]
    return all(value <= number.most for one in rows for value, number in zip(one, numbers, strict=True))


def test_survivors_and_rooms_tell_how_things_stand() -> None:
    game = acting("bruce", "jack", rooms=(34, 22))
    state = state_of(game)
    gun = card(game, 0, "shotgun")
    state.survivors[0].wounds = 3
    zombies(game, 32, 2)
    token(game, 12, 4)
    burn(game, 11, 2)
    again(game)

    told = situation(game)

    assert told["survivor.0.here"] == 1
    assert told["survivor.0.room"] == 35
    assert (told["survivor.0.wounds"], told["survivor.0.left"]) == (3, state.settings.health - 3)
    assert told["survivor.0.beside"] == 2
    # The starting card lies in the hands, in front of the others.
    assert told["survivor.0.card.1"] == state.card_type(gun).number + 1
    assert told["survivor.0.ammo.1"] == 4
    assert told["survivor.2.here"] == 0
    assert (told["room.32.zombies"], told["room.12.tokens"]) == (2, 1)
    assert told["room.22.fire"] == 2
    assert (told["room.34.survivors"], told["room.22.survivors"]) == (1, 1)
    assert told["room.34.near.west"] == 33
    assert told["room.24.closed"] == 1
    assert sum(told[f"marker.{colour}"] for colour in state.library.colours) == 7
    assert told["flame"] == 12


def test_a_door_tells_its_token_only_once_it_lies_face_up() -> None:
    game = acting("bruce", "jack")
    state = state_of(game)
    icons = len(state.library.code_tokens[state.locks[0]])

    hidden = situation(game)
    state.shown = 1
    shown = situation(game)

    assert (hidden["door.0.icons"], shown["door.0.icons"]) == (icons, icons)
    assert (hidden["door.0.code"], shown["door.0.code"]) == (0, state.locks[0] + 1)


def test_an_option_tells_where_it_leads_and_with_what() -> None:
    game = acting("bruce", "jack", rooms=(34, 22))
    zombies(game, 32, 3)
    again(game)
    gun = state_of(game).survivors[0].right[0]

    move = row(game, Move, who=0, room=32)
    attack = row(game, Attack, who=0, card=gun)

    assert (move["is.Move"], move["who"], move["room"], move["room.zombies"]) == (1, 1, 33, 3)
    assert (attack["is.Attack"], attack["card.dice"], attack["card.range"]) == (1, 2, 1)


def test_a_door_option_tells_what_is_missing() -> None:
    game = acting("bruce", "jack", rooms=(32,))
    state = state_of(game)
    option = next(one for one in state.offered if isinstance(one, TryDoor))
    state.shown = 1 << option.lock
    held = {state.card(card).colour for one in state.survivors for card in [*one.left, *one.right]}
    icons = state.library.code_tokens[state.locks[option.lock]]

    told = row(game, TryDoor, lock=option.lock)

    assert told["lock"] == option.lock + 1
    assert told.get("lock.missing", 0) == len([colour for colour in icons if colour not in held])


@pytest.mark.parametrize("mode", TITLE.missions())
@pytest.mark.parametrize("options", [{}, EXPANSIONS], ids=["base", "expansions"])
def test_nothing_hidden_changes_a_number(mode: str, options: dict[str, str]) -> None:
    evaluation = TITLE.evaluation()
    chance = random.Random(3)
    dice = seeded(17)
    codec = TITLE.codec()
    number = differing = 0
    for seed in range(3):
        state = begun(mode=mode, seed=seed, seats=2, **options).state
        while state.asking is not None:
            assert len(state.offered) <= ENCODING.most_options
            if number % EVERY_FIFTH == 0:
                twin = TITLE.imagine(state, 0, dice)
                differing += codec.encode(twin) != codec.encode(state)
                told = ENCODING.situation(state, 0)
                rows = ENCODING.options(state, state.offered)
                assert told == ENCODING.situation(twin, 0)
                assert rows == ENCODING.options(twin, state.offered)
                assert within(told, ENCODING.situation_numbers)
                assert within(rows, ENCODING.option_numbers)
                assert 0.0 <= ENCODING.progress(state, 0) == ENCODING.progress(twin, 0) <= 1.0
                assert 0.0 <= ENCODING.nearness(state, 0) == ENCODING.nearness(twin, 0) <= 1.0
                assert evaluation.points(twin, 0) == evaluation.points(state, 0)
            answer(state, chance.choice(state.offered))
            number += 1

    assert differing > 0


def test_the_guide_names_every_number() -> None:
    lines = set(GUIDE.read_text().splitlines())
    for number in [*ENCODING.situation_numbers, *ENCODING.option_numbers]:
        name = re.sub(r"^(survivor|room|door)\.\d+\.", r"\1.N.", number.name)
        if not name.startswith("is."):
            assert f"| `{name}` | {number.most} | {number.text} |" in lines
