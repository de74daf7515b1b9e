"""What a client shows of Relic; everything is made for the seat that looks."""

from tests.two_sides.rules import Answer, Bandage, Drew, Fight, GoFirst, Pass, Rolled, TurnUp, Walk, Walked
from tests.two_sides.state import (
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
from tests.two_sides.words import ROOM, SIDES, name_of, words
from veglia.kernel.errors import BadSetup, UnknownName
from veglia.kernel.machine import OVER, Event, Option, State
from veglia.kernel.presentation import Entry, Lobby, LobbyHero, LobbyMission, Presentation
from veglia.kernel.scene import (
    Bar,
    BoardShape,
    Card,
    Chip,
    Effect,
    Ending,
    Goal,
    Hero,
    Offer,
    Piece,
    Pile,
    Preview,
    Reason,
    Rect,
    Scene,
    Slot,
    Told,
    WinningSide,
    ZoneShape,
)

ROSTER = ["ann", "bob", "cleo", "dan"]
LOOKS = {
    GoFirst: "first",
    Walk: "step",
    TurnUp: "token",
    Fight: "attack",
    Answer: "card",
    Pass: "pass",
    Bandage: "heal",
}
TEXT = {
    "en": {
        "name": "Relic",
        "round": "Round",
        "goal": "Carry the relic out",
        "deck": "Deck",
        "why": "Not now.",
        "won": "You have won.",
        "lost": "You have lost.",
        "over": "The game is over.",
    },
    "it": {
        "name": "Reliquia",
        "round": "Round",
        "goal": "Portate fuori la reliquia",
        "deck": "Mazzo",
        "why": "Non ora.",
        "won": "Avete vinto.",
        "lost": "Avete perso.",
        "over": "La partita è finita.",
    },
}


class RelicPresentation(Presentation):
    def lobby(self, language: str) -> Lobby:
        said = TEXT[language]
        party = ROSTER[:2]
        # Only one of the missions has a printed difficulty.
        missions = [
            LobbyMission("hall", "Hall", "easy", "easy", 5, said["goal"], ROSTER, party),
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

    def board(self, state: State, language: str) -> BoardShape:
        zones = [
            ZoneShape(
                f"zone/{room}",
                "room",
                ROOM[language].format(room + 1),
                [Rect(room, 0, 1, 1)],
                (room + 0.5, 0.5),
            )
            for room in range(ROOMS)
        ]
        return BoardShape("hall", "plain", ROOMS, 1, zones, [], [])

    def scene(self, state: State, seat: int | None, language: str) -> Scene:
        assert isinstance(state, RelicState)
        said = TEXT[language]
        most = str(ROUNDS[state.mission])
        goal = Goal(said["goal"], bool(state.result and state.result.winners and not self._is_lost(state)))
        return Scene(
            "hall",
            state.mission,
            state.round,
            "turn",
            "" if state.active < 0 else name_of(state, state.active, language),
            [Chip(said["round"], f"{state.round}/{most}")],
            [goal],
            ["relic.door"],
            pieces(state, seat, language),
            [hero(state, one, seat, language) for one in range(len(state.sides))],
            [Pile("pile/deck", "deck", said["deck"], len(state.deck.pile))],
            ending(state, seat, language),
        )

    def _is_lost(self, state: RelicState) -> bool:
        return state.result is not None and state.sides[state.result.winners[0]] == SHADOWS

    def told(self, state: State, events: list[Event], seat: int | None, language: str) -> list[Told]:
        assert isinstance(state, RelicState)
        lines = words(state, language)
        return [
            Told(lines.say(event), event.rule, effects(event))
            for event in events
            if not isinstance(event, Drew) or state.sees_hand(seat, event.seat)
        ]

    def prompt(self, state: State, language: str, seat: int | None = None) -> str:
        return words(state, language).say(state.asking)

    def offers(
        self, state: State, options: list[Option], language: str, seat: int | None = None
    ) -> list[Offer]:
        lines = words(state, language)
        return [Offer(lines.say(one), targets(one), LOOKS[type(one)], LOOKS[type(one)]) for one in options]

    def preview(self, state: State, option: Option, language: str, seat: int | None = None) -> Preview:
        return Preview([words(state, language).say(option)], [])

    def forecast(self, state: State, language: str, seat: int | None = None) -> Preview:
        return Preview([], [])

    def why_not(self, state: State, seat: int | None, target: str, language: str) -> list[Reason]:
        if not target.startswith(("zone/", "figure/", "token/")):
            raise UnknownName(f"there is no {target}")
        return [Reason(TEXT[language]["why"], "relic.act")]


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
    for token, room in enumerate(TOKEN_ROOMS):
        is_known = state.turned[token] or state.sees_relic(viewer)
        note = "" if not is_known else "relic" if token == state.relic else "nothing"
        states = [] if state.turned[token] else ["hidden"]
        if not (state.turned[token] and token == state.relic):
            found.append(Piece(f"token/{token}", "token", "?", f"zone/{room}", states=states, note=note))
    return found


def hero(state: RelicState, seat: int, viewer: int | None, language: str) -> Hero:
    """Return a seat's figure; whoever does not see its cards sees how many there are."""
    cards = state.hands[seat] if state.sees_hand(viewer, seat) else []
    slots = [
        Slot(
            f"slot/{seat}/{place}", "", "hand", Card(f"card/{card}", str(strength(card)), str(strength(card)))
        )
        for place, card in enumerate(sorted(cards))
    ]
    notes = [f"{len(state.hands[seat])} cards", *(["relic"] if seat == state.carrier else [])]
    return Hero(
        f"figure/{seat}",
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


def effects(event: Event) -> list[Effect]:
    if isinstance(event, Walked):
        return [Effect("move", piece=f"figure/{event.seat}", path=[f"zone/{event.room}"])]
    return [Effect("dice", faces=[event.face])] if isinstance(event, Rolled) else []


def targets(option: Option) -> list[str]:
    if isinstance(option, (Walk, TurnUp)):
        return [f"zone/{option.room}"]
    if isinstance(option, Fight):
        return [f"figure/{option.foe}"]
    return [f"figure/{option.seat}"] if isinstance(option, (GoFirst, Bandage)) else []
