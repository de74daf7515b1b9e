/** Keys that choose and keys that command. */

/** The digits for an option: one to nine, or with a leading nought where there are more. */
export function codeOf(place: number, count: number): string {
  return String(place + 1).padStart(widthOf(count), "0");
}

function widthOf(count: number): number {
  return count <= 9 ? 1 : String(count).length;
}

export interface Typed {
  /** Digits typed so far that do not make an option yet. */
  begun: string;
  /** The place of the option that was typed, or null. */
  place: number | null;
}

/** What typing a digit comes to; digits that lead nowhere are dropped. */
export function typeDigit(begun: string, digit: string, count: number): Typed {
  const now = begun + digit;
  if (now.length < widthOf(count)) {
    const isPossible = Array.from({ length: count }, (_, place) => codeOf(place, count)).some((code) =>
      code.startsWith(now),
    );
    return { begun: isPossible ? now : "", place: null };
  }
  const place = Number(now) - 1;
  return { begun: "", place: place >= 0 && place < count ? place : null };
}

export type Command = "undo" | "forecast" | "skip" | "rule" | "log" | "party" | "choices" | "board";

const COMMANDS: Record<string, Command> = {
  u: "undo",
  f: "forecast",
  s: "skip",
  "?": "rule",
  l: "log",
  p: "party",
  c: "choices",
  b: "board",
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
  if (/^[0-9]$/.test(press.key)) return { digit: press.key };
  const command = COMMANDS[press.key];
  return command ? { command } : null;
}

/** Whether keys belong to what has the focus: a field, or a dialog that lies over the table. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest("input, textarea, select, dialog, [role=menu]") !== null;
}
