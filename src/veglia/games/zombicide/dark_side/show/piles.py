"""Decks, discards, the Prototypes that are left."""

from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.ids import EQUIPMENT, ZOMBIES
from veglia.kernel.scene import Pile
from veglia.show.memory import Memory

PROTOTYPES = "pile/prototypes"
ASIDE = "pile/aside"


def piles(context: Context, state: DarkState, memory: Memory[list[Pile]]) -> list[Pile]:
    key = (
        len(state.equipment.pile),
        tuple(state.equipment.discards),
        len(state.zombie_deck.pile),
        tuple(state.zombie_deck.discards),
        tuple(sorted(state.prototypes)),
        tuple(state.aside),
    )
    return memory.get(key) or memory.keep(key, _piles(context, state))


def _piles(context: Context, state: DarkState) -> list[Pile]:
    said = context.text["piles"]
    looks = context.look.piles
    content = context.content
    drawn = state.zombie_deck.discards
    found = [
        Pile(
            EQUIPMENT,
            looks["equipment"],
            said["equipment"],
            len(state.equipment.pile),
            discards=_names(context, state.equipment.discards),
            note=said["equipment_note"],
        ),
        Pile(
            ZOMBIES,
            looks["xenos"],
            said["xenos"],
            len(state.zombie_deck.pile),
            top=content.zombie_card(drawn[-1]) if drawn else None,
            discards=[content.zombie_card(number).name for number in drawn],
            note=said["xenos_note"],
        ),
    ]
    for id, name, cards in ((PROTOTYPES, "prototypes", state.prototypes), (ASIDE, "aside", state.aside)):
        if cards:
            names = _names(context, cards)
            note = said[f"{name}_note"]
            found.append(Pile(id, looks[name], said[name], len(names), discards=names, note=note))
    return found


def _names(context: Context, cards: list[int]) -> list[str]:
    return sorted([context.content.card(card, False).name for card in cards])
