/** Dragging a card with mouse or finger: it is picked up when it moves, and put down where it is let go. */

import { getContext, setContext } from "svelte";
import type { Hand } from "./hand.svelte";

const KEY = Symbol("hand");
/** A pointer that moves less than this many pixels means a press. */
const STILL = 7;

export function offerHand(hand: Hand): void {
  setContext(KEY, hand);
}

/** The hand of the table around a component, if it is at one. */
export function handAround(): Hand | undefined {
  return getContext<Hand | undefined>(KEY);
}

/** What lies under a point: a slot or card, somebody's dashboard, or a thing of the board. */
function thingAt(x: number, y: number): string {
  const found = document.elementFromPoint(x, y);
  const target = found?.closest("[data-target]")?.getAttribute("data-target");
  return target ?? found?.closest("[data-hero]")?.getAttribute("data-hero") ?? found?.closest("[data-id]")?.getAttribute("data-id") ?? "";
}

/** Let a card be dragged while it can be picked up. */
export function drags(hand: Hand | undefined, card: string): (node: HTMLElement) => () => void {
  return (node) => {
    if (!hand) return () => undefined;
    const stop = new AbortController();
    let start: { x: number; y: number } | null = null;
    let isDrag = false;

    const move = (event: PointerEvent): void => {
      if (!start) return;
      if (!isDrag && Math.hypot(event.clientX - start.x, event.clientY - start.y) <= STILL) return;
      if (!isDrag) {
        isDrag = true;
        hand.letGo();
        hand.lift(card);
      }
      hand.dragged = { card, at: { x: event.clientX, y: event.clientY } };
    };
    const end = (event: PointerEvent): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (isDrag) {
        hand.dragged = null;
        // The press that ends a drag picks nothing.
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
        const thing = event.type === "pointerup" ? thingAt(event.clientX, event.clientY) : "";
        if (thing && thing !== card) hand.put(card, thing, { x: event.clientX, y: event.clientY });
      }
      start = null;
      isDrag = false;
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !hand.cards.has(card)) return;
      start = { x: event.clientX, y: event.clientY };
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    };
    node.addEventListener("pointerdown", down, { signal: stop.signal });
    node.addEventListener("dragstart", (event) => event.preventDefault(), { signal: stop.signal });
    return () => stop.abort();
  };
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}
