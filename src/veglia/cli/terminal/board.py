"""The board drawn with box characters, every zone with its number and what stands in it."""

from typing import Any, Final

from veglia.cli.terminal.labels import Labels, beginning
from veglia.cli.terminal.style import WIDTH, Line, Span, fit, flow
from veglia.cli.terminal.walls import Cell, Cells, across, border, cells_of, corner, down

View = dict[str, Any]

WIDEST_CELL: Final = 19
# From this width on a cell has room for words; below there are codes.
WORDY_CELL: Final = 13
LOWEST_ROW: Final = 3
# Objectives whose colour is to be seen, and that are not like the others.
OBJECTIVES: Final = {"blue": "blue_objective", "green": "green_objective"}


def draw(view: View, labels: Labels) -> list[Line]:
    """Return the board; balconies are told beside it."""
    zones = view["zones"]
    cells = cells_of(zones)
    rows = 1 + max(row for row, _ in cells)
    columns = 1 + max(column for _, column in cells)
    size = cell_size(columns)
    heights = [LOWEST_ROW] * rows
    texts: dict[Cell, list[Line]] = {}
    for zone in zones:
        if zone["kind"] != "balcony":
            spread(zone["cells"], zone_lines(view, labels, zone, size), heights, texts)
    lines: list[Line] = []
    for row in range(rows + 1):
        lines.append(border_line(zones, cells, row, columns, size))
        if row < rows:
            lines.extend(row_lines(zones, cells, texts, (row, columns), size, heights[row]))
    return lines


def cell_size(columns: int) -> int:
    """Return how wide cells are, so that all columns fit on the screen."""
    return min(WIDEST_CELL, (WIDTH - columns - 1) // columns)


def is_wordy(view: View) -> bool:
    """Return whether the cells have room for words."""
    return cell_size(1 + max(column for _, column in cells_of(view["zones"]))) >= WORDY_CELL


def spread(cells: list[Cell], lines: list[Line], heights: list[int], texts: dict[Cell, list[Line]]) -> None:
    """Share a zone's lines out over its cells; where they do not fit the last row grows."""
    room = sum(heights[row] for row, _ in cells)
    if len(lines) > room:
        heights[cells[-1][0]] += len(lines) - room
    left = lines
    for row, column in cells:
        texts[row, column] = left[: heights[row]]
        left = left[heights[row] :]


def zone_lines(view: View, labels: Labels, zone: View, size: int) -> list[Line]:
    """Return what is written into a zone."""
    number = zone["number"]
    wordy = size >= WORDY_CELL
    name = labels.zone(number) if wordy else str(number + 1)
    label: Span = (name, "number" if zone["kind"] == "room" else "title")
    groups = [
        [label, *tokens(view, labels, number, wordy)],
        zombies(view, labels, zone),
        survivors(view, number, wordy),
    ]
    return [[(" ", ""), *line] for group in groups for line in flow(group, size - 1)]


def tokens(view: View, labels: Labels, number: int, wordy: bool) -> list[Span]:
    """Return the tokens that lie in a zone."""
    out: list[Span] = []
    if view["exit"] == number:
        out.append((labels.token("exit", wordy), "exit"))
    sacks = view["coal"]["sacks"] if view["coal"] else []
    for place, objective in enumerate(view["objectives"]):
        if objective["zone"] == number and not objective["taken"]:
            kind = "coal" if place in sacks else OBJECTIVES.get(objective["colour"], "objective")
            out.append((labels.token(kind, wordy), "token"))
    for spawn in view["spawns"]:
        if spawn["zone"] == number:
            name = labels.token(spawn["kind"], wordy)
            out.append((name, "bad") if spawn["active"] else (f"({name})", "dim"))
    if view["noise"]["zone"] == number:
        out.append((labels.token("boom" if view["noise"]["boom"] else "bang", wordy), "noise"))
    if number in view["vade_retro"]:
        out.append((labels.token("vade_retro", wordy), "good"))
    for machine, zone in machines(view).items():
        if zone == number:
            out.append((labels.token(machine, wordy), "token"))
    return out


def machines(view: View) -> dict[str, int]:
    """Return the machines on the board and their zones."""
    zones = {"wagon": view["wagon"], "gatling": view["gatling"]["zone"] if view["gatling"] else -1}
    return {machine: zone for machine, zone in zones.items() if zone >= 0}


def zombies(view: View, labels: Labels, zone: View) -> list[Span]:
    """Return the zombies of a zone, as letter and number."""
    codes = zombie_codes(view, labels)
    return [(f"{codes[kind][0]}{count}", codes[kind][1]) for kind, count in zone["zombies"].items()]


def zombie_codes(view: View, labels: Labels) -> dict[str, Span]:
    """Return the letter that stands for each kind of zombie, with its colour."""
    names = labels.kinds(view["kinds"])
    return {
        kind: (beginning(name, names.values(), 1), f"zombie{number}")
        for number, (kind, name) in enumerate(names.items())
    }


def survivors(view: View, number: int, wordy: bool) -> list[Span]:
    """Return the survivors in a zone, the active one marked, those in the wagon in brackets."""
    names = [one["name"] for one in view["survivors"]]
    out: list[Span] = []
    for who, one in enumerate(view["survivors"]):
        if one["zone"] == number:
            name = one["name"] if wordy else beginning(one["name"], names, 2)
            name = f"[{name}]" if one["riding"] else name
            out.append((f">{name}", "active") if who == view["active"] else (name, "survivor"))
    return out


def border_line(zones: list[View], cells: Cells, row: int, columns: int, size: int) -> Line:
    """Return the line of borders above a row."""
    text = ""
    for column in range(columns + 1):
        here = cells.get((row, column))
        above = cells.get((row - 1, column))
        text += corner(
            border(zones, cells.get((row - 1, column - 1)), above),
            border(zones, above, here),
            border(zones, cells.get((row, column - 1)), here),
            border(zones, cells.get((row - 1, column - 1)), cells.get((row, column - 1))),
        )
        if column < columns:
            text += across(border(zones, above, here), size)
    return [(text, "wall")]


def row_lines(
    zones: list[View],
    cells: Cells,
    texts: dict[Cell, list[Line]],
    place: tuple[int, int],
    size: int,
    height: int,
) -> list[Line]:
    """Return the lines of a row of cells."""
    row, columns = place
    lines: list[Line] = [[] for _ in range(height)]
    for column in range(columns + 1):
        wall = down(border(zones, cells.get((row, column - 1)), cells.get((row, column))), height)
        written = texts.get((row, column), [])
        for number, line in enumerate(lines):
            line.append((wall[number], "wall"))
            if column < columns:
                line.extend(fit(written[number] if number < len(written) else [], size))
    return lines
