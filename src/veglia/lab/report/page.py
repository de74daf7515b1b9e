"""The page: head, figures in short, and the sections."""

from html import escape

from veglia.lab.figures import Figures, Spread
from veglia.lab.journal import Label
from veglia.lab.report import causes, outcomes
from veglia.lab.report.writer import FOLDER, Writer

ERRORS_SHOWN = 10


def page(figures: Figures, label: Label, language: str, wanted: int) -> str:
    """Return the report as one HTML page; `wanted` is how many games there will be once all are played."""
    writer = Writer(figures, label, language)
    sections = sections_of(writer)
    titles = writer.words["sections"]
    style = (FOLDER / "style.css").read_text("utf-8")
    heading = escape(writer.say("", "heading", games=writer.number(figures.games)))
    links = "".join(f'<a href="#{name}">{escape(titles[name])}</a>' for name in sections)
    body = "".join(
        f'<section id="{name}"><h2>{escape(titles[name])}</h2>{text}</section>'
        for name, text in sections.items()
    )
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{heading} · Veglia</title><style>{style}</style></head><body>"
        f"<header><h1>{heading}</h1>{introduction(writer, wanted)}</header>"
        f'<nav aria-label="{escape(writer.words["contents"])}">{links}</nav>'
        f"<main>{cards(writer)}{body}</main></body></html>\n"
    )


def sections_of(writer: Writer) -> dict[str, str]:
    """Return the sections that have something to say, by name."""
    figures = writer.figures
    found = {"rates": outcomes.rates(writer)}
    if figures.balances:
        found["balance"] = outcomes.balance(writer)
    found["length"] = causes.length(writer)
    found["endings"] = causes.endings(writer)
    if figures.killers:
        found["killers"] = causes.killers(writer)
    found["effects"] = outcomes.effects(writer)
    if figures.heats:
        found["heat"] = causes.heat(writer)
    return {**found, "time": causes.time(writer), "table": causes.everything(writer)}


def introduction(writer: Writer, wanted: int) -> str:
    figures = writer.figures
    titles = ", ".join(writer.names.titles.values())
    lead = writer.say(
        "",
        "lead",
        games=writer.number(figures.games),
        titles=titles,
        cells=len(figures.cells),
        seed=figures.seed,
    )
    told = outcomes.paragraph(lead, "lead")
    if figures.games < wanted:
        done = writer.number(figures.games)
        told += outcomes.paragraph(
            writer.say("", "stopped", done=done, wanted=writer.number(wanted)), "warning"
        )
    if figures.errors:
        told += outcomes.paragraph(writer.say("", "broken", count=len(figures.errors)), "warning")
        told += "".join(outcomes.paragraph(one, "warning") for one in figures.errors[:ERRORS_SHOWN])
    return told


def cards(writer: Writer) -> str:
    """Return the few numbers that come first."""
    figures = writer.figures
    shown: list[str] = []
    for side, rate in figures.wins.items():
        about = writer.say("", "won_card")
        if len(figures.wins) > 1:
            about = writer.say("", "side_card", side=writer.names.side(side))
        low, high = writer.percent(rate.low), writer.percent(rate.high)
        between = writer.say("", "between", low=low, high=high)
        shown.append(card(f"{writer.percent(rate.share)} %", about, between))
    if figures.draws:
        shown.append(card(writer.number(figures.draws), writer.say("", "draws_card"), ""))
    for name, spread in (("rounds_card", figures.rounds), ("decisions_card", figures.decisions)):
        if spread is not None:
            shown.append(card(writer.number(spread.middle), _between(writer, name, spread), ""))
    about = writer.say("", "games_card", errors=len(figures.errors))
    shown.append(card(writer.number(figures.games), about, ""))
    return f'<div class="cards">{"".join(shown)}</div>'


def _between(writer: Writer, name: str, spread: Spread) -> str:
    return writer.say(
        "",
        name,
        quarter=writer.number(spread.quarter),
        three_quarters=writer.number(spread.three_quarters),
    )


def card(value: str, about: str, more: str) -> str:
    small = f"<small>{escape(more)}</small>" if more else ""
    return f"<div><b>{escape(value)}</b><span>{escape(about)}</span>{small}</div>"
