/** What the guide goes by: only what the server says, never a rule of its own. */

import type { Choice, Question, Scene } from "../wire";

export interface Facts {
  question: Question | null;
  /** Whether this page may answer the question. */
  isMine: boolean;
  scene: Scene;
  /** Ids of the rules behind everything told so far, and behind what the last choice brought. */
  heard: ReadonlySet<string>;
  fresh: ReadonlySet<string>;
}

/** A condition; everything that is given must hold. */
export interface When {
  /** The rule of the question is one of these. */
  asked?: string[];
  /** The rule of the question begins with one of these. */
  askedUnder?: string[];
  /** A choice with one of these looks is offered ... */
  offers?: string[];
  /** ... and points at a piece of this sort. */
  offersAt?: "foe" | "hero" | "token";
  /** One of these rules was told just now. */
  fresh?: string[];
  heard?: string[];
  round?: number;
  /** So many goals are met. */
  goals?: number;
  /** A question waits for this page. */
  asking?: boolean;
  ended?: "won" | "lost";
}

type Check = (facts: Facts) => boolean;

export function holds(when: When, facts: Facts): boolean {
  return checksOf(when).every((check) => check(facts));
}

function checksOf(when: When): Check[] {
  const checks: Check[] = [];
  const { asked, askedUnder, offers, fresh, heard, round, goals, ended } = when;
  if (asked) checks.push((facts) => asked.includes(ruleOf(facts)));
  if (askedUnder) checks.push((facts) => askedUnder.some((start) => ruleOf(facts).startsWith(start)));
  if (offers) checks.push((facts) => offered(facts, offers, when.offersAt).length > 0);
  if (fresh) checks.push((facts) => fresh.some((rule) => facts.fresh.has(rule)));
  if (heard) checks.push((facts) => heard.some((rule) => facts.heard.has(rule)));
  if (round !== undefined) checks.push((facts) => facts.scene.round >= round);
  if (goals !== undefined) checks.push((facts) => facts.scene.goals.filter((goal) => goal.is_met).length >= goals);
  if (when.asking) checks.push((facts) => facts.isMine && facts.question !== null);
  if (ended) checks.push((facts) => facts.scene.result?.outcome === ended);
  return checks;
}

function ruleOf(facts: Facts): string {
  return facts.isMine ? (facts.question?.rule ?? "") : "";
}

/** The choices with one of these looks, in the order they are offered. */
export function offered(facts: Facts, looks: string[], at?: When["offersAt"]): Choice[] {
  if (!facts.isMine) return [];
  const sorts = new Map(facts.scene.pieces.map((piece) => [piece.id, piece.sort ?? "token"]));
  return (facts.question?.choices ?? []).filter(
    (choice) =>
      looks.includes(choice.look) && (at === undefined || choice.targets.some((target) => sorts.get(target) === at)),
  );
}
