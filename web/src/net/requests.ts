/** Requests under way: each has a number, and the answer with that number settles it. */

import type { RequestDone, FoundWays, FromClient, Hinted, Previewed, Reasons, Refused, ToClient } from "../wire";
import { Refusal } from "./refusal";

export type Answer = RequestDone | FoundWays | Hinted | Previewed | Reasons;

/** A message that is answered, without its number, which is given when it is sent. */
export type Asked<Message = FromClient> = Message extends { request: number } ? Omit<Message, "request"> : never;

/** What takes thought is waited for as long as it takes. */
const THOUGHT = ["hint", "preview"];

interface Waiting {
  /** When it was sent, where an answer has to come soon. */
  since: number | null;
  resolve: (answer: Answer) => void;
  reject: (reason: Refusal) => void;
}

export class Requests {
  private next = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** Number a message, send it, and promise its answer. */
  send(message: Asked, post: (message: FromClient) => void, now: () => number = () => performance.now()): Promise<Answer> {
    const request = this.next++;
    const since = THOUGHT.includes(message.type) ? null : now();
    return new Promise((resolve, reject) => {
      this.waiting.set(request, { since, resolve, reject });
      post({ ...message, request } as FromClient);
    });
  }

  /** Settle the request that a message answers; return whether it was an answer to one of ours. */
  settle(message: ToClient): boolean {
    if (!isAnswer(message)) return false;
    const waiting = this.waiting.get(message.request);
    if (!waiting) return false;
    this.waiting.delete(message.request);
    if (message.type === "refused") waiting.reject(new Refusal(message.code, message.text));
    else waiting.resolve(message);
    return true;
  }

  /** Since when an answer is missing that has to come soon. */
  get oldest(): number | null {
    const since = [...this.waiting.values()].flatMap((one) => (one.since === null ? [] : [one.since]));
    return since.length > 0 ? Math.min(...since) : null;
  }

  /** The connection is gone: nothing under way will be answered. */
  abandon(code = "offline"): void {
    const left = [...this.waiting.values()];
    this.waiting.clear();
    for (const waiting of left) waiting.reject(new Refusal(code, ""));
  }
}

function isAnswer(message: ToClient): message is Answer | Refused {
  return (
    message.type === "done" ||
    message.type === "refused" ||
    message.type === "reasons" ||
    message.type === "previewed" ||
    message.type === "hinted" ||
    message.type === "ways_found"
  );
}
