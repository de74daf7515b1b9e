/** Requests under way: each has a number, and the answer with that number settles it. */

import type { RequestDone, FoundWays, FromClient, Hinted, Previewed, Reasons, Refused, ToClient } from "../wire";
import { Refusal } from "./refusal";

export type Answer = RequestDone | FoundWays | Hinted | Previewed | Reasons;

/** A message that is answered, without its number, which is given when it is sent. */
export type Asked<Message = FromClient> = Message extends { request: number } ? Omit<Message, "request"> : never;

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (reason: Refusal) => void;
}

export class Requests {
  private next = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** Number a message, send it, and promise its answer. */
  send(message: Asked, post: (message: FromClient) => void): Promise<Answer> {
    const request = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(request, { resolve, reject });
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

  /** The connection is gone: nothing under way will be answered. */
  abandon(): void {
    const left = [...this.waiting.values()];
    this.waiting.clear();
    for (const waiting of left) waiting.reject(new Refusal("offline", ""));
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
