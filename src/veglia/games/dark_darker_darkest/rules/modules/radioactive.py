"""The Radioactive expansion: the leak, the spread, checks on entering, damage by contamination."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.equipping import stow
from veglia.games.dark_darker_darkest.rules.house import tile_beyond
from veglia.games.dark_darker_darkest.rules.module import Module
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.radiation import (
    KIT,
    MOST_MARKERS,
    check_radiation,
    dangers,
    dice_for,
    has_marker,
    irradiate,
    is_contaminated,
    is_protected,
    is_specialist,
    supply,
    taint,
)
from veglia.games.dark_darker_darkest.rules.settings import HAZMAT
from veglia.games.dark_darker_darkest.rules.starting import starting_card
from veglia.games.dark_darker_darkest.rules.state import NOBODY, DarkestState
from veglia.games.dark_darker_darkest.rules.unfinished import push_last
from veglia.games.dark_darker_darkest.rules.wounds import wound
from veglia.kernel.machine import Option, Step

SPREAD: Final = 2


class Leak(Step[DarkestState]):
    """The Reactor breaks: a Radiation Marker on its tile and one on a tile beside it."""

    rule: ClassVar[str] = "ddd.rad.leak"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        if state.extras.is_leaking or state.extras.is_shut_down:
            return
        state.extras.is_leaking = True
        reactor = state.house.plan.reactor
        if not has_marker(state, reactor):
            irradiate(state, reactor, self.rule)
        state.push(SpreadTo(tuple(fresh_tiles(state, reactor)), 1, self.rule))


class RadiationSpread(Step[DarkestState]):
    """The sixth step of the Upkeep: two markers beside tiles that have had one before."""

    rule: ClassVar[str] = "ddd.rad.spread"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        if not state.extras.is_leaking or state.extras.is_shut_down or supply(state) == 0:
            return
        if state.extras.radiation == 0:
            reactor = state.house.plan.reactor
            irradiate(state, reactor, "ddd.rad.cleaning-not-enough")
            state.push(SpreadTo(tuple(fresh_tiles(state, reactor)), SPREAD - 1, self.rule))
            return
        sources = [tile for tile in range(TILES) if has_marker(state, tile)]
        found = {near for tile in sources for near in fresh_tiles(state, tile)}
        state.push(SpreadTo(tuple(sorted(found)), SPREAD, self.rule))


def fresh_tiles(state: DarkestState, tile: int) -> list[int]:
    """Return the tiles beside a tile that have no marker; walls and doors do not matter."""
    near = [tile_beyond(tile, side) for side in range(4)]
    return sorted([one for one in near if one >= 0 and not has_marker(state, one)])


class IrradiateTile(Option):
    def __init__(self, tile: int) -> None:
        self.tile = tile


class SpreadTo(PlayersAsk):
    """Which tile gets the next Radiation Marker, as long as there are markers."""

    rule: ClassVar[str] = "ddd.rad.spread"

    def __init__(self, tiles: tuple[int, ...], left: int, why: str) -> None:
        self.tiles = tiles
        self.left = left
        self.why = why

    def cites(self, state: DarkestState) -> str:
        return self.why

    def options(self, state: DarkestState) -> list[Option]:
        if self.left == 0 or supply(state) == 0:
            return []
        return [IrradiateTile(tile) for tile in self.tiles]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, IrradiateTile)
        left = tuple([tile for tile in self.tiles if tile != option.tile])
        state.push(SpreadTo(left, self.left - 1, self.why))
        irradiate(state, option.tile, self.why)


class Assist(Option):
    """This Survivor is the assistant of the Specialist."""

    def __init__(self, who: int) -> None:
        self.who = who


class CheckAll(PlayersAsk):
    """Radioactivity checks of all who have entered together; the Specialist in the room helps one of them."""

    rule: ClassVar[str] = "ddd.rad.check-assistant"

    def __init__(self, who: tuple[int, ...], dangers: tuple[int, ...]) -> None:
        self.who = who
        self.dangers = dangers

    def options(self, state: DarkestState) -> list[Option]:
        found: list[Option] = []
        for who, danger in zip(self.who, self.dangers, strict=True):
            survivor = state.survivors[who]
            if not survivor.is_in_play() or survivor.radiation == MOST_MARKERS:
                continue
            has_kit = is_protected(state, who)
            gains = dice_for(danger, has_kit, True) < dice_for(danger, has_kit, False)
            room = state.in_room(survivor.room)
            if gains and any(is_specialist(state, other) for other in room if other != who):
                found.append(Assist(who))
        return found

    def pass_over(self, state: DarkestState) -> None:
        self.check(state, NOBODY)

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, Assist)
        self.check(state, option.who)

    def check(self, state: DarkestState, assistant: int) -> None:
        for who, danger in zip(self.who, self.dangers, strict=True):
            if state.survivors[who].is_in_play():
                check_radiation(state, who, danger, who == assistant)


def hurt_contaminated(state: DarkestState, rule: str) -> None:
    """Take Health from Survivors by their Radiation Markers."""
    for who in state.in_play():
        wound(state, who, state.survivors[who].radiation, rule)


class RadiationDamage(Step[DarkestState]):
    """Contaminated Survivors lose Health before the Upkeep."""

    rule: ClassVar[str] = "ddd.rad.damage"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        hurt_contaminated(state, self.rule)


class Radioactive(Module[DarkestState]):
    def __init__(self) -> None:
        super().__init__("radioactive")

    def is_on(self, options: dict[str, str]) -> bool:
        return options["radioactive"] == "on"

    def prepare(self, state: DarkestState) -> None:
        chosen = state.settings.options[HAZMAT]
        for who in range(len(state.survivors)):
            if state.profile(who).id == chosen:
                stow(state, who, starting_card(state, KIT))

    def begin_round(self, state: DarkestState) -> None:
        state.push(RadiationDamage())

    def resume_actions(self, state: DarkestState) -> None:
        hurt_contaminated(state, "ddd.rad.damage-finale")

    def upkeep(self, state: DarkestState) -> list[Step[DarkestState]]:
        return [RadiationSpread()]

    def darkness_reached(self, state: DarkestState, space: int) -> None:
        if space == int(state.settings.options["leak_space"]):
            push_last(state, Leak())

    def entered(self, state: DarkestState, who: tuple[int, ...], room: int) -> None:
        found = tuple([dangers(state, one, room) for one in who])
        if any(found):
            state.push(CheckAll(who, found))

    def enemies_entered(self, state: DarkestState, room: int, is_tainted: bool) -> None:
        if is_contaminated(state, room // 2):
            taint(state, room, "ddd.rad.enemies-contaminated")
        elif is_tainted:
            taint(state, room, "ddd.rad.enemies-infect")

    def check_conservation(self, state: DarkestState) -> None:
        assert supply(state) >= 0
        assert all(0 <= survivor.radiation <= MOST_MARKERS for survivor in state.survivors)
