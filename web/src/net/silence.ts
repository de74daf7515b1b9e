/** How long the server may say nothing, and what a client does about it. Times are in milliseconds. */

/** After so long without a word the client asks whether the table is still served. */
export const BEAT = 8_000;
/** After so long without an answer it says that the table is being restored. */
const SLOW = 5_000;
/** After so long it gives the connection up and makes another one. */
const LOST = 20_000;

export type Verdict = "fine" | "ask" | "slow" | "lost";

/** What a silence means: `heard` is when the server last said anything, `asked` since when an answer is missing. */
export function judge(now: number, heard: number, asked: number | null): Verdict {
  if (asked !== null) {
    if (now - asked > LOST) return "lost";
    return now - asked > SLOW ? "slow" : "fine";
  }
  return now - heard > BEAT ? "ask" : "fine";
}
