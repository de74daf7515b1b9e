"""The scenarios of Survival of the Fittest."""

import pytest

from tests.games.last_night_on_earth.table import MANOR, Table
from tests.games.last_night_on_earth.test_scenarios_base import kill_hero, won_by
from tests.games.last_night_on_earth.test_setup import begun
from tests.rules import rule
from veglia.games.last_night_on_earth.rules import barricades
from veglia.games.last_night_on_earth.rules.cards import give
from veglia.games.last_night_on_earth.rules.destination import (
    CornerRolled,
    DestinationFreed,
    FindCorner,
    SectionAttached,
    open_corners,
    touching,
)
from veglia.games.last_night_on_earth.rules.entering import EnterCentre, EnterRandom
from veglia.games.last_night_on_earth.rules.events import HeroDrew
from veglia.games.last_night_on_earth.rules.goals import check_goals
from veglia.games.last_night_on_earth.rules.hero_turn import Activate, CloseHeroTurn
from veglia.games.last_night_on_earth.rules.lasting import lay, on_building
from veglia.games.last_night_on_earth.rules.markers import RevealCounter
from veglia.games.last_night_on_earth.rules.markers import lay as lay_marker
from veglia.games.last_night_on_earth.rules.models import HEROES, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import Decline, PickSpace
from veglia.games.last_night_on_earth.rules.scenarios.hunker_down import TurnHeld
from veglia.games.last_night_on_earth.rules.scenarios.search_truth import (
    EvidenceUsed,
    RecordFound,
    TakeRecord,
    UseEvidence,
)
from veglia.games.last_night_on_earth.rules.supplies import TakeSupply
from veglia.games.last_night_on_earth.rules.town import NE, NW, OUTDOORS, SE, SW
from veglia.kernel.machine import advance

TRUTH = {"survival_decks": 1, "barricades": 1}


# Supply Run


@rule("lnoe.supply.start", "lnoe.supply.barricaded", "lnoe.supply.markers-optional")
def test_supply_run_starts_in_the_barricaded_manor() -> None:
    state = begun("supply_run", seed=2)
    manor = state.town.buildings[state.town.manor]
    assert all(hero.space in manor.spaces for hero in state.heroes)
    # Nobody gets a card for not starting at his own place.
    assert state.log is not None
    drawn = [event.rule for event in state.log if isinstance(event, HeroDrew)]
    assert "lnoe.death.new-hero-card" not in drawn
    assert barricades.is_fully_barricaded(state, state.town.manor)
    assert [one.reinforcements for one in state.barricades] == [0, 0, 0, 0]
    counters = [marker for marker in state.markers if marker.kind == "number"]
    assert sorted(marker.value for marker in counters) == [1, 2, 3, 4, 5, 6]
    assert len({marker.building for marker in counters}) == 6


@rule("lnoe.supply.reveal-and-take", "lnoe.counters.reveal", "lnoe.search.reveal-counter")
def test_a_revealed_counter_brings_its_number_of_supplies() -> None:
    """lnoe.gap.sotf-scenario-cards."""
    table = Table(MANOR, "supply_run")
    church = table.building("church")
    jenny = table.hero("jenny", table.inside("church")[0])
    lay_marker(table.state, "number", church, -1, 3, False)
    table.roll(2)
    table.hero_turn()
    table.pass_windows()
    table.choose(RevealCounter)
    table.pass_windows()
    assert sum(1 for marker in table.state.markers if marker.kind == "supply") == 3
    assert [type(option) for option in table.state.offered] == [TakeSupply, Decline]
    table.choose(TakeSupply)
    assert table.state.heroes[jenny].supplies == 1
    assert sum(1 for marker in table.state.markers if marker.kind == "supply") == 2


@rule("lnoe.supply.goal")
def test_twelve_supplies_and_more_heroes_than_zombies_win() -> None:
    """Worked example lnoe.ex.supply-run-goal."""
    table = Table(MANOR, "supply_run")
    inside = table.inside("manor_house")
    for _ in range(12):
        lay_marker(table.state, "supply", -1, inside[0], 1, True)
    for id, place in (("jenny", 1), ("jake", 2)):
        table.hero(id, inside[place])
    billy = table.hero("billy", table.at(0, 3))
    table.zombie(inside[5])
    table.zombie(inside[6])
    check_goals(table.state)
    assert won_by(table) == -1
    table.state.heroes[billy].space = inside[3]
    check_goals(table.state)
    assert won_by(table) == HEROES


