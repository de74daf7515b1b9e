import { expect, test } from "vitest";
import {
  asNewTable,
  canPractise,
  changedOptions,
  comers,
  type Draft,
  emptySeat,
  fullSeat,
  heroesAt,
  leastSeats,
  newDraft,
  picksFigures,
  randomParty,
  seated,
  toggled,
  withHeroes,
  withMission,
  withOptions,
  withRoom,
  withSeat,
  withSeatCount,
} from "../../src/lobby/draft";
import type { Lobby, LobbyMission } from "../../src/wire";

function mission(id: string, heroes: string[], party: string[]): LobbyMission {
  return { id, name: id, difficulty: "easy", difficulty_name: "Easy", minutes: 20, summary: "", heroes, party };
}

const first = mission("m0", ["ann", "bob", "cleo", "dan", "eve"], ["ann", "bob", "cleo"]);
const second = mission("m1", ["bob", "cleo", "dan", "eve"], ["bob", "cleo", "dan"]);
const lobby: Lobby = {
  id: "game",
  name: "Game",
  theme: "dusk",
  languages: ["en"],
  most_seats: 6,
  most_heroes: 4,
  missions: [first, second],
  heroes: [],
  options: [
    { id: "fast", name: "Fast", text: "", values: [["no", "No"], ["yes", "Yes"]] },
    { id: "calm", name: "Calm", text: "", values: [["no", "No"], ["yes", "Yes"]] },
  ],
};

function draft(): Draft {
  return newDraft(lobby, first, "random");
}

test("a new draft is the mission's own party at one seat of mine", () => {
  expect(asNewTable(draft(), lobby)).toEqual({
    game: "game",
    mission: "m0",
    seats: [{ heroes: ["ann", "bob", "cleo"], holder: "mine", bot: "random", label: "" }],
    seed: "",
    options: {},
    practice: false,
  });
});

test("a seed is sent only for a table without links", () => {
  const chosen = { ...draft(), seed: " 12 " };
  expect(asNewTable(chosen, lobby).seed).toBe("12");
  expect(asNewTable(withSeatCount(chosen, 2, "random"), lobby).seed).toBe("");
});

test("only options that differ from the usual are sent", () => {
  const changed = { ...draft(), options: { fast: "yes", calm: "no" } };
  expect(asNewTable(changed, lobby).options).toEqual({ fast: "yes" });
});

test("a figure is taken along or left, never more than the party holds", () => {
  const four = toggled(draft(), "dan", 4);
  expect(four.heroes).toEqual(["ann", "bob", "cleo", "dan"]);
  expect(toggled(four, "eve", 4)).toBe(four);
  expect(toggled(four, "bob", 4).heroes).toEqual(["ann", "cleo", "dan"]);
});

test("another mission keeps who may come and fills the gaps at the same seats", () => {
  const two = withSeatCount(draft(), 2, "random");
  expect(heroesAt(two, 0)).toEqual(["ann", "bob"]);
  const moved = withMission(two, second);
  expect(moved.heroes).toEqual(["bob", "cleo", "dan"]);
  expect(heroesAt(moved, 0)).toEqual(["bob", "dan"]);
  expect(heroesAt(moved, 1)).toEqual(["cleo"]);
});

test("figures are dealt out to the seats as evenly as it goes, and a new one goes to the emptiest", () => {
  const three = withSeatCount(toggled(draft(), "dan", 4), 3, "random");
  expect([0, 1, 2].map((seat) => heroesAt(three, seat))).toEqual([["ann", "bob"], ["cleo"], ["dan"]]);
  expect(three.seats.map((seat) => seat.holder)).toEqual(["mine", "link", "link"]);
  const fewer = toggled(three, "cleo", 4);
  expect(emptySeat(fewer)).toBe(1);
  expect(heroesAt(toggled(fewer, "eve", 4), 1)).toEqual(["eve"]);
  expect(emptySeat(seated(fewer, "bob", 1))).toBe(-1);
});

