"""The scene: the house as it stands, what lies face down, boards, tracks and what is shown large."""

import pytest

from tests.games.dark_darker_darkest.table import (
    BITE,
    DAMAGE,
    FAILURE,
    GRIP,
    REPEL,
    SUCCESS,
    TITLE,
    acting,
    again,
    begun,
    burn,
    card,
    choose,
    cleared,
    creature,
    destroy_tile,
    open_lock,
    stage,
    state_of,
    token,
    zombies,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.attack import CancelFace
from veglia.games.dark_darker_darkest.rules.enemy_attack import HORDE, Cancel, EnemyAttack
from veglia.games.dark_darker_darkest.rules.items.armor import UseArmor
from veglia.games.dark_darker_darkest.rules.zombies import CHUNK, STUNNED, TAINTED
from veglia.games.dark_darker_darkest.show.board import GARDEN, TILE
from veglia.kernel.game import Game
from veglia.kernel.scene import BoardShape, Inset, Piece, Scene
from veglia.kernel.window import Pass

PRESENTATION = TITLE.presentation


def scene(game: Game, language: str = "en") -> Scene:
    return PRESENTATION.scene(game.state, None, language)


def board(game: Game) -> BoardShape:
    return PRESENTATION.board(game.state, "en")


def piece(game: Game, id: str) -> Piece:
    return next(one for one in scene(game).pieces if one.id == id)


def has_piece(game: Game, id: str) -> bool:
    return any(one.id == id for one in scene(game).pieces)


def large(game: Game) -> Inset:
    found = scene(game).inset
    assert found is not None
    return found


def kinds(game: Game, start: tuple[float, float], end: tuple[float, float]) -> set[str]:
    """Return the kinds of edges along a straight line."""
    return {
        edge.kind
        for edge in board(game).edges
        if start[0] <= edge.start[0] <= edge.end[0] <= end[0]
        and start[1] <= edge.start[1] <= edge.end[1] <= end[1]
    }


def test_a_house_has_a_zone_for_every_room() -> None:
    game = begun()
    drawn = board(game)
    house = state_of(game).house
    assert {zone.id for zone in drawn.zones} == {f"zone/{room}" for room in house.rooms}
    wide, high = (5 + 2 * GARDEN) * TILE, (4 + 2 * GARDEN) * TILE
    assert drawn.theme == "darkest"
    assert (drawn.width, drawn.height) == (round(wide, 4), round(high, 4))
    covered = sum(rect.width * rect.height for zone in drawn.zones for rect in zone.rects)
    assert covered == pytest.approx(20 * TILE * TILE, abs=1e-3)
    # The north side of the house.
    corner = round(GARDEN * TILE, 4)
    assert kinds(game, (corner, corner), (drawn.width, corner)) == {"wall", "window"}
    assert {decor.look for decor in drawn.decor} >= {
        "furniture/kitchen",
        "furniture/pantry",
        "furniture/entrance",
    }


def test_doors_open_and_tiles_fall_on_the_board() -> None:
    game = begun()
    before = [edge.kind for edge in board(game).edges]
    open_lock(game, 0)
    opened = [edge.kind for edge in board(game).edges]
    assert before.count("door") - opened.count("door") == 1
    assert opened.count("door_open") == 1
    # The Corridor with its Bathroom becomes one ruin.
    destroy_tile(game, 5)
    zones = {zone.id: zone.kind for zone in board(game).zones}
    assert zones["zone/10"] == "ruin"
    assert "zone/11" not in zones
    assert "rubble" in {edge.kind for edge in board(game).edges}
    assert not any(decor.look == "furniture/bathroom" for decor in board(game).decor)


def test_tokens_lie_face_down_until_somebody_sees_them() -> None:
    game = acting("bruce", "nina")
    token(game, 2, 3)
    lock = piece(game, "token/lock/0")
    hidden = piece(game, "token/zombies/2")
    assert (hidden.look, hidden.back, hidden.count) == ("zombie_token", "zombie_token", 1)
    assert (
        lock.look
        == lock.back
        == f"code_back_{len(state_of(game).library.code_tokens[state_of(game).locks[0]])}"
    )
    assert lock.states == []
    state_of(game).shown |= 1
    shown = piece(game, "token/lock/0")
    assert (shown.look, shown.back) == ("code_token", "")
    assert len(shown.states) == int(lock.back[-1])


def test_zombies_are_shown_by_kind_and_mark() -> None:
    game = acting("bruce", "nina")
    state_of(game).hordes[36] = tuple(sorted([0, 0, STUNNED, TAINTED, CHUNK]))
    found = {one.id: (one.look, one.count, one.states) for one in scene(game).pieces if one.sort == "foe"}
    assert found == {
        "zombie/36/zombie": ("zombie", 2, []),
        "zombie/36/zombie/stunned": ("zombie", 1, ["stunned"]),
        "zombie/36/zombie/contaminated": ("zombie", 1, ["contaminated"]),
        "zombie/36/chunk": ("chunk", 1, []),
    }


def test_cameras_reach_the_rooms_that_they_watch() -> None:
    game = begun()
    state_of(game).cameras = [(7, 3)]
    camera = piece(game, "token/camera/7")
    assert (camera.zone, camera.states) == ("zone/14", ["west"])
    assert camera.reaches == ["zone/12", "zone/10"]


def test_fire_shows_its_markers_and_where_it_is() -> None:
    game = acting("bruce", "nina")
    burn(game, 18, 2)
    assert piece(game, "token/fire/18").count == 2
    assert piece(game, "token/flame/0").zone == "zone/36"
    destroy_tile(game, 18)
    assert not has_piece(game, "token/fire/18")


def test_the_creature_has_a_board_with_its_areas() -> None:
    game = acting("bruce", "nina")
    creature(game, "zombie_dog", 36)
    state = state_of(game)
    assert state.creature is not None
    state.creature.damage = [2, 1, 0, 0, 0]
    hand = next(one for one in scene(game).hands if one.id == "hand/creature")
    assert [one.is_spent for one in hand.cards] == [True, False, False, False, False]
    assert hand.cards[1].values == [("Damage", "1/2")]
    assert piece(game, "foe/creature").badge == "5"


def test_the_security_code_opens_lock_by_lock() -> None:
    game = begun()
    state = state_of(game)
    track = next(one for one in scene(game).tracks if one.look == "security_code")
    assert (track.first, track.last, track.at) == (1, 7, 0)
    assert all(step.colour for step in track.steps)
    colour = next(place for place, count in enumerate(state.markers) if count)
    state.markers[colour] -= 1
    track = next(one for one in scene(game).tracks if one.look == "security_code")
    assert (track.at, len(track.steps), track.steps[0].text) == (1, 7, "open")


def test_a_survivor_has_health_by_action_points_and_what_the_hands_hold() -> None:
    game = acting("bruce", "nina", "leo", "jack")
    state_of(game).survivors[0].wounds = 4
    card(game, 0, "map")
    hero = scene(game).heroes[0]
    health = hero.bars[0]
    assert (health.value, health.most) == (7, 11)
    assert [(mark.at, mark.name) for mark in health.marks] == [(1, "1 AP"), (3, "2 AP"), (7, "3 AP")]
    assert [(slot.kind, slot.card.look) for slot in hero.slots if slot.card] == [
        ("hand", "handgun"),
        ("pack", "map"),
    ]
    assert [skill.state for skill in hero.skills] == ["have", "later", "later", "later", "later"]


def test_an_attack_shows_its_dice_and_what_was_cancelled() -> None:
    game = acting("bruce", "nina")
    zombies(game, 34, 2)
    shotgun = card(game, 0, "shotgun")
    again(game)
    choose(game, Attack, SUCCESS, REPEL, FAILURE, who=0, card=shotgun)
    failed = large(game)
    assert failed.parties[0].dice is not None
    assert failed.parties[0].dice.symbols == ["success", "repel", "failure"]
    assert [party.id for party in failed.parties] == ["figure/0", "zombie/34/zombie"]

    choose(game, CancelFace, face=2)
    shown = large(game)
    assert shown.parties[0].dice is not None
    assert shown.parties[0].dice.cancelled == [1, 2]
    assert shown.status.endswith("Repels: 0. Retreats: 0. Range: 1.")
    assert shown.parties[0].cards[0].look == "shotgun"


def test_a_defence_strikes_out_what_it_cancels() -> None:
    game = cleared("bruce", "nina", "leo")
    zombies(game, 34, 3)
    stage(game, EnemyAttack(HORDE, 34), dice=(DAMAGE, GRIP, BITE, SUCCESS, SUCCESS, FAILURE))
    first = large(game)
    own, foe = (next(one.dice for one in first.parties if one.sort == sort) for sort in ("hero", "foe"))
    assert own is not None
    assert foe is not None
    assert foe.symbols == ["damage", "grip", "bite"]
    assert own.symbols == ["success", "success", "failure"]
    assert first.status == "2 Successes left to cancel with."
    choose(game, Cancel, result=2)
    foe = next(one.dice for one in large(game).parties if one.sort == "foe")
    assert foe is not None
    assert foe.cancelled == [1]
    assert large(game).passing == "Kept: Damage, Bite."


def test_all_languages_have_the_same_texts() -> None:
    game = begun(radioactive="on", heli_escape="on", victims="1")
    english, italian = scene(game), scene(game, "it")
    assert [one.id for one in english.pieces] == [one.id for one in italian.pieces]
    assert english.goals[0].text != italian.goals[0].text


@rule("ddd.item.armor", "ddd.defence.success")
def test_the_defence_is_shown_after_an_armor_was_used() -> None:
    game = cleared("leo", "nina", "chuck")
    state = state_of(game)
    state.survivors[1].room = 12
    state.survivors[2].xp = 1
    card(game, 0, "armor")
    zombies(game, 34, 1)
    stage(game, EnemyAttack(HORDE, 34), dice=(DAMAGE, REPEL, REPEL))
    choose(game, UseArmor, SUCCESS, REPEL, who=0)
    # Chuck may still roll a die again.
    dice = [party.dice for party in large(game).parties if party.dice is not None]
    assert [die.faces for die in dice] == [[0, 2], [0]]
    choose(game, Pass)
    dice = [party.dice for party in large(game).parties if party.dice is not None]
    assert [die.faces for die in dice] == [[0, 2], [0]]
    assert large(game).status.startswith("1 ")
