/** Which lessons of which table have been learnt: kept by the browser, so that a reload goes on where it was. */

import type { Shelf } from "../lobby/tables";
import { type Facts, holds } from "./facts";
import type { Lesson } from "../wire";

export interface Progress {
  learnt: string[];
  hasLeft: boolean;
}

const PLACE = "veglia.guide";

export function progressOf(shelf: Shelf, table: string): Progress | null {
  return read(shelf)[table] ?? null;
}

export function keepProgress(shelf: Shelf, table: string, progress: Progress): void {
  try {
    shelf.setItem(PLACE, JSON.stringify({ ...read(shelf), [table]: progress }));
  } catch {
    // Without storage the lessons begin anew after a reload, which does no harm.
  }
}

/** Whether a table is a guided one that has not been left. */
export function isGuided(shelf: Shelf, table: string): boolean {
  const progress = progressOf(shelf, table);
  return progress !== null && !progress.hasLeft;
}

export function beginGuide(shelf: Shelf, table: string): void {
  keepProgress(shelf, table, { learnt: [], hasLeft: false });
}

/** The lesson for this moment: the first that fits and is not yet learnt. */
export function lessonNow(lessons: readonly Lesson[], facts: Facts, learnt: readonly string[]): Lesson | null {
  return lessons.find((lesson) => !learnt.includes(lesson.id) && holds(lesson.when, facts)) ?? null;
}

/** Lessons that what happened has taught, also those that were never shown because the player was quicker. */
export function taught(lessons: readonly Lesson[], facts: Facts, learnt: readonly string[]): string[] {
  return lessons
    .filter((lesson) => lesson.until && !learnt.includes(lesson.id) && holds(lesson.until, facts))
    .map((lesson) => lesson.id);
}

/** Whether only doing it ends a lesson; all others have "go on". */
export function isDoing(lesson: Lesson): boolean {
  return Boolean(lesson.until);
}

function read(shelf: Shelf): Record<string, Progress> {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(PLACE) ?? "{}");
    if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => isProgress(value)));
  } catch {
    return {};
  }
}

function isProgress(value: unknown): value is Progress {
  if (typeof value !== "object" || value === null) return false;
  const row = value as Record<string, unknown>;
  return Array.isArray(row.learnt) && row.learnt.every((one) => typeof one === "string") && typeof row.hasLeft === "boolean";
}
