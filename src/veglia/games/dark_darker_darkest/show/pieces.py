# veglia: interpreted
"""What stands and lies in the house."""

from veglia.games.dark_darker_darkest.rules.cameras import watched
from veglia.games.dark_darker_darkest.rules.effects import virus_limit
from veglia.games.dark_darker_darkest.rules.enemy_attack import CREATURE as BY_CREATURE
from veglia.games.dark_darker_darkest.rules.enemy_attack import NEMESIS as BY_NEMESIS
from veglia.games.dark_darker_darkest.rules.enemy_attack import AssignResult, BeginCancelling, CancelResults
from veglia.games.dark_darker_darkest.rules.house import ALL_ROOMS, HELICOPTER, NOWHERE
from veglia.games.dark_darker_darkest.rules.pieces import FREE
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.radiation import has_marker
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.zombies import (
    DAMAGED,
    KIND_MASK,
    KINDS,
    STUNNED,
    TAINTED,
    token_marks,
)
from veglia.games.dark_darker_darkest.show.texts import piece_looks
from veglia.games.dark_darker_darkest.show.words import DarkestNames
from veglia.kernel.scene import Piece
from veglia.show.ids import figure_id, token_id, zone_id

CREATURE = "foe/creature"
NEMESIS = "foe/nemesis"
# Marks of zombies by which they are shown apart.
SHOWN = KIND_MASK | TAINTED | STUNNED
SIDES = ("north", "east", "south", "west")


def zombie_id(room: int, zombie: int) -> str:
    """Return the piece that a zombie of a room belongs to: alike ones are one piece."""
    marks = f"{'/stunned' if zombie & STUNNED else ''}{'/contaminated' if zombie & TAINTED else ''}"
    return f"zombie/{room}/{KINDS[zombie & KIND_MASK]}{marks}"


def zombies_id(room: int) -> str:
    """Return the piece of the face-down tokens of a room."""
    return token_id("zombies", room)


def lock_id(lock: int) -> str:
    return token_id("lock", lock)


def camera_id(tile: int) -> str:
    return token_id("camera", tile)


def victim_id(victim: int) -> str:
    return token_id("victim", victim)


def function_id(tile: int, place: int) -> str:
    return f"token/function/{tile}-{place}"


def pieces(state: DarkestState, names: DarkestNames) -> list[Piece]:
    return [
        *survivors(state, names),
        *zombies(state, names),
        *enemies(state, names),
        *hidden_zombies(state, names),
        *victims(state, names),
        *locks(state, names),
        *cameras(state, names),
        *functions(state, names),
        *fires(state, names),
        *markers(state, names),
    ]


def survivors(state: DarkestState, names: DarkestNames) -> list[Piece]:
    found: list[Piece] = []
    for who, survivor in enumerate(state.survivors):
        if not survivor.is_in_play():
            continue
        states: list[str] = []
        if survivor.group == state.active and survivor.group >= 0:
            states.append("active")
        if survivor.grip != FREE:
            states.append("gripped")
        if survivor.virus() >= virus_limit(state, who):
            states.append("infected")
        if survivor.radiation:
            states.append("contaminated")
        if who == state.bearer:
            states.append("cure")
        badge = str(survivor.group + 1) if survivor.group >= 0 and state.is_before_finale() else ""
        found.append(
            Piece(
                figure_id(who),
                state.profile(who).id,
                names.person(who),
                zone_id(survivor.room),
                sort="hero",
                seat=survivor.seat,
                badge=badge,
                states=states,
            )
        )
    return found


