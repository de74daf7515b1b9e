"""Melee and Ranged Actions: each weapon in Hand, alone or as a pair, and each of its Concentrated Attacks."""

from typing import ClassVar, Final

from veglia.games.zombicide.dark_side.rules.content_library import dark_card
from veglia.games.zombicide.dark_side.rules.focus import (
    FocusedCrowdMelee,
    FocusedCrowdShot,
    FocusedMelee,
    FocusedShot,
)
from veglia.games.zombicide.dark_side.rules.scope import CROWD, CROWD_MELEE, CROWD_RANGED
from veglia.games.zombicide.dark_side.rules.seeing import sight_with
from veglia.games.zombicide.dark_side.rules.weapons import ready_weapons, twin_of
from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.action import ActionContext
from veglia.games.zombicide.engine.rules.actions.attack import (
    AttackDeed,
    CombatAction,
    MeleeAttack,
    RangedAttack,
    furthest,
)
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.hits import first_targets
from veglia.games.zombicide.engine.rules.scope import MELEE, RANGED
from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState
from veglia.games.zombicide.engine.rules.tell import tell_gift
from veglia.games.zombicide.engine.rules.trait import POINT_BLANK


class CrowdMelee(MeleeAttack):
    """Strike with as many dice as there are Xenos."""

    def scopes(self, state: ZombicideState, who: int) -> int:
        return super().scopes(state, who) | CROWD

    def begin(self, state: ZombicideState, who: int, more_scopes: int) -> None:
        tell_gift(state, who, CROWD_MELEE)
        super().begin(state, who, more_scopes)


class CrowdShot(RangedAttack):
    """Fire with as many dice as there are Xenos in the target Zone."""

    def scopes(self, state: ZombicideState, who: int) -> int:
        return super().scopes(state, who) | CROWD

    def begin(self, state: ZombicideState, who: int, more_scopes: int) -> None:
        tell_gift(state, who, CROWD_RANGED)
        super().begin(state, who, more_scopes)


class StationMelee(CombatAction):
    """The Melee Action."""

    rule: ClassVar[str] = "ds.act.melee"
    order: ClassVar[int] = 30

    def attacks(self, state: ZombicideState, who: int, zone: int, out: list[AttackDeed]) -> None:
        survivor = state.survivors[who]
        here = survivor.zone
        if (zone >= 0 and zone != here) or state.zombies_in(here) == 0:
            return
        is_predator = survivor.gifts & CROWD_MELEE != 0
        for card in ready_weapons(state, who, MELEE):
            for second in pairings(state, who, card):
                strike = MeleeAttack(card, second, here)
                out.append(strike)
                if is_predator:
                    out.append(CrowdMelee(card, second, here))
                for kind in targets_of(state, strike, who):
                    out.append(FocusedMelee(card, second, here, kind))
                    if is_predator:
                        out.append(FocusedCrowdMelee(card, second, here, kind))


class StationRanged(CombatAction):
    """The Ranged Action."""

    rule: ClassVar[str] = "ds.act.ranged"
    order: ClassVar[int] = 40

    @classmethod
    def create(cls, context: ActionContext) -> "StationRanged":
        return StationRanged(context.zones)

    def __init__(self, zones: int) -> None:
        self.zones: Final = zones
        self.shots: Final[dict[int, list[AttackDeed]]] = {}

    def attacks(self, state: ZombicideState, who: int, zone: int, out: list[AttackDeed]) -> None:
        is_automatic = state.survivors[who].gifts & CROWD_RANGED != 0
        for card in ready_weapons(state, who, RANGED):
            seconds = pairings(state, who, card)
            shots = self._shots_of(card)
            for target in zones_in_reach(state, who, card):
                if zone >= 0 and target != zone:
                    continue
                is_crowd = state.zombies_in(target) > 0
                for second in seconds:
                    shot = shots[target] if second == NO_CARD else RangedAttack(card, second, target)
                    out.append(shot)
                    if not is_crowd:
                        continue
                    if is_automatic:
                        out.append(CrowdShot(card, second, target))
                    for kind in targets_of(state, shot, who):
                        out.append(FocusedShot(card, second, target, kind))
                        if is_automatic:
                            out.append(FocusedCrowdShot(card, second, target, kind))

    def _shots_of(self, card: int) -> list[AttackDeed]:
        """Return the shots of a single weapon by Zone: options are immutable, so each is made once."""
        if card not in self.shots:
            self.shots[card] = [RangedAttack(card, NO_CARD, zone) for zone in range(self.zones)]
        return self.shots[card]


def pairings(state: ZombicideState, who: int, card: int) -> list[int]:
    """Return what a weapon may be used with: nothing, and its pair in the other Hand."""
    twin = twin_of(state, who, card)
    return [NO_CARD] if twin == NO_CARD else [NO_CARD, twin]


def targets_of(state: ZombicideState, deed: AttackDeed, who: int) -> list[int]:
    """Return the kinds of Xenos that an attack could be concentrated on."""
    kinds = [kind for kind in range(state.scenario.kinds) if zombies.count_of(state, deed.zone, kind) > 0]
    attack = Attack(who, deed.card, deed.second, NO_CARD, deed.zone, deed.scopes(state, who))
    return first_targets(state, attack, kinds) if kinds else []


def zones_in_reach(state: ZombicideState, who: int, card: int) -> list[int]:
    """Return the Zones a Survivor can aim a card at: in sight, neither too near nor too far."""
    survivor = state.survivors[who]
    kind = dark_card(state, card)
    far = furthest(state, who, card, 0)
    is_point_blank = survivor.gifts & POINT_BLANK != 0
    sight = sight_with(state, who, kind.is_prototype)
    ranges = sight.ranges[survivor.zone]
    out: list[int] = []
    for zone in sight.seen[survivor.zone]:
        reach = ranges[zone]
        if reach <= far and (reach >= kind.range_min or (reach == 0 and is_point_blank)):
            out.append(zone)
    return out
