"""More corners of the rules: who owns what, what is told, and what cannot be done twice."""

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.events import HeroWounded
from veglia.games.last_night_on_earth.rules.models import BROWN, GREEN
from veglia.games.last_night_on_earth.rules.plays import PickZombie, PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.spawning import bring
from veglia.games.last_night_on_earth.rules.towns import town
from veglia.games.last_night_on_earth.rules.wounding import wound_zombie
from veglia.games.last_night_on_earth.rules.zombie_turn import StartOfTurn
from veglia.kernel.machine import advance
from veglia.kernel.window import Pass, Window

FOUR = "burn_em_out"


@rule("lnoe.sotf.survival-tactics")
def test_in_a_last_stand_the_player_chooses_which_zombie_is_fought_first() -> None:
    table = Table(scenario=FOUR)
    hero = table.hero("sam", table.at(5, 5), wounds=3)
    stand = table.event(hero, "last_stand")
    brown, green = table.zombie(table.at(5, 5), 0), table.zombie(table.at(5, 5), 7)
    table.roll(1, 2, 6)
    table.fight(hero, brown)
    while not table.offers(PlayCard, card=stand):
        table.choose(Pass)
    table.choose(PlayCard, card=stand)
    table.pass_windows()
    assert table.asked == "StandFight"
    assert sorted(table.values(PickZombie, "zombie")) == [brown, green]


@rule("lnoe.twoz.colours", "lnoe.list.zombie-horde")
def test_a_red_zombie_of_the_horde_belongs_to_the_player_who_brings_it() -> None:
    table = Table(scenario=FOUR, rules={"zombie_horde_21": 1}, zombie_seats=2)
    table.state.pool = [14, 15]
    bring(table.state, BROWN, table.at(5, 5), False, "lnoe.general.zombie-pool")
    bring(table.state, GREEN, table.at(5, 5), False, "lnoe.general.zombie-pool")
    assert [(one.number, one.owner) for one in table.state.zombies] == [(14, BROWN), (15, GREEN)]


@rule("lnoe.opt.grave-weapons")
def test_the_wound_of_a_bloated_body_is_no_zombies() -> None:
    table = Table(scenario=FOUR)
    table.hero("sam", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    found = table.state.zombie(zombie)
    assert found is not None
    found.weapon = table.card("bloated_body")
    table.roll(5)
    wound_zombie(table.state, zombie, "fight", -1, -1)
    advance(table.state)
    assert [event.by for event in table.told(HeroWounded)] == [-1]


@rule("lnoe.general.hero-wounds")
def test_a_skilled_bearer_uses_the_doctors_bag_once_in_a_turn() -> None:
    table = Table()
    becky = table.hero("becky", table.at(5, 5), wounds=1)
    table.hero("jenny", table.at(5, 5), wounds=1)
    bag = table.item(becky, "doctors_bag")
    table.roll_movement(becky, 3)
    table.choose(UseItem, card=bag, hero=becky)
    table.pass_windows()
    assert table.asked == "ChooseMove"
    assert not table.offers(UseItem, card=bag)


@rule("lnoe.general.zombie-card-types")
def test_a_card_that_lies_on_a_hero_is_not_laid_on_him_again() -> None:
    table = Table()
    hero, other = table.hero("jenny", table.at(5, 5)), table.hero("sally", table.at(0, 0))
    lasting.lay(table.state, "cant_be_happening", "lnoe.general.zombie-card-types", side=1, hero=hero)
    card = table.hold("cant_be_happening")
    table.run(StartOfTurn())
    assert not table.offers(PlayCard, card=card, hero=hero)
    assert table.offers(PlayCard, card=card, hero=other)


@rule("lnoe.cards.discards-open")
def test_nobody_scavenges_in_the_middle_of_a_fight() -> None:
    table = Table(scenario=FOUR)
    hero = table.hero("sam", table.at(5, 5))
    card = table.event(hero, "scavenge")
    table.state.hero_deck.discards.append(table.card("torch"))
    zombie = table.zombie(table.at(5, 5))
    table.roll(1, 2, 6)
    table.fight(hero, zombie)
    asked = 0
    while isinstance(table.state.asking, Window):
        assert not table.offers(PlayCard, card=card)
        asked += 1
        table.choose(Pass)
    assert asked > 1


@rule("lnoe.sewer.sight")
def test_no_space_of_the_board_sees_a_sewer_by_itself() -> None:
    laid = town("TOWN/ABCD")
    for space in range(laid.count - 2):
        assert not laid.sees(space, laid.sewer(0))
        assert not laid.sees(space, laid.sewer(1))