def zombies(state: DarkestState, names: DarkestNames) -> list[Piece]:
    said = names.text["states"]
    found: list[Piece] = []
    for room in range(ALL_ROOMS):
        horde = state.hordes[room]
        for alike in sorted({zombie & SHOWN for zombie in horde}):
            ones = [zombie for zombie in horde if zombie & SHOWN == alike]
            states = [
                word for word, mark in (("stunned", STUNNED), ("contaminated", TAINTED)) if alike & mark
            ]
            notes = [said[word] for word in states]
            damaged = len([zombie for zombie in ones if zombie & DAMAGED])
            if damaged:
                states.append("damaged")
                notes.append(said["damaged"].format(damaged))
            name = names.named(alike, "zombie")
            found.append(
                Piece(
                    zombie_id(room, alike),
                    KINDS[alike & KIND_MASK],
                    name[:1].upper() + name[1:],
                    zone_id(room),
                    len(ones),
                    sort="foe",
                    states=states,
                    note="; ".join(notes),
                )
            )
    return found


def attackers(state: DarkestState) -> set[int]:
    """Return whose attack is under way: its dice lie on the table, or its results are being assigned."""
    steps = (state.asking, *state.agenda)
    return {
        step.attacker for step in steps if isinstance(step, (BeginCancelling, CancelResults, AssignResult))
    }


def enemies(state: DarkestState, names: DarkestNames) -> list[Piece]:
    """Return the Creature and the Nemesis; who attacks is drawn so."""
    said = names.text["states"]
    attacking = attackers(state)
    found: list[Piece] = []
    if state.creature is not None:
        type = state.creature_type()
        taken, most = sum(state.creature.damage), sum(type.damage)
        states = ["contaminated"] if state.creature.is_tainted else []
        if BY_CREATURE in attacking:
            states.append("attacking")
        note = said["health_left"].format(taken, most)
        name = names.thing("creature", type.id)
        where = zone_id(state.creature.room)
        badge = str(most - taken)
        found.append(Piece(CREATURE, type.id, name, where, sort="foe", badge=badge, states=states, note=note))
    if state.nemesis is not None:
        type = state.nemesis_type()
        left = sum(state.nemesis.cubes)
        note = said["cubes_left"].format(left)
        name = names.thing("nemesis", type.id)
        where = zone_id(state.nemesis.room)
        states = ["attacking"] if BY_NEMESIS in attacking else []
        badge = str(left)
        found.append(Piece(NEMESIS, type.id, name, where, sort="foe", badge=badge, states=states, note=note))
    return found


def hidden_zombies(state: DarkestState, names: DarkestNames) -> list[Piece]:
    """Return the Zombie Tokens that lie face down."""
    look = piece_looks().tokens["zombies"]
    name = names.text["pieces"]["zombie_token"]
    found: list[Piece] = []
    for room in range(ALL_ROOMS):
        tokens = state.tokens[room]
        if tokens:
            is_tainted = any(token_marks(token) & TAINTED for token in tokens)
            states = ["contaminated"] if is_tainted else []
            found.append(
                Piece(zombies_id(room), look, name, zone_id(room), len(tokens), states=states, back=look)
            )
    return found


def victims(state: DarkestState, names: DarkestNames) -> list[Piece]:
    look = piece_looks().tokens["victim"]
    said = names.text
    return [
        Piece(
            victim_id(place),
            look,
            said["pieces"]["victim"].format(place + 1),
            zone_id(victim.room),
            states=["wounded"] if victim.is_wounded else [],
            note=said["states"]["wounded"] if victim.is_wounded else "",
        )
        for place, victim in enumerate(state.extras.victims)
        if victim.room >= 0
    ]


def locks(state: DarkestState, names: DarkestNames) -> list[Piece]:
    """Return the Code Tokens on closed doors: face up with their colours, or their backs."""
    said = names.text["pieces"]
    found: list[Piece] = []
    for place, lock in enumerate(state.house.plan.locks):
        code = state.locks[place]
        if code < 0:
            continue
        rooms = state.house.lock_rooms(lock)
        icons = state.library.code_tokens[code]
        is_open = bool(state.shown >> place & 1)
        beside = zone_id(rooms[1]) if len(rooms) > 1 else ""
        if is_open:
            name = said["code_token"].format(names.named(code, "code"))
            colours = [state.library.colours[colour] for colour in icons]
            look = piece_looks().tokens["code"]
            found.append(Piece(lock_id(place), look, name, zone_id(rooms[0]), states=colours, beside=beside))
        else:
            back = f"code_back_{len(icons)}"
            name = said["code_back"].format(len(icons))
            found.append(Piece(lock_id(place), back, name, zone_id(rooms[0]), beside=beside, back=back))
    return found


