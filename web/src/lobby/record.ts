/** Reading an uploaded file: a record, a file of many records, or a problem report that holds one. */

import type { GameRecord, Seat } from "../wire";

export type ReadRecord = { records: GameRecord[] } | { problem: "not_json" | "no_record" | "too_large" };

/** More than any game holds, and less than a browser chokes on. */
export const MOST_BYTES = 20_000_000;

export function readRecords(text: string): ReadRecord {
  if (text.length > MOST_BYTES) return { problem: "too_large" };
  const whole = parsed(text);
  const things = whole === undefined ? text.split("\n").filter((line) => line.trim()).map(parsed) : [whole];
  if (things.length === 0 || things.includes(undefined)) return { problem: "not_json" };
  const records = things.map(asRecord).filter((one) => one !== null);
  return records.length === things.length ? { records } : { problem: "no_record" };
}

/** Seeds may be too large for a number of JavaScript, so they are made text before they are read. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/"seed"\s*:\s*(-?\d+)/g, '"seed":"$1"')) as unknown;
  } catch {
    return undefined;
  }
}

function asRecord(thing: unknown): GameRecord | null {
  if (typeof thing !== "object" || thing === null) return null;
  const row = thing as Record<string, unknown>;
  if ("record" in row) return asRecord(row.record);
  const isRecord =
    typeof row.game === "string" &&
    typeof row.mission === "string" &&
    typeof row.seed === "string" &&
    isListOf(row.seats, isSeat) &&
    isListOf(row.choices, Number.isInteger) &&
    typeof row.options === "object" &&
    row.options !== null;
  if (!isRecord) return null;
  return {
    format: textOf(row.format),
    game: row.game as string,
    rules_version: textOf(row.rules_version),
    mission: row.mission as string,
    seats: row.seats as Seat[],
    seed: row.seed as string,
    options: row.options as Record<string, string>,
    choices: row.choices as number[],
    hash: textOf(row.hash),
  };
}

function isSeat(thing: unknown): boolean {
  if (typeof thing !== "object" || thing === null) return false;
  const seat = thing as Record<string, unknown>;
  return typeof seat.side === "string" && isListOf(seat.figures ?? [], (name) => typeof name === "string");
}

function textOf(thing: unknown): string {
  return typeof thing === "string" ? thing : "";
}

function isListOf(thing: unknown, check: (one: unknown) => boolean): boolean {
  return Array.isArray(thing) && thing.every(check);
}
