/** What the hand does: picking things, the small menu and the reasons that may follow, and digits typed. */

import type { Choice, Reason } from "../wire";
import type { Place } from "../ui/reading.svelte";
import { grouped, inOrder } from "./grouped";
import { typeDigit } from "./keys";
import { asidesAt, meantBy, nameOf } from "./lit";
import type { Play } from "./play.svelte";

export interface Menu {
  name: string;
  at: Place;
  choices: Choice[];
  asides: Choice[];
  version: number;
}

export interface Refusing {
  name: string;
  at: Place;
  reasons: Reason[];
  version: number;
}

export class Hand {
  menu: Menu | null = $state.raw(null);
  refusing: Refusing | null = $state.raw(null);
  /** Digits typed that do not make an option yet. */
  begun = $state("");
  /** The thing pointed at on the board or a card. */
  target: string | null = $state(null);

  /** The choices behind what is pointed at. */
  readonly pointedAt: Choice[];
  /** Menu and reasons belong to their question: another one takes them away. */
  readonly openMenu: Menu | null;
  readonly openRefusing: Refusing | null;

  constructor(private readonly play: Play) {
    this.pointedAt = $derived(this.target === null ? [] : (play.lit.get(this.target) ?? []));
    this.openMenu = $derived(this.menu?.version === this.version ? this.menu : null);
    this.openRefusing = $derived(this.refusing?.version === this.version ? this.refusing : null);
  }

  pick(target: string, at: Place): void {
    this.letGo();
    if (this.play.isTelling && !this.play.reaction) {
      this.play.skip();
      return;
    }
    if (this.play.sending !== null) return;
    const { choices, isExact } = meantBy(target, this.play.choices, this.play.stage.shown);
    const only = choices.length === 1 ? choices[0] : undefined;
    if (isExact && only) void this.play.choose(only);
    else if (choices.length > 0) this.openAt(target, at, choices);
    else if (asidesAt(target, this.play.open, this.play.seats).length > 0) this.openAt(target, at, []);
    else void this.askWhyNot(target, at);
  }

  /** All that can be done with a card, also beside the question. */
  pickMore(target: string, at: Place): void {
    this.letGo();
    this.openAt(target, at, this.play.lit.get(target) ?? []);
  }

  point(target: string | null): void {
    this.target = target;
    const only = this.pointedAt.length === 1 ? this.pointedAt[0] : undefined;
    this.play.previews.point(only ?? null);
  }

  choose(choice: Choice): void {
    this.letGo();
    void this.play.choose(choice);
  }

  digit(digit: string): void {
    if (this.play.isTelling && !this.play.reaction) {
      this.play.skip();
      return;
    }
    const listed = inOrder(grouped(this.play.choices));
    if (listed.length === 0) return;
    const { begun, place } = typeDigit(this.begun, digit, listed.length);
    this.begun = begun;
    const choice = place === null ? undefined : listed[place];
    if (choice) this.choose(choice);
  }

  /** Let go of everything that was opened. */
  letGo(): void {
    this.menu = null;
    this.refusing = null;
    this.begun = "";
  }

  nameOf(target: string): string {
    return nameOf(target, this.play.stage.shown, this.play.stage.board.zones);
  }

  private openAt(target: string, at: Place, choices: Choice[]): void {
    const question = this.play.open;
    if (!question) return;
    const asides = asidesAt(target, question, this.play.seats);
    this.menu = { name: this.nameOf(target), at, choices, asides, version: question.version };
  }

  /** Of the question that is open; after the last one there is none any more. */
  private get version(): number {
    return this.play.open?.version ?? -1;
  }

  private async askWhyNot(target: string, at: Place): Promise<void> {
    const { version } = this;
    const name = this.nameOf(target);
    this.refusing = { name, at, reasons: await this.play.whyNot(target), version };
  }
}
