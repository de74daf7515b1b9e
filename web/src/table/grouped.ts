/** Options as they are listed: in the server's order, those of one group together, each with the keys to press. */

import type { Choice } from "../wire";
import { codeOf } from "./keys";

export interface Listed {
  choice: Choice;
  /** The digits that choose it. */
  code: string;
}

export interface Group {
  name: string;
  options: Listed[];
}

/** Groups stand where their first option stands, so the list keeps its order from one question to the next. */
export function grouped(choices: Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const name = choice.group ?? "";
    groups.set(name, [...(groups.get(name) ?? []), choice]);
  }
  let place = 0;
  return [...groups].map(([name, members]) => ({
    name,
    options: members.map((choice) => ({ choice, code: codeOf(place++) })),
  }));
}

/** The same options in the order in which they are listed. */
export function inOrder(groups: Group[]): Choice[] {
  return groups.flatMap((group) => group.options.map((option) => option.choice));
}
