"""The title's own pieces: Spawn Zones, Objectives, Noise, Pits, Prototypes, doors, Machines, the Exit."""

from veglia.games.zombicide.dark_side.rules.content_library import MachineKind
from veglia.games.zombicide.dark_side.rules.machines import is_hostile, kind_of
from veglia.games.zombicide.dark_side.rules.noise import loudness
from veglia.games.zombicide.dark_side.rules.state import NO_PIT, OPEN_PIT, ColouredSpawn, DarkState, Door
from veglia.games.zombicide.dark_side.rules.terms import terms_of
from veglia.games.zombicide.dark_side.show.mission_tokens import drone_id, mission_tokens
from veglia.games.zombicide.engine.rules.spawn import order_of
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.ids import objective_id, spawn_id
from veglia.games.zombicide.engine.show.pieces import EXIT, exit_piece, objective, token_piece
from veglia.kernel.scene import Piece
from veglia.show.ids import zone_id

COLOURS = ("red", "green", "violet", "pink", "yellow")


def noise_id(zone: int) -> str:
    return f"token/noise/{zone}"


def pit_id(zone: int) -> str:
    return f"token/pit/{zone}"


def prototype_id(zone: int) -> str:
    return f"token/prototype/{zone}"


def door_id(doorway: int) -> str:
    return f"token/door/{doorway}"


def machine_id(number: int) -> str:
    return f"token/machine/{number}"


def tokens(context: Context, state: DarkState) -> list[Piece]:
    """Return all tokens and Machines on the board."""
    return [
        *_spawns(context, state),
        *_objectives(context, state),
        *_zone_tokens(context, state),
        *exit_piece(context),
        *_doors(context, state),
        *_machines(context, state),
        *mission_tokens(context, state),
    ]


def tokens_stay(old: DarkState, new: DarkState) -> bool:
    """Whether everything lies as it did on the same station: tokens are replaced when they change."""
    return (
        old.spawns == new.spawns
        and old.first_spawn == new.first_spawn
        and old.objectives == new.objectives
        and old.pits == new.pits
        and old.prototype_zones == new.prototype_zones
        and old.doors == new.doors
        and old.machines == new.machines
        and old.pieces.drone_zones == new.pieces.drone_zones
        and old.pieces.decoys == new.pieces.decoys
        and old.pieces.charges == new.pieces.charges
        and _heard(old) == _heard(new)
        and _control_stays(old, new)
    )


def _heard(state: DarkState) -> list[tuple[int, int, int]]:
    """Return the Zones with Noise tokens, how many these are, and how much Noise there is in all."""
    if not max(state.noise):
        return []
    heard = loudness(state)
    return [(zone, count, heard[zone]) for zone, count in enumerate(state.noise) if count]


def _control_stays(old: DarkState, new: DarkState) -> bool:
    """Whether those who can control Machines by skill are the same, where Machines are hostile."""
    if not terms_of(new).are_hostile:
        return True
    return [one.skills for one in old.survivors] == [one.skills for one in new.survivors]


def ids(state: DarkState) -> dict[str, str]:
    """Return the ids of the title's pieces that are on the board, by how look.toml points at them."""
    found = {f"prototype/{zone}": prototype_id(zone) for zone in state.prototype_zones}
    found |= {f"drone_card/{zone}": drone_id(zone) for zone in state.pieces.drone_zones}
    if state.exit_zone() >= 0:
        found[EXIT] = EXIT
    return found


def _spawns(context: Context, state: DarkState) -> list[Piece]:
    """Return the Spawn Zones; active ones bear their place in the order."""
    said = context.text["spawns"]
    active = [number for number, token in enumerate(state.spawns) if token.is_active]
    if state.first_spawn >= 0:
        active.sort(key=lambda number: order_of(state, number))
    found: list[Piece] = []
    for number, token in enumerate(state.spawns):
        assert isinstance(token, ColouredSpawn)
        colour = COLOURS[token.colour]
        mood = "active" if token.is_active else "sleeping"
        found.append(
            Piece(
                spawn_id(number),
                context.look.tokens[colour],
                said[colour],
                zone_id(token.zone),
                badge=str(active.index(number) + 1) if token.is_active else "",
                states=[mood, colour],
                note=said[mood],
            )
        )
    return found


def _objectives(context: Context, state: DarkState) -> list[Piece]:
    found: list[Piece] = []
    for number, token in enumerate(state.objectives):
        part = _part(state, number)
        if token.zone >= 0 and part:
            note = context.text["notes"][part].format(count=state.pieces.charges.count(token.zone))
            found.append(token_piece(context, objective_id(number), part, token.zone, note))
        elif token.zone >= 0:
            face = "hidden" if token.is_hidden else COLOURS[token.colour]
            found.append(objective(context, number, face))
    return found


def _part(state: DarkState, number: int) -> str:
    """Return what an Objective stands for in the mission, empty for itself."""
    for mission_rule in terms_of(state).mission_rules:
        if mission_rule.stands_for(state, number):
            return mission_rule.stands_for(state, number)
    return ""


def _zone_tokens(context: Context, state: DarkState) -> list[Piece]:
    """Return Noise, Pits and Prototypes, Zone by Zone."""
    said = context.text["notes"]
    heard = loudness(state)
    found: list[Piece] = []
    for zone in range(state.board.size):
        if state.noise[zone] > 0:
            note = said["noise"].format(count=heard[zone])
            name = context.text["pieces"]["noise"]
            shown = context.look.tokens["noise"]
            count = state.noise[zone]
            found.append(
                Piece(noise_id(zone), shown, name, zone_id(zone), count=count, badge=str(count), note=note)
            )
        if state.pits[zone] != NO_PIT:
            side = "pit_open" if state.pits[zone] == OPEN_PIT else "pit_closed"
            found.append(token_piece(context, pit_id(zone), side, zone, said[side]))
        if zone in state.prototype_zones:
            found.append(token_piece(context, prototype_id(zone), "prototype", zone, said["prototype"]))
    return found


def _doors(context: Context, state: DarkState) -> list[Piece]:
    """Return the door tokens, each in the opening between its Zones."""
    said = context.text["doors"]
    found: list[Piece] = []
    for door in state.doors:
        side = _side(door)
        name = COLOURS[door.colour] if door.colour >= 0 and not door.is_destroyed else side
        zone, behind = state.station_board.station.doorways[door.doorway]
        states = [side] if door.colour < 0 else [side, COLOURS[door.colour]]
        look = context.look.tokens[f"door_{side}"]
        found.append(
            Piece(
                door_id(door.doorway), look, said[name], zone_id(zone), states=states, beside=zone_id(behind)
            )
        )
    return found


def _side(door: Door) -> str:
    if door.is_destroyed:
        return "destroyed"
    if door.is_closed:
        return "sealed" if door.is_sealed else "closed"
    return "open"


def _machines(context: Context, state: DarkState) -> list[Piece]:
    said = context.text
    found: list[Piece] = []
    for number, machine in enumerate(state.machines):
        if machine.zone >= 0:
            kind: MachineKind = kind_of(state, number)
            mood = "_hostile" if is_hostile(state, number) else "_active" if machine.is_active else ""
            note = said["notes"][kind.sort + mood]
            found.append(
                Piece(
                    machine_id(number),
                    context.look.tokens[kind.sort],
                    said["pieces"][kind.sort],
                    zone_id(machine.zone),
                    sort="machine",
                    states=[mood.removeprefix("_")] if mood else [],
                    note=note,
                )
            )
    return found
