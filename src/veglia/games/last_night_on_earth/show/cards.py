# veglia: interpreted
"""Cards as they are shown."""

from veglia.games.last_night_on_earth.rules.library import library
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.show.texts import said_in, texts
from veglia.kernel.scene import Card
from veglia.show.ids import card_id

# Cards that are held in secret: when they may be played stands on them.
HELD = ("event", "townsfolk", "zombie", "tactic")


def card_of_kind(id: str, language: str, number: int = -1, markers: int = 0, wounds: int = 0) -> Card:
    """Return a card by the id of its kind."""
    row = library().cards[id]
    said = texts(language)
    names = said["values"]
    values: list[tuple[str, str]] = []
    if row.range:
        values.append((names["range"], str(row.range)))
    if row.hit:
        values.append((names["hit"], f"{row.hit}+"))
    if row.break_on:
        values.append((names["breaks"], ", ".join(map(str, row.break_on))))
    if row.empty_on:
        values.append((names["empty"], ", ".join(map(str, row.empty_on))))
    if markers:
        values.append((names["markers"], str(markers)))
    if wounds:
        values.append((said["wounds"], str(wounds)))
    return Card(
        card_id(number),
        id,
        said_in(row.name, language),
        values,
        [said["kinds"][row.type], *(said["when"][moment] for moment in row.when if row.type in HELD)],
        said_in(row.text, language),
    )


def card_of(state: LastNightState, card: int, language: str) -> Card:
    kind = state.kind(card)
    return card_of_kind(
        kind.id, language, card, state.card_markers.get(card, 0), state.card_wounds.get(card, 0)
    )
