"""What the title adds to the scene: Noise, the Train, tokens, what Survivors carry."""

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.heroes import LEVELS
from veglia.games.zombicide.engine.show.pieces import COLOURS
from veglia.games.zombicide.engine.show.scene import SceneDrawing
from veglia.games.zombicide.undead_or_alive.rules.hooks import parts_of, train_of
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.show.piles import UndeadPiles
from veglia.games.zombicide.undead_or_alive.show.tokens import tokens, tokens_stay
from veglia.kernel.scene import Chip, Piece

TRAIN = ("train_waiting", "train_going", "train_gone")


class UndeadScene(SceneDrawing):
    """Draws the scenes of this title."""

    def __init__(self, context: Context) -> None:
        state = context.state
        assert isinstance(state, UndeadState)
        super().__init__(context, UndeadPiles(context, state))
        self.undead = state

    def tokens(self) -> list[Piece]:
        return tokens(self.context, self.undead)

    def tokens_stay(self, old: ZombicideState) -> bool:
        assert isinstance(old, UndeadState)
        return tokens_stay(old, self.undead)

    def chips(self) -> list[Chip]:
        state = self.undead
        memory = self.content.chips
        active = len([token for token in state.spawns if token.is_active])
        zone = self.context.names.zone(state.noise_zone)
        train = train_of(state)
        turn = state.turn
        key = (
            train is not None and bool(train.route.moves),
            state.level(),
            state.is_loud,
            zone,
            active,
            turn.first_seat,
            turn.seats,
            state.train,
            state.is_ultra_red,
        )
        return memory.get(key) or memory.keep(key, self._drawn_chips(zone, active))

    def chips_stay(self, old: ZombicideState) -> bool:
        assert isinstance(old, UndeadState)
        return old.train == self.undead.train and super().chips_stay(old)

    def _drawn_chips(self, zone: str, active: int) -> list[Chip]:
        state = self.undead
        said = self.context.text["chips"]
        level = LEVELS[state.level()]
        noise = self.content.words["noise"]["2" if state.is_loud else "1"]
        at = said["noise_at"].format(noise=noise, zone=zone)
        found = [
            Chip(said["danger"], self.context.text["levels"][level], level),
            Chip(said["noise"], at),
            Chip(said["spawns"], said["spawns_of"].format(active=active)),
        ]
        if state.turn.seats > 1:
            player = said["player"].format(number=state.turn.first_seat + 1)
            found.append(Chip(said["first_player"], player, seat=state.turn.first_seat))
        train = train_of(state)
        if train is not None and train.route.moves:
            found.append(Chip(said["train"], said[TRAIN[state.train]]))
        if state.is_ultra_red:
            found.append(Chip(said["ultra_red"], said["on"]))
        return found

    def notes(self, who: int) -> list[str]:
        said = self.context.text["notes"]
        survivor = self.state.survivors[who]
        found: list[str] = []
        if survivor.is_riding:
            found.append(said["riding"])
        if survivor.laps:
            found.append(said["laps"].format(laps=survivor.laps))
        for number, token in enumerate(self.state.objectives):
            if token.holder == who:
                found.append(self._held(number, token.colour))
        return found

    def _held(self, number: int, colour: int) -> str:
        """Return that an Objective lies on a dashboard: a sack of coal, or a token of a colour."""
        said = self.context.text["notes"]
        coal = parts_of(self.undead).coal
        if coal is not None and number in coal.sacks:
            return str(said["coal"])
        return str(said["holds"].format(colour=self.context.text["colours"][COLOURS[colour]]))
