"""Keywords of Heroes: those printed on them, and those that something gives them."""

from typing import Final

from veglia.games.last_night_on_earth.rules import hooks, sources
from veglia.games.last_night_on_earth.rules.state import LastNightState

STRANGE: Final = "strange"
STUDENT: Final = "student"


def hero_has(state: LastNightState, hero: int, keyword: str) -> bool:
    """Return whether a Hero has a keyword."""
    if keyword in state.hero_kind(hero).keywords:
        return True
    for source in sources.everything(state, hooks.GIVES_KEYWORD):
        if sources.trait_of(state, source).gives_keyword(state, source, hero, keyword):
            return True
    return False
