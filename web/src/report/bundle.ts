/** What a problem report holds: the server's part, what the player says, and facts about the browser. */

import type { ProblemReport } from "../wire";

export interface BrowserFacts {
  agent: string;
  languages: readonly string[];
  width: number;
  height: number;
  ratio: number;
  touch: boolean;
  page: string;
  errors: string[];
}

export interface Bundle extends ProblemReport {
  browser: BrowserFacts;
  made: string;
}

export function bundleOf(report: ProblemReport, said: string, browser: BrowserFacts, made: string): Bundle {
  return { ...report, said: said.trim(), browser: { ...browser, page: withoutKey(browser.page) }, made };
}

/** An address without the secret part of a link: whoever has it could sit down at the table. */
export function withoutKey(address: string): string {
  return address.replace(/(#\/?(?:table|replay|guide)\/[^/]+)\/[A-Za-z0-9_-]+/, "$1/…");
}

export function reportName(report: ProblemReport): string {
  return `veglia-report-${report.table}-${report.record.choices.length}.json`;
}
