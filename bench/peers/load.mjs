// What both load generators share: a closed loop (each table has one choice under way), measured from the
// moment a choice is sent until everyone at the table has been told. Prints one JSON line.

export class Clock {
  constructor(warmup, seconds) {
    this.warmup = warmup;
    this.seconds = seconds;
    this.from = Infinity;
    this.until = Infinity;
    this.latencies = [];
  }

  start() {
    this.from = performance.now() + this.warmup * 1000;
    this.until = this.from + this.seconds * 1000;
  }

  get isOver() {
    return performance.now() >= this.until;
  }

  told(sentAt) {
    const now = performance.now();
    if (now >= this.from && now < this.until) this.latencies.push(now - sentAt);
  }

  report(more) {
    const sorted = this.latencies.sort((a, b) => a - b);
    const at = (part) => Number(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))].toFixed(2));
    return { moves_per_s: Math.round(sorted.length / this.seconds), p50_ms: at(0.5), p99_ms: at(0.99), ...more };
  }
}

export function numbers(names) {
  return Object.fromEntries(names.map((name, place) => [name, Number(process.argv[2 + place])]));
}
