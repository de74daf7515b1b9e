"""An attack and its hits as data: who, with which cards, at which Zone, and of which scopes."""

from typing import Final


class Attack:
    """One Melee or Ranged Action, declared."""

    def __init__(self, who: int, card: int, second: int, helper: int, zone: int, scopes: int) -> None:
        self.who: Final = who
        self.card: Final = card
        # The other card of a Dual attack, -1 for none.
        self.second: Final = second
        # An equipped card that helps the attack without attacking itself (a Knife), -1 for none.
        self.helper: Final = helper
        self.zone: Final = zone
        self.scopes: Final = scopes

    def is_of(self, scopes: int) -> bool:
        return self.scopes & scopes != 0

    def renumbered(self, heirs: list[int]) -> "Attack":
        """Return this attack on a map that has changed."""
        return Attack(self.who, self.card, self.second, self.helper, heirs[self.zone], self.scopes)

    @property
    def weapons(self) -> int:
        return 1 if self.second < 0 else 2


class Hits:
    """The hits of an attack that are left to assign, and what those before have done."""

    def __init__(
        self,
        misses: int,
        damage: int,
        plain: int,
        six_damage: int,
        sixes: int,
        killed: tuple[int, ...],
        reaped: int,
    ) -> None:
        self.misses: Final = misses
        self.damage: Final = damage
        # Hits of the plain Damage.
        self.plain: Final = plain
        # What a 6 adds, and the hits that have it.
        self.six_damage: Final = six_damage
        self.sixes: Final = sixes
        # The kinds of the Zombies eliminated, in order.
        self.killed: Final = killed
        # How many of them were taken along by skills.
        self.reaped: Final = reaped

    @property
    def count(self) -> int:
        return self.plain + self.sixes

    def damages(self) -> list[int]:
        """Return the different Damages of the hits that are left."""
        out = [self.damage] if self.plain > 0 else []
        if self.sixes > 0:
            out.append(self.damage + self.six_damage)
        return out

    def without(self, damage: int, killed: tuple[int, ...]) -> "Hits":
        """Return what is left once a hit of this Damage has eliminated these."""
        plain, sixes = self.plain, self.sixes
        if damage == self.damage:
            plain -= 1
        else:
            sixes -= 1
        return Hits(
            self.misses, self.damage, plain, self.six_damage, sixes, self.killed + killed, self.reaped
        )

    def reaping(self, kind: int) -> "Hits":
        """Return what is left once a skill has taken one more of this kind along."""
        killed = (*self.killed, kind)
        return Hits(
            self.misses, self.damage, self.plain, self.six_damage, self.sixes, killed, self.reaped + 1
        )
