"""What statistics note of a game of Dark Side: which Xenos wounded and killed, and what was had when."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from veglia.games.zombicide.dark_side.rules.events import GearGiven, PrototypeTaken
from veglia.games.zombicide.dark_side.rules.mission_events import DroneTaken
from veglia.games.zombicide.dark_side.statistics import DarkStatistics
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.events import CardFound
from veglia.kernel.statistics import Death


def as_tuple(death: Death) -> tuple[str, str, str, str]:
    return death.hero, death.zone, death.killer, death.rule


@pytest.mark.parametrize(("kind", "damage"), [("worker", 1), ("tank", 2), ("hunter", 2)])
def test_xenos_that_wound_are_named_by_their_kind(kind: str, damage: int) -> None:
    table = StationTable(["miranda"], xenos={"12R.B": {kind: 1}})
    statistics = TITLE.statistics()

    statistics.see(table.state, table.run(Activate(all_kinds(table.state))))

    assert statistics.harm == {kind: damage}
    assert statistics.deaths == []


def test_a_death_is_told_with_zone_killer_and_rule() -> None:
    table = StationTable(["miranda"], xenos={"12R.B": {"abomination": 1}})
    statistics = TITLE.statistics()

    statistics.see(table.state, table.run(Activate(all_kinds(table.state))))

    zone = f"zone/{table.zone('12R.B')}"
    assert list(map(as_tuple, statistics.deaths)) == [
        ("miranda", zone, "brood_mother", "ds.attack.armor-loss")
    ]


@pytest.mark.parametrize("event", [GearGiven, PrototypeTaken, DroneTaken, CardFound])
def test_cards_that_are_given_or_picked_up_count_like_those_found(event: type[CardFound]) -> None:
    table = StationTable(["miranda"])
    card = table.free_card("chainsaw")
    statistics = TITLE.statistics()
    assert isinstance(statistics, DarkStatistics)
    table.state.turn.round = 4

    statistics.note(table.state, event(table.who("miranda"), card))

    assert statistics.gains == {"card/chainsaw": 4}
