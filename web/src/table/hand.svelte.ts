/** What the hand does: picking things, carrying cards, the small menu and the reasons that may follow, digits typed. */

import type { Place } from "../ui/reading.svelte";
import { reading } from "../ui/reading.svelte";
import type { Choice, Reason } from "../wire";
import { cardOf, discardsOf, droppedOn, dropsOf, isWorthAsking, liftable } from "./carry";
import { grouped, inOrder } from "./grouped";
import { typeDigit } from "./keys";
import { asidesAt, type Lit, meantBy, myAsides, nameOf } from "./lit";
import { type Entry, entriesOf, FEW, FEWER, type Fold, foldOf, type Listing, listed } from "./listing";
import type { Play } from "./play.svelte";
import { screen } from "./screen.svelte";

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

/** A card on its way with the pointer. */
export interface Dragged {
  card: string;
  at: Place;
}

/** How long a digit waits for another one that could follow it. */
const DIGIT = 900;

/** What glows: attacks that meet nobody are in the list only. */
function shining(lit: Lit): Lit {
  const found: Lit = new Map();
  for (const [target, choices] of lit) {
    const busy = choices.filter((choice) => !choice.is_idle);
    if (busy.length > 0) found.set(target, busy);
  }
  return found.size > 0 ? found : lit;
}

export class Hand {
  menu: Menu | null = $state.raw(null);
  refusing: Refusing | null = $state.raw(null);
  /** Digits typed that do not make an option yet. */
  begun = $state("");
  /** The thing pointed at on the board or a card. */
  target: string | null = $state(null);
  /** The card that was picked up, and at which question. */
  private lifted: { card: string; version: number } | null = $state.raw(null);
  dragged: Dragged | null = $state.raw(null);
  /** A discard that has to be confirmed. */
  private doubted: { choice: Choice; version: number } | null = $state.raw(null);
  private foldOpened: { key: string; version: number } | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The choices behind what is pointed at. */
  readonly pointedAt: Choice[];
  /** Menu and reasons belong to their question: another one takes them away. */
  readonly openMenu: Menu | null;
  readonly openRefusing: Refusing | null;
  /** The card in the hand. */
  readonly held: string | null;
  readonly sure: Choice | null;
  /** Where the card in the hand may go; the cards that can be picked up. */
  readonly drops: Lit;
  readonly cards: Set<string>;
  /** What glows: with a card in the hand only the places that take it. */
  readonly lit: Lit;
  readonly listing: Listing;
  readonly fold: Fold | null;

  constructor(private readonly play: Play) {
    this.openMenu = $derived(this.menu?.version === this.version ? this.menu : null);
    this.openRefusing = $derived(this.refusing?.version === this.version ? this.refusing : null);
    this.held = $derived(this.lifted?.version === this.version ? this.lifted.card : null);
    this.sure = $derived(this.doubted?.version === this.version ? this.doubted.choice : null);
    this.cards = $derived(this.play.sending === null ? liftable(this.play.choices) : new Set<string>());
    this.drops = $derived(this.held === null ? new Map() : dropsOf(this.held, this.play.choices, this.play.stage.shown));
    this.lit = $derived(this.held === null ? this.withCards(shining(this.play.lit)) : this.drops);
    this.listing = $derived(listed(this.play.choices, screen.isLow ? FEWER : FEW));
    this.fold = $derived(foldOf(this.listing, this.foldOpened?.version === this.version ? this.foldOpened.key : null));
    this.pointedAt = $derived(this.target === null ? [] : (this.lit.get(this.target) ?? []));
  }

  pick(target: string, at: Place): void {
    const { held } = this;
    this.letGo();
    if (this.play.isTelling && !this.play.reaction) {
      this.play.skip();
      return;
    }
    if (this.play.sending !== null) return;
    if (held !== null && this.put(held, target, at)) return;
    if (held === target) return;
    if (this.cards.has(target)) {
      this.lift(target);
      return;
    }
    const { choices, isExact } = meantBy(target, this.play.choices, this.play.stage.shown);
    // A card is given up by the button for it, never by a press on it.
    const safe = choices.filter((choice) => choice.role !== "discard");
    const only = safe.length === 1 && choices.length === 1 && !safe[0]!.is_idle ? safe[0] : undefined;
    // Nor is a shot at nobody fired by a press on the floor.
    if (isExact && only) void this.play.choose(only);
    else if (choices.length > 0) this.openAt(target, at, choices);
    else if (asidesAt(target, this.play.open, this.play.seats).length > 0) this.openAt(target, at, []);
    else void this.askWhyNot(target, at);
  }

