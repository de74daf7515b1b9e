/** The moments of a game: fetched once, kept, and fetched ahead in the direction one is going. */

import type { ReplayFrame } from "../wire";

/** Far more than a screen shows, far less than a browser minds. */
const MOST = 400;
const AHEAD = 6;

export class Moments {
  /** How many choices there are in all, as far as is known. */
  last = 0;
  private readonly kept = new Map<number, Promise<ReplayFrame>>();
  private readonly rounds = new Map<number, number>();

  constructor(private readonly fetchIt: (version: number) => Promise<ReplayFrame>) {}

  at(version: number): Promise<ReplayFrame> {
    const known = this.kept.get(version);
    if (known) return known;
    const coming = this.fetchIt(version).then((moment) => this.learn(version, moment));
    this.kept.set(version, coming);
    coming.catch(() => this.kept.delete(version));
    if (this.kept.size > MOST) this.forgetOldest();
    return coming;
  }

  /** Fetch what will be wanted next; a failure is told when it is really wanted. */
  prefetch(version: number, step: 1 | -1): void {
    for (let place = 1; place <= AHEAD; place++) {
      const next = version + step * place;
      if (next >= 0 && next <= this.last) this.at(next).catch(() => undefined);
    }
  }

  /** Ask again how far the game has gone; returns whether it went on. */
  async refresh(version: number): Promise<boolean> {
    const before = this.last;
    this.kept.delete(version);
    await this.at(version);
    return this.last > before;
  }

  /** The first moment of a round, by halving: rounds only ever go up. */
  async startOf(round: number): Promise<number> {
    let low = 0;
    let high = this.last;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((await this.roundAt(middle)) >= round) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  private async roundAt(version: number): Promise<number> {
    return this.rounds.get(version) ?? (await this.at(version)).scene.round;
  }

  private learn(version: number, moment: ReplayFrame): ReplayFrame {
    this.last = moment.last;
    this.rounds.set(version, moment.scene.round);
    return moment;
  }

  private forgetOldest(): void {
    const oldest = this.kept.keys().next().value;
    if (oldest !== undefined) this.kept.delete(oldest);
  }
}

/** A version that is there: whole, not below zero, not beyond the last. */
export function clamped(version: number, last: number): number {
  return Math.max(0, Math.min(last, Math.round(version)));
}

/** What a key of the keyboard means on the replay page: a step, or a jump. */
export function keyStep(key: string, withShift: boolean): number | "first" | "last" | "play" | null {
  switch (key) {
    case "ArrowRight":
    case "l":
      return withShift ? 10 : 1;
    case "ArrowLeft":
    case "j":
      return withShift ? -10 : -1;
    case "Home":
      return "first";
    case "End":
      return "last";
    case " ":
    case "k":
      return "play";
    default:
      return null;
  }
}
