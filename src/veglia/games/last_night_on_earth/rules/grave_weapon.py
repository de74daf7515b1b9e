"""What Grave Weapons have in common: they act for the Zombie that bears them."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.events import GraveWeaponUsed
from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.plays import GRAVE, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class GraveWeapon(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.opt.grave-weapons"

    def fights(self, source: Source, fight: Fight) -> bool:
        """Return whether the bearer is the Zombie of a fight."""
        return source.place == GRAVE and fight.zombie == source.bearer

    def tell(self, state: LastNightState, source: Source) -> None:
        """Tell that the weapon acts."""
        state.emit(GraveWeaponUsed(source.bearer, source.card), self.rule)
