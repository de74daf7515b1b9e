/** Keys that choose and keys that command. */

/** The digits for an option: 1 to 9, or 11 to 99 where there are more. Nought is left to the board's view. */
export function codeOf(place: number, count: number): string {
  let code = "";
  let rest = place;
  for (let left = widthOf(count); left > 0; left--) {
    code = String((rest % 9) + 1) + code;
    rest = Math.floor(rest / 9);
  }
  return code;
}

function widthOf(count: number): number {
  let width = 1;
  while (9 ** width < count) width++;
  return width;
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
  const codes = Array.from({ length: count }, (_, place) => codeOf(place, count));
  const place = codes.indexOf(now);
  if (place >= 0) return { begun: "", place };
  return { begun: codes.some((code) => code.startsWith(now)) ? now : "", place: null };
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
