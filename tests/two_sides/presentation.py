"""What a client shows of Relic; everything is made for the seat that looks."""

from tests.two_sides.rules import Answer, Bandage, Drew, Fight, GoFirst, Rolled, TurnUp, Walk, Walked
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
from tests.two_sides.words import ROOM, SIDES, name_of, words
from veglia.kernel.errors import BadSetup, UnknownName
from veglia.kernel.machine import OVER, Event, Option, State
from veglia.kernel.presentation import Entry, Lobby, LobbyHero, LobbyMission, Presentation
from veglia.kernel.scene import (
    Bar,
    BoardShape,
    Card,
    DiceGroup,
    Edge,
    Effect,
    Ending,
    Goal,
    Hand,
    Hero,
    Offer,
    Piece,
    Pile,
    Preview,
    Reason,
    Rect,
    Scene,
    Told,
    Track,
    TrackStep,
    WinningSide,
    ZoneShape,
)
from veglia.kernel.window import Pass

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
        edges = [Edge("opening", (room, 0), (room, 1)) for room in range(1, ROOMS)]
        return BoardShape("hall", "plain", ROOMS, 1, zones, edges, [])

    def scene(self, state: State, seat: int | None, language: str) -> Scene:
        assert isinstance(state, RelicState)
        said = TEXT[language]
        goal = Goal(said["goal"], bool(state.result and state.result.winners and not self._is_lost(state)))
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
            [Pile("pile/deck", "deck", said["deck"], len(state.deck.pile))],
            ending(state, seat, language),
            [hand(state, one, seat, language) for one in range(len(state.sides))],
            [rounds_track(state, language)],
        )

    def _is_lost(self, state: RelicState) -> bool:
        return state.result is not None and state.sides[state.result.winners[0]] == SHADOWS

    def told(self, state: State, events: list[Event], seat: int | None, language: str) -> list[Told]:
        assert isinstance(state, RelicState)
        lines = words(state, language)
        return [
            Told(lines.say(event), event.rule, effects(event))
            for event in events
            if hears(state, event, seat)
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


def effects(event: Event) -> list[Effect]:
    if isinstance(event, Walked):
        return [Effect("move", piece=f"figure/{event.seat}", path=[f"zone/{event.room}"])]
    if isinstance(event, Rolled):
        return [Effect("dice", dice=[DiceGroup([event.face], seat=event.seat)])]
    return []


def targets(option: Option) -> list[str]:
    if isinstance(option, Walk):
        return [f"zone/{option.room}"]
    if isinstance(option, TurnUp):
        return [f"token/{TOKEN_ROOMS.index(option.room)}", f"zone/{option.room}"]
    if isinstance(option, Fight):
        return [f"figure/{option.foe}", f"card/{option.card}"]
    if isinstance(option, Answer):
        return [f"card/{option.card}"]
    if isinstance(option, Bandage):
        return [f"card/{option.card}", f"figure/{option.seat}"]
    return [f"figure/{option.seat}"] if isinstance(option, GoFirst) else []
