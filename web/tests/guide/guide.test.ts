import { describe, expect, test } from "vitest";
import { type Facts, holds, offered } from "../../src/guide/facts";
import { atFoot, common, covered, floorFor, placed, standIn } from "../../src/guide/place";
import { selectorsOf } from "../../src/guide/point";
import { beginGuide, isGuided, keepProgress, lessonNow, progressOf, taught } from "../../src/guide/progress";
import { guidedTable } from "../../src/guide/start";
import { guidedGame } from "../../src/guide/steps";
import type { Shelf } from "../../src/lobby/tables";
import type { Choice, Lesson, Lobby, Piece, Question, Scene } from "../../src/wire";

function lesson(id: string, when: Lesson["when"], anchors: Lesson["anchors"], until?: Lesson["until"]): Lesson {
  return { id, title: id, text: id, when, anchors, ...(until ? { until, task: id } : {}) };
}

/** Lessons as a title may send them. */
const LESSONS: Lesson[] = [
  lesson("won", { ended: "won" }, [{ panel: "log" }]),
  lesson("welcome", { asking: true }, [{ panel: "goals" }]),
  lesson("board", { asking: true }, [{ panel: "decision" }]),
  lesson("activate", { asked: ["g.round.order"] }, [{ choice: ["activate"] }, { panel: "decision" }], { heard: ["g.actions.three"] }),
  lesson("actions", { asked: ["g.actions.list"] }, [{ panel: "party" }]),
  lesson("objective", { offers: ["objective"] }, [{ choice: ["objective"] }], { heard: ["g.actions.objective"] }),
  lesson("attack", { offers: ["fire"], offers_at: "foe" }, [{ choice: ["fire"], at: "foe" }, { panel: "decision" }], { heard: ["g.combat.dice"] }),
  lesson("risen", { fresh: ["g.kill"] }, [{ hero: "risen" }, { panel: "progress" }]),
  lesson("reload", { fresh: ["g.reload"] }, [{ hero: "spent" }, { panel: "whole_party" }]),
  lesson("noise", { fresh: ["g.noise"] }, [{ piece: ["drum", "horn"] }, { panel: "board" }]),
  lesson("move", { asked: ["g.actions.list"], offers: ["move"] }, [{ choice: ["move"] }, { panel: "decision" }], { heard: ["g.actions.move"] }),
];

function choice(look: string, targets: string[] = [], number = 0): Choice {
  return { number, text: look, targets, look };
}

function facts(change: Partial<Facts> & { rule?: string; choices?: Choice[]; pieces?: Piece[]; round?: number } = {}): Facts {
  const question: Question = {
    version: 1,
    seats: [0],
    prompt: "",
    rule: change.rule ?? "",
    choices: change.choices ?? [],
    asides: [],
    owners: [],
  };
  const scene = {
    round: change.round ?? 1,
    goals: [{ text: "", is_met: false }],
    pieces: change.pieces ?? [],
    heroes: [],
    result: null,
  } as unknown as Scene;
  return { question, isMine: true, scene, heard: new Set(), fresh: new Set(), ...change };
}

class Memory implements Shelf {
  readonly items = new Map<string, string>();
  getItem(name: string): string | null {
    return this.items.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.items.set(name, value);
  }
}

