"""Equipment cards as the rules use them: plain numbers, decoded from the content files."""

from typing import Final

SILENT: Final = 0
BANG: Final = 1
BOOM: Final = 2

STARTING: Final = 0
SEARCH_DECK: Final = 1
BOUNTY: Final = 2
# The values of a Machine: a card that lies beside the board and is never dealt.
MACHINE: Final = 3
# Weapons without a card, which lie in no deck and no slot.
IMPROVISED: Final = 4
# Objectives that are carried like cards and never discarded.
TOKEN: Final = 5


class CardType:
    """What is printed on an Equipment card. `dice` is 0 for what is not a weapon with combat values."""

    def __init__(
        self,
        id: str,
        group: int,
        scopes: int,
        range_min: int,
        range_max: int,
        dice: int,
        accuracy: int,
        damage: int,
        noise: int,
        dual: bool,
        reload: bool,
        backpack: bool,
        trait: str,
        ammo: int,
        fanning: int,
    ) -> None:
        self.id: Final = id
        self.group: Final = group
        # What the weapon is: melee or ranged, pistol or rifle, bullets or shells; 0 for an item.
        self.scopes: Final = scopes
        self.range_min: Final = range_min
        self.range_max: Final = range_max
        self.dice: Final = dice
        self.accuracy: Final = accuracy
        self.damage: Final = damage
        self.noise: Final = noise
        self.dual: Final = dual
        self.reload: Final = reload
        self.backpack: Final = backpack
        # The name of the behaviour behind a card that is more than combat values.
        self.trait: Final = trait
        # For an item: the ammunition it is about.
        self.ammo: Final = ammo
        # The Accuracy when fanned.
        self.fanning: Final = fanning

    @property
    def is_weapon(self) -> bool:
        return self.scopes != 0


class ZombieKind:
    """What is known of a kind of Zombie."""

    def __init__(
        self,
        id: str,
        actions: int,
        wounds: int,
        toughness: int,
        ap: int,
        priority: int,
        miniatures: int,
        is_boss: bool,
    ) -> None:
        self.id: Final = id
        self.actions: Final = actions
        self.wounds: Final = wounds
        # The least Damage of a single hit that eliminates it.
        self.toughness: Final = toughness
        self.ap: Final = ap
        self.priority: Final = priority
        self.miniatures: Final = miniatures
        # At most one of it is on the board, and its coming and going has consequences.
        self.is_boss: Final = is_boss


class ZombieCard:
    """A card of the Zombie deck: some of a kind appear, or a kind is activated once more."""

    def __init__(self, number: int, kind: int, counts: tuple[int, ...], extra_activation: bool) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.counts: Final = counts
        self.extra_activation: Final = extra_activation


class Profile:
    """A Survivor's Identity Card."""

    def __init__(
        self, id: str, name: str, class_bit: int, preferred: int, skills: tuple[tuple[int, ...], ...]
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.class_bit: Final = class_bit
        # The scope a weapon needs for the Preferred slot; 0 takes any weapon.
        self.preferred: Final = preferred
        # Skills by Danger Level: Blue, Yellow, Orange, Red.
        self.skills: Final = skills
