/** The steps of a track as they are drawn. */

import type { Track } from "../wire";

export interface Step {
  at: number;
  text: string;
  colour: string;
  isPassed: boolean;
  isNow: boolean;
}

/** More steps than this are drawn as one line with its ends and its texts. */
export const MOST_STEPS = 24;

export function stepsOf(track: Track): Step[] {
  const said = new Map((track.steps ?? []).map((step) => [step.at, step]));
  const all = Array.from({ length: Math.max(0, track.last - track.first + 1) }, (_, place) => track.first + place);
  const ends = new Set([track.first, track.last, track.at, ...said.keys()]);
  const drawn = all.length > MOST_STEPS ? all.filter((at) => ends.has(at)) : all;
  return drawn.map((at) => ({
    at,
    text: said.get(at)?.text ?? "",
    colour: said.get(at)?.colour ?? "",
    isPassed: at < track.at,
    isNow: at === track.at,
  }));
}
