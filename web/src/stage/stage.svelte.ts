/** Plays what happened: moves figures, rolls dice, turns cards, and ends with the truth. */

import type { BoardShape, Card, DiceGroup, Effect, Piece, Scene, Told } from "../wire";
import { applied, byId, countOf, type Known, put, steps, strays, taken } from "./apply";
import { type Beat, beatsOf, paceOf, ROLL, STAGGER, ZONE } from "./beats";
import { Clock } from "./clock";

export interface Ghost {
  key: number;
  piece: Piece;
  /** Where it is on its way to: a zone, or the piece it becomes part of. */
  zone: string;
  into: string;
  /** How long it takes to get there. */
  lasts: number;
}

export interface Flash {
  key: number;
  /** Marked is a piece or, when that is empty, a zone. */
  piece: string;
  zone: string;
  look: string;
  text: string;
}

/** Somebody who has been killed, and lies where that happened. */
export interface Body {
  key: number;
  piece: Piece;
}

export interface Dice {
  groups: DiceGroup[];
  /** They have landed on what was rolled. */
  isSettled: boolean;
}

export interface Turned {
  card: Card;
  lasts: number;
}

interface Next {
  board?: BoardShape;
  scene: Scene;
  /** Called when so much of what is told has been shown; the log goes along with it. */
  reached?: (count: number) => void;
}

/** What a flash or an effect that kills looks like, in every title. */
const KILL = "kill";
/** How much longer than the beat a body lies there, and how many at once. */
const LYING = 6;
const MOST_BODIES = 12;
const EMPTY_BOARD: BoardShape = { key: "", theme: "", width: 1, height: 1, zones: [], edges: [], decor: [] };
const EMPTY_SCENE: Scene = {
  board: "",
  mission: "",
  round: 0,
  phase: "",
  turn: "",
  chips: [],
  goals: [],
  rules: [],
  pieces: [],
  heroes: [],
  piles: [],
  result: null,
};

export class Stage {
  shown: Scene = $state.raw(EMPTY_SCENE);
  board: BoardShape = $state.raw(EMPTY_BOARD);
  dice: Dice | null = $state.raw(null);
  card: Turned | null = $state.raw(null);
  banner: string | null = $state.raw(null);
  flashes: Flash[] = $state.raw([]);
  ghosts: Ghost[] = $state.raw([]);
  bodies: Body[] = $state.raw([]);
  /** 0 at once, 0.5 slower, 1 normal, 2 fast. */
  speed = $state(1);
  /** Movement becomes fading. */
  isReduced = $state(false);
  playing = $state(false);
  /** What is shown stands still until somebody goes on. */
  isPaused = $state(false);

  /** Called when some of what is told begins to be shown, for what goes with it: sound. */
  onbeat: ((effects: Effect[]) => void) | null = null;

  #clock = new Clock();
  #line: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isSkipping = false;
  /** Somebody asked for one beat while all stands still. */
  #isStepping = false;
  /** Grows with every reset, so that what was played before it stops. */
  #run = 0;
  #keys = 0;

  /** Show this now; what is being played ends. */
  reset(board: BoardShape, scene: Scene): void {
    this.#run += 1;
    this.#clock.ring();
    this.#waiting = 0;
    this.#isSkipping = false;
    this.playing = false;
    this.#unpause();
    this.#clear();
    this.bodies = [];
    this.board = board;
    this.shown = scene;
  }

  /** Play what is told after what is still being played; resolves when the next scene is on show. */
  play(told: Told[], next: Next): Promise<void> {
    const run = this.#run;
    this.#waiting += 1;
    this.playing = true;
    this.#line = this.#line.then(() => this.#perform(told, next, run));
    return this.#line;
  }

  togglePause(): void {
    this.isPaused = !this.isPaused;
    if (this.isPaused) this.#clock.stop();
    else this.#clock.go();
  }

  /** Show the next beat and stand still again. */
  step(): void {
    if (!this.playing) return;
    this.isPaused = true;
    this.#isStepping = true;
    this.#clock.go();
    this.#clock.ring();
  }

  /** Go to the end of all that is waiting to be played. */
  skip(): void {
    if (!this.playing) return;
    this.#unpause();
    this.#isSkipping = true;
    this.#clock.ring();
  }

