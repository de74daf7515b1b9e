"""Equipment of this title: where a card may lie, what it does, what its other attack is."""

from typing import Final

from veglia.games.zombicide.engine.rules.cards import CardType, Profile, ZombieCard

HAND: Final = 0
BODY: Final = 1
# Under a weapon, or in the Backpack.
AMMUNITION: Final = 2
BACKPACK_ONLY: Final = 3

# Groups of cards beyond those of the family.
PROTOTYPE: Final = 16
# More Starting Equipment, one card for each Survivor beyond the usual party.
RESERVE: Final = 32


class DarkCard(CardType):
    """An Equipment card, or one of the attacks of a card that has two."""

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
        trait: str,
        ammo: int,
        place: int,
        is_prototype: bool,
        pair: str,
        skill: int,
        pit_spawn: int,
        reserved: str,
    ) -> None:
        super().__init__(
            id,
            group,
            scopes,
            range_min,
            range_max,
            dice,
            accuracy,
            damage,
            noise,
            dual,
            False,
            place == BACKPACK_ONLY,
            trait,
            ammo,
            0,
        )
        # Where it may lie beside the Backpack.
        self.place: Final = place
        # It works only with an Energy Cell, and sees in the dark.
        self.is_prototype: Final = is_prototype
        # Cards of the same name make a pair.
        self.pair: Final = pair
        # The skill it gives its own attacks, -1 for none.
        self.skill: Final = skill
        # The kind of Xeno that comes out of every Open Pit when it is drawn, -1 for none.
        self.pit_spawn: Final = pit_spawn
        # The only Survivors who may start with it: a type or the squad; empty for all.
        self.reserved: Final = reserved


class XenoCard(ZombieCard):
    """A card of the Xeno deck; a Pit card brings Xenos into every Open Pit."""

    def __init__(
        self, number: int, kind: int, counts: tuple[int, ...], extra_activation: bool, is_pit: bool, set: str
    ) -> None:
        super().__init__(number, kind, counts, extra_activation)
        self.is_pit: Final = is_pit
        # Which of the sets that make the game easier or harder it belongs to.
        self.set: Final = set


class DarkProfile(Profile):
    """A Survivor's ID card."""

    def __init__(
        self,
        id: str,
        name: str,
        type_bit: int,
        skills: tuple[tuple[int, ...], ...],
        armor: int,
        is_squad: bool,
        categories: tuple[str, ...],
    ) -> None:
        super().__init__(id, name, type_bit, 0, skills)
        self.armor: Final = armor
        # What cards may be reserved for: its type and its squad.
        self.categories: Final = categories
        # Of the Green Squad.
        self.is_squad: Final = is_squad
