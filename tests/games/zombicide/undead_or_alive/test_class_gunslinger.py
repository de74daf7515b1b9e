"""The Gunslinger's Fanning."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.actions.reload import ReloadWeapon
from veglia.games.zombicide.engine.rules.cards import BOOM
from veglia.games.zombicide.engine.rules.events import (
    AttackRolled,
    WeaponEmptied,
    WeaponReloaded,
    WeaponsReloaded,
)
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.rules.turn import EndPhase
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.games.zombicide.undead_or_alive.rules.events import FanningStarted, NoiseMade

MISSES = (1, 1, 1, 1, 1, 1)


def gunslinger(
    *cards: str | None, dice: tuple[int, ...] = MISSES, zombies: dict[str, dict[str, int]] | None = None
) -> TestTable:
    """Return a table with Meg in 2R.a1, without skills."""
    table = TestTable(["meg"], dice=dice, gear={"meg": list(cards)}, zombies=zombies)
    table.only_skills("meg", [])
    table.turn("meg")
    return table


@rule("uoa.class.gunslinger-fanning")
def test_fanning_rolls_six_dice_that_hit_on_five() -> None:
    table = gunslinger("colt_saa", dice=(1, 3, 4, 5, 6, 5), zombies={"2R.a2": {"walker": 6}})

    events = table.choose(Fan, card="colt_saa", zone="2R.a2")

    assert [event.rule for event in happened(events, FanningStarted)] == ["uoa.class.gunslinger-fanning"]
    rolled = happened(events, AttackRolled)[0]
    assert (rolled.dice, rolled.accuracy, rolled.hits) == ((1, 3, 4, 5, 6, 5), 5, 3)
    assert table.zombies("2R.a2") == {"walker": 3}
    assert table.survivor("meg").actions == 2


@rule("uoa.class.gunslinger-fanning")
def test_fanning_keeps_the_range_of_the_pistol() -> None:
    colt = gunslinger("colt_saa")
    remington = gunslinger("remington")

    assert {option.zone for option in colt.offered(Fan)} == {colt.zone("2R.a1"), colt.zone("2R.a2")}
    assert remington.offers(Fan, zone="2R.a3")


@rule("uoa.class.gunslinger-fanning")
@pytest.mark.parametrize(("card", "left"), [("colt_saa", {"brute": 1}), ("schofield", {})])
def test_fanning_keeps_the_damage_of_the_pistol(card: str, left: dict[str, int]) -> None:
    table = gunslinger(card, dice=(6, *MISSES[1:]), zombies={"2R.a2": {"brute": 1}})

    table.choose(Fan, card=card, zone="2R.a2")

    assert table.zombies("2R.a2") == left


@rule("uoa.class.gunslinger-fanning")
def test_only_an_equipped_pistol_can_be_fanned() -> None:
    rifle = gunslinger("winchester")
    packed = gunslinger(None, None, None, "colt_saa")

    assert rifle.offers(RangedAttack)
    assert not rifle.offers(Fan)
    assert not packed.offers(Fan)


@rule("uoa.class.gunslinger-fanning-modifiers")
def test_ranged_skills_change_the_dice_and_the_accuracy_of_fanning() -> None:
    table = TestTable(
        ["meg"], dice=(4, *MISSES), gear={"meg": ["colt_saa"]}, zombies={"2R.a2": {"walker": 1}}
    )
    table.only_skills("meg", ["plus_1_die_ranged", "plus_1_to_dice_roll_ranged"])
    table.turn("meg")

    events = table.choose(Fan, card="colt_saa", zone="2R.a2")

    rolled = happened(events, AttackRolled)[0]
    assert (len(rolled.dice), rolled.hits) == (7, 1)
    assert table.zombies("2R.a2") == {}


@rule("uoa.class.gunslinger-fanning-boom")
def test_fanning_makes_a_boom_instead_of_the_pistols_noise() -> None:
    table = gunslinger("colt_saa")
    table.state.noise_zone = table.zone("3R.c3")

    events = table.choose(Fan, zone="2R.a2")

    assert [(event.zone, event.noise) for event in happened(events, NoiseMade)] == [
        (table.zone("2R.a1"), BOOM)
    ]
    assert (table.state.noise_zone, table.state.is_loud) == (table.zone("2R.a1"), True)


@rule("uoa.class.gunslinger-fanning-reload")
def test_a_fanned_pistol_is_empty_until_an_action_reloads_it() -> None:
    table = gunslinger("colt_saa", dice=(*MISSES, 1))

    events = table.choose(Fan, zone="2R.a2")
    assert [event.rule for event in happened(events, WeaponEmptied)] == [
        "uoa.class.gunslinger-fanning-reload"
    ]
    assert not table.offers(Fan)
    assert not table.offers(RangedAttack)
    reloaded = table.choose(ReloadWeapon, card="colt_saa")

    assert len(happened(reloaded, WeaponReloaded)) == 1
    assert table.survivor("meg").actions == 1
    assert table.offers(Fan)
    table.choose(RangedAttack, zone="2R.a2")
    assert table.state.empty == {}


@rule("uoa.class.gunslinger-fanning-reload")
def test_a_fanned_pistol_is_reloaded_for_free_in_the_end_phase() -> None:
    table = gunslinger("colt_saa")
    table.choose(Fan, zone="2R.a2")

    events = table.run(EndPhase())

    assert len(happened(events, WeaponsReloaded)) == 1
    assert table.state.empty == {}


@rule("uoa.class.gunslinger-fanning-normal-shot")
def test_a_normal_shot_leaves_the_pistol_loaded() -> None:
    table = gunslinger("colt_saa", dice=(1, 1, 1))

    for _ in range(3):
        events = table.choose(RangedAttack, card="colt_saa", zone="2R.a2")
        assert happened(events, WeaponEmptied) == []
        assert len(happened(events, AttackRolled)[0].dice) == 1

    assert table.state.empty == {}


@rule("uoa.class.gunslinger-fanning-single")
def test_each_equipped_pistol_is_fanned_alone_and_in_turn() -> None:
    table = gunslinger("colt_saa", "colt_saa", "remington", dice=MISSES * 3)
    assert {option.second for option in table.offered(Fan)} == {NO_CARD}

    for card in ("colt_saa", "colt_saa", "remington"):
        events = table.choose(Fan, card=card, zone="2R.a2")
        assert len(happened(events, AttackRolled)[0].dice) == 6

    assert sorted(table.state.empty) == sorted(
        card for card in table.survivor("meg").cards if card != NO_CARD
    )
