import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bundleOf, makePersonal, merged, personalKey, type Places, sync, takePersonal } from "../../src/lobby/personal";

class Memory implements Places {
  readonly items = new Map<string, string>();
  get length(): number {
    return this.items.size;
  }
  key(place: number): string | null {
    return [...this.items.keys()][place] ?? null;
  }
  getItem(name: string): string | null {
    return this.items.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.items.set(name, value);
  }
  removeItem(name: string): void {
    this.items.delete(name);
  }
}

/** What a server does with personal links, and how often it was asked to keep something. */
const shelf = { version: 0, text: "", puts: 0 };

beforeEach(() => {
  Object.assign(shelf, { version: 0, text: "", puts: 0 });
  vi.stubGlobal("fetch", async (_: string, init: RequestInit = {}) => {
    const key = new Headers(init.headers).get("authorization");
    if (init.method !== "POST") return Response.json({ version: shelf.version, text: shelf.text });
    const wish = JSON.parse(String(init.body)) as { text: string; version: number };
    if (key && wish.version !== shelf.version) return Response.json({ code: "person_stale", text: "" }, { status: 409 });
    Object.assign(shelf, { version: shelf.version + 1, text: wish.text, puts: shelf.puts + 1 });
    return Response.json({ key: "k".repeat(32) }, { status: 201 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

function tables(...rows: [string, number, string?][]): string {
  return JSON.stringify(rows.map(([table, seen, role = "seat"]) => ({ table, seen, role })));
}

test("only what is ours is carried, and never the link itself", () => {
  const here = new Memory();
  here.setItem("other", "x");
  here.setItem("veglia.personal", "secret");
  here.setItem("veglia.language", "it");
  expect(bundleOf(here)).toEqual({ "veglia.language": "it" });
  expect(merged({}, { "veglia.personal": "x", other: "y", "veglia.language": "en" }, true)).toEqual({ "veglia.language": "en" });
});

test("tables of both devices are kept, the newer of each, and a host's key is not lost", () => {
  const here = { "veglia.tables": tables(["a", 10], ["b", 5, "host"]) };
  const there = { "veglia.tables": tables(["a", 20], ["b", 9, "watch"], ["c", 1]) };
  const rows = JSON.parse(merged(here, there, false)["veglia.tables"]!) as { table: string; seen: number; role: string }[];
  expect(rows.map(({ table, seen, role }) => [table, seen, role])).toEqual([["a", 20, "seat"], ["b", 5, "host"], ["c", 1, "seat"]]);
});

test("another device gets all, and what it adds comes back", async () => {
  const [first, second] = [new Memory(), new Memory()];
  first.setItem("veglia.language", "it");
  first.setItem("veglia.tables", tables(["a", 10]));
  const key = await makePersonal(first, "en");
  second.setItem("veglia.language", "en");
  second.setItem("veglia.tables", tables(["b", 20]));
  await takePersonal(second, key, "en");
  expect(second.getItem("veglia.language")).toBe("it");
  expect(second.getItem("veglia.tables")).toContain('"a"');
  expect(personalKey(second)).toBe(key);
  await sync(first, "en", true);
  expect(first.getItem("veglia.tables")).toContain('"b"');
});

test("two devices that change something at once lose nothing", async () => {
  const [first, second] = [new Memory(), new Memory()];
  const key = await makePersonal(first, "en");
  await takePersonal(second, key, "en");
  first.setItem("veglia.tables", tables(["a", 1]));
  second.setItem("veglia.tables", tables(["b", 2]));
  await sync(first, "en");
  await sync(second, "en");
  expect(second.getItem("veglia.tables")).toContain('"a"');
  expect(shelf.text).toContain("a");
  expect(shelf.text).toContain("b");
});

test("nothing is sent while nothing has changed, or without a link", async () => {
  const here = new Memory();
  expect(await sync(here, "en")).toBe(false);
  here.setItem("veglia.language", "it");
  await makePersonal(here, "en");
  const before = shelf.puts;
  expect(await sync(here, "en")).toBe(true);
  expect(shelf.puts).toBe(before);
});
