"""What a client shows of Relic; everything is made for the seat that looks."""

from pathlib import Path
from typing import Any, ClassVar

from tests.two_sides.rules import Drew, Fell, Rolled, TurnUp
from tests.two_sides.state import (
    DOOR,
    HEROES,
    OUT,
    ROOMS,
    ROUNDS,
    SHADOWS,
    TOKEN_ROOMS,
    WOUNDS,
    RelicState,
    strength,
)
from tests.two_sides.words import ROOM, SIDES, RelicNames, name_of, words
from veglia.kernel.errors import BadSetup, UnknownName
from veglia.kernel.grid import Border
from veglia.kernel.machine import OVER, Event, State
from veglia.kernel.offers import Reason
from veglia.kernel.presentation import Entry, Lobby, LobbyHero, LobbyMission
from veglia.kernel.raster import Raster
from veglia.kernel.scene import (
    Bar,
    BoardShape,
    Card,
    Effect,
    Ending,
    GoalStatus,
    Hand,
    Hero,
    Piece,
    Pile,
    Scene,
    Track,
    TrackStep,
    WinningSide,
)
from veglia.show.context import Context, Drawn
from veglia.show.ids import card_id, figure_id, pile_id, zone_id
from veglia.show.look import EventLook, Look, read_look
from veglia.show.presentation import TablePresentation
from veglia.show.raster import board_shape
from veglia.show.targets import Fields, Targets
from veglia.show.telling import Teller

ROSTER = ["ann", "bob", "cleo", "dan"]
LOOK = read_look(Path(__file__).with_name("look.toml"), Look)
# Rooms in a row, each open to the next.
OPEN = [int(Border.WALL), int(Border.OPENING), int(Border.WALL), int(Border.OPENING)]
RASTER = Raster([(0, 1)], [(room, room + 1) for room in range(ROOMS)], list(range(ROOMS)), OPEN * ROOMS)
DRAWN = {"en": Drawn(), "it": Drawn()}
TEXT: dict[str, dict[str, Any]] = {
    "en": {
        "name": "Relic",
        "round": "Round",
        "goal": "Carry the relic out",
        "deck": "Deck",
        "attacked": "you are attacked",
        "why": "Not now.",
        "won": "You have won.",
        "lost": "You have lost.",
        "over": "The game is over.",
        "health": "Health",
        "relic": "The relic",
        "nothing": "Nothing",
        "token": "Token, face down",
        "door": "Door",
        "hand": "Hand of {}",
        "card": "Card of {}",
        "last_round": "the shadows win",
        "groups": {"turn": "Turn", "move": "Walk", "act": "Act", "fight": "Fight"},
    },
    "it": {
        "name": "Reliquia",
        "round": "Round",
        "goal": "Portate fuori la reliquia",
        "deck": "Mazzo",
        "attacked": "subite un attacco",
        "why": "Non ora.",
        "won": "Avete vinto.",
        "lost": "Avete perso.",
        "over": "La partita è finita.",
        "health": "Salute",
        "relic": "La reliquia",
        "nothing": "Niente",
        "token": "Segnalino coperto",
        "door": "Porta",
        "hand": "Mano di {}",
        "card": "Carta da {}",
        "last_round": "vincono le ombre",
        "groups": {"turn": "Turno", "move": "Cammina", "act": "Agisci", "fight": "Combatti"},
    },
}


RelicContext = Context[RelicState, RelicNames, Look]


class RelicTargets(Targets):
    fields: ClassVar[Fields] = {"room": zone_id, "foe": figure_id, "seat": figure_id, "card": card_id}

    def ids(self, option: Any, recipe: str) -> list[str]:
        if recipe == "token" and isinstance(option, TurnUp):
            return [f"token/{TOKEN_ROOMS.index(option.room)}"]
        return super().ids(option, recipe)


