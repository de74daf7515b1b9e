"""Fields of questions, options and events put into words.

The wording of a field says what it holds: `{to:who}` a Survivor, `{to:room}` a room, and so on.
`{to:room_the}`, `{to:room_in}`, `{to:room_of}`, `{to:room_to}` and `{to:room_from}` have the article, and the
preposition that goes together with it; so have `{tile:tile_in}` and the like.
"""

from typing import Any

from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.equipping import inventory
from veglia.games.dark_darker_darkest.rules.helicopter import tile_beside
from veglia.games.dark_darker_darkest.rules.house import HELICOPTER
from veglia.games.dark_darker_darkest.rules.plan import COLUMNS
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.zombies import (
    ACTED,
    DAMAGED,
    FRESH,
    KIND_MASK,
    KINDS,
    MOVING,
    STUNNED,
    STUNNED_BEFORE,
    TAINTED,
)
from veglia.games.dark_darker_darkest.show.texts import piece_looks, rule_title, texts
from veglia.kernel.errors import UnknownName
from veglia.kernel.words import Words
from veglia.show.names import Names

RUIN = "ruin"
# What is said of a zombie, by its marks.
MARKS = {
    "contaminated": TAINTED,
    "stunned": STUNNED,
    "stunned_before": STUNNED_BEFORE,
    "damaged": DAMAGED,
    "fresh": FRESH,
    "acted": ACTED,
    "moving": MOVING,
}
# Wordings whose words stand in a list of the same name.
LISTS = (
    "face",
    "result",
    "terror",
    "event",
    "finale_event",
    "cube_place",
    "side",
    "attacker",
    "attacker_of",
    "area",
    "flare",
)
# How a place can be named besides alone: `room_in` and the like.
CASES = ("the", "in", "of", "to", "from")
# Wordings that depend on the field alone.
PLAIN = (
    *LISTS,
    "",
    "colour",
    "code",
    "faces",
    "results",
    "zombie",
    "a_zombie",
    "number",
    "function",
    "moment",
)


def words(state: DarkestState, language: str) -> Words:
    """Return the words of a language for a state."""
    if language not in content.LANGUAGES:
        raise UnknownName(f"unknown language {language!r}; known: {', '.join(content.LANGUAGES)}")
    return Words(language, content.text(language)["sentences"], DarkestNames(state, language).put)


