import { isServerMessage, type Request, type ServerMessage } from "./protocol.ts";

/** Closed by the server for good: coming back would not help. */
const FINAL = [4003, 4004];

export type Standing = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  message(message: ServerMessage): void;
  /** `code` is why it is closed: 4003 another site, 4004 no such table, wrong key, or no watching. */
  standing(standing: Standing, code: number): void;
}

/** A WebSocket that comes back by itself. What was asked when it broke is answered with null. */
export class Socket {
  private inner: WebSocket | null = null;
  private last = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<number, (answer: ServerMessage | null) => void>();

  private readonly address: () => string;
  private readonly listener: Listener;

  constructor(address: () => string, listener: Listener) {
    this.address = address;
    this.listener = listener;
    this.open();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  /** Send something and wait for its answer; null if the connection broke first. */
  ask(request: Request): Promise<ServerMessage | null> {
    if (this.inner?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = ++this.last;
    this.inner.send(JSON.stringify({ ...request, id }));
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  /** Connect anew at once, for instance in another language. */
  reopen(): void {
    this.tries = 0;
    this.inner?.close();
  }

  /** Leave for good. */
  close(): void {
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    clearTimeout(this.timer);
    if (this.inner) this.inner.onclose = null;
    this.inner?.close();
    this.giveUp();
  }

  private open(): void {
    this.listener.standing("connecting", 0);
    const inner = new WebSocket(this.address());
    this.inner = inner;
    inner.onopen = () => {
      this.tries = 0;
      this.listener.standing("open", 0);
    };
    inner.onmessage = (event) => this.take(JSON.parse(String(event.data)));
    inner.onclose = (event) => {
      this.giveUp();
      if (FINAL.includes(event.code)) this.listener.standing("closed", event.code);
      else this.later();
    };
  }

  private take(message: unknown): void {
    if (!isServerMessage(message)) return;
    this.listener.message(message);
    const to = "to" in message ? message.to : null;
    if (to === null) return;
    this.waiting.get(to)?.(message);
    this.waiting.delete(to);
  }

  private later(): void {
    this.listener.standing("lost", 0);
    // Not all at once: a server that starts again should not be met by everybody in the same moment.
    const wait = this.tries === 0 ? 50 : Math.min(8000, 300 * 2 ** this.tries) * (0.5 + Math.random() / 2);
    this.tries++;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), wait);
  }

  private readonly again = (): void => {
    if (document.visibilityState !== "visible" || this.inner?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.open();
  };

  private giveUp(): void {
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
  }
}
