/** A table as this client knows it: what the server told, what is being shown of it, and what is being sent. */

import { Refusal } from "../net/refusal";
import type { Answer, Asked } from "../net/requests";
import { Connection } from "../net/socket.svelte";
import { Stage } from "../stage/stage.svelte";
import type { Choice, Moved, Question, Reason, Scene, SeatState, Table, ToClient, UndoAsked } from "../wire";
import { language, spoken } from "../words/language.svelte";
import { refusalText } from "../words/refusals";
import { tableWords } from "../words/table";
import { Insight } from "./insight.svelte";
import { litBy, NOTHING_LIT, seatFor } from "./lit";
import { appended, fromChoice, fromTold, type LogLine, saidOf } from "./log";
import { patchScene, questionAfter } from "./scene";

/** What the line about the connection says, which is lost with it. */
const FAREWELLS = ["link_renewed", "unknown_table"];

export class Play {
  /** The table as it was last told in full. */
  table: Table | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  question: Question | null = $state.raw(null);
  holders: SeatState[] = $state.raw([]);
  undo: UndoAsked | null = $state.raw(null);
  canUndo = $state(false);
  log: LogLine[] = $state.raw([]);
  /** What a screen reader is to say next. */
  said = $state("");
  /** A word about something that did not go as asked. */
  notice = $state("");

  readonly stage = new Stage();
  readonly connection: Connection;
  readonly insight: Insight;

  /** The choice under way: counts only for the question it was made at. */
  private sent: { version: number; number: number } | null = $state.raw(null);
  /** How much was told by the server and is not shown yet. */
  private untold = $state(0);
  /** Counts full tables: what was to be told before one no longer matters. */
  private age = 0;
  private version = 0;
  /** The notice is about the connection, and goes when it is back. */
  private isAway = false;
  private lines = 0;

  constructor(table: string, key: string) {
    this.connection = new Connection(
      table,
      key,
      () => language.now,
      (message) => this.hear(message),
    );
    this.insight = new Insight((message) => this.connection.ask(message));
  }

  readonly isTelling: boolean = $derived(this.untold > 0);
  /** The sentence about what is on show. */
  readonly told: string = $derived(this.log.findLast((line) => line.weight !== "choice")?.text ?? "");
  readonly seats: number[] = $derived(this.table?.seats ?? []);
  /** The question, once everything before it has been shown. */
  readonly open: Question | null = $derived(this.isTelling ? null : this.question);
  readonly isMine: boolean = $derived(this.open?.seats.some((seat) => this.seats.includes(seat)) ?? false);
  readonly sending: number | null = $derived(
    this.sent && this.sent.version === this.question?.version ? this.sent.number : null,
  );
  readonly choices: Choice[] = $derived(this.isMine && this.open ? this.open.choices : []);
  readonly lit = $derived(this.sending === null ? litBy(this.choices) : NOTHING_LIT);

  async choose(choice: Choice): Promise<void> {
    const question = this.open;
    if (!question || this.sending !== null) return;
    this.sent = { version: question.version, number: choice.number };
    this.notice = "";
    const seat = seatFor(choice, question, this.seats);
    const answer = await this.request({ type: "choose", version: question.version, number: choice.number, seat });
    // A choice that was taken stays "sending" until the table has moved.
    if (!answer) this.sent = null;
  }

  async takeBack(): Promise<void> {
    await this.request({ type: "undo", version: this.version });
  }

  async answerUndo(agree: boolean): Promise<void> {
    await this.request({ type: "answer_undo", version: this.version, agree });
  }

  /** Hand a seat over; returns the key of the link that had to be made for it, or nothing. */
  async handOver(seat: number, holder: SeatState["holder"], bot = "random"): Promise<string> {
    const answer = await this.request({ type: "hand_over", seat, holder, bot });
    return answer?.type === "done" ? (answer.key ?? "") : "";
  }

  async speak(): Promise<void> {
    if (this.connection.state === "open" && this.table && this.table.language !== language.now) {
      await this.request({ type: "speak", language: language.now });
    }
  }

  async whyNot(target: string): Promise<Reason[]> {
    try {
      const answer = await this.connection.ask({ type: "why_not", target });
      return answer.type === "reasons" ? answer.reasons : [];
    } catch (refusal) {
      return [{ text: textOf(refusal), rule: "" }];
    }
  }

  /** Ask for a good choice. */
  async hint(): Promise<void> {
    if (!(await this.insight.askHint())) this.notice = spoken(tableWords).noHint;
  }

  /** Show at once all that is still to be told. */
  skip(): void {
    this.stage.skip();
  }

  private async request(message: Asked): Promise<Answer | null> {
    try {
      return await this.connection.ask(message);
    } catch (refusal) {
      this.notice = textOf(refusal);
      this.isAway = refusal instanceof Refusal && refusal.code === "offline";
      return null;
    }
  }

  private hear(message: ToClient): void {
    if (message.type === "table") this.begin(message);
    else if (message.type === "moved") this.move(message);
    else if (message.type === "seats") {
      this.holders = message.holders;
      this.undo = message.undo;
    } else if (message.type === "refused" && !FAREWELLS.includes(message.code)) {
      this.notice = textOf(new Refusal(message.code, message.text));
    }
  }

  private begin(table: Table): void {
    this.age++;
    this.untold = 0;
    this.sent = null;
    if (this.isAway) this.notice = "";
    this.isAway = false;
    this.table = table;
    this.version = table.version;
    this.scene = table.scene;
    this.holders = table.holders;
    this.undo = table.undo;
    this.canUndo = table.can_undo;
    this.question = table.question;
    this.stage.reset(table.board, table.scene);
    const lines = fromTold(table.told, this.lines);
    this.lines += lines.length;
    this.log = lines;
    this.connection.tell({ type: "shown", version: table.version });
    this.insight.turnTo(table.question?.version ?? table.version);
  }

  private move(moved: Moved): void {
    if (!this.scene || moved.version <= this.version) return;
    this.version = moved.version;
    this.scene = patchScene(this.scene, moved);
    this.question = questionAfter(moved, this.question);
    this.canUndo = moved.can_undo;
    this.undo = null;
    this.untold++;
    const { age, scene } = this;
    let written = 0;
    // The log goes along with the stage: a line is written when what it tells has been shown.
    const reached = (count: number): void => {
      if (age !== this.age) return;
      if (written === 0) this.write(fromChoice(moved, this.lines));
      this.write(fromTold(moved.told.slice(written, count), this.lines));
      written = Math.max(written, count);
    };
    const next = { scene, reached, ...(moved.board ? { board: moved.board } : {}) };
    void this.stage.play(moved.told, next).then(() => age === this.age && this.shown(moved, reached));
  }

  private shown(moved: Moved, reached: (count: number) => void): void {
    reached(moved.told.length);
    this.said = saidOf(fromTold(moved.told, 0));
    this.untold--;
    this.connection.tell({ type: "shown", version: moved.version });
    if (this.untold === 0) this.insight.turnTo(this.question?.version ?? this.version);
  }

  private write(lines: LogLine[]): void {
    if (lines.length === 0) return;
    this.lines += lines.length;
    this.log = appended(this.log, lines);
  }
}

function textOf(problem: unknown): string {
  return refusalText(problem instanceof Refusal ? problem : new Refusal("failed", ""));
}
