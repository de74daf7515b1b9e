import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GROUNDS } from "../../src/sound/ambiences";
import { soundOf } from "../../src/sound/choose";
import { isUsuallyOn, readLiked, USUAL } from "../../src/sound/liked";
import { AMBIENCES, CALLS, GROUPS, groupOf, SOUNDS } from "../../src/sound/names";
import { SoundPlayer } from "../../src/sound/player.svelte";
import { RECIPES } from "../../src/sound/recipes";

/** Counts what is made and started, as a browser's audio would. */
class Node {
  static started = 0;
  static stopped = 0;
  readonly gain = new Param();
  readonly frequency = new Param();
  readonly Q = new Param();
  type = "";
  buffer: unknown = null;
  loop = false;
  connect(): void {}
  start(): void {
    Node.started++;
  }
  stop(): void {
    Node.stopped++;
  }
}

class Param {
  value = 0;
  setValueAtTime(value: number): void {
    if (!Number.isFinite(value)) throw new RangeError(String(value));
  }
  linearRampToValueAtTime(value: number): void {
    this.setValueAtTime(value);
  }
  exponentialRampToValueAtTime(value: number): void {
    if (!(value > 0)) throw new RangeError(String(value));
  }
}

class Context {
  readonly currentTime = 1;
  readonly sampleRate = 8000;
  readonly state = "running";
  readonly destination = new Node();
  createGain = (): Node => new Node();
  createOscillator = (): Node => new Node();
  createBufferSource = (): Node => new Node();
  createBiquadFilter = (): Node => new Node();
  createDynamicsCompressor = (): Node => new Node();
  createBuffer = (_: number, length: number): { getChannelData: () => Float32Array } => {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Context);
  Node.started = Node.stopped = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const MAP = { ambience: "prairie", effects: { dice: "dice", "flash/wound": "wound", "add/foe": "spawn", flash: "gain", "pulse/odd": "unheard_of" } };

test("the most special word of the title counts, and an unknown one is silence", () => {
  expect(soundOf({ op: "dice" }, MAP)).toBe("dice");
  expect(soundOf({ op: "flash", look: "wound" }, MAP)).toBe("wound");
  expect(soundOf({ op: "flash", look: "other" }, MAP)).toBe("gain");
  expect(soundOf({ op: "add", sort: "foe", look: "walker" }, MAP)).toBe("spawn");
  expect(soundOf({ op: "move" }, MAP)).toBeNull();
  expect(soundOf({ op: "pulse", look: "odd" }, MAP)).toBeNull();
  expect(soundOf({ op: "dice" }, {})).toBeNull();
});

test.each([...SOUNDS, ...CALLS])("%s is made of something and ends by itself", (sound) => {
  RECIPES[sound]({ context: new Context() as unknown as AudioContext, out: new Node() as unknown as AudioNode, at: 1 });
  expect(Node.started).toBeGreaterThan(0);
  expect(Node.stopped).toBe(Node.started);
  expect(GROUPS).toContain(groupOf(sound));
});

test.each([...AMBIENCES])("%s goes on until it is stopped", (ambience) => {
  const place = { context: new Context() as unknown as AudioContext, out: new Node() as unknown as AudioNode, at: 1 };
  const sources = GROUNDS[ambience].begin(place);
  expect(sources).toHaveLength(Node.started);
  expect(Node.stopped).toBe(0);
  expect(() => GROUNDS[ambience].now(place)).not.toThrow();
});

test("a program and who wants less motion hear nothing until they say so", () => {
  expect(isUsuallyOn(false, false)).toBe(true);
  expect(isUsuallyOn(true, false)).toBe(false);
  expect(isUsuallyOn(false, true)).toBe(false);
  const player = new SoundPlayer();
  player.sounds = MAP;
  player.isReduced = true;
  player.show([{ op: "dice" }]);
  player.followGround();
  expect([player.played, Node.started]).toEqual([{}, 0]);
  player.change({ isOn: true });
  player.show([{ op: "dice" }]);
  expect(player.played).toEqual({ dice: 1 });
  // The place itself moves, in a way: it stays silent.
  const before = Node.started;
  player.followGround();
  expect(Node.started).toBe(before);
});

test("kinds are switched one by one, and no volume is no sound", () => {
  const player = new SoundPlayer();
  player.sounds = MAP;
  player.change({ isOn: true });
  player.switch("fight", false);
  player.show([{ op: "flash", look: "wound" }, { op: "dice" }]);
  expect(player.played).toEqual({ dice: 1 });
  player.switch("fight", true);
  player.show([{ op: "flash", look: "wound" }]);
  expect(player.played.wound).toBe(1);
  vi.advanceTimersByTime(1000);
  player.change({ volume: 0 });
  player.show([{ op: "dice" }]);
  expect(player.played.dice).toBe(1);
});

test("a horde that comes at once is heard once", () => {
  const player = new SoundPlayer();
  player.sounds = MAP;
  player.change({ isOn: true, volume: 1 });
  player.show(Array.from({ length: 20 }, () => ({ op: "add", sort: "foe" }) as const));
  player.show([{ op: "add", sort: "foe" }]);
  expect(player.played).toEqual({ spawn: 1 });
  vi.advanceTimersByTime(200);
  player.show([{ op: "add", sort: "foe" }]);
  expect(player.played).toEqual({ spawn: 2 });
});

test("the place begins, and ends with the table", () => {
  const player = new SoundPlayer();
  player.change({ isOn: true, volume: 1 });
  player.sounds = MAP;
  player.followGround();
  const sources = Node.started;
  expect(sources).toBeGreaterThan(0);
  player.followGround();
  expect(Node.started).toBe(sources);
  player.sounds = {};
  player.followGround();
  expect(Node.stopped).toBe(sources);
});

test.each(["nonsense", "[]", '{"volume": 7, "off": "all", "isOn": "yes"}', null])("settings that do not fit (%s) are as usual", (text) => {
  expect(readLiked(text)).toEqual(USUAL);
});
