# veglia: compiled
"""What has changed from one scene to the next: only that is told."""

from typing import Any, NamedTuple

from veglia.kernel.scene import Hero, Piece, Scene, Slot
from veglia.server.wire import Pieces, PutPiece

Fields = dict[str, Any]
# Those that are not told part by part.
WHOLE_FIELDS = [name for name in Scene.__struct_fields__ if name not in ("pieces", "heroes")]
HERO_FIELDS = [name for name in Hero.__struct_fields__ if name != "slots"]


class Changes(NamedTuple):
    """What has to be laid over the scene before; see wire.TableMoved."""

    scene: Fields
    pieces: Pieces | None
    heroes: dict[str, Fields]
    slots: list[Slot]


def changes(old: Scene, new: Scene) -> Changes:
    fields = differences(old, new, WHOLE_FIELDS)
    pieces = None
    if old.pieces != new.pieces:
        pieces = moved_pieces(old.pieces, new.pieces)
        if pieces is None:
            fields["pieces"] = new.pieces
    heroes: dict[str, Fields] = {}
    slots: list[Slot] = []
    if old.heroes is not new.heroes:
        if are_alike(old.heroes, new.heroes):
            for before, now in zip(old.heroes, new.heroes, strict=True):
                if before is not now:
                    change_hero(before, now, heroes, slots)
        else:
            fields["heroes"] = new.heroes
    return Changes(fields, pieces, heroes, slots)


def differences(old: object, new: object, names: list[str]) -> Fields:
    """Return the fields of a thing that are not what they were."""
    found: Fields = {}
    for name in names:
        value, before = getattr(new, name), getattr(old, name)
        if value is not before and value != before:
            found[name] = value
    return found


def are_alike(old: list[Hero], new: list[Hero]) -> bool:
    """Whether heroes are the same ones in the same order."""
    if len(old) != len(new):
        return False
    for before, now in zip(old, new, strict=True):
        if before is not now and before.id != now.id:
            return False
    return True


def change_hero(old: Hero, new: Hero, heroes: dict[str, Fields], slots: list[Slot]) -> None:
    """Add what has changed of a hero: its fields, and of its slots those that have changed."""
    fields = differences(old, new, HERO_FIELDS)
    changed = changed_slots(old.slots, new.slots)
    if changed is None:
        changed = []
        fields["slots"] = new.slots
    if fields or changed:
        heroes[new.id] = fields
        slots += changed


def changed_slots(old: list[Slot], new: list[Slot]) -> list[Slot] | None:
    """Return those that are not what they were; None where they are not the same ones in the same order."""
    if len(old) != len(new):
        return None
    changed: list[Slot] = []
    for before, now in zip(old, new, strict=True):
        if before is now:
            continue
        if before.id != now.id:
            return None
        if before != now:
            changed.append(now)
    return changed


def moved_pieces(old: list[Piece], new: list[Piece]) -> Pieces | None:
    """Return what to take away and what to put where; None where pieces have changed their order."""
    # Mostly one piece has changed among many.
    first, last = 0, min(len(old), len(new))
    while first < last and old[first] is new[first]:
        first += 1
    end = 0
    while end < last - first and old[-1 - end] is new[-1 - end]:
        end += 1
    old = old[first : len(old) - end]
    before = {piece.id: piece for piece in old}
    put: list[PutPiece] = []
    kept: list[str] = []
    for place in range(first, len(new) - end):
        piece = new[place]
        id = piece.id
        was = before.pop(id, None)
        if was is piece or was == piece:
            kept.append(id)
        else:
            put.append(PutPiece(place, piece))
    gone = list(before)
    changed = {*gone, *[one.piece.id for one in put]}
    if kept != [piece.id for piece in old if piece.id not in changed]:
        return None
    return Pieces(gone, put)
