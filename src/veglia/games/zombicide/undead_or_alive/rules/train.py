"""A moving Train: at the end of the Players' Phase it enters, goes on by one tile, or leaves by a section."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.board import ZombicideBoard
from veglia.games.zombicide.engine.rules.ending import check_goals, earlier_goals_met, lose
from veglia.games.zombicide.engine.rules.spawn import MOBILE, move_token, starting_zone
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.games.zombicide.undead_or_alive.rules.carry import Passage, carry, set_out
from veglia.games.zombicide.undead_or_alive.rules.events import (
    RodeAlong,
    RodeAway,
    SectionLeft,
    TrackTileLaid,
    TrackTileRemoved,
    TrainAdvanced,
    TrainCameEarly,
    TrainEntered,
    TrainGone,
    TrainSetGoing,
    WagonRammed,
)
from veglia.games.zombicide.undead_or_alive.rules.state import GOING, GONE, WAITING, UndeadState
from veglia.games.zombicide.undead_or_alive.rules.strip import (
    LOCOMOTIVE,
    TRACKS,
    advanced,
    front,
    is_leaving,
    is_train,
    on_side,
    rear,
)
from veglia.games.zombicide.undead_or_alive.rules.tracks import is_on_tracks
from veglia.games.zombicide.undead_or_alive.rules.train_effects import (
    ReturnNoise,
    Roar,
    crush,
    destroy_starting_spawns,
    displace_noise,
    displace_tokens,
    push_aside,
    remove_pieces,
)
from veglia.games.zombicide.undead_or_alive.rules.train_terms import Call, TrainRoute, TrainRules
from veglia.kernel.machine import Step


class Train:
    """What a mission says about its Train."""

    def __init__(
        self, route: TrainRoute, call: Call | None, rules: TrainRules, cab: str, spawn_origin: float
    ) -> None:
        self.route: Final = route
        self.call: Final = call
        self.rules: Final = rules
        # The place of the cab.
        self.cab: Final = cab
        # The clockwise angle of the first Starting Spawn Zone.
        self.spawn_origin: Final = spawn_origin

    def objective_taken(self, state: UndeadState) -> None:
        """Set the Train going when the last Objective that calls it has been taken."""
        if self.call is None:
            return
        for token in state.objectives:
            if token.colour in self.call.colours and not token.is_taken:
                return
        set_going(state, self.call.rule)

    def entered(self, state: UndeadState, who: int) -> None:
        """A Survivor has arrived in a Zone: a Train that waits for everyone may be full now."""
        if (
            not self.rules.starts_full
            or state.train != WAITING
            or not state.board.is_room(state.survivors[who].zone)
        ):
            return
        for survivor in state.survivors:
            if not is_aboard(state, survivor.zone):
                return
        set_going(state, self.rules.starts_full)

    def move(self, state: UndeadState) -> None:
        """Move a Train that has been set going."""
        if state.train != GOING or not self.route.moves:
            return
        before = state.strip
        if front(before) < 0 and self.rules.wagon_loses and is_on_tracks(state, state.wagon_zone):
            state.emit(WagonRammed(state.wagon_zone), self.rules.wagon_loses)
            lose(state, self.rules.wagon_loses)
            return
        after = advanced(before, self.route.attach)
        passage = set_out(state, self.route.board(after))
        state.push(TrainHasMoved())
        if front(before) >= 0 and is_leaving(before):
            self._leave(state, passage, after)
        else:
            self._advance(state, passage, after)

    def blow_up(self, state: UndeadState, tile: str) -> None:
        """Bring a section's Mobile tokens home, Survivors and Noise into the street, and turn it over."""
        rule = self.rules.blow_up
        turned = on_side(tile, TRACKS)
        after = tuple([turned if one == tile else one for one in state.strip])
        passage = set_out(state, self.route.board(after))
        zones = section_zones(state.board, tile)
        for number, token in enumerate(state.spawns):
            if token.kind == MOBILE and token.zone in zones:
                move_token(state, number, starting_zone(state), rule)
        displace_noise(state, passage, zones, rule)
        push_aside(state, passage, zones, rule)
        carry(state, passage, after)
        state.emit(TrackTileLaid(turned), rule)
        check_goals(state)

    def doomed_section(self, state: UndeadState, zone: int) -> str:
        """Return the section that Dynamite in a Zone blows up, empty for none."""
        if not self.rules.blow_up:
            return ""
        for token in state.spawns:
            if token.kind == MOBILE and token.zone == zone:
                for tile in state.strip:
                    if is_train(tile) and zone in section_zones(state.board, tile):
                        return tile
        return ""

    def _advance(self, state: UndeadState, passage: Passage, after: tuple[str, ...]) -> None:
        """Enter, or go on by one tile: what lies on the way makes room."""
        before = state.strip
        head = front(before)
        if head < 0:
            state.emit(TrainEntered(after[0]), "uoa.train.enter")
            if self.rules.does_not_wait and not earlier_goals_met(state):
                state.emit(TrainCameEarly(), self.rules.does_not_wait)
        else:
            state.emit(TrackTileRemoved(before[head + 1]), "uoa.train.move-step1")
        state.push(Roar(self.cab, "uoa.train.enter-noise" if head < 0 else "uoa.train.move-step1"))
        zones = passage.altered()
        crush(state, zones, "uoa.train.enter-zombies")
        remove_pieces(state, zones, "uoa.train.enter-other")
        push_aside(state, passage, zones, "uoa.train.enter-survivors")
        if self.rules.destroys_spawns:
            destroy_starting_spawns(state, zones, self.rules.destroys_spawns)
        displace_tokens(state, passage, zones, after, "uoa.train.enter-spawn")
        carry(state, passage, after)
        if head >= 0:
            state.emit(TrainAdvanced(), "uoa.train.move-step2")
            tell_passengers(state)
            state.emit(TrackTileLaid(after[rear(before)]), "uoa.train.move-step3")

    def _leave(self, state: UndeadState, passage: Passage, after: tuple[str, ...]) -> None:
        """The foremost section leaves with all that is on it."""
        leaving = state.strip[-1]
        state.emit(SectionLeft(leaving), "uoa.train.exit")
        zones = section_zones(state.board, leaving)
        # The locomotive takes the Noise it makes along.
        if leaving == LOCOMOTIVE or state.noise_zone in zones:
            state.push(ReturnNoise())
        if crush(state, zones, "uoa.train.exit-zombies") > 0 and self.rules.zombies_lose:
            lose(state, self.rules.zombies_lose)
            return
        for who, survivor in enumerate(state.survivors):
            if survivor.zone in zones:
                survivor.zone = OFF_BOARD
                survivor.is_riding = False
                state.emit(RodeAway(who), "uoa.train.exit-survivors")
        remove_pieces(state, zones, "uoa.train.exit-other")
        displace_tokens(state, passage, zones, after, "uoa.train.exit-spawn")
        carry(state, passage, after)
        if front(after) >= 0:
            tell_passengers(state)
        state.emit(TrackTileLaid(on_side(leaving, TRACKS)), "uoa.train.exit-tile-procedure")
        if front(after) < 0:
            state.train = GONE
            state.emit(TrainGone(), "uoa.train.exit")


