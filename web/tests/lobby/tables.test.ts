import { expect, test } from "vitest";
import { forget, knownTable, knownTables, madeHere, parseLink, remember, rename, type Shelf } from "../../src/lobby/tables";

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

test("tables are remembered, the last seen first", () => {
  const shelf = new Memory();
  remember(shelf, { table: "t1", key: KEY, game: "g", mission: "m0" }, 10);
  remember(shelf, { table: "t2", key: KEY }, 20);
  expect(knownTables(shelf).map((one) => one.table)).toEqual(["t2", "t1"]);
  remember(shelf, { table: "t1", key: KEY }, 30);
  expect(knownTables(shelf).map((one) => one.table)).toEqual(["t1", "t2"]);
  expect(knownTable(shelf, "t1")).toMatchObject({ game: "g", mission: "m0", made: 10, seen: 30 });
});

test("whoever made a table keeps its key when looking at it through another link", () => {
  const shelf = new Memory();
  const made = { table: "t1", host: KEY, links: [{ seats: [1], key: OTHER }], watch: OTHER };
  remember(shelf, madeHere(made, "g", "m0", ["", "Ann"]), 10);
  remember(shelf, { table: "t1", key: OTHER, role: "seat", links: [{ seats: [2], key: OTHER, label: "" }] }, 20);
  expect(knownTable(shelf, "t1")).toEqual({
    table: "t1",
    key: KEY,
    label: "",
    game: "g",
    mission: "m0",
    role: "host",
    made: 10,
    seen: 20,
    links: [{ seats: [1], key: OTHER, label: "Ann" }],
    watch: OTHER,
  });
});

test("tables are renamed and forgotten", () => {
  const shelf = new Memory();
  remember(shelf, { table: "t1", key: KEY }, 10);
  rename(shelf, "t1", "  Friday night ");
  expect(knownTable(shelf, "t1")?.label).toBe("Friday night");
  forget(shelf, "t1");
  expect(knownTables(shelf)).toEqual([]);
});

test.each(["nonsense", "{}", '[1, {"table": "t"}]'])("a spoilt shelf (%s) is an empty one", (text) => {
  const shelf = new Memory();
  shelf.setItem("veglia.tables", text);
  expect(knownTables(shelf)).toEqual([]);
});

test("a storage that refuses does not stop the page", () => {
  const full: Shelf = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(() => remember(full, { table: "t1", key: KEY }, 10)).not.toThrow();
});

test.each([
  `https://example.org/#/table/t1/${KEY}`,
  `  http://127.0.0.1:8480/#/table/t1/${KEY}\n`,
  `#/table/t1/${KEY}`,
  `/table/t1/${KEY}`,
])("the link %s leads to a table", (text) => {
  expect(parseLink(text)).toEqual({ page: "table", table: "t1", key: KEY, guided: false });
});

test("a link to a moment keeps the moment", () => {
  expect(parseLink(`https://x/#/replay/t1/${KEY}/7`)).toEqual({ page: "replay", table: "t1", key: KEY, version: 7 });
});

test.each(["", "hello", "https://example.org/", "#/rules/game", "#/table/t1/short", "javascript:alert(1)"])(
  "%s leads nowhere",
  (text) => {
    expect(parseLink(text)).toBeNull();
  },
);