describe("conditions", () => {
  test("go by the rule of the question, as long as it is ours to answer", () => {
    expect(holds({ asked: ["a.b"] }, facts({ rule: "a.b" }))).toBe(true);
    expect(holds({ asked: ["a.b"] }, facts({ rule: "a.c" }))).toBe(false);
    expect(holds({ asked: ["a.b"] }, facts({ rule: "a.b", isMine: false }))).toBe(false);
    expect(holds({ asked_under: ["a."] }, facts({ rule: "a.c" }))).toBe(true);
  });

  test("go by what is offered, and at what", () => {
    const pieces = [{ id: "foe/1/walker", look: "walker", name: "", zone: "zone/1", sort: "foe" as const }];
    const shots = [choice("fire", ["zone/2"], 0), choice("fire", ["zone/1", "foe/1/walker"], 1)];
    const now = facts({ choices: shots, pieces });
    expect(holds({ offers: ["fire"], offers_at: "foe" }, now)).toBe(true);
    expect(offered(now, ["fire"], "foe").map((one) => one.number)).toEqual([1]);
    expect(holds({ offers: ["fire"], offers_at: "foe" }, facts({ choices: shots }))).toBe(false);
    expect(holds({ offers: ["strike"] }, now)).toBe(false);
  });

  test("go by what was heard, just now or ever, and by how far the game is", () => {
    const now = facts({ heard: new Set(["old", "new"]), fresh: new Set(["new"]), round: 2 });
    expect(holds({ heard: ["old"] }, now)).toBe(true);
    expect(holds({ fresh: ["old"] }, now)).toBe(false);
    expect(holds({ fresh: ["new", "x"] }, now)).toBe(true);
    expect(holds({ round: 2 }, now)).toBe(true);
    expect(holds({ round: 3 }, now)).toBe(false);
    expect(holds({ goals: 1 }, now)).toBe(false);
    expect(holds({ ended: "won" }, now)).toBe(false);
  });
});

describe("lessons", () => {
  test("begin with a welcome and go on to what is asked", () => {
    const now = facts({ rule: "g.round.order", choices: [choice("activate", ["figure/0"])] });
    expect(lessonNow(LESSONS, now, [])?.id).toBe("welcome");
    expect(lessonNow(LESSONS, now, ["welcome"])?.id).toBe("board");
    expect(lessonNow(LESSONS, now, ["welcome", "board"])?.id).toBe("activate");
    expect(lessonNow(LESSONS, now, ["welcome", "board", "activate"])).toBeNull();
  });

  test("who is quicker than the guide is not taught what was already done", () => {
    const now = facts({ rule: "g.actions.list", heard: new Set(["g.actions.move", "g.combat.dice"]) });
    expect(taught(LESSONS, now, []).sort()).toEqual(["attack", "move"]);
    expect(taught(LESSONS, now, ["attack", "move"])).toEqual([]);
  });

  test("come as they fit: an objective in reach goes before moving on", () => {
    const known = ["welcome", "board", "activate", "actions"];
    const moves = facts({ rule: "g.actions.list", choices: [choice("move", ["zone/1"])] });
    expect(lessonNow(LESSONS, moves, known)?.id).toBe("move");
    const both = facts({ rule: "g.actions.list", choices: [choice("move"), choice("objective")] });
    expect(lessonNow(LESSONS, both, known)?.id).toBe("objective");
  });

  test("the end is told whatever was learnt", () => {
    const scene = { ...facts().scene, result: { outcome: "won" as const, text: "", rule: "" } };
    expect(lessonNow(LESSONS, facts({ scene, question: null }), [])?.id).toBe("won");
  });

  test("point at the piece they are about before its zone, and at the board before the rest", () => {
    const lesson = LESSONS.find((one) => one.id === "attack")!;
    const pieces = [{ id: "foe/1/walker", look: "walker", name: "", zone: "zone/1", sort: "foe" as const }];
    const now = facts({ choices: [choice("fire", ["zone/1", "foe/1/walker"], 3)], pieces });
    expect(selectorsOf(lesson, now)).toEqual([
      '[data-id="foe/1/walker"]',
      '[data-id="zone/1"]',
      '[data-target="foe/1/walker"]',
      '[data-target="zone/1"]',
      '[data-choice="3"]',
      '[data-guide="decision"]',
    ]);
  });

  test("point at whom they are about, else at the way to the whole party", () => {
    const slot = (card: string, is_spent: boolean): unknown => ({ card: { id: card, is_spent } });
    const heroes = [
      { id: "figure/0", bars: [{ value: 9 }, { value: 3, marks: [{ at: 0 }] }], slots: [slot("card/1", false)] },
      { id: "figure/1", bars: [{ value: 1 }, { value: 7, marks: [{ at: 0 }] }], slots: [slot("card/2", true)] },
    ];
    const scene = { ...facts().scene, heroes } as unknown as Scene;
    const pointed = (id: string): string[] => selectorsOf(LESSONS.find((one) => one.id === id)!, facts({ scene }));
    expect(pointed("reload")).toEqual([
      '[data-hero="figure/1"] [data-target="card/2"]',
      '[data-hero="figure/1"]',
      '[data-guide="whole_party"]',
    ]);
    expect(pointed("risen")).toEqual(['[data-hero="figure/1"] [data-guide="progress"]', '[data-guide="progress"]']);
  });

  test("point at what the choice touches, then at its button, then at the panel", () => {
    const lesson = LESSONS.find((one) => one.id === "move")!;
    const now = facts({ choices: [choice("move", ["zone/4"], 2)] });
    expect(selectorsOf(lesson, now)).toEqual([
      '[data-id="zone/4"]',
      '[data-target="zone/4"]',
      '[data-choice="2"]',
      '[data-guide="decision"]',
    ]);
  });
});

