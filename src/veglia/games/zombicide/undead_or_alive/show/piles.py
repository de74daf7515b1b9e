"""The title's own piles: the Bounty Weapon on top with its Feat, and those set aside."""

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.piles import Piles
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.hooks import feat_kills_of
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.scene import Pile
from veglia.show.ids import pile_id

BOUNTY = pile_id("bounty")
TREASURE = pile_id("treasure")


class UndeadPiles(Piles):
    """The piles of a state of this title."""

    def __init__(self, context: Context, state: UndeadState) -> None:
        super().__init__(context)
        self.undead = state

    def own_key(self) -> tuple[object, ...]:
        state = self.undead
        return tuple(state.bounty), state.feat_kills, len(state.treasure)

    def own_stay(self, old: ZombicideState) -> bool:
        assert isinstance(old, UndeadState)
        new = self.undead
        return (
            old.bounty == new.bounty
            and old.feat_kills == new.feat_kills
            and len(old.treasure) == len(new.treasure)
        )

    def own(self) -> list[Pile]:
        state = self.undead
        said = self.context.text["piles"]
        looks = self.context.look.piles
        top = self.context.content.card(state.bounty[-1], False) if state.bounty else None
        found = [Pile(BOUNTY, looks["bounty"], said["bounty"], len(state.bounty), top=top, note=self._feat())]
        if state.treasure:
            note = said["treasure_note"]
            found.append(Pile(TREASURE, looks["treasure"], said["treasure"], len(state.treasure), note=note))
        return found

    def _feat(self) -> str:
        """Return what the Feat on top asks for, and how far the active Survivor has come."""
        said = self.context.text["piles"]
        state = self.undead
        if not state.bounty:
            return str(said["empty"])
        feat = library.equipment()[state.card(state.bounty[-1]).id].feat
        assert feat is not None
        words = self.context.text["feats"]
        form = said["feat" if feat.when == "turn" else "feat_action"]
        return str(
            form.format(
                kills=feat.kills, what=words[feat.scope], when=words[feat.when], done=feat_kills_of(state)
            )
        )
