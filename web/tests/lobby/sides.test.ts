import { render } from "svelte/server";
import { expect, test } from "vitest";
import {
  asNewTable,
  emptySeat,
  heroesAt,
  mostPicking,
  newDraft,
  placesFor,
  playsSeveralSides,
  sidesOf,
  toggled,
  withMission,
  withRoom,
  withSeat,
  withSideCount,
  wrongSide,
} from "../../src/lobby/draft";
import OptionsEditor from "../../src/lobby/OptionsEditor.svelte";
import SeatsEditor from "../../src/lobby/SeatsEditor.svelte";
import type { Bot, Lobby, LobbyMission, LobbySide } from "../../src/wire";

const hall: LobbyMission = {
  id: "hall",
  name: "Hall",
  difficulty: "",
  difficulty_name: "",
  minutes: 5,
  summary: "",
  heroes: ["ann", "bob", "cleo"],
  party: ["ann", "bob"],
};
const heroes: LobbySide = { id: "heroes", name: "Heroes", least: 1, most: 2, picks_figures: true };
const shadows: LobbySide = { id: "shadows", name: "Shadows", least: 1, most: 2, picks_figures: false };
const lobby: Lobby = {
  id: "relic",
  name: "Relic",
  theme: "plain",
  languages: ["en"],
  most_seats: 4,
  most_heroes: 2,
  most_at_seat: 1,
  missions: [hall],
  heroes: ["ann", "bob", "cleo"].map((id) => ({ id, look: "hero", name: id, title: "", skills: [] })),
  options: [],
  sides: [heroes, shadows],
};
const bots: Bot[] = [{ id: "novice", name: "Novice", about: "", is_usual: true }];

function counted(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((found) => found[1]!);
}

test("a new draft has the seats that the party needs, and bots play the other side without figures", () => {
  expect(asNewTable(newDraft(lobby, hall, "novice"), lobby).seats).toEqual([
    { side: "heroes", heroes: ["ann"], holder: "mine", bot: "novice", label: "" },
    { side: "heroes", heroes: ["bob"], holder: "mine", bot: "novice", label: "" },
    { side: "shadows", heroes: [], holder: "bot", bot: "novice", label: "" },
  ]);
});

