"""Figures and Zombies as pieces on the board."""

from veglia.games.zombicide.engine.rules.spawn import order_of
from veglia.games.zombicide.engine.rules.state import LONE, NO_COMPANION, Objective, Survivor, ZombicideState
from veglia.games.zombicide.engine.show.before import Before
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.ids import foe_id, objective_id, spawn_id
from veglia.kernel.scene import Piece
from veglia.show.ids import figure_id, zone_id

SPAWNS = ("starting", "mobile", "abomination", "corpse_pile")
EXIT = "token/exit"
ASLEEP = 0
COLOURS = ("red", "blue", "green")


def figures(context: Context, before: Before | None = None) -> list[Piece]:
    """Return the Survivors and Companions that are on the board."""
    state = context.state
    memory = context.content.pieces
    drawn: list[Piece | None] = [] if before is None else before.figures()
    found: list[Piece] = []
    for who, survivor in enumerate(state.survivors):
        if survivor.zone < 0:
            continue
        shown = drawn[who] if before is not None and before.same[who] else None
        if shown is not None:
            found.append(shown)
            continue
        key = (
            "figure",
            who,
            survivor.profile,
            survivor.zone,
            survivor.seat,
            survivor.leader,
            who == state.turn.active,
            survivor.is_riding,
            survivor.has_acted,
            survivor.wounds,
            survivor.health,
            survivor.classes,
        )
        found.append(memory.get(key) or memory.keep(key, _figure(context, who, survivor)))
    return found


def _figure(context: Context, who: int, survivor: Survivor) -> Piece:
    is_active = who == context.state.turn.active
    profile = context.state.scenario.library.profiles[survivor.profile]
    is_companion = survivor.leader != NO_COMPANION
    states = ["companion"] if is_companion else []
    if survivor.leader == LONE:
        states.append("lone")
    if is_active:
        states.append("active")
    if survivor.is_riding:
        states.append("riding")
    if survivor.has_acted and not is_companion and not is_active:
        states.append("acted")
    if survivor.wounds >= survivor.health:
        states.append("out")
    elif survivor.wounds:
        states.append("wounded")
    note = context.text["notes"]["figure"].format(
        title=context.content.hero_title(survivor),
        left=survivor.health - survivor.wounds,
        health=survivor.health,
    )
    return Piece(
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


def foes(context: Context, before: Before | None = None) -> list[Piece]:
    """Return the Zombies, those of a kind in a Zone as one piece."""
    state = context.state
    if before is not None and before.foes_stay(state):
        return before.foes()
    memory = context.content.pieces
    kinds = state.scenario.kinds
    found: list[Piece] = []
    for place, count in enumerate(standing(state)):
        if count:
            key = ("foe", place // kinds, place % kinds, count)
            found.append(
                memory.get(key) or memory.keep(key, _foe(context, place // kinds, place % kinds, count))
            )
    return found


def _foe(context: Context, zone: int, number: int, count: int) -> Piece:
    kind = context.state.scenario.library.zombies[number]
    said = context.text["notes"]["foe"]
    return Piece(
        foe_id(zone, kind.id),
        context.look.foes[kind.id],
        context.names.kind(number, count, "count"),
        zone_id(zone),
        count=count,
        sort="foe",
        note=said.format(actions=kind.actions, toughness=kind.toughness, ap=kind.ap),
    )


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
    memory = context.content.pieces
    found: list[Piece] = []
    for number, token in enumerate(state.spawns):
        order = active.index(number) + 1 if token.is_active else ASLEEP
        key = ("spawn", number, token.kind, token.zone, order)
        found.append(memory.get(key) or memory.keep(key, _spawn(context, number, order)))
    return found


def _spawn(context: Context, number: int, order: int) -> Piece:
    token = context.state.spawns[number]
    said = context.text["spawns"]
    name = SPAWNS[token.kind]
    state = "sleeping" if order == ASLEEP else "active"
    return Piece(
        spawn_id(number),
        context.look.tokens[name],
        said[name],
        zone_id(token.zone),
        badge="" if order == ASLEEP else str(order),
        states=[state],
        note=said[state],
    )


def objectives(context: Context, numbers: list[int]) -> list[Piece]:
    """Return some of the Objectives that lie on the board; the face of a hidden one is not shown."""
    return [objective(context, number, face_of(context.state.objectives[number])) for number in numbers]


def objective(context: Context, number: int, face: str) -> Piece:
    """Return an Objective on the board that shows a face."""
    said = context.text["objectives"]
    token = context.state.objectives[number]
    return Piece(
        objective_id(number),
        context.look.tokens["objective"],
        said[face],
        zone_id(token.zone),
        badge="?" if token.is_hidden else "",
        states=[face],
        note=said["note"],
    )


def face_of(token: Objective) -> str:
    """Return what is seen of an Objective: its colour, or that it is hidden."""
    return "hidden" if token.is_hidden else COLOURS[token.colour]


def token_piece(context: Context, id: str, name: str, zone: int, note: str) -> Piece:
    """Return a token whose look and name are those of `name` among the title's."""
    return Piece(id, context.look.tokens[name], context.text["pieces"][name], zone_id(zone), note=note)


def exit_piece(context: Context) -> list[Piece]:
    """Return the Exit, if the mission has one on the board."""
    zone = context.state.exit_zone()
    return [token_piece(context, EXIT, "exit", zone, context.text["notes"]["exit"])] if zone >= 0 else []
