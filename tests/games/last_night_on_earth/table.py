"""Situations for tests: a state put together by hand, played through the options that a seat is offered."""

from typing import Any, TypeVar

from veglia.games.last_night_on_earth.rules.entering import add_hero
from veglia.games.last_night_on_earth.rules.fighting import StartFight
from veglia.games.last_night_on_earth.rules.hero_moving import RollMovement
from veglia.games.last_night_on_earth.rules.hero_turn import BeginHeroTurn
from veglia.games.last_night_on_earth.rules.library import content
from veglia.games.last_night_on_earth.rules.models import BROWN, GREEN, HEROES, ZOMBIES, Zombie
from veglia.games.last_night_on_earth.rules.phases import HERO_MOVE
from veglia.games.last_night_on_earth.rules.setup import first_state
from veglia.games.last_night_on_earth.rules.spawning import kind_of
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.towns import town
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.deck import Deck
from veglia.kernel.dice import scripted, seeded
from veglia.kernel.machine import Event, Option, Step, advance, answer, take_aside
from veglia.kernel.window import Pass, Window

E = TypeVar("E", bound=Event)

# A town without Growing Hunger boards: north-west A, north-east B, south-east C, south-west D.
TOWN = "TOWN/ABCD"
MANOR = "MANOR/ABCD"
# Every card that a test may want.
DECKS = {
    "hero": ("hero_basic", "hero_advanced", "hero_growing_hunger", "hero_fittest"),
    "zombie": ("zombie_basic", "zombie_advanced", "zombie_growing_hunger", "zombie_fittest"),
    "unique": ("unique",),
    "tactic": ("tactic",),
    "grave": ("grave",),
}


