"""The games that a server offers."""

from functools import cache
from importlib import import_module

from veglia.kernel.game import Title
from veglia.rulebook import LANGUAGES, book, games
from veglia.server import wire
from veglia.server.refusal import Refusal


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
        rules.append(wire.RuleText(rule.id, rule.title, rule.text, texts))
    return wire.Rulebook(game, language, rules)
