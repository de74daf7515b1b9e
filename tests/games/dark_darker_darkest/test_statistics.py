"""What is counted of a game: wounds and deaths with their causes, cards, abilities, the Cure."""

from tests.games.dark_darker_darkest.finale_table import LAB, before_finale
from tests.games.dark_darker_darkest.table import (
    DAMAGE,
    FAILURE,
    SUCCESS,
    TITLE,
    acting,
    again,
    burn,
    choose,
    cleared,
    creature,
    stage,
    state_of,
    zombies,
)
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.actions.search import Search
from veglia.games.dark_darker_darkest.rules.enemy_attack import CREATURE, HORDE, EnemyAttack
from veglia.games.dark_darker_darkest.rules.fire import Burn
from veglia.games.dark_darker_darkest.rules.infection import VirusStep
from veglia.games.dark_darker_darkest.statistics import DarkestStatistics
from veglia.kernel.game import Game
from veglia.show.ids import zone_id


def counted(game: Game) -> DarkestStatistics:
    found = TITLE.statistics()
    assert isinstance(found, DarkestStatistics)
    found.see(game.state, game.state.log or [])
    return found


def test_wounds_count_by_who_deals_them() -> None:
    game = cleared("bruce", "jack")
    state_of(game).survivors[1].room = 22
    zombies(game, 34, 1)
    creature(game, "gorilla", 22)
    stage(
        game,
        EnemyAttack(HORDE, 34),
        EnemyAttack(CREATURE, 22),
        dice=(DAMAGE, FAILURE, *[DAMAGE] * 4, FAILURE),
    )

    assert counted(game).harm == {"zombie": 1, "gorilla": 4}


def test_a_death_by_fire_names_its_rule_and_the_room() -> None:
    game = cleared("bruce", "jack", "leo")
    state = state_of(game)
    state.survivors[0].room = 22
    state.survivors[0].wounds = state.settings.health - 1
    burn(game, 11, 1)
    stage(game, Burn())

    found = counted(game)

    assert found.harm == {"ddd.fire.survivors": 1}
    death = found.deaths[0]
    assert (death.hero, death.zone, death.killer, death.rule) == (
        "bruce",
        zone_id(22),
        "",
        "ddd.fire.survivors",
    )


def test_a_death_in_an_attack_names_the_killer() -> None:
    game = cleared("bruce", "jack", "leo")
    state = state_of(game)
    state.survivors[0].room = 22
    state.survivors[0].wounds = state.settings.health - 1
    zombies(game, 22, 1)
    stage(game, EnemyAttack(HORDE, 22), dice=(DAMAGE, FAILURE))

    death = counted(game).deaths[0]

    assert (death.hero, death.zone, death.killer, death.rule) == (
        "bruce",
        zone_id(22),
        "zombie",
        "ddd.cdie.damage",
    )


def test_who_turns_into_a_zombie_is_lost_to_the_virus() -> None:
    game = cleared("bruce", "jack", "leo")
    survivor = state_of(game).survivors[1]
    survivor.virus_left = 2
    survivor.cube = 4
    stage(game, VirusStep())

    death = counted(game).deaths[0]

    assert (death.hero, death.zone, death.killer, death.rule) == (
        "jack",
        zone_id(34),
        "",
        "ddd.virus.zombified",
    )


def test_a_card_counts_from_the_round_in_which_it_is_found() -> None:
    game = acting("bruce", "jack", rooms=(34, 22))
    state = state_of(game)
    top = state.pile[-1]
    choose(game, Search, SUCCESS, 0, who=0)

    assert counted(game).gains == {f"card/{state.card_type(top).id}": state.round}


def test_the_round_in_which_the_cure_is_taken_is_kept() -> None:
    game = before_finale("bruce", "jack")
    again(game)
    choose(game, Move, 0, 0, who=0, room=LAB)

    assert counted(game).gains["cure"] == state_of(game).round
