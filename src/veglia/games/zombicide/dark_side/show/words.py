"""Fields of questions, options and events of this title put into words; see the engine's naming.py.

`{card:hand}` is the weapon of an attack, with its Hand where it matters which of two is used; `{card:finish}`
says that discarding the card ends a reorganisation, if it does. `{machine:the}`, `{machine:of}` and
`{machine:to}` have an article, and the preposition that goes together with it.
"""

from typing import Any

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.cards import XenoCard
from veglia.games.zombicide.dark_side.rules.content_library import content
from veglia.games.zombicide.dark_side.rules.damage import machine_id
from veglia.games.zombicide.dark_side.rules.doors import door_at
from veglia.games.zombicide.dark_side.rules.slots import BACKPACK, BODY, HANDS, INCOMING, UNDER, hand_over
from veglia.games.zombicide.dark_side.rules.state import NEUTRAL, DarkState
from veglia.games.zombicide.dark_side.rules.station import StationBoard
from veglia.games.zombicide.dark_side.rules.weapons import are_alike, are_namesakes, hand_of
from veglia.games.zombicide.engine.rules.board import CORRIDOR, ROOM
from veglia.games.zombicide.engine.rules.inventory import Reorganise, received
from veglia.games.zombicide.engine.rules.rows import ZombieRow
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.show.naming import FamilyNames
from veglia.kernel.errors import UnknownName
from veglia.kernel.words import Words

LANGUAGES = ("en", "it")


def words(state: DarkState, language: str) -> Words:
    """Return the words of a language for a state."""
    if language not in LANGUAGES:
        raise UnknownName(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
    return Words(language, library.text(language)["sentences"], Names(state, language).put)


def zone_kind(board: StationBoard, zone: int) -> str:
    """Return what sort of Zone it is, as a word of ours."""
    kind = board.kinds[zone]
    if zone in board.station.security:
        return "security_room"
    return "room" if kind == ROOM else "corridor" if kind == CORRIDOR else "tunnel"


def zone_name(board: StationBoard, zone: int, language: str, wording: str = "") -> str:
    """Return a Zone's kind and number, as drawn on the board."""
    words = library.text(language)["words"]
    said: dict[str, str] = words["zone_" + wording if wording else "zone"]
    return said["off"] if zone < 0 else f"{said[zone_kind(board, zone)]} {zone + 1}"


def slot_key(slot: int) -> str:
    """Return what a slot is called in the texts."""
    if slot < HANDS:
        return f"hand_{slot}"
    if slot < BACKPACK:
        return f"body_{slot - BODY}"
    if slot >= INCOMING:
        return "incoming"
    return "backpack" if slot < UNDER else f"under_{hand_over(slot)}"


def slot_name(said: dict[str, str], slot: int) -> str:
    return said[slot_key(slot)].format(number=slot - BACKPACK + 1)


class Names(FamilyNames):
    """The names of things of a state in one language."""

    def __init__(self, state: DarkState, language: str) -> None:
        super().__init__(state, state.board, language, library.text(language)["words"])
        self.dark = state

    def put(self, thing: object, field: str, wording: str) -> str:
        if field == "card" and wording == "hand":
            return self.weapon(getattr(thing, field), getattr(thing, "second", NO_CARD))
        if field == "card" and wording == "finish":
            return self.finish()
        if field == "machine" and wording:
            return str(self.said["machine_" + wording][machine_id(self.dark, getattr(thing, field))])
        return super().put(thing, field, wording)

    def weapon(self, card: int, second: int) -> str:
        """Return the weapon of an attack, with its Hand if the other has another one of that name."""
        held = content(self.dark).held_card(card)
        owner = self.holding().owners.get(held, -1)
        if second == NO_CARD and owner >= 0:
            survivor = self.dark.survivors[owner]
            if are_namesakes(self.dark, survivor) and not are_alike(self.dark, survivor):
                return f"{self.card(card)} ({self.slot(hand_of(survivor, held), '')})"
        return self.card(card)

    def finish(self) -> str:
        """Return that a reorganisation ends, unless another received card waits."""
        asking = self.dark.asking
        if isinstance(asking, Reorganise) and len(received(self.dark, asking.survivor)) > 1:
            return ""
        return f" {self.said['finish']['last']}"

    def card_name(self, id: str) -> str:
        return library.card_name(id, self.language)

    def skill(self, id: str) -> str:
        return library.skills()[id].name[self.language]

    def kind_row(self, kind: int) -> ZombieRow:
        return list(library.zombies().values())[kind]

    def zone(self, zone: int, wording: str = "") -> str:
        return zone_name(self.dark.station_board, zone, self.language, wording)

    def zone_sort(self, zone: int) -> object:
        return zone_kind(self.dark.station_board, zone) if zone >= 0 else ""

    def slot(self, slot: int, wording: str) -> str:
        return slot_name(self.said["slot_" + wording if wording else "slot"], slot)

    def other(self, field: str, value: Any) -> str:
        if field == "door":
            return self.door(value)
        if field == "machine":
            return self.card_name(machine_id(self.dark, value))
        if field == "scope":
            return self.said["scope"][str(value)]
        return super().other(field, value)

    def kind(self, kind: int, count: int, wording: str) -> str:
        """Return the name of a kind of Xeno; `{kind:focus}` is on whom an attack concentrates, or nothing."""
        if wording != "focus":
            return super().kind(kind, count, wording)
        return "" if kind < 0 else f" ({self.said['focus']['on']} {super().kind(kind, count, 'a')})"

    def door(self, doorway: int) -> str:
        """Return a doorway by the Zones it joins, and the colour of its door."""
        one, other = self.dark.station_board.station.doorways[doorway]
        said = self.said["door"]
        there = door_at(self.dark, doorway)
        names = {"one": self.zone(one, "the"), "other": self.zone(other, "the")}
        if there is None or there.colour == NEUTRAL:
            return said["plain"].format(**names)
        return said["coloured"].format(colour=self.said["colour_f"][str(there.colour)], **names)

    def zombie_card(self, number: int) -> str:
        """Return what a Xeno card is about; how many appear is told by what follows."""
        card = self.state.scenario.library.zombie_cards[number]
        assert isinstance(card, XenoCard)
        if card.is_pit:
            return f"#{card.number}, {self.said['zombie_card']['pit']} {self.kind(card.kind, 0, 'all')}"
        return super().zombie_card(number)
