"""What happens, as it is told. Chapters of the rules add their own events in their modules."""

from veglia.kernel.machine import Event


class CardPlayed(Event):
    """A card is announced: by a Hero (`hero`) or by a Zombie player (-1)."""

    def __init__(self, seat: int, hero: int, card: int) -> None:
        self.seat = seat
        self.hero = hero
        self.card = card


class ItemUsed(Event):
    def __init__(self, hero: int, card: int) -> None:
        self.hero = hero
        self.card = card


class AbilityUsed(Event):
    def __init__(self, hero: int, ability: int) -> None:
        self.hero = hero
        self.ability = ability


class GraveWeaponUsed(Event):
    def __init__(self, zombie: int, card: int) -> None:
        self.zombie = zombie
        self.card = card


class CardCancelled(Event):
    def __init__(self, card: int) -> None:
        self.card = card


class CardDiscarded(Event):
    def __init__(self, card: int) -> None:
        self.card = card


class CardRemoved(Event):
    """A card is removed from the game."""

    def __init__(self, card: int) -> None:
        self.card = card


class DieRolled(Event):
    """A die that decides something by itself, for a card or a trait: it succeeds on `needed` or more."""

    def __init__(self, hero: int, card: int, face: int, needed: int, trait: str) -> None:
        self.hero = hero
        self.card = card
        self.face = face
        self.needed = needed
        # What is rolled for where it is no card.
        self.trait = trait


class FightBegan(Event):
    def __init__(self, hero: int, zombie: int) -> None:
        self.hero = hero
        self.zombie = zombie


class FightRolled(Event):
    def __init__(
        self, hero: int, zombie: int, hero_dice: tuple[int, ...], zombie_dice: tuple[int, ...]
    ) -> None:
        self.hero = hero
        self.zombie = zombie
        self.hero_dice = hero_dice
        self.zombie_dice = zombie_dice


class BonusDice(Event):
    """Something changes how many dice a side rolls, without being used: +1, -1 ..."""

    def __init__(self, trait: str, hero: int, zombie: int, count: str) -> None:
        self.trait = trait
        self.hero = hero
        self.zombie = zombie
        self.count = count


class FightDiceChanged(Event):
    """Cards have changed the dice of a fight."""

    def __init__(
        self, hero: int, zombie: int, hero_dice: tuple[int, ...], zombie_dice: tuple[int, ...]
    ) -> None:
        self.hero = hero
        self.zombie = zombie
        self.hero_dice = hero_dice
        self.zombie_dice = zombie_dice


class FightCounted(Event):
    """What the highest dice of both sides count as, where something is added to them."""

    def __init__(self, hero: int, zombie: int, hero_top: int, zombie_top: int) -> None:
        self.hero = hero
        self.zombie = zombie
        self.hero_top = hero_top
        self.zombie_top = zombie_top


class FightWon(Event):
    """The Hero has won: `is_double` says whether by a double."""

    def __init__(self, hero: int, zombie: int, is_double: bool) -> None:
        self.hero = hero
        self.zombie = zombie
        self.is_double = is_double


class FightLost(Event):
    def __init__(self, hero: int, zombie: int) -> None:
        self.hero = hero
        self.zombie = zombie


class FightEnded(Event):
    """A card has ended a fight: nobody has won."""

    def __init__(self, hero: int, zombie: int) -> None:
        self.hero = hero
        self.zombie = zombie


class HeroWounded(Event):
    def __init__(self, hero: int, by: int, left: int) -> None:
        self.hero = hero
        self.by = by
        self.left = left


class WoundPrevented(Event):
    def __init__(self, hero: int) -> None:
        self.hero = hero


class HeroHealed(Event):
    def __init__(self, hero: int, count: int) -> None:
        self.hero = hero
        self.count = count


class ZombieWounded(Event):
    """A Zombie of several Wounds has taken one and stays."""

    def __init__(self, zombie: int, space: int) -> None:
        self.zombie = zombie
        self.space = space


class ZombieKilled(Event):
    def __init__(self, zombie: int, space: int, by: int) -> None:
        self.zombie = zombie
        self.space = space
        # The Hero who has killed it, -1 for nobody.
        self.by = by


class ZombieUnharmed(Event):
    """A Zombie cannot be wounded, or has ignored a Wound."""

    def __init__(self, zombie: int) -> None:
        self.zombie = zombie


class ZombieRemoved(Event):
    """A Zombie leaves the board without having been killed."""

    def __init__(self, zombie: int, space: int) -> None:
        self.zombie = zombie
        self.space = space


class ZombiePlaced(Event):
    def __init__(self, zombie: int, space: int) -> None:
        self.zombie = zombie
        self.space = space


class ZombieMoved(Event):
    def __init__(self, zombie: int, start: int, space: int) -> None:
        self.zombie = zombie
        self.start = start
        self.space = space


class HeroMoved(Event):
    def __init__(self, hero: int, start: int, space: int) -> None:
        self.hero = hero
        self.start = start
        self.space = space


class HeroPlaced(Event):
    """A Hero has come into the game, or has been put somewhere."""

    def __init__(self, hero: int, space: int) -> None:
        self.hero = hero
        self.space = space


class HeroKilled(Event):
    """A Hero has been killed; `turns` says whether he becomes a Zombie Hero."""

    def __init__(self, hero: int, by: int, turns: bool, space: int) -> None:
        self.hero = hero
        self.by = by
        self.turns = turns
        self.space = space


class HeroDrew(Event):
    """A Hero has got a card; the Zombie side hears which only if it is open."""

    def __init__(self, hero: int, card: int) -> None:
        self.hero = hero
        self.card = card


class WeaponBroke(Event):
    """A weapon is lost: broken or out of ammunition."""

    def __init__(self, hero: int, card: int) -> None:
        self.hero = hero
        self.card = card


class LastingBegan(Event):
    """Something stays on the table: a card that Remains in Play, a marker."""

    def __init__(self, trait: str, hero: int, space: int, building: int) -> None:
        self.trait = trait
        self.hero = hero
        self.space = space
        self.building = building


class LastingEnded(Event):
    def __init__(self, trait: str, hero: int, space: int, building: int) -> None:
        self.trait = trait
        self.hero = hero
        self.space = space
        self.building = building


class GameWon(Event):
    """The game has ended; `side` is the side that has won."""

    def __init__(self, side: int) -> None:
        self.side = side
