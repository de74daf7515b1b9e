import { expect, test } from "vitest";
import { hrefOf, parseRoute, type Route } from "../src/router.svelte";

const routes: [string, Route][] = [
  ["#/", { page: "lobby" }],
  ["#/table/t1/k-_1", { page: "table", table: "t1", key: "k-_1", guided: false }],
  ["#/guide/t1/k1", { page: "table", table: "t1", key: "k1", guided: true }],
  ["#/join/t1/k1", { page: "join", table: "t1", key: "k1" }],
  ["#/replay/t1/k1", { page: "replay", table: "t1", key: "k1", version: null }],
  ["#/replay/t1/k1/12", { page: "replay", table: "t1", key: "k1", version: 12 }],
  ["#/rules/undead_or_alive", { page: "rules", game: "undead_or_alive", rule: "" }],
  ["#/rules/g/uoa.combat.dual", { page: "rules", game: "g", rule: "uoa.combat.dual" }],
  ["#/credits", { page: "credits" }],
];

test.each(routes)("%s is read and written", (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
  expect(hrefOf(route)).toBe(hash);
});

test("an empty hash is the lobby", () => {
  expect(parseRoute("")).toEqual({ page: "lobby" });
});

test.each(["#/table/t1", "#/join/t1", "#/replay/t1", "#/rules", "#/nowhere"])("%s is no page", (hash) => {
  expect(parseRoute(hash)).toEqual({ page: "unknown" });
});

test("a moment that is no number is the whole replay, and broken escapes do not break the page", () => {
  expect(parseRoute("#/replay/t/k/-1")).toEqual({ page: "replay", table: "t", key: "k", version: null });
  expect(parseRoute("#/rules/%E0%A4%A")).toEqual({ page: "rules", game: "%E0%A4%A", rule: "" });
});

test("a choice of mission and options is a link to the lobby", () => {
  const choice = { game: "night", mission: "town", options: { hero_rules: "doors,pool:4", fast: "yes" } };
  const address = hrefOf({ page: "lobby", choice });

  expect(address.startsWith("#/new/night/town/")).toBe(true);
  expect(parseRoute(address)).toEqual({ page: "lobby", choice });
  expect(parseRoute("#/new/night")).toEqual({ page: "lobby", choice: { game: "night", mission: "", options: {} } });
});
