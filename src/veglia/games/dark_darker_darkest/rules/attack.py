"""An attack of a Survivor: dice, Failures, range, and results that are assigned one after the other."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.asking import SurvivorAsk
from veglia.games.dark_darker_darkest.rules.attack_results import AssignAttack
from veglia.games.dark_darker_darkest.rules.effects import traits
from veglia.games.dark_darker_darkest.rules.equipping import can_equip, can_hold, equip, inventory
from veglia.games.dark_darker_darkest.rules.events import Attacked, ResultCancelled
from veglia.games.dark_darker_darkest.rules.library import GEAR, WEAPON
from veglia.games.dark_darker_darkest.rules.rolling import survivor_dice
from veglia.games.dark_darker_darkest.rules.state import NO_CARD, DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import CROSSHAIR, FAILURE, REPEL, RETREAT, SUCCESS
from veglia.kernel.machine import Option

BARE_HANDS = 1
Faces = tuple[int, ...]


def weapons(state: DarkestState, who: int) -> list[int]:
    """Return the weapons with dice that a Survivor can use now, and bare hands, where there is a target."""
    room = state.survivors[who].room
    is_near = state.has_enemies(room)
    found: list[int] = []
    cards = inventory(state, who)
    if not is_near and not (cards and sees_enemies(state, room)):
        return found
    types = state.settings.library.cards
    for card in cards:
        type = types[card].type
        if type.kind != WEAPON or type.dice == 0 or (type.ammo > 0 and state.ammo[card] == 0):
            continue
        if (is_near or type.range > 0) and can_hold(state, who, type):
            found.append(card)
    if is_near:
        found.append(NO_CARD)
    return found


def sees_enemies(state: DarkestState, room: int) -> bool:
    """Return whether enemies are in a room that is seen from another."""
    for other in state.house.seen(room):
        if state.hordes[other]:
            return True
    ranges = state.house.ranges(room)
    creature, nemesis = state.creature, state.nemesis
    return (creature is not None and creature.room >= 0 and ranges[creature.room] >= 0) or (
        nemesis is not None and nemesis.room >= 0 and ranges[nemesis.room] >= 0
    )


def loadout(state: DarkestState, who: int, card: int) -> list[int]:
    """Return a weapon and the Gear that enhances it, as far as the hands hold them."""
    weapon = state.card_type(card).id
    held = [card]
    for other in inventory(state, who):
        type = state.card_type(other)
        if type.kind != GEAR or not can_equip(state, who, [*held, other]):
            continue
        adds_range = type.trait.attack_range(state, who, weapon) > 0
        if adds_range or type.trait.attack_dice(state, who, weapon, 0) > 0:
            held.append(other)
    return held


def begin_attack(state: DarkestState, who: int, card: int) -> None:
    """Attack with a weapon, which loses a cube of ammunition, or with bare hands; paying is done before."""
    ready(state, who, card)
    if card != NO_CARD and state.card_type(card).ammo > 0:
        state.ammo[card] -= 1
    faces = survivor_dice(state, attack_dice(state, who, card))
    state.emit(Attacked(who, card, faces), "ddd.combat.action")
    state.push(CancelOwn(who, card, faces))


def ready(state: DarkestState, who: int, card: int) -> None:
    """Equip a weapon and the Gear that enhances it."""
    if card != NO_CARD:
        equip(state, who, loadout(state, who, card))


def attack_dice(state: DarkestState, who: int, card: int) -> int:
    """Return how many dice an attack has with what is equipped."""
    weapon, dice, range = "", BARE_HANDS, 0
    if card != NO_CARD:
        type = state.card_type(card)
        weapon, dice, range = type.id, type.dice, type.range
    for trait in traits(state, who):
        dice += trait.attack_dice(state, who, weapon, range)
    return dice


class CancelFace(Option):
    """The Failure cancels this result."""

    def __init__(self, face: int) -> None:
        self.face = face


class CancelOwn(SurvivorAsk):
    """Failures cancel each other in pairs; a single one that is left costs another result of the roll."""

    rule: ClassVar[str] = "ddd.sdie.failure"

    def __init__(self, who: int, card: int, faces: tuple[int, ...]) -> None:
        super().__init__(who)
        self.card = card
        self.faces = faces

    def options(self, state: DarkestState) -> list[Option]:
        if self.faces.count(FAILURE) % 2 == 0:
            return []
        return [CancelFace(face) for face in sorted(set(self.faces)) if face != FAILURE]

    def pass_over(self, state: DarkestState) -> None:
        state.push(results(state, self.who, self.card, self.faces, self.faces))

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, CancelFace)
        left = list(self.faces)
        left.remove(option.face)
        state.emit(ResultCancelled(option.face), self.rule)
        state.push(results(state, self.who, self.card, self.faces, tuple(left)))


def results(state: DarkestState, who: int, card: int, rolled: Faces, faces: Faces) -> AssignAttack:
    """Count hits and range: what the attacker may assign of what was not cancelled."""
    weapon = "" if card == NO_CARD else state.card_type(card).id
    range = 0 if card == NO_CARD else state.card_type(card).range
    room = state.survivors[who].room
    successes, crosshairs = faces.count(SUCCESS), faces.count(CROSSHAIR)
    of_success, of_crosshair, pushes = 1, 1, 1
    hits = 0
    stuns = False
    for trait in traits(state, who):
        of_success = trait.hits_of_success(state, who, weapon, of_success)
        of_crosshair = trait.range_of_crosshair(state, who, weapon, of_crosshair)
        pushes = trait.rooms_of_repel(state, who, pushes)
        if range > 0:
            # Crosshairs are nothing to close-combat weapons and bare hands.
            hits += trait.hits_of_crosshairs(state, who, weapon, successes, crosshairs)
        stuns = stuns or trait.stuns(state, who, weapon)
    hits += successes * of_success
    reach = 0
    if range > 0:
        for module in state.settings.modules:
            of_crosshair = module.range_of_crosshair(state, room, of_crosshair)
        reach = range + crosshairs * of_crosshair
        for trait in traits(state, who):
            reach += trait.attack_range(state, who, weapon)
    repels, retreats = faces.count(REPEL), faces.count(RETREAT)
    kept = tuple([face for face in faces if face != FAILURE])
    return AssignAttack(who, card, rolled, kept, room, hits, reach, repels, pushes, stuns, retreats, ())