def set_going(state: UndeadState, rule: str) -> None:
    """Make the Train move from the end of this Players' Phase on, under a mission's rule."""
    if state.train == WAITING:
        state.train = GOING
        state.emit(TrainSetGoing(), rule)


# Sections by board and tile, found once: boards never change.
SECTIONS: Final[dict[tuple[str, str], list[int]]] = {}


def section_zones(board: ZombicideBoard, tile: str) -> list[int]:
    """Return the Zones of a section of the Train; the list is shared."""
    key = (board.key, tile)
    if key not in SECTIONS:
        found = sorted([zone for name, zone in board.places.items() if name.partition(".")[0] == tile])
        SECTIONS[key] = found
    return SECTIONS[key]


def is_aboard(state: UndeadState, zone: int) -> bool:
    """Return whether a Zone is part of the Train."""
    for tile in state.strip:
        if is_train(tile) and zone in section_zones(state.board, tile):
            return True
    return False


def tell_passengers(state: UndeadState) -> None:
    """Tell who goes along with the Train."""
    if state.log is not None:
        for who, survivor in enumerate(state.survivors):
            if survivor.zone >= 0 and is_aboard(state, survivor.zone):
                state.emit(RodeAlong(who, survivor.zone), "uoa.train.move-aboard")


class TrainHasMoved(Step[UndeadState]):
    """What the Train took away may have lost the mission, who left on it may have won it."""

    rule: ClassVar[str] = "uoa.train.mobile"

    def run(self, state: UndeadState) -> None:
        check_goals(state)