class DarkestNames(Names):
    """The names of things of a state in one language."""

    def __init__(self, state: DarkestState, language: str) -> None:
        self.state = state
        self.language = language
        self.said: dict[str, Any] = content.text(language)["words"]
        # The texts of the table.
        self.text: dict[str, Any] = texts(language)

    def put(self, thing: object, field: str, wording: str) -> str:
        value: Any = getattr(thing, field)
        if wording == "ability":
            return self.ability(getattr(thing, "who"), value)  # noqa: B009 - who is a field of some things
        if wording == "ap_gift":
            who, other = (getattr(thing, name) for name in ("who", "other"))
            return self.gift(who, other, value) if value > 0 else self.gift(other, who, -value)
        if wording == "removed":
            return self.removed(getattr(thing, "code"), value)  # noqa: B009 - code is a field of some things
        if wording == "":
            return str(value)
        return self.named(value, wording)

    def is_plain(self, field: str, wording: str) -> bool:
        """Numbers, and what the content alone names; a word for one or many depends on the number."""
        return wording in PLAIN or "|" in wording

    def named(self, value: Any, wording: str) -> str:
        """Return a value in words."""
        kind, _, case = wording.partition("_")
        if kind in ("room", "tile", "lock", "beside") and case:
            return self.joined(self.named(value, kind), case)
        if wording == "who":
            return self.person(value)
        if wording == "people":
            return ", ".join(self.person(who) for who in value)
        if wording == "room":
            return self.room(value)
        if wording == "tile":
            return self.tile(value)
        if wording == "beside":
            return self.tile(tile_beside(self.state, value))
        if wording == "card":
            return self.card(value)
        if wording == "code":
            colours = [self.colour(colour) for colour in self.state.library.code_tokens[value]]
            return "-".join(colours)
        if wording == "colour":
            return self.colour(value)
        if wording == "lock":
            return self.tile(self.state.house.plan.locks[value].tile)
        if wording in ("faces", "results"):
            table = self.said["face" if wording == "faces" else "result"]
            return ", ".join(table[face] for face in value) or str(self.said["nothing_rolled"])
        if wording in LISTS:
            return str(self.said[wording][value])
        if wording == "zombie":
            return str(self.said["zombie"][KINDS[value & KIND_MASK]])
        if wording == "a_zombie":
            return self.a_zombie(value)
        if wording == "creature":
            return self.thing("creature", self.state.library.creatures[value].id)
        if wording == "nemesis":
            return self.thing("nemesis", self.state.library.nemeses[value].id)
        if wording == "creature_area":
            return self.creature_area(value)
        if wording == "profile":
            return str(self.state.library.profiles[value].name).split()[0]
        if wording == "function":
            return str(self.said["function"][value])
        if wording == "number":
            return str(value + 1)
        if wording == "moment":
            return str(self.said["moment"][value])
        raise AssertionError(f"unknown wording {wording!r}")

    def person(self, who: int) -> str:
        return str(self.said["nobody"]) if who < 0 else self.state.profile(who).name.split()[0]

    def gift(self, giver: int, taker: int, points: int) -> str:
        """Return who gives Action Points to whom."""
        said = str(self.said["ap_gift"])
        return said.format(giver=self.person(giver), taker=self.person(taker), points=points)

    def removed(self, code: int, colour: int) -> str:
        """Return the Code Markers that a Code Token removes: those of its icons, or one of another colour."""
        state = self.state
        icons = [icon for icon in state.library.code_tokens[code] if state.markers[icon] > 0]
        return ", ".join(self.colour(one) for one in (icons if colour < 0 else [colour]))

    def thing(self, kind: str, id: str) -> str:
        return content.names()[kind][id][self.language]

    def tile(self, tile: int) -> str:
        """Return a tile by its name and its row and column."""
        return self.placed(self.thing("tile", self.state.house.plan.tiles[tile].id), tile)

    def joined(self, name: str, case: str) -> str:
        """Return a place with its article, and with the preposition of a case."""
        joined: dict[str, dict[str, str]] = self.said["joined"]
        article = self.said["article"].get(name.split()[0], next(iter(joined)))
        return joined[article][case] + name

    def placed(self, name: str, tile: int) -> str:
        return f"{name} ({tile // COLUMNS + 1}-{tile % COLUMNS + 1})"

    def room(self, room: int) -> str:
        if room == HELICOPTER:
            return str(self.said["helicopter"])
        tile = room // 2
        house = self.state.house
        kinds = piece_looks().rooms[house.plan.tiles[tile].id]
        kind = RUIN if house.is_destroyed(tile) else kinds[room % 2]
        return self.placed(room_name(house.plan.tiles[tile].id, kind, self.language), tile)

    def a_zombie(self, zombie: int) -> str:
        """Return a zombie with its article and all that tells it from others of its kind."""
        name = str(self.said["a_zombie"][KINDS[zombie & KIND_MASK]])
        marks = [str(self.said["mark"][word]) for word, mark in MARKS.items() if zombie & mark]
        return f"{name} ({', '.join(marks)})" if marks else name

    def creature_area(self, area: int) -> str:
        """Return a damage area by its colour and its damage: there may be several of a colour."""
        creature, type = self.state.creature, self.state.creature_type()
        assert creature is not None
        return f"{self.said['area'][type.areas[area]]} ({creature.damage[area]}/{type.damage[area]})"

    def card(self, card: int) -> str:
        """Return the name of a card, with its symbol and ammunition if its owner has two of the kind."""
        if card < 0:
            return str(self.said["bare_hands"])
        state = self.state
        type = state.card_type(card)
        name = self.thing("card", type.id)
        owner = next((who for who in state.in_play() if card in inventory(state, who)), -1)
        if owner < 0 or sum(state.card_type(other).id == type.id for other in inventory(state, owner)) < 2:
            return name
        ammo = f", {state.ammo[card]}" if type.ammo else ""
        return f"{name} ({self.colour(state.card(card).colour)}{ammo})"

    def colour(self, colour: int) -> str:
        return str(self.said["colour"][self.state.library.colours[colour]])

    def ability(self, who: int, place: int) -> str:
        ability = self.state.profile(who).abilities[place]
        if place == 0:
            return rule_title(ability.rule, self.language)
        return self.thing("ability", ability.id)


def room_name(tile: str, kind: str, language: str) -> str:
    """Return the name of a room: its own, or that of the tile where it is the only one."""
    own = texts(language)["rooms"]
    return str(own[kind]) if kind in own else content.names()["tile"][tile][language]
