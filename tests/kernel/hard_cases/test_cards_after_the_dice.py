"""A hidden hand from which either side may play after the dice have been rolled, with limits of its own."""

from typing import Any, ClassVar

from tests.kernel.toy import (
    Pass,
    ToyState,
    ToyTitle,
    asked,
    check_carried,
    offered,
    pending,
    plain,
    play,
    refused,
    reloaded,
    state_of,
    table,
)
from veglia.kernel.dice import Dice
from veglia.kernel.errors import IllegalChoice
from veglia.kernel.game import Setup
from veglia.kernel.machine import Ask, Event, Option, Result, State, Step
from veglia.kernel.window import Window

HERO = 0
ZOMBIE = 1
ROLL_AGAIN = 11
ONE_MORE = 12
# Cards that a seat may play in one fight; the hero rolls two dice, the zombie one.
LIMITS = (2, 1)
DICE = (2, 1)


class Duel(ToyState):
    """Two hands, the dice on the table, and what has been played on them."""

    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        hands: list[list[int]],
        rolls: list[list[int]],
        bonus: list[int],
        played: list[int],
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.hands = hands
        self.rolls = rolls
        self.bonus = bonus
        # Numbers of cards played in this fight, by seat.
        self.played = played

    def copy(self) -> "Duel":
        twin = Duel(
            self.dice.copy(),
            self.agenda[:],
            self.asking,
            self.result,
            [hand[:] for hand in self.hands],
            [roll[:] for roll in self.rolls],
            self.bonus[:],
            self.played[:],
        )
        twin.offered = self.offered
        return twin


class DiceRolled(Event):
    def __init__(self, seat: int, dice: tuple[int, ...]) -> None:
        self.seat = seat
        self.dice = dice


class CardPlayed(Event):
    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Play(Option):
    def __init__(self, card: int) -> None:
        self.card = card


class RollFight(Step[Duel]):
    """Both sides roll; then cards may be played until both have passed."""

    def run(self, state: Duel) -> None:
        state.push(Compare())
        state.push(PlayOnDice((HERO, ZOMBIE), 0, 0))
        state.push(RollDice(ZOMBIE))
        state.push(RollDice(HERO))


class RollDice(Step[Duel]):
    rule: ClassVar[str] = "toy.roll"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Duel) -> None:
        state.rolls[self.seat] = state.dice.roll(DICE[self.seat])
        state.emit(DiceRolled(self.seat, tuple(state.rolls[self.seat])), self.rule)


class PlayOnDice(Window[Duel]):
    """Cards are played on the dice that lie on the table."""

    rule: ClassVar[str] = "toy.window"
    moment: ClassVar[str] = "fight-rolled"

    def again(self, place: int, passes: int) -> "PlayOnDice":
        return PlayOnDice(self.order, place, passes)

    def plays(self, state: Duel, seat: int) -> list[Option]:
        may_play = state.played[seat] < LIMITS[seat]
        return [Play(card) for card in sorted(set(state.hands[seat]))] if may_play else []

    def resolve(self, state: Duel, seat: int, option: Option) -> None:
        assert isinstance(option, Play)
        state.push(Resolve(seat, option.card))


class Resolve(Step[Duel]):
    """Turn the played card up."""

    rule: ClassVar[str] = "toy.card"

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, state: Duel) -> None:
        state.hands[self.player].remove(self.card)
        state.played[self.player] += 1
        state.dice.reveals += 1
        state.emit(CardPlayed(self.player, self.card), self.rule)
        if self.card == ROLL_AGAIN:
            state.push(RollDice(self.player))
        else:
            state.bonus[self.player] += 1


class Compare(Step[Duel]):
    """The zombie wins ties."""

    def run(self, state: Duel) -> None:
        scores = [max(state.rolls[seat]) + state.bonus[seat] for seat in (HERO, ZOMBIE)]
        winner = HERO if scores[HERO] > scores[ZOMBIE] else ZOMBIE
        state.finish(Result((winner,), "toy.fight"))


class DuelTitle(ToyTitle):
    def first(self, setup: Setup, dice: Dice) -> Duel:
        hands = [[ROLL_AGAIN, ONE_MORE, ONE_MORE], [ROLL_AGAIN, ONE_MORE]]
        return Duel(dice, [RollFight()], None, None, hands, [[], []], [0, 0], [0, 0])

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Duel)
        hands = [sorted(hand) if owner == seat else len(hand) for owner, hand in enumerate(state.hands)]
        return {"dice": state.rolls, "bonus": state.bonus, "hands": hands}


