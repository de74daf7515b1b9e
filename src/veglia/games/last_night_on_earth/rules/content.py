"""The content as the rules use it: kinds of cards, Heroes, zones. Made once, shared by all states."""

from typing import Any, Final

from mypy_extensions import i64

from veglia.games.last_night_on_earth.rules.plays import EVERY_BIT, bit_of
from veglia.games.last_night_on_earth.rules.trait import Trait

# Types of cards.
HAND_WEAPON: Final = "hand"
RANGED: Final = "ranged"
OBJECT: Final = "item"
EVENT: Final = "event"
TOWNSFOLK: Final = "townsfolk"
ZOMBIE_CARD: Final = "zombie"
TACTIC: Final = "tactic"
GRAVE_WEAPON: Final = "grave"
ITEM_TYPES: Final = (HAND_WEAPON, RANGED, OBJECT)
HELD_BY_HEROES: Final = (EVENT, TOWNSFOLK, TACTIC)
HELD_BY_ZOMBIES: Final = (ZOMBIE_CARD,)
ANY: Final = "any"
# Moments that have a window, and so may be the moment of a card that can be played at any time.
WINDOWS: Final = (
    "zombie_start",
    "zombie_move",
    "zombie_end",
    "hero_start",
    "hero_end",
    "hero_begin",
    "activation",
    "hero_roll",
    "hero_door",
    "pre_fight",
    "fight",
    "fight_result",
    "wound",
    "wounded",
    "card_played",
    "kill",
    "break_check",
    "search",
)


class CardKind:
    """What cards of one title are."""

    def __init__(
        self,
        place: int,
        id: str,
        deck: str,
        type: str,
        keywords: tuple[str, ...],
        when: tuple[str, ...],
        stops: tuple[str, ...],
        trait: Trait[Any],
        range: int,
        hit: int,
        empty_on: tuple[int, ...],
        break_on: tuple[int, ...],
        markers: int,
        record: str,
        remains: bool,
        sacrifice: int,
    ) -> None:
        self.place: Final = place
        self.id: Final = id
        # The pile it is discarded to: hero, zombie, unique, tactic or grave.
        self.deck: Final = deck
        self.type: Final = type
        self.keywords: Final = keywords
        self.when: Final = when
        # The moments at which its player is stopped for it; empty: all of `when`.
        self.stops: Final = stops
        self.trait: Final = trait
        self.range: Final = range
        self.hit: Final = hit
        self.empty_on: Final = empty_on
        self.break_on: Final = break_on
        # Ammo or Armor markers that it comes with.
        self.markers: Final = markers
        self.record: Final = record
        self.remains: Final = remains
        self.sacrifice: Final = sacrifice
        self.is_item: Final = type in ITEM_TYPES
        # A Signal Flare takes no place as a weapon.
        self.is_weapon: Final = type in (HAND_WEAPON, RANGED) and "flare" not in keywords
        # The moments at which it may be played from a hand, and used where it lies beside a Hero, as bits.
        self.hand_bits: i64 = bits_of(when)
        self.item_bits: i64 = bits_of(when or ("activation",))
        # Whether it is one of those of which the Zombie side may play one in a fight.
        self.is_for_fights: Final = "fight" in when
        # The hooks of its trait.
        self.hooks: i64 = trait.hooks

    def has(self, keyword: str) -> bool:
        return keyword in self.keywords


class Ability:
    """An ability of a Hero, or of the Zombies."""

    def __init__(self, place: int, id: str, trait: Trait[Any]) -> None:
        self.place: Final = place
        self.id: Final = id
        self.trait: Final = trait
        self.hooks: i64 = trait.hooks


class HeroKind:
    """A Hero as printed."""

    def __init__(
        self,
        place: int,
        id: str,
        set: str,
        wounds: int,
        keywords: tuple[str, ...],
        start: int,
        abilities: list[int],
        advanced: int,
    ) -> None:
        self.place: Final = place
        self.id: Final = id
        self.set: Final = set
        self.wounds: Final = wounds
        self.keywords: Final = keywords
        # The zone in which he starts.
        self.start: Final = start
        # Places of abilities, and of the Ability card of Advanced Abilities.
        self.abilities: Final = abilities
        self.advanced: Final = advanced
        # The hooks of all his abilities together; set by the content.
        self.hooks: i64 = 0


class PickUp:
    """What a Search in a building may take instead of drawing."""

    def __init__(
        self,
        cards: str,
        types: tuple[str, ...],
        keywords: tuple[str, ...],
        ids: tuple[str, ...],
        without: tuple[str, ...],
        least: int,
    ) -> None:
        # discard, random, library, supermarket or antique_shop.
        self.cards: Final = cards
        self.types: Final = types
        self.keywords: Final = keywords
        self.ids: Final = ids
        self.without: Final = without
        self.least: Final = least

    def fits(self, kind: CardKind) -> bool:
        """Return whether a card of the discards may be taken."""
        for keyword in self.without:
            if keyword in kind.keywords:
                return False
        if kind.id in self.ids or kind.type in self.types:
            return True
        for keyword in self.keywords:
            if keyword in kind.keywords:
                return True
        return False


class ZoneKind:
    """A building or a named place outdoors."""

    def __init__(self, place: int, id: str, pick_up: PickUp | None) -> None:
        self.place: Final = place
        self.id: Final = id
        self.pick_up: Final = pick_up


class Content:
    """All of it. Cards are numbered through; `kind_of` has the kind of each."""

    def __init__(
        self,
        kinds: list[CardKind],
        kind_of: list[int],
        decks: dict[str, list[int]],
        heroes: list[HeroKind],
        abilities: list[Ability],
        zombie_abilities: list[int],
        zones: list[ZoneKind],
        traits: dict[str, Trait[Any]],
    ) -> None:
        self.kinds: Final = kinds
        self.kind_of: Final = kind_of
        # The cards of each deck, by its name in the content.
        self.decks: Final = decks
        self.heroes: Final = heroes
        for hero in heroes:
            for place in hero.abilities:
                hero.hooks |= abilities[place].hooks
        # Abilities of all Heroes and of the Zombies.
        self.abilities: Final = abilities
        self.zombie_abilities: Final = zombie_abilities
        self.zones: Final = zones
        # By moment, whether a kind can be held hidden by either side and may be played then.
        self.hero_moments: Final[dict[str, list[bool]]] = moments_of(kinds, HELD_BY_HEROES)
        self.zombie_moments: Final[dict[str, list[bool]]] = moments_of(kinds, HELD_BY_ZOMBIES)
        # Every trait by its key: the id of a card, `ability/<id>`, `marker/<name>`.
        self.traits: Final = traits

    def kind(self, card: int) -> CardKind:
        return self.kinds[self.kind_of[card]]


def bits_of(moments: tuple[str, ...]) -> int:
    """Return some moments as bits; a card for any time has all."""
    if ANY in moments:
        return EVERY_BIT
    found = 0
    for moment in moments:
        found |= bit_of(moment)
    return found


def moments_of(kinds: list[CardKind], types: tuple[str, ...]) -> dict[str, list[bool]]:
    """Return by moment, for all kinds, whether one is of some types and may be played then."""
    found: dict[str, list[bool]] = {}
    for kind in kinds:
        if kind.type not in types:
            continue
        for moment in (*WINDOWS, ANY) if ANY in kind.when else kind.when:
            found.setdefault(moment, [False] * len(kinds))[kind.place] = True
    return found
