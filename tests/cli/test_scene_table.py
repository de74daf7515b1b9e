"""Every title is drawn from its scene: board, party, goals, piles, and what the signs mean."""

import random
import re

import pytest

import veglia
from tests.cli.player import WIDTH, Player, words
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.rules import rule
from veglia.catalog import GAMES
from veglia.cli.terminal.explain import book_of
from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.scene_board import BoardDrawing, code_of, short_name, zones_above
from veglia.cli.terminal.scene_panels import TablePanels, bar_span, column_count
from veglia.cli.terminal.style import plain, render
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.missions.columns import Detonate
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules.state import NO_COMPANION, OFF_BOARD, RED, Objective, SpawnToken
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
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
    assert "[ ] Leave through the Exit" in screen
    assert "Danger Level: Blue" in screen
    assert "Miranda room" in screen
    assert "Armor 3/3" in screen


def lines_of(table: StationTable) -> list[str]:
    shape = TITLE.presentation.board(table.state, "en")
    scene = TITLE.presentation.scene(table.state, None, "en")
    return [render(line, plain) for line in BoardDrawing(shape, scene, WIDTH).lines()]


def drawing(game: Game, limit: int = WIDTH, language: str = "en") -> TablePanels:
    presentation = game.title.presentation
    shape, scene = presentation.board(game.state, language), presentation.scene(game.state, 0, language)
    rules = book_of(game.title.id, language)
    return TablePanels(shape, scene, presentation.glossary(language), rules, Labels(game, language), limit)


def screen_of(game: Game, limit: int = WIDTH, language: str = "en") -> str:
    """Return board, panel and party as a player sees them."""
    table = drawing(game, limit, language)
    lines = [*table.lines(), *(line for block in table.party() for line in block)]
    shown = [render(line, plain, 1000) for line in lines]
    assert max(len(line) for line in shown) <= limit
    return "\n".join(shown)


def opened(mission: str, title: str = "undead_or_alive") -> Game:
    return veglia.new_game(title, mission=mission, seed=7)


def undead(game: Game) -> UndeadState:
    assert isinstance(game.state, UndeadState)
    return game.state


MISSIONS = [(title, mission) for title, kind in GAMES.items() for mission in kind.missions()]


@pytest.mark.parametrize(("title", "mission"), MISSIONS)
def test_every_board_fits_any_screen_and_shows_every_zone(title: str, mission: str) -> None:
    game = opened(mission, title)
    for limit in (60, 80, 100, 140):
        for language in ("en", "it"):
            screen_of(game, limit, language)
            table = drawing(game, limit, language)
            board = "\n".join(render(line, plain, limit) for line in table.board.lines())
            above = zones_above(table.shape)
            assert [zone.kind for zone in above] == [
                zone.kind for zone in table.shape.zones if zone.kind == "balcony"
            ]
            for zone in table.shape.zones:
                if zone not in above:
                    label = short_name(zone).split()[-1]
                    assert re.search(rf"(?<!\d){label}(?!\d)", board), (limit, zone.name)


def test_buildings_are_named_by_their_spaces_where_cells_have_no_room_for_names() -> None:
    game = opened("hunker_down", "last_night_on_earth")
    lines = [line.rstrip() for line in screen_of(game, 60).splitlines()]
    own = [zone.name for zone in drawing(game, 60, "en").shape.zones if zone.name.endswith(" Bank")]

    assert own == ["A7 Bank", "B7 Bank", "A8 Bank", "B8 Bank"]
    assert "Bank: A7, B7, A8, B8" in lines


def test_the_objective_that_announces_the_train_differs_from_the_others() -> None:
    rendered = screen_of(opened("m1"))

    assert rendered.count("Objective (blue)") == 1
    assert rendered.count("Objective (red)") == 5


def test_train_and_tracks_are_named_by_their_zones() -> None:
    game = opened("m9")

    lines = {line.strip() for line in screen_of(game, 60).splitlines()}

    places = undead(game).board.places
    assert f"Tender: {places['10R.A'] + 1}" in lines
    assert f"Cab: {places['10R.B'] + 1}" in lines
    assert not any(line.startswith(("Tender", "Cab")) for line in screen_of(opened("m10"), 60).splitlines())


def test_coal_is_told_from_objectives_and_seen_on_who_carries_it() -> None:
    game = opened("m9")
    state = undead(game)
    sack = game.view()["coal"]["sacks"][0]
    assert "Co×6" in screen_of(game)
    carrier = next(who for who, one in enumerate(state.survivors) if one.leader != NO_COMPANION)

    state.objectives[sack] = Objective(OFF_BOARD, RED, True, False, carrier)

    assert "Co×5" in screen_of(game)
    block = "\n".join(render(line, plain) for line in drawing(game).party()[carrier])
    assert "coal" in block


