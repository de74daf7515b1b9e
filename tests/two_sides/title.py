"""Relic as the rest of Veglia sees it."""

from typing import Any

from tests.two_sides import rules
from tests.two_sides.encoding import RelicEncoding
from tests.two_sides.evaluation import RelicEvaluation
from tests.two_sides.presentation import ROSTER, RelicPresentation, hears
from tests.two_sides.state import (
    CARDS,
    DOOR,
    HAND,
    HEROES,
    NOBODY,
    ROOMS,
    ROUNDS,
    SHADOWS,
    TOKEN_ROOMS,
    RelicState,
)
from tests.two_sides.statistics import RelicStatistics
from tests.two_sides.words import SIDES, words
from veglia.kernel.codec import Codec
from veglia.kernel.deck import Deck
from veglia.kernel.dice import Dice, ScriptedDice
from veglia.kernel.encoding import Encoding
from veglia.kernel.errors import BadSetup
from veglia.kernel.evaluation import Evaluation
from veglia.kernel.game import Setup, Title, unknown
from veglia.kernel.machine import Event, Option, Result, State, Step
from veglia.kernel.seats import Seat, Side, check_sides
from veglia.kernel.statistics import Statistics
from veglia.kernel.window import Pass
from veglia.kernel.words import Words

CLASSES = [
    kind
    for kind in vars(rules).values()
    if isinstance(kind, type)
    and issubclass(kind, (Step, Option, Event))
    and kind.__module__ == rules.__name__
]


class Relic(Title):
    def __init__(self) -> None:
        super().__init__("relic", "Relic", "1", ("en", "it"))
        self.sides = (
            Side("heroes", least=1, most=2),
            Side("shadows", least=1, most=2, picks_figures=False, shares_knowledge=False),
        )
        self.most_party = 2
        self.presentation = RelicPresentation()
        self.aside = rules.BandageAnytime()
        self.own_codec = Codec([RelicState, *CLASSES, Pass, Deck, Dice, ScriptedDice, Result], {})

    def missions(self) -> list[str]:
        return list(ROUNDS)

    def mission_list(self, language: str) -> list[dict[str, Any]]:
        return [
            {"id": "hall", "name": "Hall", "difficulty": "easy", "minutes": 5},
            {"id": "cellar", "name": "Cellar", "minutes": 8},
        ]

    def roster(self, mission: str, size: int = 0, side: str = "") -> list[str]:
        return [] if side == "shadows" else ROSTER

    def setup(self, mission: str, seats: list[Seat] | None, seed: int, options: dict[str, str]) -> Setup:
        if mission not in ROUNDS:
            raise unknown("mission", mission, self.missions())
        usual = [Seat("heroes", ("ann",)), Seat("heroes", ("bob",)), Seat("shadows"), Seat("shadows")]
        chosen = usual if seats is None else seats
        check_sides(self.sides, chosen)
        named = [name for seat in chosen for name in seat.figures]
        for name in named:
            if name not in ROSTER:
                raise unknown("hero", name, ROSTER)
        if len(set(named)) != len(named) or any(
            len(seat.figures) != 1 for seat in chosen if seat.side == "heroes"
        ):
            raise BadSetup("each seat of the heroes has one hero of its own", "heroes")
        if options:
            raise BadSetup("there are no options", "options")
        return Setup(mission, tuple(chosen), seed, options)

    def side_of(self, state: State, seat: int) -> int:
        assert isinstance(state, RelicState)
        return state.sides[seat]

    def side_name(self, side: str, language: str) -> str:
        return SIDES[language][side]

    def deal(self, setup: Setup, dice: Dice) -> State:
        sides = tuple(HEROES if seat.side == "heroes" else SHADOWS for seat in setup.seats)
        pile = list(range(CARDS))
        dice.shuffle(pile)
        hands = [[pile.pop() for _ in range(HAND - 1)] for _ in sides]
        return RelicState(
            dice,
            [rules.BeginRound()],
            None,
            None,
            setup.mission,
            sides,
            tuple("".join(seat.figures) for seat in setup.seats),
            [DOOR if side == HEROES else ROOMS - 1 for side in sides],
            [0] * len(sides),
            hands,
            Deck(pile, []),
            dice.below(len(TOKEN_ROOMS)),
            [False] * len(TOKEN_ROOMS),
            NOBODY,
            0,
            NOBODY,
            0,
        )

    def copy(self, state: State) -> State:
        assert isinstance(state, RelicState)
        return state.copy()

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, RelicState)
        return {
            "seat": seat,
            "round": state.round,
            "active": state.active,
            "rooms": state.rooms[:],
            "wounds": state.wounds[:],
            "hands": [
                sorted(hand) if state.sees_hand(seat, owner) else len(hand)
                for owner, hand in enumerate(state.hands)
            ],
            "tokens": [token_word(state, token, seat) for token in range(len(state.turned))],
            "carrier": state.carrier,
            "deck": [len(state.deck.pile), sorted(state.deck.discards)],
        }

    def imagine(self, state: State, seat: int | None, dice: Dice) -> State:
        """Deal hands that the seat does not see, the pile and the relic anew, from a fixed order."""
        assert isinstance(state, RelicState)
        twin = state.copy()
        hidden = [owner for owner in range(len(twin.sides)) if not twin.sees_hand(seat, owner)]
        cards = sorted([*twin.deck.pile, *(card for owner in hidden for card in twin.hands[owner])])
        dice.shuffle(cards)
        for owner in hidden:
            twin.hands[owner] = [cards.pop() for _ in twin.hands[owner]]
        twin.deck.pile = cards
        if not twin.sees_relic(seat):
            places = [token for token, turned in enumerate(twin.turned) if not turned]
            twin.relic = places[dice.below(len(places))]
        twin.dice = dice.copy()
        dice.next_number()
        twin.dice.reveals = state.dice.reveals
        if twin.asking is not None:
            # What others are offered depends on their hands.
            twin.offered = twin.asking.options(twin)
        return twin

    def codec(self) -> Codec:
        return self.own_codec

    def words(self, state: State, language: str) -> Words:
        return words(state, language)

    def tell(self, state: State, events: list[Event], language: str, seat: int | None = None) -> list[str]:
        assert isinstance(state, RelicState)
        lines = words(state, language)
        return [lines.say(event) if hears(state, event, seat) else "" for event in events]

    def evaluation(self) -> Evaluation:
        return RelicEvaluation()

    def encoding(self) -> Encoding:
        return RelicEncoding()

    def statistics(self) -> Statistics:
        return RelicStatistics()

    def check_conservation(self, state: State) -> None:
        assert isinstance(state, RelicState)
        held = [card for hand in state.hands for card in hand]
        assert sorted([*held, *state.deck.pile, *state.deck.discards]) == list(range(CARDS))
        assert all(len(hand) <= HAND for hand in state.hands)


def token_word(state: RelicState, token: int, seat: int | None) -> str:
    """Return what a seat knows of a token."""
    if not state.turned[token] and not state.sees_relic(seat):
        return "hidden"
    return "relic" if token == state.relic else "nothing"


TITLE = Relic()
