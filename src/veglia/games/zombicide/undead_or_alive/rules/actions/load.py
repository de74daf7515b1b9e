"""Put all carried Objectives on the Wagon; they stay there."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.action import Action, ActionContext, Deed
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.inventory import is_token
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.undead_or_alive.rules.action_context import UndeadActionContext
from veglia.games.zombicide.undead_or_alive.rules.events import SuppliesLoaded
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.rules.supplies import carried
from veglia.kernel.machine import Option


class LoadWagon(Deed[UndeadState]):
    """Put them all on the Wagon."""

    def __init__(self) -> None:
        pass

    def perform(self, state: UndeadState, who: int) -> None:
        pay(state, who, 0)
        cards = state.survivors[who].cards
        count = len(carried(state, who))
        state.survivors[who].cards = [NO_CARD if is_token(state, card) else card for card in cards]
        state.emit(SuppliesLoaded(who, count), Load.rule)
        check_goals(state)


class Load(Action[UndeadState]):
    """The Action of loading the Wagon, in it or beside it."""

    rule: ClassVar[str] = "uoa.m7.travelling-wagon"
    order: ClassVar[int] = 94

    @classmethod
    def create(cls, context: ActionContext) -> "Load | None":
        assert isinstance(context, UndeadActionContext)
        return Load() if context.can_load else None

    def offer(self, state: UndeadState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.zone == state.wagon_zone and survivor.actions > 0 and carried(state, who):
            out.append(LoadWagon())
