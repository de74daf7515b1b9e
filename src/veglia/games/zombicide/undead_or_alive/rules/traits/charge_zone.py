"""Charge may go one Zone further."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.trait import Trait
from veglia.games.zombicide.undead_or_alive.rules.scope import CHARGE_FURTHER
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState


class ChargeZone(Trait[UndeadState]):
    gifts: ClassVar[int] = CHARGE_FURTHER


TRAIT = ChargeZone
