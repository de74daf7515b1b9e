"""Free Actions: each pays for Actions of its kind, once, and for no other."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.grenade import ThrowGrenade
from veglia.games.zombicide.dark_side.rules.actions.machine import FireMachine, SendMachine
from veglia.games.zombicide.dark_side.rules.actions.make_noise import Shout
from veglia.games.zombicide.dark_side.rules.actions.prototype import TakePrototype
from veglia.games.zombicide.dark_side.rules.actions.ration import EatRation
from veglia.games.zombicide.dark_side.rules.actions.search import SearchRoom
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.actions.reorganise import ReorganiseCards, TradeWith
from veglia.games.zombicide.engine.rules.turn import DoNothing
from veglia.kernel.machine import Option

KINDS = ["combat", "melee", "ranged", "move", "search", "machine"]
# Which free Actions pay for an Action.
PAID_BY: dict[type[Option], set[str]] = {
    MeleeAttack: {"combat", "melee"},
    RangedAttack: {"combat", "ranged"},
    ThrowGrenade: {"combat", "ranged"},
    MoveTo: {"move"},
    SearchRoom: {"search"},
    FireMachine: {"machine"},
    SendMachine: {"machine"},
    Shout: set(),
    TakeObjective: set(),
    TakePrototype: set(),
    EatRation: set(),
    ReorganiseCards: set(),
    TradeWith: set(),
}


def everything(deed: type[Option], skills: list[str]) -> StationTable:
    """Miranda where she can do all of these; Xenos are here for blows only."""
    table = StationTable(
        ["miranda", "drake"],
        (1,) * 9,
        at="12R.Q",
        gear={"miranda": ["sledgehammer", "assault_rifle", None, None, "food_ration"]},
        xenos={"12R.Q": {"worker": 1 if deed is MeleeAttack else 0}},
    )
    if deed is ThrowGrenade:
        table.survivor("miranda").cards[0] = table.take_free_card("seismic_grenade")
    objective = table.state.objectives[0]
    table.state.objectives[0] = type(objective)(table.zone("12R.Q"), objective.colour, False)
    table.add_machine("avenger_bot", "12R.A")
    table.only_skills("miranda", [*skills, "remote_control_bot"])
    return table


@rule("ds.skill.plus-1-free-action", "ds.act.search", "ds.machine.cost", "ds.grenade.use", "ds.act.objective")
@pytest.mark.parametrize("deed", list(PAID_BY))
def test_a_free_action_pays_for_its_kind_alone(deed: type[Option]) -> None:
    for kind in KINDS:
        table = everything(deed, [f"plus_1_free_{kind}_action"])
        table.turn("miranda", actions=0)
        assert table.offers(deed) == (kind in PAID_BY[deed]), kind


@rule("ds.skill.plus-1-free-action", "ds.act.search", "ds.machine.cost", "ds.grenade.use", "ds.act.objective")
@pytest.mark.parametrize("deed", list(PAID_BY))
def test_an_action_takes_one_free_action_of_its_kind_or_else_an_ordinary_one(deed: type[Option]) -> None:
    table = everything(deed, [f"plus_1_free_{kind}_action" for kind in KINDS])
    table.turn("miranda", actions=2)
    assert len(table.survivor("miranda").free) == len(KINDS)

    table.choose(deed)

    is_free = bool(PAID_BY[deed])
    assert len(table.survivor("miranda").free) == len(KINDS) - is_free
    assert table.survivor("miranda").actions == 2 - (not is_free)


@rule("ds.skill.plus-1-free-action", "ds.skill.plus-1-free-search")
@pytest.mark.parametrize("kind", KINDS)
def test_a_free_action_comes_once_a_turn_to_its_owner(kind: str) -> None:
    table = everything(Shout, [f"plus_1_free_{kind}_action"])
    table.only_skills("drake", [])
    table.turn("miranda")
    assert (table.survivor("miranda").actions, len(table.survivor("miranda").free)) == (3, 1)
    table.choose(DoNothing)
    table.turn("drake")

    assert (table.survivor("drake").actions, len(table.survivor("drake").free)) == (3, 0)