class RelicTeller(Teller[RelicContext]):
    who: ClassVar[str] = "seat"
    zone: ClassVar[str] = "room"

    def standing(self, who: int) -> int:
        return self.context.state.rooms[who]

    def figure(self, who: int) -> tuple[str, str]:
        state = self.context.state
        look = "shadow" if state.sides[who] == SHADOWS else "hero"
        return look, name_of(state, who, self.context.words.language)

    def card(self, number: int) -> Card:
        return card_of(number, self.context.words.language)

    def roller(self, who: int) -> tuple[str, int | None]:
        return name_of(self.context.state, who, self.context.words.language), who

    def faces(self, event: Rolled) -> list[int]:
        return [event.face]

    def show_fall(self, event: Fell, look: EventLook) -> list[Effect]:
        """A hero is out of the game, a shadow goes back to the last room."""
        is_shadow = self.context.state.sides[event.seat] == SHADOWS
        return [self.go(event.seat, ROOMS - 1)] if is_shadow else self.show_leave(event, look)


class RelicPresentation(TablePresentation[RelicContext]):
    def lobby(self, language: str) -> Lobby:
        said = TEXT[language]
        party = ROSTER[:2]
        # Only one of the missions has a printed difficulty.
        missions = [
            LobbyMission("hall", "Hall", "easy", "easy", 5, said["goal"], ROSTER, party),
            LobbyMission("cellar", "Cellar", "", "", 8, said["goal"], ROSTER, party),
        ]
        heroes = [LobbyHero(id, "hero", id.capitalize(), "", []) for id in ROSTER]
        return Lobby("relic", said["name"], "plain", ["en", "it"], 4, 2, missions, heroes, [], most_at_seat=1)

    def bad_setup(self, problem: BadSetup, language: str) -> str:
        return f"{problem.reason} {' '.join(problem.values.values())}"

    def glossary(self, language: str) -> dict[str, Entry]:
        found = {
            look: Entry(look.capitalize(), look, ["relic.act"])
            for look in ("hero", "shadow", "token", "relic", "nothing")
        }
        for power in (1, 2, 3):
            found[f"card/{power}"] = Entry(f"Card {power}", "Adds to a die.", ["relic.fight"])
        return found

    def moments(self, language: str) -> dict[str, str]:
        return {"attacked": TEXT[language]["attacked"]}

    def make_context(self, state: State, language: str) -> RelicContext:
        assert isinstance(state, RelicState)
        names = RelicNames(state, language)
        return Context(state, LOOK, names, words(state, language), DRAWN[language], TEXT[language])

    def targets(self, context: RelicContext) -> RelicTargets:
        return RelicTargets()

    def teller(self, context: RelicContext, events: list[Event], said: list[str]) -> RelicTeller:
        return RelicTeller(context, events, said)

    def hears(self, state: State, seat: int | None, event: Event) -> bool:
        assert isinstance(state, RelicState)
        return hears(state, event, seat)

    def drawn_from(self, state: State) -> tuple[str, object]:
        return "hall", RASTER

    def draw(self, state: State, language: str) -> BoardShape:
        zones = [("room", ROOM[language].format(room + 1)) for room in range(ROOMS)]
        return board_shape("hall", LOOK.theme, RASTER, zones)

    def scene(self, state: State, seat: int | None, language: str) -> Scene:
        assert isinstance(state, RelicState)
        said = TEXT[language]
        goal = GoalStatus(
            said["goal"], bool(state.result and state.result.winners and not self._is_lost(state))
        )
        return Scene(
            "hall",
            state.mission,
            state.round,
            "turn",
            "" if state.active < 0 else name_of(state, state.active, language),
            [],
            [goal],
            ["relic.door"],
            pieces(state, seat, language),
            [hero(state, one, language) for one in range(len(state.sides))],
            [Pile(pile_id("deck"), LOOK.piles["deck"], said["deck"], len(state.deck.pile))],
            ending(state, seat, language),
            [hand(state, one, seat, language) for one in range(len(state.sides))],
            [rounds_track(state, language)],
        )

    def _is_lost(self, state: RelicState) -> bool:
        return state.result is not None and state.sides[state.result.winners[0]] == SHADOWS

    def why_not(self, state: State, seat: int | None, target: str, language: str) -> list[Reason]:
        if not target.startswith(
            ("zone/", "figure/", "token/", "hand/", "card/", "track/", "pile/", "edge/")
        ):
            raise UnknownName(f"there is no {target}")
        return [Reason(TEXT[language]["why"], "relic.act")]


