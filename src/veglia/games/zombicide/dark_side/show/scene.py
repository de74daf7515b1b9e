"""What the title adds to the scene: doors, Pits, tokens, what Survivors carry."""

from veglia.games.zombicide.dark_side.rules.damage import ShareAttacks
from veglia.games.zombicide.dark_side.rules.doors import neutral_doors_left
from veglia.games.zombicide.dark_side.rules.machines import REMOTES
from veglia.games.zombicide.dark_side.rules.missions.hostile_machines import ShareHostileHits
from veglia.games.zombicide.dark_side.rules.pits import open_pits
from veglia.games.zombicide.dark_side.rules.state import RED, DarkState
from veglia.games.zombicide.dark_side.show.mission_tokens import kept_notes
from veglia.games.zombicide.dark_side.show.piles import DarkPiles
from veglia.games.zombicide.dark_side.show.tokens import COLOURS, tokens, tokens_stay
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.heroes import LEVELS
from veglia.games.zombicide.engine.show.inset import Clash
from veglia.games.zombicide.engine.show.scene import SceneDrawing
from veglia.kernel.scene import Chip, Piece


class DarkScene(SceneDrawing):
    """Draws the scenes of this title."""

    def __init__(self, context: Context) -> None:
        state = context.state
        assert isinstance(state, DarkState)
        super().__init__(context, DarkPiles(context, state))
        self.dark = state

    def board_key(self) -> str:
        return self.dark.station_board.station.key

    def is_board_of(self, old: ZombicideState) -> bool:
        """Doors are pieces: a station is the same, whichever of them are closed."""
        assert isinstance(old, DarkState)
        return old.station_board.station is self.dark.station_board.station

    def tokens(self) -> list[Piece]:
        return tokens(self.context, self.dark)

    def tokens_stay(self, old: ZombicideState) -> bool:
        assert isinstance(old, DarkState)
        return tokens_stay(old, self.dark)

    def clash(self) -> Clash | None:
        asking = self.dark.asking
        if isinstance(asking, ShareAttacks):
            return Clash(asking.zone, asking.count, kind=asking.kind)
        if isinstance(asking, ShareHostileHits):
            return Clash(asking.zone, asking.hits)
        return super().clash()

    def chips(self) -> list[Chip]:
        state = self.dark
        memory = self.content.chips
        turn = state.turn
        active = len([token for token in state.spawns if token.is_active])
        doors = neutral_doors_left(state)
        pits = len(open_pits(state))
        key = (state.level(), active, doors, pits, turn.first_seat, turn.seats, state.is_ultra_red)
        return memory.get(key) or memory.keep(key, self._drawn_chips(active, doors, pits))

    def _drawn_chips(self, active: int, doors: int, pits: int) -> list[Chip]:
        state = self.dark
        said = self.context.text["chips"]
        level = LEVELS[state.level()]
        found = [
            Chip(said["danger"], self.context.text["levels"][level], level),
            Chip(said["spawns"], str(active)),
            Chip(said["doors"], str(doors)),
        ]
        if pits:
            found.append(Chip(said["pits"], str(pits)))
        if state.turn.seats > 1:
            player = said["player"].format(number=state.turn.first_seat + 1)
            found.append(Chip(said["first_player"], player))
        if state.is_ultra_red:
            found.append(Chip(said["ultra_red"], said["on"]))
        return found

    def notes(self, who: int) -> list[str]:
        state = self.dark
        said = self.context.text["notes"]
        found: list[str] = []
        if who in state.camouflaged:
            found.append(said["camouflaged"])
        found += kept_notes(self.context, state, who)
        if state.survivors[who].laps:
            found.append(said["laps"].format(laps=state.survivors[who].laps))
        for token in state.objectives:
            if token.holder == who and token.colour != RED:
                remote = REMOTES.get(token.colour)
                colour = self.context.text["colours"][COLOURS[token.colour]]
                note = said["holds"].format(colour=colour) if remote is None else said[f"{remote}_control"]
                found.append(note)
        return found

    def notes_stay(self, old: ZombicideState) -> bool:
        assert isinstance(old, DarkState)
        return old.camouflaged == self.dark.camouflaged