test("a random party has no doubles and stops when nobody is left", () => {
  const rolls = [0.99, 0, 0.5];
  expect(randomParty(first, 3, () => rolls.shift() ?? 0)).toEqual(["eve", "ann", "cleo"]);
  expect(randomParty(first, 9, () => 0).length).toBe(5);
  expect(withHeroes(withSeatCount(draft(), 2, "random"), ["dan", "eve"]).seatOf).toEqual({ dan: 0, eve: 1 });
});

test("some come along with large parties only", () => {
  const ann = { id: "ann", look: "ann", name: "Ann", title: "", skills: [] };
  const eve = { ...ann, id: "eve", least_party: 4 };
  const some = { ...lobby, heroes: [ann, eve] };
  expect(comers(some, first, 3).heroes).toEqual(["ann", "bob", "cleo", "dan"]);
  expect(comers(some, first, 4)).toEqual(first);
});

test("practice is for those who play alone", () => {
  const alone = { ...draft(), practice: true };
  expect(asNewTable(alone, lobby).practice).toBe(true);
  const together = withSeatCount(alone, 2, "random");
  expect(canPractise(together)).toBe(false);
  expect(asNewTable(together, lobby).practice).toBe(false);
  expect(asNewTable(withSeat(together, 1, { holder: "bot" }), lobby).practice).toBe(true);
});

test("a seat that is too full gets another of mine beside it, and all are dealt out", () => {
  const crowded = withHeroes(newDraft(lobby, first, "novice"), ["ann", "bob", "cleo", "dan", "eve"]);
  expect(fullSeat(crowded, 2)).toBe(0);

  const roomy = withRoom(crowded, 2, "novice");

  expect(roomy.seats.map((seat) => seat.holder)).toEqual(["mine", "mine", "mine"]);
  expect(roomy.seats.map((_, seat) => heroesAt(roomy, seat))).toEqual([["ann", "bob"], ["cleo", "dan"], ["eve"]]);
  expect(fullSeat(roomy, 2)).toBe(-1);
});

test("seats that have room stay as they are", () => {
  const draft = withSeatCount(newDraft(lobby, first, "novice"), 2, "novice");

  expect(withRoom(draft, 2, "novice")).toBe(draft);
  expect(leastSeats(draft, 2)).toBe(2);
  expect(leastSeats(draft, 3)).toBe(1);
});

test("friends keep their seats when the figures are dealt out again", () => {
  const friends = withSeatCount(newDraft(lobby, first, "novice"), 2, "novice");
  const crowded = ["ann", "bob", "cleo"].reduce((draft, hero) => seated(draft, hero, 0), friends);

  const roomy = withRoom(crowded, 2, "novice");

  expect(roomy.seats.map((seat) => seat.holder)).toEqual(["mine", "link"]);
  expect(roomy.seats.map((_, seat) => heroesAt(roomy, seat).length)).toEqual([2, 1]);
});

test("a title that deals its figures out is set up without any, with the options that somebody has shared", () => {
  const night: Lobby = {
    ...lobby,
    most_heroes: 0,
    missions: [mission("town", [], [])],
    sides: [
      { id: "heroes", name: "Heroes", least: 1, most: 4, picks_figures: false },
      { id: "zombies", name: "Zombies", least: 1, most: 2, picks_figures: false },
    ],
    budget: {
      options: { heroes: "hero_rules", zombies: "zombie_rules" },
      rules: [{ id: "doors", name: "", text: "", rule: "", side: "heroes", points: 1, missions: ["town"] }],
      most: 12,
    },
  };
  const shared = withOptions(newDraft(night, night.missions[0]!, "random"), night, { fast: "yes", calm: "never", hero_rules: "doors,other", more: "1" });

  expect(picksFigures(night)).toBe(false);
  expect(shared.seats.map((seat) => [seat.side, seat.holder])).toEqual([["heroes", "mine"], ["zombies", "bot"]]);
  expect(emptySeat(shared)).toBe(-1);
  expect(changedOptions(shared, night)).toEqual({ fast: "yes", hero_rules: "doors" });
  expect(asNewTable(shared, night).options).toEqual({ fast: "yes", hero_rules: "doors" });
});
