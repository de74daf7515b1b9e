/** The steps of a track as they are drawn; one whose last step is lower than its first counts down. */

import type { Track } from "../wire";

export interface DrawnStep {
  at: number;
  text: string;
  colour: string;
  isPassed: boolean;
  isNow: boolean;
}

/** More steps than this are drawn as one line with its ends and its texts. */
export const MOST_STEPS = 24;

export function stepsOf(track: Track): DrawnStep[] {
  const said = new Map((track.steps ?? []).map((step) => [step.at, step]));
  const way = track.last < track.first ? -1 : 1;
  const all = Array.from({ length: Math.abs(track.last - track.first) + 1 }, (_, place) => track.first + way * place);
  const ends = new Set([track.first, track.last, track.at, ...said.keys()]);
  const drawn = all.length > MOST_STEPS ? all.filter((at) => ends.has(at)) : all;
  return drawn.map((at) => ({
    at,
    text: said.get(at)?.text ?? "",
    colour: said.get(at)?.colour ?? "",
    isPassed: (track.at - at) * way > 0,
    isNow: at === track.at,
  }));
}

/** What is written at the steps of a track: steps in a row that say the same are one text, as "14-15". */
export function textsOf(track: Track): { steps: string; text: string; colour: string }[] {
  const found: { first: number; last: number; text: string; colour: string }[] = [];
  const inOrder = [...(track.steps ?? [])].sort((one, other) => one.at - other.at);
  for (const { at, text, colour = "" } of inOrder) {
    const before = found.at(-1);
    if (before && before.text === text && before.last === at - 1) before.last = at;
    else found.push({ first: at, last: at, text, colour });
  }
  return found.map(({ first, last, text, colour }) => ({ steps: first === last ? `${first}` : `${first}–${last}`, text, colour }));
}
