/** A table as this client knows it: what the server told, what is being shown of it, and what is being sent. */

import { Company } from "../company/company.svelte";
import { Refusal } from "../net/refusal";
import type { Answer, Asked } from "../net/requests";
import { Connection } from "../net/socket.svelte";
import { Stage } from "../stage/stage.svelte";
import type { Choice, TableMoved, Question, Reason, Scene, SeatAsked, SeatState, TableState, Told, ToClient, UndoAsked, Way, WindowShown } from "../wire";
import { language, spoken } from "../words/language.svelte";
import { companyWords } from "../words/company";
import { refusalText } from "../words/refusals";
import { tableWords } from "../words/table";
import { isWanted, shownSide, speaker } from "./curtain";
import { Previews } from "./previews.svelte";
import { litBy, NOTHING_LIT, seatFor } from "./lit";
import { appended, fromChoice, fromTable, fromTold, type LogLine, saidOf } from "./log";
import { patchScene, questionAfter } from "./scene";
import { besides } from "./seats";
import { gathered } from "./summary";
import { type Reaction, reactionTo } from "./window";
import type { Scope, StandingAnswers, Wish } from "./window_names";

/** What the line about the connection says, which is lost with it. */
const FAREWELLS = ["link_renewed", "invitation", "invitation_used", "unknown_table"];

/** What came of handing a seat over. */
export interface HandedOver {
  /** The key of the link that had to be made for it, if one had. */
  key: string;
  refusal: Refusal | null;
}

export class Play {
  /** The table as it was last told in full. */
  table: TableState | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  question: Question | null = $state.raw(null);
  holders: SeatState[] = $state.raw([]);
  undo: UndoAsked | null = $state.raw(null);
  /** The host asks the people of another side for a seat. */
  claim: SeatAsked | null = $state.raw(null);
  /** The names of the game's moments at which windows open, and what the own seats have said about them. */
  moments: Record<string, string> = $state.raw({});
  standing: StandingAnswers = $state.raw({});
  canUndo = $state(false);
  log: LogLine[] = $state.raw([]);
  /** What a screen reader is to say next. */
  said = $state("");
  /** What has happened since the player's last choice, and the version it led to. */
  lastTold: Told[] = $state.raw([]);
  lastVersion = $state(-1);
  /** A word about something that did not go as asked. */
  notice = $state("");

  /** Whoever has closed the picture of the end looks at the board. */
  isEndingClosed = $state(false);

  /** The side that is at this screen, where several are played at it; empty until somebody says so. */
  present = $state("");

  readonly stage = new Stage();
  readonly connection: Connection;
  readonly previews: Previews;
  readonly company: Company;

  /** The choice under way: counts only for the question it was made at. */
  private sent: { version: number; number: number } | null = $state.raw(null);
  private opened: WindowShown | null = $state.raw(null);
  /** What was asked about holding the open window and is not told by the table yet, so that pressing again takes it back. */
  private askedHold: boolean | null = null;
  /** How much was told by the server and is not shown yet. */
  private untold = $state(0);
  /** Counts full tables: what was to be told before one no longer matters. */
  private age = 0;
  private version = 0;
  /** The notice is about the connection, and goes when it is back. */
  private isAway = false;
  private lines = 0;
  /** A seat is being handed over by this client. */
  private isHandingOver = false;
  /** What is told only when whoever it is told to is at the screen. */
  private held: (() => void)[] = [];

  constructor(table: string, key: string) {
    this.connection = new Connection(
      table,
      key,
      () => language.now,
      (message) => this.hear(message),
    );
    this.previews = new Previews((message) => this.connection.ask(message));
    this.company = new Company((message) => this.connection.ask(message));
  }