@rule("lnoe.supply.goal")
def test_eleven_supplies_are_too_few_and_carried_ones_count() -> None:
    table = Table(MANOR, "supply_run")
    inside = table.inside("manor_house")
    for _ in range(11):
        lay_marker(table.state, "supply", -1, inside[0], 1, True)
    jenny = table.hero("jenny", inside[1])
    check_goals(table.state)
    assert won_by(table) == -1
    table.state.heroes[jenny].supplies = 1
    check_goals(table.state)
    assert won_by(table) == HEROES


# Search for the Truth


def find(table: Table, hero: int, id: str) -> int:
    """Let a Hero find a Unique Item."""
    card = table.card(id)
    give(table.state, hero, card, "lnoe.survival.unique")
    advance(table.state)
    return card


@rule("lnoe.truth.two-records", "lnoe.truth.first-record", "lnoe.truth.second-record", "lnoe.sotf.records")
def test_the_first_record_sets_the_objective_the_second_the_destination() -> None:
    table = Table(scenario="search_truth", rules=TRUTH)
    jenny = table.hero("jenny", table.at(5, 5))
    find(table, jenny, "katana")
    assert not table.told(RecordFound)
    find(table, jenny, "lab_notes")
    find(table, jenny, "cassette_tape")
    found = [(event.number, event.letter, event.rule) for event in table.told(RecordFound)]
    assert found == [(1, "B", "lnoe.truth.first-record"), (2, "C", "lnoe.truth.second-record")]
    freed = table.told(DestinationFreed)
    assert [table.state.town.buildings[event.building].id for event in freed] == ["church"]


@rule("lnoe.truth.destination-cleared")
def test_the_destination_is_freed_and_cannot_be_taken_over() -> None:
    table = Table(scenario="search_truth", rules=TRUTH)
    jenny = table.hero("jenny", table.at(5, 5))
    plant = table.building("the_plant")
    lay(table.state, "marker/taken_over_marker", "lnoe.taken.setup", side=ZOMBIES, building=plant)
    find(table, jenny, "patient_file")
    find(table, jenny, "town_ledger")
    assert not on_building(table.state, "marker/taken_over_marker", plant)
    marker = table.state.content.traits["marker/taken_over_marker"]
    assert not marker.accepts_building(table.state, plant, ())
    assert marker.accepts_building(table.state, table.building("bank"), ())


@rule("lnoe.truth.destination-off-board", "lnoe.truth.corner-blocked")
def test_a_missing_destination_is_attached_at_an_open_corner() -> None:
    """Worked example lnoe.ex.truth-corner: the corner of the High School is wholly blocked."""
    table = Table("TOWN/FBEG", "search_truth", rules=TRUTH)
    jenny = table.hero("jenny", table.at(5, 5))
    assert all(table.state.town.building[space] != OUTDOORS for space in touching(table.state, NW))
    assert open_corners(table.state) == [NE, SE, SW]
    find(table, jenny, "burned_photo")
    # 2 is the blocked north-west corner, 5 the south-east.
    table.roll(2, 5)
    find(table, jenny, "shipping_papers")
    assert [(event.face, event.corner) for event in table.told(CornerRolled)] == [(2, -1), (5, SE)]
    attached = table.told(SectionAttached)
    assert [(event.corner, table.state.town.buildings[event.building].id) for event in attached] == [
        (SE, "hospital")
    ]
    assert table.state.town.key == "TOWN/FBEG/2D"
    assert table.state.count("destination") == table.building("hospital") + 1
    # The pit of the attached section is not used.
    assert len(table.state.pits) == 4
    table.check()


@rule("lnoe.truth.destination-off-board")
@pytest.mark.parametrize(("face", "side"), [(1, HEROES), (6, ZOMBIES)])
def test_a_side_may_choose_the_corner(face: int, side: int) -> None:
    table = Table("TOWN/FBEG", "search_truth", rules=TRUTH)
    table.hero("jenny", table.at(5, 5))
    table.roll(face)
    table.run(FindCorner("D", "hospital"))
    assert table.state.sides[table.asked_seat] == side
    assert table.values(PickSpace, "space") == [table.at(0, 11), table.at(11, 11), table.at(11, 0)]
    table.choose(PickSpace, space=table.at(11, 0))
    assert table.state.town.key == "TOWN/FBEG/3D"


