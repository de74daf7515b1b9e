# veglia: interpreted
"""Last Night on Earth as the rest of Veglia sees it."""

from functools import cache, cached_property
from typing import Any

from veglia.games.last_night_on_earth.bots.encoding import LastNightEncoding
from veglia.games.last_night_on_earth.bots.evaluation import LastNightEvaluation
from veglia.games.last_night_on_earth.rules import hidden
from veglia.games.last_night_on_earth.rules.ally_acts import AlliesAct
from veglia.games.last_night_on_earth.rules.content import Content
from veglia.games.last_night_on_earth.rules.fight import CardInFight, Fight
from veglia.games.last_night_on_earth.rules.goals import SCENARIOS
from veglia.games.last_night_on_earth.rules.items import LOST_CARD
from veglia.games.last_night_on_earth.rules.library import content, library
from veglia.games.last_night_on_earth.rules.models import (
    HEROES,
    ZOMBIES,
    Ally,
    Barricade,
    Hero,
    Lasting,
    Marker,
    Wounding,
    Zombie,
)
from veglia.games.last_night_on_earth.rules.plan import rules_in_force
from veglia.games.last_night_on_earth.rules.plays import Choice, Moment, Played
from veglia.games.last_night_on_earth.rules.setup import first_state
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import Town
from veglia.games.last_night_on_earth.rules.towns import key_of, town
from veglia.games.last_night_on_earth.show.names import words
from veglia.games.last_night_on_earth.show.presentation import LastNightPresentation, hears
from veglia.games.last_night_on_earth.show.texts import texts
from veglia.games.last_night_on_earth.show.view import view
from veglia.games.last_night_on_earth.statistics import LastNightStatistics
from veglia.kernel.codec import Codec
from veglia.kernel.deck import Deck
from veglia.kernel.dice import Dice, ScriptedDice
from veglia.kernel.encoding import Encoding
from veglia.kernel.errors import BadSetup
from veglia.kernel.evaluation import Evaluation
from veglia.kernel.folder import classes_in
from veglia.kernel.game import Setup, Title, unknown
from veglia.kernel.kept import Migration, Migrations
from veglia.kernel.machine import Event, Option, Result, State, Step
from veglia.kernel.seats import Seat, Side, check_sides
from veglia.kernel.statistics import Statistics
from veglia.kernel.window import Pass
from veglia.kernel.words import Words

# What the decks of a scenario are made of.
DECK_PARTS = {
    "basic": ("basic",),
    "advanced": ("basic", "advanced"),
    "all": ("basic", "advanced", "fittest"),
}
BOARDS = {False: "ABCDEF", True: "ABCDEFGH"}
# How many Hero and Zombie seats there usually are for so many players.
SEATING = {2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (4, 1), 6: (4, 2)}
RULES = "veglia.games.last_night_on_earth.rules"
# Where steps, options and events are defined.
PACKAGES = [
    RULES,
    f"{RULES}.actions",
    f"{RULES}.scenarios",
    f"{RULES}.special_rules",
    *(
        f"{RULES}.traits.{name}"
        for name in (
            "abilities",
            "grave_weapons",
            "hero_cards",
            "markers",
            "survival_tactics",
            "unique_items",
            "zombie_cards",
        )
    ),
]
PIECES: list[type] = [
    LastNightState,
    Hero,
    Zombie,
    Ally,
    Lasting,
    Barricade,
    Marker,
    Wounding,
    Fight,
    CardInFight,
    Played,
    Moment,
    Choice,
    Pass,
    Deck,
    Dice,
    ScriptedDice,
    Result,
]


