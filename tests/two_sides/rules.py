"""The rules of Relic: what can be chosen, what happens, and who is asked."""

from typing import ClassVar

from tests.two_sides.state import (
    DOOR,
    HAND,
    HEROES,
    NOBODY,
    OUT,
    ROOMS,
    ROUNDS,
    SHADOWS,
    TOKEN_ROOMS,
    WOUNDS,
    RelicState,
    strength,
)
from veglia.kernel.machine import Ask, Event, Option, Result, Step
from veglia.kernel.window import FIGHT, PHASE, Pass, Window

# The weakest card that can be played in a fight that another has begun.
ANSWERS_FROM = 2

# What can be chosen


class GoFirst(Option):
    """This hero acts before the others."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Walk(Option):
    def __init__(self, room: int) -> None:
        self.room = room


class TurnUp(Option):
    """Turn the token of the room face up."""

    def __init__(self, room: int) -> None:
        self.room = room


class Fight(Option):
    """Attack a figure of the other side with a card of the own hand."""

    def __init__(self, foe: int, card: int) -> None:
        self.foe = foe
        self.card = card


class Answer(Option):
    """Play a card in a fight that another has begun."""

    def __init__(self, card: int) -> None:
        self.card = card


class Bandage(Option):
    """Give up a card to heal a wound."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


# What happens


class RoundBegan(Event):
    def __init__(self, round: int) -> None:
        self.round = round


class Drew(Event):
    """A seat has drawn a card; only those who see its hand hear which."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Walked(Event):
    def __init__(self, seat: int, room: int) -> None:
        self.seat = seat
        self.room = room


class TurnedUp(Event):
    def __init__(self, seat: int, room: int, is_relic: bool) -> None:
        self.seat = seat
        self.room = room
        self.is_relic = is_relic


class Played(Event):
    """A card is laid open in a fight."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Rolled(Event):
    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face


class Wounded(Event):
    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by


class Fell(Event):
    """A hero is out of the game, or a shadow goes back to the last room."""

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by


class Healed(Event):
    def __init__(self, seat: int) -> None:
        self.seat = seat


# Who is asked


class BeginRound(Step[RelicState]):
    """Heroes act, then shadows; after the last round nobody comes out any more."""

    rule: ClassVar[str] = "relic.round"

    def __init__(self) -> None:
        pass

    def run(self, state: RelicState) -> None:
        if state.round == ROUNDS[state.mission]:
            end_without_door(state)
            return
        state.round += 1
        state.active = NOBODY
        state.emit(RoundBegan(state.round), self.rule)
        state.push(BeginRound())
        for seat in reversed(state.seats_of(SHADOWS)):
            state.push(BeginTurn(seat))
        state.push(Volunteer())


class Volunteer(Ask[RelicState]):
    """Each hero may be the first to act: a question to several seats, each with an option of its own."""

    rule: ClassVar[str] = "relic.first"
    is_divided: ClassVar[bool] = True

    def __init__(self) -> None:
        pass

    def seat(self, state: RelicState) -> int:
        return state.seats_of(HEROES)[0]

    def seats(self, state: RelicState) -> tuple[int, ...]:
        return tuple(state.seats_of(HEROES))

    def owners(self, state: RelicState, option: Option) -> tuple[int, ...]:
        assert isinstance(option, GoFirst)
        return (option.seat,)

    def options(self, state: RelicState) -> list[Option]:
        return [GoFirst(seat) for seat in state.seats_of(HEROES)]

    def take(self, state: RelicState, option: Option) -> None:
        assert isinstance(option, GoFirst)
        others = [seat for seat in state.seats_of(HEROES) if seat != option.seat]
        for seat in [*others, option.seat]:
            state.push(BeginTurn(seat))


class BeginTurn(Step[RelicState]):
    """Draw a card, then act."""

    rule: ClassVar[str] = "relic.draw"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: RelicState) -> None:
        if state.rooms[self.who] == OUT:
            return
        state.active = self.who
        if len(state.hands[self.who]) < HAND:
            card = state.deck.draw(state.dice)
            if card >= 0:
                state.hands[self.who].append(card)
                state.emit(Drew(self.who, card), self.rule)
        state.push(Act(self.who))


class Act(Ask[RelicState]):
    """Walk, turn a token up, fight, or do nothing; no hero walks away from a shadow."""

    rule: ClassVar[str] = "relic.act"
    forced: ClassVar[bool] = False

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, state: RelicState) -> int:
        return self.who

    def options(self, state: RelicState) -> list[Option]:
        room = state.rooms[self.who]
        found: list[Option] = []
        if state.sides[self.who] == SHADOWS or not state.foes_of(self.who):
            found = [Walk(near) for near in (room - 1, room + 1) if 0 <= near < ROOMS]
        if state.sides[self.who] == HEROES and room in TOKEN_ROOMS:
            if not state.turned[TOKEN_ROOMS.index(room)]:
                found.append(TurnUp(room))
        found += [
            Fight(foe, card) for foe in state.foes_of(self.who) for card in sorted(state.hands[self.who])
        ]
        return [*found, Pass()]

    def take(self, state: RelicState, option: Option) -> None:
        if isinstance(option, Walk):
            walk(state, self.who, option.room)
        elif isinstance(option, TurnUp):
            turn_up(state, self.who, option.room)
        elif isinstance(option, Fight):
            state.fights += 1
            total = throw(state, self.who, option.card)
            state.push(Defend(self.who, option.foe, total))


