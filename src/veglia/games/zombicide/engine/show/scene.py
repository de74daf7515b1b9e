"""What lies and stands where, as a seat sees it. All seats are one team and see the same."""

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.show.before import Before
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.goals import goals
from veglia.games.zombicide.engine.show.heroes import heroes
from veglia.games.zombicide.engine.show.inset import Clash, clash, inset
from veglia.games.zombicide.engine.show.pieces import figures, foes
from veglia.games.zombicide.engine.show.piles import Piles
from veglia.kernel.scene import Chip, Ending, GoalStatus, Inset, Piece, Scene


class SceneDrawing:
    """Draws the scene of a state, anew or from the one before; a title says what it has of its own.

    Each `..._stay` tells whether something is still as it was in an earlier state on the same board. It may
    say no when in doubt: then that is drawn again.
    """

    def __init__(self, context: Context, piles: Piles) -> None:
        self.context = context
        self.state: ZombicideState = context.state
        self.content = context.content
        self.piles = piles

    # What a title adds

    def board_key(self) -> str:
        return self.state.board.key

    def is_board_of(self, old: ZombicideState) -> bool:
        """Whether the board is drawn as in an earlier state."""
        return old.board is self.state.board

    def tokens(self) -> list[Piece]:
        """Return all tokens and Machines on the board."""
        raise NotImplementedError

    def tokens_stay(self, old: ZombicideState) -> bool:
        raise NotImplementedError

    def chips(self) -> list[Chip]:
        """Return the facts in the head line."""
        raise NotImplementedError

    def chips_stay(self, old: ZombicideState) -> bool:
        """Whether the facts are the same, given that all tokens are as they were."""
        old_turn, turn = old.turn, self.state.turn
        return (
            old_turn.first_seat == turn.first_seat
            and old.level() == self.state.level()
            and old.is_ultra_red == self.state.is_ultra_red
        )

    def notes(self, who: int) -> list[str]:
        """Return what is to be said of a Survivor beside its dashboard."""
        raise NotImplementedError

    def notes_stay(self, old: ZombicideState) -> bool:
        """Whether notes are the same, given that Survivors and Objectives are as they were."""
        return True

    def clash(self) -> Clash | None:
        """Return the hits or attacks that are being shared out."""
        return clash(self.state)

    # The scene

    def scene(self) -> Scene:
        state = self.state
        content = self.content
        pieces = [*figures(self.context), *foes(self.context), *self.tokens()]
        return Scene(
            self.board_key(),
            content.content.mission(state.scenario.key).name[content.language],
            state.turn.round,
            self._phase(),
            self._turn(),
            self.chips(),
            self._goals(),
            content.rules_of(state.scenario.key),
            pieces,
            heroes(self.context, self.notes),
            self.piles.drawn(),
            self._ending(),
            inset=self._inset(pieces),
        )

    def scene_after(self, old: ZombicideState, shown: Scene) -> Scene:
        """Return the scene; what is still as it was in an earlier state is taken from the scene of that."""
        state = self.state
        if not self.is_board_of(old) or old.result is not state.result:
            return self.scene()
        before = Before(old, shown, state, self.notes_stay(old))
        now, then = state.turn, old.turn
        is_lying = self.tokens_stay(old)
        met = self._goals()
        pieces = self._pieces_after(before, is_lying)
        return Scene(
            shown.board,
            shown.mission,
            now.round,
            shown.phase if now.phase == then.phase else self._phase(),
            shown.turn if now.active == then.active else self._turn(),
            shown.chips if is_lying and self.chips_stay(old) else self.chips(),
            shown.goals if shown.goals == met else met,
            shown.rules,
            pieces,
            heroes(self.context, self.notes, before),
            shown.piles if self.piles.stay(old) else self.piles.drawn(),
            shown.result,
            inset=self._inset(pieces),
        )

    def _inset(self, pieces: list[Piece]) -> Inset | None:
        """Return both sides while hits or attacks are shared out."""
        found = self.clash()
        return None if found is None else inset(self.context, pieces, found)

    def _pieces_after(self, before: Before, is_lying: bool) -> list[Piece]:
        """Return the pieces; `is_lying` tells that all tokens are as they were."""
        context = self.context
        if is_lying and before.foes_stay(self.state):
            shown: list[Piece] = before.scene.pieces
            return shown if before.all_same else [*figures(context, before), *before.behind_figures()]
        lying = before.tokens() if is_lying else self.tokens()
        return [*figures(context, before), *foes(context, before), *lying]

    def _phase(self) -> str:
        return self.content.words["phase"][str(self.state.turn.phase)]

    def _turn(self) -> str:
        """Return whose turn it is, in words."""
        active = self.state.turn.active
        if active < 0:
            return ""
        return str(self.context.text["turn"].format(name=self.context.names.survivor(active)))

    def _goals(self) -> list[GoalStatus]:
        return goals(self.context, self.content.interface["goals"], self.content.goals)

    def _ending(self) -> Ending | None:
        state = self.state
        result = state.result
        if result is None:
            return None
        # All seats are of one side.
        outcome = result.outcome(0)
        why = self.context.text["ending_why"].get(result.rule) or self.content.rule_title(result.rule)
        text = self.context.text["ending"][outcome].format(why=why)
        return Ending(outcome, text, result.rule)
