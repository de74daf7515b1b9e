"""The games that a server offers."""

from functools import cache
from importlib import import_module

import msgspec

from veglia.agents.strengths import STRENGTHS, USUAL
from veglia.kernel.game import Title, begin
from veglia.kernel.presentation import Lobby, LobbySide
from veglia.kernel.seats import Side
from veglia.rulebook import LANGUAGES, book, games
from veglia.server import wire
from veglia.server.settings import Settings
from veglia.server.table.refusal import Refusal

# In seconds: for tables of beginners.
LONGER_WINDOWS = (2.0, 4.0, 8.0)


def find_games(name: str) -> dict[str, Title]:
    """Return a list of games by the name of its module and its own, as "veglia.catalog:GAMES"."""
    module, _, attribute = name.partition(":")
    found: dict[str, Title] = getattr(import_module(module), attribute)
    return found


def game_called(known: dict[str, Title], id: str) -> Title:
    if id not in known:
        raise Refusal("unknown_game")
    return known[id]


def spoken(title: Title, language: str) -> str:
    """Return a language if the game speaks it."""
    if language not in title.languages:
        raise Refusal("unknown_language")
    return language


def window_choices(title: Title, settings: Settings) -> list[float]:
    """Return how long a reaction window may last, the usual time first; none in titles without windows."""
    if not title.presentation.moments(title.languages[0]):
        return []
    usual = settings.window_seconds
    return [usual, *(seconds for seconds in LONGER_WINDOWS if seconds > usual)]


def lobby_of(title: Title, language: str, settings: Settings) -> Lobby:
    """Return what there is to choose before a game, the title's sides included."""
    lobby = title.presentation.lobby(language)
    sides = [
        LobbySide(
            one.id,
            title.side_name(one.id, language),
            one.least,
            one.most,
            one.picks_figures,
            figures_of(title, one, lobby),
        )
        for one in title.sides
    ]
    return msgspec.structs.replace(lobby, sides=sides, window_seconds=window_choices(title, settings))


def figures_of(title: Title, side: Side, lobby: Lobby) -> list[str]:
    """Return whom seats of a side may choose in any mission, in the order of the lobby."""
    if not side.picks_figures:
        return []
    if len(title.sides) == 1:
        return [hero.id for hero in lobby.heroes]
    chosen = {
        name
        for mission in title.missions()
        for size in (0, title.most_party)
        for name in title.roster(mission, size, side.id)
    }
    return [hero.id for hero in lobby.heroes if hero.id in chosen]


def bots_in(language: str) -> list[wire.Bot]:
    """Return the strengths of bots in a language."""
    return [wire.Bot(one.id, one.names[language], one.about[language], one.id == USUAL) for one in STRENGTHS]


def warm(known: dict[str, Title]) -> None:
    """Load what the first visitor would wait for: rulebooks, texts, the rendering of a first table."""
    for title in known.values():
        missions = title.missions()
        first = title.setup(missions[0], None, 0, {}) if missions else None
        state = None if first is None else begin(title, first).state
        for language in title.languages:
            title.presentation.lobby(language)
            title.presentation.glossary(language)
            if title.id in games():
                rulebook(title.id, language)
            if state is not None:
                title.presentation.board(state, language)
                title.presentation.scene(state, None, language)


@cache
def rulebook(game: str, language: str) -> wire.Rulebook:
    """Return the whole book of a game."""
    if game not in games():
        raise Refusal("unknown_game")
    if language not in LANGUAGES:
        raise Refusal("unknown_language")
    found = book(game, language)
    rules = []
    for rule in found.rules.values():
        rulings = [found.ruling(id) for id in rule.house]
        texts = [wire.RulingText(one.id, one.question, one.ruling, one.why) for one in rulings]
        rules.append(wire.RuleText(rule.id, rule.title, rule.text, texts, rule.needs))
    return wire.Rulebook(game, language, rules)