class Defend(Window[RelicState]):
    """Who is attacked may play a card that is not weak; whether one could is nobody else's business."""

    rule: ClassVar[str] = "relic.defend"
    moment: ClassVar[str] = "attacked"

    def __init__(self, attacker: int, defender: int, total: int) -> None:
        super().__init__((defender,), 0, 0)
        self.attacker = attacker
        self.defender = defender
        self.total = total

    def again(self, place: int, passes: int) -> "Defend":
        return Defend(self.attacker, self.defender, self.total)

    def plays(self, state: RelicState, seat: int) -> list[Option]:
        return [Answer(card) for card in sorted(state.hands[seat]) if strength(card) >= ANSWERS_FROM]

    def scope(self, state: RelicState, name: str) -> int:
        if name == FIGHT:
            return state.fights
        return 2 * state.round + state.sides[self.attacker] if name == PHASE else state.round

    def is_at_stake(self, state: RelicState, seat: int) -> bool:
        """Return whether the next wound puts a hero out of the game."""
        return state.sides[seat] == HEROES and state.wounds[seat] == WOUNDS - 1

    def resolve(self, state: RelicState, seat: int, option: Option) -> None:
        assert isinstance(option, Answer)
        self.end(state, option.card)

    def take(self, state: RelicState, option: Option) -> None:
        """Take the only answer there is: the fight ends with it, so nobody is asked again."""
        if isinstance(option, Answer):
            self.resolve(state, self.defender, option)
        else:
            self.end(state, NOBODY)

    def end(self, state: RelicState, card: int) -> None:
        """Throw for the defender, with a card or with none, and wound the loser."""
        total = throw(state, self.defender, card)
        if self.total > total:
            wound(state, self.defender, self.attacker)
        else:
            wound(state, self.attacker, self.defender)


class BandageAnytime(Ask[RelicState]):
    """A wounded hero may give up a card to heal, whoever is asked; each time a card is less."""

    rule: ClassVar[str] = "relic.bandage"
    is_divided: ClassVar[bool] = True

    def __init__(self) -> None:
        pass

    def seat(self, state: RelicState) -> int:
        return state.seats_of(HEROES)[0]

    def owners(self, state: RelicState, option: Option) -> tuple[int, ...]:
        assert isinstance(option, Bandage)
        return (option.seat,)

    def options(self, state: RelicState) -> list[Option]:
        return [
            Bandage(seat, card)
            for seat in state.seats_of(HEROES)
            if state.wounds[seat] > 0
            for card in sorted(state.hands[seat])
        ]

    def take(self, state: RelicState, option: Option) -> None:
        assert isinstance(option, Bandage)
        state.hands[option.seat].remove(option.card)
        state.deck.discard(option.card)
        state.wounds[option.seat] -= 1
        state.emit(Healed(option.seat), self.rule)


# What is done


def walk(state: RelicState, who: int, room: int) -> None:
    state.rooms[who] = room
    state.emit(Walked(who, room), "relic.walk")
    if who == state.carrier and room == DOOR:
        win(state, HEROES, "relic.door")


def turn_up(state: RelicState, who: int, room: int) -> None:
    token = TOKEN_ROOMS.index(room)
    state.turned[token] = True
    state.dice.reveals += 1
    state.emit(TurnedUp(who, room, token == state.relic), "relic.token")
    if token == state.relic:
        state.carrier = who


def throw(state: RelicState, who: int, card: int) -> int:
    """Lay a card open, roll a die, and return what they are together; no card is worth nothing."""
    face = state.dice.die()
    if card < 0:
        state.emit(Rolled(who, face), "relic.fight")
        return face
    state.hands[who].remove(card)
    state.deck.discard(card)
    state.emit(Played(who, card), "relic.fight")
    state.emit(Rolled(who, face), "relic.fight")
    return face + strength(card)


def wound(state: RelicState, who: int, by: int) -> None:
    state.wounds[who] += 1
    state.emit(Wounded(who, by), "relic.wound")
    if state.wounds[who] < WOUNDS:
        return
    state.emit(Fell(who, by), "relic.fall")
    if state.sides[who] == SHADOWS:
        state.wounds[who] = 0
        state.rooms[who] = ROOMS - 1
        return
    # The cards of who is out come back; a partner in the game takes the relic on.
    state.rooms[who] = OUT
    for card in state.hands[who]:
        state.deck.discard(card)
    state.hands[who] = []
    left = state.seats_of(HEROES)
    if not left:
        win(state, SHADOWS, "relic.fall")
    elif who == state.carrier:
        state.carrier = left[0]


def win(state: RelicState, side: int, rule: str) -> None:
    state.finish(Result(tuple(seat for seat, one in enumerate(state.sides) if one == side), rule))


def end_without_door(state: RelicState) -> None:
    """After the last round it is a draw if the relic was found; else the shadows have kept it."""
    if state.is_found():
        state.finish(Result((), "relic.late", is_draw=True))
    else:
        win(state, SHADOWS, "relic.late")
