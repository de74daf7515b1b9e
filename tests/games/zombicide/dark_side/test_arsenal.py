"""What bots make of cards and Machines: power for Prototypes, grenades in Hand, Machines under control."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from veglia.games.zombicide.dark_side.bots.arsenal import aim, machinery
from veglia.games.zombicide.dark_side.bots.settings import evaluation, numbers
from veglia.games.zombicide.dark_side.rules.card_worth import POWERLESS, UNPLUGGED
from veglia.games.zombicide.engine.bots.armoury import arms, force
from veglia.games.zombicide.engine.bots.weights import Weights
from veglia.games.zombicide.engine.rules.actions.reorganise import REORGANISE_CARDS, TradeWith
from veglia.games.zombicide.engine.rules.inventory import Reorganise
from veglia.kernel.machine import advance, answer

WEIGHTS = Weights(**numbers())


def test_a_prototype_is_worth_what_its_power_is() -> None:
    found = []
    for pack, attached in (([], []), (["energy_cell"], []), ([], ["energy_cell"])):
        table = StationTable(
            ["miranda"], gear={"miranda": ["prototype_sniper_rifle", None, None, None, *pack]}
        )
        table.attach("miranda", 0, *attached)
        rifle = table.state.card(table.survivor("miranda").cards[0])
        found.append(arms(table.state, table.survivor("miranda")) / force(rifle))

    assert found == [POWERLESS, UNPLUGGED, 1.0]


def test_a_grenade_in_the_backpack_is_worth_an_action_when_a_hand_has_less() -> None:
    full = StationTable(["miranda"], gear={"miranda": ["chainsaw", "minigun", None, None, "seismic_grenade"]})
    poor = StationTable(
        ["miranda"], gear={"miranda": ["chainsaw", "starting_pistol", None, None, "seismic_grenade"]}
    )
    for table in (full, poor):
        table.state.turn.active = table.who("miranda")

    assert not evaluation().considers(full.state, REORGANISE_CARDS)
    assert evaluation().considers(poor.state, REORGANISE_CARDS)


@pytest.mark.parametrize(
    ("who", "at", "goes"),
    [
        ("umkos", "14R.a3", True),
        ("umkos", "13R.a3", False),
        # The Pit lies in the dark, which not everyone sees into.
        ("miranda", "14R.a3", False),
    ],
)
def test_grenades_come_to_hand_near_the_pit_they_are_for(who: str, at: str, goes: bool) -> None:
    table = StationTable(
        [who],
        at=at,
        mission="m4",
        gear={who: ["chainsaw", "minigun", None, None, "seismic_grenade"]},
    )
    table.state.turn.active = table.who(who)

    assert evaluation().considers(table.state, REORGANISE_CARDS) == goes
    table.state.push(Reorganise(table.who(who), -1, (), ()))
    advance(table.state)
    for _ in range(9):
        if isinstance(table.state.asking, Reorganise):
            answer(table.state, table.state.offered[evaluation().preset(table.state)])
    held = [table.state.card(card).id for card in table.survivor(who).cards[:2]]
    assert ("seismic_grenade" in held) == goes


def test_a_grenade_is_handed_to_who_sees_where_it_is_needed() -> None:
    table = StationTable(
        ["miranda", "umkos"],
        at="14R.a3",
        mission="m4",
        gear={
            "miranda": ["chainsaw", "minigun", None, None, "seismic_grenade"],
            "umkos": ["chainsaw", "minigun"],
        },
    )
    state = table.state
    state.turn.active = table.who("miranda")

    assert evaluation().considers(state, TradeWith(table.who("umkos")))
    TradeWith(table.who("umkos")).perform(state, table.who("miranda"))
    advance(state)
    for _ in range(12):
        if isinstance(state.asking, Reorganise):
            answer(state, state.offered[evaluation().preset(state)])
    assert "seismic_grenade" in [state.card(card).id for card in table.survivor("umkos").cards[:2]]


def test_nobody_aims_into_the_dark() -> None:
    lit = StationTable(
        ["miranda"], at="12R.A", gear={"miranda": ["starting_pistol"]}, xenos={"12R.Q": {"worker": 1}}
    )
    dark = StationTable(
        ["miranda"], at="12R.A", gear={"miranda": ["starting_pistol"]}, xenos={"12R.B": {"worker": 1}}
    )
    places = (("12R.Q", lit), ("12R.B", dark))
    seen = {
        name: table.state.scenario.rules.sight(table.state, 0).can_see(table.zone("12R.A"), table.zone(name))
        for name, table in places
    }

    for name, table in places:
        assert (aim(table.state, table.who("miranda")) > 0.0) == seen[name]


def test_a_sentry_gun_counts_for_who_stands_beside_it_and_more_with_xenos_in_reach() -> None:
    found = []
    for at, xenos in (("13R.A", {}), ("13R.Q", {}), ("13R.Q", {"13R.A": {"worker": 1}})):
        table = StationTable(["miranda"], at=at, mission="m1", xenos=xenos)
        found.append(machinery(table.state, WEIGHTS))

    assert found[0] == 0.0
    assert found[1] > 0.0
    assert found[2] == 2 * found[1]
