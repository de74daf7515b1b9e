"""The sections on how games go: their length, their ends, what kills and where, and where the time goes."""

from html import escape

from veglia.kernel.machine import LOST, WON
from veglia.kernel.scene import BoardShape
from veglia.lab.figures import Cause, CellFigures, Spread
from veglia.lab.places import Heat, first_board
from veglia.lab.report.board import heat_map
from veglia.lab.report.charts import Box, ChartBar, bars, boxes, chart, legend, scale_to, stack, table
from veglia.lab.report.outcomes import paragraph
from veglia.lab.report.writer import Writer

QUESTIONS = 12
CAUSES = 12


def length(writer: Writer) -> str:
    told = paragraph(writer.say("length", "text"))
    for name in ("rounds", "decisions"):
        plot = _lengths(writer, [(one, getattr(one, name)) for one in writer.figures.cells])
        told += f"<h3>{escape(writer.say('length', name))}</h3>{plot}"
    return told


def _lengths(writer: Writer, cells: list[tuple[CellFigures, Spread | None]]) -> str:
    found = [(one, spread) for one, spread in cells if spread is not None]
    end, ticks = scale_to(max((spread.high for _, spread in found), default=1.0))
    rows: list[Box] = []
    for one, spread in found:
        label, under = writer.titles(one.cell)
        rows.append(
            Box(
                label,
                under,
                spread.low / end,
                spread.quarter / end,
                spread.middle / end,
                spread.three_quarters / end,
                spread.high / end,
                writer.number(spread.middle),
            )
        )
    return boxes(rows, ticks)


def endings(writer: Writer) -> str:
    rows = [
        ChartBar(
            writer.names.rule(one.rule),
            one.rule,
            one.share,
            f"{writer.percent(one.share)} % ({one.count})",
            {WON: "good", LOST: "bad"}.get(one.key, ""),
        )
        for one in writer.figures.endings[:CAUSES]
    ]
    return paragraph(writer.say("endings", "text")) + bars(rows)


def killers(writer: Writer) -> str:
    figures = writer.figures
    told = paragraph(writer.say("killers", "text")) + _causes(writer, figures.killers, True)
    told += f'<div class="pair"><div><h3>{escape(writer.say("killers", "fallen"))}</h3>'
    told += paragraph(writer.say("killers", "fallen_text"))
    told += bars([_bar(writer, one, writer.names.hero(one.key), "") for one in figures.fallen[:CAUSES]])
    told += f"</div><div><h3>{escape(writer.say('killers', 'harm'))}</h3>"
    told += paragraph(writer.say("killers", "harm_text"))
    return told + _causes(writer, figures.harm, False) + "</div></div>"


def _causes(writer: Writer, found: list[Cause], with_rule: bool) -> str:
    return bars(
        [
            _bar(writer, one, writer.names.cause(one.key, one.rule), one.rule if with_rule else "")
            for one in found[:CAUSES]
        ]
    )


def _bar(writer: Writer, one: Cause, name: str, under: str) -> ChartBar:
    return ChartBar(name, under, one.share, f"{writer.percent(one.share)} % ({one.count})", "bad")


def heat(writer: Writer) -> str:
    told = paragraph(writer.say("heat", "text"))
    maps = "".join(_map(writer, one) for one in writer.figures.heats)
    return f'{told}<div class="maps">{maps}</div>'


def _map(writer: Writer, found: Heat) -> str:
    cell = next(one for one in writer.label.cells if (one.game, one.mission) == (found.game, found.mission))
    board: BoardShape = first_board(cell, writer.language)
    deaths = sum(found.deaths.values()) + found.elsewhere
    mission = writer.names.mission(f"{found.game}/{found.mission}")
    caption = writer.say("heat", "caption", mission=mission, deaths=deaths, games=found.games)
    if found.elsewhere:
        caption = f"{caption}. {writer.say('heat', 'elsewhere', count=found.elsewhere)}"
    drawn = heat_map(board, found.deaths, caption, writer.words["heat"]["zone"])
    return f"<figure>{drawn}<figcaption>{escape(caption)}</figcaption></figure>"


def time(writer: Writer) -> str:
    names = [(name, writer.say("time", name)) for name in ("setup", "thinking", "rules", "watching")]
    lines: list[str] = []
    for clock in writer.figures.clocks:
        spent = [clock.setup, clock.thinking, clock.rules, clock.watching]
        whole = sum(spent)
        if clock.games and whole:
            parts = [(tone, name, one / whole) for (tone, name), one in zip(names, spent)]
            rate = writer.number(clock.decisions / whole)
            value = writer.say("time", "each", each=writer.moment(whole / clock.games), rate=rate)
            lines.append(stack(writer.names.agent(clock.agent), "", parts, value))
    told = paragraph(writer.say("time", "text")) + chart("stacks", lines, []) + legend(names)
    told += f"<h3>{escape(writer.say('time', 'questions'))}</h3>"
    return told + paragraph(writer.say("time", "questions_text")) + _questions(writer)


def _questions(writer: Writer) -> str:
    found = writer.figures.questions
    whole = sum(one.count for one in found) or 1
    return bars(
        [
            ChartBar(
                writer.names.question(one.name),
                "",
                one.count / whole,
                writer.say(
                    "time",
                    "asked",
                    share=writer.percent(one.count / whole),
                    each=writer.moment(one.seconds / one.count),
                ),
            )
            for one in found[:QUESTIONS]
        ]
    )


def by_side(writer: Writer, values: dict[str, str]) -> str:
    """Return the values of sides, each with its name; a lone side goes without saying."""
    if len(values) == 1:
        return next(iter(values.values()))
    return ", ".join(f"{writer.names.side(side)} {value}" for side, value in values.items())


def everything(writer: Writer) -> str:
    said = writer.words["table"]
    heads = [
        said[name]
        for name in (
            "mission",
            "bot",
            "setting",
            "games",
            "won",
            "interval",
            "rounds",
            "decisions",
            "goals",
        )
    ]
    rows: list[list[str]] = []
    for one in writer.figures.cells:
        shares = {side: f"{writer.percent(rate.share)} %" for side, rate in one.wins.items()}
        intervals = {
            side: f"{writer.percent(rate.low)}–{writer.percent(rate.high)}" for side, rate in one.wins.items()
        }
        rows.append(
            [
                writer.mission(one.cell),
                writer.names.agent(one.cell.agent),
                writer.setting(one.cell),
                writer.number(one.rate.games),
                by_side(writer, shares),
                by_side(writer, intervals),
                "" if one.rounds is None else writer.number(one.rounds.middle),
                "" if one.decisions is None else writer.number(one.decisions.middle),
                f"{writer.percent(one.goals)} %",
            ]
        )
    return table(writer.words["sections"]["table"], heads, rows)
