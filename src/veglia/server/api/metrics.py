"""The figures of a server as Prometheus reads them."""

import asyncio
from collections.abc import Iterator
from functools import partial
from itertools import accumulate

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from veglia.server.figures import BUCKETS, FIGURES, FIRST_BUCKET, REFUSED, SUM, Figures, resident_bytes
from veglia.server.table.tables import Tables
from veglia.server.workers.bots import Bots
from veglia.server.workers.idle_gc import pauses

LOOK_SECONDS = 1.0
INFINITE = "+Inf"


class FiguresCollector(Collector):
    """Tells the figures of all processes, each with the number of its process."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures

    def collect(self) -> Iterator[Metric]:
        rows = list(self.figures.each())
        for place, figure in enumerate(FIGURES):
            kind = CounterMetricFamily if figure.is_counter else GaugeMetricFamily
            metric = kind(f"veglia_{figure.name}", figure.about, labels=["process"])
            for number, row in rows:
                metric.add_metric([str(number)], row[place])
            yield metric
        refusals = CounterMetricFamily("veglia_refusals", "Refusals by code", labels=["process", "code"])
        for number, row in rows:
            for code, place in REFUSED.items():
                if row[place]:
                    refusals.add_metric([str(number), code], row[place])
        yield refusals
        about = "From when the rules took a choice until it was written and everybody was told"
        times = HistogramMetricFamily("veglia_choice_seconds", about, labels=["process"])
        for number, row in rows:
            counts = accumulate(row[FIRST_BUCKET : FIRST_BUCKET + len(BUCKETS) + 1])
            ends = [*map(str, BUCKETS), INFINITE]
            times.add_metric([str(number)], list(zip(ends, counts)), row[SUM])
        yield times


def metrics_route(figures: Figures) -> Route:
    registry = CollectorRegistry()
    registry.register(FiguresCollector(figures))
    return Route("/metrics", partial(metrics, registry))


async def metrics(registry: CollectorRegistry, request: Request) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(generate_latest(registry), headers=headers, media_type=CONTENT_TYPE_LATEST)


async def look(figures: Figures, tables: Tables, bots: Bots) -> None:
    """Write down every second what does not count itself."""
    while True:
        live = list(tables.live.values())
        figures.set("tables", len(live))
        figures.set("connections", sum(len(table.clients) for table in live))
        figures.set("thoughts_waiting", bots.thinkers.waiting)
        figures.set("resident_bytes", resident_bytes())
        figures.set("loop_lag_seconds", tables.load.lag)
        figures.set("collector_longest_seconds", pauses.longest)
        figures.set("writes_waiting", tables.load.backlog())
        figures.set("openings_waiting", tables.load.openings)
        figures.set("busy", tables.load.is_busy)
        await asyncio.sleep(LOOK_SECONDS)
