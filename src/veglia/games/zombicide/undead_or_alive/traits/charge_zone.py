"""Charge may go one Zone further."""

from typing import ClassVar

from veglia.games.zombicide.engine.trait import Trait
from veglia.games.zombicide.undead_or_alive.scope import CHARGE_FURTHER
from veglia.games.zombicide.undead_or_alive.state import UndeadState


class ChargeZone(Trait[UndeadState]):
    gifts: ClassVar[int] = CHARGE_FURTHER


TRAIT = ChargeZone
