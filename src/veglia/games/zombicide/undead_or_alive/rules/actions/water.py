"""Water for adrenaline; Holy Water, or Water in a Faithful's hands, against Spawn tokens."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.action import Action, Deed
from veglia.games.zombicide.engine.rules.danger import gain_ap
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.events import CardUsed
from veglia.games.zombicide.engine.rules.inventory import drop
from veglia.games.zombicide.engine.rules.pay import pay
from veglia.games.zombicide.engine.rules.spawn import (
    CORPSE_PILE,
    MOBILE,
    STARTING,
    move_token,
    starting_zone,
    turn_token,
)
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.undead_or_alive.rules.events import SpawnTokenResisted
from veglia.games.zombicide.undead_or_alive.rules.hooks import train_of
from veglia.games.zombicide.undead_or_alive.rules.scope import FAITHFUL
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Option

WATER: Final = "water"
HOLY_WATER: Final = "holy_water"
WATER_AP: Final = 3
SPAWN_TOKEN_AP: Final = 5


class Drink(Deed[UndeadState]):
    """Discard Water for adrenaline."""

    def __init__(self, card: int) -> None:
        self.card = card

    def perform(self, state: UndeadState, who: int) -> None:
        pay(state, who, 0)
        drop(state, who, state.survivors[who].cards.index(self.card), Water.rule)
        gain_ap(state, who, WATER_AP, Water.rule)


class Water(Action[UndeadState]):
    """The Action of using Water."""

    rule: ClassVar[str] = "uoa.equip.water"
    order: ClassVar[int] = 66

    def offer(self, state: UndeadState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.actions > 0:
            for card in survivor.cards:
                if card != NO_CARD and state.card(card).trait == WATER:
                    out.append(Drink(card))
                    return


class Bless(Deed[UndeadState]):
    """Move or destroy the Spawn tokens of this Zone."""

    def __init__(self, card: int, zone: int) -> None:
        self.card = card
        self.zone = zone

    def perform(self, state: UndeadState, who: int) -> None:
        pay(state, who, 0)
        rule = "uoa.class.faithful-water" if state.card(self.card).trait == WATER else HolyWater.rule
        state.emit(CardUsed(who, self.card, self.zone), rule)
        drop(state, who, state.survivors[who].cards.index(self.card), HolyWater.rule)
        home = starting_zone(state)
        for number, token in enumerate(state.spawns):
            if token.zone != self.zone:
                continue
            if token.kind == CORPSE_PILE:
                turn_token(state, number, False, "uoa.trait.holy-water-corpse-pile")
            elif home >= 0 and token.kind != STARTING and token.zone != home:
                resists = waterproof(state, token.kind)
                if resists:
                    state.emit(SpawnTokenResisted(token.kind, token.zone), resists)
                else:
                    move_token(state, number, home, "uoa.trait.holy-water-move")
        gain_ap(state, who, SPAWN_TOKEN_AP, "uoa.trait.holy-water-ap")
        check_goals(state)


def waterproof(state: UndeadState, kind: int) -> str:
    """Return the mission's rule by which Holy Water does not move a kind of token, empty where it does."""
    train = train_of(state)
    return train.rules.waterproof if train is not None and kind == MOBILE else ""


def can_bless(state: UndeadState, zone: int) -> bool:
    """Return whether Holy Water would change anything in a Zone."""
    home = starting_zone(state)
    for token in state.spawns:
        if token.zone == zone:
            if token.kind == CORPSE_PILE:
                if token.is_active:
                    return True
            elif home >= 0 and token.kind != STARTING and zone != home and not waterproof(state, token.kind):
                return True
    return False


def is_holy(state: UndeadState, who: int, card: int) -> bool:
    """Return whether a card is Holy Water in a Survivor's hands."""
    trait = state.card(card).trait
    return trait == HOLY_WATER or (trait == WATER and state.survivors[who].classes & FAITHFUL != 0)


class HolyWater(Action[UndeadState]):
    """The Action of using Holy Water, or Water as a Faithful."""

    rule: ClassVar[str] = "uoa.trait.holy-water-use"
    order: ClassVar[int] = 64

    def offer(self, state: UndeadState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.actions == 0:
            return
        offered: list[str] = []
        for card in survivor.cards:
            if card == NO_CARD:
                continue
            trait = state.card(card).trait
            if is_holy(state, who, card) and trait not in offered:
                offered.append(trait)
                self._aim(state, who, card, out)

    def _aim(self, state: UndeadState, who: int, card: int, out: list[Option]) -> None:
        zone = state.survivors[who].zone
        sight = state.scenario.rules.sight(state, who)
        for target in sight.seen[zone]:
            if sight.ranges[zone][target] <= state.card(card).range_max and can_bless(state, target):
                out.append(Bless(card, target))
