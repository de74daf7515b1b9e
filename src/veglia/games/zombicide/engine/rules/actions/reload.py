"""Reload an emptied weapon, or two that were fired as Dual."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.action import Action, ActionContext, Deed
from veglia.games.zombicide.engine.rules.events import WeaponReloaded
from veglia.games.zombicide.engine.rules.pay import can_pay, pay
from veglia.games.zombicide.engine.rules.scope import PISTOL, PISTOL_RELOAD, RELOAD
from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState
from veglia.kernel.machine import Option


def scopes_of(state: ZombicideState, card: int) -> int:
    return RELOAD | PISTOL_RELOAD if state.card(card).scopes & PISTOL != 0 else RELOAD


class ReloadWeapon(Deed[ZombicideState]):
    """Reload this weapon."""

    def __init__(self, card: int) -> None:
        self.card = card

    def perform(self, state: ZombicideState, who: int) -> None:
        pay(state, who, scopes_of(state, self.card))
        twin = state.empty.pop(self.card)
        state.emit(WeaponReloaded(who, self.card), Reload.rule)
        if twin in state.survivors[who].cards and state.empty.get(twin, NO_CARD) == self.card:
            del state.empty[twin]
            state.emit(WeaponReloaded(who, twin), "uoa.trait.reload-dual")


class Reload(Action[ZombicideState]):
    """The Reload Action."""

    rule: ClassVar[str] = "uoa.trait.reload-action"
    order: ClassVar[int] = 70

    @classmethod
    def create(cls, context: ActionContext) -> "Reload | None":
        return Reload() if context.has_reload else None

    def offer(self, state: ZombicideState, who: int, out: list[Option]) -> None:
        if not state.empty:
            return
        survivor = state.survivors[who]
        for card in survivor.cards:
            if card != NO_CARD and card in state.empty and can_pay(survivor, scopes_of(state, card)):
                out.append(ReloadWeapon(card))
