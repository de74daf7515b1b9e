"""What the numbers tell, by example, and that they tell nothing that is hidden."""

import random
import re
from pathlib import Path

import pytest

from tests.games.last_night_on_earth.table import Table
from veglia.games.last_night_on_earth.rules.fighting import StartFight
from veglia.games.last_night_on_earth.rules.hero_moving import RollMovement
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep
from veglia.games.last_night_on_earth.rules.plays import PickSpace, PlayCard
from veglia.games.last_night_on_earth.rules.reactions import PreFight
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.dice import seeded
from veglia.kernel.encoding import Number
from veglia.kernel.machine import Option, State, advance, answer

ENCODING = TITLE.encoding()
GUIDE = Path(__file__).parents[3] / "docs" / "guide" / "environments.md"
EVERY_FIFTH = 5


def situation(table: Table, seat: int = 0) -> dict[str, int]:
    """Return what is told of a table, by name."""
    told = ENCODING.situation(table.state, seat)
    return {number.name: value for number, value in zip(ENCODING.situation_numbers, told, strict=True)}


def row(state: State, option: Option) -> dict[str, int]:
    """Return what is told of an option, by name; only what is not zero."""
    told = ENCODING.options(state, [option])
    names = [number.name for number in ENCODING.option_numbers]
    return {name: value for name, value in zip(names, told, strict=True) if value}


def within(told: bytes, numbers: list[Number]) -> bool:
    rows = [told[start : start + len(numbers)] for start in range(0, len(told), len(numbers))]
    return all(value <= number.most for one in rows for value, number in zip(one, numbers, strict=True))


def test_heroes_tell_how_they_are_and_what_is_around() -> None:
    table = Table()
    hero = table.hero("sally", table.at(1, 4), wounds=1)
    table.item(hero, "revolver")
    table.zombie(table.at(1, 4))
    table.zombie(table.at(2, 4))
    table.zombie(table.at(9, 9))
    revolver = table.state.kind(table.state.heroes[hero].items[0][0])

    told = situation(table)

    assert told["hero.0.here"] == 1
    assert told["hero.0.space"] == table.at(1, 4) + 1
    assert told["hero.0.indoors"] == 1
    assert told["hero.0.wounds"] == 1
    assert told["hero.0.left"] == table.state.hero_kind(hero).wounds - 1
    assert told["hero.0.with"] == 1
    assert told["hero.0.beside"] == 1
    assert told["hero.0.reach"] == revolver.range
    assert told["hero.0.item.0"] == revolver.place + 1
    assert told["hero.1.here"] == 0
    assert told["zombies"] == 3
    assert told[f"space.{table.at(9, 9)}.zombies"] == 1
    assert told[f"space.{table.at(1, 4)}.heroes"] == 1


def test_a_hand_is_told_to_its_own_side_alone() -> None:
    table = Table()
    hero = table.hero("sally", table.at(1, 4))
    event = table.event(hero, "faith")
    card = table.state.zombie_deck.pile.pop()
    table.state.hands[1].append(card)

    heroes, zombies = situation(table, 0), situation(table, 1)

    kind_of = table.state.content.kind_of
    assert (heroes["hero.0.event.0"], zombies["hero.0.event.0"]) == (kind_of[event] + 1, 0)
    assert (heroes["hand.0"], zombies["hand.0"]) == (0, kind_of[card] + 1)
    assert heroes["hero.0.events"] == zombies["hero.0.events"] == 1
    assert heroes["zombie_hands"] == zombies["zombie_hands"] == 1
    assert (heroes["is_zombies"], zombies["is_zombies"]) == (0, 1)


def test_a_fight_tells_its_dice() -> None:
    table = Table()
    hero = table.hero("sally", table.at(6, 6))
    zombie = table.zombie(table.at(6, 6))
    table.event(hero, "faith")
    card = table.state.zombie_deck.pile.pop()
    table.state.hands[1].append(card)
    table.roll(2, 5, 4)
    table.run(StartFight(hero, zombie))
    table.pass_windows_of(PreFight)

    told = situation(table)

    assert told["fight.hero"] == hero + 1
    assert told["fight.zombie"] == 1
    assert (told["fight.hero_die.0"], told["fight.hero_die.1"], told["fight.zombie_die.0"]) == (5, 2, 4)


def test_an_option_tells_where_it_leads() -> None:
    table = Table()
    hero = table.hero("sally", table.at(6, 6))
    table.zombie(table.at(7, 7))
    table.roll(3)
    table.run(RollMovement(hero))

    told = row(table.state, HeroStep(hero, table.at(6, 7)))

    assert told["is.HeroStep"] == 1
    assert told["space.number"] == table.at(6, 7) + 1
    assert told["space.beside"] == 1
    assert told["hero.number"] == hero + 1


def test_an_option_tells_its_card() -> None:
    table = Table()
    hero = table.hero("sally", table.at(6, 6))
    card = table.event(hero, "faith")

    told = row(table.state, PlayCard(card, hero))

    assert told["is.PlayCard"] == 1
    assert told["card.kind"] == table.state.content.kind_of[card] + 1


@pytest.mark.parametrize("mission", TITLE.missions())
def test_nothing_hidden_changes_a_number(mission: str) -> None:
    evaluation = TITLE.evaluation()
    chance = random.Random(3)
    dice = seeded(17)
    state = TITLE.deal(TITLE.setup(mission, None, 3, {}), seeded(3))
    advance(state)
    codec = TITLE.codec()
    number = differing = 0
    while state.asking is not None:
        assert len(state.offered) <= ENCODING.most_options
        if number % EVERY_FIFTH == 0:
            for seat, side in enumerate((0, 1)):
                twin = TITLE.imagine(state, seat, dice)
                differing += codec.encode(twin) != codec.encode(state)
                told = ENCODING.situation(state, seat)
                rows = ENCODING.options(state, state.offered)
                assert told == ENCODING.situation(twin, seat)
                assert rows == ENCODING.options(twin, state.offered)
                assert within(told, ENCODING.situation_numbers)
                assert within(rows, ENCODING.option_numbers)
                assert ENCODING.progress(twin, seat) == ENCODING.progress(state, seat)
                assert ENCODING.nearness(twin, seat) == ENCODING.nearness(state, seat)
                assert 0.0 <= ENCODING.progress(state, seat) <= 1.0
                assert 0.0 <= ENCODING.nearness(state, seat) <= 1.0
                assert evaluation.points(twin, side) == evaluation.points(state, side)
        answer(state, chance.choice(state.offered))
        number += 1

    assert differing > 0


def test_the_guide_names_every_number() -> None:
    lines = set(GUIDE.read_text().splitlines())
    for number in [*ENCODING.situation_numbers, *ENCODING.option_numbers]:
        name = re.sub(r"^(hero|space)\.\d+\.", r"\1.N.", number.name)
        if not name.startswith("is."):
            assert f"| `{name}` | {number.most} | {number.text} |" in lines


def test_a_space_is_told_also_while_the_active_hero_is_dead() -> None:
    table = Table(scenario="hunker_down")
    dead = table.hero("sally", table.at(5, 5))
    table.hero("jenny", table.at(8, 8))
    table.state.active = dead
    table.state.heroes[dead].space = -1

    told = row(table.state, PickSpace(table.at(3, 3)))

    assert told["space.number"] == table.at(3, 3) + 1
    assert "space.way" not in told