@rule("lnoe.truth.two-records", "lnoe.victory.objective")
def test_the_evidence_is_destroyed_at_the_destination_with_fire() -> None:
    table = Table(scenario="search_truth", rules=TRUTH)
    jenny = table.hero("jenny", table.inside("church")[0])
    find(table, jenny, "town_ledger")
    find(table, jenny, "patient_file")
    table.roll(3)
    table.hero_turn()
    table.pass_windows()
    assert not table.offers(UseEvidence)
    table.item(jenny, "torch")
    table.state.agenda.clear()
    table.state.asking = None
    table.roll(3)
    table.hero_turn()
    table.pass_windows()
    table.choose(UseEvidence)
    table.pass_windows()
    assert len(table.told(EvidenceUsed)) == 1
    assert won_by(table) == HEROES


@rule("lnoe.truth.two-records")
def test_the_evidence_is_published_in_two_hero_turns() -> None:
    table = Table(scenario="search_truth", rules=TRUTH)
    jenny = table.hero("jenny", table.inside("church")[0])
    find(table, jenny, "lab_notes")
    find(table, jenny, "patient_file")
    for round in (2, 3):
        assert won_by(table) == -1
        table.state.round = round
        table.state.agenda.clear()
        table.state.asking = None
        table.roll(3)
        table.hero_turn()
        table.pass_windows()
        table.choose(UseEvidence)
        table.pass_windows()
    assert won_by(table) == HEROES


@rule("lnoe.truth.two-records")
def test_the_evidence_is_carried_out_by_two_heroes_at_the_start_of_a_turn() -> None:
    table = Table(scenario="search_truth", rules=TRUTH)
    spaces = table.inside("church")
    jenny = table.hero("jenny", spaces[0])
    jake = table.hero("jake", table.at(5, 5))
    find(table, jenny, "patient_file")
    find(table, jake, "cassette_tape")
    table.hero_turn()
    assert won_by(table) == -1
    table.state.heroes[jake].space = spaces[1]
    zombie = table.zombie(spaces[4])
    table.state.agenda.clear()
    table.state.asking = None
    table.hero_turn()
    assert won_by(table) == -1
    table.state.zombies = [one for one in table.state.zombies if one.number != zombie]
    table.state.agenda.clear()
    table.state.asking = None
    table.hero_turn()
    assert won_by(table) == HEROES


@rule("lnoe.truth.first-record")
def test_a_lost_record_lies_where_its_bearer_fell_and_is_taken_back() -> None:
    """lnoe.gap.records-lost."""
    table = Table(scenario="search_truth", rules=TRUTH)
    spaces = table.inside("bank")
    jenny = table.hero("jenny", spaces[0])
    jake = table.hero("jake", spaces[3])
    record = find(table, jenny, "lab_notes")
    other = table.item(jenny, "katana")
    kill_hero(table, jenny)
    assert [(marker.value, marker.space) for marker in table.state.markers] == [(record, spaces[0])]
    assert table.state.unique_deck.discards == [other]
    table.check()
    table.roll(1)
    table.hero_turn()
    table.pass_windows()
    table.choose(Activate, hero=jake) if table.offers(Activate) else None
    table.pass_windows()
    table.choose(TakeRecord, card=record)
    assert (record,) in table.state.heroes[jake].items
    assert not table.state.markers
    # It was found before: the letter stays, and it is no second Record.
    assert len(table.told(RecordFound)) == 1


@rule("lnoe.truth.zombie-goal")
def test_three_dead_heroes_hide_the_truth() -> None:
    table = Table(scenario="search_truth", rules=TRUTH)
    heroes = [table.hero(id, table.at(5, 5)) for id in ("jenny", "jake", "sally", "becky")]
    for hero in heroes[:3]:
        assert won_by(table) == -1
        kill_hero(table, hero)
    assert table.state.result is not None
    assert table.state.result.rule == "lnoe.truth.zombie-goal"


# Hunker Down


