"""More corners of the rules: who owns what, what is told, and what cannot be done twice."""

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.events import FightWon, HeroWounded
from veglia.games.last_night_on_earth.rules.models import BROWN, GREEN, Barricade
from veglia.games.last_night_on_earth.rules.plays import PickZombie, PlayCard, UseGraveWeapon, UseItem
from veglia.games.last_night_on_earth.rules.spawning import bring
from veglia.games.last_night_on_earth.rules.town import SOUTH
from veglia.games.last_night_on_earth.rules.towns import town
from veglia.games.last_night_on_earth.rules.wounding import wound_zombie
from veglia.games.last_night_on_earth.rules.zombie_moving import MoveThis, MoveZombies, WalkZombie, ZombieStep
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


@rule("lnoe.zmove.hunger-blocked")
def test_blocked_windows_leave_diagonal_steps_in_the_open_alone() -> None:
    table = Table(scenario=FOUR)
    table.hero("jenny", table.at(0, 0))
    zombie = table.zombie(table.at(5, 5))
    lasting.lay(table.state, "blocked_windows", "lnoe.zmove.hunger-blocked")
    table.run(WalkZombie(zombie, 1, False))
    assert table.offers(ZombieStep, space=table.at(6, 6))


@rule("lnoe.fight.cards-after-roll")
def test_of_dice_with_the_same_face_one_is_named_to_be_rolled_again() -> None:
    table = Table(scenario=FOUR)
    hero, other = table.hero("billy", table.at(5, 5)), table.hero("sam", table.at(5, 5))
    rosary = table.item(hero, "rosary")
    zombie = table.zombie(table.at(5, 5))
    table.roll(4, 4, 6)
    table.fight(hero, zombie)
    while not table.offers(UseItem, card=rosary):
        table.choose(Pass)
    assert len(table.offers(UseItem, card=rosary)) == 1
    table.pass_windows()
    # In the fight of another Hero it is of no use.
    table.event(hero, "jeb")
    table.roll(4, 3, 6)
    table.fight(other, zombie)
    while isinstance(table.state.asking, Window):
        assert not table.offers(UseItem, card=rosary)
        table.choose(Pass)


@rule("lnoe.opt.grave-weapons")
def test_an_old_pitchfork_serves_its_own_bearer_only() -> None:
    table = Table(scenario=FOUR)
    hero = table.hero("sam", table.at(5, 5))
    armed, other = table.zombie(table.at(5, 5)), table.zombie(table.at(5, 5))
    found = table.state.zombie(armed)
    assert found is not None
    found.weapon = table.card("old_pitchfork")
    # A card in hand, so that the Zombie player is asked.
    table.hold("braaains")
    table.roll(5, 4, 1)
    table.fight(hero, other)
    while isinstance(table.state.asking, Window):
        assert not table.offers(UseGraveWeapon)
        table.choose(Pass)


@rule("lnoe.twoz.fight-card")
def test_broken_boards_help_the_own_zombies_of_their_player() -> None:
    table = Table(scenario=FOUR, zombie_seats=2)
    table.hero("jenny", table.at(8, 8))
    green = table.zombie(table.at(2, 4), 7)
    table.state.barricades.append(Barricade(table.wall("general_store", table.at(1, 4), SOUTH), 0))
    table.hold("broken_boards", seat=1)
    table.run(MoveZombies())
    table.choose(MoveThis, zombie=green)
    while isinstance(table.state.asking, Window):
        assert not table.offers(PlayCard)
        table.choose(Pass)


@rule("lnoe.fight.ties")
def test_ties_are_won_by_what_comes_after_other_things_in_the_fight() -> None:
    table = Table(scenario=FOUR)
    hero = table.hero("sam", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    # Something of his own that acts in fights comes first; Cornered gives Heroes the ties.
    table.item(hero, "lab_notes")
    lasting.lay(table.state, "cornered", "lnoe.zturn.cards-any-number", side=1)
    table.roll(5, 2, 5, 1, 1)
    table.fight(hero, zombie)
    table.pass_windows()
    assert len(table.told(FightWon)) == 1