class LastNightOnEarth(Title):
    def __init__(self) -> None:
        super().__init__("last_night_on_earth", "Last Night on Earth", "2", ("en", "it"))
        self.migrations = Migrations({"1": Migration("2")})
        self.sides = (
            Side("heroes", least=1, most=4, picks_figures=False),
            Side("zombies", least=1, most=2, picks_figures=False),
        )
        self.least_party = 0
        self.most_party = 0
        self.most_at_seat = 0
        self.aside = AlliesAct()
        self.presentation = LastNightPresentation()

    def missions(self) -> list[str]:
        content()
        return list(SCENARIOS)

    def setup(self, mission: str, seats: list[Seat] | None, seed: int, options: dict[str, str]) -> Setup:
        if mission not in self.missions():
            raise unknown("scenario", mission, self.missions())
        chosen = [Seat("heroes"), Seat("zombies")] if seats is None else seats
        check_sides(self.sides, chosen)
        row = library().scenarios[mission]
        heroes = [seat for seat in chosen if seat.side == "heroes"]
        if len(heroes) > row.heroes:
            values = {"count": str(len(heroes)), "most": str(row.heroes)}
            raise BadSetup(f"{len(heroes)} Hero seats for {row.heroes} Heroes", "hero_seats", values)
        if row.heroes == 1 and len(chosen) > 2:
            raise BadSetup("this scenario is for one Hero player and one Zombie player", "two_players")
        rules_in_force(mission, options)
        return Setup(mission, tuple(chosen), seed, options)

    def seating(self, mission: str, players: int) -> list[Seat]:
        if players not in SEATING:
            raise BadSetup(f"{players} players; {min(SEATING)} to {max(SEATING)} can play")
        heroes, zombies = SEATING[players]
        return [Seat("heroes")] * heroes + [Seat("zombies")] * zombies

    def mission_list(self, language: str) -> list[dict[str, Any]]:
        rows = library().scenarios
        return [
            {"id": id, "name": rows[id].name[language], "minutes": rows[id].minutes} for id in self.missions()
        ]

    def roster(self, mission: str, size: int = 0, side: str = "") -> list[str]:
        """Heroes are dealt: nobody chooses one."""
        return []

    def side_name(self, side: str, language: str) -> str:
        return str(texts(language)["sides"][side])

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, LastNightState)
        return view(state, seat)

    def words(self, state: State, language: str) -> Words:
        assert isinstance(state, LastNightState)
        return words(state, language)

    def tell(self, state: State, events: list[Event], language: str, seat: int | None = None) -> list[str]:
        assert isinstance(state, LastNightState)
        lines = words(state, language)
        return [lines.say(event) if hears(state, seat, event) else "" for event in events]

    def side_of(self, state: State, seat: int) -> int:
        assert isinstance(state, LastNightState)
        return state.sides[seat]

    def deal(self, setup: Setup, dice: Dice) -> State:
        book = content()
        row = library().scenarios[setup.mission]
        rules = rules_in_force(setup.mission, setup.options)
        is_grown = "growing_hunger" in rules
        boards = draw_boards(dice, row.boards, is_grown)
        sides = tuple(HEROES if seat.side == "heroes" else ZOMBIES for seat in setup.seats)
        sets = ("base", "growing_hunger") if is_grown or row.set == "growing_hunger" else ("base",)
        kinds = [kind.place for kind in book.heroes if kind.set in sets]
        decks = decks_of(setup.mission, rules)
        laid = town(key_of(row.centre, boards))
        return first_state(dice, book, laid, setup.mission, rules, sides, decks, kinds, row.heroes)

    def copy(self, state: State) -> State:
        assert isinstance(state, LastNightState)
        return state.copy()

    def imagine(self, state: State, seat: int | None, dice: Dice) -> State:
        assert isinstance(state, LastNightState)
        return hidden.imagine(state, seat, dice)

    @cached_property
    def spoken(self) -> list[type]:
        """Every step, option and event of the game."""
        return classes_in(PACKAGES, (Step, Option, Event))

    def codec(self) -> Codec:
        return self._codec

    @cached_property
    def _codec(self) -> Codec:
        return Codec(
            [*PIECES, *self.spoken],
            {Town: (lambda laid: laid.key, town), Content: (lambda _: "", lambda _: content())},
        )

    def evaluation(self) -> Evaluation:
        return LastNightEvaluation()

    def encoding(self) -> Encoding:
        options = {kind: names for kind, names in self._codec.fields.items() if issubclass(kind, Option)}
        return LastNightEncoding(options)

    def statistics(self) -> Statistics:
        return LastNightStatistics()

    def pending_numbers(self, state: LastNightState) -> set[int]:
        """Return all numbers that steps to come and plays on the stack hold: cards are among them."""
        found: set[int] = set()
        things: list[Any] = [*state.agenda, state.asking, *state.stack]
        while things:
            thing = things.pop()
            if isinstance(thing, int):
                found.add(thing)
            elif isinstance(thing, (list, tuple)):
                things += thing
            else:
                things += [getattr(thing, name) for name in self._codec.fields.get(type(thing), ())]
        return found

    def check_conservation(self, state: State) -> None:
        """Every card of the game is in one place; one that is being played or dealt with may be in none."""
        assert isinstance(state, LastNightState)
        piles: list[Any] = []
        for deck in (
            state.hero_deck,
            state.zombie_deck,
            state.unique_deck,
            state.tactic_deck,
            state.grave_deck,
        ):
            piles += [deck.pile, deck.discards]
        piles += [state.manor_deck, state.removed, state.pooled, *state.hands]
        piles += [
            [*hero.events, *hero.townsfolk, *(c for item in hero.items for c in item)]
            for hero in state.heroes
        ]
        piles += [[one.card for one in state.lasting if one.card >= 0]]
        piles += [[marker.value for marker in state.markers if marker.kind == LOST_CARD]]
        piles += [[zombie.weapon for zombie in state.zombies if zombie.weapon >= 0]]
        cards = [card for pile in piles for card in pile]
        assert len(cards) == len(set(cards)), "a card is in two places"
        every = {card for deck in decks_of(state.scenario, state.rules).values() for card in deck}
        missing = every.difference(cards)
        if missing and state.result is None:
            missing -= self.pending_numbers(state)
            assert not missing, f"lost: {sorted(state.kind(card).id for card in missing)}"
        figures = [zombie.number for zombie in state.zombies] + state.pool
        assert len(figures) == len(set(figures)), "a Zombie is in two places"


def decks_of(mission: str, rules: dict[str, int]) -> dict[str, list[int]]:
    """Return the cards of a game by their decks. They are not to be changed."""
    parts = DECK_PARTS[library().scenarios[mission].decks]
    parts += ("growing_hunger",) if "growing_hunger" in rules else ()
    others: tuple[str, ...] = ("unique", "tactic") if "survival_decks" in rules else ()
    others += ("grave",) if "grave_weapons" in rules else ()
    return decks_with(parts, others)


@cache
def decks_with(parts: tuple[str, ...], others: tuple[str, ...]) -> dict[str, list[int]]:
    """Return the cards of some parts of the main decks, and other decks. They are not to be changed."""
    book = content()
    decks = {
        side: [card for part in parts for card in book.decks[f"{side}_{part}"]] for side in ("hero", "zombie")
    }
    return decks | {name: book.decks[name] for name in others}


def draw_boards(dice: Dice, needed: list[str], is_grown: bool) -> tuple[str, ...]:
    """Return four outer boards at random, those that a scenario needs among them."""
    others = [ord(board) for board in BOARDS[is_grown] if board not in needed]
    dice.shuffle(others)
    chosen = [*map(ord, needed), *others[: 4 - len(needed)]]
    dice.shuffle(chosen)
    return tuple(map(chr, chosen))


TITLE = LastNightOnEarth()
