"""Dynamite: everyone in the target Zone is eliminated, friend and foe."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.actions.attack import AttackDeed, CombatAction, zones_in_range
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.cards import BOOM
from veglia.games.zombicide.engine.rules.danger import traits_of
from veglia.games.zombicide.engine.rules.events import ZombieEliminated
from veglia.games.zombicide.engine.rules.hits import AfterAttack, reward_kills
from veglia.games.zombicide.engine.rules.inventory import drop
from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState
from veglia.games.zombicide.engine.rules.wounds import wound
from veglia.games.zombicide.undead_or_alive.rules.events import DynamiteExploded
from veglia.games.zombicide.undead_or_alive.rules.hooks import train_of
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.rules.train import section_zones

TRAIT = "dynamite"


class Throw(AttackDeed):
    """Throw it into this Zone."""

    def begin(self, state: ZombicideState, who: int, more_scopes: int) -> None:
        attack = Attack(who, self.card, NO_CARD, NO_CARD, self.zone, self.scopes(state, who) | more_scopes)
        drop(state, who, state.survivors[who].cards.index(self.card), "uoa.trait.dynamite-use")
        state.scenario.rules.make_noise(state, self.zone, BOOM, "uoa.noise.dynamite-target")
        state.emit(DynamiteExploded(who, self.zone), Dynamite.rule)
        assert isinstance(state, UndeadState)
        train = train_of(state)
        tile = "" if train is None else train.doomed_section(state, self.zone)
        killed = eliminate(state, who, [self.zone], Dynamite.rule)
        if train is not None and tile:
            killed += eliminate(state, who, section_zones(state.board, tile), train.rules.blow_up)
        state.scenario.rules.exploded(state, self.zone)
        victims = state.survivors_in(self.zone)
        if victims and not tile:
            # The first one's end is the end of the game.
            survivor = state.survivors[victims[0]]
            wound(state, victims[0], survivor.health - survivor.wounds, Dynamite.rule)
        else:
            state.push(AfterAttack(attack, len(killed)))
            reward_kills(state, who, tuple(killed))
            for trait in traits_of(state, who):
                trait.threw(state, who, self.card)
            if train is not None and tile:
                train.blow_up(state, tile)


def eliminate(state: ZombicideState, who: int, zones: list[int], rule: str) -> list[int]:
    """Eliminate all Zombies of some Zones; return their kinds, for the Adrenaline."""
    killed: list[int] = []
    for zone in zones:
        for kind in range(state.scenario.kinds):
            for _ in range(zombies.count_of(state, zone, kind)):
                killed.append(kind)
                zombies.remove(state, zone, kind, 1)
                state.emit(ZombieEliminated(who, kind, zone), rule)
    return killed


class Dynamite(CombatAction):
    """A Ranged Action with Dynamite, from any slot."""

    rule: ClassVar[str] = "uoa.trait.dynamite-effect"
    order: ClassVar[int] = 50

    def attacks(self, state: ZombicideState, who: int, zone: int, out: list[AttackDeed]) -> None:
        for card in state.survivors[who].cards:
            if card != NO_CARD and state.card(card).trait == TRAIT:
                for target in zones_in_range(state, who, card, 0):
                    if zone < 0 or target == zone:
                        out.append(Throw(card, NO_CARD, target))
                return
