"""Previews, forecasts and refusals: numbers from the dice themselves, reasons with their rules."""

import pytest

from tests.games.dark_darker_darkest.finale_table import finale
from tests.games.dark_darker_darkest.table import (
    TITLE,
    acting,
    again,
    burn,
    card,
    cleared,
    creature,
    find,
    stage,
    state_of,
    token,
    zombies,
)
from tests.rules import rule
from veglia import rulebook
from veglia.games.dark_darker_darkest.rules.actions.escape import BreakFree
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.actions.open_door import TryDoor
from veglia.games.dark_darker_darkest.rules.actions.search import Search
from veglia.games.dark_darker_darkest.rules.enemy_attack import AssignResult
from veglia.games.dark_darker_darkest.rules.fire import Spread
from veglia.games.dark_darker_darkest.rules.pieces import GRIPPED
from veglia.games.dark_darker_darkest.rules.reactions import Reactions
from veglia.games.dark_darker_darkest.rules.state import CLOCK_EVENT, ENTRY_EVENT, FIRE_EVENT
from veglia.games.dark_darker_darkest.rules.zombies import FRESH
from veglia.games.dark_darker_darkest.show.explain.odds import attack_odds, chance_of_any, rolls
from veglia.kernel.errors import UnknownName
from veglia.kernel.game import Game
from veglia.kernel.machine import Option

PRESENTATION = TITLE.presentation
FAILURE = 4


def lines(game: Game, kind: type[Option], **fields: object) -> list[str]:
    option = find(game, kind, **fields)
    assert option is not None
    return PRESENTATION.preview(game.state, option, "en").lines


def why(game: Game, target: str, seat: int | None = 0) -> tuple[str, str]:
    reason = PRESENTATION.why_not(game.state, seat, target, "en")[0]
    return reason.rule, reason.text


@pytest.mark.parametrize("count", [1, 2, 3, 4, 6])
def test_the_chances_of_a_roll_are_complete(count: int) -> None:
    state = state_of(acting("bruce", "nina"))
    found = rolls(state, count)
    assert sum(chance for _, chance in found) == pytest.approx(1.0)
    # No more than four Survivor Dice are rolled.
    assert {len(faces) for faces, _ in found} == {min(count, 4)}


@rule("ddd.combat.unarmed")
def test_the_odds_of_bare_hands_are_those_of_one_die() -> None:
    game = acting("bruce", "nina")
    zombies(game, 34, 1)
    again(game)
    odds = attack_odds(state_of(game), 0, -1)
    # Two faces of six are Successes, one each a Crosshair, a Repel, a Retreat and a Failure.
    assert (odds.dice, odds.far) == (1, 0)
    assert odds.expected == odds.any_hit == pytest.approx(2 / 6)
    assert odds.repel == odds.retreat == pytest.approx(1 / 6)
    assert lines(game, Attack, who=0, card=-1)[:2] == [
        "1 dice, range 0.",
        "0.3 hits on average; at least one: 33%.",
    ]


@rule("ddd.sdie.failure")
def test_a_single_failure_costs_the_hit_of_two_dice() -> None:
    game = acting("nina", "bruce")
    zombies(game, 34, 1)
    again(game)
    knife = state_of(game).survivors[0].right[0]
    odds = attack_odds(state_of(game), 0, knife)
    # Of 36 results those without a hit: no Success (16), and a Success with a Failure (4), which cancels it.
    assert odds.dice == 2
    assert odds.any_hit == pytest.approx(16 / 36)


@rule("ddd.search.success")
def test_the_odds_of_a_search() -> None:
    game = acting("bruce", "nina", "leo")
    said = lines(game, Search, who=0)
    # Three dice: 1 - (4/6)^3 for a card; all different or equal Successes bring no terror.
    assert said[0] == "3 dice; at least one card: 70%, 1.0 on average."
    assert said[1].startswith("Two equal symbols bring the Terror Die: ")
    assert len(said) == 3


@rule("ddd.camcheck.five")
def test_five_survivors_are_seen_by_five_dice() -> None:
    state = state_of(acting("bruce", "nina"))
    assert chance_of_any(state, 5, FAILURE) == pytest.approx(1 - (5 / 6) ** 5)


