/** Seats that this browser was invited to: the keys it has made for them, which are its own from then on. */

import { forget, knownTable, type Shelf } from "./tables";

export interface Accepted {
  table: string;
  invitation: string;
  key: string;
}

const PLACE = "veglia.invitations";
const MOST = 200;
const KEY_BYTES = 24;

export function acceptedOnes(shelf: Shelf): Accepted[] {
  try {
    const rows: unknown = JSON.parse(shelf.getItem(PLACE) ?? "[]");
    return Array.isArray(rows) ? rows.filter(isAccepted) : [];
  } catch {
    return [];
  }
}

/** The key that was made for an invitation, if it was opened in this browser before. */
export function keyFor(shelf: Shelf, table: string, invitation: string): string | null {
  const found = acceptedOnes(shelf).find((one) => one.table === table && one.invitation === invitation);
  return found?.key ?? null;
}

/** Keep a key before it is sent: when the answer is lost, the same can be asked again. */
export function keepKey(shelf: Shelf, accepted: Accepted): void {
  const others = acceptedOnes(shelf).filter((one) => one.invitation !== accepted.invitation);
  write(shelf, [accepted, ...others]);
}

export function dropKey(shelf: Shelf, invitation: string): void {
  write(
    shelf,
    acceptedOnes(shelf).filter((one) => one.invitation !== invitation),
  );
}

/** A key opens nothing any more: its seat has got a new invitation. */
export function loseKey(shelf: Shelf, table: string, key: string): void {
  write(
    shelf,
    acceptedOnes(shelf).filter((one) => one.key !== key),
  );
  if (knownTable(shelf, table)?.key === key) forget(shelf, table);
}

/** The keys of places at a table that this browser has already. */
export function heldKeys(shelf: Shelf, table: string): string[] {
  const known = knownTable(shelf, table);
  const own = known && known.role !== "watch" ? [known.key] : [];
  const accepted = acceptedOnes(shelf).filter((one) => one.table === table);
  return [...new Set([...own, ...accepted.map((one) => one.key)])];
}

/** A new secret, as long as those that the server makes. */
export function newKey(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes)): string {
  const bytes = random(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

function write(shelf: Shelf, rows: Accepted[]): void {
  try {
    shelf.setItem(PLACE, JSON.stringify(rows.slice(0, MOST)));
  } catch {
    // A full or forbidden storage must not stop the game; the address bar has the key of the seat.
  }
}

function isAccepted(row: unknown): row is Accepted {
  if (typeof row !== "object" || row === null) return false;
  const one = row as Record<string, unknown>;
  return ["table", "invitation", "key"].every((name) => typeof one[name] === "string");
}
