/** A board that is being built: every change is drawn and checked by the server, and can be taken back. */

import { draftBoard } from "../net/api";
import { Refusal } from "../net/refusal";
import type { BoardDraft, DraftBoard, PlacedPart } from "../wire";
import { refusalText } from "../words/refusals";

export class Building {
  now = $state.raw<BoardDraft | null>(null);
  before = $state.raw<PlacedPart[][]>([]);
  problem = $state("");
  isBusy = $state(false);
  private asked = 0;

  constructor(
    private game: string,
    private options: Record<string, string>,
    private language: () => string,
  ) {}

  /** Begin with a board that has a name, or with a code. */
  start(start: string, seed = ""): Promise<void> {
    return this.ask({ start, seed }, true);
  }

  place(placed: PlacedPart[]): Promise<void> {
    return placed === this.now?.placed ? Promise.resolve() : this.ask({ placed }, true);
  }

  async undo(): Promise<void> {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    await this.ask({ placed: last }, false);
  }

  /** The same board in another language. */
  async again(): Promise<void> {
    if (this.now) await this.ask({ placed: this.now.placed }, false);
  }

  private async ask(wish: DraftBoard, isKept: boolean): Promise<void> {
    const number = ++this.asked;
    this.isBusy = true;
    try {
      const answer = await draftBoard(this.game, { ...wish, options: this.options }, this.language());
      // Of several changes in a row the last one counts.
      if (number !== this.asked) return;
      if (isKept && this.now) this.before = [...this.before, this.now.placed];
      this.now = answer;
      this.problem = "";
    } catch (failure) {
      if (number === this.asked) this.problem = refusalText(failure instanceof Refusal ? failure : new Refusal("failed", String(failure)));
    } finally {
      if (number === this.asked) this.isBusy = false;
    }
  }
}
