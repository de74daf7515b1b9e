"""The board in the terminal: it fits, and every zone is on it."""

import re

import pytest

import veglia
from veglia.cli.terminal.board import draw
from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.style import plain, render
from veglia.games.zombicide.engine.rules.content import layout, tile
from veglia.games.zombicide.engine.rules.tiles import Assembly
from veglia.games.zombicide.undead_or_alive.rules import library

WIDTH = 100


@pytest.mark.parametrize(
    "tiles", [["1R/90", "2R/180"], ["1R", "2R", "3R/180"], ["4R", "6R", "2R/90", "3R/270"]]
)
def test_wide_boards_fit_and_show_every_zone(tiles: list[str]) -> None:
    game = veglia.new_game("undead_or_alive", mission="m0", seed=7)
    shapes = {name: tile(name, row) for name, row in library.tiles().items()}
    board = Assembly(layout([tiles], shapes, "test")).board("test")
    zones = [
        {
            "number": zone,
            "kind": ("street", "room", "balcony")[board.kinds[zone]],
            "cells": board.cells[zone],
            "ways": board.ways.neighbours[zone],
            "zombies": {"walker": 12, "brute": 3, "runner": 11, "abomination": 1},
        }
        for zone in range(board.size)
    ]
    view = {**game.view(), "zones": zones}
    labels = Labels(game, "en")
    grounded = [zone for zone in range(board.size) if zones[zone]["kind"] != "balcony"]

    lines = [render(line, plain) for line in draw(view, labels)]

    assert max(len(line) for line in lines) <= WIDTH
    picture = "\n".join(lines)
    for zone in grounded:
        assert re.search(rf"[ ┊┃╹](?:street |room )?{zone + 1} ", picture)
    assert picture.count("W12") == picture.count("R11") == picture.count("A1") == len(grounded)


def test_the_machines_and_who_rides_are_on_the_board() -> None:
    game = veglia.new_game("undead_or_alive", mission="m0", seed=7)
    view = game.view()
    street = view["survivors"][0]["zone"]
    view["survivors"][1]["riding"] = True
    gatling = {"zone": street, "mounted": True, "card": None}

    picture = "\n".join(
        render(line, plain)
        for line in draw({**view, "wagon": street, "gatling": gatling}, Labels(game, "en"))
    )
    without = "\n".join(render(line, plain) for line in draw(game.view(), Labels(game, "en")))

    assert "WAGON" in picture
    assert "GATLING" in picture
    assert f"[{view['survivors'][1]['name']}]" in picture
    assert "WAGON" not in without
    assert "GATLING" not in without
