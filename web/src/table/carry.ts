/** A card picked up: where it may go, and what discarding it would mean. */

import type { Card, Choice, Scene } from "../wire";
import type { Lit } from "./lit";

const CARD = "card/";

function isPutOf(choice: Choice, card: string): boolean {
  return choice.role === "put" && choice.targets.includes(card);
}

export function isCard(target: string): boolean {
  return target.startsWith(CARD);
}

/** The choices that put a card somewhere. */
export function putsOf(card: string, choices: Choice[]): Choice[] {
  return choices.filter((choice) => isPutOf(choice, card));
}

export function discardsOf(card: string, choices: Choice[]): Choice[] {
  return choices.filter((choice) => choice.role === "discard" && choice.targets.includes(card));
}

/** Whether a press on a card picks it up: it may go somewhere or be given up, and nothing else is done with it. */
export function isLiftable(card: string, choices: Choice[]): boolean {
  if (!isCard(card)) return false;
  const own = choices.filter((choice) => choice.targets.includes(card) && choice.role !== "attack");
  return own.some((choice) => choice.role === "put" || choice.role === "discard") && own.every((choice) => choice.role === "put" || choice.role === "discard" || choice.targets[0] !== card);
}

/** The cards that can be picked up now. */
export function liftable(choices: Choice[]): Set<string> {
  const cards = new Set<string>();
  for (const choice of choices) {
    if (choice.role !== "put" && choice.role !== "discard") continue;
    for (const target of choice.targets) if (isLiftable(target, choices)) cards.add(target);
  }
  return cards;
}

/** Who holds a card. */
export function holderOf(card: string, scene: Scene): string {
  return scene.heroes.find((hero) => hero.slots.some((slot) => slot.card?.id === card))?.id ?? "";
}

/** Where a card that was picked up may go, each place with the choices that mean it. */
export function dropsOf(card: string, choices: Choice[], scene: Scene): Lit {
  const drops: Lit = new Map();
  const holder = holderOf(card, scene);
  for (const choice of putsOf(card, choices)) {
    for (const target of choice.targets) {
      // The first target is where it goes; others are named in passing.
      const isPlace = !isCard(target) && (target !== holder || choice.targets.every((one) => isCard(one) || one === holder));
      if (isPlace) drops.set(target, [...(drops.get(target) ?? []), choice]);
    }
  }
  return drops;
}

/** What dropping on a thing means: on a slot, on the card in it, or on somebody with slots. */
export function droppedOn(thing: string, drops: Lit, scene: Scene): Choice[] {
  const own = drops.get(thing);
  if (own) return own;
  for (const hero of scene.heroes) {
    const slot = hero.slots.find((one) => one.card?.id === thing);
    if (slot) return drops.get(slot.id) ?? drops.get(hero.id) ?? [];
    if (hero.id === thing) return hero.slots.flatMap((one) => drops.get(one.id) ?? []);
  }
  return [];
}

export function cardOf(id: string, scene: Scene): Card | null {
  for (const hero of scene.heroes) for (const slot of hero.slots) if (slot.card?.id === id) return slot.card;
  for (const hand of scene.hands ?? []) for (const card of hand.cards ?? []) if (card.id === id) return card;
  return null;
}

/** Whether a card is worth a second thought: it can do something, and the question has answers that keep it. */
export function isWorthAsking(choice: Choice, choices: Choice[], scene: Scene): boolean {
  if (choice.role !== "discard") return false;
  const card = cardOf(choice.targets.find(isCard) ?? "", scene);
  const isForced = choice.number >= 0 && choices.every((one) => one.role === "discard");
  const isUseful = card !== null && ((card.values?.length ?? 0) > 0 || (card.marks?.length ?? 0) > 0 || Boolean(card.text));
  return isUseful && !isForced;
}
