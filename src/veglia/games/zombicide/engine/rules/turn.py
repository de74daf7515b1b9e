"""The round: Players' Phase, Zombies' Phase, End Phase; and a Survivor's Turn inside it."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.action import Deed
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.companions import companions_of
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.events import (
    ActionsGivenUp,
    Escaped,
    FirstPlayerPassed,
    PhaseStarted,
    RoundStarted,
    TurnEnded,
    TurnStarted,
)
from veglia.games.zombicide.engine.rules.pay import lose_actions
from veglia.games.zombicide.engine.rules.spawn import SpawnNext
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, ZombicideState
from veglia.games.zombicide.engine.rules.tell import tell_skill
from veglia.games.zombicide.engine.rules.trait import OFFERING
from veglia.kernel.machine import Ask, Option, Step

SETUP: Final = 0
PLAYERS: Final = 1
ZOMBIES: Final = 2
END: Final = 3

ACTIONS: Final = 3


class StartRound(Step[ZombicideState]):
    """A round: three phases, then another round."""

    rule: ClassVar[str] = "uoa.round.structure"

    def run(self, state: ZombicideState) -> None:
        state.turn.round += 1
        for survivor in state.survivors:
            survivor.has_acted = False
        state.emit(RoundStarted(state.turn.round), self.rule)
        state.push(StartRound())
        state.push(EndPhase())
        state.push(ZombiesPhase())
        state.push(PlayersPhase())


class PlayersPhase(Step[ZombicideState]):
    """Every seat takes its Turn, from the first player on to the left."""

    rule: ClassVar[str] = "uoa.round.first-player-starts"

    def run(self, state: ZombicideState) -> None:
        state.turn.phase = PLAYERS
        state.emit(PhaseStarted(PLAYERS), self.rule)
        state.push(ClosePlayersPhase())
        seats = state.turn.seats
        for place in range(seats - 1, -1, -1):
            player = (state.turn.first_seat + place) % seats
            if not state.scenario.rules.asks_for_turns(state, player):
                state.push(ChooseSurvivor(player))


class ClosePlayersPhase(Step[ZombicideState]):
    """What the title does when all Turns have been taken."""

    rule: ClassVar[str] = "uoa.round.train-timing"

    def run(self, state: ZombicideState) -> None:
        state.scenario.rules.players_phase_over(state)


class ActivateSurvivor(Option):
    """This Survivor takes its Turn now."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class ChooseSurvivor(Ask[ZombicideState]):
    """A player activates their Survivors one after the other, in any order."""

    rule: ClassVar[str] = "uoa.round.activation-order"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, state: ZombicideState) -> int:
        return self.player

    def options(self, state: ZombicideState) -> list[Option]:
        out: list[Option] = []
        for who, survivor in enumerate(state.survivors):
            if survivor.seat == self.player and not survivor.has_acted and survivor.zone != OFF_BOARD:
                out.append(ActivateSurvivor(who))
        return out

    def take(self, state: ZombicideState, option: Option) -> None:
        assert isinstance(option, ActivateSurvivor)
        state.push(ChooseSurvivor(self.player))
        start_turn(state, option.survivor)


def start_turn(state: ZombicideState, who: int) -> None:
    """Give a Survivor its Actions and ask for the first."""
    survivor = state.survivors[who]
    state.turn.active = who
    state.turn.done = ()
    survivor.has_acted = True
    survivor.actions = ACTIONS
    survivor.used = ()
    survivor.free = ()
    state.emit(TurnStarted(who), "uoa.actions.three")
    for skill in survivor.skills:
        trait = state.scenario.library.traits[skill]
        more = trait.extra_actions()
        if more > 0:
            survivor.actions += more
            tell_skill(state, who, trait)
        scope = trait.free_scope()
        if scope != 0:
            survivor.free += (scope,)
    state.scenario.rules.turn_started(state, who)
    state.push(EndTurn(who))
    state.push(ChooseAction(who))


class DoNothing(Deed[ZombicideState]):
    """End the Turn; what is left of it is lost."""

    def __init__(self) -> None:
        pass

    def perform(self, state: ZombicideState, who: int) -> None:
        survivor = state.survivors[who]
        if survivor.actions > 0:
            state.emit(ActionsGivenUp(who, survivor.actions), "uoa.actions.do-nothing")
        survivor.actions = 0
        survivor.free = ()


