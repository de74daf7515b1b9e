# veglia: interpreted
"""Who takes part in what an inset shows."""

from veglia.games.dark_darker_darkest.rules.enemy_attack import CREATURE as BY_CREATURE
from veglia.games.dark_darker_darkest.rules.enemy_attack import HORDE
from veglia.games.dark_darker_darkest.rules.pieces import FREE
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.show.pieces import CREATURE, NEMESIS, enemies, victims, zombies
from veglia.games.dark_darker_darkest.show.words import DarkestNames
from veglia.kernel.scene import Card, DiceGroup, InsetParty, Piece
from veglia.show.ids import figure_id, zone_id


def survivor(
    state: DarkestState,
    who: int,
    names: DarkestNames,
    dice: DiceGroup | None,
    cards: list[Card] | None = None,
) -> InsetParty:
    one = state.survivors[who]
    health = state.settings.health - one.wounds
    said = names.text
    notes = [f"{said['bars']['health']} {health}/{state.settings.health}"]
    if one.grip != FREE:
        notes.append(said["states"]["gripped"])
    return InsetParty(
        figure_id(who),
        state.profile(who).id,
        names.person(who),
        "hero",
        one.seat,
        dice,
        cards=cards or [],
        notes=notes,
    )


def people_in(
    state: DarkestState, room: int, names: DarkestNames, dice: DiceGroup | None
) -> list[InsetParty]:
    """Return the Survivors of a room, or its Victims; the first has the dice of all of them."""
    found = [survivor(state, who, names, None) for who in state.in_room(room)]
    if not found:
        found = [party_of(piece, None) for piece in victims(state, names) if piece.zone == zone_id(room)]
    return with_dice(found, dice)


def with_dice(parties: list[InsetParty], dice: DiceGroup | None) -> list[InsetParty]:
    if dice is None or not parties:
        return parties
    first = parties[0]
    shown = InsetParty(
        first.id, first.look, first.name, first.sort, first.seat, dice, cards=first.cards, notes=first.notes
    )
    return [shown, *parties[1:]]


def party_of(piece: Piece, dice: DiceGroup | None) -> InsetParty:
    count = f"x{piece.count}" if piece.count > 1 else ""
    notes = [piece.note] if piece.note else []
    return InsetParty(
        piece.id, piece.look, piece.name, piece.sort, piece.seat, dice, total=count, notes=notes
    )


def enemies_in(state: DarkestState, room: int, names: DarkestNames) -> list[InsetParty]:
    """Return zombies, Creature and Nemesis of a room."""
    where = zone_id(room)
    found = [*zombies(state, names), *enemies(state, names)]
    return [party_of(piece, None) for piece in found if piece.zone == where]


def attackers(
    state: DarkestState, attacker: int, room: int, names: DarkestNames, dice: DiceGroup
) -> list[InsetParty]:
    """Return those who attack; the first has the dice of all of them."""
    if attacker == HORDE:
        where = zone_id(room)
        found = [party_of(piece, None) for piece in zombies(state, names) if piece.zone == where]
    else:
        id = CREATURE if attacker == BY_CREATURE else NEMESIS
        found = [party_of(piece, None) for piece in enemies(state, names) if piece.id == id]
    return with_dice(found, dice)
