"""The title's own pieces: Noise, Exit, Vade Retro, coal, Wagon and Gatling gun."""

from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.pieces import EXIT, exit_piece, objectives, spawns, token_piece
from veglia.games.zombicide.undead_or_alive.rules.hooks import machines_of, parts_of
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.scene import Piece
from veglia.show.ids import zone_id

NOISE = "token/noise"
WAGON = "token/wagon"
GATLING = "token/gatling"


def vade_retro_id(number: int) -> str:
    return f"token/vade_retro/{number}"


def coal_id(zone: int) -> str:
    return f"token/coal/{zone}"


def tokens(context: Context, state: UndeadState) -> list[Piece]:
    """Return all tokens and Machines on the board."""
    return [
        *spawns(context),
        *_objectives(context, state),
        *_noise(context, state),
        *exit_piece(context),
        *_vade_retro(context, state),
        *_machines(context, state),
    ]


def tokens_stay(old: UndeadState, new: UndeadState) -> bool:
    """Whether everything lies as it did: tokens are replaced when they change."""
    return (
        old.board is new.board
        and old.spawns == new.spawns
        and old.objectives == new.objectives
        and old.noise_zone == new.noise_zone
        and old.is_loud == new.is_loud
        and old.vade_retro == new.vade_retro
        and old.wagon_zone == new.wagon_zone
        and old.gatling_zone == new.gatling_zone
    )


def ids(state: UndeadState) -> dict[str, str]:
    """Return the ids of the title's pieces that are on the board, by how look.toml points at them."""
    found = {NOISE: NOISE}
    if state.exit_zone() >= 0:
        found[EXIT] = EXIT
    if state.wagon_zone >= 0:
        found[WAGON] = WAGON
    if state.gatling_zone >= 0:
        found[GATLING] = GATLING
    for number, zone in enumerate(state.vade_retro):
        found.setdefault(f"vade_retro/{zone}", vade_retro_id(number))
    coal = parts_of(state).coal
    for number in coal.sacks if coal else ():
        if state.objectives[number].zone >= 0:
            found["sack"] = coal_id(state.objectives[number].zone)
    return found


def _objectives(context: Context, state: UndeadState) -> list[Piece]:
    """Return Objectives one by one, and sacks of coal as one piece for each Zone."""
    coal = parts_of(state).coal
    sacks = coal.sacks if coal else ()
    lying = [number for number, token in enumerate(state.objectives) if token.zone >= 0]
    found = objectives(context, [number for number in lying if number not in sacks])
    zones = [state.objectives[number].zone for number in lying if number in sacks]
    for zone in dict.fromkeys(zones):
        found.append(
            Piece(
                coal_id(zone),
                context.look.tokens["coal"],
                context.text["pieces"]["coal"],
                zone_id(zone),
                count=zones.count(zone),
                note=context.text["notes"]["coal_here"],
            )
        )
    return found


def _noise(context: Context, state: UndeadState) -> list[Piece]:
    side = "noise_boom" if state.is_loud else "noise_bang"
    said = context.text
    return [
        Piece(
            NOISE,
            context.look.tokens["noise"],
            said["pieces"][side],
            zone_id(state.noise_zone),
            badge="!!" if state.is_loud else "!",
            states=["loud"] if state.is_loud else [],
            note=said["notes"][side],
        )
    ]


def _vade_retro(context: Context, state: UndeadState) -> list[Piece]:
    note = context.text["notes"]["vade_retro"]
    return [
        token_piece(context, vade_retro_id(number), "vade_retro", zone, note)
        for number, zone in enumerate(state.vade_retro)
    ]


def _machines(context: Context, state: UndeadState) -> list[Piece]:
    machines = machines_of(state)
    said = context.text
    found: list[Piece] = []
    is_stuck = bool(machines.wagon.stuck_rule)
    is_mounted = machines.gatling.is_mounted
    for id, name, zone, note in (
        (WAGON, "wagon", state.wagon_zone, "wagon_blocks" if is_stuck else "wagon"),
        (GATLING, "gatling", state.gatling_zone, "gatling_mounted" if is_mounted else "gatling"),
    ):
        if zone >= 0:
            found.append(
                Piece(
                    id,
                    context.look.tokens[name],
                    said["pieces"][name],
                    zone_id(zone),
                    sort="machine",
                    states=["blocking"] if note == "wagon_blocks" else [],
                    note=said["notes"][note],
                )
            )
    return found
