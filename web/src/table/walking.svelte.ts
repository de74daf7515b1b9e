/** Walking to a zone several steps away: a series of ordinary choices, which stops as soon as something comes to light. */

import type { Choice, Told, Way } from "../wire";
import { choosingWords } from "../words/choosing";
import { spoken } from "../words/language.svelte";
import type { Play } from "./play.svelte";

/** What a step may show and still go on: the figure moved, and nothing else happened. */
const QUIET = ["move", "board", "pulse"];

/** Whether what was told brought something to light. */
export function isNews(told: Told[]): boolean {
  return told.some((one) => one.effects.some((effect) => !QUIET.includes(effect.op)));
}

/** The choice that takes the next step of a path, when there is exactly one. */
export function stepOf(path: string[], choices: Choice[]): Choice | null {
  const steps = choices.filter((choice) => choice.role === "move" && choice.targets[0] === path[0]);
  return steps.length === 1 ? steps[0]! : null;
}

/** Whether the rest of a way is still one of the ways that the server knows. */
export function isKnown(path: string[], ways: Way[]): boolean {
  return path.length < 2 || ways.some((way) => way.path.length === path.length && way.path.every((zone, place) => zone === path[place]));
}

export class Walk {
  /** The ways of the question that is open. */
  ways: Way[] = $state.raw([]);
  /** What is left of the way that is being walked; empty when none is. */
  left: string[] = $state.raw([]);
  /** The zone pointed at. */
  private pointed: string | null = $state(null);
  private asked = -1;

  constructor(private readonly play: Play) {}

  /** The way to what is pointed at, to be shown on the board. */
  readonly shown: Way | null = $derived(this.ways.find((way) => way.zone === this.pointed) ?? null);
  readonly isWalking: boolean = $derived(this.left.length > 0);

  point(zone: string | null): void {
    this.pointed = zone;
  }

  to(zone: string): Way | null {
    return this.ways.find((way) => way.zone === zone) ?? null;
  }

  begin(way: Way): void {
    this.left = way.path;
    this.pointed = null;
    this.step();
  }

  stop(): void {
    this.left = [];
  }

  /** A question is open: find its ways, and go on with the way under way. Reads what it depends on first. */
  look(): void {
    const question = this.play.open;
    const isFree = this.play.isMine && this.play.sending === null && !this.play.reaction && !this.play.isTelling;
    const canMove = this.play.choices.some((choice) => choice.role === "move");
    if (!question || !isFree || question.version === this.asked) return;
    this.asked = question.version;
    this.ways = [];
    if (canMove) void this.find(question.version);
    else this.end();
  }

  private async find(version: number): Promise<void> {
    const ways = await this.play.findWays();
    if (this.play.open?.version !== version) return;
    this.ways = ways;
    if (!this.isWalking) return;
    if (isNews(this.play.lastTold) || !isKnown(this.left, ways)) this.end();
    else this.step();
  }

  private step(): void {
    const choice = stepOf(this.left, this.play.choices);
    if (!choice) {
      this.end();
      return;
    }
    this.left = this.left.slice(1);
    void this.play.choose(choice);
  }

  /** The way ends before its goal. */
  private end(): void {
    if (this.isWalking) this.play.notice = spoken(choosingWords).stopped;
    this.left = [];
  }
}
