/** The tables this browser knows: kept here only, since a key is all it takes to sit down. */

import { parseRoute, type Route } from "../router.svelte";
import type { MadeTable } from "../wire";

export interface KnownTable {
  table: string;
  key: string;
  /** What the player calls it; empty: the mission's name. */
  label: string;
  game: string;
  mission: string;
  role: "host" | "seat" | "watch";
  made: number;
  seen: number;
  /** Invitations for others, where the table was made here; else the own key with its seats. */
  links: { seats: number[]; key: string; label: string }[];
  watch: string;
  /** How it stood when it was seen last. */
  at?: TableMemory;
  /** After so many choices of another game it went its own way. */
  from?: number;
}

/** How a table stood when it was seen last. */
export interface TableMemory {
  round: number;
  /** Whose turn it was, in words; whether this browser was asked. */
  turn: string;
  isMine: boolean;
  /** Empty while the game goes on; for who only looks on, who has won. */
  outcome: "" | "won" | "lost" | "over";
  winners: string[];
  /** Whether this browser had a seat while the game went on. */
  isPlayed: boolean;
}

/** Where tables are kept: `localStorage`, or a map in tests and where storage is forbidden. */
export interface Shelf {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

const PLACE = "veglia.tables";
const MOST = 200;
const KEY = /^[A-Za-z0-9_-]{22,64}$/;

export function knownTables(shelf: Shelf): KnownTable[] {
  try {
    const rows: unknown = JSON.parse(shelf.getItem(PLACE) ?? "[]");
    if (!Array.isArray(rows)) return [];
    const known = rows.filter(isKnownTable);
    return known.sort((one, other) => other.seen - one.seen);
  } catch {
    return [];
  }
}

export function knownTable(shelf: Shelf, table: string): KnownTable | null {
  return knownTables(shelf).find((one) => one.table === table) ?? null;
}

/** Put a table on the shelf, or bring what is known of it up to date; a host's key and invitations are never lost to a lesser one. */
export function remember(shelf: Shelf, update: Partial<KnownTable> & { table: string; key: string }, now: number): void {
  const others = knownTables(shelf).filter((one) => one.table !== update.table);
  const old = knownTable(shelf, update.table);
  const blank: KnownTable = {
    table: update.table,
    key: update.key,
    label: "",
    game: "",
    mission: "",
    role: "seat",
    made: now,
    seen: now,
    links: [],
    watch: "",
  };
  const merged = { ...blank, ...old, ...update, seen: now };
  if (old?.role === "host" && update.key !== old.key) {
    merged.key = old.key;
    merged.role = "host";
    merged.links = old.links;
  }
  keep(shelf, [merged, ...others]);
}

/** What to remember of a table that was just made. */
export function madeHere(made: MadeTable, game: string, mission: string, labels: string[]): Omit<KnownTable, "made" | "seen"> {
  return {
    table: made.table,
    key: made.host,
    label: "",
    game,
    mission,
    role: "host",
    links: made.links.map((link) => ({ ...link, label: link.seats.map((seat) => labels[seat] ?? "").join(", ") })),
    watch: made.watch,
  };
}

/** Note how a table stands, if that has changed. */
export function noteAt(shelf: Shelf, table: string, at: Omit<TableMemory, "isPlayed">, isPlaying: boolean): void {
  const known = knownTable(shelf, table);
  if (!known) return;
  const isPlayed = (known.at?.isPlayed ?? false) || isPlaying;
  const now: TableMemory = { ...at, isPlayed };
  if (JSON.stringify(known.at) === JSON.stringify(now)) return;
  keep(
    shelf,
    knownTables(shelf).map((one) => (one.table === table ? { ...one, at: now } : one)),
  );
}

/** Tables to go on with, those that wait for somebody here first; then those whose game is over. */
export function inTurn(tables: readonly KnownTable[]): { running: KnownTable[]; over: KnownTable[] } {
  const running = tables.filter((one) => !one.at?.outcome);
  return {
    running: [...running].sort((one, other) => Number(other.at?.isMine ?? false) - Number(one.at?.isMine ?? false) || other.seen - one.seen),
    over: tables.filter((one) => one.at?.outcome),
  };
}

/** The names of tables, by table: those alike are numbered by age, a branch says where it left. */
export function namesOf(
  tables: readonly KnownTable[],
  nameOf: (table: KnownTable) => string,
  branchOf: (name: string, version: number) => string,
  numbered: (name: string, number: number) => string,
): Map<string, string> {
  const used = new Map<string, number>();
  const found = new Map<string, string>();
  for (const one of [...tables].sort((a, b) => a.made - b.made)) {
    const plain = nameOf(one);
    const name = one.from !== undefined && !one.label ? branchOf(plain, one.from) : plain;
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    found.set(one.table, count > 1 ? numbered(name, count) : name);
  }
  return found;
}

export function rename(shelf: Shelf, table: string, label: string): void {
  keep(
    shelf,
    knownTables(shelf).map((one) => (one.table === table ? { ...one, label: label.trim().slice(0, 80) } : one)),
  );
}

export function forget(shelf: Shelf, table: string): void {
  keep(
    shelf,
    knownTables(shelf).filter((one) => one.table !== table),
  );
}

function keep(shelf: Shelf, tables: KnownTable[]): void {
  try {
    shelf.setItem(PLACE, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // A full or forbidden storage must not stop the game; the link in the address bar still works.
  }
}

function isKnownTable(row: unknown): row is KnownTable {
  if (typeof row !== "object" || row === null) return false;
  const table = row as Record<string, unknown>;
  const texts = ["table", "key", "label", "game", "mission", "role", "watch"];
  return (
    texts.every((name) => typeof table[name] === "string") &&
    typeof table.made === "number" &&
    typeof table.seen === "number" &&
    Array.isArray(table.links)
  );
}

/** Understand a pasted link: a whole address, or the part after the hash sign. */
export function parseLink(text: string): Route | null {
  const hash = text.trim().replace(/^[^#]*#/, "");
  const route = parseRoute(hash);
  const leadsToTable = route.page === "table" || route.page === "join" || route.page === "replay";
  return leadsToTable && KEY.test(route.key) ? route : null;
}
