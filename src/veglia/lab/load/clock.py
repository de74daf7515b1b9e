# veglia: compiled
"""Times choices: each from the moment it is sent until everyone at the table has been told."""

from time import perf_counter, process_time

from veglia.lab.load.trouble import Trouble


class Clock:
    """Counts what is told in some seconds after a warm-up."""

    def __init__(self, warmup: float, seconds: float) -> None:
        self.warmup = warmup
        self.seconds = seconds
        self.begin = 0.0
        self.end = 0.0
        # What was told in the warm-up, and how long what was told afterwards had taken, in seconds.
        self.warmed = 0
        self.latencies: list[float] = []
        # The processor's time of this program at the start, then from the start to the end.
        self.used = 0.0

    def start(self) -> None:
        self.begin = perf_counter() + self.warmup
        self.end = self.begin + self.seconds
        self.used = process_time()

    def stop(self) -> None:
        self.used = process_time() - self.used

    def is_over(self) -> bool:
        return perf_counter() >= self.end

    def told(self, sent: float) -> bool:
        """Count what was sent at a moment and everyone has been told now; return whether to go on."""
        now = perf_counter()
        if now >= self.end:
            return False
        if now < self.begin:
            self.warmed += 1
        else:
            self.latencies.append(now - sent)
        return True

    @property
    def choices(self) -> int:
        """How many choices have been told, those of the warm-up included."""
        return self.warmed + len(self.latencies)

    def report(self) -> dict[str, float]:
        """Return choices a second, latencies, and the processor time that this program took for each."""
        found = sorted(self.latencies)
        if not found:
            raise Trouble("no choice was told while the clock ran")
        return {
            "moves_per_s": round(len(found) / self.seconds),
            "p50_ms": milliseconds(found, 0.5),
            "p99_ms": milliseconds(found, 0.99),
            "generator_us": round(1e6 * self.used / self.choices),
        }


def milliseconds(found: list[float], part: float) -> float:
    """Return the latency that a part of all stay below."""
    return round(1000 * found[min(len(found) - 1, int(part * len(found)))], 2)
