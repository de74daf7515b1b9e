/** Options as they are offered in the bar: few buttons, goals first, the end last, the rest folded under a name. */

import type { Choice } from "../wire";

/** What is behind one digit: an option, or a fold that opens. */
export interface Entry {
  choice: Choice | null;
  fold: Fold | null;
}

export interface Fold {
  key: string;
  /** "idle": attacks that meet nobody; "group": a group; "more": what a group has beyond what is listed. */
  kind: "group" | "idle" | "more";
  name: string;
  choices: Choice[];
}

export interface Block {
  name: string;
  entries: Entry[];
}

export interface Listing {
  blocks: Block[];
  /** What ends the turn, in its own place. */
  ends: Entry[];
}

/** So many buttons are taken in at a glance. */
export const FEW = 9;
/** And so many where there is little room. */
export const FEWER = 5;

interface Part {
  name: string;
  choices: Choice[];
  folds: Fold[];
}

/** List options; those of an open fold only, when one is open. */
export function listed(choices: Choice[], few = FEW): Listing {
  const ends = choices.filter((choice) => choice.role === "end");
  const idle = choices.filter((choice) => choice.is_idle);
  const isFolded = idle.length > 1;
  const parts = partsOf(choices.filter((choice) => choice.role !== "end" && !(isFolded && choice.is_idle)));
  if (isFolded) {
    const name = idle[0]!.group ?? "";
    const part = parts.find((one) => one.name === name) ?? added(parts, name);
    part.folds.push({ key: "idle", kind: "idle", name, choices: idle });
  }
  foldDown(parts, Math.max(2, few - ends.length));
  return {
    blocks: parts.map((part) => ({ name: part.name, entries: [...part.choices.map(asEntry), ...part.folds.map((fold) => ({ choice: null, fold }))] })),
    ends: ends.map(asEntry),
  };
}

function asEntry(choice: Choice): Entry {
  return { choice, fold: null };
}

/** Groups in the server's order, those with goals first. */
function partsOf(choices: Choice[]): Part[] {
  const parts: Part[] = [];
  for (const choice of choices) {
    const name = choice.group ?? "";
    const part = parts.find((one) => one.name === name) ?? added(parts, name);
    part.choices.push(choice);
  }
  const isGoal = (part: Part): boolean => part.choices.some((choice) => choice.role === "goal");
  return [...parts.filter(isGoal), ...parts.filter((part) => !isGoal(part))];
}

function added(parts: Part[], name: string): Part {
  const part: Part = { name, choices: [], folds: [] };
  parts.push(part);
  return part;
}

function sizeOf(part: Part): number {
  return part.choices.length + part.folds.length;
}

/** Fold the largest groups until no more than `room` buttons are left; a lone group keeps its first options. */
function foldDown(parts: Part[], room: number): void {
  for (;;) {
    const count = parts.reduce((sum, part) => sum + sizeOf(part), 0);
    if (count <= room) return;
    const open = parts.filter((part) => part.choices.length > 1 && !part.choices.some((choice) => choice.role === "goal"));
    const largest = open.sort((one, other) => other.choices.length - one.choices.length)[0] ?? parts.find((part) => part.choices.length > 1);
    if (!largest) return;
    const others = count - largest.choices.length;
    const kept = room - others - 1;
    const hasRoom = kept >= 2;
    const rest = hasRoom ? largest.choices.slice(kept) : largest.choices;
    largest.choices = hasRoom ? largest.choices.slice(0, kept) : [];
    largest.folds.unshift({ key: `group/${largest.name}`, kind: hasRoom ? "more" : "group", name: largest.name, choices: rest });
  }
}

/** All that a digit stands for, in order: the end comes last. */
export function entriesOf(listing: Listing): Entry[] {
  return [...listing.blocks.flatMap((block) => block.entries), ...listing.ends];
}

/** The fold with a key, if there still is one. */
export function foldOf(listing: Listing, key: string | null): Fold | null {
  if (key === null) return null;
  return entriesOf(listing).find((entry) => entry.fold?.key === key)?.fold ?? null;
}

/** Whether an option lies in a fold, and in which. */
export function foldWith(listing: Listing, choice: Choice): Fold | null {
  return entriesOf(listing).find((entry) => entry.fold?.choices.includes(choice))?.fold ?? null;
}

/** What is in a fold, told by the words in which its options differ. */
export function insides(fold: Fold, most = 4): string {
  const texts = fold.choices.map((choice) => choice.text);
  const start = commonStart(texts);
  const said = texts.slice(0, most).map((text) => text.slice(start));
  return said.join(", ") + (texts.length > most ? ", …" : "");
}

/** How many characters all texts have in common, up to the last word boundary. */
function commonStart(texts: string[]): number {
  const first = texts[0] ?? "";
  let length = texts.length > 1 ? first.length : 0;
  for (const text of texts) {
    while (length > 0 && text.slice(0, length) !== first.slice(0, length)) length--;
  }
  return first.lastIndexOf(" ", length - 1) + 1;
}
