// One connection for everything at tables: it comes back by itself and sends again what was not acknowledged.
import type { Answered, Done, Judged, Me, Refused, Request, Seen, Ways } from "../protocol";
import { api, Refusal } from "./api";
import { language } from "./settings.svelte";

type Without<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Wish = Without<Request>;
export type Reply = Done | Ways | Seen | Judged;
type Listener = (frame: Answered) => void;

interface Pending {
  text: string;
  done: (frame: Reply) => void;
  failed: (why: Refusal) => void;
  /** Questions whose answer is of no use after a break are not sent again. */
  again: boolean;
}

const SLOWEST = 8000;
const BEAT = 20000;
/** How long a beat may stay unanswered; after a sleep, when a dead line is likely, less. */
const PATIENCE = 10000;
const AWAKE = 4000;
const UNKNOWN = 4401;

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

class Connection {
  state: "idle" | "open" | "lost" = $state("idle");
  me: Me | null = $state.raw(null);
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private listeners = new Set<Listener>();
  private openers = new Set<() => void>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private lag = 0;

  constructor() {
    // A line that is cut is not always told: the browser knows sooner that there is no network, or one again.
    addEventListener("offline", () => this.cut());
    addEventListener("online", () => {
      this.tries = 0;
      if (this.state === "lost") this.connect();
    });
    // A device that slept was told nothing of the end of its line, and its timers stood still.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.wake();
    });
  }

  private wake(): void {
    this.tries = 0;
    if (this.state === "lost") this.connect();
    else void this.ping(AWAKE);
  }

  /** Hear every frame; `opened` is called on each new connection. */
  listen(listener: Listener, opened: () => void): () => void {
    this.listeners.add(listener);
    this.openers.add(opened);
    if (this.state === "open") opened();
    else this.connect();
    return () => {
      this.listeners.delete(listener);
      this.openers.delete(opened);
    };
  }

  ask(wish: Wish, again = true): Promise<Reply> {
    const id = newId();
    const text = JSON.stringify({ ...wish, id });
    return new Promise((done, failed) => {
      this.pending.set(id, { text, done, failed, again });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
      else this.connect();
    });
  }

  /** Begin anew, as after a change of language or of person. */
  renew(): void {
    if (this.socket) this.socket.close();
  }

  private connect(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws?language=${language()}`);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event: MessageEvent<string>) => this.heard(event.data);
    socket.onclose = (event) => void this.closed(socket, event.code);
  }

  private cut(): void {
    const socket = this.socket;
    socket?.close();
    if (socket) void this.closed(socket, 0);
  }

  private opened(socket: WebSocket): void {
    this.tries = 0;
    this.state = "open";
    // What the openers ask is new; only what was asked before is sent again, at tables that are followed by then.
    const before = [...this.pending];
    for (const opener of this.openers) opener();
    for (const [id, pending] of before) {
      if (pending.again) socket.send(pending.text);
      else this.settle(id)?.failed(new Refusal("unreachable", "", 0));
    }
    clearInterval(this.beat);
    this.beat = setInterval(() => void this.ping(), BEAT);
  }

  private async ping(patience = PATIENCE): Promise<void> {
    if (this.state !== "open") return;
    const sent = performance.now();
    const asked = this.socket;
    // Whoever gets no answer is not connected, whatever the browser believes: what waits is sent again on a new line.
    const silence = setTimeout(() => asked === this.socket && this.cut(), patience);
    await this.ask({ ask: "ping", lag: this.lag }, false).catch(() => undefined);
    clearTimeout(silence);
    this.lag = Math.min(60000, Math.round(performance.now() - sent));
  }

  private async closed(socket: WebSocket, code: number): Promise<void> {
    if (socket !== this.socket) return;
    // The server does not know this browser: that is put right before the next try.
    if (code === UNKNOWN) await api.me().catch(() => undefined);
    this.socket = null;
    clearInterval(this.beat);
    if (this.listeners.size === 0 && this.pending.size === 0) {
      this.state = "idle";
      return;
    }
    this.state = "lost";
    const wait = Math.min(SLOWEST, 300 * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private heard(data: string): void {
    const frame = JSON.parse(data) as Answered;
    switch (frame.frame) {
      case "welcome":
        this.me = frame.me;
        break;
      case "done":
      case "ways":
      case "seen":
      case "judged":
        this.settle(frame.id)?.done(frame);
        break;
      case "refused":
        this.settle(frame.id)?.failed(refusal(frame));
        break;
    }
    for (const listener of this.listeners) listener(frame);
  }

  private settle(id: string): Pending | undefined {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    return pending;
  }
}

function refusal(frame: Refused): Refusal {
  return new Refusal(frame.code, frame.text, 0);
}

export const connection = new Connection();
addEventListener("online", () => connection.renew());