test("a lesson about a piece points at the first that is there, then at its zone", () => {
  const pieces = [{ id: "token/horn", look: "horn", name: "", zone: "zone/3" }];
  const noise = LESSONS.find((one) => one.id === "noise")!;

  expect(selectorsOf(noise, facts({ pieces }))).toEqual(['[data-id="token/horn"]', '[data-id="zone/3"]', '[data-guide="board"]']);
  expect(selectorsOf(noise, facts())).toEqual(['[data-guide="board"]']);
});

test("newcomers are led to the first game with a guide, at the table that it describes", () => {
  const guide = { mission: "first", heroes: ["ann"], seed: "7", choices: [1, 0], note: "Short.", lessons: LESSONS };
  const games = [{ id: "plain", guide: null }, { id: "led", guide }] as unknown as Lobby[];

  expect(guidedGame(games.slice(0, 1))).toBeUndefined();
  expect(guidedTable(guidedGame(games)!)).toEqual({
    game: "led",
    mission: "first",
    seats: [{ heroes: ["ann"], holder: "mine" }],
    seed: "7",
    practice: true,
    choices: [1, 0],
  });
});

test("progress is kept for each table, and leaving is remembered", () => {
  const shelf = new Memory();
  expect(isGuided(shelf, "t1")).toBe(false);
  beginGuide(shelf, "t1");
  beginGuide(shelf, "t2");
  keepProgress(shelf, "t1", { learnt: ["move"], hasLeft: false });
  expect(progressOf(shelf, "t1")).toEqual({ learnt: ["move"], hasLeft: false });
  expect(isGuided(shelf, "t1")).toBe(true);
  keepProgress(shelf, "t1", { learnt: ["move"], hasLeft: true });
  expect([isGuided(shelf, "t1"), isGuided(shelf, "t2")]).toEqual([false, true]);
  shelf.setItem("veglia.guide", '{"t1": 3, "t2": {"learnt": [1], "hasLeft": false}}');
  expect(progressOf(shelf, "t2")).toBeNull();
});

