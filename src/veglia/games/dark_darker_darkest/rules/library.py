"""The content as the rules use it: plain immutable objects, numbered in the order of the files."""

from typing import Any, Final

from veglia.games.dark_darker_darkest.rules.enemy import Enemy
from veglia.games.dark_darker_darkest.rules.tiles import TileType
from veglia.games.dark_darker_darkest.rules.trait import Trait

# Kinds of Equipment.
WEAPON: Final = 0
GEAR: Final = 1
CONSUMABLE: Final = 2
# Where the copies of a card come from.
SEARCH: Final = 0
START: Final = 1
# Colours of damage areas.
RED: Final = 0
BLUE: Final = 1
ORANGE: Final = 2
WHITE: Final = 3


class CardType:
    """A kind of Equipment card."""

    def __init__(
        self,
        id: str,
        number: int,
        kind: int,
        rule: str,
        use: str,
        hands: int,
        range: int,
        dice: int,
        ammo: int,
        ap: int,
        reloads: str,
        cubes: int,
        heals: int,
        blast: int,
        trait: Trait[Any],
    ) -> None:
        self.id: Final = id
        self.number: Final = number
        self.kind: Final = kind
        self.rule: Final = rule
        # When it is used: "attack", "passive", "action", "free" or "roll_..." for a named roll.
        self.use: Final = use
        self.hands: Final = hands
        self.range: Final = range
        self.dice: Final = dice
        self.ammo: Final = ammo
        self.ap: Final = ap
        # The id of the weapon that it reloads, and by how many cubes.
        self.reloads: Final = reloads
        self.cubes: Final = cubes
        # Health that it gives back, damage of its explosion.
        self.heals: Final = heals
        self.blast: Final = blast
        self.trait: Final = trait
        self.changes_giving: Final = trait.changes_giving()


class Card:
    """One card: its kind, its code symbol, and the set and group it belongs to."""

    def __init__(self, type: CardType, colour: int, group: str, replaces: bool) -> None:
        self.type: Final = type
        self.colour: Final = colour
        self.group: Final = group
        self.replaces: Final = replaces


class Bought:
    """An ability as it stands on a board: its id, cost, rule and behaviour."""

    def __init__(self, id: str, xp: int, rule: str, trait: Trait[Any]) -> None:
        self.id: Final = id
        self.xp: Final = xp
        self.rule: Final = rule
        self.trait: Final = trait


class Profile:
    """A Survivor board. The innate ability is the first of `abilities`; it costs nothing."""

    def __init__(
        self, id: str, name: str, set: str, start: str, escape: int, rule: str, abilities: tuple[Bought, ...]
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.set: Final = set
        self.start: Final = start
        self.escape: Final = escape
        self.rule: Final = rule
        self.abilities: Final = abilities
        # By bits of bought abilities: what they do, and those of them that offer something to do, that may
        # change a roll or the cost of giving. Nobody changes these lists.
        self.traits: Final = [traits_of(abilities, bits) for bits in range(1 << len(abilities))]
        self.offering: Final = [[one for one in some if one.has_offers] for some in self.traits]
        self.rolling: Final = [[one for one in some if one.changes_rolls] for some in self.traits]
        self.giving: Final = [[one for one in some if one.changes_giving()] for some in self.traits]


def traits_of(abilities: tuple[Bought, ...], bits: int) -> list[Trait[Any]]:
    """Return what some abilities do, given as bits by their places."""
    return [one.trait for place, one in enumerate(abilities) if bits >> place & 1]


class EnemyType:
    """A Creature or Nemesis board: `areas` holds the colours, `damage` what each area takes (0: cubes)."""

    def __init__(
        self,
        id: str,
        set: str,
        move: int,
        attack: int,
        areas: tuple[int, ...],
        damage: tuple[int, ...],
        ability: str,
        reach: int,
        rule: str,
        enemy: Enemy[Any],
    ) -> None:
        self.id: Final = id
        self.set: Final = set
        self.move: Final = move
        self.attack: Final = attack
        self.areas: Final = areas
        self.damage: Final = damage
        self.is_fire_resistant: Final = ability == "fire_resistant"
        self.passes_walls: Final = ability == "through_walls"
        self.is_repel_immune: Final = ability == "repel_immune"
        self.reach: Final = reach
        self.rule: Final = rule
        self.enemy: Final = enemy


class Library:
    """All content of the game."""

    def __init__(
        self,
        tiles: list[TileType],
        types: list[CardType],
        cards: list[Card],
        profiles: list[Profile],
        creatures: list[EnemyType],
        nemeses: list[EnemyType],
        survivor_die: tuple[int, ...],
        creature_die: tuple[int, ...],
        terror_die: tuple[int, ...],
        zombie_tokens: tuple[int, ...],
        colours: tuple[str, ...],
        markers_per_colour: int,
        code_tokens: tuple[tuple[int, ...], ...],
        health: dict[int, tuple[int, ...]],
        darkness_last: int,
        fire_icons: tuple[int, ...],
        finale_last: int,
        ring: tuple[str, ...],
        windows: tuple[str, ...],
    ) -> None:
        self.tiles: Final = tiles
        self.tile_by_id: Final = {tile.id: tile for tile in tiles}
        self.types: Final = types
        self.type_by_id: Final = {one.id: one for one in types}
        self.cards: Final = cards
        # The copies of each kind of starting card.
        self.starting: Final = starting_cards(cards)
        self.profiles: Final = profiles
        self.profile_by_id: Final = {one.id: place for place, one in enumerate(profiles)}
        self.creatures: Final = creatures
        self.nemeses: Final = nemeses
        self.survivor_die: Final = survivor_die
        self.creature_die: Final = creature_die
        self.terror_die: Final = terror_die
        # How many zombies each token shows.
        self.zombie_tokens: Final = zombie_tokens
        self.colours: Final = colours
        self.markers_per_colour: Final = markers_per_colour
        # The colours on each Code Token.
        self.code_tokens: Final = code_tokens
        self.two_icons: Final = [token for token, icons in enumerate(code_tokens) if len(icons) == 2]
        self.three_icons: Final = [token for token, icons in enumerate(code_tokens) if len(icons) == 3]
        # By board side (the Action Points at the start): the Action Points on each space before the skull.
        self.health: Final = health
        self.darkness_last: Final = darkness_last
        self.fire_icons: Final = fire_icons
        self.finale_last: Final = finale_last
        self.ring: Final = ring
        self.windows: Final = windows


def starting_cards(cards: list[Card]) -> dict[str, list[int]]:
    """Return the numbers of starting cards, by the id of their kind."""
    found: dict[str, list[int]] = {}
    for number, card in enumerate(cards):
        if card.group.endswith("start"):
            found.setdefault(card.type.id, []).append(number)
    return found
