/** The connection to a table: it comes back by itself until it is closed or the table is unknown. */

import type { FromClient, ToClient } from "../wire";
import { fetchRecord, playAddress, playProtocols } from "./api";
import { waitBefore } from "./backoff";
import { Refusal } from "./refusal";
import { type Answer, type Asked, Requests } from "./requests";

export type LinkState = "connecting" | "open" | "waiting" | "unknown" | "closed";

export class Connection {
  state: LinkState = $state("closed");

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
    socket.onclose = () => void this.lost(socket);
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

  private hear(message: ToClient): void {
    // Only a message shows that the server has let us in: a proxy may open a socket and drop it.
    this.attempt = 0;
    if (!this.requests.settle(message)) this.heard(message);
  }

  private async lost(socket: WebSocket): Promise<void> {
    if (this.socket !== socket) return;
    this.socket = null;
    this.requests.abandon();
    this.state = "waiting";
    if (await this.isUnknown()) {
      if (this.state === "waiting") this.state = "unknown";
      return;
    }
    if (this.state !== "waiting") return;
    this.timer = setTimeout(() => this.open(), waitBefore(this.attempt++));
  }

  /** A browser does not tell why a websocket was refused; the HTTP half does. */
  private async isUnknown(): Promise<boolean> {
    if (this.attempt > 0) return false;
    try {
      await fetchRecord(this.table, this.key);
      return false;
    } catch (refusal) {
      return refusal instanceof Refusal && (refusal.code === "unknown_table" || refusal.code === "http_404");
    }
  }
}
