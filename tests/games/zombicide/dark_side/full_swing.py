"""Games in full swing. Random players hardly get that far, so the table is set as after many good rounds:
Survivors all over the map with experience, cards and a lot of Armor, Objectives taken, Pits dug, Xenos about.

Everything is dealt with the engine's own functions, so that nothing is lost or doubled.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.games.zombicide.seating import seated
from veglia.agents.knowledge import Knowledge
from veglia.agents.random import RandomAgent
from veglia.games.zombicide.dark_side.rules.attaching import fits
from veglia.games.zombicide.dark_side.rules.content_library import dark_card
from veglia.games.zombicide.dark_side.rules.missions.columns import CHARGES, CollapseYellow
from veglia.games.zombicide.dark_side.rules.pits import dig
from veglia.games.zombicide.dark_side.rules.prototypes import gain_prototype
from veglia.games.zombicide.dark_side.rules.slots import INCOMING, SLOTS
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.danger import add_skill, gain_ap
from veglia.games.zombicide.engine.rules.state import NO_CARD, OFF_BOARD, Objective
from veglia.games.zombicide.engine.rules.turn import PLAYERS
from veglia.kernel.dice import Dice, seeded
from veglia.kernel.game import apply, begin
from veglia.kernel.machine import Ask, advance

CARDS_EACH = 5
SKILLS_EACH = 3
XENOS = 25
PITS = 3
MOST_POINTS = 30
MORE_ARMOR = 20


class Swing:
    """A game that is set in full swing, and then played at random."""

    def __init__(self, mission: str, seed: int) -> None:
        self.dice: Dice = seeded(seed)
        party = self._party(mission)
        fewest = -(-len(party) // TITLE.most_at_seat)
        seats = fewest + self.dice.below(4 - fewest)
        options = {"ultra_red": "yes"} if seed % 2 else {}
        setup = TITLE.setup(mission, seated(*[party[seat::seats] for seat in range(seats)]), seed, options)
        state = begin(TITLE, setup).state
        assert isinstance(state, DarkState)
        self.state: DarkState = state
        self.agent = RandomAgent(seeded(-1 - seed))
        # With some skills Machines are never hostile.
        self.skills_each = SKILLS_EACH if seed % 3 else 0
        while state.turn.phase != PLAYERS:
            self.choose()
        for who in range(len(state.survivors)):
            self._send_out(who)
        self._let(self._take_objectives)
        for _ in range(XENOS):
            self._add_xeno()
        for _ in range(PITS):
            dig(state, self._somewhere())
        self._charge_columns()

    def choose(self) -> None:
        """Take any of the options, or an aside."""
        apply(TITLE, self.state, self.agent.choose(Knowledge(TITLE, self.state)))

    def _party(self, mission: str) -> list[str]:
        size = TITLE.least_party + self.dice.below(TITLE.most_party - TITLE.least_party + 1)
        names = TITLE.roster(mission, size)
        order = list(range(len(names)))
        self.dice.shuffle(order)
        return [names[number] for number in order[:size]]

    def _somewhere(self) -> int:
        """Return a Zone that can be reached."""
        board = self.state.board
        start = self.state.spawns[0].zone
        zones = [zone for zone in range(board.size) if board.paths.distance(start, zone) < board.size]
        return zones[self.dice.below(len(zones))]

    def _doomed(self) -> list[int]:
        """Return the Zones that will go when the columns come down."""
        columns = [goal.column for goal in self.state.scenario.goals if isinstance(goal, CollapseYellow)]
        return [zone for one in columns for zone, cells in enumerate(one.after.cells) if not cells]

    def _let(self, happen: Callable[[], None]) -> None:
        """Let something happen beside the question that is open, and choose what comes of it at random."""
        question = self.state.asking
        if question is None:
            return
        self.state.asking = None
        self.state.push(question)
        happen()
        advance(self.state)
        self._answer_until(question)

    def _answer_until(self, question: Ask[Any]) -> None:
        while self.state.asking is not None and self.state.asking is not question:
            self.choose()

    def _send_out(self, who: int) -> None:
        survivor = self.state.survivors[who]
        if survivor.zone == OFF_BOARD:
            return
        survivor.zone = self._somewhere()
        while survivor.zone in self._doomed():
            survivor.zone = self._somewhere()
        survivor.health += MORE_ARMOR
        for _ in range(CARDS_EACH):
            self._deal(who)
        for _ in range(self.skills_each):
            skill = self.dice.below(len(self.state.scenario.library.traits))
            if skill not in survivor.skills:
                self._let(partial(add_skill, self.state, who, skill))
        points = self.dice.below(MOST_POINTS)
        self._let(partial(gain_ap, self.state, who, points, "ds.xp.kill"))
        if self.dice.below(3) == 0:
            self._let(partial(gain_prototype, self.state, who, "ds.act.prototype-token"))

    def _deal(self, who: int) -> None:
        """Put a card of the deck into the first slot that takes it."""
        state = self.state
        survivor = state.survivors[who]
        card = state.equipment.pile[-1]
        free = [slot for slot in range(SLOTS) if survivor.cards[slot] == NO_CARD]
        slots = [slot for slot in free if fits(state, survivor, slot, card)]
        if slots and dark_card(state, card).pit_spawn < 0:
            # Under a weapon where that is possible.
            survivor.cards[slots[-1] if card % 2 else slots[0]] = state.equipment.pile.pop()
        else:
            self.dice.shuffle(state.equipment.pile)

    def _take_objectives(self) -> None:
        """Some of the Objectives have been taken; prototypes that they give would each ask for room."""
        state = self.state
        for number, token in enumerate(state.objectives):
            who = self.dice.below(len(state.survivors))
            is_free = state.survivors[who].cards[INCOMING] == NO_CARD
            if self.dice.below(2) and is_free and state.scenario.rules.can_take(state, number):
                state.objectives[number] = Objective(OFF_BOARD, token.colour, True)
                state.scenario.rules.objective_taken(state, who, number)

    def _add_xeno(self) -> None:
        """Add a Xeno somewhere, but not beside an Objective: that might be a generator."""
        state = self.state
        kind = self.dice.below(state.scenario.kinds)
        zone = self._somewhere()
        if state.reserve[kind] > 0 and zone not in [token.zone for token in state.objectives]:
            zombies.add(state, zone, kind, 1)

    def _charge_columns(self) -> None:
        for goal in self.state.scenario.goals:
            if isinstance(goal, CollapseYellow):
                self.state.pieces.charges += [goal.column.zone] * CHARGES