TITLE = DuelTitle(
    "duel", (Duel, DiceRolled, CardPlayed, Play, RollFight, RollDice, PlayOnDice, Resolve, Compare)
)


def test_cards_are_played_after_both_sides_have_rolled() -> None:
    game = table(TITLE, dice=(3, 2, 5))

    decision = asked(game)

    assert (decision.seat, decision.rule) == (HERO, "toy.window")
    assert state_of(game, Duel).rolls == [[3, 2], [5]]
    assert offered(game) == [(Play, ROLL_AGAIN), (Play, ONE_MORE), (Pass,)]
    assert pending(game) == [Compare]


def test_a_card_changes_dice_that_lie_on_the_table() -> None:
    game = table(TITLE, dice=(3, 2, 5, 6, 1))

    events = game.choose(Play(ROLL_AGAIN), seat=HERO)

    assert plain(events) == [(CardPlayed, HERO, ROLL_AGAIN), (DiceRolled, HERO, (6, 1))]
    assert asked(game).seat == ZOMBIE


def test_either_side_may_answer_a_card_with_a_card() -> None:
    game = table(TITLE, dice=(3, 2, 3))

    story = play(game, [Play(ONE_MORE), Play(ONE_MORE), Play(ONE_MORE), Pass(), Pass()])

    assert story == [(CardPlayed, seat, ONE_MORE) for seat in (HERO, ZOMBIE, HERO)]
    assert game.result is not None
    assert game.result.winners == (HERO,)


def test_each_side_has_its_own_limit() -> None:
    game = table(TITLE, dice=(3, 2, 3))

    play(game, [Play(ONE_MORE), Play(ONE_MORE), Play(ONE_MORE)])

    assert asked(game).seat == ZOMBIE
    assert state_of(game, Duel).hands[ZOMBIE] == [ROLL_AGAIN]
    assert offered(game) == [(Pass,)]


def test_a_side_that_passed_may_still_answer_a_later_card() -> None:
    game = table(TITLE, dice=(3, 2, 3))
    game.choose(Pass(), seat=HERO)

    game.choose(Play(ONE_MORE), seat=ZOMBIE)

    assert asked(game).seat == HERO
    assert (Play, ONE_MORE) in offered(game)


def test_a_card_in_the_other_hand_cannot_be_played() -> None:
    game = table(TITLE, dice=(3, 2, 3))
    before = game.hash()

    with refused(IllegalChoice, "Play is not offered to seat 1"):
        game.choose(Play(ONE_MORE), seat=ZOMBIE)

    assert game.hash() == before


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_other_holds() -> None:
    game = table(TITLE, dice=(3, 2, 5))

    views = [game.view(seat)["hands"] for seat in (HERO, ZOMBIE, None)]

    assert views == [[[ROLL_AGAIN, ONE_MORE, ONE_MORE], 2], [3, [ROLL_AGAIN, ONE_MORE]], [3, 2]]
    assert [game.view(seat)["dice"] for seat in (HERO, ZOMBIE, None)] == [[[3, 2], [5]]] * 3


def test_a_saved_game_hides_the_same_cards() -> None:
    game = table(TITLE, dice=(3, 2, 5))
    game.choose(Play(ONE_MORE))

    twin = reloaded(game)

    assert [twin.view(seat) for seat in (HERO, ZOMBIE, None)] == [
        game.view(seat) for seat in (HERO, ZOMBIE, None)
    ]
    assert twin.view(ZOMBIE)["hands"] == [2, [ROLL_AGAIN, ONE_MORE]]


def test_a_fight_between_dice_and_cards_can_be_copied_and_saved() -> None:
    game = table(TITLE, dice=(3, 2, 3, 6, 4, 1))
    game.choose(Play(ROLL_AGAIN))
    assert pending(game) == [Compare]

    check_carried(game, [Play(ROLL_AGAIN), Play(ONE_MORE), Pass(), Pass()])

    assert game.result is not None
    assert game.result.winners == (HERO,)
    assert state_of(game, Duel).rolls == [[6, 4], [1]]
