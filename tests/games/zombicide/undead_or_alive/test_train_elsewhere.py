"""A Train that comes in renumbers Zones all over the map; what is not in its way stays where it is."""

from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.games.zombicide.engine.rules.turn import ClosePlayersPhase
from veglia.games.zombicide.undead_or_alive.rules import conservation
from veglia.games.zombicide.undead_or_alive.rules.events import TrainEntered
from veglia.games.zombicide.undead_or_alive.rules.state import GOING

STREET = "2R.c3"
HOUSE = "2R.C"


@rule("uoa.train.enter", "uoa.train.enter-other", "uoa.train.enter-survivors")
def test_what_is_not_in_the_way_of_the_train_stays_where_it_is() -> None:
    table = TestTable(["carl", "meg"], mission="m8", at={"carl": STREET, "meg": HOUSE})
    state = table.state
    table.survivor("carl").is_riding = True
    table.add_companion("jeb", STREET, leader="carl")
    table.add_zombies(HOUSE, "brute", 2)
    table.add_zombies(STREET, "walker", 3)
    state.wagon_zone = state.noise_zone = table.zone(STREET)
    state.gatling_zone = table.zone(HOUSE)
    state.vade_retro = [table.zone(HOUSE)]
    objectives = [token.zone for token in state.objectives].count(table.zone(HOUSE))
    spawns = [token.zone for token in state.spawns].count(table.zone(STREET))
    before = (table.zone(STREET), table.zone(HOUSE))
    state.train = GOING

    events = table.run(ClosePlayersPhase())

    assert len(happened(events, TrainEntered)) == objectives == spawns == 1
    street, house = table.zone(STREET), table.zone(HOUSE)
    assert street != before[0]
    assert house != before[1]
    assert [table.survivor(name).zone for name in ("carl", "meg", "jeb")] == [street, house, street]
    assert table.survivor("carl").is_riding
    assert (table.zombies(STREET), table.zombies(HOUSE)) == ({"walker": 3}, {"brute": 2})
    assert state.wagon_zone == street
    assert state.gatling_zone == house
    assert state.vade_retro == [house]
    assert [token.zone for token in state.objectives].count(house) == objectives
    assert [token.zone for token in state.spawns].count(street) == spawns
    conservation.check(state)
