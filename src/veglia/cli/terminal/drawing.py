"""How a game's table is drawn: with the panels that its title names."""

from typing import Any, Final

from veglia.cli.terminal import panels, scene_panels
from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.style import Line
from veglia.kernel.game import Game


class SceneTable:
    """Any title's table."""

    def __init__(self, game: Game, labels: Labels) -> None:
        presentation = game.title.presentation
        self.labels = labels
        self.shape = presentation.board(game.state, labels.language)
        self.scene = presentation.scene(game.state, None, labels.language)

    def shown(self) -> dict[str, Any]:
        """Return what is drawn; what has not changed is not drawn again."""
        scene = self.scene
        return {
            "board": scene.board,
            "round": scene.round,
            "phase": scene.phase,
            "chips": scene.chips,
            "goals": scene.goals,
            "pieces": [(piece.id, piece.zone, piece.count, piece.name) for piece in scene.pieces],
        }

    def lines(self) -> list[Line]:
        return scene_panels.table(self.shape, self.scene, self.labels)

    def party(self) -> list[list[Line]]:
        """Return a block for each figure."""
        names = {zone.id: zone.name for zone in self.shape.zones}
        return [scene_panels.hero(one, self.scene.pieces, names, self.labels) for one in self.scene.heroes]


class SignTable:
    """A western town, whose view has everything that the terminal's own signs are about."""

    def __init__(self, game: Game, labels: Labels) -> None:
        self.view = game.view()
        self.labels = labels

    def shown(self) -> dict[str, Any]:
        return panels.what_is_drawn(self.view)

    def lines(self) -> list[Line]:
        return panels.table(self.view, self.labels)

    def party(self) -> list[list[Line]]:
        return [panels.survivor(self.view, self.labels, who) for who in range(len(self.view["survivors"]))]


PANELS: Final[dict[str, type[SceneTable] | type[SignTable]]] = {"scene": SceneTable, "signs": SignTable}


def table_of(game: Game, labels: Labels) -> SceneTable | SignTable:
    """Return how to draw a game as it stands."""
    return PANELS[game.title.panels](game, labels)
