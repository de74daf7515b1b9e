"""The game in the terminal: drawn from the scene, each player sees the own side's cards only."""

from pathlib import Path

import pytest

from tests.cli.player import WIDTH, Player, words
from tests.games.last_night_on_earth.table import TOWN, Table
from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.scene_panels import TablePanels
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.game import Game
from veglia.rulebook import book


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Player:
    return Player(monkeypatch, capsys, tmp_path)


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_table_is_drawn_within_the_width(player: Player, language: str) -> None:
    screen = player.new(
        ["", 1, 1, 1, 1, "q"], TITLE.id, "--mission", "die_zombies_die", "--lang", language, seed=7
    )
    assert max(len(line) for line in screen.splitlines()) <= WIDTH
    said = words(screen)
    assert TITLE.mission_list(language)[0]["name"] in said
    assert ("Heroes: Kill 15 Zombies." if language == "en" else "Eroi: Uccidere 15 Zombi.") in said
    assert ("Sun track: 15/1" if language == "en" else "Traccia del Sole: 15/1") in said
    for name in ("LastNight", "PickSpace", "Traceback", "{"):
        assert name not in screen


def test_a_fight_is_told_beside_the_board() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    table.item(hero, "baseball_bat")
    table.roll(5, 2, 3)
    table.fight(hero, table.zombie(table.at(5, 5)))
    while table.asked == "PreFight":
        table.take_last()
    show = TITLE.presentation
    game = Game(TITLE, TITLE.setup("die_zombies_die", None, 1, {}), table.state, [])
    panels = TablePanels(
        show.board(table.state, "en"),
        show.scene(table.state, 0, "en"),
        show.glossary("en"),
        book(TITLE.id),
        Labels(game, "en"),
        WIDTH,
    )
    told = [" ".join("".join(text for text, _ in line).split()) for line in panels.inset(60)]
    assert told == [
        "Sally against the Zombie",
        "Sally: 5 2 = 5",
        "The Zombie: 3 = 3",
        "Sally is ahead.",
        "As it stands, the Zombie is fended off, but not hurt.",
    ]
