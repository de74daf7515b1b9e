"""Fields of questions, options and events put into words: names of Zones, Survivors, cards, skills, Zombies.

Wordings: `{card:which}` tells cards of the same name apart; `{slot:in}` says "in the ..."; `{slot:swap}`
names the card that a put one changes places with; `{kind:a}` has an article; `{kind:all}` is the plural;
`{kind:count}` agrees with the field `count`; `{attack:zone}` is the target and `{attack:needed}` the number
that hits. `{zone:the}`, `{zone:in}`, `{zone:to}`, `{zone:from}` and `{zone:on}` have an article where the
language wants one, and the preposition that goes together with it; `{attack:zone_in}` likewise.
"""

from typing import Any

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.board import ZombicideBoard
from veglia.games.zombicide.engine.rules.combat import RollAgain
from veglia.games.zombicide.engine.rules.danger import traits_for
from veglia.games.zombicide.engine.rules.rows import ZombieRow
from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState
from veglia.games.zombicide.engine.show.holding import Holding
from veglia.show.names import Names

VOWELS = "AEIOU"
# Fields, each with a wording, whose words are always the same.
PLAIN = {
    ("card", ""),
    ("colour", ""),
    ("damage", ""),
    ("kind", ""),
    ("kind", "a"),
    ("kind", "all"),
    ("profile", ""),
    ("second", ""),
    ("skill", ""),
    ("slot", ""),
    ("slot", "in"),
}


