# veglia: interpreted
"""Figures and Zombies as pieces on the board."""

from veglia.games.zombicide.engine.face.context import Context
from veglia.games.zombicide.engine.face.ids import figure_id, foe_id, objective_id, spawn_id, zone_id
from veglia.games.zombicide.engine.spawn import order_of
from veglia.games.zombicide.engine.state import LONE, NO_COMPANION, Objective, ZombicideState
from veglia.kernel.face import Piece

SPAWNS = ("starting", "mobile", "abomination", "corpse_pile")
COLOURS = ("red", "blue", "green")


def figures(context: Context) -> list[Piece]:
    """Return the Survivors and Companions that are on the board."""
    state = context.state
    said = context.text["notes"]
    found: list[Piece] = []
    for who, survivor in enumerate(state.survivors):
        if survivor.zone < 0:
            continue
        profile = state.scenario.library.profiles[survivor.profile]
        is_companion = survivor.leader != NO_COMPANION
        states = ["companion"] if is_companion else []
        if survivor.leader == LONE:
            states.append("lone")
        if who == state.turn.active:
            states.append("active")
        if survivor.is_riding:
            states.append("riding")
        if survivor.has_acted and not is_companion and who != state.turn.active:
            states.append("acted")
        if survivor.wounds >= survivor.health:
            states.append("out")
        elif survivor.wounds:
            states.append("wounded")
        note = said["figure"].format(
            title=context.content.hero_title(survivor),
            left=survivor.health - survivor.wounds,
            health=survivor.health,
        )
        found.append(
            Piece(
                figure_id(who),
                context.look.heroes[profile.id],
                profile.name,
                zone_id(survivor.zone),
                sort="hero",
                seat=None if is_companion else survivor.seat,
                badge=profile.name[:1],
                states=states,
                note=note,
            )
        )
    return found


def foes(context: Context) -> list[Piece]:
    """Return the Zombies, those of a kind in a Zone as one piece."""
    state = context.state
    library = state.scenario.library
    kinds = state.scenario.kinds
    said = context.text["notes"]["foe"]
    found: list[Piece] = []
    for place, count in enumerate(standing(state)):
        if count == 0:
            continue
        zone, number = divmod(place, kinds)
        kind = library.zombies[number]
        note = said.format(actions=kind.actions, toughness=kind.toughness, ap=kind.ap)
        found.append(
            Piece(
                foe_id(zone, kind.id),
                context.look.foes[kind.id],
                context.names.kind(number, count, "count"),
                zone_id(zone),
                count=count,
                sort="foe",
                note=note,
            )
        )
    return found


def standing(state: ZombicideState) -> list[int]:
    """Return the Zombies by Zone and kind; those on the move count where they set out until they arrive."""
    moves = state.arrivals
    if not moves:
        return state.zombies
    counts = state.zombies[:]
    for at in range(0, len(moves), 4):
        counts[moves[at] * state.scenario.kinds + moves[at + 2]] += moves[at + 3]
    return counts


def spawns(context: Context) -> list[Piece]:
    """Return the Spawn tokens; active ones bear their place in the order."""
    state = context.state
    active = [number for number, token in enumerate(state.spawns) if token.is_active]
    active.sort(key=lambda number: order_of(state, number))
    said = context.text["spawns"]
    found: list[Piece] = []
    for number, token in enumerate(state.spawns):
        name = SPAWNS[token.kind]
        found.append(
            Piece(
                spawn_id(number),
                context.look.tokens[name],
                said[name],
                zone_id(token.zone),
                badge=str(active.index(number) + 1) if token.is_active else "",
                states=["active" if token.is_active else "sleeping"],
                note=said["active" if token.is_active else "sleeping"],
            )
        )
    return found


def objectives(context: Context, numbers: list[int]) -> list[Piece]:
    """Return some of the Objectives that lie on the board; the face of a hidden one is not shown."""
    said = context.text["objectives"]
    found: list[Piece] = []
    for number in numbers:
        token = context.state.objectives[number]
        face = face_of(token)
        found.append(
            Piece(
                objective_id(number),
                context.look.tokens["objective"],
                said[face],
                zone_id(token.zone),
                badge="?" if token.is_hidden else "",
                states=[face],
                note=said["note"],
            )
        )
    return found


def face_of(token: Objective) -> str:
    """Return what is seen of an Objective: its colour, or that it is hidden."""
    return "hidden" if token.is_hidden else COLOURS[token.colour]