def test_what_sleeps_is_in_brackets_and_what_wakes_is_not() -> None:
    game = opened("m2")
    spawns = undead(game).spawns
    before = screen_of(game)
    place = next(place for place, one in enumerate(spawns) if not one.is_active)

    spawns[place] = SpawnToken(spawns[place].kind, spawns[place].zone, True)

    assert before.count("(ASZ)") == 1
    assert "(ASZ)" not in screen_of(game)
    assert screen_of(game).count("ASZ") == before.count("ASZ")


def test_who_rides_is_in_brackets_and_machines_are_named() -> None:
    game = opened("m2")
    state = undead(game)
    before = screen_of(game, 140)
    state.survivors[1].is_riding = True

    assert "Wagon" in before
    assert "Gatling gun" in before
    assert "[Hanna]" not in before
    assert "[Hanna]" in screen_of(game, 140)


def test_goals_say_how_far_they_are_and_where_the_rules_are() -> None:
    rendered = screen_of(opened("m9"), 80)

    assert "[ ] Recruit all Companions (0 of 6)" in rendered
    assert "? uoa.m9: the rules of this mission" in rendered


def test_piles_are_counted_and_an_open_card_is_told_with_its_feat() -> None:
    game = opened("m9")
    rendered = words(screen_of(game, 80))

    assert "Equipment deck 55 Zombie deck 37 Bounty Weapons 7" in rendered
    assert "Bounty Weapons: Henry Rifle (Range 1-3, Dice 3, Hits on 4+, Damage 2" in rendered
    assert "Feat: 3 kills with Rifles in one Turn (0 so far)" in rendered


def test_a_closed_door_stands_in_its_opening() -> None:
    game = opened("m1", "dark_side")
    rendered = screen_of(game, 140)

    assert "╸  Pd  ╺" in rendered
    assert "╸  Yd  ╺" in rendered
    assert "Pd Pink door" in rendered


def test_foes_are_explained_with_what_they_can_do() -> None:
    table = StationTable(["miranda"], at="12R.A", xenos={"12R.A": {"tank": 1}})
    presentation = TITLE.presentation
    scene = presentation.scene(table.state, None, "en")
    game = opened("m0", "dark_side")
    shape = presentation.board(table.state, "en")
    drawn = TablePanels(
        shape, scene, presentation.glossary("en"), book_of("dark_side", "en"), Labels(game, "en"), WIDTH
    )

    lines = [render(line, plain) for line in drawn.signs(WIDTH)]

    assert "D Digger Tank: Actions 1, falls to Damage 2, worth 1 XP." in lines


def test_codes_are_short_and_never_the_same() -> None:
    taken: set[str] = set()
    for name in ("Spawn Zone", "Stone Zap", "Exit", "Extra", "Zona di Generazione verde", "?"):
        taken.add(code_of(name, taken))

    assert taken == {"SZ", "SZa", "Ex", "Ext", "Zdv", "?"}


def test_the_party_stands_in_as_many_columns_as_there_is_room_for(player: Player) -> None:
    for limit, columns in ((80, 1), (100, 2), (144, 3)):
        assert column_count(limit) == columns


def test_figures_foes_and_tokens_stand_in_their_zones() -> None:
    table = StationTable(["miranda"], at="12R.A", xenos={"12R.A": {"worker": 3, "tank": 1}})
    number = str(table.zone("12R.A") + 1)
    table.turn("miranda")

    drawn = lines_of(table)

    row = next(place for place, line in enumerate(drawn) if f" room {number} " in line)
    cell = drawn[row : row + 4]
    column = drawn[row].index(f" room {number} ")
    texts = [line[column : column + 14] for line in cell]
    assert any(">Miranda" in text for text in texts[1:])
    assert any(text.split()[:2] == ["W3", "T1"] for text in texts[1:])


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
    drawn = drawing(veglia.new_game("dark_side", mission="m0", seed=1))

    second = drawn.hero(scene.heroes[1], WIDTH)[0]

    assert bar_span(scene.heroes[0].bars[1]) == ("Experience 20/43 Orange", "orange")
    assert ("escaped", "bad") in second


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
    screen = words(player.new(["q"], "dark_side", "--mission", "m1", "--survivors", "random:12"))

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
