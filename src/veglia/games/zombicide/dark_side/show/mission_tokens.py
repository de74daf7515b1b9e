"""The pieces that only some missions have: Drones, sound decoys, accesses to be welded."""

from veglia.games.zombicide.dark_side.rules.missions.welding import Welding
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.rules.terms import terms_of
from veglia.games.zombicide.engine.show.context import Context
from veglia.kernel.scene import Piece
from veglia.show.ids import zone_id


def drone_id(zone: int) -> str:
    return f"token/drone_card/{zone}"


def decoy_id(zone: int) -> str:
    return f"token/decoy/{zone}"


def weld_id(door: int) -> str:
    return f"token/weld_place/{door}"


def weld_places(state: DarkState) -> list[int]:
    """Return the doorways that are still to be welded."""
    return [
        access
        for mission_rule in terms_of(state).mission_rules
        if isinstance(mission_rule, Welding)
        for access in mission_rule.open_accesses(state)
    ]


def mission_tokens(context: Context, state: DarkState) -> list[Piece]:
    """Return the pieces, each with what there is to say about it."""
    found = [_piece(context, drone_id(zone), "drone_card", zone) for zone in state.pieces.drone_zones]
    found += [_piece(context, decoy_id(zone), "decoy", zone) for zone in state.pieces.decoys]
    for door in weld_places(state):
        zone, behind = state.station_board.station.doorways[door]
        found.append(_piece(context, weld_id(door), "weld_place", zone, zone_id(behind)))
    return found


def _piece(context: Context, id: str, name: str, zone: int, beside: str = "") -> Piece:
    note = context.text["notes"].get(name, "")
    look = context.look.tokens[name]
    return Piece(id, look, context.text["pieces"][name], zone_id(zone), note=note, beside=beside)


def kept_notes(context: Context, state: DarkState, who: int) -> list[str]:
    """Return what is said of the mission's tokens that a Survivor keeps."""
    found: list[str] = []
    for mission_rule in terms_of(state).mission_rules:
        count = mission_rule.kept_tokens(state, who)
        if count > 0:
            found.append(context.text["notes"][mission_rule.kept_name()].format(count=count))
    return found
