"""The words of Relic, in two languages."""

from tests.two_sides.state import RelicState, strength
from veglia.kernel.machine import State
from veglia.kernel.words import Words
from veglia.show.names import Names

SENTENCES = {
    "en": {
        "Volunteer": "Who goes first?",
        "Act": "What does {who} do?",
        "Defend": "{defender} is attacked by {attacker}, with {total}: play a card?",
        "GoFirst": "{seat} goes first",
        "Walk": "Walk to {room}",
        "TurnUp": "Turn the token in {room} up",
        "Fight": "Fight {foe} with a card of {card}",
        "Answer": "Play a card of {card}",
        "Pass": "Do nothing",
        "Bandage": "Give up a card of {card} to heal {seat}",
        "RoundBegan": "Round {round} begins.",
        "Drew": "{seat} draws a card of {card}.",
        "Walked": "{seat} walks to {room}.",
        "TurnedUp": "{seat} turns the token in {room} up: {is_relic:the relic|nothing}.",
        "Played": "{seat} plays a card of {card}.",
        "Rolled": "{seat} rolls {face}.",
        "Wounded": "{seat} is wounded by {by}.",
        "Fell": "{seat} falls to {by}.",
        "Healed": "{seat} heals a wound.",
    },
    "it": {
        "Volunteer": "Chi comincia?",
        "Act": "Che cosa fa {who}?",
        "Defend": "{attacker} attacca {defender} con {total}: giocare una carta?",
        "GoFirst": "Comincia {seat}",
        "Walk": "Vai in {room}",
        "TurnUp": "Gira il segnalino in {room}",
        "Fight": "Combatti contro {foe} con una carta da {card}",
        "Answer": "Gioca una carta da {card}",
        "Pass": "Niente",
        "Bandage": "Rinuncia a una carta da {card} per curare {seat}",
        "RoundBegan": "Comincia il round {round}.",
        "Drew": "{seat} pesca una carta da {card}.",
        "Walked": "{seat} va in {room}.",
        "TurnedUp": "{seat} gira il segnalino in {room}: {is_relic:la reliquia|niente}.",
        "Played": "{seat} gioca una carta da {card}.",
        "Rolled": "{seat} tira {face}.",
        "Wounded": "{seat} è ferito da {by}.",
        "Fell": "{seat} cade per mano di {by}.",
        "Healed": "{seat} guarisce da una ferita.",
    },
}
SIDES = {
    "en": {"heroes": "Heroes", "shadows": "Shadows"},
    "it": {"heroes": "Eroi", "shadows": "Ombre"},
}
ROOM = {"en": "room {}", "it": "stanza {}"}
SHADOW = {"en": "shadow {}", "it": "ombra {}"}
# Fields that hold the number of a seat.
PEOPLE = ("seat", "who", "foe", "by", "attacker", "defender")


def name_of(state: RelicState, seat: int, language: str) -> str:
    return state.figures[seat].capitalize() or SHADOW[language].format(seat)


class RelicNames(Names):
    """The names of things of a state in one language."""

    def __init__(self, state: RelicState, language: str) -> None:
        self.state = state
        self.language = language

    def put(self, thing: object, field: str, wording: str) -> str:
        value = getattr(thing, field)
        if field in PEOPLE:
            return name_of(self.state, value, self.language)
        if field == "room":
            return ROOM[self.language].format(value + 1)
        return str(strength(value) if field == "card" else value)

    def is_plain(self, field: str, wording: str) -> bool:
        return field not in PEOPLE


def words(state: State, language: str) -> Words:
    assert isinstance(state, RelicState)
    return Words(language, SENTENCES[language], RelicNames(state, language).put)
