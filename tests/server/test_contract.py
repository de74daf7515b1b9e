"""The contract: types for the client, the description of the HTTP part, words for every refusal."""

import inspect
import re
from pathlib import Path
from string import Formatter

import msgspec
import pytest

from tools import wire_types
from veglia.server import wire
from veglia.server.api.openapi import description
from veglia.server.table.refusal import REFUSALS, Refusal

SERVER = Path(inspect.getfile(Refusal)).parent.parent


def test_the_types_of_the_client_are_not_stale() -> None:
    assert wire_types.FILE.read_text() == wire_types.typescript(), "run: python -m tools.wire_types --write"


def test_stale_types_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = tmp_path / "wire.ts"
    stale.write_text(wire_types.FILE.read_text().replace("version: number", "version: string"))
    monkeypatch.setattr(wire_types, "FILE", stale)
    monkeypatch.setattr("sys.argv", ["wire_types"])
    assert wire_types.main() == 1
    assert capsys.readouterr().out == "web/src/wire.ts is stale: make types\n"


def test_every_struct_of_the_http_part_has_types() -> None:
    described = msgspec.json.decode(description())["components"]["schemas"]
    for struct in wire.HTTP:
        assert struct.__name__ in described
        assert f"export interface {struct.__name__} " in wire_types.typescript()


def test_every_code_in_the_sources_has_a_sentence_and_every_sentence_is_used() -> None:
    used = set()
    for file in SERVER.rglob("*.py"):
        text = file.read_text()
        used |= set(re.findall(r'(?:Refusal|self\.count)\([^"\n]*"([a-z_]+)"', text))
        used |= set(re.findall(r'Refusal\("[a-z_]+" if [^)]* else "([a-z_]+)"\)', text))
    assert used == set(REFUSALS)


@pytest.mark.parametrize("code", REFUSALS)
def test_a_refusal_speaks_both_languages(code: str) -> None:
    status, english, italian = REFUSALS[code]
    assert 400 <= status < 600
    assert english != italian
    for text in (english, italian):
        assert text.endswith(".")
    values = {field: "7" for _, field, _, _ in Formatter().parse(english) if field}
    # What is found is told to programmers, in English, and never in the middle of a sentence.
    assert values.keys() <= {"number", "version"}
    assert Refusal(code, "why", values).text("en") == english.format(**values)
    assert Refusal(code, "why", values).text("it") == italian.format(**values)
    assert Refusal(code, "why", values).detail == "why"


def test_a_refusal_says_more_in_the_language_it_speaks() -> None:
    refusal = Refusal("bad_setup", "why", more=lambda language: f"<{language}>")
    assert refusal.text("en") == "The table cannot be set up like this. <en>"
    assert refusal.text("it") == "Il tavolo non si può preparare così. <it>"
    assert refusal.text("xx") == "The table cannot be set up like this. <en>"
