import { expect, test } from "vitest";
import { discardsOf, droppedOn, dropsOf, isLiftable, isWorthAsking, liftable } from "../../src/table/carry";
import type { Card } from "../../src/wire";
import { choice, hero, scene } from "./samples";

const mauser: Card = { id: "card/1", look: "mauser", name: "Mauser", values: [["Dice", "2"]] };
const pan: Card = { id: "card/2", look: "pan", name: "Pan" };
const there = scene({
  heroes: [
    hero("figure/0", {
      slots: [
        { id: "slot/0/0", name: "left hand", kind: "hand", card: pan },
        { id: "slot/0/9", name: "just received", kind: "new", card: mauser },
      ],
    }),
    hero("figure/1", { slots: [{ id: "slot/1/0", name: "left hand", kind: "hand", card: null }] }),
  ],
});
const swap = choice(0, ["slot/0/0", "card/1"], { role: "put" });
const hand = choice(1, ["slot/1/0", "card/1"], { role: "put" });
const drop = choice(2, ["card/1"], { role: "discard" });
const all = [swap, hand, drop];

test("a newly won card is picked up, not thrown away", () => {
  expect([...liftable(all)]).toEqual(["card/1"]);
  expect(isLiftable("card/1", [drop])).toBe(true);
  expect(isLiftable("card/2", all)).toBe(false);
});

test("a card with which something else is done is not picked up", () => {
  expect(isLiftable("card/1", [choice(5, ["card/1"]), drop])).toBe(false);
});

test("a card in the hand may go to slots, to the card in one, and to whoever has one", () => {
  const drops = dropsOf("card/1", all, there);
  expect([...drops.keys()]).toEqual(["slot/0/0", "slot/1/0"]);
  expect(droppedOn("slot/1/0", drops, there)).toEqual([hand]);
  expect(droppedOn("card/2", drops, there)).toEqual([swap]);
  expect(droppedOn("figure/1", drops, there)).toEqual([hand]);
  expect(droppedOn("zone/1", drops, there)).toEqual([]);
});

test("a card that is handed to somebody goes to them, not back to who holds it", () => {
  const give = choice(0, ["figure/1", "card/1", "figure/0"], { role: "put" });
  expect([...dropsOf("card/1", [give], there).keys()]).toEqual(["figure/1"]);
});

test("giving up a card that can do something is asked about, unless there is no other answer", () => {
  expect(discardsOf("card/1", all)).toEqual([drop]);
  expect(isWorthAsking(drop, all, there)).toBe(true);
  expect(isWorthAsking(choice(3, ["card/2"], { role: "discard" }), all, there)).toBe(false);
  expect(isWorthAsking(drop, [drop], there)).toBe(false);
  expect(isWorthAsking(swap, all, there)).toBe(false);
  // What can be done at any time is never the only answer.
  expect(isWorthAsking({ ...drop, number: -1 }, [drop], there)).toBe(true);
});
