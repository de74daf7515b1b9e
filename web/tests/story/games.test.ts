import { expect, test } from "vitest";
import { merged } from "../../src/lobby/personal";
import { inTurn, knownTables, namesOf, noteAt, remember, type KnownTable, type Shelf } from "../../src/lobby/tables";
import { countBy, countFigures, earnedIn, keepPlayed, luckWord, PLACE, type PlayedGame, playedGames, playedOf } from "../../src/story/games";
import { nextMission } from "../../src/story/next";
import type { Chronicle, FigureStory, LobbyMission } from "../../src/wire";

const KEY = "abcdefghijklmnopqrstuv";

class Memory implements Shelf {
  readonly items = new Map<string, string>();
  getItem(name: string): string | null {
    return this.items.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.items.set(name, value);
  }
}

function figure(look: string, seat: number, deeds: Record<string, number>): FigureStory {
  return { id: `figure/${look}`, look, name: look.toUpperCase(), title: "", seat, out: "", deeds };
}

const TOLD: Chronicle = {
  game: "g",
  mission: "m1",
  ending: { outcome: "won", text: "Won.", rule: "r" },
  side: "players",
  rounds: 7,
  choices: 90,
  figures: [figure("ann", 0, { kills: 3 }), figure("bob", 0, { kills: 1, deaths: 1 }), figure("eve", 1, { kills: 9 })],
  sides: { players: { kills: 13 } },
  luck: [],
  standings: [],
  has_chances: true,
  turning: null,
  achievements: ["first"],
};

function game(table: string, changes: Partial<PlayedGame> = {}): PlayedGame {
  return { ...playedOf(table, TOLD, [0], 10), ...changes };
}

test("a game is kept with the own figures only, and whether they were lost", () => {
  expect(game("t1").figures).toEqual([
    { look: "ann", name: "ANN", isLost: false, kills: 3 },
    { look: "bob", name: "BOB", isLost: true, kills: 1 },
  ]);
});

test("the same table once more takes the place of what it was, and keeps its day", () => {
  const shelf = new Memory();
  keepPlayed(shelf, game("t1", { ended: 10 }));
  keepPlayed(shelf, game("t2", { ended: 20 }));
  keepPlayed(shelf, game("t1", { ended: 30, rounds: 9 }));
  expect(playedGames(shelf).map((one) => [one.table, one.ended, one.rounds])).toEqual([
    ["t2", 20, 7],
    ["t1", 10, 9],
  ]);
  shelf.setItem(PLACE, '[{"table": 7}, null]');
  expect(playedGames(shelf)).toEqual([]);
});

test("games are counted by mission, side and figure; best is the quickest win", () => {
  const games = [game("t1"), game("t2", { rounds: 5 }), game("t3", { outcome: "lost", rounds: 2 }), game("t4", { mission: "m2", outcome: "lost" })];
  const missions = countBy(games, (one) => one.mission);
  expect(missions.get("m1")).toEqual({ played: 3, won: 2, best: 5 });
  expect(missions.get("m2")).toEqual({ played: 1, won: 0, best: 0 });
  expect(countFigures(games)[0]).toEqual({ look: "ann", name: "ANN", games: 4, alive: 4, kills: 12 });
  expect(countFigures(games)[1]).toMatchObject({ look: "bob", alive: 0 });
});

test("an achievement was earned in the first game that had it, of that title", () => {
  const games = [game("late", { ended: 30 }), game("early", { ended: 5 }), game("other", { game: "h", ended: 1, achievements: ["first", "second"] })];
  expect([...earnedIn(games, "g")].map(([id, one]) => [id, one.table])).toEqual([["first", "early"]]);
});

test("the next mission is the first after this one that was not won, round again", () => {
  const missions = ["a", "b", "c", "d"].map((id) => ({ id }) as LobbyMission);
  const won = (...ids: string[]) => new Map(ids.map((id) => [id, { played: 1, won: 1, best: 3 }]));
  expect(nextMission(missions, "a", won("a", "b"))?.id).toBe("c");
  expect(nextMission(missions, "d", won("d"))?.id).toBe("a");
  expect(nextMission(missions, "b", won("a", "b", "c", "d"))).toBeNull();
});

test("dice are called lucky or unlucky by how far they are from what was to be expected", () => {
  expect([2.1, 1, 0.2, -1, -3].map(luckWord)).toEqual(["great", "good", "even", "bad", "awful"]);
});

test("games of two devices come together behind a personal link", () => {
  const here = { [PLACE]: JSON.stringify([game("t1", { ended: 10 })]) };
  const there = { [PLACE]: JSON.stringify([game("t2", { ended: 20 })]) };
  for (const prefersThere of [true, false]) {
    const rows = JSON.parse(merged(here, there, prefersThere)[PLACE]!) as PlayedGame[];
    expect(rows.map((one) => one.table)).toEqual(["t2", "t1"]);
  }
});

// What the lobby knows

const AT = { round: 3, turn: "Ann", isMine: false, outcome: "" as const, winners: [] };

test("a table is remembered as it stood, and that it was played while it went on", () => {
  const shelf = new Memory();
  remember(shelf, { table: "t1", key: KEY }, 10);
  noteAt(shelf, "t1", AT, true);
  noteAt(shelf, "t1", { ...AT, outcome: "won", round: 8 }, false);
  noteAt(shelf, "unknown", AT, true);
  expect(knownTables(shelf).map((one) => one.at)).toEqual([{ ...AT, outcome: "won", round: 8, isPlayed: true }]);
  // Coming back does not forget it.
  remember(shelf, { table: "t1", key: KEY }, 20);
  expect(knownTables(shelf)[0]?.at?.round).toBe(8);
});

test("whoever only looks at a game that is over has not played it", () => {
  const shelf = new Memory();
  remember(shelf, { table: "t1", key: KEY }, 10);
  noteAt(shelf, "t1", { ...AT, outcome: "lost" }, false);
  expect(knownTables(shelf)[0]?.at?.isPlayed).toBe(false);
});

function known(table: string, changes: Partial<KnownTable>): KnownTable {
  return { table, key: KEY, label: "", game: "g", mission: "m", role: "host", made: 0, seen: 0, links: [], watch: "", ...changes };
}

test("tables that wait for somebody here come first, those that are over last", () => {
  const tables = [
    known("over", { seen: 9, at: { ...AT, outcome: "won", isPlayed: true } }),
    known("others", { seen: 8, at: { ...AT, isPlayed: true } }),
    known("mine", { seen: 5, at: { ...AT, isMine: true, isPlayed: true } }),
    known("new", { seen: 7 }),
  ];
  expect(inTurn(tables).running.map((one) => one.table)).toEqual(["mine", "others", "new"]);
  expect(inTurn(tables).over.map((one) => one.table)).toEqual(["over"]);
});

test("tables that are alike are numbered by age, and a branch says where it left", () => {
  const tables = [known("b", { made: 2 }), known("a", { made: 1 }), known("c", { made: 3, from: 40 }), known("d", { made: 4, label: "Mine", from: 40 })];
  const names = namesOf(
    tables,
    (one) => one.label || "Mission",
    (name, version) => `${name} from ${version}`,
    (name, number) => `${name} (${number})`,
  );
  expect(Object.fromEntries(names)).toEqual({ a: "Mission", b: "Mission (2)", c: "Mission from 40", d: "Mine" });
});
