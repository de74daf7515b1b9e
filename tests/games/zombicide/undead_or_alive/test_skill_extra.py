"""Skills of extra Turns and extra dice: Zombie link, Roll 6: +1 die, Explosives expert."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.combat import (
    DieAdded,
    KeepDice,
    RollAgain,
    RollOn,
    RollOneMore,
    UseReroll,
)
from veglia.games.zombicide.engine.rules.events import (
    AttackRolled,
    CardDiscarded,
    CardPlaced,
    NothingSpawned,
    SkillHelped,
    TurnEnded,
    TurnStarted,
    ZombiesActivated,
)
from veglia.games.zombicide.engine.rules.spawn import DrawZombieCard
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.games.zombicide.engine.rules.traits.zombie_link import TakeExtraTurns
from veglia.games.zombicide.engine.rules.turn import ActivateSurvivor, ChooseAction, DoNothing
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.traits.explosives_expert import (
    ExpertRolled,
    KeepExplosive,
    LetGo,
    MakeRoom,
    PutBack,
)
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.machine import Event


def draw_extra_activation(table: TestTable) -> list[Event]:
    number = next(
        card.number
        for card in table.state.scenario.library.zombie_cards
        if card.extra_activation and card.kind == table.kind("walker")
    )
    table.stack_zombie_cards(number)
    table.state.turn.phase = 2
    table.state.turn.active = -1
    return table.run(DrawZombieCard(table.zone("2R.a1")))


@rule("uoa.skill.zombie-link")
def test_the_linked_play_a_full_turn_before_an_extra_activation() -> None:
    table = TestTable(["jeb"], at="2R.c3", zombies={"2R.a1": {"walker": 1}})
    table.only_skills("jeb", ["zombie_link", "plus_1_action", "plus_1_free_move_action", "sprint"])
    table.set_ap("jeb", 7)
    table.survivor("jeb").has_acted = True

    events = draw_extra_activation(table)

    assert isinstance(table.asking, ChooseAction)
    assert "uoa.skill.zombie-link" in {event.rule for event in happened(events, SkillHelped)}
    assert [event.survivor for event in happened(events, TurnStarted)] == [0]
    assert not happened(events, ZombiesActivated)
    assert table.survivor("jeb").actions == 4
    assert len(table.survivor("jeb").free) == 1
    events = table.choose(DoNothing)
    assert [type(event) for event in events if isinstance(event, (TurnEnded, ZombiesActivated))] == [
        TurnEnded,
        ZombiesActivated,
    ]


@rule("uoa.skill.zombie-link")
def test_several_linked_survivors_choose_their_order() -> None:
    table = TestTable(["jeb", "may", "meg"], at="2R.c3", seats=[["jeb", "may"], ["meg"]])
    for name in ("jeb", "may", "meg"):
        table.only_skills(name, ["zombie_link"])
    table.set_ap("jeb", 7)
    table.survivor("may").zone = OFF_BOARD

    draw_extra_activation(table)
    assert isinstance(table.asking, TakeExtraTurns)
    assert table.asking.seats(table.state) == (0, 1)
    assert {option.survivor for option in table.offered(ActivateSurvivor)} == {0, 2}
    events = table.choose(ActivateSurvivor, survivor="meg")
    assert [event.survivor for event in happened(events, TurnStarted)] == [table.who("meg")]
    events = table.choose(DoNothing)

    assert [event.survivor for event in happened(events, TurnStarted)] == [table.who("jeb")]
    assert len(happened(table.choose(DoNothing), ZombiesActivated)) == 1


@rule("uoa.skill.zombie-link")
def test_at_blue_there_is_no_extra_turn() -> None:
    table = TestTable(["jeb"], at="2R.c3")
    table.only_skills("jeb", ["zombie_link"])

    events = draw_extra_activation(table)

    assert len(happened(events, NothingSpawned)) == 1
    assert not happened(events, TurnStarted)


@rule("uoa.skill.zombie-link")
def test_an_abomination_card_gives_no_extra_turn() -> None:
    table = TestTable(["jeb"], at="2R.c3", zombies={"2R.a1": {"abomination": 1}})
    table.only_skills("jeb", ["zombie_link"])
    table.set_ap("jeb", 7)
    cards = table.state.scenario.library.zombie_cards
    boss = table.kind("abomination")
    table.stack_zombie_cards(next(card.number for card in cards if card.kind == boss))

    events = table.run(DrawZombieCard(table.zone("2R.a1")))

    assert len(happened(events, ZombiesActivated)) == 1
    assert not happened(events, TurnStarted)


@rule("uoa.skill.roll-6-plus-1-die")
@pytest.mark.parametrize("scope", ["melee", "combat"])
def test_each_six_may_bring_a_die_as_long_as_sixes_are_rolled(scope: str) -> None:
    table = TestTable(["jeb"], (6, 1, 6, 2), gear={"jeb": ["pickaxe"]}, zombies={"2R.a1": {"walker": 3}})
    table.only_skills("jeb", [f"roll_6_plus_1_die_{scope}"])
    table.turn("jeb")

    table.choose(MeleeAttack)
    assert isinstance(table.asking, RollOn)
    events = table.choose(RollOneMore)
    assert [(event.dice, event.rule) for event in happened(events, DieAdded)] == [
        ((6,), "uoa.skill.roll-6-plus-1-die")
    ]
    assert isinstance(table.asking, RollOn)
    events = table.choose(RollOneMore)

    rolled = happened(events, AttackRolled)[0]
    assert (rolled.dice, rolled.hits) == ((6, 1, 6, 2), 2)
    assert table.zombies("2R.a1") == {"walker": 1}


@rule("uoa.skill.roll-6-plus-1-die")
def test_a_die_for_a_six_may_be_left_unrolled() -> None:
    table = TestTable(["jeb"], (6, 6), gear={"jeb": ["pickaxe"]}, zombies={"2R.a1": {"walker": 3}})
    table.only_skills("jeb", ["roll_6_plus_1_die_melee"])
    table.turn("jeb")

    table.choose(MeleeAttack)
    events = table.choose(KeepDice)

    assert happened(events, AttackRolled)[0].dice == (6, 6)


@rule("uoa.skill.roll-6-plus-1-die")
def test_rerolls_come_before_the_dice_for_sixes() -> None:
    table = TestTable(
        ["jeb"], (6, 1, 6, 6, 1, 1), gear={"jeb": ["pickaxe"]}, zombies={"2R.a1": {"walker": 3}}
    )
    table.only_skills("jeb", ["roll_6_plus_1_die_melee", "lucky"])
    table.turn("jeb")

    table.choose(MeleeAttack)
    assert isinstance(table.asking, RollAgain)
    table.choose(UseReroll)
    assert isinstance(table.asking, RollOn)
    assert table.asking.sixes == 2
    table.choose(RollOneMore)
    events = table.choose(RollOneMore)

    assert happened(events, AttackRolled)[0].dice == (6, 6, 1, 1)


@rule("uoa.skill.roll-6-plus-1-die")
def test_sixes_of_another_kind_of_action_bring_nothing() -> None:
    table = TestTable(["jeb"], (6, 6), gear={"jeb": ["winchester"]}, zombies={"2R.a2": {"walker": 2}})
    table.only_skills("jeb", ["roll_6_plus_1_die_melee"])
    table.turn("jeb")

    events = table.choose(RangedAttack, zone="2R.a2")

    assert happened(events, AttackRolled)[0].dice == (6, 6)


def expert(dice: tuple[int, ...], cards: list[str | None]) -> TestTable:
    table = TestTable(["jeb"], dice, gear={"jeb": cards}, zombies={"2R.a2": {"walker": 1}})
    table.only_skills("jeb", ["explosives_expert", "lucky", "plus_1_to_dice_roll_ranged"])
    table.turn("jeb")
    return table


@rule("uoa.skill.explosives-expert")
def test_on_a_six_thrown_dynamite_may_go_into_the_backpack() -> None:
    table = expert((6,), ["dynamite"])

    events = table.choose(Throw, zone="2R.a2")
    assert [(event.dice, event.rule) for event in happened(events, ExpertRolled)] == [
        ((6,), "uoa.skill.explosives-expert")
    ]
    assert isinstance(table.asking, KeepExplosive)
    events = table.choose(PutBack)

    assert [event.rule for event in happened(events, CardPlaced)] == ["uoa.skill.explosives-expert"]
    assert table.cards("jeb") == [None, None, None, "dynamite", None, None]
    TITLE.check_conservation(table.state)


@rule("uoa.skill.explosives-expert")
def test_less_than_a_six_is_neither_modified_nor_rerolled() -> None:
    table = expert((5,), ["dynamite"])

    events = table.choose(Throw, zone="2R.a2")

    assert len(happened(events, ExpertRolled)) == 1
    assert isinstance(table.asking, ChooseAction)
    assert "dynamite" not in table.cards("jeb")


@rule("uoa.skill.explosives-expert")
def test_the_dynamite_may_be_let_go() -> None:
    table = expert((6,), ["dynamite"])
    table.choose(Throw, zone="2R.a2")

    table.choose(LetGo)

    assert "dynamite" not in table.cards("jeb")
    TITLE.check_conservation(table.state)


@rule("uoa.skill.explosives-expert")
def test_a_full_backpack_needs_room_first() -> None:
    table = expert((6,), ["dynamite", None, None, "water", "knife", "machete"])
    table.choose(Throw, zone="2R.a2")

    events = table.choose(MakeRoom, card="knife")
    assert len(happened(events, CardDiscarded)) == 1
    table.choose(PutBack)

    assert table.cards("jeb") == [None, None, None, "water", "dynamite", "machete"]
    TITLE.check_conservation(table.state)