@rule("ddd.grip.action")
def test_the_odds_of_breaking_free() -> None:
    game = acting("bruce", "nina")
    zombies(game, 34, 1)
    state_of(game).survivors[0].grip = GRIPPED
    again(game)
    assert lines(game, BreakFree, who=0) == ["2 dice; at least one Retreat: 31%."]


@rule("ddd.door.token-faces")
def test_a_door_tells_what_is_known_of_it() -> None:
    game = acting("bruce", "nina", rooms=(32,))
    state = state_of(game)
    lock = next(
        place for place, one in enumerate(state.house.plan.locks) if 32 in state.house.lock_rooms(one)
    )
    icons = len(state.library.code_tokens[state.locks[lock]])
    assert (
        lines(game, TryDoor, who=0, lock=lock)[0]
        == f"Its Code Token has {icons} symbols and is turned up by trying."
    )
    state.shown |= 1 << lock
    assert "missing" in lines(game, TryDoor, who=0, lock=lock)[0]
    state.darkness = 5
    assert "leaves no room" in lines(game, TryDoor, who=0, lock=lock)[0]


@rule("ddd.move.fire-damage")
def test_a_move_into_fire_names_its_price() -> None:
    game = acting("bruce", "nina")
    assert lines(game, Move, who=0, room=36) == ["No camera, fire or radiation here."]
    burn(game, 18, 2)
    again(game)
    assert lines(game, Move, who=0, room=36) == ["Entering costs 2 Health: fire."]


@rule("ddd.react.area", "ddd.react.attack-order")
def test_the_forecast_names_who_reacts_and_whom_they_go_for() -> None:
    game = acting("bruce", "nina", rooms=(34, 12))
    zombies(game, 34, 2)
    zombies(game, 22, 3)
    zombies(game, 18, 5)
    token(game, 36, 2)
    again(game)
    found = PRESENTATION.forecast(game.state, "en")
    # Nina is nearer, but her tile is not in Bruce's area, which may be resolved first.
    assert found.lines[0] == "3 zombies from the Corridor (3-2) towards Bruce, Nina."
    assert "Entrance Hall (4-3): 2 Creature Dice against Bruce." in found.lines
    assert not any("5 zombies" in line for line in found.lines)
    starts = {(arrow.piece, arrow.start, arrow.end) for arrow in found.arrows}
    assert ("zombie/22/zombie", "zone/22", "zone/12") in starts
    assert ("zombie/22/zombie", "zone/22", "zone/32") in starts
    assert ("token/zombies/36", "zone/36", "zone/34") in starts


@rule("ddd.react.creature-everywhere")
def test_the_forecast_names_the_creature_wherever_it_is() -> None:
    game = acting("bruce", "nina")
    creature(game, "zombie_dog", 4)
    again(game)
    found = PRESENTATION.forecast(game.state, "en")
    assert "Zombie Dog moves 3 towards Bruce, Nina." in found.lines
    assert {arrow.piece for arrow in found.arrows} == {"foe/creature"}


@rule("ddd.fire.spread", "ddd.fire.bounds")
def test_the_forecast_shows_where_fire_may_spread() -> None:
    game = acting("bruce", "nina")
    burn(game, 17, 1)
    again(game)
    found = PRESENTATION.forecast(game.state, "en")
    assert {mark.id: mark.text for mark in found.marks} == {
        "zone/24": "25%",
        "zone/32": "25%",
        "zone/34": "25%",
        "zone/36": "25%",
    }
    assert "Wherever it spreads, fire hurts Bruce, Nina." in found.lines
    # Beside the Laboratory, at the corner: twice the die brings it to where it is.
    burn(game, 3, 1)
    assert any("(it stays) 50%" in line for line in upcoming(game))


def upcoming(game: Game, language: str = "en") -> list[str]:
    return PRESENTATION.forecast(game.state, language).lines