def hears(state: RelicState, event: Event, seat: int | None) -> bool:
    """Return whether a viewer hears of an event: a card drawn is known to those who see the hand."""
    return not isinstance(event, Drew) or state.sees_hand(seat, event.seat)


def pieces(state: RelicState, viewer: int | None, language: str) -> list[Piece]:
    found = [
        Piece(
            f"figure/{seat}",
            "shadow" if state.sides[seat] == SHADOWS else "hero",
            name_of(state, seat, language),
            f"zone/{room}",
            sort="foe" if state.sides[seat] == SHADOWS else "hero",
            seat=seat,
        )
        for seat, room in enumerate(state.rooms)
        if room != OUT
    ]
    # The door that heroes come in by is never shut.
    name, behind = TEXT[language]["door"], f"zone/{DOOR + 1}"
    found.append(Piece("edge/door", "door", name, f"zone/{DOOR}", states=["open"], beside=behind))
    for token, room in enumerate(TOKEN_ROOMS):
        if not (state.turned[token] and token == state.relic):
            found.append(token_piece(state, token, f"zone/{room}", viewer, language))
    return found


def token_piece(state: RelicState, token: int, zone: str, viewer: int | None, language: str) -> Piece:
    """Return a token: face down it shows its back, and its front only to those who know what lies there."""
    said = TEXT[language]
    is_known = state.turned[token] or state.sees_relic(viewer)
    front = "relic" if token == state.relic else "nothing"
    look, name = (front, said[front]) if is_known else ("token", said["token"])
    return Piece(f"token/{token}", look, name, zone, back="" if state.turned[token] else "token")


def hand(state: RelicState, seat: int, viewer: int | None, language: str) -> Hand:
    """Return the cards of a seat; whoever does not see them sees how many there are."""
    said = TEXT[language]
    cards = sorted(state.hands[seat]) if state.sees_hand(viewer, seat) else []
    return Hand(
        f"hand/{seat}",
        said["hand"].format(name_of(state, seat, language)),
        seat,
        len(state.hands[seat]),
        [card_of(card, language) for card in cards],
        "deck",
    )


def card_of(card: int, language: str) -> Card:
    power = str(strength(card))
    return Card(f"card/{card}", power, TEXT[language]["card"].format(power))


def rounds_track(state: RelicState, language: str) -> Track:
    said = TEXT[language]
    last = ROUNDS[state.mission]
    steps = [TrackStep(last, said["last_round"], "red")]
    return Track("track/rounds", "hourglass", said["round"], 1, last, max(state.round, 1), steps)


def hero(state: RelicState, seat: int, language: str) -> Hero:
    """Return a seat's figure."""
    return Hero(
        f"figure/{seat}",
        "shadow" if state.sides[seat] == SHADOWS else "hero",
        name_of(state, seat, language),
        "",
        seat,
        seat == state.active,
        "out" if state.rooms[seat] == OUT else "",
        [Bar(TEXT[language]["health"], WOUNDS - state.wounds[seat], WOUNDS, shape="hearts")],
        1,
        0,
        [],
        [],
        [TEXT[language]["relic"]] if seat == state.carrier else [],
    )


def ending(state: RelicState, viewer: int | None, language: str) -> Ending | None:
    """Return how it ended for the seat that looks, and which side has won."""
    result = state.result
    if result is None:
        return None
    outcome = OVER if viewer is None else result.outcome(viewer)
    sides = ["heroes" if state.sides[seat] == HEROES else "shadows" for seat in result.winners[:1]]
    return Ending(
        outcome,
        TEXT[language][outcome],
        result.rule,
        [WinningSide(one, SIDES[language][one]) for one in sides],
    )
