"""The Reactor: two Code Tokens with three icons open its doors; inside it can be shut down."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.action import Action
from veglia.games.dark_darker_darkest.rules.asking import Deed, SurvivorAsk
from veglia.games.dark_darker_darkest.rules.cubes import pay
from veglia.games.dark_darker_darkest.rules.events import AbilityBought
from veglia.games.dark_darker_darkest.rules.house import REACTOR_DOORS
from veglia.games.dark_darker_darkest.rules.radiation import clean, has_marker
from veglia.games.dark_darker_darkest.rules.revealing import reveal_seen
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, DarkestState
from veglia.games.dark_darker_darkest.rules.thing_events import CodeInserted
from veglia.kernel.machine import Event, Option

INSERT_COST: Final = 2
SHUTDOWN_COST: Final = 3
TOKENS: Final = 2
ICONS: Final = 3


class ReactorOpened(Event):
    def __init__(self, tile: int) -> None:
        self.tile = tile


class ReactorStopped(Event):
    def __init__(self, who: int) -> None:
        self.who = who


class InsertAtReactor(Deed):
    """Insert an own Code Token at a door of the Reactor."""

    def __init__(self, who: int, code: int) -> None:
        super().__init__(who)
        self.code = code

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, INSERT_COST)
        state.survivors[self.who].codes.remove(self.code)
        state.extras.reactor_codes.append(self.code)
        state.emit(CodeInserted(self.who, self.code), "ddd.rad.reactor-open")
        if len(state.extras.reactor_codes) == TOKENS:
            state.house = state.house.with_code_open(REACTOR_DOORS)
            state.emit(ReactorOpened(state.house.plan.reactor), "ddd.rad.reactor-open")
            reveal_seen(state)


class ShutDown(Deed):
    """Stop the Reactor; everybody may have an ability for it."""

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, SHUTDOWN_COST)
        reactor = state.house.plan.reactor
        state.extras.is_shut_down = True
        state.emit(ReactorStopped(self.who), "ddd.rad.shutdown")
        if has_marker(state, reactor):
            clean(state, reactor, "ddd.rad.shutdown")
        for who in reversed(state.in_play()):
            state.push(ChooseReward(who))


class Receive(Option):
    """Have an ability of the own board for nothing."""

    def __init__(self, who: int, ability: int) -> None:
        self.who = who
        self.ability = ability


class NoReward(Option):
    """Have none."""

    def __init__(self) -> None:
        pass


class ChooseReward(SurvivorAsk):
    """Which ability a Survivor gets for the shutdown: none that the virus has taken."""

    rule: ClassVar[str] = "ddd.rad.reward"

    def options(self, state: DarkestState) -> list[Option]:
        survivor = state.survivors[self.who]
        count = len(state.profile(self.who).abilities)
        found: list[Option] = [
            Receive(self.who, place)
            for place in range(count - survivor.cube)
            if not survivor.bought >> place & 1
        ]
        return [*found, NoReward()] if found else []

    def take(self, state: DarkestState, option: Option) -> None:
        if isinstance(option, Receive):
            state.survivors[self.who].bought |= 1 << option.ability
            state.emit(AbilityBought(self.who, option.ability), self.rule)


def is_at_door(state: DarkestState, room: int) -> bool:
    """Return whether a room is in front of a closed door of the Reactor."""
    return room in state.house.reactor_rooms


class ReactorAction(Action):
    costs_ap: ClassVar[bool] = True

    def is_on(self, options: dict[str, str]) -> bool:
        return options["radioactive"] == "on"

    def offers(self, state: DarkestState, who: int, out: list[Option]) -> None:
        reactor = state.house.plan.reactor
        survivor = state.survivors[who]
        if reactor < 0 or state.house.is_destroyed(reactor):
            return
        if survivor.room // 2 == reactor:
            if survivor.ap >= SHUTDOWN_COST and not state.extras.is_shut_down:
                out.append(ShutDown(who))
        elif state.act == EXPLORATION and survivor.ap >= INSERT_COST and is_at_door(state, survivor.room):
            tokens = state.library.code_tokens
            out += [InsertAtReactor(who, code) for code in survivor.codes if len(tokens[code]) == ICONS]
