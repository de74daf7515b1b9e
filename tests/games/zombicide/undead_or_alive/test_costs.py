"""What costs exactly one ordinary Action, whatever free Actions a Survivor has."""

import pytest

from tests.games.zombicide.table import TestTable
from tests.games.zombicide.undead_or_alive.m9_table import MINE, crew, fill_tender, give_sack
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.actions.reorganise import ReorganiseCards, TradeWith
from veglia.games.zombicide.engine.rules.spawn import MOBILE
from veglia.games.zombicide.engine.rules.state import SpawnToken
from veglia.games.zombicide.undead_or_alive.rules.actions.coal import StartTrain, Stoke, TakeCoal
from veglia.games.zombicide.undead_or_alive.rules.actions.make_noise import Shout
from veglia.games.zombicide.undead_or_alive.rules.actions.recruit import Recruit
from veglia.games.zombicide.undead_or_alive.rules.actions.water import Bless, Drink
from veglia.games.zombicide.undead_or_alive.rules.parts import cab
from veglia.kernel.machine import Option

# One of every kind of free Action.
FREE = [
    *("combat_action", "melee_action", "ranged_action", "move_action", "search_action", "pistol_action"),
    *("charge", "vade_retro", "reload", "fanning"),
]


def town() -> TestTable:
    """Meg, Hanna and a lone Companion where an Objective lies, a Mobile Spawn token beside them."""
    table = TestTable(["meg", "hanna"], gear={"meg": ["water", "holy_water"]})
    for name in ("meg", "hanna"):
        table.survivor(name).zone = table.state.objectives[0].zone
    table.add_companion("carl", "2R.a1")
    table.survivor("carl").zone = table.survivor("meg").zone
    table.state.spawns.append(SpawnToken(MOBILE, table.survivor("meg").zone, True))
    return table


def train(deed: type[Option]) -> TestTable:
    """M9 where coal is taken, where it is put into the tender, or in the cab with a full one."""
    place = {TakeCoal: MINE, Stoke: "10R.A"}.get(deed, cab())
    table = crew("carl", at=place)
    if deed is Stoke:
        give_sack(table, 3, "carl")
    elif deed is StartTrain:
        fill_tender(table)
    return table


DEEDS: list[type[Option]] = [Drink, Bless, Shout, Recruit, TakeObjective, ReorganiseCards, TradeWith]


@rule(
    "uoa.skill.plus-1-free-action-type",
    "uoa.skill.plus-1-free-equipment-action",
    "uoa.equip.water",
    "uoa.trait.holy-water-use",
    "uoa.actions.make-noise",
    "uoa.companion.recruit",
    "uoa.actions.objective",
    "uoa.actions.reorganise",
    "uoa.actions.trade",
    "uoa.m9.coal-taking",
    "uoa.m9.stoke",
    "uoa.m9.start-train",
)
@pytest.mark.parametrize("deed", [*DEEDS, TakeCoal, Stoke, StartTrain])
def test_it_takes_the_last_ordinary_action_and_no_free_one(deed: type[Option]) -> None:
    table = town() if deed in DEEDS else train(deed)
    table.only_skills("meg", [f"plus_1_free_{kind}" for kind in FREE])
    table.turn("meg", actions=0)
    assert len(table.survivor("meg").free) == len(FREE)
    assert table.offers(MoveTo)
    assert not table.offers(deed)
    table.turn("meg", actions=1)

    table.choose(deed)

    assert table.survivor("meg").actions == 0
    assert len(table.survivor("meg").free) == len(FREE)


@rule("uoa.equip.water", "uoa.trait.holy-water-use")
def test_water_and_holy_water_are_not_the_same() -> None:
    table = town()
    table.turn("meg")

    assert [table.state.card(option.card).id for option in table.offered(Drink)] == ["water"]
    assert {table.state.card(option.card).id for option in table.offered(Bless)} == {"holy_water"}
