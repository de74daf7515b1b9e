"""Options as they are offered: words, looks, groups, and what a click on the board means."""

from tests.games.zombicide.table import TestTable
from tests.games.zombicide.undead_or_alive.shown import FACE, choice_of, figure_id, foe_id, zone_id
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.actions.reload import ReloadWeapon
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.danger import GainSkill, PickSkill
from veglia.games.zombicide.engine.rules.hits import Hit
from veglia.games.zombicide.engine.rules.turn import ActivateSurvivor, ChooseSurvivor, DoNothing
from veglia.games.zombicide.engine.rules.wounds import ShareWounds, Suffer
from veglia.games.zombicide.undead_or_alive.rules.setup import ChooseStartingGear, StartWith
from veglia.games.zombicide.undead_or_alive.title import TITLE


def test_a_move_is_chosen_by_its_zone() -> None:
    table = TestTable(["carl"])
    table.turn("carl")
    choice = choice_of(table, MoveTo, zone="2R.a2")

    assert choice.targets == [zone_id(table, "2R.a2")]
    assert (choice.look, choice.group, choice.has_preview) == ("move", "Move", True)
    assert choice.text == f"Move to street {table.zone('2R.a2') + 1}"


def test_an_attack_is_chosen_by_its_zone_the_zombies_in_it_or_its_weapon() -> None:
    table = TestTable(
        ["carl"], gear={"carl": ["colt_saa", "machete"]}, zombies={"2R.a1": {"walker": 1, "runner": 2}}
    )
    table.turn("carl")
    foes = [foe_id(table, "2R.a1", kind) for kind in ("walker", "runner")]
    here = zone_id(table, "2R.a1")

    assert choice_of(table, MeleeAttack).targets == [here, *foes, f"card/{table.card('machete')}"]
    assert choice_of(table, RangedAttack, zone="2R.a1").targets == [
        here,
        *foes,
        f"card/{table.card('colt_saa')}",
    ]


def test_searching_is_chosen_by_the_deck_or_the_own_zone() -> None:
    table = TestTable(["carl"], at="2R.C")
    table.turn("carl")

    assert choice_of(table, SearchHere).targets == ["pile/equipment", zone_id(table, "2R.C")]
    assert choice_of(table, TakeObjective).targets == ["token/objective/0"]
    assert choice_of(table, DoNothing).targets == [figure_id(table, "carl")]


def test_a_weapon_is_reloaded_by_its_card() -> None:
    table = TestTable(["carl"], gear={"carl": ["springfield"]})
    card = table.card("springfield")
    table.state.empty[card] = -1
    table.turn("carl")

    assert choice_of(table, ReloadWeapon).targets == [f"card/{card}"]


def test_hits_and_wounds_are_given_to_who_is_clicked() -> None:
    table = TestTable(
        ["carl", "meg"],
        (6, 6),
        gear={"carl": ["sabre"]},
        zombies={"2R.a1": {"walker": 1, "runner": 1}},
    )
    table.turn("carl")
    table.choose(MeleeAttack)
    hit = choice_of(table, Hit, kind="runner")
    table.run(ShareWounds(table.zone("2R.a1"), 0, 1))
    suffer = choice_of(table, Suffer, survivor="meg")

    assert hit.targets == [foe_id(table, "2R.a1", "runner")]
    assert suffer.targets == [figure_id(table, "meg")]


def test_a_survivor_is_activated_by_its_figure() -> None:
    table = TestTable(["carl", "meg"])
    table.run(ChooseSurvivor(0))

    assert choice_of(table, ActivateSurvivor, survivor="meg").targets == [figure_id(table, "meg")]


def test_a_card_that_lies_nowhere_is_not_pointed_at() -> None:
    table = TestTable(["carl"])
    table.run(ChooseStartingGear(0))
    choice = choice_of(table, StartWith, slot=2)

    assert choice.targets == ["slot/0/2", figure_id(table, "carl")]


def test_a_skill_is_chosen_on_the_dashboard() -> None:
    table = TestTable(["carl"])
    table.run(GainSkill(0, 2))
    choice = choice_of(table, PickSkill, skill="plus_1_damage_melee")

    assert choice.targets == ["skill/plus_1_damage_melee", figure_id(table, "carl")]


def test_free_discarding_is_offered_at_the_card() -> None:
    table = TestTable(["carl"], gear={"carl": ["machete"]})
    table.turn("carl")
    aside = TITLE.aside
    assert aside is not None
    [choice] = FACE.offers(table.state, aside.options(table.state), "en")

    assert choice.targets == [f"card/{table.card('machete')}", figure_id(table, "carl")]
    assert choice.group == "Discard"
