/** Keys that choose and keys that command. */

/** The digits for an option: its place in the list, counted from 1. */
export function codeOf(place: number): string {
  return String(place + 1);
}

export interface Typed {
  /** Digits typed so far that could go on. */
  begun: string;
  /** The place of the option that was typed, or null. */
  place: number | null;
  /** The place that is meant if no further digit comes. */
  waits: number | null;
}

/** What typing a digit comes to; digits that lead nowhere are dropped. */
export function typeDigit(begun: string, digit: string, count: number): Typed {
  const number = Number(begun + digit);
  if (number < 1 || number > count) return { begun: "", place: null, waits: null };
  const goesOn = number * 10 <= count;
  return goesOn ? { begun: begun + digit, place: null, waits: number - 1 } : { begun: "", place: number - 1, waits: null };
}

export type Command = "undo" | "forecast" | "skip" | "rule" | "log" | "party" | "choices" | "board" | "pass" | "hold";

const COMMANDS: Record<string, Command> = {
  u: "undo",
  f: "forecast",
  s: "skip",
  "?": "rule",
  l: "log",
  p: "party",
  c: "choices",
  b: "board",
  " ": "pass",
  h: "hold",
};

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** What a key means at the table; null when it is not ours. */
export function meaningOf(press: KeyPress): { digit: string } | { command: Command } | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  if (/^[1-9]$/.test(press.key)) return { digit: press.key };
  const command = COMMANDS[press.key];
  return command ? { command } : null;
}

/** Whether the space bar presses what has the focus. */
export function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, label, summary, [role=button], [data-id]") !== null;
}

/** Whether keys belong to what has the focus: a field, or a dialog that lies over the table. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest("input, textarea, select, dialog, [role=menu]") !== null;
}
