/** Finding on the page what a lesson points at. */

import { type Facts, offered } from "./facts";
import type { Box } from "./place";
import type { Anchor, Lesson } from "./steps";

/** Selectors to be tried in order. */
export function selectorsOf(lesson: Lesson, facts: Facts): string[] {
  return lesson.anchors.flatMap((anchor) => selectorsOfAnchor(anchor, facts));
}

/** The first of them that can be seen on the page. */
export function findSeen(selectors: string[]): Element | null {
  const things = selectors.map((one) => document.querySelector(one));
  return things.find((thing) => thing !== null && isSeen(thing)) ?? null;
}

/** The board that a thing is on, if it is. */
export function boardAround(thing: Element): Element | null {
  return thing.closest('[data-guide="board"]');
}

/** The bar with the choices, which a bubble must not cover. */
export function choicesBox(): Box | null {
  return document.querySelector('[data-guide="decision"]')?.getBoundingClientRect() ?? null;
}

function isSeen(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  // The board cuts off what is outside of its frame.
  const frame = boardAround(thing)?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const isInside = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  return isInside && box.width > 0 && box.height > 0;
}

function selectorsOfAnchor(anchor: Anchor, facts: Facts): string[] {
  if ("panel" in anchor) return [`[data-guide="${anchor.panel}"]`];
  if ("piece" in anchor) {
    const piece = facts.scene.pieces.find((one) => anchor.piece.includes(one.look));
    return piece ? [thing(piece.id), thing(piece.zone)] : [];
  }
  const choice = offered(facts, anchor.choice, anchor.at)[0];
  if (!choice) return [];
  return [...choice.targets.map(thing), `[data-choice="${choice.number}"]`];
}

/** On the board a thing has its id, elsewhere it is a target. */
function thing(id: string): string {
  const safe = id.replace(/["\\]/g, "\\$&");
  return `[data-id="${safe}"], [data-target="${safe}"]`;
}
