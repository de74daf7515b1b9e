"""The Grand Finale and the flight as they are shown: what is told leads to what is, choices point at things.

Random games seldom get so far, so these begin where the Laboratory is entered.
"""

import random

import pytest

from tests.contract.shown import Standing, after, doubled, ids_of, skills_of, standing
from tests.games.dark_darker_darkest.finale_table import LAB, before_finale, cubes, finale, nemesis_of
from tests.games.dark_darker_darkest.table import (
    DAMAGE,
    ENTRANCE,
    SUCCESS,
    TITLE,
    acting,
    again,
    card,
    choose,
    cleared,
    creature,
    stage,
    state_of,
    zombies,
)
from tests.rules import rule
from veglia import rulebook
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.fly import Board, ClimbOut
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.actions.victim import MoveVictim
from veglia.games.dark_darker_darkest.rules.attack_results import HitNemesis
from veglia.games.dark_darker_darkest.rules.enemy_attack import CREATURE, EnemyAttack
from veglia.games.dark_darker_darkest.rules.events import CreatureFell
from veglia.games.dark_darker_darkest.rules.pieces import Victim
from veglia.games.dark_darker_darkest.rules.victims import burn_victims, hurt_victim
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game
from veglia.kernel.scene import Scene
from veglia.kernel.words import fields_of

PRESENTATION = TITLE.presentation
NEMESES = ["doctor_mortimer", "rachel", "lisa", "helen"]
MOST_CHOICES = 2000
# The place N4 of the ring.
BESIDE_LAB = 3
# What brings an end.
LIKED = (HitNemesis, Attack, Board, ClimbOut)


def shown(game: Game, language: str = "en") -> Scene:
    return PRESENTATION.scene(game.state, None, language)


def look_at(game: Game, before: Standing) -> Standing:
    """Check everything that is shown of a game after a choice."""
    state = state_of(game)
    scene = shown(game)
    board = PRESENTATION.board(state, "en")
    told = PRESENTATION.told(state, state.log or [], None, "en")
    now = standing(scene)
    assert after(before, told) == now, [one.text for one in told]
    ids = ids_of(board, scene)
    assert doubled(ids) == []
    zones = {zone.id for zone in board.zones}
    assert [piece for piece in scene.pieces if piece.zone not in zones] == []
    known = set(PRESENTATION.glossary("en"))
    assert known.issuperset(piece.look for piece in scene.pieces)
    assert set(rulebook.book(TITLE.id).rules).issuperset(one.rule for one in told)
    offered = [*state.offered, *game.asides]
    for option, offer in zip(offered, PRESENTATION.offers(state, offered, "en"), strict=True):
        assert {*ids, *skills_of(scene)}.issuperset(offer.targets), (type(option), offer)
        assert offer.targets or not fields_of(type(option)), offer
        if offer.has_preview:
            assert PRESENTATION.preview(state, option, "it").lines
    PRESENTATION.forecast(state, "it")
    return now


@pytest.mark.parametrize("options", [{}, {"heli_escape": "on"}], ids=["finale", "flight"])
@pytest.mark.parametrize("nemesis", NEMESES)
def test_finales_are_shown_as_they_are_played(nemesis: str, options: dict[str, str]) -> None:
    chance = random.Random(nemesis)
    game = before_finale("bruce", "nina", "chuck", nemesis=nemesis, **options)
    state = state_of(game)
    card(game, 0, "automatic")
    zombies(game, 12, 2)
    before = standing(shown(game))
    choose(game, Move, who=0, room=LAB)
    before = look_at(game, before)
    state.dice = seeded(7)
    if options:
        # The Nemesis soon falls, near the helicopter.
        nemesis_of(game).cubes = [1, 0, 0, 0]
        state.extras.helicopter = BESIDE_LAB
    seen: set[str] = set()
    for _ in range(MOST_CHOICES):
        seen.add(shown(game).mood)
        liked = [place for place, one in enumerate(state.offered) if isinstance(one, LIKED)]
        game.choose(liked[0] if liked else chance.randrange(len(state.offered)))
        before = look_at(game, before)
        if state.asking is None:
            break
    assert seen == ({"finale", "flight"} if options else {"finale"})
    assert shown(game).result is not None


def test_the_finale_changes_mood_board_and_tracks() -> None:
    game = before_finale("bruce", "nina")
    assert shown(game).mood == "exploration"
    assert {track.look for track in shown(game).tracks} == {"darkness", "event", "security_code"}
    doors = {edge.kind for edge in PRESENTATION.board(game.state, "en").edges}
    assert "door" in doors

    game = finale("bruce", "nina")
    scene = shown(game)

    assert scene.mood == "finale"
    spaces = {"left_cubes", "middle_cubes", "nemesis_health"}
    assert {track.look for track in scene.tracks} == {"darkness", "finale_event", *spaces}
    assert [goal.is_met for goal in scene.goals] == [True, True, False]
    assert "door" not in {edge.kind for edge in PRESENTATION.board(game.state, "en").edges}
    nemesis = next(piece for piece in scene.pieces if piece.id == "foe/nemesis")
    assert (nemesis.look, nemesis.badge) == ("doctor_mortimer", str(sum(nemesis_of(game).cubes)))
    board = next(hand for hand in scene.hands if hand.id == "hand/nemesis")
    assert [one.look for one in board.cards] == ["area_red", "area_blue", "area_orange", "area_white"]
    bearer = next(piece for piece in scene.pieces if piece.id == "figure/0")
    assert "cure" in bearer.states


