/** Finding on the page what a lesson points at. */

import { type Facts, offered } from "./facts";
import type { Anchor, Lesson } from "./steps";

/** Selectors to be tried in order. */
export function selectorsOf(lesson: Lesson, facts: Facts): string[] {
  return lesson.anchors.flatMap((anchor) => selectorsOfAnchor(anchor, facts));
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
