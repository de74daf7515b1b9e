# veglia: interpreted
"""What is shown large while it goes on: attacks of both sides with their dice, Grips, explosions, rolls."""

from collections import Counter

from veglia.games.dark_darker_darkest.rules.actions.escape import GatherHelpers
from veglia.games.dark_darker_darkest.rules.attack import CancelOwn
from veglia.games.dark_darker_darkest.rules.attack_results import AssignAttack
from veglia.games.dark_darker_darkest.rules.blasts import Blast
from veglia.games.dark_darker_darkest.rules.effects import escape_value
from veglia.games.dark_darker_darkest.rules.enemy_attack import (
    ARMOR_USED,
    AssignFear,
    AssignResult,
    BeginCancelling,
    CancelResults,
)
from veglia.games.dark_darker_darkest.rules.rolls import (
    DefenceWindow,
    EntryWindow,
    FireWindow,
    LurkingWindow,
    RollWindow,
    TerrorWindow,
)
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import MOST_SURVIVOR_DICE, SUCCESS
from veglia.games.dark_darker_darkest.rules.victim_attack import CancelForVictim
from veglia.games.dark_darker_darkest.show.cards import card_of
from veglia.games.dark_darker_darkest.show.dice import enemy_dice, survivor_dice, terror_dice
from veglia.games.dark_darker_darkest.show.parties import attackers, enemies_in, people_in, survivor
from veglia.games.dark_darker_darkest.show.words import DarkestNames
from veglia.kernel.scene import DiceGroup, Inset, InsetParty
from veglia.show.ids import zone_id

Faces = tuple[int, ...]


def inset(state: DarkestState, names: DarkestNames) -> Inset | None:
    """Return what goes on in the foreground, if something does."""
    asking = state.asking
    if isinstance(asking, CancelOwn):
        return own_failure(state, asking, names)
    if isinstance(asking, AssignAttack):
        return own_attack(state, asking, names)
    if isinstance(asking, (CancelResults, CancelForVictim)):
        return defence(state, asking, names)
    if isinstance(asking, (AssignResult, AssignFear)):
        return suffering(state, asking, names)
    if isinstance(asking, GatherHelpers):
        return escape(state, asking, names)
    if isinstance(asking, Blast):
        return blast(state, asking, names)
    return roll(state, asking, names) if isinstance(asking, RollWindow) else None


def missing(rolled: Faces, kept: Faces) -> list[int]:
    """Return the places of dice that are not among those kept; the last ones of a face go first."""
    left = Counter(kept)
    found: list[int] = []
    for place, face in enumerate(rolled):
        if left[face] > 0:
            left[face] -= 1
        else:
            found.append(place)
    return found


def attacker_party(
    state: DarkestState, who: int, card: int, dice: DiceGroup | None, names: DarkestNames
) -> InsetParty:
    cards = [] if card < 0 else [card_of(state, card, names.language)]
    return survivor(state, who, names, dice, cards=cards)


def own_failure(state: DarkestState, asking: CancelOwn, names: DarkestNames) -> Inset:
    said = names.text["inset"]
    room = state.survivors[asking.who].room
    dice = survivor_dice(asking.faces, [], names.person(asking.who), state.survivors[asking.who].seat)
    return Inset(
        said["attack"].format(who=names.person(asking.who), card=names.card(asking.card)),
        "ddd.sdie.failure",
        zone_id(room),
        [attacker_party(state, asking.who, asking.card, dice, names), *enemies_in(state, room, names)],
        status=said["failure"],
    )


def own_attack(state: DarkestState, asking: AssignAttack, names: DarkestNames) -> Inset:
    """Return an attack of a Survivor whose results are being assigned; enemies in reach face it."""
    said = names.text["inset"]
    who, origin = asking.who, state.house.at(asking.origin)
    seat = state.survivors[who].seat
    cancelled = missing(asking.rolled, asking.kept)
    dice = survivor_dice(asking.rolled, cancelled, names.person(who), seat) if asking.rolled else None
    ranges = state.house.ranges(origin)
    rooms = [room for room in state.house.seen(origin) if ranges[room] <= asking.reach]
    foes = [party for room in rooms for party in enemies_in(state, room, names)]
    status = said["left"].format(
        hits=asking.hits, repels=asking.repels, retreats=asking.retreats, reach=asking.reach
    )
    return Inset(
        said["attack"].format(who=names.person(who), card=names.card(asking.card)),
        "ddd.combat.targets-after-roll",
        zone_id(origin),
        [attacker_party(state, who, asking.card, dice, names), *foes],
        status=status,
        passing=said["lost"],
    )


def listed(results: Faces, names: DarkestNames) -> str:
    return names.named(results, "results")


def title_of(attacker: int, room: int, names: DarkestNames) -> str:
    said: str = names.text["inset"]["defence"]
    text = said.format(attacker=names.named(attacker, "attacker_of"), room=names.named(room, "room_in"))
    return text[:1].upper() + text[1:]


