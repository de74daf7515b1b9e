"""Free Actions: each pays for Actions of its kind, once, and for no other."""

import pytest

from tests.games.zombicide.table import TestTable
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.reload import ReloadWeapon
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.turn import DoNothing
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong
from veglia.games.zombicide.undead_or_alive.rules.actions.make_noise import Shout
from veglia.games.zombicide.undead_or_alive.rules.actions.vade_retro import Repel
from veglia.kernel.machine import Option

KINDS = [
    *("combat_action", "melee_action", "ranged_action", "move_action", "search_action", "pistol_action"),
    *("rifle_action", "charge", "vade_retro", "reload"),
]
# Which free Actions pay for an Action; shots are with a Pistol, what is reloaded is a Rifle.
PAID_BY: dict[type[Option], set[str]] = {
    MeleeAttack: {"combat_action", "melee_action"},
    RangedAttack: {"combat_action", "ranged_action", "pistol_action"},
    MoveTo: {"move_action"},
    SearchHere: {"search_action"},
    ChargeAlong: {"charge"},
    Repel: {"vade_retro"},
    ReloadWeapon: {"reload"},
    Shout: set(),
}
NAMES = {ChargeAlong: "carl", Repel: "thomas"}


def ready(deed: type[Option], kinds: list[str]) -> tuple[TestTable, str]:
    """A Survivor who could do it, with free Actions; Zombies are here for blows, else next door."""
    name = NAMES.get(deed, "may")
    at = "2R.C" if deed is SearchHere else "2R.a1"
    zombies = {"2R.a1" if deed is MeleeAttack else "2R.a2": {"brute": 1}}
    gear: list[str | None] = ["tomahawk", "springfield" if deed is ReloadWeapon else "colt_saa"]
    table = TestTable([name, "hanna"], (1,) * 3, at=at, gear={name: gear}, zombies=zombies)
    if deed is ReloadWeapon:
        table.state.empty[table.card("springfield")] = NO_CARD
    table.only_skills(name, [f"plus_1_free_{kind}" for kind in kinds])
    table.only_skills("hanna", [])
    return table, name


@rule(
    "uoa.skill.plus-1-free-action-type",
    "uoa.skill.plus-1-free-equipment-action",
    "uoa.skill.plus-1-free-charge",
    "uoa.skill.plus-1-free-vade-retro",
    "uoa.skill.plus-1-free-reload",
)
@pytest.mark.parametrize("deed", list(PAID_BY))
def test_a_free_action_pays_for_its_kind_alone(deed: type[Option]) -> None:
    for kind in KINDS:
        table, name = ready(deed, [kind])
        table.turn(name, actions=0)
        assert table.offers(deed) == (kind in PAID_BY[deed]), kind


@rule(
    "uoa.skill.plus-1-free-action-type",
    "uoa.skill.plus-1-free-equipment-action",
    "uoa.skill.plus-1-free-charge",
    "uoa.skill.plus-1-free-vade-retro",
    "uoa.skill.plus-1-free-reload",
)
@pytest.mark.parametrize("deed", list(PAID_BY))
def test_an_action_takes_one_free_action_of_its_kind_or_else_an_ordinary_one(deed: type[Option]) -> None:
    table, name = ready(deed, KINDS)
    table.turn(name, actions=2)
    assert len(table.survivor(name).free) == len(KINDS)

    table.choose(deed)

    is_free = bool(PAID_BY[deed])
    assert len(table.survivor(name).free) == len(KINDS) - is_free
    assert table.survivor(name).actions == 2 - (not is_free)


@rule("uoa.skill.plus-1-free-action-type", "uoa.skill.plus-1-free-equipment-action")
@pytest.mark.parametrize("kind", KINDS)
def test_a_free_action_comes_once_a_turn_to_its_owner(kind: str) -> None:
    table, name = ready(Shout, [kind])
    table.turn(name)
    assert (table.survivor(name).actions, len(table.survivor(name).free)) == (3, 1)
    table.choose(DoNothing)
    table.turn("hanna")

    assert (table.survivor("hanna").actions, len(table.survivor("hanna").free)) == (3, 0)
