"""Decks, discards, and the Bounty Weapon on top with its Feat."""

from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.ids import EQUIPMENT, ZOMBIES
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.hooks import feat_kills_of
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.scene import Pile
from veglia.show.memory import Memory

BOUNTY = "pile/bounty"
TREASURE = "pile/treasure"
ASIDE = "pile/aside"


def piles(context: Context, state: UndeadState, memory: Memory[list[Pile]]) -> list[Pile]:
    key = (
        len(state.equipment.pile),
        tuple(state.equipment.discards),
        len(state.zombie_deck.pile),
        tuple(state.zombie_deck.discards),
        tuple(state.bounty),
        state.feat_kills,
        len(state.treasure),
        tuple(state.aside),
    )
    return memory.get(key) or memory.keep(key, _piles(context, state))


def piles_stay(old: UndeadState, new: UndeadState) -> bool:
    return (
        len(old.equipment.pile) == len(new.equipment.pile)
        and old.equipment.discards == new.equipment.discards
        and len(old.zombie_deck.pile) == len(new.zombie_deck.pile)
        and old.zombie_deck.discards == new.zombie_deck.discards
        and old.bounty == new.bounty
        and old.feat_kills == new.feat_kills
        and len(old.treasure) == len(new.treasure)
        and old.aside == new.aside
    )


def _piles(context: Context, state: UndeadState) -> list[Pile]:
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
            looks["zombies"],
            said["zombies"],
            len(state.zombie_deck.pile),
            top=content.zombie_card(drawn[-1]) if drawn else None,
            discards=[content.zombie_card(number).name for number in drawn],
            note=said["zombies_note"],
        ),
        Pile(
            BOUNTY,
            looks["bounty"],
            said["bounty"],
            len(state.bounty),
            top=content.card(state.bounty[-1], False) if state.bounty else None,
            note=_feat(context, state),
        ),
    ]
    if state.treasure:
        note = said["treasure_note"]
        found.append(Pile(TREASURE, looks["treasure"], said["treasure"], len(state.treasure), note=note))
    if state.aside:
        names = _names(context, state.aside)
        found.append(
            Pile(ASIDE, looks["aside"], said["aside"], len(names), discards=names, note=said["aside_note"])
        )
    return found


def _names(context: Context, cards: list[int]) -> list[str]:
    return sorted([context.content.card(card, False).name for card in cards])


def _feat(context: Context, state: UndeadState) -> str:
    """Return what the Feat on top asks for, and how far the active Survivor has come."""
    said = context.text["piles"]
    if not state.bounty:
        return str(said["empty"])
    feat = library.equipment()[state.card(state.bounty[-1]).id].feat
    assert feat is not None
    words = context.text["feats"]
    form = said["feat" if feat.when == "turn" else "feat_action"]
    return str(
        form.format(
            kills=feat.kills, what=words[feat.scope], when=words[feat.when], done=feat_kills_of(state)
        )
    )