def defence(state: DarkestState, asking: CancelResults | CancelForVictim, names: DarkestNames) -> Inset:
    """Return an attack of enemies: their dice with those that were cancelled, and the Defence roll."""
    said = names.text["inset"]
    room = state.house.at(asking.room)
    name = names.named(asking.attacker, "attacker")
    rolled, shield, successes = asking.rolled, asking.defence, asking.successes
    foe = enemy_dice(rolled, missing(rolled, asking.faces), name[:1].upper() + name[1:])
    spent = shield.count(SUCCESS) - successes
    used = [place for place, face in enumerate(shield) if face == SUCCESS][:spent]
    own = survivor_dice(shield, used, said["defenders"], None)
    kept = said["suffered"].format(results=listed(asking.faces, names)) if asking.faces else said["nothing"]
    return Inset(
        title_of(asking.attacker, room, names),
        "ddd.defence.success",
        zone_id(room),
        [*people_in(state, room, names, own), *attackers(state, asking.attacker, room, names, foe)],
        status=said["successes"].format(count=successes),
        passing=kept,
    )


def suffering(state: DarkestState, asking: AssignResult | AssignFear, names: DarkestNames) -> Inset:
    """Return those who have to take the results of an attack."""
    said = names.text["inset"]
    room = state.house.at(asking.room)
    if isinstance(asking, AssignFear):
        parties = [*people_in(state, room, names, None), *enemies_in(state, room, names)]
        status = said["fear_left"].format(count=asking.count)
        title = said["fear"].format(room=names.named(room, "room_in"))
        return Inset(title, "ddd.cdie.fear", zone_id(room), parties, status=status)
    foe = enemy_dice(asking.results, [], names.named(asking.attacker, "attacker"))
    return Inset(
        title_of(asking.attacker, room, names),
        "ddd.cattack.assign",
        zone_id(room),
        [*people_in(state, room, names, None), *attackers(state, asking.attacker, room, names, foe)],
        status=said["who_takes"].format(results=listed(asking.results, names)),
    )


def escape(state: DarkestState, asking: GatherHelpers, names: DarkestNames) -> Inset:
    said = names.text["inset"]
    room = state.survivors[asking.gripped].room
    taking_part = [*([asking.gripped] if asking.is_own else []), *asking.helpers]
    count = min(MOST_SURVIVOR_DICE, sum(escape_value(state, who) for who in taking_part))
    people = [survivor(state, who, names, None) for who in dict.fromkeys([asking.gripped, *asking.helpers])]
    return Inset(
        said["escape"].format(who=names.person(asking.gripped)),
        "ddd.grip.action",
        zone_id(room),
        [*people, *enemies_in(state, room, names)],
        status=said["escape_dice"].format(count=count),
    )


def blast(state: DarkestState, asking: Blast, names: DarkestNames) -> Inset:
    said = names.text["inset"]
    room = state.house.at(asking.room)
    return Inset(
        said["blast"].format(room=names.named(room, "room_in")),
        asking.why,
        zone_id(room),
        [*people_in(state, room, names, None), *enemies_in(state, room, names)],
        status=said["damage_left"].format(count=asking.damage),
    )


def roll(state: DarkestState, asking: RollWindow, names: DarkestNames) -> Inset | None:
    """Return dice that items may still change, with those who are concerned."""
    said = names.text["inset"]
    if isinstance(asking, DefenceWindow):
        return open_defence(state, names)
    status = ""
    parties: list[InsetParty] = []
    zone = zone_id(asking.room) if asking.room >= 0 else ""
    if isinstance(asking, FireWindow):
        status = said["direction"].format(side=names.named(state.roll[0] - 1, "side"))
    elif isinstance(asking, EntryWindow):
        status = said["place"].format(row=state.roll[0], column=state.roll[1])
    elif isinstance(asking, TerrorWindow):
        status = names.named(state.roll[0], "terror")
        parties = [InsetParty("", "terror", "", "machine", dice=terror_dice(state.roll[0], names.language))]
    elif isinstance(asking, LurkingWindow):
        status = names.named(tuple(face % 10 for face in state.roll), "faces")
    if asking.room >= 0:
        parties += people_in(state, asking.room, names, None)
    title = said["roll"]
    return Inset(title, asking.rule, zone, parties, status=status, passing=said["stands"])


def open_defence(state: DarkestState, names: DarkestNames) -> Inset | None:
    """Return a Defence roll that items may still change, against the dice it stands against."""
    step = next((one for one in reversed(state.agenda) if isinstance(one, BeginCancelling)), None)
    if step is None:
        return None
    said = names.text["inset"]
    room = state.house.at(step.room)
    name = names.named(step.attacker, "attacker")
    foe = enemy_dice(step.faces, [], name[:1].upper() + name[1:])
    dice = tuple(face for face in state.roll if face != ARMOR_USED)
    own = survivor_dice(dice, [], said["defenders"], None)
    return Inset(
        title_of(step.attacker, room, names),
        "ddd.defence.roll",
        zone_id(room),
        [*people_in(state, room, names, own), *attackers(state, step.attacker, room, names, foe)],
        status=said["suffered"].format(results=listed(step.faces, names)),
        passing=said["stands"],
    )
