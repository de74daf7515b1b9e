"""Each Fanning brings a free Action to reload Pistols."""

from veglia.games.zombicide.engine.attack import Attack
from veglia.games.zombicide.engine.scope import PISTOL_RELOAD
from veglia.games.zombicide.engine.trait import Trait
from veglia.games.zombicide.undead_or_alive.scope import FANNING
from veglia.games.zombicide.undead_or_alive.state import UndeadState


class FanningReload(Trait[UndeadState]):
    def attacked(self, state: UndeadState, attack: Attack, kills: int) -> None:
        if attack.is_of(FANNING) and attack.who == state.turn.active:
            state.survivors[attack.who].free += (PISTOL_RELOAD,)


TRAIT = FanningReload
