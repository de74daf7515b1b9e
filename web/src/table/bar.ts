/** A bar in coloured parts, as shares of its length. */

import type { Bar, BarMark } from "../wire";

export interface Part {
  colour: string;
  name: string;
  /** In hundredths of the whole. */
  start: number;
  width: number;
  /** How much of this part is filled, in hundredths of the part. */
  filled: number;
}

/** A level that begins where the bar ends still gets this share of it, to be seen. */
const CAP = 0.08;

/** Each mark begins a part that goes on to the next mark or to the end. */
export function partsOf(bar: Bar): Part[] {
  const marks = bar.marks?.length ? bar.marks : [{ at: 0, colour: "", name: "" }];
  const hasCap = (marks.at(-1)?.at ?? 0) >= bar.most;
  const most = Math.max(hasCap ? bar.most * (1 + CAP) : bar.most, 1);
  return marks.map((mark, place) => {
    const end = marks[place + 1]?.at ?? most;
    const length = Math.max(end - mark.at, 0);
    const isCap = mark.at >= bar.most;
    const inside = isCap && bar.value >= mark.at ? length : Math.min(Math.max(bar.value - mark.at, 0), length);
    return {
      colour: mark.colour,
      name: mark.name,
      start: (100 * mark.at) / most,
      width: (100 * length) / most,
      filled: length === 0 ? 0 : (100 * inside) / length,
    };
  });
}

/** The mark that the value has reached. */
export function levelOf(bar: Bar): BarMark | null {
  return bar.marks?.filter((mark) => mark.at <= bar.value).at(-1) ?? null;
}

/** Whether a bar is shown as so many hearts or discs. */
export function isCounted(bar: Bar): boolean {
  return bar.shape === "hearts" || bar.shape === "discs";
}
