/** Going through a game: where one is, what is shown, and whether it plays by itself. */

import { fetchReplayFrame } from "../net/api";
import { Refusal } from "../net/refusal";
import { Stage } from "../stage/stage.svelte";
import type { ReplayFrame } from "../wire";
import { clamped, Moments } from "./moments";

/** How long a moment stays on show when playing, besides what moves in it. */
const PAUSE = 900;
/** How often a running game is polled, in milliseconds. */
const POLL_INTERVAL = 3000;

export class Player {
  moment: ReplayFrame | null = $state.raw(null);
  /** Where one wants to be; `moment` follows as soon as it is fetched. */
  version = $state(0);
  last = $state(0);
  /** The last round there is. */
  rounds = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  problem: Refusal | null = $state.raw(null);
  readonly stage = new Stage();

  readonly isRunning: boolean = $derived(this.moment !== null && this.moment.scene.result === null && this.version === this.last);

  private moments: Moments;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private polling: ReturnType<typeof setInterval> | undefined;
  private wish = 0;
  private isClosed = false;

  constructor(
    private readonly table: string,
    private readonly key: string,
    private language: string,
  ) {
    this.moments = this.fresh();
  }

  /** Begin at a moment, or at the last one. */
  async open(version: number | null): Promise<void> {
    clearInterval(this.polling);
    const first = this.show(0, false);
    const { wish } = this;
    await first;
    await this.learnRounds();
    // Who has used the slider meanwhile stays there.
    if (wish === this.wish && version !== 0) await this.show(version ?? this.last, false);
    if (this.isClosed) return;
    this.polling = setInterval(() => void this.poll(), POLL_INTERVAL);
  }

  close(): void {
    this.isClosed = true;
    this.pause();
    clearInterval(this.polling);
  }

  async speak(language: string): Promise<void> {
    if (language === this.language) return;
    this.language = language;
    this.moments = this.fresh();
    await this.show(this.version, false);
  }

  go(version: number): void {
    this.pause();
    void this.show(version, false);
  }

  /** One step forward is shown as it happened; anything else at once. */
  step(count: number): void {
    this.pause();
    void this.show(this.version + count, count === 1);
  }

  async goToRound(round: number): Promise<void> {
    this.pause();
    try {
      await this.show(await this.moments.startOf(round), false);
    } catch (failure) {
      this.fail(failure);
    }
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else void this.run();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  private async run(): Promise<void> {
    this.isPlaying = true;
    if (this.version >= this.last) await this.show(0, false);
    while (this.isPlaying && this.version < this.last && !this.problem) {
      await this.show(this.version + 1, true);
      await this.wait(PAUSE / this.speed);
    }
    this.isPlaying = false;
  }

  private wait(lasts: number): Promise<void> {
    return new Promise((done) => {
      this.timer = setTimeout(done, lasts);
    });
  }

  private async show(wanted: number, asItHappened: boolean): Promise<void> {
    const version = clamped(wanted, Math.max(this.last, this.moments.last));
    const step = version < this.version ? -1 : 1;
    const wish = ++this.wish;
    this.version = version;
    try {
      const moment = await this.moments.at(version);
      this.last = this.moments.last;
      // Somebody who scrubs has gone on by now.
      if (wish !== this.wish) return;
      this.problem = null;
      this.rounds = Math.max(this.rounds, moment.scene.round);
      const isNext = this.moment !== null && version === this.moment.version + 1;
      this.moment = moment;
      this.moments.prefetch(version, step);
      await this.stageIt(moment, asItHappened && isNext);
    } catch (failure) {
      if (wish === this.wish) this.fail(failure);
    }
  }

  private async stageIt(moment: ReplayFrame, asItHappened: boolean): Promise<void> {
    if (!asItHappened) {
      this.stage.reset(moment.board, moment.scene);
      return;
    }
    this.stage.speed = this.speed >= 2 ? 2 : 1;
    await this.stage.play(moment.told, { board: moment.board, scene: moment.scene });
  }

  private async learnRounds(): Promise<void> {
    try {
      this.rounds = (await this.moments.at(this.last)).scene.round;
    } catch {
      // What is wrong is told when a moment is shown.
    }
  }

  private async poll(): Promise<void> {
    if (!this.isRunning || document.hidden) return;
    const { version } = this;
    try {
      const hasNews = await this.moments.refresh(version);
      this.last = this.moments.last;
      if (hasNews && version === this.version && !this.isPlaying) await this.show(this.last, this.last === version + 1);
    } catch {
      // The next look may do better.
    }
  }

  private fail(failure: unknown): void {
    this.pause();
    this.problem = failure instanceof Refusal ? failure : new Refusal("failed", "");
  }

  private fresh(): Moments {
    const { table, key, language } = this;
    return new Moments((version) => fetchReplayFrame(table, key, version, language));
  }
}
