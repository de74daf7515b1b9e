"""Each Fanning brings a free Action to reload Pistols."""

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.scope import PISTOL_RELOAD
from veglia.games.zombicide.engine.rules.trait import Trait
from veglia.games.zombicide.undead_or_alive.rules.scope import FANNING
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState


class FanningReload(Trait[UndeadState]):
    def attacked(self, state: UndeadState, attack: Attack, kills: int) -> None:
        if attack.is_of(FANNING) and attack.who == state.turn.active:
            state.survivors[attack.who].free += (PISTOL_RELOAD,)


TRAIT = FanningReload
