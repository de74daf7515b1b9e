/** The others at a table: what they say and point at, how many look on, and what this client says to them. */

import type { Asked } from "../net/requests";
import type { Refusal } from "../net/refusal";
import type { ChatLine, Pinged, React, Reacted, Say, Seats, TableState, ToClient } from "../wire";
import { companySettings } from "./liked.svelte";

export type Audience = NonNullable<Say["to"]>;
export type ReactionName = React["reaction"];

/** How long a reaction and a ping are on show. */
export const SHOWN_FOR = 4500;
export const LONGEST = 300;
const MOST_LINES = 200;
const MOST_SHOWN = 6;

export interface Shown<Message> {
  key: number;
  message: Message;
}

/** Who speaks: a seat, or a spectator by name. */
export function speakerOf({ seat, name }: { seat: number | null; name: string }): string {
  return seat === null ? `watch:${name}` : `seat:${seat}`;
}

type Ask = (message: Asked) => Promise<unknown>;

export class Company {
  lines: ChatLine[] = $state.raw([]);
  reactions: Shown<Reacted>[] = $state.raw([]);
  pings: Shown<Pinged>[] = $state.raw([]);
  watchers = $state(0);
  isListed = $state(false);
  /** Those who are not heard at this table, as of `speakerOf`. */
  muted: string[] = $state.raw([]);
  /** The next pick on the board points at it. */
  isPointing = $state(false);
  /** The chat is on show: nothing in it is new. */
  isOpen = $state(false);
  /** Whom the next message and the next ping are for, and which of several own seats speaks. */
  to: Audience = $state("table");
  seat: number | null = $state(null);

  /** The last line that was read. */
  private read = $state(0);
  private keys = 0;

  readonly heard: ChatLine[] = $derived(companySettings.liked.isQuiet ? [] : this.lines.filter((line) => this.hears(line)));
  readonly unread: number = $derived(this.isOpen ? 0 : this.heard.filter((line) => line.number > this.read).length);

  constructor(private readonly ask: Ask) {}

  hears(message: { seat: number | null; name: string }): boolean {
    return !companySettings.liked.isQuiet && !this.muted.includes(speakerOf(message));
  }

  /** Take a message that is about company; return whether it was. */
  hear(message: ToClient): boolean {
    switch (message.type) {
      case "chat":
        this.hearLines(message.lines, message.is_all);
        return true;
      case "reacted":
        if (this.hears(message)) this.reactions = this.show(this.reactions, message, (rest) => (this.reactions = rest(this.reactions)));
        return true;
      case "pinged":
        if (this.hears(message)) this.pings = this.show(this.pings, message, (rest) => (this.pings = rest(this.pings)));
        return true;
      default:
        return false;
    }
  }

  /** What a table and a word about its seats say of those who look on. */
  follow(told: Seats | TableState): void {
    this.watchers = told.watchers ?? 0;
    this.isListed = told.is_listed ?? false;
  }

  open(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.read = Math.max(this.read, this.lines.at(-1)?.number ?? 0);
  }

  mute(speaker: string, isMuted: boolean): void {
    const others = this.muted.filter((one) => one !== speaker);
    this.muted = isMuted ? [...others, speaker] : others;
  }

  async say(text: string): Promise<Refusal | null> {
    return this.send({ type: "say", text, to: this.to, seat: this.seat });
  }

  async react(reaction: ReactionName): Promise<Refusal | null> {
    return this.send({ type: "react", reaction, to: this.to, seat: this.seat });
  }

  async ping(target: string): Promise<Refusal | null> {
    this.isPointing = false;
    return this.send({ type: "ping", target, to: this.to, seat: this.seat });
  }

  async introduce(name: string): Promise<Refusal | null> {
    return this.send({ type: "introduce", name });
  }

  async list(isListed: boolean): Promise<Refusal | null> {
    return this.send({ type: "list", is_listed: isListed });
  }

  private async send(message: Asked): Promise<Refusal | null> {
    try {
      await this.ask(message);
      return null;
    } catch (refusal) {
      return refusal as Refusal;
    }
  }

  private hearLines(lines: ChatLine[], isAll: boolean): void {
    const before = this.lines;
    this.lines = (isAll ? lines : [...before, ...lines]).slice(-MOST_LINES);
    // What was said before one came is there to be read, and is not news.
    if ((isAll && before.length === 0) || this.isOpen) this.read = Math.max(this.read, this.lines.at(-1)?.number ?? 0);
  }

  private show<Message>(
    shown: Shown<Message>[],
    message: Message,
    change: (rest: (now: Shown<Message>[]) => Shown<Message>[]) => void,
  ): Shown<Message>[] {
    const key = ++this.keys;
    setTimeout(() => change((now) => now.filter((one) => one.key !== key)), SHOWN_FOR);
    return [...shown, { key, message }].slice(-MOST_SHOWN);
  }
}
