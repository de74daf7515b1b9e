/** The connection to a table: it comes back by itself until it is closed or the table is unknown. */

import type { FromClient, ToClient } from "../wire";
import { playAddress, playProtocols } from "./api";
import { waitBefore } from "./backoff";
import { Refusal } from "./refusal";
import { type Answer, type Asked, Requests } from "./requests";
import { judge } from "./silence";

/** The code with which the server closes a link that opens nothing; trying again would not help. */
const UNKNOWN_TABLE = 4404;
/** A code of our own for connections at whose other end nobody answers any more. */
const SILENT = 4000;
/** So often is looked whether an answer is missing. */
const LOOK = 1_000;

export type LinkState = "connecting" | "open" | "waiting" | "unknown" | "closed";

export class Connection {
  state: LinkState = $state("closed");
  /** What the server said last that no request had asked for: why it lets nobody in, or no longer. */
  refusal: Refusal | null = $state.raw(null);

  /** The server has not answered for a while: the table is being restored, by a server that starts again. */
  isRestoring = $state(false);

  private socket: WebSocket | null = null;
  private watch: ReturnType<typeof setInterval> | undefined;
  /** When the server last said something; since when the table itself is waited for. */
  private heardAt = 0;
  private openedAt: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private attempt = 0;
  private readonly requests = new Requests();

  constructor(
    private readonly table: string,
    private readonly key: string,
    private readonly language: () => string,
    private readonly heard: (message: ToClient) => void,
  ) {}

  open(): void {
    if (this.socket) return;
    clearTimeout(this.timer);
    this.state = "connecting";
    const socket = new WebSocket(playAddress(this.table, this.language()), playProtocols(this.key));
    this.socket = socket;
    this.openedAt = performance.now();
    clearInterval(this.watch);
    this.watch = setInterval(() => this.look(socket), LOOK);
    socket.onopen = () => {
      this.state = "open";
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** Try at once: the browser says that the network is back, or the player asks for it. */
  hurry(): void {
    if (this.state !== "waiting") return;
    this.attempt = 0;
    this.open();
  }

  close(): void {
    clearTimeout(this.timer);
    clearInterval(this.watch);
    this.state = "closed";
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.requests.abandon();
  }

  ask(message: Asked): Promise<Answer> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal(this.isRestoring ? "restoring" : "offline", ""));
    return this.requests.send(message, (numbered: FromClient) => socket.send(JSON.stringify(numbered)));
  }

  /** Say something that is not answered. */
  tell(message: Exclude<FromClient, { request: number }>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Ask whether anyone is there when nothing was heard for long; give a silent connection up. */
  private look(socket: WebSocket): void {
    const missing = [this.openedAt, this.requests.oldest].filter((since) => since !== null);
    const asked = missing.length > 0 ? Math.min(...missing) : null;
    const verdict = judge(performance.now(), this.heardAt, asked);
    // Once it is restored, the table is told anew or the answer comes.
    if (verdict === "slow") this.isRestoring = true;
    else if (verdict === "fine" && asked === null) this.isRestoring = false;
    if (verdict === "ask") void this.ask({ type: "beat" }).catch(() => undefined);
    if (verdict === "lost") {
      socket.close();
      this.lost(socket, SILENT);
    }
  }

  private hear(message: ToClient): void {
    this.heardAt = performance.now();
    // Only the table shows that the server has let us in: a full table is said over an open socket, too.
    if (message.type === "table") {
      this.attempt = 0;
      this.refusal = null;
      this.openedAt = null;
      this.isRestoring = false;
    }
    if (message.type === "refused" && message.request < 0) this.refusal = new Refusal(message.code, message.text);
    if (!this.requests.settle(message)) this.heard(message);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearInterval(this.watch);
    if (code === SILENT) this.isRestoring = true;
    this.requests.abandon(this.isRestoring ? "restoring" : "offline");
    if (code === UNKNOWN_TABLE) {
      this.state = "unknown";
      return;
    }
    this.state = "waiting";
    this.timer = setTimeout(() => this.open(), waitBefore(this.attempt++));
  }
}