  readonly isTelling: boolean = $derived(this.untold > 0);
  /** The sentence about what is on show. */
  readonly told: string = $derived(this.log.findLast((line) => line.weight !== "choice")?.text ?? "");
  readonly seats: number[] = $derived(this.table?.seats ?? []);
  /** Nothing at this table is played here. */
  readonly isWatching: boolean = $derived(this.table !== null && !this.table.is_host && this.seats.length === 0);
  /** The reaction window. It lasts by the server's clock, so its card does not wait for what is still being shown. */
  readonly window: WindowShown | null = $derived(this.opened);
  /** What is shown belongs to a side that is not at this screen. Who practises alone plays all sides in the open. */
  readonly isCovered: boolean = $derived.by(() => {
    const side = this.table?.practice ? "" : shownSide(this.question, this.seats, this.holders);
    return side !== "" && side !== this.present;
  });
  /** What can be answered in it, if it is ours. */
  readonly reaction: Reaction | null = $derived(this.isCovered ? null : reactionTo(this.opened, this.question, this.seats));
  /** The question, once everything before it has been shown. */
  readonly open: Question | null = $derived(this.isTelling && !this.reaction ? null : this.question);
  readonly isMine: boolean = $derived(this.open?.seats.some((seat) => this.seats.includes(seat)) ?? false);
  readonly sending: number | null = $derived(
    this.sent && this.sent.version === this.question?.version ? this.sent.number : null,
  );
  readonly choices: Choice[] = $derived(this.isMine && this.open && !this.isCovered ? this.open.choices : []);
  readonly lit = $derived(this.sending === null ? litBy(this.choices) : NOTHING_LIT);

  /** The seat that has to come to the screen before anything is shown. */
  readonly awaited: number | null = $derived(
    this.isCovered && isWanted(this.question, this.seats, this.opened) ? speaker(this.question, this.seats) : null,
  );
  /** The seat of ours that may react now and is not at this screen: it may ask for the screen. */
  readonly away: number | null = $derived(
    this.isCovered && this.awaited === null && this.opened && this.seats.includes(this.opened.seat) ? this.opened.seat : null,
  );

  /** Whoever was awaited is at the screen. */
  arrive(): void {
    this.present = shownSide(this.question, this.seats, this.holders);
    this.release();
  }

  private release(): void {
    const held = this.held;
    this.held = [];
    for (const goOn of held) goOn();
  }

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

  /** How the figure that is to move gets to zones several steps away. */
  async findWays(): Promise<Way[]> {
    try {
      const answer = await this.connection.ask({ type: "ways", version: this.version });
      return answer.type === "ways_found" ? answer.ways : [];
    } catch {
      // A question that is answered already has no ways any more.
      return [];
    }
  }

  async takeBack(): Promise<void> {
    await this.request({ type: "undo", version: this.version });
  }

  async answerUndo(agree: boolean): Promise<void> {
    await this.request({ type: "answer_undo", version: this.version, agree });
  }

  /** Hand a seat over; whoever asks for it shows why it cannot be done. */
  async handOver(seat: number, holder: SeatState["holder"], bot = "random"): Promise<HandedOver> {
    this.isHandingOver = true;
    try {
      const answer = await this.connection.ask({ type: "hand_over", seat, holder, bot });
      return { key: answer.type === "done" ? (answer.key ?? "") : "", refusal: null };
    } catch (problem) {
      return { key: "", refusal: problem instanceof Refusal ? problem : new Refusal("failed", "") };
    } finally {
      this.isHandingOver = false;
    }
  }

  /** Ask the people of another side for a seat of theirs. */
  async askSeat(seat: number): Promise<void> {
    await this.request({ type: "ask_seat", seat });
  }

  async answerSeat(seat: number, agree: boolean): Promise<void> {
    await this.request({ type: "answer_seat", seat, agree });
  }

  /** The name of the moment at which a window is open. */
  momentName({ moment }: WindowShown): string {
    return this.moments[moment] ?? moment;
  }

  /** Play nothing in the window that is ours. */
  pass(): void {
    const choice = this.reaction?.pass;
    if (choice) void this.choose(choice);
  }

  /** Ask for time to think in a window that is ours, or give it back. */
  async toggleHold(): Promise<void> {
    if (!this.window || (!this.reaction && this.away === null)) return;
    const wanted = !(this.askedHold ?? this.window.held);
    this.askedHold = wanted;
    if (!(await this.request({ type: "hold", version: this.version, is_held: wanted }))) this.askedHold = null;
  }

  /** Say when a seat is to be asked at a kind of moment. */
  async stand(seat: number, moment: string, wish: Wish): Promise<void> {
    await this.request({ type: "stand", seat, moment, wish });
  }

  /** Pass at every window until the end of the present fight, phase or turn. */
  async passOn(scope: Scope): Promise<void> {
    await this.request({ type: "pass_on", version: this.version, scope });
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
    if (!(await this.previews.askHint())) this.notice = spoken(tableWords).noHint;
  }

  /** Show at once all that is still to be told. */
  skip(): void {
    this.stage.skip();
  }

