# veglia: interpreted
"""Cards as they are shown: Equipment, Code Tokens, damage areas."""

from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.library import CONSUMABLE, GEAR, WEAPON, CardType
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.show.texts import piece_looks, rule_text, texts
from veglia.kernel.scene import Card
from veglia.show.ids import card_id

KINDS = {WEAPON: "weapon", GEAR: "gear", CONSUMABLE: "consumable"}


def code_id(code: int) -> str:
    return f"code/{code}"


def card_of_type(type: CardType, language: str, number: int = -1) -> Card:
    """Return a kind of Equipment with its printed values."""
    said = texts(language)
    names = said["values"]
    values: list[tuple[str, str]] = []
    if type.dice:
        values += [(names["dice"], str(type.dice)), (names["range"], str(type.range))]
    if type.hands:
        values.append((names["hands"], str(type.hands)))
    if type.ap:
        values.append((names["cost"], str(type.ap)))
    if type.reloads:
        weapon = content.names()["card"][type.reloads][language]
        values.append((names["reloads"], f"{weapon} +{type.cubes}"))
    name = content.names()["card"][type.id][language]
    text = rule_text(type.rule, language)
    return Card(card_id(number), type.id, name, values, [said["kinds"][KINDS[type.kind]]], text)


def card_of(state: DarkestState, card: int, language: str) -> Card:
    """Return a card of the game with its ammunition and its code symbol."""
    type = state.card_type(card)
    shown = card_of_type(type, language, card)
    said = texts(language)["values"]
    values = list(shown.values)
    if type.ammo:
        values.append((said["ammo"], f"{state.ammo[card]}/{type.ammo}"))
    values.append((said["code"], colour_name(state, state.card(card).colour, language)))
    is_spent = type.ammo > 0 and state.ammo[card] == 0
    return Card(shown.id, shown.look, shown.name, values, shown.marks, shown.text, is_spent)


def colour_name(state: DarkestState, colour: int, language: str) -> str:
    name: str = content.text(language)["words"]["colour"][state.library.colours[colour]]
    return name


def code_card(state: DarkestState, code: int, language: str) -> Card:
    """Return a Code Token that a Survivor has."""
    colours = [colour_name(state, colour, language) for colour in state.library.code_tokens[code]]
    name = texts(language)["pieces"]["code_token"].format("-".join(colours))
    text = rule_text("ddd.door.token-gained", language)
    return Card(code_id(code), piece_looks().tokens["code"], name, [], colours, text)
