"""Words for people: prompts, options and events as sentences in a language.

A table maps class names to templates. `{field}` stands for a field of the object, put into words by the game;
`{field:wording}` asks the game for another wording of it; `{field:one|many}` picks a word by a number.
"""

import inspect
import string
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

# Puts a field of a thing into words: the thing, the field, the wording ("" for the plain one).
Namer = Callable[[object, str, str], str]

# What ends a sentence.
STOPS: Final = (".", "!", "?", "…")

# Templates that have been taken apart, once: each text, and the field and wording that follow it.
_PARTS: dict[str, list[tuple[str, str, str]]] = {}


def parts_of(template: str) -> list[tuple[str, str, str]]:
    """Return a template taken apart: each text, and the field and wording that follow it."""
    if template not in _PARTS:
        _PARTS[template] = [
            (text, field or "", wording or "")
            for text, field, wording, _ in string.Formatter().parse(template)
        ]
    return _PARTS[template]


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """The sentences of one language."""

    def __init__(self, language: str, sentences: dict[str, str], namer: Namer) -> None:
        self.language = language
        self.sentences = sentences
        self.namer = namer

    def say(self, thing: object) -> str:
        """Return the sentence for a step, an option or an event; its class name where there is none."""
        name = type(thing).__name__
        if name not in self.sentences:
            return name
        said = ""
        for text, field, wording in parts_of(self.sentences[name]):
            said += after(said, text)
            if field:
                said += self._put(thing, field, wording)
        return said[:1].upper() + said[1:]

    def _put(self, thing: object, field: str, wording: str) -> str:
        if "|" not in wording:
            return self.namer(thing, field, wording)
        one, many = wording.split("|")
        return one if getattr(thing, field) == 1 else many


def after(said: str, text: str) -> str:
    """Return how a sentence goes on: a name with a stop of its own, such as "Oh no!", needs no full stop."""
    return text[1:] if text[:1] == "." and said[-1:] in STOPS else text


def fields_in(template: str) -> list[str]:
    """Return the fields a template names."""
    return [field for _, field, _ in parts_of(template) if field]


def fields_of(kind: type) -> tuple[str, ...]:
    """Return the fields of a class: its constructor's parameters."""
    return tuple(inspect.signature(kind).parameters)
