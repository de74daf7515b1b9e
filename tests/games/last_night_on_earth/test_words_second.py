"""What the log, the questions and the labels of options say in cases that have no card or no Hero."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.allies import AttackAllies, AttackAlly, add_ally
from veglia.games.last_night_on_earth.rules.events import DieRolled
from veglia.games.last_night_on_earth.rules.explosions import BlastRolled, ExplodeGas
from veglia.games.last_night_on_earth.rules.grave_dead import fix_ability
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.plays import PickSpace, PlayCard, UseAbility, UseItem
from veglia.games.last_night_on_earth.rules.shooting import HitRolled, RangedAttack
from veglia.games.last_night_on_earth.rules.town import SOUTH
from veglia.games.last_night_on_earth.rules.weapons import RollBreak
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds, wound_zombie
from veglia.games.last_night_on_earth.rules.zombie_turn import StartOfTurn
from veglia.games.last_night_on_earth.show.names import words
from veglia.games.last_night_on_earth.show.texts import LANGUAGES
from veglia.kernel.machine import Event, advance

FIRST_RED = 14


def said(table: Table, kind: type[Event], language: str = "en") -> list[str]:
    return [words(table.state, language).say(event) for event in table.told(kind)]


@rule("lnoe.general.hit-and-kill", "lnoe.fight.cancelled", "lnoe.graved.1-really-rotten")
@pytest.mark.parametrize(
    ("ability", "en", "it"),
    [
        (
            "intuition",
            "Roll for Intuition (Detective Winters): 2 (needs 5+).",
            "Tiro per Intuito (Detective Winters): 2 (serve 5+).",
        ),
        ("hide", "Roll for Hide (Amanda): 2 (needs 4+).", "Tiro per Nascondersi (Amanda): 2 (serve 4+)."),
        ("rotten", "Roll for Grave Dead: 2 (needs 4+).", "Tiro per Zombi del Sepolcro: 2 (serve 4+)."),
    ],
)
def test_a_die_that_no_card_rolls_says_what_it_is_for(ability: str, en: str, it: str) -> None:
    table = Table(scenario="burn_em_out")
    space = table.at(5, 5)
    table.roll(2, 6, 5, 1)
    if ability == "intuition":
        deal_wounds(table.state, table.hero("winters", space), 1, "card", -1)
        advance(table.state)
    elif ability == "hide":
        table.fight(table.hero("amanda", space), table.zombie(space))
        table.choose(UseAbility)
        table.pass_windows()
    else:
        fix_ability(table.state, 1)
        table.state.pool.append(FIRST_RED)
        wound_zombie(table.state, table.zombie(space, FIRST_RED), "fight", -1, -1)
    assert said(table, DieRolled) == [en]
    assert said(table, DieRolled, "it") == [it]


@rule("lnoe.zturn.cards-any-number")
def test_a_die_of_which_the_number_counts_needs_nothing() -> None:
    table = Table()
    table.hero("jenny", table.at(5, 5))
    table.zombie(table.at(11, 11))
    card = table.hold("relentless_advance")
    table.roll(4)
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert said(table, DieRolled) == ["Roll for Relentless Advance: 4."]


@rule("lnoe.ranged.to-hit")
@pytest.mark.parametrize(("tactic", "en"), [("", "rolls 3 to hit"), ("aim_head", "rolls 3 +1 to hit")])
def test_a_hit_roll_says_what_is_added_to_the_die(tactic: str, en: str) -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    gun, zombie = table.item(hero, "revolver"), table.zombie(table.at(5, 6))
    if tactic:
        lay(table.state, tactic, "lnoe.sotf.survival-tactics")
    table.roll(3)
    table.run(RangedAttack(hero))
    table.choose(UseItem, card=gun, zombie=zombie)
    assert said(table, HitRolled) == [f"Jenny {en} with Revolver (needs 4+)."]


@rule("lnoe.gas.adjacent")
def test_an_explosion_says_for_whom_each_die_is_rolled() -> None:
    table = Table(scenario="burn_em_out")
    table.hero("jenny", table.at(5, 6))
    table.zombie(table.at(6, 5))
    table.state.gas = [table.at(5, 5), table.at(4, 4)]
    table.roll(1, 2, 2)
    table.run(ExplodeGas(table.at(5, 5), -1))
    assert said(table, BlastRolled) == [
        "Explosion, Gas marker in E5: rolled 1 (hit on 3+).",
        "Explosion, Jenny in G6 (Town Square): rolled 2 (hit on 3+).",
        "Explosion, the Zombie in F7 (Town Square): rolled 2 (hit on 3+).",
    ]


@rule("lnoe.town.prevent")
def test_the_question_about_the_killing_of_an_ally_names_the_ally() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(0, 0))
    add_ally(table.state, table.at(8, 8), "lnoe.town.start")
    zombie = table.zombie(table.at(8, 8))
    table.event(hero, "just_a_scratch")
    table.roll(5)
    table.run(AttackAllies(-1, ()))
    table.choose(AttackAlly, zombie=zombie)
    asking = table.state.asking
    assert words(table.state, "en").say(asking) == "An Ally is about to take a Wound: play something?"
    assert words(table.state, "it").say(asking) == "Un Alleato sta per subire una Ferita: giocare qualcosa?"


@rule("lnoe.gas.ignite-gun", "lnoe.barr.build")
def test_the_nail_gun_says_whether_it_lights_gas_or_builds() -> None:
    table = Table(rules={"barricades": 1})
    space = table.at(1, 4)
    hero = table.hero("jenny", space)
    gun = table.item(hero, "nail_gun")
    table.state.gas = [space]
    table.run(RangedAttack(hero))
    said = words(table.state, "en")
    assert said.say(table.offers(UseItem, card=gun, mode=1)[0]).endswith("at the Gas")
    wall = table.wall("general_store", space, SOUTH)
    assert said.say(table.offers(UseItem, card=gun, wall=wall)[0]).endswith("nail a Barricade")


@rule("lnoe.weapon.break")
@pytest.mark.parametrize("language", LANGUAGES)
def test_loss_of_faith_says_that_the_break_die_is_rolled_again(language: str) -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    bat = table.item(hero, "baseball_bat")
    card = table.hold("loss_of_faith")
    table.roll(5)
    table.run(RollBreak(hero, bat))
    while not table.offers(PlayCard, card=card):
        table.take_first()
    label = words(table.state, language).say(table.offers(PlayCard, card=card)[0])
    assert label.endswith({"en": "re-roll the break die", "it": "ritira il dado di rottura"}[language])


@rule("lnoe.barr.forced-move", "lnoe.zturn.cards-any-number")
def test_a_question_about_one_of_several_zombies_says_which() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    item = table.item(hero, "fire_extinguisher")
    table.zombie(table.at(5, 6))
    table.zombie(table.at(6, 5))
    table.roll_movement(hero, 1)
    table.choose(UseItem, card=item)
    said: list[str] = []
    for space in (table.at(5, 7), table.at(7, 5)):
        assert table.state.asking is not None
        said.append(words(table.state, "en").say(table.state.asking))
        table.choose(PickSpace, space=space)
    assert said == [
        "Fire Extinguisher, the Zombie in G6 (Town Square): where is it pushed?",
        "Fire Extinguisher, the Zombie in F7 (Town Square): where is it pushed?",
    ]
