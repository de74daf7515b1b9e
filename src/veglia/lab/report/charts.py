"""Plots as plain HTML: lines of a label, a track and a value. Places are shares, so they fit any width."""

from collections.abc import Sequence
from html import escape

from msgspec import Struct


class Dot(Struct, frozen=True):
    """A value with its interval; all three between 0 and 1 along the track."""

    label: str
    under: str
    at: float
    low: float
    high: float
    value: str
    tone: str = ""
    note: str = ""


class ChartBar(Struct, frozen=True):
    label: str
    under: str
    share: float
    value: str
    tone: str = ""
    note: str = ""


class Box(Struct, frozen=True):
    """Where the middle half and the middle nine tenths of some numbers lie along the track."""

    label: str
    under: str
    low: float
    quarter: float
    middle: float
    three_quarters: float
    high: float
    value: str


def percent(share: float) -> str:
    """Return a place along a track."""
    return f"{100 * min(1.0, max(0.0, share)):.2f}%"


def head(ticks: Sequence[tuple[float, str]]) -> str:
    """Return the scale above a track."""
    marks = "".join(f'<span style="left:{percent(at)}">{escape(text)}</span>' for at, text in ticks)
    track = f'<div class="track">{marks}</div>'
    return f'<div class="line scale" aria-hidden="true"><div></div>{track}<div></div></div>'


def line(label: str, under: str, track: str, value: str, tone: str, note: str) -> str:
    small = f"<small>{escape(under)}</small>" if under else ""
    tip = f' title="{escape(note)}"' if note else ""
    return (
        f'<div class="line {tone}" role="listitem"{tip}><div class="label">{escape(label)}{small}</div>'
        f'<div class="track">{track}</div><div class="value">{escape(value)}</div></div>'
    )


def grid(ticks: Sequence[tuple[float, str]]) -> str:
    return "".join(f'<hr style="left:{percent(at)}">' for at, _ in ticks)


def chart(kind: str, lines: list[str], ticks: Sequence[tuple[float, str]]) -> str:
    return f'<div class="chart {kind}" role="list">{head(ticks) if ticks else ""}{"".join(lines)}</div>'


def reach(kind: str, low: float, high: float) -> str:
    return f'<i class="{kind}" style="left:{percent(low)};width:{percent(high - low)}"></i>'


def dots(rows: Sequence[Dot], ticks: Sequence[tuple[float, str]]) -> str:
    """Return a plot of values with intervals."""
    lines = [
        line(
            row.label,
            row.under,
            f"{grid(ticks)}{reach('reach', row.low, row.high)}"
            f'<b class="dot" style="left:{percent(row.at)}"></b>',
            row.value,
            row.tone,
            row.note,
        )
        for row in rows
    ]
    return chart("dots", lines, ticks)


def bars(rows: Sequence[ChartBar]) -> str:
    """Return a plot of shares, the longest bar being the largest share."""
    most = max((row.share for row in rows), default=1.0) or 1.0
    lines = [
        line(
            row.label,
            row.under,
            f'<i class="bar" style="width:{percent(row.share / most)}"></i>',
            row.value,
            row.tone,
            row.note,
        )
        for row in rows
    ]
    return chart("bars", lines, [])


def boxes(rows: Sequence[Box], ticks: Sequence[tuple[float, str]]) -> str:
    """Return a plot of how numbers spread."""
    lines = [
        line(
            row.label,
            row.under,
            f"{grid(ticks)}{reach('reach', row.low, row.high)}"
            f"{reach('box', row.quarter, row.three_quarters)}"
            f'<b class="middle" style="left:{percent(row.middle)}"></b>',
            row.value,
            "",
            "",
        )
        for row in rows
    ]
    return chart("boxes", lines, ticks)


def stack(label: str, under: str, parts: Sequence[tuple[str, str, float]], value: str) -> str:
    """Return one bar made of parts: a tone, a name and a share each."""
    pieces = "".join(
        f'<i class="part {tone}" style="width:{percent(share)}" '
        f'title="{escape(name)}: {100 * share:.1f} %"></i>'
        for tone, name, share in parts
    )
    return line(label, under, pieces, value, "", "")


def legend(parts: Sequence[tuple[str, str]]) -> str:
    return (
        '<p class="legend">'
        + "".join(f'<span class="{tone}"><i></i>{escape(name)}</span>' for tone, name in parts)
        + "</p>"
    )


def scale_to(most: float) -> tuple[float, list[tuple[float, str]]]:
    """Return a round end of a scale that starts at 0, and its marks."""
    step = 1.0
    while most / step > 5:
        step *= 2.5 if str(step)[0] == "2" else 2
    end = step * max(1, -(-most // step))
    marks = [(number * step / end, f"{number * step:g}") for number in range(int(end / step) + 1)]
    return end, marks


def table(name: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table that scrolls by itself where it is too wide."""
    top = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(one)}</td>" for one in row[1:])
        + "</tr>"
        for row in rows
    )
    opened = f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(name)}">'
    return f"{opened}<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
