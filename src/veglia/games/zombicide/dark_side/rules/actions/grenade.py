"""Throw a Seismic Grenade: everyone in the target Zone falls, Objectives are lost, an Open Pit closes."""

from typing import ClassVar, Final

from veglia.games.zombicide.dark_side.rules.damage import destroy_machine
from veglia.games.zombicide.dark_side.rules.events import GrenadeThrown, ObjectivesBuried
from veglia.games.zombicide.dark_side.rules.noise import make_noise
from veglia.games.zombicide.dark_side.rules.pits import close_pit
from veglia.games.zombicide.dark_side.rules.seeing import sight_of
from veglia.games.zombicide.dark_side.rules.slots import HANDS
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.actions.attack import AttackDeed, CombatAction, furthest
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.ending import check_goals, lose
from veglia.games.zombicide.engine.rules.events import SurvivorEliminated, ZombieEliminated
from veglia.games.zombicide.engine.rules.hits import AfterAttack, reward_kills
from veglia.games.zombicide.engine.rules.inventory import discard
from veglia.games.zombicide.engine.rules.state import NO_CARD, OFF_BOARD, Objective, ZombicideState

GRENADE: Final = "seismic_grenade"


class ThrowGrenade(AttackDeed):
    """Throw this card into a Zone."""

    def begin(self, state: ZombicideState, who: int, more_scopes: int) -> None:
        assert isinstance(state, DarkState)
        attack = Attack(who, self.card, NO_CARD, NO_CARD, self.zone, self.scopes(state, who) | more_scopes)
        cards = state.survivors[who].cards
        cards[cards.index(self.card)] = NO_CARD
        discard(state, self.card)
        state.emit(GrenadeThrown(who, self.card, self.zone), ThrowGrenades.rule)
        make_noise(state, self.zone, "ds.grenade.noise")
        explode(state, attack)


def explode(state: DarkState, attack: Attack) -> None:
    """A Seismic Explosion in the Zone of an attack."""
    who = attack.who
    zone = attack.zone
    bury_objectives(state, zone)
    close_pit(state, zone, "ds.grenade.flips-pit")
    for number, machine in enumerate(state.machines):
        if machine.zone == zone:
            destroy_machine(state, number, "ds.machine.destroyed-grenade")
    killed: list[int] = []
    for kind in range(state.scenario.kinds):
        for _ in range(zombies.count_of(state, zone, kind)):
            zombies.remove(state, zone, kind, 1)
            state.emit(ZombieEliminated(who, kind, zone), "ds.grenade.kills-all")
            killed.append(kind)
    for other in state.survivors_in(zone):
        survivor = state.survivors[other]
        survivor.wounds = survivor.health
        state.emit(SurvivorEliminated(other), "ds.grenade.kills-all")
        lose(state, "uoa.end.lose-survivor")
    if state.result is None:
        state.push(AfterAttack(attack, len(killed)))
        if killed:
            reward_kills(state, who, tuple(killed))
        state.scenario.rules.exploded(state, zone)
        check_goals(state)


def bury_objectives(state: DarkState, zone: int) -> None:
    """Objectives in the Zone are removed, and not taken."""
    count = 0
    for number, token in enumerate(state.objectives):
        if token.zone == zone:
            state.objectives[number] = Objective(OFF_BOARD, token.colour, False, token.is_hidden)
            count += 1
    if count > 0:
        state.emit(ObjectivesBuried(zone, count), "ds.grenade.removes-objectives")


class ThrowGrenades(CombatAction):
    """The Ranged Action of throwing a Seismic Grenade in Hand."""

    rule: ClassVar[str] = "ds.grenade.use"
    order: ClassVar[int] = 50

    def attacks(self, state: ZombicideState, who: int, zone: int, out: list[AttackDeed]) -> None:
        survivor = state.survivors[who]
        for hand in range(HANDS):
            card = survivor.cards[hand]
            if card != NO_CARD and state.card(card).trait == GRENADE:
                sight = sight_of(state, who)
                far = furthest(state, who, card, 0)
                for target in sight.seen[survivor.zone]:
                    if sight.ranges[survivor.zone][target] <= far and (zone < 0 or target == zone):
                        out.append(ThrowGrenade(card, NO_CARD, target))
                return