  async #perform(told: Told[], next: Next, run: number): Promise<void> {
    if (run !== this.#run) return;
    const beats = beatsOf(told);
    const pace = paceOf(beats, this.speed, this.#waiting - 1);
    const known = byId(next.scene.pieces);
    try {
      for (const beat of beats) {
        if (pace === 0 || this.#isSkipping || run !== this.#run) break;
        this.onbeat?.(beat.effects);
        await this.#show(beat, pace, known, next);
        if (this.#isStepping) {
          this.#isStepping = false;
          this.#clock.stop();
        }
        if (run === this.#run) next.reached?.(beat.upTo);
      }
      if (pace > 0 && !this.#isSkipping && run === this.#run) await this.#gather(pace, known);
    } finally {
      if (run === this.#run) this.#settle(next);
    }
  }

  #unpause(): void {
    this.isPaused = false;
    this.#isStepping = false;
    this.#clock.go();
  }

  #settle(next: Next): void {
    this.#clear();
    if (next.board) this.board = next.board;
    this.shown = next.scene;
    this.#waiting -= 1;
    if (this.#waiting === 0) {
      this.playing = false;
      this.#isSkipping = false;
      this.#unpause();
    }
  }

  #clear(): void {
    this.dice = null;
    this.card = null;
    this.banner = null;
    this.flashes = [];
    this.ghosts = [];
  }

  async #show(beat: Beat, pace: number, known: Known, next: Next): Promise<void> {
    const first = beat.effects[0]!;
    const lasts = beat.lasts * pace;
    switch (first.op) {
      case "move":
        return this.#move(beat.effects, pace, known);
      case "dice":
        return this.#roll(first, lasts);
      case "card":
        this.card = first.card ? { card: first.card, lasts } : null;
        await this.#clock.wait(lasts);
        this.card = null;
        return;
      case "banner":
        this.banner = first.text ?? "";
        await this.#clock.wait(lasts);
        this.banner = null;
        return;
      case "board":
        if (next.board) this.board = next.board;
        this.#change(applied(first, this.shown.pieces, known));
        return this.#clock.wait(lasts);
      case "pulse":
        // What is told only by marking where it happens: a token that has come there glides.
        await Promise.all([this.#gather(pace, known, first.zone ?? ""), this.#mark(first, lasts, known)]);
        return;
      default:
        return this.#mark(first, lasts, known);
    }
  }

  async #roll(effect: Effect, lasts: number): Promise<void> {
    const dice = { groups: effect.dice ?? [] };
    const rolls = Math.min(ROLL, lasts * 0.6);
    this.dice = { ...dice, isSettled: this.isReduced };
    await this.#clock.wait(rolls);
    this.dice = { ...dice, isSettled: true };
    await this.#clock.wait(lasts - rolls);
    this.dice = null;
  }

  /** Flashes and pulses go on while the next ones begin; pieces come and go with them. */
  async #mark(effect: Effect, lasts: number, known: Known): Promise<void> {
    if (effect.op === "remove") this.#lay(effect, lasts);
    this.#change(applied(effect, this.shown.pieces, known));
    if (effect.op === "flash" || effect.op === "pulse") {
      const key = ++this.#keys;
      const flash = { key, piece: effect.piece ?? "", zone: effect.zone ?? "", look: effect.look ?? "", text: effect.text ?? "" };
      this.flashes = [...this.flashes, flash];
      void this.#clock.wait(lasts * 4).then(() => {
        this.flashes = this.flashes.filter((one) => one.key !== key);
      });
    }
    await this.#clock.wait(lasts);
  }

  /** Whoever is removed as killed lies there for a moment, also while the next question is asked. */
  #lay(effect: Effect, lasts: number): void {
    const isKilled = effect.look === KILL || this.flashes.some((flash) => flash.look === KILL && flash.piece === effect.piece);
    const piece = this.shown.pieces.find((one) => one.id === effect.piece);
    if (!isKilled || !piece || (piece.sort !== "foe" && piece.sort !== "hero")) return;
    const key = ++this.#keys;
    this.bodies = [...this.bodies, { key, piece: { ...piece, count: 1, states: ["fallen"] } }].slice(-MOST_BODIES);
    void this.#clock.wait(lasts * LYING).then(() => {
      this.bodies = this.bodies.filter((one) => one.key !== key);
    });
  }

  async #move(effects: Effect[], pace: number, known: Known): Promise<void> {
    if (this.isReduced) {
      for (const effect of effects) this.#change(applied(effect, this.shown.pieces, known));
      return this.#clock.wait(ZONE * pace);
    }
    const ways = effects.map((effect, index) => this.#travel(effect, index * STAGGER * pace, pace, known));
    await Promise.all(ways);
  }

  /** Let what is not yet where it will be go there. */
  async #gather(pace: number, known: Known, zone?: string): Promise<void> {
    const left = strays(this.shown.pieces, known, zone);
    if (left.length > 0) await this.#move(left, pace, known);
  }

  async #travel(effect: Effect, delay: number, pace: number, known: Known): Promise<void> {
    const run = this.#run;
    await this.#clock.wait(delay);
    const piece = this.shown.pieces.find((one) => one.id === effect.piece);
    if (!piece || run !== this.#run) return;
    const into = effect.into || piece.id;
    const count = Math.min(effect.count ?? 1, countOf(piece));
    const key = ++this.#keys;
    const path = steps(effect, piece.zone);
    const ghost = { key, piece: { ...piece, count }, zone: piece.zone, into: piece.id, lasts: 0 };
    this.ghosts = [...this.ghosts, ghost];
    await this.#clock.wait(1);
    // It leaves only after the ghost stands in its place.
    if (!this.#isSkipping && run === this.#run) this.#change(taken(this.shown.pieces, piece.id, count));
    for (const [index, zone] of path.entries()) {
      const isLast = index === path.length - 1;
      const lasts = ZONE * pace;
      this.ghosts = this.ghosts.map((one) => (one.key === key ? { ...one, zone, into: isLast ? into : "", lasts } : one));
      await this.#clock.wait(lasts);
    }
    if (run !== this.#run) return;
    this.ghosts = this.ghosts.filter((one) => one.key !== key);
    const like = into === piece.id ? piece : (known.get(into) ?? { ...piece, id: into });
    this.#change(put(this.shown.pieces, like, path.at(-1) ?? piece.zone, count));
  }

  #change(pieces: Piece[]): void {
    if (pieces !== this.shown.pieces) this.shown = { ...this.shown, pieces };
  }
}
