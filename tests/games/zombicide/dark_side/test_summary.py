"""Where the one-page summary says something else than the chapters, the chapters are played."""

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.actions.machine import SendMachine
from veglia.games.zombicide.dark_side.rules.actions.search import SearchRoom
from veglia.games.zombicide.dark_side.rules.content_library import content
from veglia.games.zombicide.engine.rules.board import CORRIDOR
from veglia.games.zombicide.engine.rules.scope import MELEE
from veglia.games.zombicide.engine.rules.turn import EndPhase


@rule("ds.general.summary-subordinate")
def test_a_soldier_with_a_drone_searches_beyond_security_rooms() -> None:
    table = StationTable(at="12R.A", gear={"miranda": [None, None, "seeker_drone"]})
    table.turn("miranda")

    assert table.offers(SearchRoom)


@rule("ds.general.summary-subordinate", "ds.skill.recycler")
def test_a_recycler_searches_a_corridor_which_is_no_room() -> None:
    table = StationTable(at="15V.c3", mission="m1", skills={"miranda": ["recycler"]})
    table.turn("miranda")

    assert table.state.board.kinds[table.zone("15V.c3")] == CORRIDOR
    assert table.offers(SearchRoom)


@rule("ds.general.summary-subordinate")
def test_machines_strike_with_no_weapon_that_their_cards_do_not_have() -> None:
    machines = content(StationTable().state)

    scopes = [machines.cards[machines.machine_card(kind)].scopes for kind in range(len(library.machines()))]

    assert [scope & MELEE for scope in scopes] == [0, 0]


@rule("ds.general.summary-subordinate")
def test_skills_about_machines_apply_to_them() -> None:
    skills = ["remote_control_bot", "plus_1_free_machine_action"]
    table = StationTable(at="12R.B", skills={"miranda": skills})
    table.add_machine("avenger_bot", "12R.A")
    table.turn("miranda", actions=0)

    assert table.offers(SendMachine, zone="12R.Q")


@rule("ds.general.summary-subordinate", "ds.round.end-phase-machine-token")
def test_the_end_phase_does_more_than_the_summary_says() -> None:
    table = StationTable()
    bot = table.add_machine("avenger_bot", "12R.A", active=True)

    table.run(EndPhase())

    assert not table.state.machines[bot].is_active