@rule("lnoe.hunker.goal", "lnoe.hunker.no-reinforcement", "lnoe.hunker.track")
def test_four_turns_in_two_barricaded_buildings_win() -> None:
    """Worked example lnoe.ex.hunker-two: the condition is met with the last wall, without Reinforcements."""
    table = Table(scenario="hunker_down", rules={"barricades": 1})
    bank, church = table.building("bank"), table.building("church")
    table.hero("jenny", table.inside("bank")[0])
    table.hero("jake", table.inside("church")[0])
    barricades.barricade_fully(table.state, bank, 0, "lnoe.hunker.goal")
    walls = barricades.counted_walls(table.state, church)
    for wall in walls[:-1]:
        barricades.build(table.state, wall, 1)
    table.run(CloseHeroTurn())
    assert not table.told(TurnHeld)
    barricades.build(table.state, walls[-1], 1)
    zombie = table.zombie(table.inside("bank")[3])
    table.run(CloseHeroTurn())
    assert not table.told(TurnHeld)
    table.state.zombies = [one for one in table.state.zombies if one.number != zombie]
    for turn in range(1, 5):
        assert won_by(table) == -1
        table.run(CloseHeroTurn())
        assert table.told(TurnHeld)[-1].count == turn
    assert won_by(table) == HEROES
    assert all(one.reinforcements == 0 for one in table.state.barricades)


# Rescue Mission


@rule("lnoe.rescue.start-building", "lnoe.rescue.safehouse", "lnoe.rescue.start", "lnoe.rescue.reroll-pit")
def test_rescue_mission_starts_with_refuge_and_safehouse() -> None:
    """Worked example lnoe.ex.rescue-start."""
    for seed in range(25):
        state = begun("rescue_mission", seed=seed)
        refuge = state.count("refuge") - 1
        safehouse = state.count("safehouse") - 1
        houses = state.town.buildings
        assert not houses[refuge].pits
        assert not houses[safehouse].pits
        assert houses[refuge].section != houses[safehouse].section
        assert barricades.is_fully_reinforced(state, refuge)
        assert barricades.is_fully_barricaded(state, safehouse)
        by_house = dict.fromkeys((refuge, safehouse), 0)
        for one in state.barricades:
            house = state.town.walls[one.wall].building
            by_house[house] += 1
            assert one.reinforcements == (3 if house == refuge else 0)
        for house, count in by_house.items():
            assert count == len(barricades.counted_walls(state, house))
        assert len({ally.space for ally in state.allies}) == 1
        assert len(state.allies) == 4
        assert state.allies[0].space in houses[refuge].spaces
        assert all(hero.space in houses[safehouse].spaces for hero in state.heroes)
        # Four are printed; three more lie in the Town Centre, none beside another.
        centre = [(state.town.rows[pit], state.town.cols[pit]) for pit in state.pits[4:]]
        assert centre == [(4, 5), (5, 7), (7, 5)]
        assert all(pit in state.town.centre for pit in state.pits[4:])


@rule("lnoe.rescue.goal")
def test_all_four_allies_in_the_safehouse_win() -> None:
    table = Table()
    table.state = state = begun("rescue_mission", seed=1)
    spaces = state.town.buildings[state.count("safehouse") - 1].spaces
    for ally in state.allies[:3]:
        ally.space = spaces[0]
    check_goals(state)
    assert won_by(table) == -1
    state.allies[3].space = spaces[1]
    check_goals(state)
    assert won_by(table) == HEROES


@rule("lnoe.rescue.new-heroes")
def test_new_heroes_of_rescue_mission_enter_at_the_centre_or_a_random_building() -> None:
    state = begun("rescue_mission", seed=4)
    hero = state.living()[0]
    table = Table()
    table.state = state
    state.sun = 10
    table.state.agenda.clear()
    table.state.asking = None
    killed = state.heroes[hero]
    kill_hero(table, hero)
    assert killed.space == -1
    assert [type(option) for option in table.state.offered] == [EnterCentre, EnterRandom, Decline]
    cards = len(state.hero_deck.pile)
    table.choose(EnterCentre)
    assert {option.space for option in table.offers(PickSpace)} == set(state.town.starts)  # type: ignore[attr-defined]  # a PickSpace
    table.choose(PickSpace, space=state.town.starts[0])
    table.pass_windows()
    assert len(state.hero_deck.pile) <= cards - 1