describe("a bubble", () => {
  const screen = { width: 1000, height: 800 };
  const bubble = { width: 300, height: 150 };

  test("goes above what it points at, its tail at the middle of the thing", () => {
    const at = placed({ left: 400, top: 500, width: 100, height: 50 }, bubble, screen);
    expect(at).toEqual({ left: 300, top: 336, tail: "bottom", at: 150 });
  });

  test("goes below at the top of the page and stays on it at the side", () => {
    const at = placed({ left: 950, top: 20, width: 40, height: 40 }, bubble, screen);
    expect(at).toEqual({ left: 692, top: 74, tail: "top", at: 278 });
  });

  test("goes beside what is as high as the page", () => {
    expect(placed({ left: 600, top: 0, width: 400, height: 800 }, bubble, screen)).toMatchObject({ left: 286, tail: "right" });
    expect(placed({ left: 0, top: 0, width: 400, height: 800 }, bubble, screen)).toMatchObject({ left: 414, tail: "left" });
  });

  test("leaves the way up and down free when it points at the board", () => {
    const zone = { left: 450, top: 400, width: 100, height: 60 };
    expect(placed(zone, bubble, screen, true)).toEqual({ left: 136, top: 355, tail: "right", at: 75 });
    expect(placed({ ...zone, left: 100 }, bubble, screen, true)).toMatchObject({ left: 214, tail: "left" });
    expect(placed({ ...zone, left: 150 }, bubble, { width: 390, height: 800 }, true).tail).toBe("bottom");
  });

  test("stays clear of the choices, also when it points at one of them", () => {
    const choices = { left: 0, top: 600, width: 700, height: 200 };
    const button = { left: 400, top: 740, width: 100, height: 40 };
    expect(standIn(button, choices)).toEqual({ left: 400, top: 600, width: 100, height: 200 });
    expect(placed(standIn(button, choices), bubble, screen)).toEqual({ left: 300, top: 436, tail: "bottom", at: 150 });
    const zone = { left: 450, top: 560, width: 100, height: 30 };
    expect(standIn(zone, choices)).toBe(zone);
    const height = floorFor(bubble, choices, screen);
    expect(height).toBe(600);
    expect(placed(zone, bubble, { width: 1000, height }, true)).toMatchObject({ top: 442, tail: "right" });
    expect(floorFor(bubble, { ...choices, top: 120 }, screen)).toBe(800);
    expect(floorFor(bubble, null, screen)).toBe(800);
  });

  test("lies over what fills the page", () => {
    expect(placed({ left: 0, top: 0, width: 1000, height: 800 }, bubble, screen)).toEqual({ left: 350, top: 14, tail: "none", at: 0 });
  });

  test("goes where it hides least of what is dear", () => {
    const zone = { left: 450, top: 400, width: 100, height: 60 };
    const hero = { left: 380, top: 400, width: 40, height: 40 };
    expect(placed(zone, bubble, screen, true, [hero]).tail).toBe("left");
    const other = { left: 600, top: 400, width: 20, height: 20 };
    expect(placed(zone, bubble, screen, true, [hero, other]).tail).toBe("bottom");
    expect(placed(zone, bubble, screen, true, []).tail).toBe("right");
  });

  test("lies at the foot of the page where it must not hide the end", () => {
    expect(atFoot(bubble, screen)).toEqual({ left: 350, top: 642, tail: "none", at: 0 });
  });

  test("covers what it shares with a box", () => {
    const box = { left: 0, top: 0, width: 10, height: 10 };
    expect(common(box, { left: 5, top: 8, width: 10, height: 10 })).toEqual({ left: 5, top: 8, width: 5, height: 2 });
    expect(covered(box, [{ left: 5, top: 8, width: 10, height: 10 }, { left: 20, top: 0, width: 5, height: 5 }])).toBe(10);
  });
});

test("without room on any side a bubble goes to a corner and leaves free what it speaks about", () => {
  const [thing, bubble] = [{ left: 300, top: 150, width: 150, height: 120 }, { width: 280, height: 130 }];
  const at = placed(thing, bubble, { width: 700, height: 400 }, true);
  expect(at).toEqual({ left: 8, top: 8, tail: "none", at: 0 });
  expect(covered({ ...at, ...bubble }, [thing])).toBe(0);
});

test("the guide of a title with sides seats the newcomer on the first and bots on the others", () => {
  const sides = [
    { id: "heroes", name: "Heroes", least: 1, most: 4, picks_figures: false },
    { id: "zombies", name: "Zombies", least: 2, most: 2, picks_figures: false },
  ];
  const guide = { mission: "town", heroes: [], seed: "5", choices: [], note: "", lessons: [] };
  const game = { id: "night", sides, guide } as unknown as Lobby;

  expect(guidedTable(game, "smart").seats).toEqual([
    { heroes: [], holder: "mine", side: "heroes" },
    { side: "zombies", holder: "bot", bot: "smart" },
    { side: "zombies", holder: "bot", bot: "smart" },
  ]);
  const other = { ...game, id: "other" };
  expect(guidedGame([other, game])).toBe(other);
  expect(guidedGame([other, game], game)).toBe(game);
  const easy = { ...game, guide: { ...game.guide!, bot: "easy" } };
  expect(guidedTable(easy, "smart").seats!.slice(1).every((seat) => seat.bot === "easy")).toBe(true);
});