class FamilyNames(Names):
    """The names of things of a state in one language; a title says what its content is called."""

    def __init__(
        self, state: ZombicideState, board: ZombicideBoard, language: str, said: dict[str, dict[str, str]]
    ) -> None:
        self.state = state
        self.board = board
        self.language = language
        self.said = said
        self._holding: Holding | None = None

    def card_name(self, id: str) -> str:
        raise NotImplementedError

    def skill(self, id: str) -> str:
        raise NotImplementedError

    def kind_row(self, kind: int) -> ZombieRow:
        raise NotImplementedError

    def zone(self, zone: int, wording: str = "") -> str:
        """Return a Zone's kind and number, as drawn on the board, with what a wording puts before it."""
        raise NotImplementedError

    def put(self, thing: object, field: str, wording: str) -> str:
        value: Any = getattr(thing, field)
        match field:
            case "survivor" | "partner" | "target" | "companion":
                return self.survivor(value)
            case "card":
                return self.held_card(value) if wording == "which" else self.card(value)
            case "second":
                return self.dual(value)
            case "zone" | "start":
                return self.zone(value, wording)
            case "path":
                return " > ".join(self.zone(zone) for zone in value)
            case "kind":
                return self.kind(value, getattr(thing, "count", 1), wording)
            case "attack":
                return self.attack(value, wording)
            case "skill":
                return self.skill(self.state.scenario.library.traits[value].id)
            case "skill_id":
                return self.skill(value)
            case "source":
                return self.source(value)
            case "zombie_card":
                return self.zombie_card(value)
            case "objective":
                return self.zone(self.state.objectives[value].zone, wording)
            case "profile":
                return self.profile(value)
            case "token":
                return self.said["colour"][str(self.state.objectives[value].colour)]
            case "dice":
                return " ".join(str(die) for die in value)
            case "player" | "seat":
                return str(value + 1)
            case "active":
                return self.said["active_" + wording if wording else "active"]["yes" if value else "no"]
            case "slot" if wording == "swap":
                return self.swap(getattr(thing, "survivor", 0), value)
            case "slot":
                return self.slot(value, wording)
            case "level" | "phase" | "noise" | "token_kind" | "piece" | "colour":
                return self.said[f"{field}_{wording}" if wording else field][str(value)]
        return self.other(field, value)

    def is_plain(self, field: str, wording: str) -> bool:
        return (field, wording) in PLAIN

    def hinges_on(self, thing: object, field: str, wording: str) -> object:
        value: Any = getattr(thing, field)
        match field:
            case "survivor" | "partner" | "target" | "companion":
                return self.state.survivors[value].profile
            case "zone" | "start":
                return self.zone_sort(value)
            case "card" if wording == "which":
                return value in self.holding().twins and self.held_card(value)
            case "slot" if wording == "swap":
                return self.state.survivors[getattr(thing, "survivor", 0)].cards[value]
        return self.put(thing, field, wording)

    def zone_sort(self, zone: int) -> object:
        """Return what the name of a Zone depends on beside its number."""
        return self.zone(zone)

    def look_again(self) -> None:
        """Forget who holds which card, if the state has gone on."""
        if self._holding is not None and not self._holding.is_of(self.state):
            self._holding = None

    def holding(self) -> Holding:
        """Return who holds which card."""
        found = self._holding
        if found is None:
            self._holding = found = Holding(self.state)
        return found

    def other(self, field: str, value: Any) -> str:
        """Return a field that only the title knows, in words."""
        return str(value)

    def slot(self, slot: int, wording: str) -> str:
        return self.said["slot_" + wording if wording else "slot"][str(slot)]

    def survivor(self, who: int) -> str:
        return self.profile(self.state.survivors[who].profile)

    def profile(self, profile: int) -> str:
        return self.state.scenario.library.profiles[profile].name

    def card(self, card: int) -> str:
        return self.card_name(self.state.card(card).id)

    def dual(self, second: int) -> str:
        return "" if second == NO_CARD else f" ({self.said['second']['dual']})"

    def kind(self, kind: int, count: int, wording: str) -> str:
        """Return the name of a kind of Zombie, alone, with an article or in a number."""
        row = self.kind_row(kind)
        name = row.name[self.language]
        if wording == "a":
            return f"{self.said['article']['vowel' if name[0] in VOWELS else 'consonant']} {name}"
        is_plural = count != 1 if wording == "count" else wording == "all" and not row.boss
        return row.plural[self.language] if is_plural else name

    def attack(self, attack: Attack, wording: str) -> str:
        """Return who attacks with what, the target, or the number that hits."""
        if wording.startswith("zone"):
            return self.zone(attack.zone, wording.removeprefix("zone").removeprefix("_"))
        if wording == "needed":
            bonus = sum(trait.roll_bonus(attack) for trait in traits_for(self.state, attack))
            return str(self.state.scenario.rules.accuracy(self.state, attack) - bonus)
        return f"{self.survivor(attack.who)} ({self.card(attack.card)})"

    def source(self, source: int) -> str:
        """Return what lets dice be rolled again: a card, or the skill at a place among the attacker's."""
        if source >= 0:
            return self.card(source)
        asking = self.state.asking
        if isinstance(asking, RollAgain):
            return self.skill(traits_for(self.state, asking.attack)[-1 - source].id)
        return self.said["source"]["skill"]

    def held_card(self, card: int) -> str:
        """Return a card's name, and where it lies if those concerned hold another of that name."""
        holding = self.holding()
        if card not in holding.twins:
            return self.card(card)
        owner = holding.owners[card]
        whose = f"{self.survivor(owner)}, " if owner in holding.traders else ""
        slot = self.slot(self.state.survivors[owner].cards.index(card), "")
        return f"{self.card(card)} ({whose}{slot})"

    def swap(self, who: int, slot: int) -> str:
        """Return which card a put one changes places with, or nothing."""
        there = self.state.survivors[who].cards[slot]
        return "" if there == NO_CARD else f" ({self.said['swap']['with']} {self.card(there)})"

    def zombie_card(self, number: int) -> str:
        """Return what a Zombie card is about; how many appear is told by what follows."""
        card = self.state.scenario.library.zombie_cards[number]
        extra = f"{self.said['zombie_card']['extra']} " if card.extra_activation else ""
        return f"#{card.number}, {extra}{self.kind(card.kind, 0, 'all')}"
