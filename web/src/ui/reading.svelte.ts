/** What is being explained or read over the page: a small popover for a thing, a sheet for a rule. */

import { glossaryOf } from "../net/shelf";
import { language } from "../words/language.svelte";
import type { Entry } from "../wire";
import { hasMovedSince } from "./pointer";

export interface Place {
  x: number;
  y: number;
}

const OPEN_AFTER = 350;
const CLOSE_AFTER = 250;
const LONG_PRESS = 450;

/** Find a thing in the glossary: by its key, as a card, skill or term of that key, else by its name in words. */
export function findEntry(entries: Record<string, Entry>, key: string): Entry | undefined {
  const keys = [key, `card/${key}`, `skill/${key}`, `term/${key}`];
  const found = keys.map((name) => entries[name]).find((entry) => entry !== undefined);
  const word = key.toLowerCase();
  return found ?? Object.values(entries).find((entry) => entry.name.toLowerCase() === word);
}

/** An entry as it is shown, with the words in it that explain themselves in turn. */
export interface Explained extends Entry {
  terms: string[];
}

class Reading {
  game = "";
  rule: string | null = $state(null);
  /** The question the rule is read for; empty when there is none. */
  about = $state("");
  entry: Explained | null = $state.raw(null);
  place: Place = $state.raw({ x: 0, y: 0 });

  private timer: ReturnType<typeof setTimeout> | undefined;

  openRule(rule: string, about = ""): void {
    if (!rule) return;
    this.close();
    this.about = about;
    this.rule = rule;
  }

  closeRule(): void {
    this.rule = null;
  }

  /** Explain at once: what is known here, and what the glossary adds. */
  async explain(key: string, place: Place, known: Partial<Explained> = {}): Promise<void> {
    clearTimeout(this.timer);
    const entry = await this.find(key);
    if (!entry && !known.name) return;
    this.place = place;
    this.entry = {
      name: known.name ?? entry?.name ?? "",
      // Many entries of the glossary repeat what stands on the thing itself.
      text: [known.text && entry?.text.includes(known.text) ? "" : known.text, entry?.text].filter(Boolean).join("\n"),
      rules: [...new Set([...(known.rules ?? []), ...(entry?.rules ?? [])])].filter(Boolean),
      source: entry?.source ?? "",
      terms: known.terms ?? [],
    };
  }

  explainSoon(key: string, place: () => Place, known: Partial<Explained> = {}): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.explain(key, place(), known), OPEN_AFTER);
  }

  /** Explain what the mouse was moved to and rests on. */
  hoverSoon(key: string, place: () => Place, known: Partial<Explained> = {}, after = OPEN_AFTER): void {
    const since = performance.now();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (hasMovedSince(since)) void this.explain(key, place(), known);
    }, after);
  }

  /** The pointer is on the popover itself. */
  hold(): void {
    clearTimeout(this.timer);
  }

  closeSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), CLOSE_AFTER);
  }

  close(): void {
    clearTimeout(this.timer);
    this.entry = null;
  }

  private async find(key: string): Promise<Entry | undefined> {
    if (!this.game) return undefined;
    try {
      return findEntry(await glossaryOf(this.game, language.now), key);
    } catch {
      // Without the glossary the thing says what it knows itself.
      return undefined;
    }
  }
}

export const reading = new Reading();

export function below(node: Element): Place {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.bottom };
}

/** An element that explains itself on hover, focus by keyboard, and long press. */
export function explains(key: string, known: Partial<Explained> = {}) {
  return (node: HTMLElement): (() => void) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    const place = (): Place => below(node);
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") reading.hoverSoon(key, place, known);
    };
    const leave = (event: PointerEvent): void => {
      clearTimeout(press);
      if (event.pointerType === "mouse") reading.closeSoon();
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return;
      press = setTimeout(() => void reading.explain(key, place(), known), LONG_PRESS);
    };
    const lift = (): void => clearTimeout(press);
    const focus = (): void => {
      if (node.matches(":focus-visible")) reading.explainSoon(key, place, known);
    };
    const blur = (): void => reading.closeSoon();
    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener("pointerenter", enter, { signal });
    node.addEventListener("pointerleave", leave, { signal });
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("pointerup", lift, { signal });
    node.addEventListener("pointercancel", lift, { signal });
    node.addEventListener("focus", focus, { signal });
    node.addEventListener("blur", blur, { signal });
    return () => {
      clearTimeout(press);
      stop.abort();
    };
  };
}
