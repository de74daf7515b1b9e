"""Throw a Seismic Grenade: everyone in the target Zone falls, Objectives are lost, an Open Pit closes."""

from typing import ClassVar, Final

from veglia.games.zombicide.dark_side.damage import destroy_machine
from veglia.games.zombicide.dark_side.events import GrenadeThrown, ObjectivesBuried
from veglia.games.zombicide.dark_side.noise import make_noise, show_oneself
from veglia.games.zombicide.dark_side.pits import close_pit
from veglia.games.zombicide.dark_side.seeing import sight_of
from veglia.games.zombicide.dark_side.slots import HANDS
from veglia.games.zombicide.dark_side.state import DarkState
from veglia.games.zombicide.engine import zombies
from veglia.games.zombicide.engine.action import Action, Deed
from veglia.games.zombicide.engine.actions.attack import furthest
from veglia.games.zombicide.engine.ending import check_goals, lose
from veglia.games.zombicide.engine.events import SurvivorEliminated, ZombieEliminated
from veglia.games.zombicide.engine.hits import reward_kills
from veglia.games.zombicide.engine.inventory import discard
from veglia.games.zombicide.engine.pay import can_pay, pay
from veglia.games.zombicide.engine.scope import COMBAT, EXPLOSIVE, RANGED
from veglia.games.zombicide.engine.state import NO_CARD, OFF_BOARD, Objective
from veglia.kernel.machine import Option

GRENADE: Final = "seismic_grenade"
SCOPES: Final = COMBAT | RANGED | EXPLOSIVE


class ThrowGrenade(Deed[DarkState]):
    """Throw this card into a Zone."""

    def __init__(self, card: int, zone: int) -> None:
        self.card = card
        self.zone = zone

    def perform(self, state: DarkState, who: int) -> None:
        pay(state, who, SCOPES)
        show_oneself(state, who)
        cards = state.survivors[who].cards
        cards[cards.index(self.card)] = NO_CARD
        discard(state, self.card)
        state.emit(GrenadeThrown(who, self.card, self.zone), ThrowGrenades.rule)
        make_noise(state, self.zone, "ds.grenade.noise")
        explode(state, who, self.zone)


def explode(state: DarkState, who: int, zone: int) -> None:
    """A Seismic Explosion in a Zone, by the hand of a Survivor."""
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


class ThrowGrenades(Action[DarkState]):
    """The Action of throwing a Seismic Grenade in Hand."""

    rule: ClassVar[str] = "ds.grenade.use"

    def offer(self, state: DarkState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if not can_pay(survivor, SCOPES):
            return
        for hand in range(HANDS):
            card = survivor.cards[hand]
            if card != NO_CARD and state.card(card).trait == GRENADE:
                sight = sight_of(state, who)
                far = furthest(state, who, card, 0)
                for zone in sight.seen[survivor.zone]:
                    if sight.ranges[survivor.zone][zone] <= far:
                        out.append(ThrowGrenade(card, zone))
                return
