/** The connection to a table: it comes back by itself until it is closed or the table is unknown. */

import type { FromClient, ToClient } from "../wire";
import { playAddress, playProtocols } from "./api";
import { waitBefore } from "./backoff";
import { Refusal } from "./refusal";
import { type Answer, type Asked, Requests } from "./requests";

/** The code with which the server closes a link that opens nothing; trying again would not help. */
const UNKNOWN_TABLE = 4404;

export type LinkState = "connecting" | "open" | "waiting" | "unknown" | "closed";

export class Connection {
  state: LinkState = $state("closed");
  /** What the server said last that no request had asked for: why it lets nobody in, or no longer. */
  refusal: Refusal | null = $state.raw(null);

  private socket: WebSocket | null = null;
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
    this.state = "closed";
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.requests.abandon();
  }

  ask(message: Asked): Promise<Answer> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal("offline", ""));
    return this.requests.send(message, (numbered: FromClient) => socket.send(JSON.stringify(numbered)));
  }

  /** Say something that is not answered. */
  tell(message: Exclude<FromClient, { request: number }>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ToClient): void {
    // Only the table shows that the server has let us in: a full table is said over an open socket, too.
    if (message.type === "table") {
      this.attempt = 0;
      this.refusal = null;
    }
    if (message.type === "refused" && message.request < 0) this.refusal = new Refusal(message.code, message.text);
    if (!this.requests.settle(message)) this.heard(message);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.requests.abandon();
    if (code === UNKNOWN_TABLE) {
      this.state = "unknown";
      return;
    }
    this.state = "waiting";
    this.timer = setTimeout(() => this.open(), waitBefore(this.attempt++));
  }
}
