"""Every sentence that random games tell, ask and offer: each kind with a few samples, in every language.

    python -m tools.lines [--game dark_side] [--games 3] [--samples 4]

Reading all of it is how the words of a title are proof-read. What `faults` finds is marked; the contract
tests hold every sentence to it.
"""

import argparse
import re
from collections.abc import Iterator

from veglia import catalog
from veglia.agents.knowledge import Knowledge
from veglia.agents.random import RandomAgent
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, Title, begin
from veglia.lab.setups import any_setup

# The kind of a sentence (the class it is said for), a language, and the sentences.
Lines = dict[tuple[str, str], list[str]]

# What is wrong with a text in any language. An ellipsis is one stop here.
FAULTS = {
    r"^\s*$": "nothing is said",
    r"^\s|\s$": "a space at an end",
    r"  |\s[,;.?!](?!\w)|\( | \)": "a space too many",
    r"[.!?…][.…]|[,;:][.?!,;:]|\?\?|!!": "two stops",
    r"[{}|]": "a placeholder",
    r"^[a-zàèéìòù]": "a small letter at the start",
    r"\b(None|True|False)\b(?! of)|<[^>]*>|\b[A-Za-z]+[_/][a-z_]+\b": "a name of the program",
    r"[:,(]$|\(\)|^[:,.)]|:\s*\.": "something is missing",
    r"(?i)\b([^\W\d]{2,}) \1\b": "a word twice",
}
ENGLISH = {r"(\ba|^A) [aeioAEIO](?!ne\b|nce\b)": "needs an"}
# Before what Italian has uno, lo, gli and the like.
_IMPURE = r"(?:[sS](?![aeiouàèéìòù\s'])|[zZxXyY]|[gG]n|[pP]s)"
ITALIAN = {
    rf"(?i)\b(?:un|il|del|al|nel|sul|dal) (?-i:{_IMPURE})": "needs uno, lo",
    rf"(?i)\b(?:uno|dello|allo|nello|sullo|dallo) (?!in )(?-i:(?!{_IMPURE}))[a-z]": "needs un, il",
    r"(?i)\b(?:la|della|alla|nella|sulla|dalla|lo|dello|allo|nello) [aeiou]": "needs an apostrophe",
    r"(?i)\b(?:di|a|da|in|su) (?:il|lo|la|gli|le) (?-i:[A-Z])": "a preposition apart from its article",
}


def faults(text: str, language: str, is_told: bool = False) -> list[str]:
    """Return what is wrong with a text; what is told also ends with a stop."""
    text = text.replace("...", "…")
    patterns = FAULTS | (ITALIAN if language == "it" else ENGLISH)
    found = [what for pattern, what in patterns.items() if re.search(pattern, text)]
    if is_told and not re.search(r"[.!?…]$", text):
        found.append("no stop at the end")
    return found


def told_by(table: Game) -> Iterator[tuple[str, str, str]]:
    """Yield what a table has just told: the kind of sentence, the language, the sentence."""
    title, state = table.title, table.state
    for language in title.languages:
        for event in state.log or []:
            # Some events are not told at all.
            for told in title.presentation.told(state, [event], None, language):
                yield "told " + type(event).__name__, language, told.text


def asked_by(table: Game) -> Iterator[tuple[str, str, str]]:
    """Yield what a table asks and offers: the kind of sentence, the language, the sentence."""
    shown, state = table.title.presentation, table.state
    if state.asking is None:
        return
    for language in table.title.languages:
        yield "asked " + type(state.asking).__name__, language, shown.prompt(state, language)
        for option, offer in zip(state.offered, shown.offers(state, state.offered, language), strict=True):
            yield "offered " + type(option).__name__, language, offer.text


def played(title: Title, mission: str, seed: int) -> Iterator[Game]:
    """Play a random game of a mission, yielding it at each decision and at its end."""
    table = begin(title, any_setup(title, mission, seed))
    agent = RandomAgent(seeded(-1 - seed))
    yield table
    while table.state.asking is not None:
        table.choose(agent.choose(Knowledge(title, table.state)))
        yield table


def collected(title: Title, games: int, samples: int) -> Lines:
    found: Lines = {}
    for mission in title.missions():
        for seed in range(games):
            for table in played(title, mission, seed):
                for kind, language, text in (*told_by(table), *asked_by(table)):
                    lines = found.setdefault((kind, language), [])
                    if len(lines) < samples and text not in lines:
                        lines.append(text)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=list(catalog.GAMES), help="one game (all)")
    parser.add_argument("--games", type=int, default=1, help="random games of each mission (1)")
    parser.add_argument("--samples", type=int, default=4, help="sentences of each kind (4)")
    asked = parser.parse_args()
    for id, title in catalog.GAMES.items():
        if asked.game in (None, id):
            print(f"## {id}")
            for (kind, language), lines in sorted(collected(title, asked.games, asked.samples).items()):
                for line in lines:
                    wrong = faults(line, language, kind.startswith("told"))
                    print(f"{kind} [{language}] {line}", *(f" <-- {what}" for what in wrong))


if __name__ == "__main__":
    main()
