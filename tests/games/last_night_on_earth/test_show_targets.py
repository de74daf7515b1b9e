"""What options point at is shown to whoever may choose them."""

from tests.contract.shown import ids_of
from tests.games.last_night_on_earth.table import Table
from tests.games.last_night_on_earth.test_weapons import fighting, to_dice
from veglia.games.last_night_on_earth.rules.destination import FindCorner
from veglia.games.last_night_on_earth.rules.plays import PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.zombie_turn import StartOfTurn
from veglia.games.last_night_on_earth.title import TITLE
from veglia.show.ids import zone_id


def pointed_at(table: Table) -> list[list[str]]:
    """Return what each option points at; all of it is shown to the seat that is asked."""
    state = table.state
    found = [offer.targets for offer in TITLE.presentation.offers(state, state.offered, "en")]
    scene = TITLE.presentation.scene(state, table.asked_seat, "en")
    shown = ids_of(TITLE.presentation.board(state, "en"), scene)
    assert {id for targets in found for id in targets} <= set(shown)
    return found


def test_cards_that_have_been_drawn_to_choose_from_are_shown_to_who_chooses() -> None:
    table = Table(rules={"grave_weapons": 1})
    table.hero("sam", table.at(5, 5))
    victim = table.zombie(table.at(5, 6))
    table.zombie(table.at(11, 11))
    weapons = [table.on_top("sickle"), table.on_top("machete")]
    card = table.hold("dig_up")
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card, zombie=victim)

    assert sorted(pointed_at(table)) == sorted([f"card/{weapon}"] for weapon in weapons)


def test_the_numbers_that_a_break_roll_may_count_as_point_at_the_weapon() -> None:
    table, hero, zombie, bat = fighting(3, 1, 4, 5, 2, weapon="baseball_bat", hero="jenny")
    table.fight(hero, zombie)
    to_dice(table)
    table.choose(UseItem, card=bat)

    assert pointed_at(table) == [[f"card/{bat}"]] * 3


def test_a_corner_for_a_new_section_is_chosen_by_its_space() -> None:
    table = Table("TOWN/FBEG", "search_truth", rules={"number_counters": 1})
    table.hero("jenny", table.at(5, 5))
    table.roll(1)
    table.run(FindCorner("D", "hospital"))

    corners = [table.at(0, 11), table.at(11, 11), table.at(11, 0)]
    assert pointed_at(table) == [[zone_id(space)] for space in corners]
