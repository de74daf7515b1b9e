# veglia: interpreted
"""The ids of all things that a viewer is shown."""

from veglia.kernel.scene import BoardShape, Scene


def ids_of(board: BoardShape, scene: Scene) -> set[str]:
    """Return the ids of all things on a board and in a scene."""
    slots = [slot for hero in scene.heroes for slot in hero.slots]
    found = {
        *(zone.id for zone in board.zones),
        *(piece.id for piece in scene.pieces),
        *(hero.id for hero in scene.heroes),
        *(skill.id for hero in scene.heroes for skill in hero.skills),
        *(slot.id for slot in slots),
        *(slot.card.id for slot in slots if slot.card is not None),
        *(pile.id for pile in scene.piles),
        *(pile.top.id for pile in scene.piles if pile.top is not None),
        *(hand.id for hand in scene.hands),
        *(card.id for hand in scene.hands for card in hand.cards),
        *(track.id for track in scene.tracks),
    }
    if scene.inset is not None and scene.inset.card is not None:
        found.add(scene.inset.card.id)
    return found
