/** What a phase of the enemies came to, counted from what was shown. */

import type { Scene, Told } from "../wire";

export interface Summary {
  moved: number;
  appeared: number;
  removed: number;
  wounds: { name: string; count: number }[];
  lines: string[];
}

/** A phase that is longer is summed up from its end. */
const MOST = 400;

/** What is summed up once a choice has led to more: all since the player's last choice, but for answers in a reaction window. */
export function gathered(before: Told[], told: Told[], { isOwn, isAnswer }: { isOwn: boolean; isAnswer: boolean }): Told[] {
  return isOwn && !isAnswer ? told : [...before, ...told].slice(-MOST);
}

/** So many things have to have happened to enemies for a summary to say more than the eye saw. */
const FEW = 2;

/** How much a short text such as "−2" says; one where it says no number. */
function amountOf(text = ""): number {
  return Number(/\d+/.exec(text)?.[0] ?? 1);
}

/** Count what happened to enemies and heroes; null when that is too little for a summary. */
export function summaryOf(told: Told[], scene: Scene): Summary | null {
  const isHero = (id: string): boolean => scene.heroes.some((hero) => hero.id === id);
  // What has gone meanwhile is known by its id alone.
  const isToken = (id: string): boolean => (scene.pieces.find((piece) => piece.id === id)?.sort ?? id.split("/")[0]) === "token";
  const wounds = new Map<string, number>();
  const found: Summary = { moved: 0, appeared: 0, removed: 0, wounds: [], lines: [] };
  for (const one of told) {
    for (const effect of one.effects) {
      const id = effect.piece ?? "";
      const count = effect.count ?? 1;
      if (effect.op === "move" && !isHero(id) && !isToken(id)) found.moved += count;
      else if (effect.op === "add" && effect.sort === "foe") found.appeared += count;
      else if (effect.op === "remove" && effect.sort === "foe") found.removed += count;
      else if (effect.op === "flash" && isHero(id) && effect.look?.includes("wound")) wounds.set(id, (wounds.get(id) ?? 0) + amountOf(effect.text));
    }
    if (one.weight !== "detail") found.lines.push(one.text);
  }
  found.wounds = [...wounds].map(([id, count]) => ({ name: scene.heroes.find((hero) => hero.id === id)?.name ?? "", count }));
  const happened = found.moved + found.appeared + found.wounds.length;
  return happened >= FEW ? found : null;
}