class Table:
    """A game in the middle: Heroes and Zombies where a test has put them, no cards in anybody's hand."""

    def __init__(
        self,
        laid: str = TOWN,
        scenario: str = "die_zombies_die",
        rules: dict[str, int] | None = None,
        hero_seats: int = 1,
        zombie_seats: int = 1,
        sun: int = 10,
    ) -> None:
        book = content()
        sides = (HEROES,) * hero_seats + (ZOMBIES,) * zombie_seats
        decks = {name: [card for one in names for card in book.decks[one]] for name, names in DECKS.items()}
        kinds = [kind.place for kind in book.heroes]
        in_force = {"not_much_left": 1} if rules is None else rules
        self.state: LastNightState = first_state(
            seeded(1), book, town(laid), scenario, in_force, sides, decks, kinds
        )
        self.state.agenda = []
        # Nobody is in the game until a test says so.
        self.state.hero_pool = sorted(kinds)
        self.state.heroes = []
        self.state.sun = sun
        self.state.round = 2
        self.state.log = []

    # Putting things on the table

    def hero(self, id: str, space: int, seat: int = 0, wounds: int = 0) -> int:
        """Put a Hero into a space; return his number."""
        kind = next(one.place for one in self.state.content.heroes if one.id == id)
        number = add_hero(self.state, kind, seat, False)
        self.state.heroes[number].space = space
        self.state.heroes[number].wounds = wounds
        return number

    def zombie(self, space: int, number: int | None = None) -> int:
        """Put a Zombie into a space; return its number."""
        figure = self.state.pool[0] if number is None else number
        self.state.pool.remove(figure)
        kind = kind_of(figure)
        owner = GREEN if kind == GREEN else BROWN
        self.state.zombies.append(Zombie(figure, kind, owner, space, 0, -1, 0, False, False, False))
        return figure

    def at(self, row: int, col: int) -> int:
        """Return the space of a row and a column, from 0 on."""
        return self.state.town.cells[(row, col)]

    def inside(self, building: str) -> list[int]:
        """Return the spaces of a building."""
        return self.state.town.buildings[self.building(building)].spaces

    def building(self, id: str) -> int:
        return next(place for place, one in enumerate(self.state.town.buildings) if one.id == id)

    def wall(self, building: str, space: int, way: int) -> int:
        """Return the wall of a building on a side of a space: NORTH, EAST, SOUTH or WEST."""
        town = self.state.town
        place = self.building(building)
        return next(
            wall for wall in town.walls_on[town.edge_of(space, way)] if town.walls[wall].building == place
        )

    def leave(self, deck: Deck, cards: list[int]) -> None:
        """Let a deck hold some cards only, the last one on top; the others are out of the game."""
        self.state.removed += deck.pile
        deck.pile = cards[:]

    def card(self, id: str) -> int:
        """Take a card out of its deck; return its number."""
        state = self.state
        for deck in (
            state.hero_deck,
            state.zombie_deck,
            state.unique_deck,
            state.tactic_deck,
            state.grave_deck,
        ):
            for card in deck.pile:
                if state.kind(card).id == id:
                    deck.pile.remove(card)
                    return card
        raise AssertionError(f"no {id} in any deck")

    def item(self, hero: int, *ids: str) -> int:
        """Give a Hero an item, of several cards if they are combined; return its first card."""
        cards = tuple(self.card(id) for id in ids)
        for card in cards:
            if self.state.kind(card).markers:
                self.state.card_markers[card] = self.state.kind(card).markers
        self.state.heroes[hero].items.append(cards)
        return cards[0]

    def event(self, hero: int, id: str) -> int:
        """Put an Event or a Survival Tactic into a Hero's hand."""
        card = self.card(id)
        self.state.heroes[hero].events.append(card)
        return card

    def hold(self, id: str, seat: int | None = None) -> int:
        """Put a Zombie card into a hand."""
        card = self.card(id)
        self.state.hands[self.zombie_seat if seat is None else seat].append(card)
        return card

    def on_top(self, id: str) -> int:
        """Put a card on top of its deck."""
        card = self.card(id)
        kind = self.state.kind(card)
        decks = {
            "hero": self.state.hero_deck,
            "zombie": self.state.zombie_deck,
            "unique": self.state.unique_deck,
            "tactic": self.state.tactic_deck,
            "grave": self.state.grave_deck,
        }
        decks[kind.deck].pile.append(card)
        return card

    @property
    def zombie_seat(self) -> int:
        return self.state.seats_of(ZOMBIES)[0]

    # Playing

    def roll(self, *faces: int) -> None:
        """Say what the next dice show; a die more than that fails the test."""
        self.state.dice = scripted(*faces)

    def run(self, step: Step[Any]) -> None:
        """Put a step on the agenda and go on to the next question."""
        self.state.push(step)
        advance(self.state)

    def hero_turn(self) -> None:
        self.run(BeginHeroTurn())

    def roll_movement(self, hero: int, *faces: int) -> None:
        """Drop what was asked, and let a Hero roll for Movement and come to his choice."""
        self.state.agenda.clear()
        self.state.asking = None
        self.roll(*faces)
        self.state.active = hero
        self.state.phase = HERO_MOVE
        self.run(RollMovement(hero))
        self.pass_windows()

    def fight(self, hero: int, zombie: int) -> None:
        self.run(StartFight(hero, zombie))

    @property
    def asked(self) -> str:
        """The name of the question, empty if there is none."""
        return type(self.state.asking).__name__ if self.state.asking is not None else ""

    @property
    def asked_seat(self) -> int:
        assert self.state.asking is not None
        return self.state.asking.seat(self.state)

    def offers(self, kind: type[Option] | None = None, **fields: object) -> list[Option]:
        """Return the offered options of a class whose fields have some values."""
        if self.state.asking is None:
            return []
        return [
            option
            for option in self.state.offered
            if (kind is None or type(option) is kind)
            and all(getattr(option, name) == value for name, value in fields.items())
        ]

    def values(self, kind: type[Option], field: str) -> list[int]:
        """Return what a field of the offered options of a class has."""
        return [getattr(option, field) for option in self.offers(kind)]

    def choose(self, kind: type[Option], **fields: object) -> None:
        """Take the one offered option of a class with some fields."""
        assert self.state.asking is not None, "nothing is asked"
        found = self.offers(kind, **fields)
        assert len(found) == 1, f"{len(found)} of {kind.__name__} {fields} among {self.described()}"
        answer(self.state, found[0])

    def choose_option(self, option: Option) -> None:
        """Take this very option, one of those offered."""
        assert option in self.state.offered
        answer(self.state, option)

    def pass_to_seat(self, seat: int) -> None:
        """Pass until a seat is asked."""
        while self.asked_seat != seat:
            self.choose(Pass)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; nobody while the game goes on."""
        return () if self.state.result is None else self.state.result.winners

    @property
    def ended_by(self) -> str:
        """The rule by which the game has ended, empty while it goes on."""
        return "" if self.state.result is None else self.state.result.rule

    def take_first(self) -> None:
        """Take the option that is offered first."""
        answer(self.state, self.state.offered[0])

    def take_last(self) -> None:
        """Take the option that is offered last: mostly to pass, to stop, to decline."""
        answer(self.state, self.state.offered[-1])

    def pass_windows_of(self, kind: type[Window[Any]]) -> None:
        """Pass as long as windows of a kind are open."""
        while isinstance(self.state.asking, kind):
            self.choose(Pass)

    def choose_first(self) -> None:
        """Take the first offered option, whatever it is."""
        answer(self.state, self.state.offered[0])

    def pass_windows(self) -> None:
        """Pass at every window until something else is asked."""
        while isinstance(self.state.asking, Window):
            self.choose(Pass)

    def aside(self, kind: type[Option], **fields: object) -> None:
        """Take what may be done beside the question."""
        assert TITLE.aside is not None
        found = self.asides(kind, **fields)
        assert len(found) == 1, f"{len(found)} of {kind.__name__} {fields}"
        take_aside(self.state, TITLE.aside, found[0])

    def asides(self, kind: type[Option], **fields: object) -> list[int]:
        """Return the places of what may be done beside the question, of a class with some fields."""
        if self.state.asking is None or TITLE.aside is None:
            return []
        return [
            place
            for place, option in enumerate(TITLE.aside.options(self.state))
            if type(option) is kind and all(getattr(option, name) == value for name, value in fields.items())
        ]

    def described(self) -> list[str]:
        return [f"{type(option).__name__} {vars_of(option)}" for option in self.state.offered]

    def told(self, kind: type[E]) -> list[E]:
        """Return the events of a class so far."""
        assert self.state.log is not None
        return [event for event in self.state.log if isinstance(event, kind)]

    def rules_told(self) -> list[str]:
        """Return the rules that have acted so far."""
        assert self.state.log is not None
        return [event.rule for event in self.state.log]

    def check(self) -> None:
        """Check that the state is whole: nothing lost or doubled, and the same after being saved."""
        TITLE.check_conservation(self.state)
        codec = TITLE.codec()
        saved = codec.encode(self.state)
        assert codec.encode(codec.decode(saved)) == saved
        assert codec.encode(self.state.copy()) == saved


def vars_of(thing: object) -> dict[str, object]:
    """Return the fields of an option, also of a compiled one."""
    from veglia.kernel.words import fields_of

    return {name: getattr(thing, name) for name in fields_of(type(thing))}
