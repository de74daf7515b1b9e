"""Reads what a presentation shows: the ids of a scene, and where effects lead between two scenes."""

from collections import Counter

from veglia.kernel.scene import BoardShape, Effect, Scene, Told

# A group of figures: how many stand where.
Standing = dict[str, tuple[str, int]]


def ids_of(board: BoardShape, scene: Scene) -> list[str]:
    """Return the ids of all things that are shown; figures are both pieces and heroes."""
    figures = {piece.id for piece in scene.pieces}
    slots = [slot for hero in scene.heroes for slot in hero.slots]
    return [
        *(zone.id for zone in board.zones),
        *(piece.id for piece in scene.pieces),
        *(hero.id for hero in scene.heroes if hero.id not in figures),
        *(slot.id for slot in slots),
        *(slot.card.id for slot in slots if slot.card),
        *(track.id for track in scene.tracks),
        *(pile.id for pile in scene.piles),
        *(pile.top.id for pile in scene.piles if pile.top),
        *(hand.id for hand in scene.hands),
        *(card.id for hand in scene.hands for card in hand.cards),
        *([scene.inset.card.id] if scene.inset and scene.inset.card else []),
    ]


def skills_of(scene: Scene) -> set[str]:
    return {skill.id for hero in scene.heroes for skill in hero.skills}


def doubled(ids: list[str]) -> list[str]:
    """Return the ids that stand for several things."""
    return [id for id, count in Counter(ids).items() if count > 1]


def standing(scene: Scene) -> Standing:
    """Return where heroes and foes stand, and how many."""
    return {piece.id: (piece.zone, piece.count) for piece in scene.pieces if piece.sort in ("hero", "foe")}


def after(before: Standing, told: list[Told]) -> Standing:
    """Return where heroes and foes are once everything has been shown."""
    now = dict(before)
    for effect in [effect for one in told for effect in one.effects]:
        if not effect.piece.startswith("token/"):
            _apply(now, effect)
    return now


def _apply(now: Standing, effect: Effect) -> None:
    match effect.op:
        case "board":
            old = dict(now)
            now.clear()
            for id, (zone, count) in old.items():
                _add(now, effect.renames.get(id, id), effect.renames.get(zone, zone), count)
        case "move":
            _remove(now, effect.piece, effect.count)
            _add(now, effect.into, effect.path[-1], effect.count)
        case "add":
            _add(now, effect.piece, effect.zone, effect.count)
        case "remove":
            _remove(now, effect.piece, effect.count)


def _add(now: Standing, id: str, zone: str, count: int) -> None:
    here, already = now.get(id, (zone, 0))
    assert here == zone, f"{id} is in {here} and comes to {zone}"
    now[id] = (zone, already + count)


def _remove(now: Standing, id: str, count: int) -> None:
    zone, there = now[id]
    assert there >= count, f"{count} of {id} go, {there} are there"
    if there == count:
        del now[id]
    else:
        now[id] = (zone, there - count)
