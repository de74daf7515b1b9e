"""What was drawn of a table one choice ago: most of it is still so, and is shown again as it is."""

from veglia.games.zombicide.engine.state import ZombicideState
from veglia.kernel.scene import Hero, Piece, Pile, Scene


class Before:
    """An earlier state of a game, and its scene in the same language, taken apart."""

    def __init__(self, state: ZombicideState, scene: Scene) -> None:
        self.state = state
        self.heroes: list[Hero] = scene.heroes
        self.piles: list[Pile] = scene.piles
        pieces: list[Piece] = scene.pieces
        first_foe = 0
        # The figure of each Survivor, None where it is not on the board.
        self.figures: list[Piece | None] = []
        for survivor in state.survivors:
            if survivor.zone < 0:
                self.figures.append(None)
            else:
                self.figures.append(pieces[first_foe])
                first_foe += 1
        first_token = first_foe
        while first_token < len(pieces) and pieces[first_token].sort == "foe":
            first_token += 1
        self.foes = pieces[first_foe:first_token]
        self.tokens = pieces[first_token:]