  private async request(message: Asked): Promise<Answer | null> {
    try {
      return await this.connection.ask(message);
    } catch (refusal) {
      // The line about the connection says it already.
      if (refusal instanceof Refusal && refusal.code === "restoring") return null;
      this.notice = textOf(refusal);
      this.isAway = refusal instanceof Refusal && refusal.code === "offline";
      return null;
    }
  }

  private hear(message: ToClient): void {
    if (this.company.hear(message)) return;
    if (message.type === "table") this.begin(message);
    else if (message.type === "moved") this.move(message);
    else if (message.type === "seats") {
      this.hearSeats(message.holders);
      this.undo = message.undo;
      this.hearClaim(message.claim);
      this.company.follow(message);
    } else if (message.type === "undo_refused") {
      this.notice = spoken(companyWords).undoRefused(this.labelOf(message.by));
    } else if (message.type === "window") {
      this.opened = message.window;
      if (message.window?.held === this.askedHold) this.askedHold = null;
    } else if (message.type === "standing") {
      this.standing = message.standing;
    } else if (message.type === "refused" && !FAREWELLS.includes(message.code)) {
      this.notice = textOf(new Refusal(message.code, message.text));
    }
  }

  /** Everyone is told when somebody takes a seat by its invitation, and what else that browser holds. */
  private hearSeats(holders: SeatState[]): void {
    const open = new Set(this.holders.filter((one) => one.browser === null).map((one) => one.seat));
    this.holders = holders;
    const taken = holders.find((one) => one.holder === "link" && one.browser !== null && open.has(one.seat));
    if (!taken) return;
    const say = spoken(tableWords);
    const label = (one: SeatState): string => this.labelOf(one.seat);
    const others = besides(taken, holders).map(label).join(", ");
    this.notice = others ? say.seatTakenBeside(label(taken), others) : say.seatTaken(label(taken));
  }

  /** Whoever asked for a seat is told when it was refused: then the request is gone without being used. */
  private hearClaim(claim: SeatAsked | null): void {
    const isRefused = this.claim !== null && claim === null && !this.isHandingOver;
    if (isRefused && this.table?.is_host && this.claim?.waits_for.length) this.notice = spoken(tableWords).claimRefused;
    this.claim = claim;
  }

  private labelOf(seat: number): string {
    return this.holders.find((one) => one.seat === seat)?.label || spoken(tableWords).seat(seat + 1);
  }

  private begin(table: TableState): void {
    this.company.follow(table);
    this.age++;
    this.untold = 0;
    this.held = [];
    this.sent = null;
    if (this.isAway) this.notice = "";
    this.isAway = false;
    this.table = table;
    this.lastTold = [];
    this.version = table.version;
    this.scene = table.scene;
    this.holders = table.holders;
    this.undo = table.undo;
    this.claim = table.claim;
    this.opened = table.window ?? null;
    this.askedHold = null;
    this.moments = table.moments ?? {};
    this.standing = table.standing ?? {};
    this.canUndo = table.can_undo;
    this.question = table.question;
    this.stage.reset(table.board, table.scene);
    const lines = fromTable(table.told, table.chosen ?? [], this.lines);
    this.lines += lines.length;
    this.log = lines;
    this.connection.tell({ type: "shown", version: table.version });
    this.previews.turnTo(table.question?.version ?? table.version);
  }

  private move(moved: TableMoved): void {
    if (!this.scene || moved.version <= this.version) return;
    this.version = moved.version;
    this.scene = patchScene(this.scene, moved);
    this.question = questionAfter(moved, this.question);
    this.canUndo = moved.can_undo;
    this.undo = null;
    this.lastTold = gathered(this.lastTold, moved.told, { isOwn: this.seats.includes(moved.seat), isAnswer: this.opened !== null });
    this.opened = moved.window ?? null;
    this.askedHold = null;
    this.untold++;
    this.lastVersion = moved.version;
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
    const isHeld = this.awaited !== null || this.held.length > 0;
    const here = isHeld ? new Promise<void>((goOn) => this.held.push(goOn)) : null;
    if (this.awaited === null) this.release();
    const told = here ? here.then(() => this.stage.play(moved.told, next)) : this.stage.play(moved.told, next);
    void told.then(() => age === this.age && this.shown(moved, reached));
  }

  private shown(moved: TableMoved, reached: (count: number) => void): void {
    reached(moved.told.length);
    this.said = saidOf(fromTold(moved.told, 0));
    this.untold--;
    this.connection.tell({ type: "shown", version: moved.version });
    if (this.untold === 0) this.previews.turnTo(this.question?.version ?? this.version);
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