@rule("ddd.event.cycle", "ddd.upkeep.order", "ddd.entry.second-each-round", "ddd.darkness.fire-icon")
def test_the_forecast_tells_of_the_upkeep() -> None:
    game = acting("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    state.event, state.darkness = FIRE_EVENT, 2
    state.cameras = [(6, 1), (8, 3)]
    state.survivors[1].virus_left = 2
    again(game)
    assert upcoming(game) == [
        "Nothing reacts near the group.",
        "Then Darkness advances to 3 of 5.",
        "A fire breaks out there.",
        "Upkeep: 2 camera checks of Nina.",
        "Upkeep: a Zombie Token enters (23 left).",
        "The virus goes on in Nina.",
    ]
    burn(game, 0, 1)
    state.survivors[1].cube = 4
    state.pool = []
    assert "There the fire spreads once more." in upcoming(game)
    assert "The virus turns Nina into a zombie." in upcoming(game)
    assert not any("Token" in line for line in upcoming(game))
    # The event brings the last token: none is left for the usual entry.
    state.event, state.pool = CLOCK_EVENT, [0]
    assert len([line for line in upcoming(game) if "zombie entry" in line or "Token enters" in line]) == 1
    state.event, state.pool = FIRE_EVENT, []
    assert "Poi l'Oscurità avanza a 3 su 5." in upcoming(game, "it")


@rule("ddd.darkness.final-round", "ddd.diff.extra-round", "ddd.group.complete-first")
def test_the_forecast_tells_of_the_next_group_and_of_the_last_round() -> None:
    game = acting("bruce", "nina")
    state = state_of(game)
    state.survivors[1].group = 1
    state.order = [1]
    state.event, state.darkness = FIRE_EVENT, 4
    assert "The group of Nina acts next." in upcoming(game)
    assert "The Round that begins then is the last one." in upcoming(game)
    state.darkness, state.last_round = 5, state.round
    assert upcoming(game)[-1] == "This is the last Round: without the Cure the game is lost at its end."
    longer = acting("bruce", "nina", extra_round="on")
    state_of(longer).event, state_of(longer).darkness = FIRE_EVENT, 4
    assert "After the Round that begins then there is only one more." in upcoming(longer)


@rule("ddd.rad.damage", "ddd.rad.spread", "ddd.rad.leak", "ddd.fire.no-fire-no-spread")
def test_the_forecast_tells_of_radiation() -> None:
    game = acting("bruce", "nina", radioactive="on", house="radioactive_1", leak_space="3")
    state = state_of(game)
    state.event, state.darkness = FIRE_EVENT, 2
    assert "There the Reactor begins to leak." in upcoming(game)
    state.extras.is_leaking = True
    state.survivors[0].radiation = 1
    state.event = ENTRY_EVENT
    assert "Before the Upkeep radiation hurts Bruce." in upcoming(game)
    assert "Upkeep: radiation spreads to two more tiles." in upcoming(game)
    # The event is fire, but nothing burns.
    assert not any("fire" in line for line in upcoming(game))
    burn(game, 0, 1)
    assert "Upkeep: the event lets the fire spread once more." in upcoming(game)
    state.event = CLOCK_EVENT
    assert "Upkeep: the event brings another zombie entry." in upcoming(game)


@rule("ddd.finale.events", "ddd.end.lose-darkness", "ddd.nemesis.move")
def test_the_forecast_of_the_finale_tells_of_its_events() -> None:
    game = finale("bruce", "nina")
    assert not any("Darkness" in line for line in upcoming(game))
    state = state_of(game)
    state.event, state.darkness = ENTRY_EVENT, 6
    state.survivors[1].radiation = 1
    assert upcoming(game)[-3:] == [
        "Then Darkness advances to 7 of 7.",
        "With that the game is lost.",
        "After the reactions radiation hurts Nina.",
    ]


@rule("ddd.cdie.reinforcement-no-attack")
def test_the_forecast_counts_no_dice_for_reinforcements() -> None:
    game = acting("bruce", "nina")
    state_of(game).hordes[34] = (0, FRESH)
    again(game)
    assert "Entrance Hall (4-3): 1 Creature Dice against Bruce, Nina." in upcoming(game)


@rule("ddd.react.two-steps", "ddd.goal.round-structure")
def test_the_forecast_repeats_nothing_that_the_house_has_done() -> None:
    game = cleared("bruce", "nina")
    state = state_of(game)
    for survivor in state.survivors:
        survivor.group = 0
    zombies(game, 34, 1)
    burn(game, 0, 1)
    stage(game, Reactions(0), Spread("ddd.react.fire-spread"), dice=(0, 5, 5))
    assert isinstance(state.asking, AssignResult)
    found = PRESENTATION.forecast(state, "en")
    assert not any("Creature Dice" in line or "Nothing reacts" in line for line in found.lines)
    assert any("Fire spreads" in line for line in found.lines)
    state.agenda = []
    assert not any("Fire spreads" in line for line in upcoming(game))


@rule("ddd.camcheck.when", "ddd.char.leo.concealment")
def test_the_forecast_counts_no_check_of_leo_alone() -> None:
    game = acting("leo", "nina", rooms=(12, 34))
    state = state_of(game)
    state.survivors[0].bought = 3
    state.cameras = [(6, 1)]
    again(game)
    assert not any("camera" in line for line in upcoming(game))


@rule("ddd.lab.opens", "ddd.lab.token-permanent")
def test_a_terminal_tells_why_it_is_of_no_use() -> None:
    game = acting("bruce", "nina", rooms=(30,))
    state = state_of(game)
    state.darkness = state.library.darkness_last
    again(game)
    assert why(game, "token/function/15-1")[0] == "ddd.lab.force-limit"
    state.inserted = state.spare_codes[:3]
    state.spare_codes = state.spare_codes[3:]
    assert why(game, "token/function/15-1")[0] == "ddd.lab.token-permanent"
    state.markers = [0] * len(state.markers)
    assert why(game, "token/function/15-1")[0] == "ddd.lab.opens"


def test_refusals_name_the_reason_and_its_rule() -> None:
    game = acting("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    assert why(game, "zone/4") == (
        "ddd.move.basic",
        "Nina moves one room at a time, and this one is not adjacent.",
    )
    assert why(game, "zone/24")[0] == "ddd.move.blocked"
    assert why(game, "token/lock/0")[0] == "ddd.door.open-action"
    assert why(game, "token/function/0-0")[0] == "ddd.corner.cost"
    assert why(game, "pile/equipment")[0] == "ddd.search.action"
    assert why(game, "skill/marksman") == ("ddd.xp.buy-ability", "Bruce needs 9 XP for this and has 0.")
    assert why(game, "zone/34", seat=None)[1].startswith("Somebody else is asked now")
    with pytest.raises(UnknownName):
        PRESENTATION.why_not(state, 0, "zone/99", "en")
    assert PRESENTATION.why_not(state, 0, "zone/36", "en") == []
    zombies(game, 34, 1)
    again(game)
    assert why(game, "zone/36")[0] == "ddd.move.enemy-lock"
    state.survivors[0].ap = 0
    again(game)
    assert why(game, "zone/36") == ("ddd.action.ap-from-health", "Bruce has no Action Points left.")
    state.survivors[0].grip = GRIPPED
    again(game)
    assert why(game, "zone/36")[0] == "ddd.grip.no-leave"


def test_cards_say_why_they_wait() -> None:
    game = acting("bruce", "nina", rooms=(34, 12))
    fire_map, armor = card(game, 0, "map"), card(game, 0, "shotgun")
    again(game)
    assert why(game, f"card/{fire_map}")[1] == "Map is used in a roll: the Terror Die."
    assert why(game, f"card/{armor}")[0] == "ddd.combat.action"
    state_of(game).ammo[armor] = 0
    assert why(game, f"card/{armor}")[1] == "Shotgun has no ammunition."


def test_every_reason_has_a_rule_of_the_book() -> None:
    game = acting("bruce", "nina", rooms=(34, 12), house="random:easy", radioactive="on", heli_escape="on")
    rules = rulebook.book(TITLE.id).rules
    scene = PRESENTATION.scene(game.state, None, "en")
    for id in [*(piece.id for piece in scene.pieces), *(pile.id for pile in scene.piles)]:
        for language in TITLE.languages:
            for reason in PRESENTATION.why_not(game.state, 0, id, language):
                assert reason.rule in rules, (id, reason)
                assert reason.text
