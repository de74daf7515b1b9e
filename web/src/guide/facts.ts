/** What the guide goes by: only what the server says, never a rule of its own. */

import type { Choice, LessonWhen, Question, Scene } from "../wire";

export interface Facts {
  question: Question | null;
  /** Whether this page may answer the question. */
  isMine: boolean;
  scene: Scene;
  /** Ids of the rules behind everything told so far, and behind what the last choice brought. */
  heard: ReadonlySet<string>;
  fresh: ReadonlySet<string>;
}

/** The sort of pieces that a choice points at; empty: any. */
export type At = LessonWhen["offers_at"];

type Check = (facts: Facts) => boolean;

/** Whether everything that a condition asks for holds. */
export function holds(when: LessonWhen, facts: Facts): boolean {
  return checksOf(when).every((check) => check(facts));
}

function checksOf(when: LessonWhen): Check[] {
  const checks: Check[] = [];
  const { asked, asked_under, offers, fresh, heard, round, goals, ended } = when;
  if (asked?.length) checks.push((facts) => asked.includes(ruleOf(facts)));
  if (asked_under?.length) checks.push((facts) => asked_under.some((start) => ruleOf(facts).startsWith(start)));
  if (offers?.length) checks.push((facts) => offered(facts, offers, when.offers_at).length > 0);
  if (fresh?.length) checks.push((facts) => fresh.some((rule) => facts.fresh.has(rule)));
  if (heard?.length) checks.push((facts) => heard.some((rule) => facts.heard.has(rule)));
  if (round) checks.push((facts) => facts.scene.round >= round);
  if (goals) checks.push((facts) => facts.scene.goals.filter((goal) => goal.is_met).length >= goals);
  if (when.asking) checks.push((facts) => facts.isMine && facts.question !== null);
  if (ended) checks.push((facts) => facts.scene.result?.outcome === ended);
  return checks;
}

function ruleOf(facts: Facts): string {
  return facts.isMine ? (facts.question?.rule ?? "") : "";
}

/** The choices with one of these looks, in the order they are offered. */
export function offered(facts: Facts, looks: string[], at?: At): Choice[] {
  if (!facts.isMine) return [];
  const sorts = new Map(facts.scene.pieces.map((piece) => [piece.id, piece.sort ?? "token"]));
  return (facts.question?.choices ?? []).filter(
    (choice) =>
      looks.includes(choice.look) && (!at || choice.targets.some((target) => sorts.get(target) === at)),
  );
}
