"""Asking a table of Dark Side why something cannot be chosen, and what would come of an option."""

from tests.games.zombicide.dark_side.station_table import StationTable
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.kernel.machine import Option


def why(table: StationTable, target: str, language: str = "en") -> list[tuple[str, str]]:
    """Return the reasons against a thing: sentence and rule."""
    reasons = TITLE.presentation.why_not(table.state, None, target, language)
    return [(reason.text, reason.rule) for reason in reasons]


def both(table: StationTable, target: str) -> tuple[str, str, str]:
    """Return the first reason against a thing: its rule, English, Italian."""
    text, rule = why(table, target)[0]
    return rule, text, why(table, target, "it")[0][0]


def rules_against(table: StationTable, target: str) -> list[str]:
    return [rule for _, rule in why(table, target)]


def zone_of(table: StationTable, name: str) -> str:
    return f"zone/{table.zone(name)}"


def told(table: StationTable, option: Option, language: str = "en") -> list[str]:
    """Return what is said of an option before it is chosen."""
    return TITLE.presentation.preview(table.state, option, language).lines
