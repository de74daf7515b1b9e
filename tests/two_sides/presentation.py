"""What a client shows of Relic; everything is made for the seat that looks."""

from pathlib import Path
from typing import Any, ClassVar

from tests.two_sides.rules import Drew, Fell, Rolled
from tests.two_sides.state import OUT, ROOMS, ROUNDS, SHADOWS, TOKEN_ROOMS, WOUNDS, RelicState, strength
from tests.two_sides.words import ROOM, RelicNames, name_of, words
from veglia.kernel.errors import BadSetup, UnknownName
from veglia.kernel.grid import Border
from veglia.kernel.machine import WON, Event, State
from veglia.kernel.presentation import Entry, Lobby, LobbyHero, LobbyMission
from veglia.kernel.raster import Raster
from veglia.kernel.scene import (
    Bar,
    BoardShape,
    Card,
    Chip,
    Effect,
    Ending,
    Goal,
    Hero,
    Piece,
    Pile,
    Reason,
    Scene,
    Slot,
)
from veglia.show.context import Context, Drawn
from veglia.show.ids import card_id, figure_id, pile_id, slot_id, zone_id
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
        "why": "Not now.",
        "groups": {"turn": "Turn", "move": "Walk", "act": "Act", "fight": "Fight"},
    },
    "it": {
        "name": "Reliquia",
        "round": "Round",
        "goal": "Portate fuori la reliquia",
        "deck": "Mazzo",
        "why": "Non ora.",
        "groups": {"turn": "Turno", "move": "Cammina", "act": "Agisci", "fight": "Combatti"},
    },
}


RelicContext = Context[RelicState, RelicNames, Look]


class RelicTargets(Targets):
    fields: ClassVar[Fields] = {"room": zone_id, "foe": figure_id, "seat": figure_id}


class RelicTeller(Teller[RelicContext]):
    who: ClassVar[str] = "seat"
    zone: ClassVar[str] = "room"

    def card(self, number: int) -> Card:
        return card_shown(number)

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
            LobbyMission("handoff", "Handoff", "easy", "easy", 5, said["goal"], ROSTER, party),
            LobbyMission("cellar", "Cellar", "", "", 8, said["goal"], ROSTER, party),
        ]
        heroes = [LobbyHero(id, "hero", id.capitalize(), "", []) for id in ROSTER]
        return Lobby("relic", said["name"], "plain", ["en", "it"], 4, 2, missions, heroes, [])

    def bad_setup(self, problem: BadSetup, language: str) -> str:
        return f"{problem.reason} {' '.join(problem.values.values())}"

    def glossary(self, language: str) -> dict[str, Entry]:
        found = {look: Entry(look.capitalize(), look, ["relic.act"]) for look in ("hero", "shadow", "token")}
        for power in (1, 2, 3):
            found[f"card/{power}"] = Entry(f"Card {power}", "Adds to a die.", ["relic.fight"])
        return found

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
        return not isinstance(event, Drew) or state.sees_hand(seat, event.seat)

    def drawn_from(self, state: State) -> tuple[str, object]:
        return "handoff", RASTER

    def draw(self, state: State, language: str) -> BoardShape:
        zones = [("room", ROOM[language].format(room + 1)) for room in range(ROOMS)]
        return board_shape("handoff", LOOK.theme, RASTER, zones)

    def scene(self, state: State, seat: int | None, language: str) -> Scene:
        assert isinstance(state, RelicState)
        said = TEXT[language]
        most = str(ROUNDS[state.mission])
        goal = Goal(said["goal"], bool(state.result and state.result.winners and not self._is_lost(state)))
        return Scene(
            "handoff",
            state.mission,
            state.round,
            "turn",
            "" if state.active < 0 else name_of(state, state.active, language),
            [Chip(said["round"], f"{state.round}/{most}")],
            [goal],
            ["relic.door"],
            pieces(state, seat, language),
            [hero(state, one, seat, language) for one in range(len(state.sides))],
            [Pile(pile_id("deck"), LOOK.piles["deck"], said["deck"], len(state.deck.pile))],
            ending(state, seat),
        )

    def _is_lost(self, state: RelicState) -> bool:
        return state.result is not None and state.sides[state.result.winners[0]] == SHADOWS

    def why_not(self, state: State, seat: int | None, target: str, language: str) -> list[Reason]:
        if not target.startswith(("zone/", "figure/")):
            raise UnknownName(f"there is no {target}")
        return [Reason(TEXT[language]["why"], "relic.act")]


def pieces(state: RelicState, viewer: int | None, language: str) -> list[Piece]:
    found = [
        Piece(
            figure_id(seat),
            "shadow" if state.sides[seat] == SHADOWS else "hero",
            name_of(state, seat, language),
            zone_id(room),
            sort="foe" if state.sides[seat] == SHADOWS else "hero",
            seat=seat,
        )
        for seat, room in enumerate(state.rooms)
        if room != OUT
    ]
    for token, room in enumerate(TOKEN_ROOMS):
        is_known = state.turned[token] or state.sees_relic(viewer)
        note = "" if not is_known else "relic" if token == state.relic else "nothing"
        states = [] if state.turned[token] else ["hidden"]
        if not (state.turned[token] and token == state.relic):
            found.append(Piece(f"token/{token}", "token", "?", zone_id(room), states=states, note=note))
    return found


def hero(state: RelicState, seat: int, viewer: int | None, language: str) -> Hero:
    """Return a seat's figure; whoever does not see its cards sees how many there are."""
    cards = state.hands[seat] if state.sees_hand(viewer, seat) else []
    slots = [
        Slot(slot_id(seat, place), "", "hand", card_shown(card)) for place, card in enumerate(sorted(cards))
    ]
    notes = [f"{len(state.hands[seat])} cards", *(["relic"] if seat == state.carrier else [])]
    return Hero(
        figure_id(seat),
        "shadow" if state.sides[seat] == SHADOWS else "hero",
        name_of(state, seat, language),
        "",
        seat,
        seat == state.active,
        "out" if state.rooms[seat] == OUT else "",
        Bar("wounds", state.wounds[seat], WOUNDS),
        1,
        0,
        Bar("room", state.rooms[seat] + 1, ROOMS),
        slots,
        [],
        notes,
    )


def ending(state: RelicState, viewer: int | None) -> Ending | None:
    """Return how it ended for the seat that looks, for a spectator as for the heroes."""
    result = state.result
    if result is None:
        return None
    outcome = result.outcome(0 if viewer is None else viewer)
    return Ending(outcome == WON, outcome, result.rule)


def card_shown(card: int) -> Card:
    return Card(card_id(card), str(strength(card)), str(strength(card)))
