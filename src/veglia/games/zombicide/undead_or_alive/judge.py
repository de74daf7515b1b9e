"""What bots of this title know beyond what the family's do."""

from veglia.games.zombicide.engine.companions import tokens_of
from veglia.games.zombicide.engine.judge import ZombicideJudge
from veglia.games.zombicide.engine.state import SLOTS, ZombicideState
from veglia.games.zombicide.undead_or_alive.actions.water import HOLY_WATER, is_holy
from veglia.games.zombicide.undead_or_alive.rules import PLENTY_OF_AMMO
from veglia.games.zombicide.undead_or_alive.state import UndeadState


class UndeadJudge(ZombicideJudge):
    """The judge of Undead or Alive."""

    def has_tool(self, state: ZombicideState, who: int, tools: tuple[str, ...]) -> bool:
        """Water is Holy in a Faithful's hands; Objectives on a Dashboard pay like ammunition."""
        assert isinstance(state, UndeadState)
        if super().has_tool(state, who, tools):
            return True
        if PLENTY_OF_AMMO in tools:
            return len(tokens_of(state, who)) > 0
        if HOLY_WATER in tools:
            for slot in range(SLOTS):
                card = state.survivors[who].cards[slot]
                if card >= 0 and is_holy(state, who, card):
                    return True
        return False
