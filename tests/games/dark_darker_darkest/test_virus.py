"""Virus Tokens: where they lie, what they cost, which one an Antidote takes."""

from tests.games.dark_darker_darkest.table import (
    BITE,
    DAMAGE,
    ENTRANCE,
    FAILURE,
    acting,
    again,
    card,
    choose,
    cleared,
    creature,
    events,
    find,
    has,
    said,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.trade import Give, GiveCode, Take, TakeCode
from veglia.games.dark_darker_darkest.rules.enemy_attack import HORDE, Bear, EnemyAttack
from veglia.games.dark_darker_darkest.rules.equipping import inventory
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.infection import PutVirus, VirusRemoved, VirusStep
from veglia.games.dark_darker_darkest.rules.items.antidote import UseAntidote
from veglia.games.dark_darker_darkest.rules.overflow import Discard, PassOn
from veglia.games.dark_darker_darkest.rules.round import Refresh
from veglia.kernel.game import Game

LEO, NINA = 0, 1


def bitten(*sides: bool) -> Game:
    """Return a game in which Leo has been bitten and has put the tokens on some sides (true: right)."""
    game = cleared("leo", "nina")
    state_of(game).survivors[NINA].room = 12
    for side in sides:
        zombies(game, ENTRANCE, 1)
        stage(game, EnemyAttack(HORDE, ENTRANCE), dice=(BITE, FAILURE))
        choose(game, PutVirus, is_right=side)
    zombies(game, ENTRANCE, 0)
    return game


@rule("ddd.virus.first-token-permanent", "ddd.virus.fixed-slot", "ddd.item.antidote")
def test_an_antidote_takes_the_second_token_wherever_the_first_lies() -> None:
    for first, second in ((True, False), (False, True), (True, True), (False, False)):
        game = bitten(first, second)
        state = state_of(game)
        leo = state.survivors[LEO]
        assert (leo.virus_left, leo.virus_right) == (2 - first - second, first + second)
        card(game, LEO, "antidote")
        leo.group = 0
        stage(game, GroupActs(0))
        choose(game, UseAntidote, who=LEO)
        # The one that came first lies where it lay.
        assert (leo.virus_left, leo.virus_right) == (1 - first, first)
        assert [event.tokens for event in events(game, VirusRemoved)] == [1]


@rule("ddd.virus.fixed-slot")
def test_a_token_on_the_right_takes_a_hand() -> None:
    game = cleared("leo", "nina")
    state = state_of(game)
    leo = state.survivors[LEO]
    axe = leo.right[0]
    assert state.card_type(axe).hands == 2
    zombies(game, ENTRANCE, 1)
    state.survivors[NINA].room = 12
    stage(game, EnemyAttack(HORDE, ENTRANCE), dice=(BITE, FAILURE))
    choose(game, PutVirus, is_right=True)
    assert (leo.right, leo.left) == ([], [axe])


@rule("ddd.virus.full-inventory")
def test_a_full_inventory_loses_a_card_to_the_virus_and_nothing_else_makes_room() -> None:
    game = cleared("leo", "nina")
    state = state_of(game)
    leo = state.survivors[LEO]
    for id in ("first_aid_spray", "map", "gas_mask", "energy_drink"):
        card(game, LEO, id)
    leo.wounds = 1
    leo.group = state.survivors[NINA].group = state.active
    zombies(game, ENTRANCE, 1)
    stage(game, Refresh(), EnemyAttack(HORDE, ENTRANCE), dice=(BITE, FAILURE, FAILURE))
    choose(game, Bear, who=LEO)
    choose(game, PutVirus, is_right=False)
    # Neither passing a card on nor using one helps.
    assert {type(option) for option in state.offered} == {Discard}
    assert len(state.offered) == 5
    choose(game, Discard, card=leo.left[0])
    assert (len(inventory(state, LEO)), leo.virus()) == (4, 1)


@rule("ddd.virus.not-tradeable", "ddd.trade.what")
def test_virus_tokens_never_change_hands() -> None:
    game = acting("leo", "nina")
    state = state_of(game)
    for survivor in state.survivors:
        survivor.virus_left = survivor.virus_right = 1
        survivor.codes.append(state.spare_codes.pop())
    again(game)
    handed = [option for option in state.offered if isinstance(option, (Give, Take, GiveCode, TakeCode))]
    # Each gives or takes one card or one Code Token; there is nothing else that can be handed over.
    assert len(handed) == 8
    assert not any("irus" in one for one in said(game))
    for kind in (Give, GiveCode, Take, TakeCode):
        option = find(game, kind, who=LEO)
        assert option is not None
        choose(game, kind, who=LEO)
        while has(game, Discard):
            choose(game, Discard)
        assert [survivor.virus() for survivor in state.survivors] == [2, 2]


@rule("ddd.virus.max-two", "ddd.cattack.bite-limit")
def test_with_two_tokens_a_survivor_is_immune_and_others_are_bitten() -> None:
    game = cleared("leo", "nina")
    state = state_of(game)
    state.survivors[LEO].virus_left = 2
    zombies(game, ENTRANCE, 3)
    stage(game, EnemyAttack(HORDE, ENTRANCE), dice=(BITE, BITE, BITE, FAILURE, FAILURE))
    choose(game, PutVirus, is_right=False)
    choose(game, PutVirus, is_right=False)
    # The third Bite is ignored.
    assert state.asking is None
    assert [survivor.virus() for survivor in state.survivors] == [2, 2]


@rule("ddd.cattack.assign")
def test_players_may_give_a_bite_to_who_dies_of_the_damage_afterwards() -> None:
    game = cleared("leo", "nina")
    state = state_of(game)
    leo = state.survivors[LEO]
    leo.wounds = state.settings.health - 1
    zombies(game, ENTRANCE, 2)
    stage(game, EnemyAttack(HORDE, ENTRANCE), dice=(DAMAGE, BITE, FAILURE, FAILURE))
    assert [(option.who, option.result) for option in state.offered if isinstance(option, Bear)] == [
        (LEO, DAMAGE),
        (NINA, DAMAGE),
        (LEO, BITE),
        (NINA, BITE),
    ]
    choose(game, Bear, who=LEO, result=BITE)
    choose(game, PutVirus, is_right=False)
    choose(game, Bear, who=LEO, result=DAMAGE)
    assert not leo.is_in_play()
    assert (state.survivors[NINA].virus(), state.survivors[NINA].wounds) == (0, 0)
    assert state.darkness == 1


@rule("ddd.inventory.overflow-alternatives")
def test_a_coordinator_makes_room_for_nothing_and_ammunition_is_used_up() -> None:
    game = acting("bruce", "nina", "leo")
    state = state_of(game)
    bruce = state.survivors[0]
    bruce.bought |= 0b10
    assert state.profile(0).abilities[1].id == "coordinator"
    bruce.ap = 0
    state.ammo[bruce.right[0]] = 1
    ammo = card(game, 0, "handgun_ammo")
    for id in ("map", "gas_mask", "wirecutter"):
        card(game, 0, id)
    spray = card(game, 1, "first_aid_spray")
    creature(game, "gorilla", 2)
    again(game)
    choose(game, Give, who=1, to=0, card=spray)
    assert {type(option).__name__ for option in state.offered} == {"Discard", "PassOn", "WearMask", "Reload"}
    choose(game, PassOn, card=ammo, to=2)
    assert ammo in state.survivors[2].left
    assert bruce.ap == 0


@rule("ddd.virus.ability-lost", "ddd.char.jack.backpack", "ddd.inventory.limit")
def test_without_the_backpack_jack_gives_up_what_it_held() -> None:
    for cards, asked in ((4, True), (3, False)):
        game = cleared("jack", "nina")
        state = state_of(game)
        jack = state.survivors[0]
        assert state.profile(0).abilities[1].id == "backpack"
        jack.bought, jack.cube, jack.virus_left = 0b11, 3, 2
        for id in ("first_aid_spray", "map", "gas_mask")[: cards - 1]:
            card(game, 0, id)
        stage(game, VirusStep())
        assert (jack.bought, jack.cube) == (1, 4)
        assert has(game, Discard) == asked
        if asked:
            # Neither passing a card on nor using one helps: it is the Upkeep.
            assert {type(option) for option in state.offered} == {Discard}
            choose(game, Discard, card=jack.left[0])
        assert (len(inventory(state, 0)), jack.virus(), state.asking) == (3, 2, None)
