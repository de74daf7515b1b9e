/** Finding on the page what a lesson points at. */

import { type Facts, offered } from "./facts";
import { type Box, common } from "./place";
import type { Hero, Lesson, LessonAnchor } from "../wire";

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

/** What of a thing can be seen: the board cuts off what is outside of its frame. */
export function seenBox(thing: Element): Box {
  const box = thing.getBoundingClientRect();
  const frame = boardAround(thing)?.getBoundingClientRect();
  return frame ? common(box, frame) : box;
}

/** What a bubble is to leave in sight: what glows on the board, the figures, and how it all ended. */
export function dearBoxes(): Box[] {
  const things = document.querySelectorAll('#board [data-id].lit, #board [data-id].aimed, #board [data-id^="figure/"], #board [data-id^="foe/"], .ending');
  return [...things].map(seenBox).filter((box) => box.width > 0 && box.height > 0);
}

/** Whether a sheet lies over the table: then the guide waits behind it. */
export function isSheetOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
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

function selectorsOfAnchor(anchor: LessonAnchor, facts: Facts): string[] {
  if (anchor.panel) return [`[data-guide="${anchor.panel}"]`];
  const { piece: looks, choice: wanted } = anchor;
  if (looks?.length) {
    const piece = facts.scene.pieces.find((one) => looks.includes(one.look));
    return piece ? [thing(piece.id), thing(piece.zone)] : [];
  }
  if (anchor.hero) return selectorsOfHero(anchor.hero, facts);
  const choice = offered(facts, wanted ?? [], anchor.at)[0];
  if (!choice) return [];
  const meant = facts.scene.pieces.filter((piece) => piece.sort === anchor.at).map((piece) => piece.id);
  const targets = [...choice.targets].sort((one, other) => Number(meant.includes(other)) - Number(meant.includes(one)));
  // On the board a thing has its id, elsewhere it is a target; a lesson is about the board where it can be.
  const places = [...targets.map(thing), ...targets.map((id) => `[data-target="${safe(id)}"]`)];
  return [...places, `[data-choice="${choice.number}"]`];
}

function selectorsOfHero(which: "risen" | "spent", facts: Facts): string[] {
  const heroes = facts.scene.heroes;
  if (which === "risen") {
    const highest = heroes.reduce<Hero | undefined>((one, other) => (one && risen(one) >= risen(other) ? one : other), undefined);
    return highest ? [`[data-hero="${safe(highest.id)}"] [data-guide="progress"]`] : [];
  }
  const spent = heroes.flatMap((hero) => hero.slots.flatMap((slot) => (slot.card?.is_spent ? [[hero.id, slot.card.id]] : [])));
  return spent.flatMap(([hero, card]) => [`[data-hero="${safe(hero!)}"] [data-target="${safe(card!)}"]`, `[data-hero="${safe(hero!)}"]`]);
}

/** How far the bar with levels has risen. */
function risen(hero: Hero): number {
  return hero.bars.find((bar) => bar.marks?.length)?.value ?? 0;
}

function thing(id: string): string {
  return `[data-id="${safe(id)}"]`;
}

function safe(id: string): string {
  return id.replace(/["\\]/g, "\\$&");
}
