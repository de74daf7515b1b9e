import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stage } from "../../src/stage/stage.svelte";
import type { BoardShape, Effect, Piece, Scene, Told } from "../../src/wire";

const board = { key: "b", theme: "", width: 1, height: 1, zones: [], edges: [], decor: [] } satisfies BoardShape;
const carl: Piece = { id: "figure/0", look: "carl", name: "Carl", zone: "zone/0", sort: "hero" };

function scene(round: number, ...pieces: Piece[]): Scene {
  const rest = { chips: [], goals: [], rules: [], heroes: [], piles: [], result: null };
  return { board: "b", mission: "", round, phase: "", turn: "", pieces, ...rest };
}

function told(...effects: Effect[]): Told[] {
  return [{ text: "", rule: "", effects }];
}

function staged(): Stage {
  const stage = new Stage();
  stage.reset(board, scene(1, carl));
  return stage;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("at the end, what is shown is the next scene", async () => {
  const stage = staged();
  const next = scene(2, { ...carl, zone: "zone/2" });

  const played = stage.play(told({ op: "move", piece: "figure/0", into: "figure/0", path: ["zone/1", "zone/2"] }), { scene: next });
  await vi.runAllTimersAsync();
  await played;

  expect(stage.shown).toBe(next);
  expect(stage.playing).toBe(false);
  expect(stage.ghosts).toEqual([]);
});

test("a figure on its way is a ghost, and no longer where it was", async () => {
  const stage = staged();
  void stage.play(told({ op: "move", piece: "figure/0", into: "figure/0", path: ["zone/1", "zone/2"] }), { scene: scene(2) });

  await vi.advanceTimersByTimeAsync(100);
  expect(stage.ghosts.map((ghost) => [ghost.zone, ghost.into])).toEqual([["zone/1", ""]]);
  expect(stage.shown.pieces).toEqual([]);

  await vi.advanceTimersByTimeAsync(220);
  expect(stage.ghosts.map((ghost) => [ghost.zone, ghost.into])).toEqual([["zone/2", "figure/0"]]);
});

test("without movement, the figure is there at once and no ghost is seen", async () => {
  const stage = staged();
  stage.isReduced = true;
  void stage.play(told({ op: "move", piece: "figure/0", into: "figure/0", path: ["zone/1"] }), { scene: scene(2) });

  await vi.advanceTimersByTimeAsync(50);

  expect(stage.ghosts).toEqual([]);
  expect(stage.shown.pieces).toEqual([{ ...carl, zone: "zone/1" }]);
});

test("dice tumble, then lie on what was rolled", async () => {
  const stage = staged();
  void stage.play(told({ op: "dice", dice: [{ faces: [6, 2], needed: 4 }] }), { scene: scene(2) });

  await vi.advanceTimersByTimeAsync(499);
  expect(stage.dice).toEqual({ groups: [{ faces: [6, 2], needed: 4 }], isSettled: false });
  await vi.advanceTimersByTimeAsync(2);
  expect(stage.dice).toEqual({ groups: [{ faces: [6, 2], needed: 4 }], isSettled: true });
  await vi.advanceTimersByTimeAsync(850);
  expect(stage.dice).toBeNull();
});

test("cards, banners and flashes are shown in turn", async () => {
  const stage = staged();
  const card = { id: "card/1", look: "knife", name: "Knife" };
  const effects: Effect[] = [{ op: "banner", text: "Round 2" }, { op: "card", card }, { op: "flash", piece: "figure/0", look: "wound", text: "−1" }];
  void stage.play(told(...effects), { scene: scene(2) });

  await vi.advanceTimersByTimeAsync(10);
  expect([stage.banner, stage.card?.card, stage.flashes.length]).toEqual(["Round 2", undefined, 0]);
  await vi.advanceTimersByTimeAsync(900);
  expect([stage.banner, stage.card?.card, stage.flashes.length]).toEqual([null, card, 0]);
  await vi.advanceTimersByTimeAsync(800);
  expect([stage.banner, stage.card, stage.flashes.map((flash) => flash.text)]).toEqual([null, null, ["−1"]]);
});

test("plays wait for each other and lose nothing", async () => {
  const stage = staged();
  const rounds: number[] = [];
  for (const round of [2, 3, 4]) {
    void stage.play(told({ op: "flash", piece: "figure/0" }), { scene: scene(round) }).then(() => rounds.push(stage.shown.round));
  }

  await vi.runAllTimersAsync();

  expect(rounds).toEqual([2, 3, 4]);
});

test("skipping goes to the end of all that waits, and the next play is shown again", async () => {
  const stage = staged();
  const first = stage.play(told({ op: "banner", text: "one" }), { scene: scene(2) });
  const second = stage.play(told({ op: "banner", text: "two" }), { scene: scene(3) });
  await vi.advanceTimersByTimeAsync(10);

  stage.skip();
  await first;
  await second;
  expect([stage.shown.round, stage.playing]).toEqual([3, false]);

  void stage.play(told({ op: "banner", text: "three" }), { scene: scene(4) });
  await vi.advanceTimersByTimeAsync(10);
  expect(stage.banner).toBe("three");
});

test("at speed 0 the next scene is there at once", async () => {
  const stage = staged();
  stage.speed = 0;

  await stage.play(told({ op: "dice", dice: [{ faces: [1] }] }), { scene: scene(2) });

  expect(stage.shown.round).toBe(2);
});

test("a reset ends what is being played and its scene is the truth", async () => {
  const stage = staged();
  void stage.play(told({ op: "move", piece: "figure/0", into: "figure/0", path: ["zone/1"] }), { scene: scene(2) });
  await vi.advanceTimersByTimeAsync(50);

  stage.reset(board, scene(9, carl));
  await vi.runAllTimersAsync();

  expect([stage.shown.round, stage.playing, stage.ghosts.length]).toEqual([9, false, 0]);
  expect(stage.shown.pieces).toEqual([carl]);
});

test("the board changes where it is told to, or at the end", async () => {
  const stage = staged();
  const other = { ...board, key: "c" };
  void stage.play(told({ op: "board" }, { op: "banner", text: "x" }), { board: other, scene: scene(2) });

  await vi.advanceTimersByTimeAsync(10);

  expect(stage.board.key).toBe("c");
});

const spawn: Piece = { id: "token/spawn/1", look: "spawn", name: "Spawn", zone: "zone/0" };

test("a token glides to the zone where its coming is marked", async () => {
  const stage = new Stage();
  stage.reset(board, scene(1, spawn));
  const next = scene(2, { ...spawn, zone: "zone/2" });
  const played = stage.play(told({ op: "pulse", zone: "zone/2", look: "spawn" }), { scene: next });

  await vi.advanceTimersByTimeAsync(100);
  expect(stage.ghosts.map((ghost) => [ghost.piece.id, ghost.zone, ghost.into])).toEqual([
    ["token/spawn/1", "zone/2", "token/spawn/1"],
  ]);
  expect(stage.shown.pieces).toEqual([]);
  await vi.runAllTimersAsync();
  await played;
  expect(stage.shown).toBe(next);
});

test("what nothing told of glides at the end", async () => {
  const stage = new Stage();
  stage.reset(board, scene(1, spawn));
  void stage.play(told({ op: "flash", piece: "figure/0" }), { scene: scene(2, { ...spawn, zone: "zone/2" }) });

  await vi.advanceTimersByTimeAsync(250);
  expect(stage.ghosts).toEqual([]);
  await vi.advanceTimersByTimeAsync(60);
  expect(stage.ghosts.map((ghost) => ghost.zone)).toEqual(["zone/2"]);
});

test("without movement a token is there at once", async () => {
  const stage = new Stage();
  stage.reset(board, scene(1, spawn));
  stage.isReduced = true;
  void stage.play(told({ op: "pulse", zone: "zone/2", look: "spawn" }), { scene: scene(2, { ...spawn, zone: "zone/2" }) });

  await vi.advanceTimersByTimeAsync(50);

  expect(stage.ghosts).toEqual([]);
  expect(stage.shown.pieces).toEqual([{ ...spawn, zone: "zone/2" }]);
});

test("what is paused stands still until somebody goes on, and a step shows one thing more", async () => {
  const stage = staged();
  void stage.play(told({ op: "banner", text: "one" }, { op: "banner", text: "two" }, { op: "banner", text: "three" }), { scene: scene(2) });
  await vi.advanceTimersByTimeAsync(10);

  stage.togglePause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([stage.isPaused, stage.banner]).toEqual([true, "one"]);

  stage.step();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([stage.isPaused, stage.banner]).toEqual([true, "two"]);

  stage.togglePause();
  await vi.runAllTimersAsync();
  expect([stage.isPaused, stage.playing, stage.shown.round]).toEqual([false, false, 2]);
});

test("a pause ends when all is skipped", async () => {
  const stage = staged();
  void stage.play(told({ op: "banner", text: "one" }), { scene: scene(2) });
  await vi.advanceTimersByTimeAsync(10);
  stage.togglePause();
  stage.skip();
  await vi.runAllTimersAsync();
  expect([stage.isPaused, stage.shown.round]).toEqual([false, 2]);
});

test("whoever is removed as killed lies there for a moment, also after the end, and nobody else does", async () => {
  const walkers: Piece = { id: "foe/0/walker", look: "walker", name: "Walkers", zone: "zone/0", sort: "foe", count: 3 };
  const crate: Piece = { id: "token/0", look: "objective", name: "Crate", zone: "zone/0" };
  const stage = staged();
  stage.reset(board, scene(1, carl, walkers, crate));

  const killed: Effect[] = [{ op: "remove", piece: walkers.id, look: "kill" }, { op: "remove", piece: crate.id, look: "kill" }];
  const dies: Effect[] = [{ op: "flash", piece: carl.id, look: "kill" }, { op: "remove", piece: carl.id }];
  const played = stage.play(told({ op: "remove", piece: walkers.id }, ...killed, ...dies), { scene: scene(2, { ...walkers, count: 1 }) });
  await vi.advanceTimersByTimeAsync(940);
  await played;

  expect(stage.playing).toBe(false);
  expect(stage.bodies.map(({ piece }) => [piece.id, piece.count, piece.states])).toEqual([
    [walkers.id, 1, ["fallen"]],
    [carl.id, 1, ["fallen"]],
  ]);
  await vi.runAllTimersAsync();
  expect(stage.bodies).toEqual([]);
});
