"""A board drawn in lines, its zones the redder the more have fallen there."""

from html import escape

from veglia.kernel.scene import BoardShape, Edge, Rect, ZoneShape

# A tile is so many units wide in the drawing.
TILE = 240.0
# The faintest zone that counts at all.
FAINTEST = 0.14


def heat_map(board: BoardShape, deaths: dict[str, int], label: str, says: str) -> str:
    """Return a drawing; `says` is a sentence with {zone}, {count} and {share}."""
    most = max(deaths.values(), default=1)
    whole = sum(deaths.values())
    # Balconies lie over the streets, so they are drawn last.
    ordered = sorted(board.zones, key=lambda zone: zone.kind == "balcony")
    zones = "".join(_zone(zone, deaths.get(zone.id, 0), most, whole, says) for zone in ordered)
    edges = "".join(_edge(edge) for edge in board.edges)
    counts = "".join(_count(zone, deaths.get(zone.id, 0)) for zone in ordered)
    size = f"{-6} {-6} {board.width * TILE + 12:.0f} {board.height * TILE + 12:.0f}"
    return (
        f'<svg class="board" viewBox="{size}" preserveAspectRatio="xMinYMin" role="img" '
        f'aria-label="{escape(label)}">'
        f"{zones}{edges}{counts}</svg>"
    )


def _zone(zone: ZoneShape, count: int, most: int, whole: int, says: str) -> str:
    heat = FAINTEST + (1 - FAINTEST) * count / most if count else 0.0
    tip = says.format(zone=zone.name, count=count, share=f"{100 * count / whole:.1f}" if whole else "0")
    glow = f' style="opacity:{heat:.3f}"'
    # Kinds that the style does not know look like streets.
    return (
        f'<g class="zone {escape(zone.kind)}"><title>{escape(tip)}</title>'
        + "".join(_rect(rect, "ground", "") for rect in zone.rects)
        + "".join(_rect(rect, "heat", glow) for rect in zone.rects if count)
        + "</g>"
    )


def _rect(rect: Rect, kind: str, more: str) -> str:
    return (
        f'<rect class="{kind}" x="{rect.x * TILE:.1f}" y="{rect.y * TILE:.1f}" '
        f'width="{rect.width * TILE:.1f}" height="{rect.height * TILE:.1f}"{more}/>'
    )


def _edge(edge: Edge) -> str:
    (x, y), (x2, y2) = edge.start, edge.end
    return (
        f'<line class="{escape(edge.kind)}" x1="{x * TILE:.1f}" y1="{y * TILE:.1f}" '
        f'x2="{x2 * TILE:.1f}" y2="{y2 * TILE:.1f}"/>'
    )


def _count(zone: ZoneShape, count: int) -> str:
    x, y = zone.middle
    return f'<text x="{x * TILE:.1f}" y="{y * TILE:.1f}">{count}</text>' if count else ""
