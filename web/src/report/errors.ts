/** The last errors of the page, for a problem report; kept in memory only. */

import { withoutKey } from "./bundle";

const MOST = 20;
const errors: string[] = [];

export function lastErrors(): string[] {
  return [...errors];
}

function note(text: string): void {
  errors.push(withoutKey(text));
  if (errors.length > MOST) errors.shift();
}

/** Listen from now on; called once, when the page starts. */
export function watchErrors(page: EventTarget): void {
  page.addEventListener("error", (event) => {
    const { message, filename, lineno } = event as ErrorEvent;
    note(`${message} (${filename}:${lineno})`);
  });
  page.addEventListener("unhandledrejection", (event) => {
    note(`unhandled: ${String((event as PromiseRejectionEvent).reason)}`);
  });
}
