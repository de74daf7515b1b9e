"""Heli Escape: a third act, in which the Survivors have to reach a helicopter once the Nemesis has fallen."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.ending import lose
from veglia.games.dark_darker_darkest.rules.enemy_attack import HORDE, EnemyAttack
from veglia.games.dark_darker_darkest.rules.helicopter import ROUNDS, places_beside
from veglia.games.dark_darker_darkest.rules.house import HELICOPTER, NOWHERE
from veglia.games.dark_darker_darkest.rules.module import Module
from veglia.games.dark_darker_darkest.rules.plan import COLUMNS
from veglia.games.dark_darker_darkest.rules.rolling import d4, d6
from veglia.games.dark_darker_darkest.rules.state import FLIGHT, DarkestState
from veglia.games.dark_darker_darkest.rules.zombies import NORMAL, with_one
from veglia.kernel.machine import Event, Step


class HelicopterPlaced(Event):
    def __init__(self, place: int) -> None:
        self.place = place


class HelicopterBeset(Event):
    """So many zombies are on the Helicopter tile now."""

    def __init__(self, count: int) -> None:
        self.count = count


class FlightBegan(Event):
    def __init__(self, rounds: int) -> None:
        self.rounds = rounds


class PlaceHelicopter(Step[DarkestState]):
    """Roll for an Outer Tile; the Helicopter tile goes beside it, outside the house."""

    rule: ClassVar[str] = "ddd.heli.setup"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        while state.extras.helicopter == NOWHERE:
            row, column = d4(state), d6(state)
            places = places_beside(state, (row - 1) * COLUMNS + column - 1) if column <= COLUMNS else []
            if places:
                state.extras.helicopter = places[0]
        state.emit(HelicopterPlaced(state.extras.helicopter), self.rule)


class FightOutside(Step[DarkestState]):
    """Zombies on the Helicopter tile attack the Survivors there; they never leave it."""

    rule: ClassVar[str] = "ddd.heli.zombies"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        if state.hordes[HELICOPTER]:
            state.push(EnemyAttack(HORDE, HELICOPTER))


class HeliEscape(Module[DarkestState]):
    """The expansion."""

    def __init__(self) -> None:
        super().__init__("heli_escape")

    def is_on(self, options: dict[str, str]) -> bool:
        return options["heli_escape"] == "on"

    def prepare(self, state: DarkestState) -> None:
        state.push(PlaceHelicopter())

    def nemesis_acts(self, state: DarkestState) -> None:
        state.hordes[HELICOPTER] = with_one(state.hordes[HELICOPTER], NORMAL)
        state.emit(HelicopterBeset(len(state.hordes[HELICOPTER])), "ddd.heli.zombies")

    def zombies_react(self, state: DarkestState) -> list[Step[DarkestState]]:
        return [FightOutside()]

    def nemesis_fell(self, state: DarkestState) -> bool:
        state.act = FLIGHT
        state.darkness = 0
        state.extras.party = len(state.in_play())
        state.extras.escape_round = 0
        state.emit(FlightBegan(ROUNDS), "ddd.heli.after-nemesis")
        return True

    def resume_actions(self, state: DarkestState) -> None:
        if state.act == FLIGHT and state.extras.escape_round >= ROUNDS:
            lose(state, "ddd.heli.after-nemesis")

    def check_conservation(self, state: DarkestState) -> None:
        is_placed = state.round > 0 or state.act == FLIGHT
        assert not is_placed or 0 <= state.extras.helicopter < len(state.library.ring)
        for survivor in state.survivors:
            assert not survivor.is_aboard or survivor.room == HELICOPTER
