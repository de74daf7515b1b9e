"""A title that names no panels of its own is drawn from its scene."""

import random

import pytest

import veglia
from tests.cli.player import WIDTH, Player, words
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.rules import rule
from veglia.catalog import GAMES
from veglia.cli.terminal import scene_board, scene_panels
from veglia.cli.terminal.drawing import PANELS, SceneTable, SignTable, table_of
from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.style import plain, render
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.missions.columns import Detonate
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.kernel.game import Game


def typed(game: Game, seed: int) -> list[int]:
    """Play a game to its end at random and return what to type for it."""
    chance = random.Random(seed)
    numbers: list[int] = []
    while game.decision is not None:
        choice = chance.randrange(len(game.decision.options))
        game.choose(choice)
        numbers.append(choice + 1)
    return numbers


@pytest.mark.parametrize(("language", "verdict"), [("en", "lost"), ("it", "perso")])
def test_a_piped_game_of_the_second_title_goes_to_its_end_within_the_width(
    player: Player, language: str, verdict: str
) -> None:
    game = veglia.new_game("dark_side", mission="m8", seed=5)
    lines = typed(game, 5)

    screen = player.new(lines, "dark_side", "--mission", "m8", "--lang", language, seed=5)

    assert game.result is not None
    assert game.result.rule in screen
    assert verdict in screen.lower()
    assert max(len(line) for line in screen.splitlines()) <= WIDTH


def test_the_first_screen_shows_board_signs_goals_and_survivors(player: Player) -> None:
    screen = words(player.new(["q"], "dark_side", "--mission", "m0"))

    assert "Objective (yellow)" in screen
    assert "Yellow door" in screen
    assert "[ ] Leave through the Exit with all Survivors (0 of 6)" in screen
    assert "Danger Level: Blue" in screen
    assert "Miranda room" in screen
    assert "Armor 3/3" in screen


def lines_of(table: StationTable) -> list[str]:
    shape = TITLE.presentation.board(table.state, "en")
    scene = TITLE.presentation.scene(table.state, None, "en")
    drawn = scene_board.draw(shape, scene, scene_board.Signs(scene))
    return [render(line, plain) for line in drawn]


def test_figures_foes_and_tokens_stand_in_their_zones() -> None:
    table = StationTable(["miranda"], at="12R.A", xenos={"12R.A": {"worker": 3, "tank": 1}})
    number = str(table.zone("12R.A") + 1)
    table.turn("miranda")

    drawn = lines_of(table)

    row = next(place for place, line in enumerate(drawn) if f" {number} " in line)
    cell = drawn[row : row + 3]
    column = drawn[row].index(f" {number} ")
    texts = [line[column : column + 14] for line in cell]
    assert ">Mir" in texts[2]
    assert texts[1].split()[:2] == ["W3", "T1"]


def test_a_board_with_a_gap_is_drawn_without_what_is_gone() -> None:
    table = StationTable(["miranda"], at="17R.c1", mission="m10")
    whole = lines_of(table)
    gone = table.zone("12V.E") + 1
    table.state.pieces.charges += [table.zone("16V.A")] * 2
    table.turn("miranda")
    table.choose(Detonate)

    left = lines_of(table)

    assert any(f" {gone} " in line for line in whole)
    assert not any(f" {gone} " in line for line in left)
    assert max(len(line) for line in left) < max(len(line) for line in whole) <= WIDTH


def test_who_is_out_says_so_and_bars_have_the_colour_they_have_reached() -> None:
    table = StationTable(["miranda"], at="12R.A")
    table.set_ap("miranda", 20)
    scene = TITLE.presentation.scene(table.state, None, "en")
    game = veglia.new_game("dark_side", mission="m0", seed=1)
    labels = Labels(game, "en")

    first = scene_panels.hero(scene.heroes[0], scene.pieces, {}, labels)[0]
    second = scene_panels.hero(scene.heroes[1], scene.pieces, {}, labels)[0]

    assert ("Experience 20/43", "orange") in first
    assert ("escaped", "bad") in second


@pytest.mark.parametrize(
    ("title", "kind"), [("undead_or_alive", SignTable), ("dark_side", SceneTable)], ids=["signs", "scene"]
)
def test_a_title_says_with_which_panels_it_is_drawn(title: str, kind: type) -> None:
    game = veglia.new_game(title, mission="m0", seed=1)

    assert type(table_of(game, Labels(game, "en"))) is kind
    assert set(PANELS) == {game.panels for game in GAMES.values()}


@rule("ds.setup.beginner-advice")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "begin with a single Survivor"), ("it", "cominci con un solo Sopravvissuto")],
)
def test_a_game_that_begins_shows_the_advice_for_beginners(player: Player, language: str, said: str) -> None:
    begun = words(player.new(["1", "q"], "dark_side", "--lang", language))
    resumed = words(player.play(["q"], "--resume", str(player.save), "--lang", language)[1])

    assert said in begun
    assert "(? ds.setup.beginner-advice)" in begun
    assert said not in resumed


def test_a_party_of_twelve_is_drawn_at_random_and_shown(player: Player) -> None:
    screen = words(player.new(["q"], "dark_side", "--survivors", "random:12"))

    assert all(row.name in screen for row in library.survivors().values())
    assert "(0 of 12)" in screen


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "For reference, needs: Zombicide: Invader"),
        ("it", "Come riferimento, serve: Zombicide: Invader"),
    ],
)
def test_a_rule_about_another_box_says_so(player: Player, language: str, said: str) -> None:
    screen = words(player.new(["? ds.invader.hellfire", "q"], "dark_side", "--lang", language))

    assert said in screen
