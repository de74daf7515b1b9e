"""No Ally acts in the middle of a card."""

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.ally_acts import AllyAttack
from veglia.games.last_night_on_earth.rules.models import Ally
from veglia.games.last_night_on_earth.rules.plays import PickSpace, UseItem


@rule("lnoe.town.act")
def test_no_ally_acts_while_a_card_asks() -> None:
    table = Table()
    hero = table.hero("billy", table.at(6, 6))
    table.item(hero, "fire_extinguisher")
    table.zombie(table.at(6, 7))
    table.state.allies.append(Ally(table.at(6, 6), False))
    table.roll_movement(hero, 3)
    assert len(table.asides(AllyAttack)) == 1

    table.choose(UseItem)
    table.pass_windows()

    assert table.offers(PickSpace)
    assert table.asides(AllyAttack) == []
