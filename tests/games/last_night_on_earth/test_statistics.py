"""What is counted of a game: cards, Wounds, deaths with place and killer."""

from tests.games.last_night_on_earth.table import Table
from veglia.games.last_night_on_earth.rules.drawing import DrawHeroCards
from veglia.games.last_night_on_earth.rules.models import FIGURES, GREEN, RED
from veglia.games.last_night_on_earth.rules.plays import PlayCard
from veglia.games.last_night_on_earth.rules.reactions import FightOpen
from veglia.games.last_night_on_earth.rules.wounding import EXERTION, WoundHero, deal_wounds
from veglia.games.last_night_on_earth.statistics import LastNightStatistics, killer
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.machine import advance
from veglia.show.ids import zone_id


def counted(table: Table) -> LastNightStatistics:
    found = TITLE.statistics()
    assert isinstance(found, LastNightStatistics)
    assert table.state.log is not None
    found.see(table.state, table.state.log)
    return found


def test_a_lost_fight_counts_its_wound_by_the_zombie() -> None:
    table = Table()
    hero = table.hero("sally", table.at(6, 6))
    zombie = table.zombie(table.at(6, 6), GREEN * FIGURES)
    table.roll(1, 2, 5)
    table.fight(hero, zombie)
    table.pass_windows()

    found = counted(table)

    assert found.harm == {"zombie_green": 1}
    assert found.deaths == []
    assert found.events["FightLost"] == 1


def test_a_wound_that_no_zombie_deals_counts_by_its_rule() -> None:
    table = Table()
    hero = table.hero("sally", table.at(6, 6))
    table.run(WoundHero(hero, "card", -1, 1))

    assert counted(table).harm == {"lnoe.general.hero-wounds": 1}


def test_a_death_names_the_hero_his_space_and_his_killer() -> None:
    table = Table(sun=10)
    hero = table.hero("sally", table.at(6, 6))
    table.hero("billy", table.at(0, 0))
    zombie = table.zombie(table.at(6, 6))
    wounds = table.state.wounds_left(hero)
    deal_wounds(table.state, hero, wounds, "fight", zombie)
    advance(table.state)

    found = counted(table)

    assert found.harm == {"zombie_brown": wounds}
    death = found.deaths[0]
    assert (death.hero, death.zone, death.killer) == ("sally", zone_id(table.at(6, 6)), "zombie_brown")
    assert death.rule.startswith("lnoe.death.")


def test_a_hero_who_exerts_himself_to_death_died_of_it() -> None:
    table = Table(sun=10)
    hero = table.hero("sally", table.at(6, 6), wounds=1)
    table.run(WoundHero(hero, EXERTION, -1, 1))

    found = counted(table)

    assert found.harm == {"lnoe.barr.exertion": 1}
    assert [(death.killer, death.rule) for death in found.deaths] == [("", "lnoe.barr.exertion")]


def test_cards_count_from_the_round_in_which_they_are_seen() -> None:
    table = Table()
    hero = table.hero("sally", table.inside("church")[0])
    table.on_top("revolver")
    table.run(DrawHeroCards(hero, 1, "lnoe.search.draw", False))

    found = counted(table)

    assert found.gains == {"card/revolver": table.state.round}


def test_an_event_counts_once_it_is_played_not_while_it_is_hidden() -> None:
    table = Table()
    hero = table.hero("sally", table.inside("church")[0])
    zombie = table.zombie(table.state.heroes[hero].space)
    table.on_top("just_a_scratch")
    table.run(DrawHeroCards(hero, 1, "lnoe.search.draw", False))
    assert counted(table).gains == {}

    table.roll(1, 2, 5)
    table.fight(hero, zombie)
    table.pass_windows_of(FightOpen)
    while not table.offers(PlayCard):
        table.take_last()
    table.choose(PlayCard)
    table.pass_windows()

    assert counted(table).gains == {"card/just_a_scratch": table.state.round}


def test_killers_have_the_names_of_the_glossary() -> None:
    glossary = TITLE.presentation.glossary("en")

    names = [killer(number) for number in (0, GREEN * FIGURES, RED * FIGURES, 3 * FIGURES)]

    assert names == ["zombie_brown", "zombie_green", "zombie_red", "zombie_hero"]
    assert set(names) <= glossary.keys()
    assert killer(-1) == ""
