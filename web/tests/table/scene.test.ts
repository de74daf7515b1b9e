import { expect, test } from "vitest";
import { type Patch, patchScene, questionAfter } from "../../src/table/scene";
import type { Choice, Hero, TableMoved, Piece, Slot } from "../../src/wire";
import { question, scene } from "./samples";

function patch(more: Partial<Patch>): Patch {
  return { scene: {}, pieces: null, heroes: {}, slots: [], ...more };
}

function piece(id: string, zone = "zone/1"): Piece {
  return { id, look: "l", name: id, zone };
}

test("a patch changes the fields it names and no others, and never the scene it is laid over", () => {
  const before = scene({ round: 1, turn: "Carl's Turn", goals: [{ text: "Leave", is_met: false }] });
  const after = patchScene(
    before,
    patch({ scene: { round: 2, turn: "", result: { outcome: "won", text: "Won", rule: "r" } } }),
  );

  expect(after).toEqual({ ...before, round: 2, turn: "", result: { outcome: "won", text: "Won", rule: "r" } });
  expect(after.goals).toBe(before.goals);
  expect(before.round).toBe(1);
});

test("of heroes only the fields that have changed are laid over those with the same id", () => {
  const carl = { id: "figure/0", name: "Carl", actions: 3 } as Hero;
  const may = { id: "figure/1", name: "May", actions: 3 } as Hero;
  const before = scene({ heroes: [carl, may] });

  const after = patchScene(before, patch({ heroes: { "figure/1": { actions: 2 } } }));

  expect(after.heroes.map((hero) => hero.actions)).toEqual([3, 2]);
  expect(after.heroes[1]?.name).toBe("May");
  expect(after.heroes[0]).toBe(carl);
  expect(may.actions).toBe(3);
});

test("a slot takes the place of the one with its id, in the hero that has it", () => {
  const slots: Slot[] = ["slot/0/0", "slot/0/1"].map((id) => ({ id, name: id, kind: "hand", card: null }));
  const carl = { id: "figure/0", name: "Carl", slots } as unknown as Hero;
  const full: Slot = { ...slots[1]!, card: { id: "card/7", look: "l", name: "Colt" } };

  const after = patchScene(scene({ heroes: [carl] }), patch({ heroes: { "figure/0": {} }, slots: [full] }));

  expect(after.heroes[0]?.slots).toEqual([slots[0], full]);
  expect(carl.slots).toBe(slots);
});

test("pieces that are gone are taken out, changed and new ones put at their places", () => {
  const before = scene({ pieces: ["a", "b", "c", "d"].map((id) => piece(id)) });

  const after = patchScene(
    before,
    patch({
      pieces: {
        gone: ["b"],
        put: [
          [0, piece("new")],
          [2, piece("c", "zone/9")],
          [4, piece("last")],
        ],
      },
    }),
  );

  expect(after.pieces.map((one) => one.id)).toEqual(["new", "a", "c", "d", "last"]);
  expect(after.pieces[2]?.zone).toBe("zone/9");
  expect(after.pieces[1]).toBe(before.pieces[0]);
  expect(before.pieces).toHaveLength(4);
});

test("asides that stay are taken from the question before", () => {
  const drop: Choice = { number: -1, text: "Drop it", targets: ["card/6"], look: "drop" };
  const before = question([], { asides: [drop], owners: [1] });
  const asked = question([], { version: 9 });
  const moved = { question: asked, keeps_asides: true } as TableMoved;

  expect(questionAfter(moved, before)).toEqual({ ...asked, asides: [drop], owners: [1] });
  expect(questionAfter({ ...moved, keeps_asides: false }, before)).toBe(asked);
  expect(questionAfter({ ...moved, question: null }, before)).toBeNull();
});
