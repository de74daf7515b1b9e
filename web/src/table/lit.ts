/** Which things the choices point at. The board lights them; a click on one means its choices. */

import type { Choice, Question, Scene, Slot } from "../wire";

export type Lit = Map<string, Choice[]>;

export const NOTHING_LIT: Lit = new Map();

/** Things by the choices that mean them: the first target of each choice. */
export function litBy(choices: Choice[]): Lit {
  const lit: Lit = new Map();
  for (const choice of choices) {
    const target = choice.targets[0];
    if (target !== undefined) lit.set(target, [...(lit.get(target) ?? []), choice]);
  }
  return lit;
}

/** What is lit, and of some things (the cards of a hand) also those that a choice names after its first target. */
export function alsoLit(lit: Lit, choices: Choice[], things: Set<string>): Lit {
  const more: Lit = new Map(lit);
  for (const choice of choices) {
    for (const target of choice.targets.slice(1)) {
      if (things.has(target)) more.set(target, [...(more.get(target) ?? []), choice]);
    }
  }
  return more;
}

export interface Meant {
  choices: Choice[];
  /** Whether the thing itself was lit, so that its only choice can be taken at once. */
  isExact: boolean;
}

/**
 * What a click on a thing means: its own choices, else those that touch it in passing, else those of the zone it
 * stands in or of what stands in it. Only its own are sure enough to be taken without a further look.
 */
export function meantBy(target: string, choices: Choice[], scene: Scene): Meant {
  const own = choices.filter((choice) => choice.targets[0] === target);
  // A zone is gone to, whatever else could be done there: attacks are aimed at who stands in it.
  const moves = own.filter((choice) => choice.role === "move");
  if (moves.length === 1) return { choices: moves, isExact: true };
  const aimed = choices.filter((choice) => choice.role === "attack" && choice.targets.includes(target));
  const isFoe = scene.pieces.some((piece) => piece.id === target && piece.sort === "foe");
  if (isFoe && aimed.length > 0) return { choices: aimed, isExact: true };
  if (own.length > 0) return { choices: own, isExact: true };
  const passing = choices.filter((choice) => choice.targets.includes(target));
  if (passing.length > 0) return { choices: passing, isExact: false };
  const near = new Set<string>();
  for (const piece of scene.pieces) {
    if (piece.id === target) near.add(piece.zone);
    if (piece.zone === target) near.add(piece.id);
  }
  const nearby = choices.filter((choice) => choice.targets[0] !== undefined && near.has(choice.targets[0]));
  return { choices: nearby, isExact: false };
}

/** What a press on a slot means: the card in it where that can be chosen, else the slot where that can be. */
export function targetIn(slot: Slot, lit: Lit): string {
  return slot.card && (lit.has(slot.card.id) || !lit.has(slot.id)) ? slot.card.id : slot.id;
}

/** The enemies that can be attacked now: a press on one of them does it. */
export function aimedBy(choices: Choice[], scene: Scene): Set<string> {
  const foes = new Set(scene.pieces.filter((piece) => piece.sort === "foe").map((piece) => piece.id));
  const attacks = choices.filter((choice) => choice.role === "attack");
  return new Set(attacks.flatMap((choice) => choice.targets.filter((target) => foes.has(target))));
}

/** What the seats of this link may do with a thing beside the question. */
export function asidesAt(target: string, question: Question | null, seats: number[]): Choice[] {
  return myAsides(question, seats).filter((aside) => aside.targets[0] === target);
}

export function myAsides(question: Question | null, seats: number[]): Choice[] {
  if (!question) return [];
  return question.asides.filter((_aside, place) => seats.includes(question.owners[place] ?? -1));
}

/** The seat that answers: the owner of an aside, else the first of ours that is asked. */
export function seatFor(choice: Choice, question: Question, seats: number[]): number | null {
  const place = question.asides.indexOf(choice);
  if (place >= 0) return question.owners[place] ?? null;
  return question.seats.find((seat) => seats.includes(seat)) ?? null;
}

/** A name for a thing that can be pointed at, from the scene and the board; empty when it has none. */
export function nameOf(target: string, scene: Scene, zones: { id: string; name: string }[]): string {
  const zone = zones.find((one) => one.id === target);
  if (zone) return zone.name;
  const hero = scene.heroes.find((one) => one.id === target);
  if (hero) return hero.name;
  const piece = scene.pieces.find((one) => one.id === target);
  if (piece) return piece.name;
  const pile = scene.piles.find((one) => one.id === target);
  if (pile) return pile.name;
  const track = scene.tracks?.find((one) => one.id === target);
  if (track) return track.name;
  for (const one of scene.hands ?? []) {
    if (one.id === target) return one.name;
    const card = one.cards?.find((known) => known.id === target);
    if (card) return card.name;
  }
  for (const one of scene.heroes) {
    for (const slot of one.slots) {
      if (slot.card?.id === target) return slot.card.name;
      if (slot.id === target) return slot.name;
    }
    const skill = one.skills.find((known) => known.id === target);
    if (skill) return skill.name;
  }
  return "";
}