test("figures sit only on sides that may pick them", () => {
  const hunters: LobbySide = { ...heroes, figures: ["ann", "bob"] };
  const hunted: LobbySide = { ...shadows, picks_figures: true, figures: ["cleo"] };
  const both: Lobby = { ...lobby, most_heroes: 3, sides: [hunters, hunted] };
  const mission = { ...hall, party: ["cleo", "ann", "bob"] };
  const draft = newDraft(both, mission, "novice");
  expect(asNewTable(draft, both).seats?.map((seat) => [seat.side, seat.heroes])).toEqual([
    ["heroes", ["ann"]],
    ["heroes", ["bob"]],
    ["shadows", ["cleo"]],
  ]);
  expect(placesFor(draft.seats, "ann")).toEqual([0, 1]);
  expect(placesFor(draft.seats, "cleo")).toEqual([2]);
  const without = toggled(draft, "cleo", 3);
  expect(emptySeat(without)).toBe(2);
  expect(heroesAt(toggled(without, "cleo", 3), 2)).toEqual(["cleo"]);
  // Another mission gives a seat of theirs to those who come instead.
  const other = { ...mission, id: "cellar", heroes: ["ann", "cleo"], party: ["ann", "cleo"] };
  const moved = withMission(toggled(draft, "cleo", 3), other);
  expect(heroesAt(moved, 2)).toEqual(["cleo"]);

  const { body } = render(SeatsEditor, { props: { lobby: both, bots, draft, onchange: () => undefined } });
  // Cleo can be played from the third seat alone, the others from the first two.
  const offered = [...body.matchAll(/<select[^>]*class="field small[^>]*>(.*?)<\/select>/gs)].map((found) =>
    counted(found[1] ?? "", /value="(\d)"/g),
  );
  expect(offered).toEqual([["0", "1"], ["0", "1"], ["2"]]);
});

test("the time to react is asked for in titles with windows alone, and sent when it is not the usual one", () => {
  const timed: Lobby = { ...lobby, window_seconds: [1, 4] };
  const draft = newDraft(timed, hall, "novice");
  const shown = (of: Lobby): string =>
    render(OptionsEditor, { props: { lobby: of, draft, problems: {}, onchange: () => undefined } }).body;
  expect(shown(timed)).toContain("4 seconds");
  expect(shown(lobby)).not.toContain("Time to react");
  expect(asNewTable(draft, timed)).not.toHaveProperty("window_seconds");
  expect(asNewTable({ ...draft, windowSeconds: 4 }, timed).window_seconds).toBe(4);
});

test("a seat without figures is no empty one, one of the heroes is", () => {
  const draft = newDraft(lobby, hall, "novice");
  expect(emptySeat(draft)).toBe(-1);
  expect(emptySeat(toggled(draft, "bob", 2))).toBe(1);
});

test("the seats of a side stay together, and friends of the other side keep theirs", () => {
  const named = withSeat(newDraft(lobby, hall, "novice"), 2, { holder: "link", label: "Bruno" });
  const four = withSideCount(named, shadows, 2, "novice");
  expect(four.seats.map((seat) => [seat.side, seat.holder, seat.label])).toEqual([
    ["heroes", "mine", ""],
    ["heroes", "mine", ""],
    ["shadows", "link", "Bruno"],
    ["shadows", "link", ""],
  ]);
  const three = withSideCount(toggled(four, "bob", 2), heroes, 1, "novice");
  expect(three.seats.map((seat) => [seat.side, seat.label])).toEqual([
    ["heroes", ""],
    ["shadows", "Bruno"],
    ["shadows", ""],
  ]);
  expect([0, 1, 2].map((seat) => heroesAt(three, seat))).toEqual([["ann"], [], []]);
});

test("a figure more gets a seat of its side, not one of the other, and never more than the side has", () => {
  const one = withSideCount(toggled(newDraft(lobby, hall, "novice"), "bob", 2), heroes, 1, "novice");
  const two = withRoom(toggled(one, "cleo", 2), 1, "novice", mostPicking(lobby));
  expect(two.seats.map((seat) => seat.side)).toEqual(["heroes", "heroes", "shadows"]);
  expect([0, 1, 2].map((seat) => heroesAt(two, seat))).toEqual([["ann"], ["cleo"], []]);
  const three = withRoom({ ...two, heroes: ["ann", "bob", "cleo"] }, 1, "novice", mostPicking(lobby));
  expect(three.seats.filter((seat) => seat.side === "heroes")).toHaveLength(2);
});

test("a side with too few or too many seats is named", () => {
  const draft = newDraft(lobby, hall, "novice");
  expect(wrongSide(draft, lobby)).toBeUndefined();
  expect(wrongSide(withSideCount(draft, shadows, 0, "novice"), lobby)?.id).toBe("shadows");
  expect(wrongSide(withSideCount(draft, shadows, 3, "novice"), lobby)?.id).toBe("shadows");
});

test("whoever plays both sides at one screen is told so", () => {
  const draft = newDraft(lobby, hall, "novice");
  expect(playsSeveralSides(draft)).toBe(false);
  const both = withSeat(draft, 2, { holder: "mine" });
  expect(playsSeveralSides(both)).toBe(true);
  expect(render(SeatsEditor, { props: { lobby, bots, draft: both, onchange: () => undefined } }).body).toContain("Several sides are played on this screen");
});

test("sides are set one by one, with their limits in words", () => {
  const draft = newDraft(lobby, hall, "novice");
  const { body } = render(SeatsEditor, { props: { lobby, bots, draft, onchange: () => undefined } });
  expect(counted(body, /data-side="([^"]+)"/g)).toEqual(["heroes", "shadows"]);
  expect(counted(body, /role="group" aria-label="([^"]+)"/g)).toEqual(["Heroes: Number of seats", "Shadows: Number of seats"]);
  expect(body).toContain("1 to 2 seats.");
  expect(body).toContain("With this party it has 2 seats.");
  expect(body).toContain("Plays without picking figures.");
});

test("a title of one side has nothing of all this", () => {
  const single = { ...lobby, most_at_seat: 2, sides: [{ ...heroes, id: "all" }] };
  const draft = newDraft(single, hall, "novice");
  expect(sidesOf(single)).toEqual([]);
  expect(asNewTable(draft, single).seats).toEqual([
    { heroes: ["ann", "bob"], holder: "mine", bot: "novice", label: "" },
  ]);
  const { body } = render(SeatsEditor, { props: { lobby: single, bots, draft, onchange: () => undefined } });
  expect(body).not.toContain("data-side");
  expect(body).toContain("Who plays whom?");
});