def test_cubes_lie_in_their_spaces() -> None:
    game = finale("bruce", "nina")
    cubes(game, left=(0, 0, 1), middle=(1,))

    tracks = {track.id: track for track in shown(game).tracks}

    left, middle = tracks["track/left_cubes"], tracks["track/middle_cubes"]
    assert (left.first, left.last, left.at, middle.at) == (1, 6, 3, 1)
    assert [(step.text, step.colour) for step in left.steps] == [
        ("Bruce", "orange"),
        ("Bruce", "orange"),
        ("Nina", "green"),
    ]
    assert [(step.at, step.text) for step in middle.steps] == [(1, "Nina")]


@rule("ddd.finale.nemesis-health", "ddd.finale.nemesis-damage")
def test_the_cubes_of_the_nemesis_lie_on_its_areas() -> None:
    game = finale("bruce", "nina")
    nemesis_of(game).cubes = [2, 0, 1, 3]

    health = next(track for track in shown(game).tracks if track.id == "track/nemesis")

    assert (health.name, health.at, health.last) == ("Doctor Mortimer", 6, 7)
    assert [(step.at, step.text, step.colour) for step in health.steps] == [
        (1, "area 1, red area: 2 left", "red"),
        (2, "area 1, red area: 2 left", "red"),
        (3, "area 2, blue area: destroyed", ""),
        (4, "area 3, orange area: 1 left", "orange"),
        (5, "area 4, white area: 3 left", "white"),
        (6, "area 4, white area: 3 left", "white"),
        (7, "area 4, white area: 3 left", "white"),
    ]
    state_of(game).nemesis = None
    assert "track/nemesis" not in {track.id for track in shown(game).tracks}


@rule("ddd.nemesis.attack-rules", "ddd.creature.elimination")
def test_who_attacks_and_who_has_fallen_is_shown_so() -> None:
    game = cleared("bruce", "nina")
    creature(game, "zombie_dog", 34)
    drawn = next(piece for piece in shown(game).pieces if piece.id == "foe/creature")
    assert drawn.states == []
    stage(game, EnemyAttack(CREATURE, 34), dice=(DAMAGE, DAMAGE, DAMAGE, SUCCESS, SUCCESS))
    drawn = next(piece for piece in shown(game).pieces if piece.id == "foe/creature")
    assert drawn.states == ["attacking"]
    told = PRESENTATION.told(state_of(game), [CreatureFell(0, 34)], None, "en")[0]
    # Whoever is removed as killed lies there for a moment.
    assert [(one.op, one.piece, one.look) for one in told.effects] == [
        ("flash", "foe/creature", "kill"),
        ("remove", "foe/creature", "kill"),
    ]


@rule("ddd.victim.move", "ddd.victim.saved", "ddd.victim.wounds")
def test_victims_walk_and_leave_for_all_to_see() -> None:
    game = acting("bruce", "nina", victims="3")
    state = state_of(game)
    state.extras.victims = [Victim(22, False, 0), Victim(32, False, 0), Victim(12, True, 0)]
    again(game)
    before = standing(shown(game))
    choose(game, MoveVictim, who=0, victim=0, room=12)
    assert victim_effects(game) == [("move", "token/victim/0", ["zone/12"], {})]
    before = look_at(game, before)
    choose(game, MoveVictim, who=0, victim=1, room=ENTRANCE)
    # The one behind it is the second one now.
    assert victim_effects(game) == [
        ("move", "token/victim/1", ["zone/34"], {}),
        ("flash", "token/victim/1", [], {}),
        ("remove", "token/victim/1", [], {}),
        ("board", "", [], {"token/victim/2": "token/victim/1"}),
    ]
    before = look_at(game, before)
    state.log = []
    hurt_victim(state, 0)
    burn_victims(state, 6)
    assert [effect[:2] for effect in victim_effects(game)] == [
        ("flash", "token/victim/0"),
        ("flash", "token/victim/1"),
        ("remove", "token/victim/1"),
        ("flash", "token/victim/0"),
        ("remove", "token/victim/0"),
    ]
    assert state.extras.victims == []


def victim_effects(game: Game) -> list[tuple[str, str, list[str], dict[str, str]]]:
    """Return what is shown of Victims since the last choice."""
    told = PRESENTATION.told(state_of(game), game.state.log or [], None, "en")
    effects = [
        effect for one in told for effect in one.effects if "victim" in f"{effect.piece}{effect.renames}"
    ]
    return [(one.op, one.piece, one.path, one.renames) for one in effects]


def test_night_deepens_with_darkness() -> None:
    game = before_finale("bruce", "nina")
    first = shown(game).night
    state_of(game).darkness = 5

    assert first == 0.25
    assert shown(game).night == 1.0