def cameras(state: DarkestState, names: DarkestNames) -> list[Piece]:
    said = names.text["pieces"]
    found: list[Piece] = []
    for tile, side in state.cameras:
        rooms = watched(state.house, tile, side)
        found.append(
            Piece(
                camera_id(tile),
                piece_looks().tokens["camera"],
                said["camera"],
                zone_id(rooms[0]),
                sort="machine",
                states=[SIDES[side]],
                note=said["camera_note"].format(names.named(side, "side"), len(rooms)),
                reaches=[zone_id(room) for room in rooms[1:]],
            )
        )
    return found


def functions(state: DarkestState, names: DarkestNames) -> list[Piece]:
    """Return the terminals and the other functions of Corner Tiles."""
    said = names.text
    found: list[Piece] = []
    for tile, type in enumerate(state.house.plan.tiles):
        if state.house.is_destroyed(tile):
            continue
        for place, function in enumerate(type.functions):
            if function != "terminal" and not state.settings.has_corner_functions:
                continue
            is_used = bool(state.used_corners >> 2 * tile + place & 1)
            found.append(
                Piece(
                    function_id(tile, place),
                    piece_looks().tokens[function],
                    said["pieces"][function],
                    zone_id(2 * tile),
                    states=["used"] if is_used else [],
                    note=said["states"]["used"] if is_used else "",
                )
            )
    return found


def fires(state: DarkestState, names: DarkestNames) -> list[Piece]:
    said = names.text["pieces"]
    tokens = piece_looks().tokens
    found = [
        Piece(
            token_id("fire", tile),
            tokens["fire"],
            said["fire"],
            zone_id(2 * tile),
            state.fire[tile],
            note=said["fire_note"],
        )
        for tile in range(TILES)
        if state.fire[tile]
    ]
    if state.flame >= 0:
        where = zone_id(2 * state.flame)
        note = said["fire_counter_note"]
        found.append(Piece(token_id("flame", 0), tokens["flame"], said["fire_counter"], where, note=note))
    return found


def markers(state: DarkestState, names: DarkestNames) -> list[Piece]:
    """Return Radiation Markers, mines, searched rooms, the Reactor and the helicopter."""
    said = names.text
    tokens = piece_looks().tokens
    found = [
        Piece(
            token_id("radiation", tile), tokens["radiation"], said["pieces"]["radiation"], zone_id(2 * tile)
        )
        for tile in range(TILES)
        if has_marker(state, tile)
    ]
    found += [
        Piece(token_id("mine", room), tokens["mine"], said["pieces"]["mine"], zone_id(room))
        for room in sorted(set(state.extras.mines))
    ]
    found += [
        Piece(token_id("searched", room), tokens["searched"], said["pieces"]["searched"], zone_id(room))
        for room in state.house.rooms
        if state.searched >> room & 1 and not state.house.is_destroyed(room // 2) and state.is_before_finale()
    ]
    reactor = state.house.plan.reactor
    if reactor >= 0 and not state.house.is_destroyed(reactor):
        extras = state.extras
        word = "shut_down" if extras.is_shut_down else "leaking" if extras.is_leaking else "sound"
        name = said["pieces"]["reactor_core"]
        where, note = zone_id(2 * reactor), said["states"][word]
        look = tokens["reactor"]
        id = token_id("reactor", 0)
        found.append(Piece(id, look, name, where, sort="machine", states=[word], note=note))
    if state.extras.helicopter != NOWHERE:
        name = said["pieces"]["helicopter"]
        look, id = tokens["helicopter"], token_id("helicopter", 0)
        found.append(Piece(id, look, name, zone_id(HELICOPTER), sort="machine"))
    return found
