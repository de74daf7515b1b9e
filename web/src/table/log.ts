/** The log: what was told, line by line, and what of it is said aloud. */

import type { Chosen, TableMoved, Told } from "../wire";

export interface LogLine {
  id: number;
  text: string;
  rule: string;
  /** choice: what somebody chose; else as told. */
  weight: "choice" | "detail" | "head" | "line";
  seat: number | null;
  /** How often it was told in a row, where that is more than once. */
  times?: number;
}

/** Older lines are in the replay. */
export const MOST_LINES = 600;
/** More than this at once is not listened to. */
const MOST_SAID = 6;

export function fromTold(told: Told[], first: number): LogLine[] {
  return told
    .filter((one) => one.text !== "")
    .map((one, place) => ({
      id: first + place,
      text: one.text,
      rule: one.rule,
      weight: one.weight ?? "line",
      seat: null,
    }));
}

/** What somebody chose; nothing for those who may not know it. */
export function fromChoice(moved: TableMoved, id: number): LogLine[] {
  return moved.choice ? [{ id, text: moved.choice, rule: "", weight: "choice", seat: moved.seat }] : [];
}

/** The log as a newcomer is told it: the choices stand before what they led to. */
export function fromTable(told: Told[], chosen: Chosen[], first: number): LogLine[] {
  const lines: LogLine[] = [];
  let next = 0;
  const choicesUpTo = (place: number): void => {
    for (; next < chosen.length && chosen[next]!.place <= place; next++) {
      const { seat, text } = chosen[next]!;
      if (text) lines.push({ id: first + lines.length, text, rule: "", weight: "choice", seat });
    }
  };
  told.forEach((one, place) => {
    choicesUpTo(place);
    lines.push(...fromTold([one], first + lines.length));
  });
  choicesUpTo(told.length);
  return lines;
}

export function appended(log: LogLine[], lines: LogLine[]): LogLine[] {
  return [...log, ...lines].slice(-MOST_LINES);
}

/** The lines that are shown; like lines in a row are one, with how often it was told. */
export function shownLines(log: LogLine[], withDetails: boolean): LogLine[] {
  const shown: LogLine[] = [];
  for (const line of withDetails ? log : log.filter(({ weight }) => weight !== "detail")) {
    const last = shown.at(-1);
    if (last && isLike(last, line)) shown[shown.length - 1] = { ...last, times: (last.times ?? 1) + 1 };
    else shown.push(line);
  }
  return shown;
}

function isLike(one: LogLine, other: LogLine): boolean {
  return one.text === other.text && one.weight === other.weight && one.seat === other.seat && one.weight !== "head";
}

/** What a screen reader says: the sentences that matter, the last ones when there are too many. */
export function saidOf(lines: LogLine[]): string {
  const said = lines.filter((line) => line.weight === "head" || line.weight === "line");
  return said
    .slice(-MOST_SAID)
    .map((line) => line.text)
    .join(" ");
}
