/** The log: what was told, line by line, and what of it is said aloud. */

import type { TableMoved, Told } from "../wire";

export interface LogLine {
  id: number;
  text: string;
  rule: string;
  /** choice: what somebody chose; else as told. */
  weight: "choice" | "detail" | "head" | "line";
  seat: number | null;
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

export function appended(log: LogLine[], lines: LogLine[]): LogLine[] {
  return [...log, ...lines].slice(-MOST_LINES);
}

export function shownLines(log: LogLine[], withDetails: boolean): LogLine[] {
  return withDetails ? log : log.filter((line) => line.weight !== "detail");
}

/** What a screen reader says: the sentences that matter, the last ones when there are too many. */
export function saidOf(lines: LogLine[]): string {
  const said = lines.filter((line) => line.weight === "head" || line.weight === "line");
  return said
    .slice(-MOST_SAID)
    .map((line) => line.text)
    .join(" ");
}