DO_NOTHING: Final = DoNothing()


class ChooseAction(Ask[ZombicideState]):
    """The active Survivor's next Action, until none is left or the player has enough."""

    rule: ClassVar[str] = "uoa.actions.list"

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.survivor].seat

    def options(self, state: ZombicideState) -> list[Option]:
        who = self.survivor
        survivor = state.survivors[who]
        out: list[Option] = []
        if survivor.zone == OFF_BOARD:
            return out
        if survivor.actions > 0 or survivor.free:
            for action in state.scenario.actions:
                action.offer(state, who, out)
        state.scenario.rules.free_deeds(state, who, out)
        if survivor.gifts & OFFERING != 0:
            for skill in survivor.skills:
                state.scenario.library.traits[skill].offer(state, who, out)
        for goal in state.scenario.goals:
            goal.offer(state, out)
        out.append(DO_NOTHING)
        return out

    def take(self, state: ZombicideState, option: Option) -> None:
        assert isinstance(option, Deed)
        if not isinstance(option, DoNothing):
            state.push(self)
        option.perform(state, self.survivor)


class EndTurn(Step[ZombicideState]):
    """The Turn is over; a Survivor at the Exit may leave."""

    rule: ClassVar[str] = "uoa.mission.exit-zone"

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def run(self, state: ZombicideState) -> None:
        state.push(CloseTurn(self.survivor))
        state.scenario.rules.turn_over(state, self.survivor)
        if state.scenario.rules.can_escape(state, self.survivor):
            state.push(AskEscape(self.survivor))


class CloseTurn(Step[ZombicideState]):
    """Nobody is active any more."""

    rule: ClassVar[str] = "uoa.round.clockwise-turns"

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def run(self, state: ZombicideState) -> None:
        lose_actions(state, self.survivor)
        state.turn.active = -1
        state.emit(TurnEnded(self.survivor), self.rule)


class Leave(Option):
    """Escape through the Exit."""

    def __init__(self) -> None:
        pass

    def leavers(self, state: ZombicideState, who: int) -> list[int]:
        """Return who leaves."""
        return [who, *companions_of(state, who)]


class Stay(Option):
    """Stay on the board."""

    def __init__(self) -> None:
        pass


class AskEscape(Ask[ZombicideState]):
    """Whether to escape now."""

    rule: ClassVar[str] = "uoa.mission.exit-zone"

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.survivor].seat

    def options(self, state: ZombicideState) -> list[Option]:
        out: list[Option] = [Leave()]
        state.scenario.rules.ways_out(state, self.survivor, out)
        out.append(Stay())
        return out

    def take(self, state: ZombicideState, option: Option) -> None:
        if isinstance(option, Leave):
            for who in option.leavers(state, self.survivor):
                state.survivors[who].zone = OFF_BOARD
                state.survivors[who].is_riding = False
                state.emit(Escaped(who), self.rule)
            check_goals(state)


class ZombiesPhase(Step[ZombicideState]):
    """Step 1: every Zombie acts. Step 2: new ones appear."""

    rule: ClassVar[str] = "uoa.round.zombies-phase"

    def run(self, state: ZombicideState) -> None:
        state.turn.phase = ZOMBIES
        state.emit(PhaseStarted(ZOMBIES), self.rule)
        state.push(SpawnNext(-1))
        state.push(Activate(all_kinds(state)))
        state.scenario.rules.zombies_phase_begun(state)


class EndPhase(Step[ZombicideState]):
    """What the title does at the end of a round; last, the First Player token passes."""

    rule: ClassVar[str] = "uoa.round.structure"

    def run(self, state: ZombicideState) -> None:
        state.turn.phase = END
        state.emit(PhaseStarted(END), self.rule)
        state.push(PassFirstPlayer())
        state.scenario.rules.end_phase(state)


class PassFirstPlayer(Step[ZombicideState]):
    """The First Player token goes to the player on the left."""

    rule: ClassVar[str] = "uoa.round.end-phase-first-player"

    def run(self, state: ZombicideState) -> None:
        state.turn.first_seat = (state.turn.first_seat + 1) % state.turn.seats
        if state.turn.seats > 1:
            state.emit(FirstPlayerPassed(state.turn.first_seat), self.rule)
