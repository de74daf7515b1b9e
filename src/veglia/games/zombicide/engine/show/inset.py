# veglia: interpreted
"""What is shown large while hits and attacks are shared out: both sides of a Zone, and what is left."""

from dataclasses import dataclass

from veglia.games.zombicide.engine.rules.friendly_fire import ShareFriendlyFire
from veglia.games.zombicide.engine.rules.hits import AssignHits
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.wounds import ShareWounds
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.ids import foe_id
from veglia.kernel.scene import Inset, InsetParty, Piece
from veglia.show.ids import figure_id, zone_id

NOBODY = -1


@dataclass
class Clash:
    """What is being shared out: where, how much is left, and who deals it."""

    zone: int
    left: int
    # The kind of Zombie that strikes, or the Survivor who attacks.
    kind: int = NOBODY
    who: int = NOBODY


def clash(state: ZombicideState) -> Clash | None:
    """Return what the question that is open shares out, if it does."""
    asking = state.asking
    if isinstance(asking, ShareWounds):
        return Clash(asking.zone, asking.count, kind=asking.kind)
    if isinstance(asking, ShareFriendlyFire):
        return Clash(asking.attack.zone, asking.misses, who=asking.attack.who)
    if isinstance(asking, AssignHits):
        return Clash(asking.attack.zone, asking.hits.count, who=asking.attack.who)
    return None


def inset(context: Context, pieces: list[Piece], found: Clash) -> Inset:
    """Draw a clash from the pieces of its Zone; an attacker elsewhere takes part as well."""
    said = context.text["inset"]
    where = zone_id(found.zone)
    attacker = figure_id(found.who) if found.who >= 0 else ""
    striking = (
        "" if found.kind < 0 else foe_id(found.zone, context.state.scenario.library.zombies[found.kind].id)
    )
    here = [piece for piece in pieces if piece.sort in ("hero", "foe") and piece.zone == where]
    parties = [piece for piece in pieces if piece.id == attacker and piece.zone != where] + here
    title = context.names.zone(found.zone)
    return Inset(
        title[:1].upper() + title[1:],
        context.state.question_rule(),
        where,
        [party_of(piece, piece.id in (attacker, striking)) for piece in parties],
        status=said["left"].format(count=found.left),
    )


def party_of(piece: Piece, is_striking: bool) -> InsetParty:
    """Return a piece as one who takes part; whoever strikes is ahead."""
    assert piece.sort == "hero" or piece.sort == "foe"
    name = f"{piece.count} × {piece.name}" if piece.sort == "foe" and piece.count > 1 else piece.name
    return InsetParty(piece.id, piece.look, name, piece.sort, piece.seat, is_ahead=is_striking)
