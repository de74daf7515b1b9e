"""What was drawn of a table one choice ago: most of it is still so, and is shown again as it is."""

from veglia.games.zombicide.engine.rules.state import Survivor, ZombicideState
from veglia.games.zombicide.engine.rules.turn import SETUP
from veglia.kernel.scene import Piece, Scene


class Before:
    """An earlier state of a game, its scene in the same language, and which Survivors are as they were."""

    def __init__(self, old: ZombicideState, scene: Scene, new: ZombicideState, notes_stay: bool) -> None:
        """Take the earlier state and its scene; whether what the title notes of Survivors is the same."""
        self.state = old
        self.scene = scene
        self.same: list[bool] = []
        is_active = old.turn.active == new.turn.active
        is_party = len(old.survivors) == len(new.survivors)
        for who, survivor in enumerate(new.survivors):
            is_still = is_active or (who != old.turn.active and who != new.turn.active)
            self.same.append(is_party and is_still and is_same(old.survivors[who], survivor))
        self.all_same = is_party and False not in self.same
        # What the dashboards of all Survivors depend on beside themselves.
        self.is_dashboard_like = (
            notes_stay
            and (old.turn.phase == SETUP) == (new.turn.phase == SETUP)
            and old.empty == new.empty
            and old.objectives == new.objectives
        )

    def figures(self) -> list[Piece | None]:
        """Return the figure of each Survivor, the first pieces; None where it was not on the board."""
        pieces: list[Piece] = self.scene.pieces
        found: list[Piece | None] = []
        place = 0
        for survivor in self.state.survivors:
            if survivor.zone < 0:
                found.append(None)
            else:
                found.append(pieces[place])
                place += 1
        return found

    def foes(self) -> list[Piece]:
        return [piece for piece in self.behind_figures() if piece.sort == "foe"]

    def tokens(self) -> list[Piece]:
        return [piece for piece in self.behind_figures() if piece.sort != "foe"]

    def behind_figures(self) -> list[Piece]:
        """Return Zombies and tokens, as they were."""
        pieces: list[Piece] = self.scene.pieces
        return pieces[len([survivor for survivor in self.state.survivors if survivor.zone >= 0]) :]

    def foes_stay(self, state: ZombicideState) -> bool:
        return self.state.zombies == state.zombies and self.state.arrivals == state.arrivals


def is_same(old: Survivor, new: Survivor) -> bool:
    """Whether nothing of a Survivor has changed."""
    return (
        old.actions == new.actions
        and old.zone == new.zone
        and old.cards == new.cards
        and old.has_acted == new.has_acted
        and old.wounds == new.wounds
        and old.ap == new.ap
        and old.level == new.level
        and old.profile == new.profile
        and old.seat == new.seat
        and old.gifts == new.gifts
        and old.classes == new.classes
        and old.health == new.health
        and old.leader == new.leader
        and old.is_riding == new.is_riding
        and old.laps == new.laps
        and (old.skills is new.skills or old.skills == new.skills)
        and (old.free is new.free or old.free == new.free)
        and (old.used is new.used or old.used == new.used)
    )
