"""A table for tests: put pieces where a rule needs them, play real choices, read what happened.

    table = Table(["carl", "meg"], (5, 2), gear={"carl": ["machete"]}, zombies={"2R.a1": {"walker": 2}})
    table.turn("carl")
    table.choose(MeleeAttack, card="machete")
    assert table.zombies("2R.a1") == {"walker": 1}

Dice are scripted: a test that rolls more than it says fails. Zones are named as in missions ("2R.a1",
rooms "2R.C", Balconies "2R.Z"). `gear` fills the slots in order: two Hands, Preferred, three of the Backpack.
`wagon` and `gatling` put the Machines on the mission's board, as a mission file would.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from tests.games.zombicide.seating import seated
from veglia.games.zombicide.engine.rules import zombies as figures
from veglia.games.zombicide.engine.rules.companions import take_lead
from veglia.games.zombicide.engine.rules.state import NO_CARD, Survivor
from veglia.games.zombicide.engine.rules.turn import start_turn
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.plan import opening_of
from veglia.games.zombicide.undead_or_alive.rules.rows import GatlingRow, UndeadMissionRow, WagonRow
from veglia.games.zombicide.undead_or_alive.rules.scenarios import make_scenario
from veglia.games.zombicide.undead_or_alive.rules.setup_companions import new_companion
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.title import TITLE, start_mission
from veglia.kernel.dice import scripted, seeded
from veglia.kernel.game import Setup
from veglia.kernel.machine import Event, Option, Step, advance, answer

E = TypeVar("E", bound=Event)
Choice = TypeVar("Choice", bound=Option)
PLAYERS_PHASE = 1


def start_row(row: UndeadMissionRow, setup: Setup) -> UndeadState:
    """Return the first state of a changed mission."""
    scenario = make_scenario(setup.mission, row)
    opening = opening_of(setup.mission, row, scenario.board.places)
    return start_mission(opening, scenario, setup, seeded(setup.seed))


class TestTable:
    """A state under the hands of a test."""

    # Pytest is not to collect it for its name.
    __test__ = False

    def __init__(
        self,
        party: Sequence[str] = ("carl",),
        dice: Sequence[int] = (),
        *,
        at: str | dict[str, str] = "2R.a1",
        gear: dict[str, list[str | None]] | None = None,
        zombies: dict[str, dict[str, int]] | None = None,
        skills: dict[str, list[str]] | None = None,
        seats: list[list[str]] | None = None,
        mission: str = "m0",
        wagon: WagonRow | None = None,
        gatling: GatlingRow | None = None,
    ) -> None:
        setup = TITLE.setup(mission, seated(*(seats or [list(party)])), 1, {})
        state = TITLE.start(setup)
        if wagon or gatling:
            row = msgspec.structs.replace(library.mission(mission), wagon=wagon, gatling=gatling)
            state = start_row(row, setup)
        assert isinstance(state, UndeadState)
        self.state = state
        self.names = [name for seat in setup.seats for name in seat.figures]
        state.agenda = []
        state.log = []
        state.dice = scripted(*dice)
        state.turn.phase = PLAYERS_PHASE
        state.turn.round = 1
        self.clear_zombies()
        for name in self.names:
            self.survivor(name).zone = self.zone(at if isinstance(at, str) else at[name])
        for name, cards in (gear or {}).items():
            self.equip(name, cards)
        for zone, kinds in (zombies or {}).items():
            for kind, count in kinds.items():
                self.add_zombies(zone, kind, count)
        for name, ids in (skills or {}).items():
            self.give_skills(name, ids)

    # Looking things up

    def who(self, name: str) -> int:
        return self.names.index(name)

    def survivor(self, name: str) -> Survivor:
        return self.state.survivors[self.who(name)]

    def zone(self, name: str) -> int:
        return self.state.board.places[name]

    def kind(self, name: str) -> int:
        return list(library.zombies()).index(name)

    def skill(self, name: str) -> int:
        return list(library.skills()).index(name)

    def zombies(self, zone: str) -> dict[str, int]:
        """Return the Zombies of a Zone by kind."""
        counts = {
            kind: figures.count_of(self.state, self.zone(zone), self.kind(kind)) for kind in library.zombies()
        }
        return {kind: count for kind, count in counts.items() if count}

    def cards(self, name: str) -> list[str | None]:
        """Return the six slots (and the received card, if any) as card ids."""
        held = self.survivor(name).cards
        ids = [None if card == NO_CARD else self.state.card(card).id for card in held]
        return ids if ids[-1] is not None else ids[:-1]

    def skills(self, name: str) -> list[str]:
        return [self.state.scenario.library.traits[skill].id for skill in self.survivor(name).skills]

    def card(self, id: str, *, owner: str | None = None) -> int:
        """Return the number of a card by id: one that a Survivor holds, or any free one."""
        names = [owner] if owner else self.names
        for name in names:
            for card in self.survivor(name).cards:
                if card != NO_CARD and self.state.card(card).id == id:
                    return card
        return self.free_card(id)

    def free_card(self, id: str) -> int:
        state = self.state
        for pile in (state.aside, state.equipment.pile, state.equipment.discards, state.bounty):
            for card in pile:
                if state.card(card).id == id:
                    return card
        raise AssertionError(f"no {id} left")

    # Setting things up

    def clear_zombies(self) -> None:
        state = self.state
        for place, count in enumerate(state.zombies):
            state.reserve[place % state.scenario.kinds] += count
            state.zombies[place] = 0

    def add_zombies(self, zone: str, kind: str, count: int = 1) -> None:
        figures.add(self.state, self.zone(zone), self.kind(kind), count)
        if self.state.scenario.library.zombies[self.kind(kind)].is_boss:
            self.state.abominations.pop()

    def add_companion(self, name: str, zone: str, *, leader: str | None = None) -> None:
        """Put a Companion into a Zone, alone or with its Leader."""
        state = self.state
        profile = list(library.survivors()).index(name)
        state.survivors.append(new_companion(state.scenario, profile, self.zone(zone)))
        self.names.append(name)
        if leader is not None:
            take_lead(state, self.who(name), self.who(leader))

    def take_free_card(self, id: str) -> int:
        """Take a card out of the pile it lies in."""
        card = self.free_card(id)
        state = self.state
        for pile in (state.aside, state.equipment.pile, state.equipment.discards, state.bounty):
            if card in pile:
                pile.remove(card)
                break
        return card

    def equip(self, name: str, cards: Sequence[str | None]) -> None:
        """Fill a Survivor's slots in order: Hand, Hand, Preferred, three Backpack slots."""
        for slot, id in enumerate(cards):
            if id is not None:
                self.survivor(name).cards[slot] = self.take_free_card(id)

    def give_skills(self, name: str, ids: Sequence[str]) -> None:
        """Give skills beyond those the Survivor starts with."""
        survivor = self.survivor(name)
        for id in ids:
            survivor.skills += (self.skill(id),)
            survivor.gifts |= self.state.scenario.library.traits[self.skill(id)].gifts

    def only_skills(self, name: str, ids: Sequence[str]) -> None:
        """Replace all skills of a Survivor."""
        self.survivor(name).skills = ()
        self.survivor(name).gifts = 0
        self.give_skills(name, ids)

    def set_ap(self, name: str, ap: int) -> None:
        """Put the slider on a space without giving skills."""
        survivor = self.survivor(name)
        survivor.ap = ap
        survivor.level = sum(ap >= limit for limit in self.state.scenario.library.levels)

    def stack_equipment(self, *ids: str) -> None:
        """Put cards on top of the Equipment deck, the first to be drawn first."""
        pile = self.state.equipment.pile
        for id in reversed(ids):
            card = next(card for card in pile if self.state.card(card).id == id)
            pile.remove(card)
            pile.append(card)

    def stack_zombie_cards(self, *numbers: int) -> None:
        """Put Zombie cards (by printed number) on top, the first to be drawn first."""
        pile = self.state.zombie_deck.pile
        for number in reversed(numbers):
            pile.remove(number - 1)
            pile.append(number - 1)

    def stack_bounty(self, *ids: str) -> None:
        """Put Bounty Weapons on top, the first to be earned first."""
        for id in reversed(ids):
            card = next(card for card in self.state.bounty if self.state.card(card).id == id)
            self.state.bounty.remove(card)
            self.state.bounty.append(card)

    # Playing

    def turn(self, name: str, *, actions: int | None = None) -> None:
        """Begin a Survivor's Turn and go to its first decision."""
        self.state.asking = None
        self.state.agenda = []
        start_turn(self.state, self.who(name))
        if actions is not None:
            self.survivor(name).actions = actions
        advance(self.state)

    def run(self, *steps: Step[Any]) -> list[Event]:
        """Run steps in order until a decision; return what happened."""
        self.state.asking = None
        self.state.log = []
        for step in reversed(steps):
            self.state.push(step)
        advance(self.state)
        return self.state.log

    def call(self, act: Callable[[UndeadState], None]) -> list[Event]:
        """Call a rule's function on the state, run what it pushed; return what happened."""
        self.state.log = []
        act(self.state)
        advance(self.state)
        return self.state.log

    @property
    def asking(self) -> Any:
        return self.state.asking

    def offered(self, kind: type[Choice], /, **fields: Any) -> list[Choice]:
        """Return the offered options of exactly a class whose fields match, by name."""
        if self.state.asking is None:
            return []
        return [
            option
            for option in self.state.offered
            if type(option) is kind and all(self._matches(option, *field) for field in fields.items())
        ]

    def offers(self, kind: type[Option], /, **fields: Any) -> bool:
        return bool(self.offered(kind, **fields))

    def choose(self, kind: type[Option], /, **fields: Any) -> list[Event]:
        """Take the first matching option; return what happened."""
        found = self.offered(kind, **fields)
        assert found, (
            f"{kind.__name__} {fields} is not offered: {[type(o).__name__ for o in self.state.offered]}"
        )
        self.state.log = []
        answer(self.state, found[0])
        return self.state.log

    def drop_card(self, name: str, id: str) -> None:
        """Discard a card by the free discarding that is open at any time."""
        aside = TITLE.aside
        assert aside is not None
        card = self.card(id, owner=name)
        option = next(o for o in aside.options(self.state) if getattr(o, "card", None) == card)
        aside.take(self.state, option)

    def _matches(self, option: Option, field: str, wanted: Any) -> bool:
        value = getattr(option, field)
        if not isinstance(wanted, str):
            return bool(value == wanted)
        if field == "card" and value >= 0:
            return self.state.card(value).id == wanted
        if field in ("zone", "start"):
            return bool(value == self.zone(wanted))
        if field == "profile":
            return bool(self.state.scenario.library.profiles[value].id == wanted)
        if field in ("survivor", "partner", "companion"):
            return bool(value == self.who(wanted))
        if field == "kind":
            return bool(value == self.kind(wanted))
        if field == "skill":
            return bool(value == self.skill(wanted))
        return bool(value == wanted)


def happened(events: Sequence[Event], kind: type[E]) -> list[E]:
    """Return the events of a class."""
    return [event for event in events if isinstance(event, kind)]


def rules_of(events: Sequence[Event]) -> set[str]:
    """Return the rules under which things happened."""
    return {event.rule for event in events}
