"""Previews, forecasts and refusals that another reading of the book has corrected."""

import pytest

from tests.games.dark_darker_darkest.finale_table import finale, flight, nemesis_at
from tests.games.dark_darker_darkest.radiation_table import hot, mark
from tests.games.dark_darker_darkest.table import (
    CROSSHAIR,
    RETREAT,
    SUCCESS,
    TITLE,
    acting,
    again,
    burn,
    card,
    choose,
    creature,
    destroy_tile,
    find,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.actions.terminal import InsertCode
from veglia.games.dark_darker_darkest.rules.attack_results import HitCreature, HitZombie, RetreatTo
from veglia.games.dark_darker_darkest.rules.house import HELICOPTER
from veglia.games.dark_darker_darkest.rules.pieces import Victim
from veglia.games.dark_darker_darkest.rules.zombies import (
    DAMAGED,
    FRESH,
    STUNNED,
    STUNNED_BEFORE,
    TAINTED,
)
from veglia.kernel.game import Game
from veglia.kernel.machine import Option

PRESENTATION = TITLE.presentation


def why(game: Game, target: str) -> tuple[str, str]:
    reason = PRESENTATION.why_not(game.state, 0, target, "en")[0]
    return reason.rule, reason.text


def forecast(game: Game) -> list[str]:
    return PRESENTATION.forecast(game.state, "en").lines


def preview(game: Game, who: int, room: int) -> list[str]:
    option = find(game, Move, who=who, room=room)
    assert option is not None
    return PRESENTATION.preview(game.state, option, "en").lines


@rule("ddd.finale.corner-functions")
def test_only_fire_control_is_refused_because_of_the_finale() -> None:
    game = finale("bruce", "nina", rooms=(0, 34))
    functions = state_of(game).house.plan.tiles[0].functions
    reasons = {function: why(game, f"token/function/0-{place}") for place, function in enumerate(functions)}
    # Nobody is wounded: that is why the medicine is of no use.
    assert reasons["medical_supplies"] == ("ddd.corner.cost", "Bruce has no use for this now.")
    assert reasons["terminal"][0] == "ddd.lab.opens"


@rule("ddd.lab.force-limit")
def test_a_terminal_says_why_it_is_of_no_use() -> None:
    game = acting("bruce", "nina", rooms=(0,))
    state = state_of(game)
    functions = state.house.plan.tiles[0].functions
    terminal = functions.index("terminal")
    state.darkness = state.library.darkness_last
    again(game)
    assert "no Code Token" in why(game, f"token/function/0-{terminal}")[1]
    state.inserted = [state.spare_codes.pop() for _ in range(3)]
    again(game)
    assert why(game, f"token/function/0-{terminal}")[1].startswith("The three spaces for Code Tokens")
    state.markers = [0] * len(state.markers)
    again(game)
    assert why(game, f"token/function/0-{terminal}")[1] == "The code is complete: the Laboratory is open."


@rule("ddd.finale.move-two")
def test_a_far_room_of_the_finale_is_two_steps_away() -> None:
    assert why(finale("bruce", "nina"), "zone/2")[0] == "ddd.finale.move-two"
    assert why(acting("bruce", "nina"), "zone/2")[0] == "ddd.move.basic"


@rule("ddd.heli.platform", "ddd.move.enemy-lock")
def test_the_platform_says_what_keeps_survivors_from_it() -> None:
    game = flight("bruce", "nina")
    zombies(game, 34, 1)
    again(game)
    assert why(game, f"zone/{HELICOPTER}")[0] == "ddd.move.enemy-lock"
    state = state_of(game)
    state.survivors[0].ap = 0
    again(game)
    assert why(game, f"zone/{HELICOPTER}")[0] == "ddd.action.ap-from-health"
    state.survivors[0].ap = 1
    state.survivors[0].room = HELICOPTER
    again(game)
    assert why(game, f"zone/{HELICOPTER}")[0] == "ddd.move.basic"
    away = flight("bruce", "nina", rooms=(12,))
    assert why(away, f"zone/{HELICOPTER}")[0] == "ddd.heli.platform"


@rule("ddd.end.lose-corners")
@pytest.mark.parametrize("is_last", [True, False])
def test_the_forecast_says_that_the_last_corner_is_the_end(is_last: bool) -> None:
    game = finale("bruce", "nina")
    destroy_tile(game, 15)
    if is_last:
        destroy_tile(game, 19)
    nemesis_at(game, 0)
    assert ("With that the game is lost." in forecast(game)) == is_last


@rule("ddd.end.lose-bearer")
@pytest.mark.parametrize("who", [0, 1])
def test_the_forecast_says_that_the_virus_takes_the_bearer(who: int) -> None:
    game = finale("bruce", "leo")
    survivor = state_of(game).survivors[who]
    survivor.virus_left, survivor.cube = 2, 4
    again(game)
    assert ("With that the game is lost." in forecast(game)) == (who == 0)


@rule("ddd.heli.after-nemesis", "ddd.heli.zombies")
def test_the_forecast_counts_the_reactions_until_the_helicopter_leaves() -> None:
    game = flight("bruce", "nina")
    state = state_of(game)
    assert not any("helicopter" in line for line in forecast(game))
    state.extras.escape_round = 3
    again(game)
    assert any(line.startswith("Then the helicopter is gone") for line in forecast(game))
    before = finale("bruce", "nina", heli_escape="on")
    state_of(before).extras.helicopter = 11
    again(before)
    assert "A zombie comes to the helicopter." in forecast(before)


@rule("ddd.rad.check-assistant", "ddd.rad.check-repeat")
def test_the_preview_of_a_move_counts_the_dice_of_the_check() -> None:
    game = hot(34, 34, 32)
    state = state_of(game)
    mark(game, 16)
    # Nina, the Specialist, is there: who comes to her is the assistant.
    assert preview(game, 0, 32)[0].startswith("Radioactivity check with 2 dice")
    state.survivors[2].room = 34
    again(game)
    assert preview(game, 0, 32)[0].startswith("Radioactivity check with 3 dice")
    state.survivors[0].radiation = 3
    again(game)
    assert preview(game, 0, 32) == ["No camera, fire or radiation here."]


@rule("ddd.rad.spread")
def test_the_forecast_knows_when_there_are_no_markers_left() -> None:
    game = hot()
    mark(game, *range(20))
    spreads = "Upkeep: radiation spreads to two more tiles."
    assert spreads in forecast(game)
    for survivor, markers in zip(state_of(game).survivors, (3, 3, 1), strict=True):
        survivor.radiation = markers
    again(game)
    assert spreads not in forecast(game)


def sentences(game: Game, kind: type[Option], language: str) -> list[str]:
    words = TITLE.words(game.state, language)
    return [words.say(option) for option in game.state.offered if isinstance(option, kind)]


@rule("ddd.zexp.tuff-guy", "ddd.rad.zombie-two-damage", "ddd.item.baseball-bat")
@pytest.mark.parametrize("language", ["en", "it"])
def test_zombies_that_differ_are_told_apart(language: str) -> None:
    game = acting("bruce", "nina")
    marks = (0, TAINTED, STUNNED, STUNNED | STUNNED_BEFORE, DAMAGED, FRESH, TAINTED | DAMAGED)
    state_of(game).hordes[34] = tuple(sorted(marks))
    again(game)
    choose(game, Attack, SUCCESS, SUCCESS, who=0, card=state_of(game).survivors[0].right[0])
    said = sentences(game, HitZombie, language)
    assert len(set(said)) == len(said) == len(marks)


@rule("ddd.lab.insert-match", "ddd.lab.insert-mismatch")
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_code_token_says_which_markers_it_removes(language: str) -> None:
    game = acting("bruce", "nina", rooms=(0,))
    state = state_of(game)
    code = next(code for code in state.spare_codes if len(state.library.code_tokens[code]) == 3)
    state.spare_codes.remove(code)
    state.survivors[0].codes = [code]
    first, second, third = state.library.code_tokens[code]
    other = next(colour for colour in range(7) if colour not in (first, second, third))
    state.markers = [0] * 7
    state.markers[first] = state.markers[second] = state.markers[other] = 1
    again(game)
    said = sentences(game, InsertCode, language)
    # As a match it takes two, as a wildcard each of the three.
    assert len(set(said)) == len(said) == 4
    names = [
        TITLE.words(state, language).namer(InsertCode(0, code, one), "colour", "removed")
        for one in (-1, other)
    ]
    assert [len(name.split(", ")) for name in names] == [2, 1]


@rule("ddd.combat.action", "ddd.combat.ammo-use")
def test_two_weapons_of_a_name_are_told_apart() -> None:
    game = acting("bruce", "nina")
    zombies(game, 34, 1)
    again(game)
    assert "Bruce attacks: Handgun" in sentences(game, Attack, "en")
    card(game, 0, "handgun")
    state_of(game).ammo[state_of(game).survivors[0].right[0]] = 2
    again(game)
    guns = [text for text in sentences(game, Attack, "en") if "Handgun" in text]
    assert len(set(guns)) == 2
    assert sum(text.endswith(", 2)") for text in guns) == 1


@rule("ddd.creature.damage-choice")
def test_areas_of_one_colour_are_told_apart_by_their_damage() -> None:
    game = acting("bruce", "nina")
    creature(game, "gorilla", 34)
    gorilla = state_of(game).creature
    assert gorilla is not None
    gorilla.damage[1] = 1
    again(game)
    choose(game, Attack, SUCCESS, SUCCESS, who=0, card=state_of(game).survivors[0].right[0])
    said = sentences(game, HitCreature, "en")
    assert said[:2] == ["Hit the Creature: red area (0/2)", "Hit the Creature: red area (1/2)"]


@rule("ddd.victim.move", "ddd.move.enemy-lock")
def test_a_victim_says_why_it_stays() -> None:
    game = acting("nina", "leo", victims="1")
    state = state_of(game)
    state.extras.victims = [Victim(36, False, state.round)]
    again(game)
    assert why(game, "token/victim/0") == ("ddd.victim.move", "This Victim has been moved in this Round.")
    state.extras.victims[0].moved = 0
    zombies(game, 36, 1)
    again(game)
    assert why(game, "token/victim/0")[0] == "ddd.move.enemy-lock"
    state.extras.victims[0].room = 23
    again(game)
    assert why(game, "token/victim/0")[0] == "ddd.move.blocked"


@rule("ddd.rad.reactor-open", "ddd.rad.shutdown")
def test_the_reactor_says_what_it_takes() -> None:
    game = hot(34)
    state = state_of(game)
    assert why(game, "token/reactor/0")[1].startswith("Two Code Tokens with three symbols")
    state.survivors[0].room = 22
    again(game)
    assert why(game, "token/reactor/0")[1] == "Leo has no Code Token with three symbols."
    state.survivors[0].ap = 1
    again(game)
    assert why(game, "token/reactor/0")[1] == "Leo needs 2 AP for this and has 1."
    state.survivors[0].room, state.survivors[0].ap = 12, 2
    again(game)
    assert why(game, "token/reactor/0")[1] == "Leo needs 3 AP for this and has 2."
    state.extras.is_shut_down = True
    again(game)
    assert why(game, "token/reactor/0")[1] == "The Reactor has been shut down."


@rule("ddd.sdie.retreat", "ddd.move.fire-damage")
def test_a_retreat_into_fire_names_its_price() -> None:
    game = acting("nina", "leo")
    zombies(game, 34, 1)
    burn(game, 18, 2)
    again(game)
    choose(game, Attack, RETREAT, CROSSHAIR, who=0, card=state_of(game).survivors[0].right[0])
    option = find(game, RetreatTo, who=0, room=36)
    assert option is not None
    assert PRESENTATION.preview(game.state, option, "en").lines == ["Entering costs 2 Health: fire."]
