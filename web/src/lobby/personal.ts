/** A personal link: what this browser keeps of a player, put together with what is behind the link. */

import { dropPersonal, fetchPersonal, keepPersonal, renewPersonal } from "../net/api";
import { Refusal } from "../net/refusal";

/** A storage whose entries can be counted, as `localStorage`. */
export interface Places {
  readonly length: number;
  key(place: number): string | null;
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/** All that is kept, by its place; each place is a text as it lies in the browser. */
export type Bundle = Record<string, string>;

const OURS = "veglia.";
/** Where the link's own key is, with the version that was read last; it stays on the device. */
const PLACE = "veglia.personal";
/** Lists of things with a name of their own: both devices' things are kept. */
const LISTS: Record<string, { id: string; time: string }> = {
  "veglia.tables": { id: "table", time: "seen" },
  "veglia.games": { id: "table", time: "ended" },
  "veglia.invitations": { id: "invitation", time: "" },
};
const TRIES = 3;

interface Kept {
  key: string;
  version: number;
  /** What was put behind the link last: nothing is sent while that is still the same. */
  text: string;
}

export function personalKey(places: Places): string {
  return kept(places)?.key ?? "";
}

function kept(places: Places): Kept | null {
  try {
    const found = JSON.parse(places.getItem(PLACE) ?? "null") as Partial<Kept> | null;
    return typeof found?.key === "string" && typeof found.version === "number" ? { key: found.key, version: found.version, text: found.text ?? "" } : null;
  } catch {
    return null;
  }
}

function write(places: Places, now: Kept): void {
  places.setItem(PLACE, JSON.stringify(now));
}

/** All that a browser keeps of a player, but the link itself. */
export function bundleOf(places: Places): Bundle {
  const names = Array.from({ length: places.length }, (_, place) => places.key(place) ?? "");
  const ours = names.filter((name) => name.startsWith(OURS) && name !== PLACE).sort();
  return Object.fromEntries(ours.map((name) => [name, places.getItem(name) ?? ""]));
}

/** Put what another device has kept together with what is here; of what cannot be put together the newcomer's stays. */
export function merged(here: Bundle, there: Bundle, prefersThere: boolean): Bundle {
  const found: Bundle = { ...here };
  for (const [name, text] of Object.entries(there)) {
    if (!name.startsWith(OURS) || name === PLACE || typeof text !== "string") continue;
    const own = here[name];
    const list = LISTS[name];
    if (own === undefined || (prefersThere && !list)) found[name] = text;
    else if (list) found[name] = mergedLists(own, text, list);
  }
  return found;
}

type Row = Record<string, unknown>;

function mergedLists(here: string, there: string, { id, time }: { id: string; time: string }): string {
  const rows = new Map<unknown, Row>();
  for (const row of [...rowsOf(there), ...rowsOf(here)]) {
    const other = rows.get(row[id]);
    // A host's key is never lost to a lesser one; of alike ones the newer counts.
    const [rank, otherRank] = [row, other].map((one) => Number(one?.role === "host"));
    const isOlder = other && time && Number(row[time]) < Number(other[time]);
    if (!other || rank! > otherRank! || (rank === otherRank && !isOlder)) rows.set(row[id], row);
  }
  const all = [...rows.values()];
  return JSON.stringify(time ? all.sort((one, other) => Number(other[time]) - Number(one[time])) : all);
}

function rowsOf(text: string): Row[] {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows.filter((row): row is Row => typeof row === "object" && row !== null) : [];
  } catch {
    return [];
  }
}

function lay(places: Places, bundle: Bundle): void {
  for (const [name, text] of Object.entries(bundle)) {
    if (places.getItem(name) !== text) places.setItem(name, text);
  }
}

function read(text: string): Bundle {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null ? (found as Bundle) : {};
  } catch {
    return {};
  }
}

/** Make a link for what is here. */
export async function makePersonal(places: Places, language: string): Promise<string> {
  const text = JSON.stringify(bundleOf(places));
  const { key } = await keepPersonal("", { text, version: 0 }, language);
  write(places, { key, version: 1, text });
  return key;
}

/** Take over what is behind a link; from then on this browser keeps its things behind it, too. */
export async function takePersonal(places: Places, key: string, language: string): Promise<void> {
  const found = await fetchPersonal(key, language);
  lay(places, merged(bundleOf(places), read(found.text), true));
  write(places, { key, version: found.version, text: found.text });
  await sync(places, language);
}

/** Keep what has changed here, put together with what has changed elsewhere; true when there was a link. */
export async function sync(places: Places, language: string, isFirst = false): Promise<boolean> {
  let now = kept(places);
  if (!now) return false;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (isFirst || attempt > 0) {
      const found = await fetchPersonal(now.key, language);
      // Where nothing was changed here since, what is new is taken from there.
      const isUntouched = JSON.stringify(bundleOf(places)) === now.text;
      if (found.version !== now.version) lay(places, merged(bundleOf(places), read(found.text), isUntouched));
      now = { ...now, version: found.version, text: found.text };
      write(places, now);
    }
    const text = JSON.stringify(bundleOf(places));
    if (text === now.text) return true;
    try {
      await keepPersonal(now.key, { text, version: now.version }, language);
      write(places, { key: now.key, version: now.version + 1, text });
      return true;
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.code !== "person_stale") throw failure;
    }
  }
  return true;
}

export async function renew(places: Places, language: string): Promise<string> {
  const now = kept(places);
  if (!now) return "";
  const { key } = await renewPersonal(now.key, language);
  write(places, { ...now, key, version: now.version + 1 });
  return key;
}

export async function drop(places: Places, language: string): Promise<void> {
  const now = kept(places);
  if (now) await dropPersonal(now.key, language);
  places.removeItem(PLACE);
}

/** The link opens nothing any more: this browser keeps its things to itself. */
export function lose(places: Places): void {
  places.removeItem(PLACE);
}

const EVERY = 60_000;

/** Keep what changes from now on, without ever getting in the way. */
export function startSync(places: () => Places | null, language: () => string): void {
  const now = (isFirst: boolean): void => {
    const found = places();
    if (found) void sync(found, language(), isFirst).catch(() => undefined);
  };
  now(true);
  setInterval(() => now(false), EVERY);
  document.addEventListener("visibilitychange", () => now(!document.hidden));
}

/** The browser's storage; null where it is forbidden. */
export function browserPlaces(): Places | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
