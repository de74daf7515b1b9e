import { expect, test } from "vitest";
import { acceptedOnes, dropKey, heldKeys, keepKey, keyFor, loseKey, newKey } from "../../src/lobby/invitations";
import { knownTable, parseLink, remember, type Shelf } from "../../src/lobby/tables";

const KEY = "abcdefghijklmnopqrstuv";
const OTHER = "ABCDEFGHIJKLMNOPQRSTUV";

class Memory implements Shelf {
  readonly items = new Map<string, string>();
  getItem(name: string): string | null {
    return this.items.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.items.set(name, value);
  }
}

test("a new key is a secret that the server takes", () => {
  expect(newKey()).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(newKey()).not.toBe(newKey());
  expect(newKey((bytes) => bytes.fill(255))).toBe("_".repeat(32));
  expect(newKey((bytes) => bytes.fill(251))).toBe("-_v7".repeat(8));
});

test("the key of an invitation is kept until it is dropped", () => {
  const shelf = new Memory();
  expect(keyFor(shelf, "t1", "first")).toBeNull();
  keepKey(shelf, { table: "t1", invitation: "first", key: KEY });
  keepKey(shelf, { table: "t1", invitation: "first", key: KEY });
  keepKey(shelf, { table: "t2", invitation: "second", key: OTHER });
  expect(keyFor(shelf, "t1", "first")).toBe(KEY);
  expect(keyFor(shelf, "t2", "first")).toBeNull();
  expect(acceptedOnes(shelf)).toHaveLength(2);
  dropKey(shelf, "first");
  expect(keyFor(shelf, "t1", "first")).toBeNull();
  expect(keyFor(shelf, "t2", "second")).toBe(OTHER);
});

test("what a browser holds at a table are its own key and those of accepted invitations, not that for watching", () => {
  const shelf = new Memory();
  remember(shelf, { table: "t1", key: KEY, role: "host" }, 10);
  keepKey(shelf, { table: "t1", invitation: "first", key: OTHER });
  keepKey(shelf, { table: "t2", invitation: "second", key: KEY });
  expect(heldKeys(shelf, "t1")).toEqual([KEY, OTHER]);
  remember(shelf, { table: "t3", key: KEY, role: "watch" }, 20);
  expect(heldKeys(shelf, "t3")).toEqual([]);
});

test("a key that opens nothing any more is forgotten, with the table it opened", () => {
  const shelf = new Memory();
  remember(shelf, { table: "t1", key: KEY, role: "seat" }, 10);
  keepKey(shelf, { table: "t1", invitation: "first", key: KEY });
  loseKey(shelf, "t1", OTHER);
  expect(heldKeys(shelf, "t1")).toEqual([KEY]);
  loseKey(shelf, "t1", KEY);
  expect(heldKeys(shelf, "t1")).toEqual([]);
  expect(knownTable(shelf, "t1")).toBeNull();
});

test("damaged or full storage holds nobody up", () => {
  const shelf = new Memory();
  shelf.items.set("veglia.invitations", "{");
  expect(acceptedOnes(shelf)).toEqual([]);
  shelf.items.set("veglia.invitations", '[{"table": 1}, null]');
  expect(acceptedOnes(shelf)).toEqual([]);
  shelf.setItem = () => {
    throw new Error("full");
  };
  expect(() => keepKey(shelf, { table: "t1", invitation: "first", key: KEY })).not.toThrow();
});

test("a pasted invitation is understood", () => {
  expect(parseLink(`https://veglia.example/#/join/t1/${KEY}`)).toEqual({ page: "join", table: "t1", key: KEY });
  expect(parseLink("https://veglia.example/#/join/t1/short")).toBeNull();
});
