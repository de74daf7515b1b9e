/** What keys do at the table. */

import { reading } from "../ui/reading.svelte";
import { type Command, isPressable } from "./keys";
import type { Play } from "./play.svelte";
import { screen } from "./screen.svelte";
import type { SheetName } from "./sheets";

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** Return what each command does; on a phone the log and the party are sheets. */
export function commandsOf(play: Play, open: (sheet: SheetName) => void): Record<Command, () => void> {
  return {
    undo: () => void (play.canUndo && play.takeBack()),
    forecast: () => void play.previews.toggleForecast(),
    skip: () => play.skip(),
    rule: () => play.open && reading.openRule(play.open.rule, play.open.prompt),
    log: () => (screen.isPhone ? open("log") : focusOn("#log")),
    party: () => (screen.isPhone ? open("party") : focusOn("#party [data-target]")),
    choices: () => focusOn("#window [data-choice], #choices [data-choice]"),
    board: () => focusOn("#board [tabindex='0']"),
    pass: () => play.pass(),
    hold: () => void play.toggleHold(),
  };
}

/** Pass and hold are keys only while a window is ours, and the space bar presses what has the focus. */
export function isForUs(meaning: { digit: string } | { command: Command }, event: KeyboardEvent, play: Play): boolean {
  if (!("command" in meaning) || (meaning.command !== "pass" && meaning.command !== "hold")) return true;
  if (event.repeat) return false;
  if (meaning.command === "hold") return play.reaction !== null || play.away !== null;
  return Boolean(play.reaction?.pass) && !isPressable(event.target);
}