  /** All that can be done with a card, also beside the question. */
  pickMore(target: string, at: Place): void {
    this.letGo();
    this.openAt(target, at, this.play.choices.filter((choice) => choice.targets.includes(target)));
  }

  // Cards

  lift(card: string): void {
    this.lifted = { card, version: this.version };
    reading.close();
  }

  /** Put the card in the hand on a thing; false when it cannot go there. */
  put(card: string, thing: string, at: Place): boolean {
    const choices = droppedOn(thing, dropsOf(card, this.play.choices, this.play.stage.shown), this.play.stage.shown);
    if (choices.length === 0) return false;
    if (choices.length === 1) void this.play.choose(choices[0]!);
    else this.openAt(thing, at, choices);
    return true;
  }

  /** The ways to give up the card in the hand. */
  discards(): Choice[] {
    if (this.held === null) return [];
    return discardsOf(this.held, [...this.play.choices, ...myAsides(this.play.open, this.play.seats)]);
  }

  heldName(): string {
    return this.held === null ? "" : (cardOf(this.held, this.play.stage.shown)?.name ?? "");
  }

  point(target: string | null): void {
    this.target = target;
    const only = this.pointedAt.length === 1 ? this.pointedAt[0] : undefined;
    this.play.previews.point(only ?? null);
  }

  /** Choose by a button or a digit; a discard that is worth a second thought is asked about. */
  choose(choice: Choice, isSure = false): void {
    const isDoubtful = !isSure && isWorthAsking(choice, this.play.choices, this.play.stage.shown);
    if (isDoubtful) {
      this.menu = null;
      this.doubted = { choice, version: this.version };
      return;
    }
    this.letGo();
    void this.play.choose(choice);
  }

  // The list

  openFold(key: string | null): void {
    this.foldOpened = key === null ? null : { key, version: this.version };
    this.begun = "";
  }

  digit(digit: string): void {
    clearTimeout(this.timer);
    if (this.play.isTelling && !this.play.reaction) {
      this.play.skip();
      return;
    }
    const entries = this.entries();
    const { begun, place, waits } = typeDigit(this.begun, digit, entries.length);
    this.begun = begun;
    if (place !== null) this.enter(entries[place]);
    else if (waits !== null) this.timer = setTimeout(() => this.enter(entries[waits]), DIGIT);
  }

  private enter(entry: Entry | undefined): void {
    this.begun = "";
    if (entry?.choice) this.choose(entry.choice);
    else if (entry?.fold) this.openFold(entry.fold.key);
  }

  /** What digits stand for now. */
  private entries(): Entry[] {
    if (this.play.reaction) return inOrder(grouped(this.play.choices)).map((choice) => ({ choice, fold: null }));
    if (this.fold) return this.fold.choices.map((choice) => ({ choice, fold: null }));
    return entriesOf(this.listing);
  }

  /** Let go of everything that was opened or picked up. */
  letGo(): void {
    this.menu = null;
    this.refusing = null;
    this.lifted = null;
    this.doubted = null;
    this.begun = "";
    clearTimeout(this.timer);
  }

  nameOf(target: string): string {
    return nameOf(target, this.play.stage.shown, this.play.stage.board.zones);
  }

  private withCards(lit: Lit): Lit {
    if (this.cards.size === 0) return lit;
    const more: Lit = new Map(lit);
    for (const choice of this.play.choices) {
      if (choice.role !== "put") continue;
      for (const target of choice.targets) {
        if (this.cards.has(target) && !more.get(target)?.includes(choice)) more.set(target, [...(more.get(target) ?? []), choice]);
      }
    }
    return more;
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
    // One card: what the thing is gives way to why it cannot be chosen.
    reading.close();
    this.refusing = { name, at, reasons: await this.play.whyNot(target), version };
    reading.close();
  }
}
